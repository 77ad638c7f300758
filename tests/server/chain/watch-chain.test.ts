import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { mineBlocks, reorganise, sendCoins } from '#server/sandbox/chain.ts';
import { depositAddressOf } from '#server/services/chain/deposit-address.ts';
import { watchChain } from '#server/services/chain/watch-chain.ts';
import { createWorld, exclude, minute, type World } from '#tests/server/identity/world.ts';
import { addPlayer, addressOf, cashIn, depositsOf, logOf, proveLedger, siteOf, watch } from './house.ts';

/** Half a bitcoin cent is some 300 EUR: far above the minimum of 10. */
const fair = 500_000n;

let world: World;
beforeAll(async () => {
  world = await createWorld({ SANDBOX: '1' });
});
afterEach(() => proveLedger(world));
afterAll(() => world.close());

const send = (address: string, amount = fair, blocks = 1) => sendCoins(world.ctx, address, amount, 'BTC', blocks);
const mine = (count: number) => mineBlocks(world.ctx, 'bitcoin', count);

describe('an address', () => {
  test('is the same until it is used, then another one, and never somebody else’s', async () => {
    const [ada, bob] = [await addPlayer(world, 'BTC'), await addPlayer(world, 'BTC')];
    const first = await addressOf(world, ada, 'BTC');
    expect(first).toMatch(/^bcrt1q[0-9a-z]{38}$/);
    expect(await addressOf(world, ada, 'BTC')).toBe(first);
    expect(await addressOf(world, bob, 'BTC')).not.toBe(first);
    await send(first);
    await watch(world, 'bitcoin');
    const second = await addressOf(world, ada, 'BTC');
    expect(second).not.toBe(first);
    // The old one still belongs to its player.
    await send(first, fair, 3);
    await watch(world, 'bitcoin');
    expect(await cashIn(world, ada, 'BTC')).toBe(2n * fair);
    expect(await addressOf(world, ada, 'BTC')).toBe(second);
  });

  test('of 50 calls at once of one player is one, of 50 players 50 without a gap', async () => {
    const one = await addPlayer(world, 'LTC');
    const same = await Promise.all(Array.from({ length: 50 }, () => addressOf(world, one, 'LTC')));
    expect(new Set(same).size).toBe(1);
    const many = await Promise.all(Array.from({ length: 50 }, () => addPlayer(world, 'LTC')));
    const made = await Promise.all(many.map((id) => addressOf(world, id, 'LTC')));
    expect(new Set([...made, ...same]).size).toBe(51);
    const rows = await world.ctx.db.query<{ first: number; last: number; count: bigint }>(selectNumbers, [
      'litecoin-regtest',
    ]);
    expect(rows).toEqual([{ first: 0, last: 50, count: 51n }]);
  });

  test('is not to be had of a currency that lives on no chain, nor where none is configured', async () => {
    const id = await addPlayer(world);
    expect(await depositAddressOf(world.ctx, id, 'EUR')).toEqual({ ok: false, code: 'gateway_unavailable' });
    const bare = { ...world.ctx, chains: new Map() };
    expect(await depositAddressOf(bare, id, 'BTC')).toEqual({ ok: false, code: 'gateway_unavailable' });
  });
});

const selectNumbers = sql(
  'test_chain_numbers',
  `SELECT min(address_index) AS first, max(address_index) AS last, count(*) AS count FROM chain_address WHERE chain = $1`,
);

