// Which answers a thing on the table stands for: an answer names its targets, or the game names the answer with the thing.
import type { PanelInfo, PieceInfo, SectionInfo, SpaceInfo } from '../../lib/protocol';
import type { Choice, Target } from '../../lib/view';

/** The section of that name, where the game draws one. */
export function section(sections: SectionInfo[], name: string): SectionInfo | undefined {
  return sections.find((one) => one.name === name);
}

/** What lies before a seat: its panel, if there are cards in it. Mere numbers stand beside those of the others. */
export function ownPanel(sections: SectionInfo[], seat: number): PanelInfo | undefined {
  const players = section(sections, 'players')?.panels ?? [];
  return players.find((panel) => panel.seat === seat && panel.zones.length > 0);
}

const names = (target: Target, keys: readonly (number | string | null)[]): boolean =>
  keys.includes(target.key) || (target.also ?? []).some((key) => keys.includes(key));

const some = (choice: Choice, passes: (target: Target) => boolean): boolean => choice.targets.some(passes);

/** The answers that take this card or die. A card whose key is not known is meant by its id. */
export function forPiece(open: Choice[], piece: PieceInfo): Choice[] {
  return open.filter((choice) => {
    if (piece.answer !== '' && choice.notation === piece.answer) return true;
    if (choice.targets.length === 0) return forCardId(choice, piece.card);
    return some(
      choice,
      (target) =>
        target.kind === piece.sort &&
        (names(target, piece.keys) || (piece.keys.length === 0 && target.id === piece.card)),
    );
  });
}

const forCardId = (choice: Choice, card: string | null): boolean => card !== null && choice.card === card;

/** The answers that are about this space. */
export function forSpace(open: Choice[], space: SpaceInfo): Choice[] {
  return open.filter(
    (choice) =>
      (space.answer !== '' && choice.notation === space.answer) ||
      some(
        choice,
        (target) =>
          target.kind === 'space' && (names(target, [space.key, space.name]) || target.id === space.name),
      ),
  );
}

/** The answers that are about this seat. */
export function forSeat(open: Choice[], seat: number | null): Choice[] {
  return open.filter((choice) => some(choice, ({ kind, key }) => kind === 'seat' && key === seat));
}

/** The answers that are about this pile. */
export function forPile(open: Choice[], pile: string): Choice[] {
  return pile === ''
    ? []
    : open.filter((choice) => some(choice, ({ kind, key }) => kind === 'pile' && key === pile));
}

/** The answers about what a panel shows: its seat, or the card in its middle. */
export function forPanel(open: Choice[], panel: { seat: number | null; card: string | null }): Choice[] {
  const seats = panel.seat === null ? [] : forSeat(open, panel.seat);
  const cards = open.filter((choice) =>
    choice.targets.length > 0
      ? some(choice, ({ kind, id }) => kind === 'card' && id !== undefined && id === panel.card)
      : forCardId(choice, panel.card),
  );
  return [...new Set([...seats, ...cards])];
}
