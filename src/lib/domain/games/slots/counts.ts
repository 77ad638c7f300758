import { rational } from '../../maths/rational.ts';
import { type Chance, figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';

/** In how many equally likely cases a spin pays so many units. */
export type WinCounts = ReadonlyMap<number, number>;

/** The exact figures of a bet of `unitsAStake` units whose every case was counted. */
export const figuresOfCounts = (kind: string, counts: WinCounts, unitsAStake: number): SpotReturn => ({
  kind,
  ...figuresOf(
    [...counts].map(
      ([units, cases]): Chance => ({
        pays: rational(BigInt(units), BigInt(unitsAStake)),
        cases: BigInt(cases),
      }),
    ),
  ),
});
