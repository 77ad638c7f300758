import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { sql } from '#server/db/db.ts';
import { answerCall } from '#server/services/aggregator/answer-call.ts';
import { hub88 } from '#server/services/aggregator/hub88.ts';
import { addPlayer, audit, fundsOf, type House, hour, openHouse } from '#tests/server/games/house.ts';
import { hub88Subject, publicKey, signatureOf } from '#tests/support/wallet-kit/hub88.ts';
import { launch } from '#tests/support/wallet-kit/launch.ts';
import { valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

/** What an operator answers: the reference's wallet response, and that of `/user/info`. */
const base = { user: z.string(), request_uuid: z.literal('q'), status: z.string().regex(/^RS_[A-Z_]+$/) };
const funds = z.strictObject({ ...base, currency: z.string(), balance: z.int().nonnegative() });
const info = z.strictObject({ ...base, country: z.string().regex(/^[A-Z]{2}$/), registration_date: z.iso.date() });
const answerOf = z.union([funds, info, z.strictObject(base)]);

const ask = async (path: string, body: object) => {
  const raw = Buffer.from(JSON.stringify({ request_uuid: 'q', ...body }));
  const headers = new Headers({ 'x-hub88-signature': signatureOf(raw) });
  const answer = await answerCall(house.ctx, hub88, { publicKey }, { method: 'POST', path, headers, raw });
  return answerOf.parse(JSON.parse(JSON.stringify(answer.body)));
};
const sit = async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  const token = await launch(house, hub88Subject, player);
  const said = { user: player.playerId, token, game_code: 'clt_dragon', currency: 'EUR', round: 'p' };
  return { player, token, said };
};

it('tells who a player is that it launched, no more than games need, and of others nothing', async () => {
  const { player } = await sit();
  const answer = await ask('/user/info', { user: player.playerId });
  expect(answer).toEqual({
    user: player.playerId,
    request_uuid: 'q',
    status: 'RS_OK',
    country: house.ctx.config.homeCountry,
    registration_date: '2027-03-01',
  });
  const home = sql('test_home', `INSERT INTO player_details (player_id, country) VALUES ($1, 'FI')`);
  await house.ctx.db.query(home, [player.playerId]);
  expect(await ask('/user/info', { user: player.playerId })).toMatchObject({ country: 'FI' });
  const other = await addPlayer(house, 'EUR', 1n);
  await launch(house, valkyrieSubject, other);
  for (const user of [other.playerId, '00000000-0000-4000-8000-000000000000', 'ada'])
    expect(await ask('/user/info', { user })).toEqual({ user, request_uuid: 'q', status: 'RS_ERROR_INVALID_TOKEN' });
});

it('pays a supplier’s promotion when the session is long over, once, and takes nothing for its bet', async () => {
  const { player, said } = await sit();
  await ask('/user/balance', said);
  house.passTime(30 * hour);
  const promo = { ...said, is_supplier_promo: true };
  const bet = { ...promo, transaction_uuid: 'b1', amount: 0 };
  expect(await ask('/transaction/bet', bet)).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  expect(await ask('/transaction/bet', { ...bet, is_supplier_promo: false, transaction_uuid: 'b2' })).toMatchObject({
    status: 'RS_ERROR_TOKEN_EXPIRED',
  });
  const win = { ...promo, transaction_uuid: 'w1', amount: 500_000, round_closed: true };
  for (const _ of ['once', 'again'])
    expect(await ask('/transaction/win', win)).toMatchObject({ status: 'RS_OK', balance: 1_500_000 });
  expect(await fundsOf(house, player)).toEqual({ cash: 1_500n, bonus: 0n });
});

it('takes no stake for a supplier’s promotion, and pays none to a token that is none', async () => {
  const { player, said } = await sit();
  const promo = { ...said, is_supplier_promo: true, amount: 300_000 };
  expect(await ask('/transaction/bet', { ...promo, transaction_uuid: 'b1' })).toMatchObject({ balance: 1_000_000 });
  const stranger = { ...promo, token: 'x'.repeat(40), transaction_uuid: 'w1' };
  expect(await ask('/transaction/win', stranger)).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
  expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 0n });
});

it('pays what comes out of a reward as a promotion, and what names its bet only to a round that has one', async () => {
  const { player, said } = await sit();
  const win = { ...said, transaction_uuid: 'w1', amount: 100_000, reward_uuid: 'gift' };
  expect(await ask('/transaction/win', win)).toMatchObject({ status: 'RS_OK', balance: 1_100_000 });
  const named = { ...win, transaction_uuid: 'w2', reference_transaction_uuid: 'never' };
  expect(await ask('/transaction/win', named)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
  expect((await fundsOf(house, player)).cash).toBe(1_100n);
});

it.each<[string, object, string]>([
  ['another game', { game_code: 'clt_other' }, 'RS_ERROR_INVALID_GAME'],
  ['an id that nobody can keep', { transaction_uuid: 'a\u0000b' }, 'RS_ERROR_WRONG_SYNTAX'],
  ['half a character', { round: '\ud800' }, 'RS_ERROR_WRONG_SYNTAX'],
  ['an amount below nothing', { amount: -1 }, 'RS_ERROR_WRONG_SYNTAX'],
  ['an amount that is no whole number', { amount: 0.5 }, 'RS_ERROR_WRONG_SYNTAX'],
  ['an amount beyond what a number tells', { amount: 2 ** 60 }, 'RS_ERROR_WRONG_SYNTAX'],
  ['a currency of nobody', { currency: 'XXX' }, 'RS_ERROR_WRONG_CURRENCY'],
  ['a promotion that is no yes or no', { is_supplier_promo: 'true' }, 'RS_ERROR_WRONG_SYNTAX'],
])('takes no stake of %s', async (_, wrong, status) => {
  const { player, said } = await sit();
  const bet = { ...said, transaction_uuid: player.playerId, amount: 100_000, ...wrong };
  expect(await ask('/transaction/bet', bet)).toMatchObject({ status });
  expect((await fundsOf(house, player)).cash).toBe(1_000n);
});
