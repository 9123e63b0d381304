import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = 'icon:';
const ICONS = 'icons:';
const ENDING = '.json';
const QUERY = '?icons';
const LIST = ENDING + QUERY;

let set: IconSet | null = null;

function load(): IconSet {
  set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  return set;
}

function body(name: string): string {
  const { icons, aliases } = load();
  const icon = icons[name] ?? icons[aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`game-icons has no icon "${name}": look the name up in the set and correct it.`);
  return icon.body;
}

/** A module with each picture once, however many things are shown by it. */
function listing(names: Record<string, string>): string {
  const used = [...new Set(Object.values(names))];
  const pictures = used.map((name) => JSON.stringify(body(name))).join(',');
  const places = Object.entries(names).map(([meaning, name]) => [meaning, used.indexOf(name)]);
  return [
    `const pictures = [${pictures}];`,
    `const places = ${JSON.stringify(Object.fromEntries(places))};`,
    'export default Object.fromEntries(Object.entries(places).map(([meaning, place]) => [meaning, pictures[place]]));',
  ].join('\n');
}

/** The name of the file for a list of pictures: `hogwarts-battle-motifs`. */
export function picturesOf(id: string): string | undefined {
  if (!id.startsWith(`\0${ICONS}`)) return undefined;
  return id.split('/').slice(-2).join('-');
}

/**
 * Bundles only the icons that are named somewhere:
 *   import owl from 'icon:owl';                 the inside of an <svg viewBox="0 0 512 512">
 *   import motifs from './motifs.json?icons';   a JSON file { meaning: name } becomes { meaning: inside }
 */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.startsWith(PREFIX)) return `\0${id}`;
      if (!id.endsWith(LIST)) return null;
      const file = await this.resolve(id.slice(0, -QUERY.length), importer);
      // Under another ending, so that it is not taken for plain JSON.
      return file ? `\0${ICONS}${file.id.slice(0, -ENDING.length)}` : null;
    },
    async load(id) {
      if (id.startsWith(`\0${PREFIX}`)) {
        return `export default ${JSON.stringify(body(id.slice(PREFIX.length + 1)))};`;
      }
      if (!id.startsWith(`\0${ICONS}`)) return null;
      const file = id.slice(ICONS.length + 1) + ENDING;
      this.addWatchFile(file);
      return listing(JSON.parse(await readFile(file, 'utf-8')) as Record<string, string>);
    },
  };
}
