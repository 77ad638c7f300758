import { describe, expect, it } from 'vitest';
import { payoutAddress, type WithdrawFacts, withdrawSchema } from '#contract/forms/withdraw.ts';
import { wrongIn } from '#tests/support/form.ts';

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const bounds = { leastMinor: 1_000n, mostMinor: 4_000n };
const unbounded = { leastMinor: undefined, mostMinor: undefined };
const facts: WithdrawFacts = { currency: 'EUR', withdrawableMinor: 5_000n, bounds: unbounded, needsCode: false };
const crypto: WithdrawFacts = { currency: 'BTC', withdrawableMinor: 1_000n, bounds: unbounded, needsCode: true };
const values = { amount: '', address: '', code: '' };

describe('a withdrawal before it is sent', () => {
  it.each([
    ['', 'amount_required'],
    ['  ', 'amount_required'],
    ['0', 'amount_invalid'],
    ['-5', 'amount_invalid'],
    ['10,5', undefined],
    ['1,234', 'amount_unclear'],
    ['1e3', 'amount_invalid'],
    ['10.005', 'amount_unclear'],
    ['1000.005', 'amount_overprecise'],
    ['€10', undefined],
    ['$10', 'amount_other_currency:USD'],
    ['50.01', 'amount_above'],
    [' 50.00 ', undefined],
  ])('of %j is wrong by %s', (amount, fault) => {
    expect(wrongIn(withdrawSchema(facts), { ...values, amount })).toEqual(fault === undefined ? {} : { amount: fault });
  });

  it.each([
    ['9.99', 5_000n, 'amount_below_minimum'],
    ['10', 5_000n, undefined],
    ['40', 5_000n, undefined],
    ['40.01', 5_000n, 'amount_above_maximum'],
    ['30.01', 3_000n, 'amount_above'],
    ['9.99', 500n, 'amount_below_minimum'],
  ])('of %s, with bounds of 10 and 40 and %s in the wallet, is wrong by %s', (amount, withdrawableMinor, fault) => {
    const schema = withdrawSchema({ ...facts, bounds, withdrawableMinor });
    expect(wrongIn(schema, { ...values, amount })['amount']).toBe(fault);
  });

  it('is not measured by what is not known yet', () => {
    const schema = withdrawSchema({ ...facts, withdrawableMinor: undefined });
    expect(wrongIn(schema, { ...values, amount: '999' })).toEqual({});
  });

  it.each([
    ['', '', { address: 'address_required', code: 'code_required' }],
    [' ', ' ', { address: 'address_required', code: 'code_required' }],
    ['bitcoin:short', '12345', { address: 'address_format', code: 'code_any_format' }],
    [address, '123 456', {}],
    [` ${address} `, 'abcde-01234', {}],
    [address, 'abcde-0123', { code: 'code_any_format' }],
    [address, 'ＡＢＣＤＥ－０１２３４', {}],
  ])('of crypto, from who has a second factor, to %j with the code %j is %j', (to, code, wrong) => {
    expect(wrongIn(withdrawSchema(crypto), { amount: '0.00001', address: to, code })).toEqual(wrong);
  });

  it('of fiat needs no address, and no code from who has no second factor', () => {
    expect(wrongIn(withdrawSchema(facts), { amount: '10', address: 'nonsense', code: 'x' })).toEqual({});
  });

  it('is sent without the spaces around what was typed', () => {
    const typed = { amount: ' 0.00001 BTC', address: `${address} `, code: ' 123 456 ' };
    expect(withdrawSchema(crypto).parse(typed)).toEqual({ amount: '0.00001', address, code: '123456' });
  });
});

describe('the form of an address', () => {
  it.each([
    ['a'.repeat(19), false],
    ['a'.repeat(20), true],
    ['a'.repeat(100), true],
    ['a'.repeat(101), false],
    [`${'a'.repeat(20)}-`, false],
  ])('%s: %s', (typed, isOne) => {
    expect(payoutAddress.safeParse(typed).success).toBe(isOne);
  });
});
