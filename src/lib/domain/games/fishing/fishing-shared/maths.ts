import { rational, zero } from '../../../maths/rational.ts';
import { type Chance, figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { drawCount, type Target, targets } from './paytable.ts';
import { spotOf } from './spots.ts';

/** What each draw of the million brings, prize by prize, and the draws that bring nothing. */
export const chancesOf = ({ prizes }: Target): Chance[] => {
  const caught = prizes.reduce((sum, { draws }) => sum + draws, 0);
  return [
    ...prizes.map(({ pays, draws }) => ({ pays: rational(BigInt(pays)), cases: BigInt(draws) })),
    { pays: zero, cases: BigInt(drawCount - caught) },
  ];
};

/** One row a target, exact, by counting the draws that catch it among the million. */
export const returnsByKind = (): SpotReturn[] =>
  targets.map((target) => ({ kind: spotOf(target.id), ...figuresOf(chancesOf(target)) }));
