import { describe, expect, it } from 'vitest';
import {
  type CorrectionDraft,
  correctionFaults,
  correctionOf,
  correctionOutcome,
  type PayoutDraft,
  payoutFaults,
  payoutOf,
  payoutOutcome,
} from '#stores/desk/money-drafts.ts';

const wallet = (currency: 'EUR' | 'BTC', own: string) => ({
  currency,
  own,
  bonus: '0',
  locked: '0',
  withdrawal: '0',
  owed: '0',
});
const balances = [wallet('EUR', '20.00'), wallet('BTC', '0.50000000')];
const correction = (part: Partial<CorrectionDraft>): CorrectionDraft => ({
  currency: 'EUR',
  amount: '12.50',
  direction: 'give',
  cause: 'goodwill',
  reason: 'why',
  ...part,
});
const payout = (part: Partial<PayoutDraft>): PayoutDraft => ({
  currency: 'EUR',
  amount: '20',
  address: '',
  key: 'k',
  ...part,
});

describe('a correction that is typed', () => {
  it.each([
    [{}, []],
    [{ currency: '', cause: '', reason: ' ' }, ['currency', 'cause', 'reason']],
    [{ currency: 'USD' }, ['currency']],
    [{ amount: ' ' }, ['amount']],
    [{ amount: '0' }, ['amount_invalid']],
    [{ amount: '-3' }, ['amount_invalid']],
    [{ amount: '0.005' }, ['amount_overprecise']],
    [{ direction: 'take', amount: '20.01' }, ['balance_too_low']],
    [{ direction: 'take', amount: '20' }, []],
    [{ amount: '20000' }, []],
  ] as const)('%o lacks %o', (part, faults) => {
    expect(correctionFaults(correction(part), balances)).toEqual(faults);
  });

  it('says what it would come to, and nothing while that is not known', () => {
    expect(correctionOutcome(correction({}), balances)).toEqual({ currency: 'EUR', own: 20_00n, delta: 12_50n });
    expect(correctionOutcome(correction({ direction: 'take' }), balances)?.delta).toBe(-12_50n);
    expect(correctionOutcome(correction({ cause: '', reason: '' }), balances)).not.toBeNull();
    expect(correctionOutcome(correction({ amount: 'x' }), balances)).toBeNull();
    expect(correctionOutcome(correction({ direction: 'take', amount: '21' }), balances)).toBeNull();
  });

  it('is sent in the one form of an amount', () => {
    expect(correctionOf(correction({ amount: ' 12,50 ', reason: ' why ' }))).toMatchObject({
      amount: '12.50',
      reason: 'why',
    });
  });
});

describe('a payout that is typed', () => {
  it.each([
    [{}, []],
    [{ amount: '20.01' }, ['balance_too_low']],
    [{ currency: 'BTC', amount: '0.1' }, ['address']],
    [{ currency: 'BTC', amount: '0.1', address: 'bc1x' }, []],
  ] as const)('%o lacks %o', (part, faults) => {
    expect(payoutFaults(payout(part), balances)).toEqual(faults);
  });

  it('leaves the rest, and goes to an address where it is of coins', () => {
    expect(payoutOutcome(payout({ amount: '5' }), balances)).toEqual({ currency: 'EUR', own: 20_00n, delta: -5_00n });
    expect(payoutOf(payout({ address: 'left from before' })).address).toBeNull();
    expect(payoutOf(payout({ currency: 'BTC', amount: '0.1', address: ' bc1x ' })).address).toBe('bc1x');
  });
});
