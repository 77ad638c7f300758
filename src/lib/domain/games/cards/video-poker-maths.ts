import { add, divide, multiply, type Rational, rational, subtract, zero } from '../../maths/rational.ts';
import type { SpotReturn } from '../game.ts';
import { drawsOf } from './hold.ts';

/** How many hands a round may have. */
export const handCounts = [1, 5, 10] as const;
export type HandCount = (typeof handCounts)[number];

/**
 * Best play of all 2,598,960 deals, summed apart by the number of cards drawn, 0 to 5. A deal that draws k cards has
 * `drawsOf[k]` equally likely ends.
 */
export type ExactPlay = {
  /** `drawn[k][kind]`: how many of those ends are of each kind. */
  readonly drawn: readonly (readonly bigint[])[];
  /** `squares[k]`: the square of each deal's total return over its ends. */
  readonly squares: readonly bigint[];
  /** `missed[n][k]`: the nth power of each deal's number of ends that pay nothing. */
  readonly missed: Readonly<Record<5 | 10, readonly bigint[]>>;
};

const deals = 2_598_960n;
const drawsOfCount = drawsOf.map(BigInt);

/** Sums `values[k] / drawsOf[k]^power` over k, as a mean over all deals. */
const meanOf = (values: readonly bigint[], power: bigint): Rational =>
  multiply(
    values.reduce((sum, value, k) => add(sum, rational(value, (drawsOfCount[k] ?? 1n) ** power)), zero),
    rational(1n, deals),
  );

/** How often a hand ends as each kind by best play. */
export const kindFrequencies = ({ drawn }: ExactPlay): Rational[] =>
  (drawn[0] ?? []).map((_, kind) =>
    meanOf(
      drawn.map((row) => row[kind] ?? 0n),
      1n,
    ),
  );

/**
 * Return and risk of one unit spread over some hands that share a deal and draw on their own. The variance has two parts:
 * that of the deal's worth, which the hands share, and the mean of the draw's, which they divide.
 */
export const playReturn = (play: ExactPlay, pays: readonly number[], hands: HandCount): Omit<SpotReturn, 'kind'> => {
  const frequencies = kindFrequencies(play);
  const moment = (power: bigint): Rational =>
    frequencies.reduce(
      (sum, frequency, kind) => add(sum, multiply(frequency, rational(BigInt(pays[kind] ?? 0) ** power))),
      zero,
    );
  const mean = moment(1n);
  const squareOfWorth = meanOf(play.squares, 2n);
  const ofDeal = subtract(squareOfWorth, multiply(mean, mean));
  const ofDraw = divide(subtract(moment(2n), squareOfWorth), rational(BigInt(hands)));
  const missed = hands === 1 ? (frequencies[0] ?? zero) : meanOf(play.missed[hands], BigInt(hands));
  const most = Math.max(...pays);
  return {
    returnToPlayer: mean,
    variance: add(ofDeal, ofDraw),
    hitFrequency: subtract(rational(1n), missed),
    maxWin: rational(BigInt(most)),
    // Several hands draw apart from each other: how often all of them are the best is not among the exact figures.
    ...(hands === 1 && { maxWinChance: frequencies[pays.indexOf(most)] ?? zero }),
  };
};
