import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '#server/db/db.ts';
import { createSandbox } from '#server/sandbox/app.ts';
import { openCryptoDeposit } from '#server/services/chain/crypto-deposit.ts';
import { loadTaker } from '#server/services/promotions/taker.ts';
import { createWorld, exclude, minute, type World } from '#tests/server/identity/world.ts';
import { reloadOffer } from '#tests/support/sample-offers.ts';
import { addPlayer, addressOf, cashIn, depositsOf, watch } from './house.ts';

let world: World;
beforeAll(async () => {
  const offers = [reloadOffer({ id: 'matched', coupon: { code: 'MATCHED', usesMax: null } })];
  world = await createWorld({ SANDBOX: '1' }, { offers });
});
afterAll(() => world.close());

const open = (playerId: string, currency: CurrencyCode, promotionCoupon?: string) =>
  openCryptoDeposit(world.ctx, world.caller, { playerId }, { currency, promotionCoupon });

describe('a crypto deposit', () => {
  test('names the address, its network, the least that is credited, and the confirmations', async () => {
    const id = await addPlayer(world, 'USDT', 'BTC');
    expect(await open(id, 'USDT')).toEqual({
      ok: true,
      value: {
        address: await addressOf(world, id, 'USDT'),
        network: 'Ethereum (ERC-20) regtest',
        minAmount: expect.stringMatching(/^1\d\.\d{6}$/),
        confirmations: 12,
      },
    });
    expect(await open(id, 'BTC')).toMatchObject({ ok: true, value: { network: 'Bitcoin regtest', confirmations: 3 } });
  });

  test('is one address, however many ask at once', async () => {
    const id = await addPlayer(world, 'LTC');
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(id, 'LTC')));
    expect(new Set(answers.map((answer) => answer.ok && answer.value.address)).size).toBe(1);
  });

  test('is refused to whoever may not deposit, and where there is nothing to deposit into', async () => {
    const id = await addPlayer(world, 'BTC');
    expect(await open(id, 'EUR')).toEqual({ ok: false, code: 'currency_mismatch' });
    expect(await open(id, 'ETH')).toEqual({ ok: false, code: 'wallet_missing' });
    const until = new Date(world.ctx.clock.now().getTime() + minute);
    await world.ctx.db.query(setBreak, [id, until]);
    expect(await open(id, 'BTC')).toEqual({
      ok: false,
      code: 'player_timed_out',
      facts: { until: until.toISOString() },
    });
    await exclude(world, id, until);
    expect(await open(id, 'BTC')).toEqual({ ok: false, code: 'player_excluded' });
  });

  test('keeps a code for the coins, taken by nobody yet, and refuses one that is none', async () => {
    const id = await addPlayer(world, 'BTC');
    await world.ctx.db.query(confirmPlayer, [id]);
    expect(await open(id, 'BTC', 'NOBODY')).toEqual({ ok: false, code: 'coupon_unknown' });
    expect(await open(id, 'BTC', 'MATCHED')).toMatchObject({ ok: true });
    expect(await open(id, 'BTC', 'matched')).toMatchObject({ ok: true });
    await sendByPage('bitcoin', await addressOf(world, id, 'BTC'), '0.005', 'BTC');
    await watch(world, 'bitcoin');
    expect(await world.ctx.db.query(selectCoupon, [id])).toEqual([{ promotion_coupon: 'matched' }]);
    expect(await world.ctx.db.query(selectUses, [id])).toEqual([]);
  });

  test('takes the code that was named for it when its coins are deep enough', async () => {
    const id = await addPlayer(world, 'BTC');
    await world.ctx.db.query(confirmPlayer, [id]);
    await open(id, 'BTC', 'MATCHED');
    await sendByPage('bitcoin', await addressOf(world, id, 'BTC'), '0.001', 'BTC');
    await watch(world, 'bitcoin');
    expect(await world.ctx.db.query(selectBonus, [id])).toEqual([]);
    await post('bitcoin', { action: 'mine-deep' });
    await watch(world, 'bitcoin');
    expect(await cashIn(world, id, 'BTC')).toBe(100_000n);
    const [given] = await world.ctx.db.query<{ balance: bigint }>(selectBonus, [id]);
    expect(given?.balance).toBe(50_000n);
  });

  test('of two that one code was named for the second comes without, and the player is told', async () => {
    const id = await addPlayer(world, 'BTC');
    await world.ctx.db.query(confirmPlayer, [id]);
    await open(id, 'BTC', 'MATCHED');
    const address = await addressOf(world, id, 'BTC');
    for (const amount of ['0.001', '0.002']) await sendByPage('bitcoin', address, amount, 'BTC');
    await post('bitcoin', { action: 'mine-deep' });
    await watch(world, 'bitcoin');
    expect(await cashIn(world, id, 'BTC')).toBe(300_000n);
    expect(await world.ctx.db.query(selectBonus, [id])).toEqual([{ balance: 50_000n }]);
    const facts = { name: 'Reload', code: 'MATCHED', why: 'used' };
    expect(await world.ctx.db.query(selectTold, [id])).toEqual([{ facts }]);
  });

  test('of less than the least is the player’s money and no deposit made: the code that was named stays free', async () => {
    const id = await addPlayer(world, 'BTC');
    await world.ctx.db.query(confirmPlayer, [id]);
    const address = await addressOf(world, id, 'BTC');
    const arrives = async (amount: string) => {
      await sendByPage('bitcoin', address, amount, 'BTC');
      await watch(world, 'bitcoin');
      await post('bitcoin', { action: 'mine-deep' });
      await watch(world, 'bitcoin');
    };
    const made = async () => (await loadTaker(world.ctx.db, id, world.ctx.clock.now())).who.deposits;
    await arrives('0.001');
    await open(id, 'BTC', 'MATCHED');
    await arrives('0.00001');
    await arrives('0.00001');
    expect(await cashIn(world, id, 'BTC')).toBe(102_000n);
    expect(await made()).toBe(1n);
    expect(await world.ctx.db.query(selectBonus, [id])).toEqual([]);
    expect(await world.ctx.db.query(selectUses, [id])).toEqual([]);
    // To the address of before: a wallet may well have kept it.
    await arrives('0.001');
    expect(await made()).toBe(2n);
    expect(await world.ctx.db.query(selectBonus, [id])).toEqual([{ balance: 50_000n }]);
  });
});

