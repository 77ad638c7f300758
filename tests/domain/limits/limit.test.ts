import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askFor, confirm, easingMs, easingOpenMs, type Limit, noLimit } from '#domain/limits/limit.ts';

const start = new Date('2027-03-01T12:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const minute = 60_000;
const hour = 60 * minute;
const bound = fc.option(fc.bigInt({ min: 0n, max: 1_000_000n }), { nil: null });
const loose = (value: bigint | null): bigint => value ?? 10n ** 18n;

describe('a limit', () => {
  it('holds at once when it is set or lowered', () => {
    expect(askFor(noLimit, 5_000n, start)).toEqual({ value: 5_000n, pending: null });
    expect(askFor({ value: 5_000n, pending: null }, 4_000n, start)).toEqual({ value: 4_000n, pending: null });
  });

  it.each([
    ['raised', 6_000n],
    ['removed', null],
  ])('GLI-19 2.5.5, A.3.7: is %s after 24 hours and a second word, not before', (_, wanted) => {
    const asked = askFor({ value: 5_000n, pending: null }, wanted, start);
    expect(asked).toEqual({ value: 5_000n, pending: { value: wanted, dueAt: later(24 * hour) } });
    expect(confirm(asked, later(24 * hour - minute))).toMatchObject({ ok: false, code: 'limit_not_due' });
    expect(confirm(asked, later(24 * hour + minute))).toEqual({ ok: true, value: { value: wanted, pending: null } });
  });

  it('loses a wish that nobody confirms for seven days: none stands ready for a bad hour', () => {
    const asked = askFor({ value: 5_000n, pending: null }, null, start);
    const end = 24 * hour + easingOpenMs;
    expect(confirm(asked, later(end - minute)).ok).toBe(true);
    expect(confirm(asked, later(end))).toMatchObject({ ok: false, code: 'not_found' });
  });

  it('loses the wish that waits to a lower limit, and to the same one', () => {
    const asked = askFor({ value: 5_000n, pending: null }, null, start);
    expect(askFor(asked, 4_000n, later(hour))).toEqual({ value: 4_000n, pending: null });
    expect(askFor(asked, 5_000n, later(hour))).toEqual({ value: 5_000n, pending: null });
    expect(confirm(askFor(asked, 4_000n, later(hour)), later(48 * hour))).toMatchObject({ code: 'not_found' });
  });

  it('property: never binds less than before within 24 hours of the wish for it, whatever is asked and confirmed', () => {
    const step = fc.record({
      waits: fc.integer({ min: 0, max: 30 * hour }),
      wanted: fc.option(bound, { nil: 'confirm' as const }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let limit: Limit = noLimit;
        let now = 0;
        let askedAt = Number.NEGATIVE_INFINITY;
        for (const { waits, wanted } of steps) {
          now += waits;
          const before = limit;
          if (wanted === 'confirm') {
            const confirmed = confirm(limit, later(now));
            if (confirmed.ok) limit = confirmed.value;
          } else {
            limit = askFor(limit, wanted, later(now));
          }
          if (loose(limit.value) > loose(before.value)) expect(now - askedAt).toBeGreaterThanOrEqual(easingMs);
          if (wanted !== 'confirm') askedAt = now;
        }
      }),
    );
  });
});
