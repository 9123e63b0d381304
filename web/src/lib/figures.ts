// How hard the set-up is that was chosen: the stored figure that was measured with exactly these options, if any.
import type { FigureInfo, GameInfo } from './protocol';
import type { Wish } from './tableform';

/** `offered` holds the options that are asked for; `unasked` is one of them that means nothing beside the others. */
export function figureFor(
  figures: FigureInfo[],
  offered: GameInfo,
  wish: Wish,
  unasked?: string,
): FigureInfo | null {
  if (wish.packs.length > 0) return null;
  const asked = offered.options.filter(({ name }) => name !== unasked);
  const fits = (figure: FigureInfo): boolean =>
    figure.seats === wish.seats.length &&
    asked.every((option) =>
      same(figure.options[option.name] ?? option.default, chosen(wish, option.name) ?? option.default),
    );
  return figures.find(fits) ?? null;
}

function chosen(wish: Wish, name: string): unknown {
  return name in (wish.seats[0]?.own ?? {}) ? wish.seats.map((seat) => seat.own[name]) : wish.options[name];
}

/** A form gives texts where a figure has numbers. */
function same(one: unknown, other: unknown): boolean {
  return [one].flat().join() === [other].flat().join();
}
