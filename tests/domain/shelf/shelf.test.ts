import { describe, expect, it } from 'vitest';
import { chainOf } from '#domain/fairness/hash-chain.ts';
import { checkChain } from '#domain/shelf/check-chain.ts';
import { type LegalStakes, limitsFault, narrowest } from '#domain/shelf/narrower.ts';
import { arrange } from '#domain/shelf/order.ts';
import { settledValue } from '#domain/shelf/setting.ts';

const legal: LegalStakes = { minMinor: 10n, maxMinor: 50_000n, step: 1n, prices: null };
const bounds = (minMinor: bigint | null, maxMinor: bigint | null) => ({ minMinor, maxMinor });

describe('narrower stakes', () => {
  it.each([
    ['narrower on both sides', legal, bounds(100n, 5_000n), null],
    ['on one side', legal, bounds(null, 5_000n), null],
    ['wider below', legal, bounds(9n, null), 'wider'],
    ['wider above', legal, bounds(null, 50_001n), 'wider'],
    ['crossed', legal, bounds(200n, 100n), 'crossed'],
    ['beside a step', { ...legal, step: 20n, minMinor: 20n }, bounds(50n, null), 'off_step'],
    ['no price', { ...legal, prices: [100n, 500n], minMinor: 100n, maxMinor: 500n }, bounds(200n, null), 'off_step'],
    ['a price', { ...legal, prices: [100n, 500n], minMinor: 100n, maxMinor: 500n }, bounds(500n, null), null],
  ])('%s', (_, of, wanted, fault) => {
    expect(limitsFault('EUR', of, wanted)?.fault ?? null).toBe(fault);
  });

  it('of a game and its studio are the narrower of both', () => {
    expect(narrowest(bounds(100n, null), bounds(50n, 900n))).toEqual(bounds(100n, 900n));
    expect(narrowest(bounds(null, 800n), bounds(null, 900n))).toEqual(bounds(null, 800n));
  });
});

describe('a setting', () => {
  const now = new Date('2027-03-01T12:00:00.000Z');
  it('that switches off begins with the yes where its time lies behind by then, and leaves the hours that were said', () => {
    const off = (from: string | null) => settledValue({ part: 'off', off: { from, hours: 2 } }, now);
    expect(off(null)).toEqual({ from: '2027-03-01T12:00:00.000Z', until: '2027-03-01T14:00:00.000Z' });
    expect(off('2027-03-01T11:00:00.000Z')).toEqual(off(null));
    expect(off('2027-03-02T12:00:00.000Z')).toEqual({
      from: '2027-03-02T12:00:00.000Z',
      until: '2027-03-02T14:00:00.000Z',
    });
    expect(settledValue({ part: 'off', off: null }, now)).toEqual({});
  });
  it('of countries and stakes is kept in one form', () => {
    expect(settledValue({ part: 'countries', hidden: ['NL', 'DE', 'NL'] }, now)).toEqual({ hidden: ['DE', 'NL'] });
    expect(settledValue({ part: 'limits', limits: { EUR: bounds(100n, null), USD: bounds(null, null) } }, now)).toEqual(
      {
        EUR: { min: '100' },
      },
    );
  });
});

describe('a list of the shelf', () => {
  const computed = ['a', 'b', 'c', 'd'];
  const shown = (id: string) => id !== 'c';
  it('is as the catalogue has it, without what is off', () => {
    expect(arrange(computed, undefined, shown)).toEqual(['a', 'b', 'd']);
  });
  it('begins with what is pinned, once each, and stays as long', () => {
    expect(arrange(computed, { how: 'pinned', games: ['z', 'b', 'z', 'c'] }, shown)).toEqual(['z', 'b', 'a', 'd']);
  });
  it('is what was chosen and no others', () => {
    expect(arrange(computed, { how: 'only', games: ['d', 'c', 'a'] }, shown)).toEqual(['d', 'a']);
  });
});

describe('the check of a chain', () => {
  const links = chainOf('5'.repeat(64), 20);
  const revealed = (...at: number[]) => at.map((index) => ({ index, link: links[index] ?? null, isOutcome: true }));
  it('hashes revealed links to each other over a gap, and to the commitment', () => {
    expect(checkChain(links[0] ?? '', revealed(9, 8, 5))).toEqual({
      checked: 3,
      from: 5,
      to: 9,
      broken: null,
      reachesCommitment: true,
    });
  });
  it('says which link fails, and why', () => {
    const forged = revealed(9, 8, 5).map((one) => (one.index === 8 ? { ...one, link: 'f'.repeat(64) } : one));
    expect(checkChain(links[0] ?? '', forged).broken).toEqual({ index: 9, what: 'link' });
    expect(checkChain('0'.repeat(64), revealed(9, 8)).broken).toEqual({ index: 8, what: 'link' });
    expect(checkChain(links[0] ?? '', [{ index: 3, link: links[3] ?? null, isOutcome: false }]).broken?.what).toBe(
      'outcome',
    );
    expect(checkChain(links[0] ?? '', [{ index: 3, link: null, isOutcome: false }]).broken?.what).toBe('missing');
  });
  it('of a chain on which nothing is over says that it reaches nothing', () => {
    expect(checkChain(links[0] ?? '', [])).toMatchObject({ checked: 0, reachesCommitment: false, broken: null });
  });
});
