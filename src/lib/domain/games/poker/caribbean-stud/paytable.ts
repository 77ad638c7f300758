import { categories, categoryIndexOf, type HandValue, handValue, royalFlush } from '../../kit/cards/poker-hand.ts';

/** What a won call earns to one, by the player's own hand; the lowest first. */
export const callPays = [
  { hand: 'other', toOne: 1n },
  { hand: 'two-pair', toOne: 2n },
  { hand: 'three-of-a-kind', toOne: 3n },
  { hand: 'straight', toOne: 4n },
  { hand: 'flush', toOne: 5n },
  { hand: 'full-house', toOne: 7n },
  { hand: 'four-of-a-kind', toOne: 20n },
  { hand: 'straight-flush', toOne: 50n },
  { hand: 'royal-flush', toOne: 100n },
] as const;

/** The call is twice the ante. */
export const callPerAnte = 2n;

/** The least hand that the dealer plays with: ace and king, whatever the other three. */
export const dealerQualifies: HandValue = handValue(0, 12, 11);

/** The row of `callPays` that a hand is paid by. */
export const callPayIndex = (value: HandValue): number => {
  if (value === royalFlush) return callPays.length - 1;
  const name = categories[categoryIndexOf(value)];
  const index = callPays.findIndex(({ hand }) => hand === name);
  return index < 0 ? 0 : index;
};

/** How a called hand meets the dealer's. */
export type Showdown = 'unqualified' | 'won' | 'tied' | 'lost';

export const showdown = (player: HandValue, dealer: HandValue): Showdown => {
  if (dealer < dealerQualifies) return 'unqualified';
  return player > dealer ? 'won' : player === dealer ? 'tied' : 'lost';
};

/** What comes back of an ante and of the call beside it, by unit of each. */
export const returnsOf = (met: Showdown, player: HandValue): { readonly ante: bigint; readonly call: bigint } => {
  switch (met) {
    case 'unqualified':
      return { ante: 2n, call: 1n };
    case 'won':
      return { ante: 2n, call: 1n + (callPays[callPayIndex(player)]?.toOne ?? 0n) };
    case 'tied':
      return { ante: 1n, call: 1n };
    case 'lost':
      return { ante: 0n, call: 0n };
  }
};
