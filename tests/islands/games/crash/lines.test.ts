import { describe, expect, it } from 'vitest';
import { listLines } from '#islands/games/crash/picture/lines.ts';
import type { CrashLine } from '#stores/play/crash.ts';

const line = (id: string, amount: string, currency: CrashLine['currency'] = 'EUR'): CrashLine => ({
  id,
  amount,
  currency,
  name: 'Ad***',
  left: null,
  payout: null,
});
const seat = { currency: 'EUR', ownId: undefined, max: 100 } as const;
const idsOf = (lines: readonly CrashLine[]) => lines.map(({ id }) => id);

describe('the list of stakes', () => {
  it('has the largest first, one’s own currency before the others', () => {
    const lines = [line('a', '2.00'), line('b', '0.50000000', 'BTC'), line('c', '10.00'), line('d', '9.00')];
    expect(idsOf(listLines(lines, seat).shown)).toEqual(['c', 'd', 'a', 'b']);
    expect(idsOf(listLines(lines, { ...seat, currency: 'BTC' }).shown)).toEqual(['b', 'c', 'd', 'a']);
  });

  it('keeps equal stakes in the order in which they came', () => {
    expect(idsOf(listLines([line('a', '1.00'), line('b', '1.00')], seat).shown)).toEqual(['a', 'b']);
  });

  it('adds each currency by itself', () => {
    const { players, totals } = listLines([line('a', '0.10'), line('b', '0.20'), line('c', '1.00', 'USD')], seat);
    expect(players).toBe(3);
    expect(totals).toEqual([
      { currency: 'EUR', amountMinor: 30n },
      { currency: 'USD', amountMinor: 100n },
    ]);
  });

  it('shows no more than it may, says how many more there are, and never leaves the player out', () => {
    const lines = Array.from({ length: 1_000 }, (_, index) => line(`p${index}`, `${1_000 - index}.00`));
    const list = listLines(lines, { ...seat, ownId: 'p700' });
    expect(list.shown).toHaveLength(100);
    expect(list.more).toBe(900);
    expect(list.players).toBe(1_000);
    expect(list.shown.at(-1)?.id).toBe('p700');
    expect(list.shown[98]?.id).toBe('p98');
  });
});
