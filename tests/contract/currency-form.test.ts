import { describe, expect, it } from 'vitest';
import { walletCurrencySchema } from '#contract/forms/currency.ts';
import { wrongIn } from '#tests/support/form.ts';

describe('the currency of a wallet', () => {
  it.each([
    ['', { currency: 'currency_required' }],
    ['XXX', { currency: 'currency_required' }],
    ['eur', { currency: 'currency_required' }],
    ['EUR', {}],
    ['USDT', {}],
  ])('%j is %j', (currency, wrong) => {
    expect(wrongIn(walletCurrencySchema, { currency })).toEqual(wrong);
  });
});
