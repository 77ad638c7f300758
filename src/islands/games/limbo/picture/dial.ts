import { shareOf } from './climb.ts';

/** The dial is half a circle: 1× at its left end, the top of the scale at its right one. Turns are in degrees from upright. */
const turnOf = (share: number): number => -90 + 180 * Math.min(1, Math.max(0, share));

/** The turn of a height on a dial that ends at `top`; what goes beyond stands at its end. */
export const turnAt = (height: number, top: number): number => turnOf(shareOf(height, top));

/** A place on the dial, as SVG reads it: `radius` from its middle, at a turn. */
export const placeAt = (radius: number, turn: number): string => {
  const angle = (turn * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
};

/** A band of the dial between two turns. */
export const bandOf = (outer: number, inner: number, from: number, to: number): string =>
  `M${placeAt(outer, from)}A${outer} ${outer} 0 0 1 ${placeAt(outer, to)}L${placeAt(inner, to)}A${inner} ${inner} 0 0 0 ${placeAt(inner, from)}Z`;

const barCount = 61;

/** A bar at even steps of the dial, as long as the chance of getting there: 1 at its left end, half at 2×. */
export const barsOf = (top: number): readonly { readonly turn: number; readonly chance: number }[] =>
  Array.from({ length: barCount }, (_, index) => {
    const share = index / (barCount - 1);
    return { turn: turnOf(share), chance: 1 / top ** share };
  });

const marks = [1, 1.5, 2, 3, 5, 10, 20, 50, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000] as const;
/** Two marks do not come nearer than this. */
const apart = 12;

/** The heights that are written on the dial, as many as stand clear of one another and of the target. */
export const marksOf = (top: number, target: number): readonly { readonly height: number; readonly turn: number }[] => {
  const clearOf = (turn: number, others: readonly number[]): boolean =>
    others.every((other) => Math.abs(other - turn) >= apart);
  const taken = [turnAt(target, top)];
  return marks.flatMap((height) => {
    const turn = turnAt(height, top);
    if (height > top || !clearOf(turn, taken)) return [];
    taken.push(turn);
    return [{ height, turn }];
  });
};
