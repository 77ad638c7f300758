import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RulesRow } from '#server/db/queries/promotions.ts';
import { findRules } from '#server/db/queries/promotions.ts';
import { OffersChanged, publishOffers } from '#server/services/promotions/publish-offers.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { depositOffer, moneyOffer } from '#tests/support/sample-offers.ts';

const now = new Date('2027-03-01T12:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('keeps each version as it was, by however many processes at once', async () => {
  const offers = [depositOffer(), moneyOffer()];
  await Promise.all(Array.from({ length: 5 }, () => publishOffers(database.db, offers, now)));
  const [kept] = await database.db.query<RulesRow>(findRules, ['first', 1]);
  expect(kept?.rules).toEqual(depositOffer());
});

it('takes a new version beside the old one', async () => {
  await publishOffers(database.db, [depositOffer({ version: 2, name: 'Another name' })], now);
  const [old] = await database.db.query<RulesRow>(findRules, ['first', 1]);
  const [newer] = await database.db.query<RulesRow>(findRules, ['first', 2]);
  expect([old?.rules.name, newer?.rules.name]).toEqual(['First deposit', 'Another name']);
});

it('stops the start when a version has other rules than it had, with a line to act on', async () => {
  const changed = [depositOffer({ name: 'First deposit, changed' }), moneyOffer()];
  const start = publishOffers(database.db, changed, now);
  await expect(start).rejects.toThrow(OffersChanged);
  await expect(start).rejects.toThrow(
    'A promotion was changed under its old version:\n  first: version 1 was offered with other rules. Undo the change, or make it version 2.',
  );
});

it('takes fields in another order for the same rules', async () => {
  const reordered = Object.fromEntries(Object.entries(depositOffer()).toReversed()) as ReturnType<typeof depositOffer>;
  await publishOffers(database.db, [reordered], now);
});
