import { zero } from '../../maths/rational.ts';
import { figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import { multiplierOf } from './paytable.ts';
import { parseSpot, rollCount, rollText, winningRolls } from './spots.ts';

/** The exact figures of any bet, by counting its winning rolls among the 10,000. Throws when the spot is none. */
export const spotReturn = (spot: string): SpotReturn => {
  const parsed = parseSpot(spot);
  if (!parsed) throw new RangeError(`no such spot: ${spot}`);
  const rolls = winningRolls(parsed);
  const chances = [
    { pays: multiplierOf(rolls), cases: BigInt(rolls) },
    { pays: zero, cases: BigInt(rollCount - rolls) },
  ];
  return { kind: spot, ...figuresOf(chances) };
};

/** Chances in hundredths of a percent, from the rarest bet to the likeliest. */
const shownChances = [
  1, 10, 100, 200, 500, 1_000, 2_000, 2_500, 3_333, 4_950, 5_000, 6_667, 7_500, 9_000, 9_500, 9_800,
];

/**
 * Bets of all four kinds at round chances. The other bets have the figures of those with as many winning rolls, and all
 * have the same return; `spotReturn` tells those of any one.
 */
export const returnsByKind = (): SpotReturn[] => [
  ...shownChances.map((rolls) => spotReturn(`under:${rollText(rolls)}`)),
  ...shownChances.map((rolls) => spotReturn(`over:${rollText(rollCount - 1 - rolls)}`)),
  ...shownChances.map((rolls) => spotReturn(`inside:0.00-${rollText(rolls - 1)}`)),
  ...shownChances.map((rolls) => spotReturn(`outside:0.00-${rollText(rollCount - 1 - rolls)}`)),
];
