import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and bitmaps are compressed already. */
const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Shorter than this a file fits into one packet however it is written. */
const WORTH_IT = 1_000;

/** The forms of a file that the server looks for beside it (server/routes/pages.py), by their endings. */
export async function forms(plain: Buffer): Promise<Record<string, Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { '.br': br, '.gz': gz };
}

async function lay(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < WORTH_IT) return;
  for (const [ending, form] of Object.entries(await forms(plain))) {
    if (form.length < plain.length) await writeFile(file + ending, form);
  }
}

/** Lays compressed forms beside all that was built. The page itself is filled in by the server, which compresses it. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle: {
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true });
        await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => lay(join(folder, name))));
      },
    },
  };
}
