import { expect, it } from 'vitest';
import { currencyCodes } from '#domain/money/currency.ts';
import { rowJson, rowsOf } from '#domain/returns/figure-rows.ts';
import { jackpotSummary, potLines, slotLines } from '#domain/returns/jackpot-summary.ts';

it('a pot is told with its share, odds, seed and mean in its currency', () => {
  expect(jackpotSummary('EUR')).toEqual({
    share: '1%',
    seeded: '0.2%',
    added: '1.2%',
    unit: '€1.00',
    odds: '1 in 500,000',
    turnover: '€500,000.00',
    seed: '€1,000.00',
    mean: '€6,000.00',
  });
  expect(jackpotSummary('BTC')).toMatchObject({
    unit: '₿0.00001000',
    odds: '1 in 500,000',
    seed: '₿0.01000000',
    mean: '₿0.06000000',
  });
  expect(potLines()).toHaveLength(currencyCodes.length);
});

it('a slot’s return is told without and with the jackpot, the latter 1.2 points higher', () => {
  for (const { id, returned, together } of slotLines()) {
    expect(Number.parseFloat(together)).toBeCloseTo(Number.parseFloat(returned) + 1.2, 3);
    const [row] = rowsOf(id);
    expect(row && rowJson(row)).toMatchObject({ jackpot: { addedReturn: { fraction: '3/250' } } });
  }
  expect(slotLines()).toHaveLength(4);
  const [other] = rowsOf('dice');
  expect(other && 'jackpot' in rowJson(other)).toBe(false);
});