describe('a transfer', () => {
  test('is pending at once and credited exactly once when it is deep enough', async () => {
    const id = await addPlayer(world, 'BTC');
    const txid = await send(await addressOf(world, id, 'BTC'));
    await watch(world, 'bitcoin');
    const reference = `${txid}:0`;
    const seen = { amount: fair, currency: 'BTC', reference, hold: null };
    expect(await depositsOf(world, id)).toEqual([{ ...seen, state: 'pending', transfer: 'waiting' }]);
    await mine(1);
    await watch(world, 'bitcoin');
    expect(await cashIn(world, id, 'BTC')).toBe(0n);
    await mine(1);
    await Promise.all(Array.from({ length: 8 }, () => watch(world, 'bitcoin')));
    await mine(5);
    await watch(world, 'bitcoin');
    expect(await depositsOf(world, id)).toEqual([{ ...seen, state: 'completed', transfer: 'credited' }]);
    expect(await cashIn(world, id, 'BTC')).toBe(fair);
    expect(await logOf(world, id)).toEqual(['seen', 'credited']);
  });

  test('below the minimum waits until the sum at its address reaches it, and the address stays', async () => {
    const id = await addPlayer(world, 'BTC');
    const address = await addressOf(world, id, 'BTC');
    await send(address, 546n);
    await send(address, 6_000n, 3);
    await watch(world, 'bitcoin');
    expect((await depositsOf(world, id)).map(({ state, hold }) => [state, hold])).toEqual([
      ['pending', 'below_minimum'],
      ['pending', 'below_minimum'],
    ]);
    expect(await addressOf(world, id, 'BTC')).toBe(address);
    await send(address, 20_000n, 3);
    await watch(world, 'bitcoin');
    expect((await depositsOf(world, id)).map(({ state }) => state)).toEqual(['completed', 'completed', 'completed']);
    expect(await cashIn(world, id, 'BTC')).toBe(26_546n);
    expect(await addressOf(world, id, 'BTC')).not.toBe(address);
  });

  test('to an address of nobody’s is nothing to us', async () => {
    await send('bcrt1q6rz28mcfaxtmd6v789l9rrlrusdprr9pz3cppk', fair, 4);
    const [before] = await world.ctx.db.query<{ count: bigint }>(countTransfers);
    await watch(world, 'bitcoin');
    expect(await world.ctx.db.query(countTransfers)).toEqual([before]);
  });

  test('of USDT to an address that was given for ether is the player’s all the same', async () => {
    const id = await addPlayer(world, 'ETH');
    const address = await addressOf(world, id, 'ETH');
    await sendCoins(world.ctx, address, 25_000_000n, 'USDT', 12);
    await watch(world, 'ethereum');
    expect(await cashIn(world, id, 'USDT')).toBe(25_000_000n);
    expect(await cashIn(world, id, 'ETH')).toBe(0n);
  });
});

const countTransfers = sql('test_chain_count', 'SELECT count(*) AS count FROM chain_transfer');

describe('a reorganisation', () => {
  test('before the credit: seen again in the new branch, and counted from there', async () => {
    const id = await addPlayer(world, 'BTC');
    await send(await addressOf(world, id, 'BTC'), fair, 2);
    await watch(world, 'bitcoin');
    await reorganise(world.ctx, 'bitcoin', 2, false);
    await watch(world, 'bitcoin');
    // The new branch is one longer: its first block, with the transfer, has three.
    expect(await cashIn(world, id, 'BTC')).toBe(fair);
    expect(await logOf(world, id)).toEqual(['seen', 'dropped', 'found_again', 'credited']);
  });

  test('before the credit: spent otherwise, it waits for a while, has failed, and never was money', async () => {
    const id = await addPlayer(world, 'BTC');
    await send(await addressOf(world, id, 'BTC'), fair, 2);
    await watch(world, 'bitcoin');
    await reorganise(world.ctx, 'bitcoin', 2, true);
    await watch(world, 'bitcoin');
    expect(await depositsOf(world, id)).toMatchObject([{ state: 'pending', transfer: 'waiting' }]);
    await mine(14);
    await watch(world, 'bitcoin');
    expect(await depositsOf(world, id)).toMatchObject([{ state: 'failed', transfer: 'vanished' }]);
    expect(await cashIn(world, id, 'BTC')).toBe(0n);
    expect(await logOf(world, id)).toEqual(['seen', 'dropped', 'vanished']);
  });

  test('after the credit: nobody is charged by a machine, and what comes back is not credited twice', async () => {
    const id = await addPlayer(world, 'BTC');
    await send(await addressOf(world, id, 'BTC'), fair, 3);
    await watch(world, 'bitcoin');
    expect(await cashIn(world, id, 'BTC')).toBe(fair);
    await reorganise(world.ctx, 'bitcoin', 4, false);
    await watch(world, 'bitcoin');
    await mine(4);
    await watch(world, 'bitcoin');
    expect(await cashIn(world, id, 'BTC')).toBe(fair);
    expect(await logOf(world, id)).toEqual(['seen', 'credited', 'lost', 'found_again']);
  });

  test('deeper than all that we know is another chain: nothing is changed, and it is told', async () => {
    const id = await addPlayer(world, 'BTC');
    await send(await addressOf(world, id, 'BTC'), fair, 1);
    await watch(world, 'bitcoin');
    const site = siteOf(world, 'bitcoin');
    const strange = { height: 9n, hash: 'f'.repeat(64), parentHash: 'e'.repeat(64), at: world.ctx.clock.now() };
    const reader = { tip: async () => strange, blockAt: async () => strange, transfersIn: async () => [] };
    await expect(watchChain(world.ctx, { ...site, reader })).rejects.toThrow('another chain');
    expect(await depositsOf(world, id)).toMatchObject([{ state: 'pending', transfer: 'waiting' }]);
  });

  test('is not what a node shows that was restarted and lags', async () => {
    const id = await addPlayer(world, 'BTC');
    await send(await addressOf(world, id, 'BTC'), fair, 3);
    const site = siteOf(world, 'bitcoin');
    await watch(world, 'bitcoin');
    const tip = await site.reader.tip();
    const known = await site.reader.blockAt(tip.height - 2n);
    if (known === null) throw new Error('no block');
    const blockAt = async (height: bigint) => (height > known.height ? null : site.reader.blockAt(height));
    await watchChain(world.ctx, { ...site, reader: { ...site.reader, tip: async () => known, blockAt } });
    expect(await logOf(world, id)).toEqual(['seen', 'credited']);
  });
});

