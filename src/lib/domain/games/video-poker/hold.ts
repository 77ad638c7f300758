import { type Card, cardsOf, type DeckSize, joker } from '../kit/cards/card.ts';

/** How a video poker game names its hands. `kindOf` answers an index into the names of `kinds`; 0 is the hand that pays nothing. */
export type Ranking = {
  readonly kinds: readonly string[];
  readonly kindOf: (five: ArrayLike<Card>) => number;
  readonly deck: DeckSize;
  /** Of all hands of the deck, how many are of each kind, and how many of those hold a given card of each rank, or the joker. */
  readonly all: readonly number[];
  readonly withRank: readonly (readonly number[])[];
};

/** A choice of the five cards dealt: bit 0 holds the first one, bit 4 the last. */
export type HoldMask = number;

export const allHolds = 32;

/** In how many ways 0 to 5 cards are drawn from those that were not dealt, 47 or 48. */
export const drawsOf: Readonly<Record<DeckSize, readonly number[]>> = {
  52: [1, 47, 1_081, 16_215, 178_365, 1_533_939],
  53: [1, 48, 1_128, 17_296, 194_580, 1_712_304],
};

const bits = (mask: HoldMask): number[] => [0, 1, 2, 3, 4].filter((slot) => mask & (1 << slot));

/** The number of cards that a hold draws. */
export const drawnBy = (mask: HoldMask): number => 5 - bits(mask).length;

/**
 * Counts, in `counts[mask · kinds + kind]`, of the hands that contain the cards of a mask become counts of the hands that
 * contain exactly those of the five: what a hold can draw to. In place, by inclusion and exclusion over the cards thrown away.
 */
export const toDrawCounts = (counts: Int32Array, kinds: number): Int32Array => {
  for (let bit = 1; bit < allHolds; bit <<= 1) {
    for (let mask = 0; mask < allHolds; mask += 1) {
      if (mask & bit) continue;
      const [less, more] = [mask * kinds, (mask | bit) * kinds];
      for (let kind = 0; kind < kinds; kind += 1) {
        counts[less + kind] = (counts[less + kind] ?? 0) - (counts[more + kind] ?? 0);
      }
    }
  }
  return counts;
};

/** Adds every hand that completes `cards[0 … slot)` with the deck from `from` on. */
const addCompletions = (
  cards: number[],
  slot: number,
  from: number,
  rest: readonly Card[],
  add: (five: readonly number[]) => void,
): void => {
  if (slot === 5) {
    add(cards);
    return;
  }
  for (let index = from; index <= rest.length - (5 - slot); index += 1) {
    cards[slot] = rest[index] ?? 0;
    addCompletions(cards, slot + 1, index + 1, rest, add);
  }
};

/**
 * For each of the 32 holds of a dealt hand, of how many kinds its draws are: exact, by enumerating the hands that contain
 * two or more of the dealt cards (some 208,000) and taking those of one card or none from the ranking.
 */
export const drawCounts = (dealt: readonly Card[], ranking: Ranking): Int32Array => {
  const kinds = ranking.kinds.length;
  const counts = new Int32Array(allHolds * kinds);
  counts.set(ranking.all);
  for (let mask = 1; mask < allHolds; mask += 1) {
    const held = bits(mask).map((slot) => dealt[slot] ?? 0);
    const [only = 0] = held;
    if (held.length === 1) {
      counts.set(ranking.withRank[only === joker ? 13 : only % 13] ?? [], mask * kinds);
      continue;
    }
    const rest = cardsOf(ranking.deck).filter((card) => !held.includes(card));
    addCompletions([...held], held.length, 0, rest, (five) => {
      const at = mask * kinds + ranking.kindOf(five);
      counts[at] = (counts[at] ?? 0) + 1;
    });
  }
  return toDrawCounts(counts, kinds);
};

/** What a hold returns a unit staked: `total` over all its `draws`. Both are exact integers below 2^53. */
export type HoldWorth = { readonly mask: HoldMask; readonly total: number; readonly draws: number };

/** The worth of a hold, where kind k pays `pays[k]`. */
export const worthOf = (counts: Int32Array, pays: readonly number[], mask: HoldMask): HoldWorth => {
  let [total, draws] = [0, 0];
  for (let kind = 0; kind < pays.length; kind += 1) {
    const count = counts[mask * pays.length + kind] ?? 0;
    total += count * (pays[kind] ?? 0);
    draws += count;
  }
  return { mask, total, draws };
};

/** The hold that returns most on average; of equals the one that draws fewest cards, and then the one that holds the later ones. */
export const bestOf = (counts: Int32Array, pays: readonly number[]): HoldWorth => {
  let best = worthOf(counts, pays, allHolds - 1);
  for (const mask of fewestDrawnFirst) {
    const worth = worthOf(counts, pays, mask);
    // Below 2^53: a total is at most 800 · draws.
    if (worth.total * best.draws > best.total * worth.draws) best = worth;
  }
  return best;
};

const fewestDrawnFirst: readonly HoldMask[] = Array.from({ length: allHolds }, (_, index) => allHolds - 1 - index).sort(
  (a, b) => drawnBy(a) - drawnBy(b),
);
