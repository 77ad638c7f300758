import type { Stream } from '../../fairness/stream.ts';

/** Two dice as they lie, 1 to 6 each: which is which matters to nobody, and both are shown. */
export type Roll = readonly [number, number];

export const totalOf = ([first, second]: Roll): number => first + second;

export const isHard = ([first, second]: Roll): boolean => first === second;

/** The first `count` rolls of a round. Each takes two integers below six, the left die first. */
export const rollsOf = (stream: Stream, count: number): Roll[] =>
  Array.from({ length: count }, (): Roll => {
    const first = stream.below(6) + 1;
    return [first, stream.below(6) + 1];
  });

const faces = [1, 2, 3, 4, 5, 6];

/** The 36 equally likely rolls. */
export const allRolls: readonly Roll[] = faces.flatMap((first) => faces.map((second): Roll => [first, second]));
