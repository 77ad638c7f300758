import { expect, test } from 'vitest';
import { isShown, passedDays } from '#content/shown.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const at = (text: string) => new Date(text);

test('a draft is never shown', () => {
  expect(isShown({ draft: true }, at('2026-11-22T12:00:00Z'))).toBe(false);
});

test('a text without days is always shown', () => {
  expect(isShown({ draft: false }, at('1999-01-01T00:00:00Z'))).toBe(true);
});

test.each([
  ['2026-11-30T23:59:59Z', false],
  ['2026-12-01T00:00:00Z', true],
  ['2026-12-31T23:59:59Z', true],
  ['2027-01-01T00:00:00Z', false],
])('a text of December is shown at %s: %s', (now, shown) => {
  expect(isShown({ draft: false, validFrom: day('2026-12-01'), validTo: day('2026-12-31') }, at(now))).toBe(shown);
});

test('a build is made anew when a day that a text names has come, and not before', () => {
  const source = '---\nvalidFrom: 2026-12-01\nvalidTo: 2026-12-31\n---\nText.\n';
  const passed = (now: string) => passedDays(source, at(now));
  expect(passed('2026-11-30T23:59:59Z')).toBe('false,false');
  expect(passed('2026-12-01T00:00:00Z')).toBe('true,false');
  expect(passed('2026-12-31T23:59:59Z')).toBe('true,false');
  expect(passed('2027-01-01T00:00:00Z')).toBe('true,true');
});