describe('whoever may not deposit', () => {
  const arrived = async (id: string) => {
    await send(await addressOf(world, id, 'BTC'), fair, 3);
    await watch(world, 'bitcoin');
  };

  test('an excluded player’s coins are held, and stay so until support decides', async () => {
    const id = await addPlayer(world, 'BTC');
    const address = await addressOf(world, id, 'BTC');
    await exclude(world, id, new Date(world.ctx.clock.now().getTime() + minute));
    await send(address, fair, 3);
    await watch(world, 'bitcoin');
    expect(await depositsOf(world, id)).toMatchObject([{ state: 'pending', hold: 'player_excluded' }]);
    world.passTime(2 * minute);
    await watch(world, 'bitcoin');
    expect(await depositsOf(world, id)).toMatchObject([{ state: 'pending', hold: 'player_excluded' }]);
    expect(await cashIn(world, id, 'BTC')).toBe(0n);
  });

  test('a break holds them until it is over', async () => {
    const id = await addPlayer(world, 'BTC');
    await world.ctx.db.query(setBreak, [id, new Date(world.ctx.clock.now().getTime() + minute)]);
    await arrived(id);
    expect(await depositsOf(world, id)).toMatchObject([{ state: 'pending', hold: 'player_timed_out' }]);
    world.passTime(2 * minute);
    await watch(world, 'bitcoin');
    expect(await cashIn(world, id, 'BTC')).toBe(fair);
    expect(await logOf(world, id)).toEqual(['seen', 'held', 'credited']);
  });

  test('the player’s own limit holds what would pass it until there is room', async () => {
    const id = await addPlayer(world, 'BTC');
    await world.ctx.db.query(setLimit, [id, world.ctx.clock.now()]);
    const address = await addressOf(world, id, 'BTC');
    await send(address, fair, 3);
    await watch(world, 'bitcoin');
    await send(address, fair, 3);
    await watch(world, 'bitcoin');
    expect((await depositsOf(world, id)).map(({ state, hold }) => [state, hold])).toEqual([
      ['completed', null],
      ['pending', 'limit_reached'],
    ]);
    world.passTime(25 * 60 * minute);
    await watch(world, 'bitcoin');
    expect(await cashIn(world, id, 'BTC')).toBe(2n * fair);
  });
});

const setBreak = sql('test_chain_break', 'UPDATE player SET timed_out_until = $2 WHERE id = $1');
/** 400 EUR a day: one of the transfers fits. */
const setLimit = sql(
  'test_chain_limit',
  `INSERT INTO player_limit (player_id, kind, period, value, changed_at) VALUES ($1, 'deposit', 'DAY', 40000, $2)`,
);
