import type { Bet } from '../../kit/game.ts';
import { chipsOf } from './round.ts';
import { table } from './table.ts';

const bitsADigit = 4;
const places = table.layoutSpots.map(({ id }) => id);
const digits = Math.ceil(places.length / bitsADigit);

/**
 * On which places of the layout these bets have chips, and no word of how many: a bit a place in the layout's own order, four
 * of them a hexadecimal digit, the first place the lowest bit of the first digit. Call bets are told by the chips they lay.
 */
export const coversOf = (bets: readonly Bet[]): string => {
  const covered = new Set(bets.flatMap(chipsOf).map(({ spot }) => spot.id));
  return Array.from({ length: digits }, (_, digit) =>
    places
      .slice(digit * bitsADigit, (digit + 1) * bitsADigit)
      .reduce((sum, id, bit) => sum + (covered.has(id) ? 1 << bit : 0), 0)
      .toString(16),
  ).join('');
};

/** The places that such a text names; none in a text that is none. */
export const placesIn = (covers: string): readonly string[] =>
  /^[0-9a-f]+$/.test(covers) && covers.length === digits
    ? places.filter((_, place) => {
        const digit = Number.parseInt(covers.charAt(Math.floor(place / bitsADigit)), 16);
        return ((digit >> (place % bitsADigit)) & 1) === 1;
      })
    : [];
