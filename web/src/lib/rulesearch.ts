import type { RuleInfo } from './protocol';

export interface Chapter {
  chapter: string;
  slug: string;
  rules: RuleInfo[];
}

export interface Piece {
  text: string;
  hit: boolean;
  /** Another rule that is named here. */
  rule: string | null;
}

/** The number of a rule (R12), of a part of one (R8a) or of a ruling (A3, or whatever letter a rulebook uses). */
const NUMBER = '[A-Z]\\d+[a-z]?';
const WHOLE_NUMBER = new RegExp(`^${NUMBER}$`);

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The rules that hold every word of the search, by chapter in reading order. */
export function chapters(rules: RuleInfo[], search: string): Chapter[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found: Chapter[] = [];
  for (const rule of rules) {
    const text = plain(`${rule.number} ${rule.chapter} ${rule.text}`);
    const number = plain(rule.number);
    // "R2" asks for that rule and not for R20 to R29.
    if (
      !words.every((word) =>
        /^[a-z]\d+[a-z]?$/.test(word) ? word === number || hasWord(text, word) : text.includes(word),
      )
    ) {
      continue;
    }
    const last = found.at(-1);
    if (last?.chapter === rule.chapter) last.rules.push(rule);
    else found.push({ chapter: rule.chapter, slug: `chapter-${found.length + 1}`, rules: [rule] });
  }
  return found;
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text);
}

/** A rule's text cut where a searched word or the number of another rule stands. */
export function pieces(text: string, search: string): Piece[] {
  const words = search.split(/\s+/).filter((word) => word.length > 1);
  const escaped = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const cut = new RegExp(`(${[`\\b${NUMBER}\\b`, ...escaped].join('|')})`, 'gi');
  return text
    .split(cut)
    .filter(Boolean)
    .map((part) => {
      const rule = WHOLE_NUMBER.test(part) ? part : null;
      const hit = words.some((word) => word.toLowerCase() === part.toLowerCase());
      return { text: part, hit, rule };
    });
}
