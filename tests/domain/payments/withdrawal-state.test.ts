import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advanceWithdrawal,
  isWithdrawalOver,
  type WithdrawalEvent,
  withdrawalStates,
  withdrawalTransitions,
} from '#domain/payments/withdrawal-state.ts';

const events = withdrawalStates.filter((state): state is WithdrawalEvent => state !== 'requested');
const anyEvents = fc.array(fc.constantFrom(...events), { maxLength: 30 });

const run = (heard: readonly WithdrawalEvent[]) => {
  let state: (typeof withdrawalStates)[number] = 'requested';
  const money: string[] = [];
  const seen: (typeof withdrawalStates)[number][] = [state];
  for (const event of heard) {
    const step = advanceWithdrawal(state, event);
    if (step.money !== 'stays') money.push(step.money);
    if (step.changed) seen.push(step.state);
    state = step.state;
  }
  return { state, money, seen };
};

describe('a withdrawal', () => {
  it('moves its money once at most, whatever is heard in whatever order', () => {
    fc.assert(
      fc.property(anyEvents, (heard) => {
        const { state, money } = run(heard);
        expect(money.length).toBe(isWithdrawalOver(state) ? 1 : 0);
        expect(money[0]).toBe(
          isWithdrawalOver(state) ? (state === 'sent' ? 'to_clearing' : 'back_to_cash') : undefined,
        );
      }),
    );
  });

  it('is never in a state twice, and ends for good', () => {
    fc.assert(
      fc.property(anyEvents, anyEvents, (first, then) => {
        const { state, seen } = run(first);
        expect(new Set(seen).size).toBe(seen.length);
        if (isWithdrawalOver(state)) expect(run([...first, ...then]).state).toBe(state);
      }),
    );
  });

  it('is sent only after an approval', () => {
    fc.assert(
      fc.property(anyEvents, (heard) => {
        const { state, seen } = run(heard);
        if (state === 'sent') expect(seen).toContain('approved');
      }),
    );
  });

  it('is taken back by its player only while people look at it', () => {
    const from = withdrawalStates.filter((state) => withdrawalTransitions[state].includes('cancelled'));
    expect(from).toEqual(['in_review']);
  });

  it('hears the same twice as once', () => {
    fc.assert(
      fc.property(anyEvents, (heard) => {
        expect(run(heard.flatMap((event) => [event, event]))).toEqual(run(heard));
      }),
    );
  });
});
