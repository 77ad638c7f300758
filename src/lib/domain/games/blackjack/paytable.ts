import { type Rational, rational } from '../../maths/rational.ts';

/** How a hand ended. `blackjack`: 21 with the first two cards, unsplit, and the dealer without one. `surrender`: given up. */
export type HandResult = 'blackjack' | 'win' | 'push' | 'surrender' | 'loss' | 'bust';

/** The whole return of one unit on a hand: blackjack pays 3:2, and half comes back of a hand given up. */
export const payoutToUnit: Readonly<Record<HandResult, Rational>> = {
  blackjack: rational(5n, 2n),
  win: rational(2n),
  push: rational(1n),
  surrender: rational(1n, 2n),
  loss: rational(0n),
  bust: rational(0n),
};

/** Insurance pays 2:1 when the dealer has a blackjack. It costs half the stake, floored to the minor unit. */
export const insurancePayout = 3n;

/** Two hands after a split, both doubled and won: eight times the first stake. */
export const maxPayoutToUnit = 8n;
