import type { Card, DeckSize } from '#domain/games/kit/cards/card.ts';
import { allHolds, bestOf, drawnBy, type Ranking, toDrawCounts } from '#domain/games/video-poker/hold.ts';
import type { Counting } from './counted.ts';
import { dealClasses, eachHand, jokerDealClasses } from './deals.ts';

/** `choose[n · 6 + k]`, for the place of an upward list of cards among all of its size. */
const choose = new Int32Array(54 * 6);
for (let n = 0; n <= 53; n += 1) {
  choose[n * 6] = 1;
  for (let k = 1; k <= 5; k += 1) choose[n * 6 + k] = ((choose[n * 6 + k - 1] ?? 0) * (n - k + 1)) / k;
}

/** The 32 holds of five cards, and the slots of each. */
export const masks = Array.from({ length: allHolds }, (_, mask) => ({
  mask,
  slots: [0, 1, 2, 3, 4].filter((slot) => mask & (1 << slot)),
}));

/** Where the cards of some slots of an upward hand stand in the table of their number. */
export const indexOf = (hand: readonly Card[], slots: readonly number[]): number => {
  let index = 0;
  for (let place = 0; place < slots.length; place += 1) {
    index += choose[(hand[slots[place] ?? 0] ?? 0) * 6 + place + 1] ?? 0;
  }
  return index;
};

/** A ranking whose hands are not counted yet. */
type Uncounted = Pick<Ranking, 'kinds' | 'kindOf' | 'deck'>;

/** For every set of up to five cards: how many of the hands that contain it are of each kind. `[size][index · kinds + kind]` */
export const countContaining = ({ kinds, kindOf, deck }: Uncounted): Int32Array[] => {
  const tables = [0, 1, 2, 3, 4, 5].map((size) => new Int32Array((choose[deck * 6 + size] ?? 0) * kinds.length));
  const count = (hand: readonly Card[]): void => {
    const kind = kindOf(hand);
    for (const { slots } of masks) {
      const table = tables[slots.length] ?? new Int32Array();
      const at = indexOf(hand, slots) * kinds.length + kind;
      table[at] = (table[at] ?? 0) + 1;
    }
  };
  eachHand(5, count, deck);
  return tables;
};

/** What `drawCounts` answers for a hand in upward order, from the tables. */
export const drawCountsFrom = (tables: readonly Int32Array[], hand: readonly Card[], kinds: number): Int32Array => {
  const counts = new Int32Array(allHolds * kinds);
  for (const { mask, slots } of masks) {
    const from = indexOf(hand, slots) * kinds;
    for (let kind = 0; kind < kinds; kind += 1) {
      counts[mask * kinds + kind] = tables[slots.length]?.[from + kind] ?? 0;
    }
  }
  return toDrawCounts(counts, kinds);
};

/** Best play of every deal up to suits (134,459 without a joker), summed by the number of cards drawn. See `ExactPlay`. */
const playOf = (tables: readonly Int32Array[], deck: DeckSize, kinds: number, pays: readonly number[]) => {
  const sizes = [0, 1, 2, 3, 4, 5];
  const drawn = sizes.map(() => new Array<number>(kinds).fill(0));
  const squares = sizes.map(() => 0n);
  const missed5 = sizes.map(() => 0n);
  const missed10 = sizes.map(() => 0n);
  for (const { cards, weight } of deck === 53 ? jokerDealClasses(5) : dealClasses(5)) {
    const counts = drawCountsFrom(tables, cards, kinds);
    const { mask, total } = bestOf(counts, pays);
    const draws = drawnBy(mask);
    const row = drawn[draws] ?? [];
    for (let kind = 0; kind < kinds; kind += 1) {
      row[kind] = (row[kind] ?? 0) + weight * (counts[mask * kinds + kind] ?? 0);
    }
    const misses = BigInt(counts[mask * kinds] ?? 0);
    squares[draws] = (squares[draws] ?? 0n) + BigInt(weight) * BigInt(total) ** 2n;
    missed5[draws] = (missed5[draws] ?? 0n) + BigInt(weight) * misses ** 5n;
    missed10[draws] = (missed10[draws] ?? 0n) + BigInt(weight) * misses ** 10n;
  }
  const texts = (values: readonly bigint[]) => values.map(String);
  return { drawn, squares: texts(squares), missed: { 5: texts(missed5), 10: texts(missed10) } };
};

type Paytable = { readonly ranking: Uncounted } & Readonly<
  Record<'pays' | 'paysAtFive' | 'paysBelowFive', readonly number[]>
>;

/** The names that plays have in `figures.json`, and the paytables that they are best for. */
const plays = [
  ['play', 'pays'],
  ['atFive', 'paysAtFive'],
  ['belowFive', 'paysBelowFive'],
] as const;

/** Best play of a video poker machine over all deals, for each paytable that it has. Some seconds. */
export const count: Counting = async (folder) => {
  const paytable: Partial<Paytable> & Pick<Paytable, 'ranking'> = await import(`../../${folder}/paytable.ts`);
  const { ranking } = paytable;
  const kinds = ranking.kinds.length;
  const tables = countContaining(ranking);
  const ones = Array.from(tables[1] ?? []);
  const withRank = Array.from({ length: 13 }, (_, rank) => ones.slice(rank * kinds, (rank + 1) * kinds));
  if (ranking.deck === 53) withRank.push(ones.slice(52 * kinds));
  const best = plays.flatMap(([name, key]) => {
    const pays = paytable[key];
    return pays ? [[name, playOf(tables, ranking.deck, kinds, pays)] as const] : [];
  });
  return { figures: { all: Array.from(tables[0] ?? []), withRank, ...Object.fromEntries(best) } };
};