const confirmPlayer = sql('test_crypto_confirm', 'UPDATE player SET confirmed_at = created_at WHERE id = $1');
const selectBonus = sql(
  'test_crypto_bonus',
  `SELECT balance FROM account WHERE player_id = $1 AND kind = 'bonus' AND currency = 'BTC'`,
);
const selectUses = sql('test_crypto_uses', 'SELECT coupon FROM coupon_use WHERE player_id = $1');
const selectTold = sql(
  'test_crypto_told',
  `SELECT facts FROM notification WHERE player_id = $1 AND kind = 'coupon_not_taken'`,
);
const setBreak = sql('test_crypto_break', 'UPDATE player SET timed_out_until = $2 WHERE id = $1');
const selectCoupon = sql('test_crypto_coupon', 'SELECT promotion_coupon FROM deposit WHERE player_id = $1');

const post = (chain: string, fields: Record<string, string>) =>
  createSandbox(world.ctx).request(`/chain/${chain}`, { method: 'POST', body: new URLSearchParams(fields) });
const sendByPage = (chain: string, address: string, amount: string, currency: string) =>
  post(chain, { action: 'send', address, amount, currency });

describe('the page of the sandbox’s chains', () => {
  test('sends, mines and reorganises, and the house hears of it by watching', async () => {
    const id = await addPlayer(world, 'BTC');
    const address = await addressOf(world, id, 'BTC');
    const sent = await sendByPage('bitcoin', ` ${address} `, '0.005', 'BTC');
    expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('₿0.00500000')]);
    await watch(world, 'bitcoin');
    expect(await depositsOf(world, id)).toMatchObject([{ state: 'pending' }]);
    expect((await post('bitcoin', { action: 'reorganise' })).status).toBe(200);
    expect((await post('bitcoin', { action: 'mine-deep' })).status).toBe(200);
    await watch(world, 'bitcoin');
    expect(await cashIn(world, id, 'BTC')).toBe(500_000n);
  });

  test('shows every chain, and leads to the first', async () => {
    const sandbox = createSandbox(world.ctx);
    expect((await sandbox.request('/chain')).headers.get('location')).toBe('/sandbox/chain/bitcoin');
    for (const chain of ['bitcoin', 'litecoin', 'ethereum'])
      expect((await sandbox.request(`/chain/${chain}`)).status).toBe(200);
    expect((await sandbox.request('/chain/dogecoin')).status).toBe(404);
  });

  test('refuses what a wallet would refuse, and what is no action', async () => {
    const address = await addressOf(world, await addPlayer(world, 'BTC'), 'BTC');
    const refused = [
      await sendByPage('bitcoin', `${address}x`, '1', 'BTC'),
      await sendByPage('bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '1', 'BTC'),
      await sendByPage('bitcoin', address, '-1', 'BTC'),
      await sendByPage('litecoin', address, '1', 'BTC'),
      await sendByPage('bitcoin', '<script>', '1', 'BTC'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect((await post('bitcoin', { action: 'burn' })).status).toBe(404);
  });

  test('is not there where the operator has nodes', async () => {
    const chain = { ...world.ctx.config.chain, nodes: { bitcoin: { rpcUrl: 'http://x', xpub: 'y' } } };
    const sandbox = createSandbox({ ...world.ctx, config: { ...world.ctx.config, chain } });
    expect((await sandbox.request('/chain/bitcoin')).status).toBe(404);
  });
});
