import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The letters of Czech that no file of western letters has. */
export const LETTERS = 'ČčĎďĚěŇňŘřŠšŤťŮůŽž';
const RANGE = [...LETTERS].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(',');
/** Where a font's own style sheet loads the letters of half of Europe. */
const FACE = /@font-face\s*\{[^}]*url\(([^)]*-latin-ext-[^)]*\.woff2)\)[^}]*\}/g;

/** A style sheet of fonts with one more face behind each of those: of overlapping faces the last one is loaded. */
export async function withLetters(css: string, cut: (file: string) => Promise<string>): Promise<string> {
  const faces = [...css.matchAll(FACE)].map(async ([face, file]) =>
    face.replace(file!, await cut(file!)).replace(/unicode-range:[^;]*/, `unicode-range: ${RANGE}`),
  );
  return [css, ...(await Promise.all(faces))].join('\n');
}

/** Czech loads a few letters of a font where it would load those of all languages between Iceland and Turkey. */
export function letters(): Plugin {
  let folder = '';
  async function cut(file: string): Promise<string> {
    const path = join(folder, basename(file).replace('-latin-ext-', '-czech-'));
    await mkdir(folder, { recursive: true });
    await writeFile(path, await subsetFont(await readFile(file), LETTERS, { targetFormat: 'woff2' }));
    return path;
  }
  return {
    name: 'letters',
    // Before Vite looks for the files that a style sheet names.
    enforce: 'pre',
    configResolved: ({ root }) => void (folder = resolve(root, 'node_modules/.cache/fonts')),
    transform: {
      filter: { id: /@fontsource-variable\/.*\.css$/ },
      handler(css, id) {
        const beside = dirname(id);
        return withLetters(css, async (file) => relative(beside, await cut(join(beside, file))));
      },
    },
  };
}
