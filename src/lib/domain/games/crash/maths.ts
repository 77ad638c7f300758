import { rational } from '../../maths/rational.ts';
import { figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import { drawCount, targetMax, winningDraws } from './paytable.ts';
import { hundredthsText } from './round.ts';

/** The exact figures of leaving at a multiplier of 100 hundredths or more, by hand or by target: counted over all 2^52 draws. */
export const returnAt = (hundredths: number): SpotReturn => ({
  kind: `auto:${hundredthsText(hundredths)}`,
  ...figuresOf([
    { pays: rational(BigInt(hundredths), 100n), cases: winningDraws(hundredths) },
    { pays: rational(0n), cases: drawCount - winningDraws(hundredths) },
  ]),
});

const shownTargets = [101, 110, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000, 1_000_000, targetMax];

/** Targets from the lowest to the highest: 99% less a part of 2^-52 at each; `returnAt` tells any other. */
export const returnsByTarget = (): SpotReturn[] => shownTargets.map(returnAt);
