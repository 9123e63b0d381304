import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

type Names = Record<string, string>;

const PREFIX = 'icon:';
const ICONS = 'icons:';
const ENDING = '.json';
const QUERY = '?icons';
const LIST = ENDING + QUERY;
const GROUPS_QUERY = '?icon-groups';
const GROUPED = ENDING + GROUPS_QUERY;
const GROUPS = 'icon-groups:';
const GROUP = 'icon-group:';
/** Between a file and one of its groups. */
const OF = '#';

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
function listing(names: Names): string {
  const used = [...new Set(Object.values(names))];
  const pictures = used.map((name) => JSON.stringify(body(name))).join(',');
  const places = Object.entries(names).map(([meaning, name]) => [meaning, used.indexOf(name)]);
  return [
    `const pictures = [${pictures}];`,
    `const places = ${JSON.stringify(Object.fromEntries(places))};`,
    'export default Object.fromEntries(Object.entries(places).map(([meaning, place]) => [meaning, pictures[place]]));',
  ].join('\n');
}

/** A module that says of each group which pictures it has, and loads them when it is asked to. */
function loaders(file: string, groups: Record<string, Names>): string {
  const lines = Object.entries(groups).map(([group, names]) => {
    const module = JSON.stringify(`${GROUP}${file}${OF}${group}`);
    return `[${JSON.stringify(Object.keys(names))}, async () => (await import(${module})).default],`;
  });
  return ['export default [', ...lines, '];'].join('\n');
}

/** The name of the file for a list of pictures: `hogwarts-battle-icons`, `hogwarts-battle-motifs-game-1`. */
export function picturesOf(id: string): string | undefined {
  if (!id.startsWith(`\0${ICONS}`)) return undefined;
  return id.split('/').slice(-2).join('-').replace(OF, '-');
}

/**
 * Bundles only the icons that are named somewhere:
 *   import owl from 'icon:owl';                 the inside of an <svg viewBox="0 0 512 512">
 *   import motifs from './motifs.json?icons';   a JSON file { meaning: name } becomes { meaning: inside }
 *   import motifs from './motifs.json?icon-groups';   { group: { meaning: name } } becomes [[meanings, how to load them]]
 */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id.startsWith(PREFIX)) return `\0${id}`;
      if (id.startsWith(GROUP)) return `\0${ICONS}${id.slice(GROUP.length)}`;
      if (!id.endsWith(LIST) && !id.endsWith(GROUPED)) return null;
      const [name, kind] = id.endsWith(LIST)
        ? [id.slice(0, -QUERY.length), ICONS]
        : [id.slice(0, -GROUPS_QUERY.length), GROUPS];
      const file = await this.resolve(name, importer);
      // Under another ending, so that it is not taken for plain JSON.
      return file ? `\0${kind}${file.id.slice(0, -ENDING.length)}` : null;
    },
    async load(id) {
      if (id.startsWith(`\0${PREFIX}`)) {
        return `export default ${JSON.stringify(body(id.slice(PREFIX.length + 1)))};`;
      }
      const kind = [ICONS, GROUPS].find((one) => id.startsWith(`\0${one}`));
      if (!kind) return null;
      const [path = '', group] = id.slice(kind.length + 1).split(OF);
      this.addWatchFile(path + ENDING);
      const found = JSON.parse(await readFile(path + ENDING, 'utf-8')) as Names | Record<string, Names>;
      if (kind === GROUPS) return loaders(path, found as Record<string, Names>);
      return listing((group === undefined ? found : found[group]) as Names);
    },
  };
}
