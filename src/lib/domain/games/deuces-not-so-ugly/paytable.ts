import type { Card } from '../cards/card.ts';
import type { Ranking } from '../cards/hold.ts';
import { all, withRank } from './exact.ts';

export const kinds = [
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

/** What one coin returns by kind, however many coins are played. */
export const pays = [0, 1, 2, 3, 4, 4, 10, 16, 25, 200, 800] as const;

const royalRanks = 0b1_1111_0000_0000;

/** The sets of ranks of the ten straights: the wheel, then those from six high to the ace. */
const straights = [0b1_0000_0000_1111, ...Array.from({ length: 9 }, (_, low) => 0b1_1111 << low)];
/** For each set of ranks: whether wild cards can fill it up to a straight. */
const fitsStraight = Uint8Array.from({ length: 1 << 13 }, (_, mask) =>
  straights.some((straight) => (mask & ~straight) === 0) ? 1 : 0,
);

/** The index into `kinds` of five cards with every two wild. */
const kindOf = (five: ArrayLike<Card>): number => {
  let [deuces, mask, twice, thrice, four, suits] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < 5; index += 1) {
    const card = five[index] ?? 0;
    const suit = (card / 13) | 0;
    const rank = card - 13 * suit;
    if (rank === 0) {
      deuces += 1;
      continue;
    }
    const bit = 1 << rank;
    suits |= 1 << suit;
    four |= thrice & bit;
    thrice |= twice & bit;
    twice |= mask & bit;
    mask |= bit;
  }
  if (deuces === 4) return 9;
  const alike = deuces + (four !== 0 ? 4 : thrice !== 0 ? 3 : twice !== 0 ? 2 : 1);
  const suited = (suits & (suits - 1)) === 0;
  const runs = twice === 0 && fitsStraight[mask] === 1;
  if (suited && runs && (mask & ~royalRanks) === 0) return deuces === 0 ? 10 : 8;
  if (alike === 5) return 7;
  if (suited && runs) return 6;
  if (alike === 4) return 5;
  if (isFullHouse(deuces, twice, thrice)) return 4;
  if (suited) return 3;
  if (runs) return 2;
  return alike === 3 ? 1 : 0;
};

/** Three and two, or two pairs and one deuce. With more deuces a pair is four of a kind already. */
const isFullHouse = (deuces: number, twice: number, thrice: number): boolean => {
  const pairs = (twice & (twice - 1)) !== 0 ? 2 : 1;
  return pairs === 2 && (deuces === 1 || (deuces === 0 && thrice !== 0));
};

export const ranking: Ranking = { kinds, kindOf, all, withRank };
