import { type Rational, rational, zero } from '../../../maths/rational.ts';
import type { HandValue } from '../../kit/cards/poker-hand.ts';
import type { SetHand } from './sets.ts';

/** How one of the player's two hands meets the dealer's: equal ones are a copy, which is the dealer's. */
export type Meeting = 'won' | 'copy' | 'lost';
export type Result = 'won' | 'push' | 'lost';

export type Comparison = { readonly high: Meeting; readonly low: Meeting; readonly result: Result };

const meet = (own: HandValue, dealers: HandValue): Meeting =>
  own > dealers ? 'won' : own === dealers ? 'copy' : 'lost';

/** Both hands won win the bet, one of them pushes it, none loses it. */
export const compareSets = (player: SetHand, dealer: SetHand): Comparison => {
  const high = meet(player.highValue, dealer.highValue);
  const low = meet(player.lowValue, dealer.lowValue);
  const won = [high, low].filter((one) => one === 'won').length;
  return { high, low, result: won === 2 ? 'won' : won === 1 ? 'push' : 'lost' };
};

/** The whole return of one unit: even money less 5% commission, the stake itself, nothing. */
export const returnOf: Readonly<Record<Result, Rational>> = {
  won: rational(39n, 20n),
  push: rational(1n),
  lost: zero,
};
