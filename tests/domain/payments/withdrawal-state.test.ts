import { describe, expect, it } from 'vitest';
import { type WithdrawalState, withdrawalStates, withdrawalTransitions } from '#domain/payments/withdrawal-state.ts';

/** Every way that a withdrawal can go, to its end. */
const lives = (state: WithdrawalState = 'requested', before: readonly WithdrawalState[] = []): WithdrawalState[][] => {
  const life = [...before, state];
  if (before.includes(state)) throw new Error(`a circle: ${life.join(', ')}`);
  const next = withdrawalTransitions[state];
  return next.length === 0 ? [life] : next.flatMap((to) => lives(to, life));
};

describe('a withdrawal', () => {
  it('is never in a state twice, and comes to one of three ends', () => {
    expect(new Set(lives().map((life) => life.at(-1)))).toEqual(new Set(['sent', 'failed', 'cancelled']));
  });

  it('can come to every state', () => {
    expect(new Set(lives().flat())).toEqual(new Set(withdrawalStates));
  });

  it('is sent only after an approval', () => {
    const sent = lives().filter((life) => life.includes('sent'));
    expect(sent.map((life) => life.at(-2))).toEqual(sent.map(() => 'approved'));
  });

  it('is taken back by its player only while people look at it', () => {
    const from = withdrawalStates.filter((state) => withdrawalTransitions[state].includes('cancelled'));
    expect(from).toEqual(['in_review']);
  });

  it('can fail until it is over', () => {
    const from = withdrawalStates.filter((state) => withdrawalTransitions[state].includes('failed'));
    expect(from).toEqual(['requested', 'in_review', 'approved']);
  });
});
