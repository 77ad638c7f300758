import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sql } from '#server/db/db.ts';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { deposit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

// The promotions that Faceup comes with, over HTTP and held to the contract.
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { SANDBOX: '1' }, parts: { captcha: openDoor } });
});
afterAll(() => server.stop());

const confirm = sql('http_confirm', 'UPDATE player SET confirmed_at = now() WHERE id = $1');
async function taker(): Promise<Owner> {
  const player = await owner(server);
  await server.ctx.db.query(confirm, [player.id]);
  return player;
}
const eligible = async (player: Owner) =>
  calls.listEligiblePromotions.response.parse(await player.must('listEligiblePromotions'));
const taken = async (player: Owner) => calls.listPromotions.response.parse(await player.must('listPromotions'));
const key = () => ({ key: randomUUID() });

test('a new player is offered free spins and the first deposit, accepts, pays and sees both', async () => {
  const player = await taker();
  const before = await eligible(player);
  const event = (name: string) => before.events.find(({ info }) => info.eventName === name);
  expect(event('no-deposit')?.info.displayName).toBe('NO DEPOSIT');
  const first = event('welcome')?.promotions[0]?.config.id;
  expect(first).toBe('welcome-first');

  const accepted = await player.must('acceptPromotion', { body: { id: first, accepted: true }, ...key() });
  expect(calls.acceptPromotion.response.parse(accepted).state).toBe('PENDING');
  expect((await eligible(player)).facts.pendingId).toBe(first);

  await deposit(server.origin, player, '50');
  const [grant] = await taken(player);
  // 125 percent of a first deposit up to 50 EUR (specification, section 9).
  expect(grant).toMatchObject({ state: 'ACTIVE', deposit: '50.00', bonus: '62.50', freeSpins: { total: 125 } });
  const [fund] = await player.must<{ totalMoney: string; totalBonus: string }[]>('listFunds');
  expect(fund).toMatchObject({ totalMoney: '50.00', totalBonus: '62.50' });

  const spins = await player
    .must('acceptPromotion', { body: { id: 'no-deposit', accepted: true }, ...key() })
    .catch(String);
  expect(spins).toContain('promotion_not_eligible');
  expect((await eligible(player)).facts).toMatchObject({ depositsMade: 1, capLeftEur: { welcome: '7937.50' } });
});

test('a choice that is changed and changed back is a new one, also without a key; the same twice is one', async () => {
  const player = await taker();
  await deposit(server.origin, player, '20');
  const accept = async (id: string) => {
    const { status, body } = await player.call<{ id: string }>('acceptPromotion', { body: { id, accepted: true } });
    return { status, id: body.id };
  };
  const first = await accept('doubled-deposit');
  expect(first.status).toBe(200);
  expect(await accept('doubled-deposit')).toEqual(first);
  expect((await accept('welcome-second')).status).toBe(200);
  const back = await accept('doubled-deposit');
  expect(back.status).toBe(200);
  expect(back.id).not.toBe(first.id);
  expect((await eligible(player)).facts.pendingId).toBe('doubled-deposit');
});

test('both calls for codes answer as the contract says, and refuse with its codes', async () => {
  const [one, other] = [await taker(), await taker()];
  const redeemed = await one.must('redeemPromotionCoupon', { body: { promotionCoupon: 'good-turn' }, ...key() });
  expect(calls.redeemPromotionCoupon.response.parse(redeemed)).toMatchObject({ state: 'ACTIVE' });
  const named = await other.must('redeemCoupon', { body: { couponName: 'GOOD-TURN' }, ...key() });
  expect(calls.redeemCoupon.response.parse(named)).toMatchObject({ name: 'A good turn' });

  const again = await one.call('redeemPromotionCoupon', { body: { promotionCoupon: 'GOOD-TURN' }, ...key() });
  expect(again).toMatchObject({ status: 409, body: { code: 'coupon_used' } });
  const unknown = await one.call('redeemCoupon', { body: { couponName: 'NOBODY' }, ...key() });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'coupon_unknown' } });
  const paid = await one.call('devcodeDeposit', {
    body: { amount: '30', currency: 'EUR', promotionCoupon: 'NOBODY' },
    ...key(),
  });
  expect(paid).toMatchObject({ status: 404, body: { code: 'coupon_unknown' } });
});

test('a code is looked up as the contract says, in one count of tries with those that are redeemed', async () => {
  const player = await taker();
  const look = (promotionCoupon: string) => player.call('readCoupon', { body: { promotionCoupon } });
  const read = calls.readCoupon.response.parse((await look('good-turn')).body);
  expect(read).toMatchObject({ displayName: 'A good turn', rules: { reward: { kind: 'money' } } });
  expect(await taken(player)).toEqual([]);
  const seen: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) seen.push((await look(`GUESS-${attempt}`)).status);
  expect(seen).toEqual(Array(8).fill(404));
  const redeem = () => player.call('redeemPromotionCoupon', { body: { promotionCoupon: 'GUESS' }, ...key() });
  expect([(await redeem()).status, (await redeem()).status, (await look('GUESS')).status]).toEqual([404, 429, 429]);
});

test('a promotion is given up by its id, and what is offered refused as a whole', async () => {
  const player = await taker();
  const { id } = await player.must<{ id: string }>('acceptPromotion', {
    body: { id: 'no-deposit', accepted: true },
    ...key(),
  });
  expect((await player.call('cancelPromotion', { body: { id } })).status).toBe(204);
  expect((await taken(player))[0]).toMatchObject({ state: 'CANCELLED', endedWhy: 'forfeited' });
  expect((await player.call('rejectEligiblePromotions')).status).toBe(204);
  expect(await eligible(player)).toMatchObject({ eligible: false, events: [] });
});

test('free spins without a deposit are NO DEPOSIT where they are offered, and have a name where they are told of', async () => {
  const player = await taker();
  const { events } = await eligible(player);
  const offered = events.flatMap(({ promotions }) => promotions).find(({ config }) => config.id === 'no-deposit');
  expect(offered?.config.displayName).toBe('NO DEPOSIT');
  await player.must('acceptPromotion', { body: { id: 'no-deposit', accepted: true }, ...key() });
  const { displayName } = (await taken(player))[0] ?? {};
  expect(displayName).toBe('20 free spins without a deposit');
  const told = calls.listNotifications.response.parse(await player.must('listNotifications'));
  expect(JSON.stringify(told)).toContain(displayName);
  expect(JSON.stringify(told)).not.toContain('NO DEPOSIT');
});

test('who has not confirmed the address is offered nothing', async () => {
  const player = await owner(server);
  expect(await eligible(player)).toMatchObject({ eligible: false });
  const refused = await player.call('acceptPromotion', { body: { id: 'no-deposit', accepted: true }, ...key() });
  expect(refused).toMatchObject({ status: 409, body: { code: 'promotion_not_eligible' } });
});
