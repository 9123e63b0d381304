import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { forms } from './compressed';

it('says the same in fewer bytes', async () => {
  const plain = Buffer.from('an owl brings a letter, '.repeat(100));
  const { '.br': br, '.gz': gz } = await forms(plain);
  expect([brotliDecompressSync(br!), gunzipSync(gz!)]).toEqual([plain, plain]);
  expect(br!.length).toBeLessThan(plain.length / 10);
  expect(gz!.length).toBeLessThan(plain.length / 10);
});
