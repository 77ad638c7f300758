import type { Stream } from '#domain/fairness/stream.ts';
import { allRolls, type Roll, totalOf } from '#domain/games/craps/dice.ts';

/** A stream that casts these dice and then no more. */
export const casting = (dice: readonly Roll[]) => (): Stream => {
  const faces = dice.flat();
  const below = () => {
    const face = faces.shift();
    if (face === undefined) throw new Error('no dice left');
    return face - 1;
  };
  return { u32: below, below };
};

/** A roll of each of these totals. */
export const dice = (...sums: readonly number[]): Roll[] =>
  sums.map((sum) => {
    const roll = allRolls.find((one) => totalOf(one) === sum);
    if (!roll) throw new Error(`no dice show ${sum}`);
    return roll;
  });
