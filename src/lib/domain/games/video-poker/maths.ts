import { add, divide, multiply, type Rational, rational, subtract, zero } from '../../maths/rational.ts';
import type { DeckSize } from '../kit/cards/card.ts';
import { countedCases } from '../kit/counted.ts';
import type { SpotReturn } from '../kit/game.ts';
import { drawsOf } from './hold.ts';

/** How many hands a round may have. */
export const handCounts = [1, 5, 10] as const;
export type HandCount = (typeof handCounts)[number];

/**
 * Best play of all deals, summed apart by the number of cards drawn, 0 to 5. A deal that draws k cards has `drawsOf[deck][k]`
 * equally likely ends.
 */
export type ExactPlay = {
  readonly deck: DeckSize;
  /** `drawn[k][kind]`: how many of those ends are of each kind. */
  readonly drawn: readonly (readonly bigint[])[];
  /** `squares[k]`: the square of each deal's total return over its ends. */
  readonly squares: readonly bigint[];
  /** `missed[n][k]`: the nth power of each deal's number of ends that pay nothing. */
  readonly missed: Readonly<Record<5 | 10, readonly bigint[]>>;
};

/** Best play as it stands in `figures.json`. */
type PlayFigures = {
  readonly drawn: readonly (readonly number[])[];
  readonly squares: readonly string[];
  readonly missed: Readonly<Record<5 | 10, readonly string[]>>;
};

export const readPlay = (deck: DeckSize, { drawn, squares, missed }: PlayFigures): ExactPlay => ({
  deck,
  drawn: drawn.map(countedCases),
  squares: squares.map(BigInt),
  missed: { 5: missed[5].map(BigInt), 10: missed[10].map(BigInt) },
});

/** How many deals of five cards a deck has. */
export const dealsOf: Readonly<Record<DeckSize, bigint>> = { 52: 2_598_960n, 53: 2_869_685n };

/** Sums `values[k] / drawsOf[deck][k]^power` over k, as a mean over all deals. */
const meanOf = (deck: DeckSize, values: readonly bigint[], power: bigint): Rational =>
  multiply(
    values.reduce((sum, value, k) => add(sum, rational(value, BigInt(drawsOf[deck][k] ?? 1) ** power)), zero),
    rational(1n, dealsOf[deck]),
  );

/** How often a hand ends as each kind by best play. */
export const kindFrequencies = ({ deck, drawn }: ExactPlay): Rational[] =>
  (drawn[0] ?? []).map((_, kind) =>
    meanOf(
      deck,
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
  const squareOfWorth = meanOf(play.deck, play.squares, 2n);
  const ofDeal = subtract(squareOfWorth, multiply(mean, mean));
  const ofDraw = divide(subtract(moment(2n), squareOfWorth), rational(BigInt(hands)));
  const missed = hands === 1 ? (frequencies[0] ?? zero) : meanOf(play.deck, play.missed[hands], BigInt(hands));
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

/** Best play under one paytable. */
export type PaidPlay = { readonly exact: ExactPlay; readonly pays: readonly number[] };

/** A machine that pays the same for any number of coins. */
export const returnsForAnyCoins = ({ exact, pays }: PaidPlay): SpotReturn[] =>
  handCounts.map((hands) => ({ kind: `hands:${hands}:coins:1-5`, ...playReturn(exact, pays, hands) }));

/** A machine that pays more for its best hand with five coins: fewer have a best play and a return of their own. */
export const returnsByCoins = (five: PaidPlay, fewer: PaidPlay): SpotReturn[] =>
  handCounts.flatMap((hands) => [
    { kind: `hands:${hands}:coins:5`, ...playReturn(five.exact, five.pays, hands) },
    { kind: `hands:${hands}:coins:1-4`, ...playReturn(fewer.exact, fewer.pays, hands) },
  ]);
