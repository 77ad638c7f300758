import type { Dice } from './dice.ts';
import { countOf, isTriple, type Spot, totalOf } from './spots.ts';

/** What each total pays to one; 10 and 11 pay least, 4 and 17 most. */
const totalOdds: Readonly<Record<number, bigint>> = {
  4: 62n,
  5: 31n,
  6: 18n,
  7: 12n,
  8: 8n,
  9: 7n,
  10: 6n,
  11: 6n,
  12: 7n,
  13: 8n,
  14: 12n,
  15: 18n,
  16: 31n,
  17: 62n,
};

/** A single number pays by how many dice show it: once, twice or on all three. */
export const singleOdds: readonly bigint[] = [0n, 1n, 2n, 12n];

/** What a spot pays to one at its best. */
export const oddsOf = (spot: Spot): bigint => {
  switch (spot.kind) {
    case 'small':
    case 'big':
    case 'odd':
    case 'even':
      return 1n;
    case 'any-triple':
      return 31n;
    case 'triple':
      return 180n;
    case 'double':
      return 11n;
    case 'pair':
      return 6n;
    case 'single':
      return singleOdds[3] ?? 0n;
    case 'total':
      return totalOdds[spot.total] ?? 0n;
  }
};

/** What a spot pays to one on these dice; undefined when it loses. The four even chances lose on every triple. */
export const oddsOn = (spot: Spot, dice: Dice): bigint | undefined => {
  const total = totalOf(dice);
  const wins = (): boolean => {
    switch (spot.kind) {
      case 'small':
        return !isTriple(dice) && total <= 10;
      case 'big':
        return !isTriple(dice) && total >= 11;
      case 'odd':
        return !isTriple(dice) && total % 2 === 1;
      case 'even':
        return !isTriple(dice) && total % 2 === 0;
      case 'any-triple':
        return isTriple(dice);
      case 'triple':
        return countOf(dice, spot.face) === 3;
      case 'double':
        return countOf(dice, spot.face) >= 2;
      case 'single':
        return countOf(dice, spot.face) >= 1;
      case 'pair':
        return countOf(dice, spot.low) >= 1 && countOf(dice, spot.high) >= 1;
      case 'total':
        return total === spot.total;
    }
  };
  if (!wins()) return undefined;
  return spot.kind === 'single' ? singleOdds[countOf(dice, spot.face)] : oddsOf(spot);
};
