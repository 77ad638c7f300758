import type { Card } from '../kit/cards/card.ts';

/** What five cards make when some of them stand for whatever helps most, the lowest first. A pair may be of any rank. */
export const wildCategories = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'five-of-a-kind',
  'wild-royal-flush',
  'natural-royal-flush',
  'four-wild',
] as const;

export type WildCategory = (typeof wildCategories)[number];

const at = Object.fromEntries(wildCategories.map((category, index) => [category, index])) as Readonly<
  Record<WildCategory, number>
>;

const royalRanks = 0b1_1111_0000_0000;

/** The sets of ranks of the ten straights: the wheel, then those from six high to the ace. */
const straights = [0b1_0000_0000_1111, ...Array.from({ length: 9 }, (_, low) => 0b1_1111 << low)];
/** For each set of ranks: whether wild cards can fill it up to a straight. */
const fitsStraight = Uint8Array.from({ length: 1 << 13 }, (_, mask) =>
  straights.some((straight) => (mask & ~straight) === 0) ? 1 : 0,
);

/** The index into `wildCategories` of five cards of which `isWild` says the wild ones: the joker, or all four of a rank. */
export const wildCategoryOf = (five: ArrayLike<Card>, isWild: (card: Card) => boolean): number => {
  let [wilds, mask, twice, thrice, four, suits] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < 5; index += 1) {
    const card = five[index] ?? 0;
    if (isWild(card)) {
      wilds += 1;
      continue;
    }
    const suit = (card / 13) | 0;
    const bit = 1 << (card - 13 * suit);
    suits |= 1 << suit;
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= mask & bit;
    mask |= bit;
  }
  if (wilds === 4) return at['four-wild'];
  const alike = wilds + (four !== 0 ? 4 : thrice !== 0 ? 3 : twice !== 0 ? 2 : 1);
  const suited = (suits & (suits - 1)) === 0;
  const runs = twice === 0 && fitsStraight[mask] === 1;
  if (suited && runs && (mask & ~royalRanks) === 0) return at[wilds === 0 ? 'natural-royal-flush' : 'wild-royal-flush'];
  if (alike === 5) return at['five-of-a-kind'];
  if (suited && runs) return at['straight-flush'];
  if (alike === 4) return at['four-of-a-kind'];
  const twoPairs = (twice & (twice - 1)) !== 0;
  // Three and two, or two pairs and one wild card. With more of them a pair is four of a kind already.
  if (twoPairs && (wilds === 1 || thrice !== 0)) return at['full-house'];
  if (suited) return at.flush;
  if (runs) return at.straight;
  if (alike === 3) return at['three-of-a-kind'];
  if (twoPairs) return at['two-pair'];
  return alike === 2 ? at.pair : at['high-card'];
};

/** For each category the index of a game's kind by the same name, or of the one that `others` names; none pays nothing. */
export const kindsByCategory = (
  kinds: readonly string[],
  others: Readonly<Partial<Record<WildCategory, string>>> = {},
): Uint8Array =>
  Uint8Array.from(wildCategories, (category) => Math.max(0, kinds.indexOf(others[category] ?? category)));

/** Whether a card is wild in a game of deuces. */
export const isDeuce = (card: Card): boolean => card % 13 === 0;

/** The hands of the usual game of deuces. */
export const deucesKinds = [
  'nothing',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'five-of-a-kind',
  'wild-royal-flush',
  'four-deuces',
  'natural-royal-flush',
] as const;

const deucesPlaces = kindsByCategory(deucesKinds, { 'four-wild': 'four-deuces' });

/** The index into `deucesKinds` of five cards with every two wild. */
export const deucesKindOf = (five: ArrayLike<Card>): number => deucesPlaces[wildCategoryOf(five, isDeuce)] ?? 0;
