import { rational, zero } from '../../../maths/rational.ts';
import { figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { drawCount, targets } from './paytable.ts';

/** One row a target, exact, by counting the draws that catch it among the 100,000. */
export const returnsByKind = (): SpotReturn[] =>
  targets.map(({ id, pays, catches }) => ({
    kind: `target:${id}`,
    ...figuresOf([
      { pays: rational(BigInt(pays)), cases: BigInt(catches) },
      { pays: zero, cases: BigInt(drawCount - catches) },
    ]),
  }));
