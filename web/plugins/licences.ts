import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
/** What is copied into the page without being a module of it. */
const COPIED = [
  '@fontsource-variable/alegreya',
  '@fontsource-variable/source-sans-3',
  '@iconify-json/game-icons',
];
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;
const LICENCE = /^licen[cs]e/i;

interface Manifest {
  name: string;
  version: string;
  license: string;
}

/** The packages that modules come from; of nested ones the innermost, whose code it is. */
export function packagesOf(modules: Iterable<string>): string[] {
  const found = new Set(COPIED);
  for (const id of modules) {
    const name = [...id.matchAll(PACKAGE)].at(-1)?.[1];
    if (name) found.add(name);
  }
  return [...found].sort();
}

/** The licence of a package: its own words, or those that its name stands for. */
async function licenceOf(root: string, name: string): Promise<string> {
  const folder = join(root, 'node_modules', name);
  const about = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const own = (await readdir(folder)).find((file) => LICENCE.test(file));
  const words = own ? await readFile(join(folder, own), 'utf8') : textOf(about);
  return `${about.name} ${about.version} (${about.license})\n\n${words.trim()}\n`;
}

/** The text that a package names but does not carry. */
export function textOf({ name, license }: Pick<Manifest, 'name' | 'license'>): string {
  const { [license]: known } = require('spdx-license-list/full') as Record<string, { licenseText: string }>;
  if (!known) throw new Error(`${name} has the licence ${license}, whose text is not known.`);
  return known.licenseText;
}

/** Writes `licences.txt`: the licence texts of everything that the built page is made of. */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'licences',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    async generateBundle() {
      const texts = await Promise.all(packagesOf(this.getModuleIds()).map((name) => licenceOf(root, name)));
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: texts.join(`\n${'-'.repeat(80)}\n\n`),
      });
    },
  };
}
