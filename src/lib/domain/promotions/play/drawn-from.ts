import type { Stream } from '../../fairness/stream.ts';
import type { Distribution } from '../../games/kit/outcomes.ts';

/**
 * Draws from a distribution, one word each, by the alias method (A. J. Walker 1977): as fast for three thousand outcomes as for
 * two, so that a hundred thousand players can be followed.
 */
export const drawnFrom = (outcomes: Distribution, { u32 }: Pick<Stream, 'u32'>): (() => number) => {
  const count = outcomes.length;
  const multiples = Float64Array.from(outcomes, ([multiple]) => multiple);
  const keep = Float64Array.from(outcomes, ([, chance]) => chance * count);
  const alias = Int32Array.from(outcomes, (_, at) => at);
  const small: number[] = [];
  const large: number[] = [];
  keep.forEach((share, at) => {
    (share < 1 ? small : large).push(at);
  });
  while (small.length > 0 && large.length > 0) {
    const poor = small.pop() ?? 0;
    const rich = large.at(-1) ?? 0;
    alias[poor] = rich;
    keep[rich] = (keep[rich] ?? 0) - (1 - (keep[poor] ?? 0));
    if ((keep[rich] ?? 0) < 1) {
      large.pop();
      small.push(rich);
    }
  }
  for (const at of [...small, ...large]) keep[at] = 1;
  return () => {
    const place = (u32() / 2 ** 32) * count;
    const at = Math.floor(place);
    return multiples[place - at < (keep[at] ?? 1) ? at : (alias[at] ?? at)] ?? 0;
  };
};
