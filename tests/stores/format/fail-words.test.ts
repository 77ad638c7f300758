import { describe, expect, it } from 'vitest';
import { failWords, isBarred, isOfSaferPlay, lacksDetails } from '#stores/format/fail-words.ts';

const reached = (facts: Record<string, string>) => ({ code: 'limit_reached', facts }) as const;

describe('the words of a refusal', () => {
  it.each([
    [{ kind: 'deposit', period: 'DAY', left: '12.50' }, 'errors.limit_reached_deposit_DAY', '€12.50'],
    [{ kind: 'stake', period: 'DAY', left: '1.00', currency: 'EUR' }, 'errors.limit_reached_stake_DAY', '€1.00'],
    [{ kind: 'session', period: 'WEEK', left: '90' }, 'errors.limit_reached_session_WEEK', '1 hour 30 minutes'],
    [{ kind: 'loss', period: 'MONTH', left: '0.00' }, 'errors.limit_reached_loss_MONTH', '€0.00'],
  ])('name the limit %j and what it leaves', (facts, key, left) => {
    expect(failWords(reached(facts))).toEqual([key, { left }]);
  });

  it.each([
    [{}],
    [{ kind: 'deposit' }],
    [{ kind: 'deposit', period: 'YEAR', left: '1.00' }],
    [{ kind: 'stake', period: 'DAY', left: '-1' }],
  ])('are those of the code alone when the facts %j do not say which limit', (facts) =>
    expect(failWords(reached(facts))[0]).toBe('errors.limit_reached'),
  );

  it('carry the facts of any other code', () => {
    expect(failWords({ code: 'stake_above_limit', facts: { limit: '5.00' } })).toEqual([
      'errors.stake_above_limit',
      { limit: '5.00' },
    ]);
    expect(failWords({ code: 'network' })).toEqual(['errors.network']);
  });
});

describe('a register that knows too little of a player', () => {
  const refused = (reason: string) => ({ code: 'register_unanswered', facts: { register: 'rofus', reason } }) as const;

  it('is told apart from one that is silent: the profile helps with the first alone', () => {
    expect(lacksDetails(refused('details_missing'))).toBe(true);
    expect(failWords(refused('details_missing'))).toEqual(['errors.register_details_missing']);
    expect(lacksDetails(refused('unreachable'))).toBe(false);
    expect(failWords(refused('unreachable'))[0]).toBe('errors.register_unanswered');
    expect(lacksDetails({ code: 'register_unanswered' })).toBe(false);
  });
});

describe('what stops play', () => {
  it('is a break, an exclusion, and a limit that is used up; not one that leaves room for less', () => {
    expect(isBarred({ code: 'player_timed_out' })).toBe(true);
    expect(isBarred({ code: 'player_excluded' })).toBe(true);
    expect(isBarred(reached({ kind: 'stake', period: 'DAY', left: '0.00' }))).toBe(true);
    expect(isBarred(reached({ kind: 'session', period: 'DAY', left: '0' }))).toBe(true);
    expect(isBarred(reached({ kind: 'stake', period: 'DAY', left: '0.40' }))).toBe(false);
    expect(isBarred({ code: 'insufficient_funds' })).toBe(false);
  });

  it('is explained on the page of safer play where it comes from there', () => {
    expect(isOfSaferPlay({ code: 'reality_check_due' })).toBe(true);
    expect(isOfSaferPlay({ code: 'too_soon' })).toBe(false);
  });
});
