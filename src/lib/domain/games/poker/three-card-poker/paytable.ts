import { categoryIndexOf, type HandValue, handValue, threeCardCategories } from '../../kit/cards/poker-hand.ts';

/** What a hand earns to one, in the order of `threeCardCategories`; 0 is a bet that earns nothing. */
export const pairPlusToOne = [0n, 1n, 4n, 6n, 30n, 40n] as const;
/** And what pair plus earned under version 1 of the rules. */
export const formerPairPlusToOne = [0n, 1n, 4n, 5n, 30n, 40n] as const;
/** Paid on a played ante whatever the dealer holds. */
export const anteBonusToOne = [0n, 0n, 0n, 1n, 4n, 5n] as const;

/** The least hand that the dealer plays with: queen high, whatever the other two. */
export const dealerQualifies: HandValue = handValue(0, 10, 1, 0);

export const categoryOf = (value: HandValue): (typeof threeCardCategories)[number] =>
  threeCardCategories[categoryIndexOf(value)] ?? 'high-card';

export const pairPlusPays = (value: HandValue, toOne: readonly bigint[] = pairPlusToOne): bigint =>
  toOne[categoryIndexOf(value)] ?? 0n;
export const anteBonus = (value: HandValue): bigint => anteBonusToOne[categoryIndexOf(value)] ?? 0n;

/** How a played hand meets the dealer's. */
export type Showdown = 'unqualified' | 'won' | 'tied' | 'lost';

export const showdown = (player: HandValue, dealer: HandValue): Showdown => {
  if (dealer < dealerQualifies) return 'unqualified';
  return player > dealer ? 'won' : player === dealer ? 'tied' : 'lost';
};

/** What comes back of an ante and of the play bet beside it, by unit of each, before any bonus. */
export const returnsOf: Readonly<Record<Showdown, { readonly ante: bigint; readonly play: bigint }>> = {
  unqualified: { ante: 2n, play: 1n },
  won: { ante: 2n, play: 2n },
  tied: { ante: 1n, play: 1n },
  lost: { ante: 0n, play: 0n },
};
