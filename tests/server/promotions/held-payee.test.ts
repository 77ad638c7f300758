import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { rememberPayoutAccount } from '#server/db/queries/withdrawals.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import type { House } from '#tests/server/payments/house.ts';
import { moneyOffer } from '#tests/support/sample-offers.ts';
import { accept, addTaker, notedOf, openShop } from './shop.ts';

let shop: House;
beforeAll(async () => {
  shop = await openShop([moneyOffer({ id: 'gift', coupon: null })]);
});
afterAll(() => shop.close());

const insertWithdrawal = sql(
  'test_paid_out',
  `INSERT INTO withdrawal (id, player_id, idempotency_key, request_hash, provider, currency, amount, destination, eur_cents,
     day_eur_cents, state, created_at, updated_at)
   VALUES (gen_random_uuid(), $1, gen_random_uuid(), '', $2, $3, 3000, $4, 3000, 3000, 'failed', $5, $5)`,
);
const isPaidTo = (taker: PlayerSession, destination: string, by = 'skrill') =>
  shop.ctx.db.query(insertWithdrawal, [
    taker.playerId,
    by,
    by === 'skrill' ? 'EUR' : 'BTC',
    destination,
    shop.ctx.clock.now(),
  ]);
const setBorn = sql('test_payee_born', 'INSERT INTO player_details (player_id, date_of_birth) VALUES ($1, $2)');

/** The state of the gift of the second of two, who shares something with the first, and what is on record of it. */
async function secondOf(
  names: readonly [string, string],
  share: (one: PlayerSession, other: PlayerSession) => Promise<unknown>,
) {
  const [one, other] = [await addTaker(shop, { fullName: names[0] }), await addTaker(shop, { fullName: names[1] })];
  await accept(shop, one, 'gift');
  await share(one, other);
  const taken = await accept(shop, other, 'gift');
  const [held] = (await notedOf(shop, other)).filter(({ kind }) => kind === 'held');
  return [taken.ok && taken.value.state, held?.facts['shares']];
}
const strangers = ['Ada Lovelace', 'Grace Hopper'] as const;
const mail = () => `${randomUUID()}@pays.example`;

describe('of two accounts the second’s promotion', () => {
  it.each<[string, string, (text: string) => string]>([
    ['Skrill account', 'skrill', (text) => text.toUpperCase()],
    ['coin address', 'crypto', (text) => text],
  ])('waits for people when both are paid to one %s', async (_, by, again) => {
    const to = mail();
    const share = async (one: PlayerSession, other: PlayerSession) => {
      await isPaidTo(one, to, by);
      await isPaidTo(other, again(to), by);
    };
    expect(await secondOf(strangers, share)).toEqual(['HELD', 'payee']);
  });

  it.each([true, false])('waits when one is paid to the account that the other pays from', async (isFirst) => {
    const share = async (one: PlayerSession, other: PlayerSession) => {
      const [payer, payee, to] = isFirst ? [one, other, mail()] : [other, one, mail()];
      await shop.ctx.db.query(rememberPayoutAccount, [payer.playerId, 'skrill', to, shop.ctx.clock.now()]);
      await isPaidTo(payee, to);
    };
    expect(await secondOf(strangers, share)).toEqual(['HELD', 'payee']);
  });

  it('begins when they are paid to different accounts', async () => {
    const share = (one: PlayerSession, other: PlayerSession) =>
      Promise.all([isPaidTo(one, mail()), isPaidTo(other, mail())]);
    expect(await secondOf(strangers, share)).toEqual(['ACTIVE', undefined]);
  });

  it.each([
    ['José Müller', 'jose MULLER', '1980-12-26', ['HELD', 'person']],
    ['Søren  Łukasz', 'Soren Lukasz', '1980-12-27', ['HELD', 'person']],
    ['José Müller', 'Jose Miller', '1980-12-28', ['ACTIVE', undefined]],
  ])('of %s and %s with one birthday is compared by their letters', async (one, other, day, found) => {
    const share = (...both: PlayerSession[]) =>
      Promise.all(both.map(({ playerId }) => shop.ctx.db.query(setBorn, [playerId, day])));
    expect(await secondOf([one, other], share)).toEqual(found);
  });
});
