import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssessmentLevel, assess } from '#domain/limits/assessment.ts';
import { exclusionDays, lengthen, type Until } from '#domain/limits/breaks.ts';

const now = new Date('2027-01-31T12:00:00.000Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

describe('a break', () => {
  it('must-hold 24: is made longer and never shorter', () => {
    expect(lengthen(null, 1, now, 'exclusion_not_longer')).toEqual({ ok: true, value: inDays(1) });
    expect(lengthen(inDays(7), 31, now, 'exclusion_not_longer')).toEqual({ ok: true, value: inDays(31) });
    expect(lengthen(inDays(7), 7, now, 'exclusion_not_longer')).toMatchObject({
      ok: false,
      code: 'exclusion_not_longer',
    });
    expect(lengthen(inDays(31), null, now, 'exclusion_not_longer')).toEqual({ ok: true, value: 'for_good' });
    expect(lengthen('for_good', 1827, now, 'exclusion_not_longer')).toMatchObject({ ok: false });
    expect(lengthen('for_good', null, now, 'exclusion_not_longer')).toMatchObject({ ok: false });
  });

  it('begins anew where the one before is over', () => {
    expect(lengthen(inDays(-1), 1, now, 'exclusion_not_longer')).toEqual({ ok: true, value: inDays(1) });
  });

  it('never counts fewer days than a calendar', () => {
    const { ONE_MONTH, THREE_MONTHS, SIX_MONTHS, ONE_YEAR, FIVE_YEARS } = exclusionDays;
    for (let day = 0; day < 1461; day++) {
      const from = new Date(Date.UTC(2027, 0, 1 + day));
      const months = (count: number) =>
        Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + count, Math.min(from.getUTCDate(), 28));
      for (const [days, count] of [
        [ONE_MONTH, 1],
        [THREE_MONTHS, 3],
        [SIX_MONTHS, 6],
        [ONE_YEAR, 12],
        [FIVE_YEARS, 60],
      ] as const)
        expect(from.getTime() + days * 86_400_000).toBeGreaterThanOrEqual(months(count));
    }
  });

  it('property: any sequence of wishes ends no earlier than the longest of them', () => {
    const wishes = fc.array(
      fc.record({ days: fc.option(fc.integer({ min: 1, max: 2_000 })), waits: fc.integer({ min: 0, max: 40 }) }),
    );
    fc.assert(
      fc.property(wishes, (all) => {
        let until: Until = null;
        let day = 0;
        let longest = 0;
        for (const { days, waits } of all) {
          day += waits;
          const answer: ReturnType<typeof lengthen> = lengthen(until, days, inDays(day), 'time_out_not_longer');
          if (answer.ok) until = answer.value;
          longest = Math.max(longest, days === null ? Number.POSITIVE_INFINITY : day + days);
          expect(until === 'for_good' ? Number.POSITIVE_INFINITY : (until?.getTime() ?? 0)).toBe(
            longest === Number.POSITIVE_INFINITY ? longest : inDays(longest).getTime(),
          );
        }
      }),
    );
  });
});

describe('the self-assessment', () => {
  it.each<[number[], number, AssessmentLevel]>([
    [[0, 0, 0, 0, 0, 0, 0, 0, 0], 0, 'none'],
    [[1, 0, 0, 0, 0, 0, 0, 0, 0], 1, 'low'],
    [[1, 1, 0, 0, 0, 0, 0, 0, 0], 2, 'low'],
    [[1, 1, 1, 0, 0, 0, 0, 0, 0], 3, 'moderate'],
    [[1, 1, 1, 1, 1, 1, 1, 0, 0], 7, 'moderate'],
    [[2, 1, 1, 1, 1, 1, 1, 0, 0], 8, 'high'],
    [[3, 3, 3, 3, 3, 3, 3, 3, 3], 27, 'high'],
  ])('%j scores %i: %s', (answers, score, level) => {
    expect(assess(answers)).toEqual({ score, level });
  });
});
