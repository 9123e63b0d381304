// The guide of every game: each step is of a question that is asked, says something, and points at what is there.
import { describe, expect, it } from 'vitest';
import type { GuideStep } from '../table/game';
import type { Question, View } from '../table/view';

const guides = import.meta.glob<{ guide: GuideStep[] }>('./*/guide/guide.ts', { eager: true });
const pages = import.meta.glob<string>(['./**/*.svelte', '../table/**/*.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = import.meta.glob<string>('./*/text/*.ftl', { query: '?raw', import: 'default', eager: true });
const LANGUAGES = ['en', 'cs', 'it'];

const view = { seat: 0, outcome: null, decisions: [] } as unknown as View;
const strange = { kind: 'of-another-game', seat: 0, number: 1, actions: [] } as unknown as Question;

/** The marks of a selector: `[data-guide="hand"]`. */
const marks = (selector: string): string[] => selector.match(/data-[a-z]+="[^"]+"/g) ?? [];

/** Whatever the view says, a step is due by a question of its game only. */
function isDue(step: GuideStep, mine: Question | null): boolean {
  return step.when(view, mine);
}

describe.each(Object.entries(guides))('%s', (path, { guide }) => {
  const folder = path.split('/')[1]!;
  const here = Object.entries(pages)
    .filter(([page]) => page.startsWith(`./${folder}/`) || page.startsWith('../table/'))
    .map(([, source]) => source)
    .join('\n');

  it.each(guide.map((step) => [step.id, step] as const))('%s is of a question', (_id, step) => {
    expect([isDue(step, null), isDue(step, strange)]).toEqual([false, false]);
  });

  it.each(guide.map((step) => [step.id, step] as const))('%s points at what there is', (_id, step) => {
    const found = [step.at, step.names ?? ''].flatMap(marks);
    expect(found.length).toBeGreaterThan(0);
    // A mark may be given by name: `data-guide={guide}`.
    for (const mark of found) expect(here).toContain(mark.slice(mark.indexOf('"')).replaceAll('"', ''));
  });

  it.each(guide.filter(({ told }) => !told).map(({ id }) => id))('%s says something everywhere', (id) => {
    for (const language of LANGUAGES) {
      const said = Object.entries(words)
        .filter(([file]) => file.startsWith(`./${folder}/`) && file.endsWith(`${language}.ftl`))
        .map(([, source]) => source)
        .join('\n');
      expect(said).toMatch(new RegExp(`^guide-${id} = `, 'm'));
      expect(said).toMatch(new RegExp(`^guide-${id}-title = `, 'm'));
    }
  });
});
