import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencyCodes } from '#domain/money/currency.ts';
import {
  amountFromEur,
  checkDepositAmount,
  depositMinimums,
  opensGateways,
  quickDepositsEur,
} from '#domain/payments/deposit-limits.ts';
import {
  advanceDeposit,
  type DepositEvent,
  type DepositState,
  depositStates,
  heardAs,
  isDepositOver,
  isHeardTooEarly,
  isPaidNow,
} from '#domain/payments/deposit-state.ts';
import { referenceRate } from '#tests/support/rates.ts';

const events: DepositEvent[] = ['redirected', 'pending', 'completed', 'failed', 'expired', 'reversed'];
const run = (list: readonly DepositEvent[]) =>
  list.reduce<{ state: DepositState; credits: number; reversals: number }>(
    ({ state, credits, reversals }, event) => {
      const step = advanceDeposit(state, event);
      return {
        state: step.state,
        credits: credits + Number(step.credits),
        reversals: reversals + Number(step.reverses),
      };
    },
    { state: 'created', credits: 0, reversals: 0 },
  );

describe('a deposit', () => {
  it('stays completed through success, failure, success (must-hold 19)', () => {
    expect(run(['completed', 'failed', 'completed'])).toEqual({ state: 'completed', credits: 1, reversals: 0 });
  });

  it('completes late when the provider says that it holds the money', () => {
    expect(run(['redirected', 'expired', 'completed'])).toEqual({ state: 'completed', credits: 1, reversals: 0 });
    expect(run(['failed', 'pending'])).toEqual({ state: 'failed', credits: 0, reversals: 0 });
    expect(run(['pending', 'redirected'])).toEqual({ state: 'pending', credits: 0, reversals: 0 });
  });

  it('credits once if and only if some event completed it, in any order (must-hold 17)', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (list) => {
        const { state, credits, reversals } = run(list);
        const paid = list.indexOf('completed');
        expect(credits).toBe(list.includes('completed') ? 1 : 0);
        expect(reversals).toBe(paid >= 0 && list.includes('reversed', paid) ? 1 : 0);
        expect(state === 'completed' || state === 'reversed').toBe(credits === 1);
      }),
    );
  });

  it('is taken back after it was credited, and told again when it was not yet', () => {
    const early = depositStates.filter((state) => isHeardTooEarly(state, 'reversed'));
    expect(early).toEqual(['created', 'redirected', 'pending', 'failed', 'expired']);
    expect(events.filter((event) => isHeardTooEarly('created', event))).toEqual(['reversed']);
    expect(run(['reversed', 'completed', 'failed'])).toEqual({ state: 'completed', credits: 1, reversals: 0 });
    expect(run(['completed', 'reversed', 'completed'])).toEqual({ state: 'reversed', credits: 1, reversals: 1 });
  });

  it('that is held is credited, refunded or charged back once, and by no second word that it is paid', () => {
    const held = advanceDeposit('pending', heardAs('pending', 'completed', true));
    expect(held).toEqual({ state: 'held', changed: true, credits: false, holds: true, reverses: false });
    expect(heardAs('pending', 'completed', false)).toBe('completed');
    const again = heardAs('held', 'completed', false);
    expect(advanceDeposit('held', again)).toMatchObject({
      state: 'held',
      changed: false,
      credits: false,
      holds: false,
    });
    expect(depositStates.filter((state) => isPaidNow(state, 'completed'))).toEqual([
      'created',
      'redirected',
      'pending',
      'failed',
      'expired',
    ]);
    expect(advanceDeposit('held', 'reversed')).toMatchObject({ state: 'reversed', reverses: true });
    expect(run(['held', 'refunded', 'reversed', 'completed', 'held'])).toEqual({
      state: 'refunded',
      credits: 0,
      reversals: 0,
    });
    expect(run(['held', 'failed', 'expired', 'completed'])).toEqual({ state: 'completed', credits: 1, reversals: 0 });
  });

  it('is over when nothing more is expected', () => {
    expect(['created', 'redirected', 'pending'].some((state) => isDepositOver(state as DepositState))).toBe(false);
    expect(isDepositOver('expired')).toBe(true);
  });
});

describe('deposit amounts', () => {
  it('quick buttons of 30, 75 and 100 EUR round up to the whole unit in fiat', () => {
    const quick = (currency: CurrencyCode) =>
      quickDepositsEur.map((eur) => amountFromEur(eur, currency, referenceRate(currency)));
    expect(quick('EUR')).toEqual([3000n, 7500n, 10_000n]);
    expect(quick('USD').map((amount) => formatAmount(amount, 'USD'))).toEqual(['35.00', '88.00', '117.00']);
    expect(quick('BTC')[0]).toBe(50_000n);
  });

  it.each(currencyCodes)('the minimum in %s is worth 10 EUR and a minor unit less may not be', (currency) => {
    const rate = referenceRate(currency);
    const { minDepositMinor } = depositMinimums(currency, rate);
    expect(opensGateways(minDepositMinor, currency, rate)).toBe(true);
    expect(checkDepositAmount(minDepositMinor, currency, rate)).toEqual({ ok: true, value: minDepositMinor });
    expect(checkDepositAmount(minDepositMinor - 1n, currency, rate)).toMatchObject({
      code: 'amount_below_minimum',
      facts: { limit: formatAmount(minDepositMinor, currency), currency },
    });
    expect(checkDepositAmount(amountFromEur(10_001n, currency, rate) + 1n, currency, rate)).toMatchObject({
      code: 'amount_above_maximum',
      facts: { limit: formatAmount(amountFromEur(10_000n, currency, rate), currency), currency },
    });
  });
});
