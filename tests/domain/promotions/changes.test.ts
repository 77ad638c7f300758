import { describe, expect, it } from 'vitest';
import { changesBetween } from '#domain/promotions/changes.ts';
import { offerOf } from '#tests/support/offers.ts';

const first = offerOf('welcome-first');
const { wagering } = first;
if (!wagering) throw new Error('the welcome offer is wagered');

describe('what changed between two versions', () => {
  it('is nothing but their number', () => {
    expect(changesBetween(first, { ...first, version: 9 })).toEqual([]);
  });

  it('names each field, and what it said and says', () => {
    const changed = { ...first, validTo: '2027-01-31', wagering: { ...wagering, times: 8, games: { baccarat: 5 } } };
    expect(changesBetween(first, changed)).toEqual([
      { field: 'validTo', before: null, after: '2027-01-31' },
      { field: 'wagering.games.baccarat', before: undefined, after: 5 },
      { field: 'wagering.times', before: 10, after: 8 },
    ]);
  });

  it('tells what came and what went', () => {
    expect(changesBetween(first, { ...first, freeSpins: null }).map(({ field, after }) => [field, after])).toEqual([
      ['freeSpins', null],
      ...['days', 'gameId', 'spins', 'stakeEur', 'unlock'].map((field) => [`freeSpins.${field}`, undefined]),
    ]);
  });

  it('takes lists of names as sets', () => {
    const only = (...countries: string[]) => ({ ...first, countries: { only: countries } });
    expect(changesBetween(only('DE', 'FR'), only('FR', 'DE'))).toEqual([]);
    expect(changesBetween(only('DE', 'DE'), only('DE', 'FR'))).toEqual([
      { field: 'countries.only', before: ['DE', 'DE'], after: ['DE', 'FR'] },
    ]);
  });
});
