import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptPromotion } from '#contract/profile/promotions.ts';
import { sql } from '#server/db/db.ts';
import { forgetStaleRows } from '#server/services/house-keeping.ts';
import { addGuest, type Guest, openPlace, type Place } from './place.ts';

const hour = 3_600_000;
let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.stop());

const confirm = sql('day_confirm', 'UPDATE player SET confirmed_at = created_at WHERE id = $1');
const countKept = sql(
  'day_kept',
  `SELECT count(DISTINCT g.id)::integer AS grants, count(e.id)::integer AS events
   FROM promotion_grant g JOIN promotion_event e ON e.grant_id = g.id WHERE g.player_id = $1`,
);
const kept = async (guest: Guest) =>
  (await place.ctx.db.query<{ grants: number; events: number }>(countKept, [guest.playerId]))[0];
const taker = async (): Promise<Guest> => {
  const guest = await addGuest(place);
  await place.ctx.db.query(confirm, [guest.playerId]);
  return guest;
};
const take = (guest: Guest, index: number) =>
  guest.call('acceptPromotion', {
    body: { id: index % 2 ? 'doubled-deposit' : 'welcome-first', accepted: true },
  });

it('two promotions accepted in turn are as many as a day allows, and then refused in plain words', async () => {
  const guest = await taker();
  const { perDay } = acceptPromotion;
  for (let index = 0; index < perDay; index++) expect((await take(guest, index)).status).toBe(200);
  const refused = await take(guest, 0);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_often_today' } });
  expect(refused.body.facts?.['retryAfterSeconds']).toBeGreaterThan(0);
  expect(await kept(guest)).toEqual({ grants: perDay, events: 2 * perDay - 1 });
  // Nobody else waits for it.
  expect((await take(await taker(), 0)).status).toBe(200);
});

it('what was accepted and never used is forgotten; what waits, and what gave something, stays with its events', async () => {
  const guest = await taker();
  for (let index = 0; index < 5; index++) await take(guest, index);
  const given = await guest.call('acceptPromotion', { body: { id: 'no-deposit', accepted: true } });
  const { id } = given.body as { id?: string };
  expect((await guest.call('cancelPromotion', { body: { id } })).status).toBe(204);
  expect(await kept(guest)).toMatchObject({ grants: 6 });
  place.house.passTime(29 * 24 * hour);
  await forgetStaleRows(place.ctx);
  expect(await kept(guest)).toMatchObject({ grants: 6 });
  place.house.passTime(2 * 24 * hour);
  await forgetStaleRows(place.ctx);
  // The one that waits, and the one that gave free spins: accepted, begun, given up.
  expect(await kept(guest)).toEqual({ grants: 2, events: 4 });
});

it('no hand takes away what was written of a grant that gave something, or still may', async () => {
  const guest = await taker();
  await take(guest, 0);
  const erase = sql(
    'day_erase',
    'DELETE FROM promotion_event e USING promotion_grant g WHERE g.id = e.grant_id AND g.player_id = $1',
  );
  await expect(place.ctx.db.query(erase, [guest.playerId])).rejects.toThrow('append-only');
});
