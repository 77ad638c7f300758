import { expect, test } from 'vitest';
import { publicKeyOf } from '#domain/transparency/head.ts';
import { liabilityText, signLiabilities } from '#domain/transparency/liability-statement.ts';
import { judgeDays } from '#scripts/witness/days.ts';

const secret = 'e'.repeat(64);
const publicKey = publicKeyOf(secret);
const dayOf = (day: string, owed: string, { epoch = 1, by = secret } = {}) => {
  const currency = { currency: 'EUR', leaves: 8, root: 'a'.repeat(64), owed, jackpots: '0', bonus: '0', held: [] };
  const statement = liabilityText({ day, at: Date.parse(day), epoch, currencies: [currency] });
  return { statement, signature: signLiabilities(statement, by) };
};

test('days are remembered for good, and each has one statement', () => {
  const [first, second] = [dayOf('2027-01-30', '100'), dayOf('2027-01-31', '120')];
  const once = judgeDays([], [first], publicKey);
  expect(once).toEqual({ ok: true, days: [first] });
  // The house shows five weeks; what it shows no longer is still known.
  expect(judgeDays([first], [second], publicKey)).toEqual({ ok: true, days: [first, second] });
  expect(judgeDays([first, second], [second, first], publicKey)).toMatchObject({ ok: true });
});

test('a second statement of a day is refused and both are told; of the epoch after a restore one is none', () => {
  const known = [dayOf('2027-01-30', '100')];
  const other = judgeDays(known, [dayOf('2027-01-30', '90')], publicKey);
  expect(other).toMatchObject({
    ok: false,
    lines: [
      expect.stringContaining('two statements'),
      expect.stringContaining('"100"'),
      expect.stringContaining('"90"'),
    ],
  });
  expect(judgeDays(known, [dayOf('2027-01-30', '90', { epoch: 2 })], publicKey)).toMatchObject({ ok: true });
});

test('a day that another key signed, or that is no statement, is refused', () => {
  expect(judgeDays([], [dayOf('2027-01-30', '100', { by: 'f'.repeat(64) })], publicKey)).toMatchObject({ ok: false });
  expect(judgeDays([], [{ ...dayOf('2027-01-30', '100'), statement: 'nothing' }], publicKey)).toMatchObject({
    ok: false,
  });
});
