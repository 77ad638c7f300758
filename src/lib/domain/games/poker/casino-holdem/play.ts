import { type Card, deckOf } from '../../kit/cards/card.ts';
import { bestHand, type HandValue } from '../../kit/cards/poker-hand.ts';
import { antePayIndex, antePays, callPerAnte, dealerQualifies } from './paytable.ts';

/** How a called hand meets the dealer's. */
export type Showdown = 'unqualified' | 'won' | 'tied' | 'lost';

export const showdown = (player: HandValue, dealer: HandValue): Showdown => {
  if (dealer < dealerQualifies) return 'unqualified';
  return player > dealer ? 'won' : player === dealer ? 'tied' : 'lost';
};

/** What an ante and the call beside it return by unit of each, when the player's hand has that value. */
export const returnsOf = (met: Showdown, player: HandValue): { readonly ante: bigint; readonly call: bigint } => {
  const paid = 1n + (antePays[antePayIndex(player)]?.toOne ?? 0n);
  switch (met) {
    case 'unqualified':
      return { ante: paid, call: 1n };
    case 'won':
      return { ante: paid, call: 2n };
    case 'tied':
      return { ante: 1n, call: 1n };
    case 'lost':
      return { ante: 0n, call: 0n };
  }
};

/** What a call earns in antes. */
const netOf = (met: Showdown, player: HandValue): number => {
  const { ante, call } = returnsOf(met, player);
  return Number(ante + callPerAnte * call - 1n - callPerAnte);
};

/** The boards and hands of the dealer that a hand on a flop can meet: 1,081 turns and rivers with 990 hands each. */
export const futures = 1_081 * 990;

/**
 * What calling earns over all turns, rivers and hands of the dealer, in antes: folding earns −1,070,190. Exact, by laying
 * out every one of them, which takes some tenths of a second.
 */
export const worthOfCalling = (hole: readonly Card[], flop: readonly Card[]): number => {
  const rest = deckOf().filter((card) => !hole.includes(card) && !flop.includes(card));
  const own = [...hole, ...flop, 0, 0];
  const other = [...flop, 0, 0, 0, 0];
  let worth = 0;
  for (const [i, turn] of rest.entries()) {
    for (const river of rest.slice(i + 1)) {
      own[5] = other[3] = turn;
      own[6] = other[4] = river;
      const mine = bestHand(own);
      const counts = { unqualified: 0, won: 0, tied: 0, lost: 0 };
      const unseen = rest.filter((card) => card !== turn && card !== river);
      for (let j = 0; j < unseen.length; j += 1) {
        other[5] = unseen[j] ?? 0;
        for (let k = j + 1; k < unseen.length; k += 1) {
          other[6] = unseen[k] ?? 0;
          counts[showdown(mine, bestHand(other))] += 1;
        }
      }
      for (const met of ['unqualified', 'won', 'tied', 'lost'] as const) worth += counts[met] * netOf(met, mine);
    }
  }
  return worth;
};
