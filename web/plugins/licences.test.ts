import { describe, expect, it } from 'vitest';
import { packagesOf, textOf } from './licences';

describe('licences of what is shipped', () => {
  it('are those of the packages that modules come from, and of what is copied', () => {
    const found = packagesOf([
      '/web/node_modules/svelte/src/index.js',
      '/web/node_modules/svelte/node_modules/clsx/dist/clsx.mjs',
      '/web/src/main.ts',
    ]);
    expect(found).toContain('clsx');
    expect(found).toContain('svelte');
    expect(found).toContain('@iconify-json/game-icons');
    expect(found.filter((name) => name.includes('main'))).toEqual([]);
  });

  it('have their words where a package only names them, and stop the build where nobody knows them', () => {
    expect(textOf({ name: 'icons', license: 'CC-BY-3.0' })).toContain('Attribution 3.0');
    expect(() => textOf({ name: 'somebody', license: 'Unheard-of-1.0' })).toThrow('whose text is not known');
  });
});
