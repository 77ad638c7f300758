import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { rememberPayoutAccount } from '#server/db/queries/withdrawals.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { depositAddressOf } from '#server/services/chain/deposit-address.ts';
import type { World } from '#tests/server/identity/world.ts';
import { account, post } from '#tests/support/ledger.ts';
import { codeAt } from '../security/people.ts';
import { addWithdrawer, arm, ask, expectSound, moneyOf, openDesk } from './desk.ts';

let world: World;
beforeAll(async () => {
  world = await openDesk();
});
afterAll(async () => {
  await expectSound(world);
  await world.close();
});

const run = (name: string, text: string, values: unknown[]) => world.ctx.db.query(sql(`test_${name}`, text), values);
const codeOf = async (asked: ReturnType<typeof ask>): Promise<string> => {
  const result = await asked;
  return result.ok ? 'ok' : result.code;
};
const bitcoin = { provider: 'crypto', currency: 'BTC', amount: '0.001' } as const;
const fresh = () => addWithdrawer(world);
/** Gives one ether. */
const addCoins = async (player: PlayerSession): Promise<PlayerSession> => {
  await run('wallet_eth', `INSERT INTO wallet (player_id, currency, created_at) VALUES ($1, 'ETH', $2)`, [
    player.playerId,
    world.ctx.clock.now(),
  ]);
  const { db } = world.ctx;
  const accounts = [
    await account(db, 'cash', player.playerId, '', 'ETH'),
    await account(db, 'clearing', null, 'crypto', 'ETH'),
  ];
  await post(db, 'deposit', player.playerId, accounts, [1_000_000_000n, -1_000_000_000n]);
  return player;
};

describe('a request', () => {
  test('sets the money aside and is approved when nothing speaks against it', async () => {
    const player = await fresh();
    const asked = await ask(world, player);
    expect(asked).toMatchObject({
      ok: true,
      value: { state: 'approved', amount: '30.00', fee: '0.00', provider: 'skrill', address: player.email },
    });
    expect(await moneyOf(world, player.playerId)).toEqual([97_000n, 3_000n]);
  });

  test('goes to the Skrill account that was paid from last, else to the profile’s address', async () => {
    const player = await fresh();
    const day = (n: number) => new Date(world.ctx.clock.now().getTime() + n * 86_400_000);
    for (const [email, at] of [
      ['old@example.com', day(1)],
      ['new@example.com', day(3)],
      ['older@example.com', day(2)],
    ] as const)
      await world.ctx.db.query(rememberPayoutAccount, [player.playerId, 'skrill', email, at]);
    expect(await ask(world, player)).toMatchObject({ value: { address: 'new@example.com' } });
  });

  test('waits for people from the amount on that the house does not decide by itself', async () => {
    const player = await fresh();
    expect(await ask(world, player, { amount: '500' })).toMatchObject({ value: { state: 'in_review' } });
    // Small ones add up over a day, whoever asks for them in parts.
    const other = await fresh();
    expect(await ask(world, other, { amount: '499.99' })).toMatchObject({ value: { state: 'approved' } });
    expect(await ask(world, other, { amount: '10' })).toMatchObject({ value: { state: 'in_review' } });
  });

  test('under its key again is the same withdrawal, whatever has become of it; another wish is refused', async () => {
    const player = await fresh();
    const idempotencyKey = randomUUID();
    const first = await ask(world, player, { idempotencyKey });
    expect(await ask(world, player, { idempotencyKey, amount: '30.00' })).toEqual(first);
    // Also for who has not proven lately to be the player: nothing happens anew.
    world.passTime(11 * 60_000);
    expect(await ask(world, player, { idempotencyKey })).toEqual(first);
    expect(await codeOf(ask(world, player, { idempotencyKey, amount: '31' }))).toBe('idempotency_key_reused');
    expect(await moneyOf(world, player.playerId)).toEqual([97_000n, 3_000n]);
  });
});

describe('a request is refused', () => {
  test.each([
    ['when its currency is not paid that way', { currency: 'BTC' }, 'currency_mismatch'],
    ['when fiat is to go to a chain', { provider: 'crypto', amount: '30' }, 'currency_mismatch'],
    ['for nothing', { amount: '0' }, 'amount_invalid'],
    ['finer than its currency', { amount: '30.001' }, 'amount_overprecise'],
    ['without a wallet', { currency: 'GBP' }, 'wallet_missing'],
    ['below the least', { amount: '9.99' }, 'amount_below_minimum'],
    ['above the most', { amount: '10000.01' }, 'amount_above_maximum'],
    ['to no address at all', bitcoin, 'withdrawal_address_invalid'],
    [
      'to a mistyped one',
      { ...bitcoin, address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt081' },
      'withdrawal_address_invalid',
    ],
    [
      'to another network’s',
      { ...bitcoin, address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
      'withdrawal_address_invalid',
    ],
    ['beyond what is there', { amount: '1000.01' }, 'insufficient_funds'],
  ] as const)('%s', async (_, change, code) => {
    const player = await fresh();
    expect(await codeOf(ask(world, player, change))).toBe(code);
    expect(await moneyOf(world, player.playerId)).toEqual([100_000n, 0n]);
  });

  test('with the figure that was passed: the least, the most, or what is there', async () => {
    const player = await fresh();
    const factsOf = async (amount: string) => {
      const answer = await ask(world, player, { amount });
      return answer.ok ? null : answer.facts;
    };
    expect(await factsOf('9.99')).toEqual({ limit: '10.00', currency: 'EUR' });
    expect(await factsOf('10000.01')).toEqual({ limit: '10000.00', currency: 'EUR' });
    expect(await factsOf('1000.01')).toEqual({ balance: '1000.00', currency: 'EUR' });
  });

  test('of a closed account', async () => {
    const player = await fresh();
    await run('close', 'UPDATE player SET closed_at = $2 WHERE id = $1', [player.playerId, world.ctx.clock.now()]);
    expect(await codeOf(ask(world, player))).toBe('account_closed');
  });

  test('2.5.6 to an address that the house gave to a player, in whatever letters', async () => {
    const [player, other] = [await addCoins(await fresh()), await fresh()];
    const address = await depositAddressOf(world.ctx, other.playerId, 'ETH');
    if (!address.ok) throw new Error(address.code);
    const ether = { provider: 'crypto', currency: 'ETH', amount: '0.02' } as const;
    for (const spelt of [address.value, address.value.toLowerCase()])
      expect(await codeOf(ask(world, player, { ...ether, address: spelt }))).toBe('withdrawal_address_invalid');
    const own = '0x52908400098527886E0F7030069857D2E4169EE7';
    expect(await ask(world, player, { ...ether, address: own.toLowerCase() })).toMatchObject({
      value: { address: own },
    });
  });

  test('where a chain has no node', async () => {
    const player = await addCoins(await fresh());
    const without = { ...world, ctx: { ...world.ctx, chains: new Map() } };
    expect(await codeOf(ask(without, player, bitcoin))).toBe('gateway_unavailable');
  });

  test('where nobody pays at Skrill, and where rates are old', async () => {
    const player = await fresh();
    const without = { ...world, ctx: { ...world.ctx, payouts: new Map() } };
    expect(await codeOf(ask(without, player))).toBe('gateway_unavailable');
    const rates = { ...world.ctx.rates, rateOf: () => ({ ok: false, code: 'rates_stale' }) as const };
    expect(await codeOf(ask({ ...world, ctx: { ...world.ctx, rates } }, player))).toBe('rates_stale');
  });

  test('bonus money and what a promotion locks never leave', async () => {
    const player = await addWithdrawer(world, 2_000n);
    const give = (kind: string) =>
      `SELECT ledger_post('bonus', $1, $2, $3, ARRAY[ledger_account($1, 'EUR', '${kind}', ''), ledger_account(NULL, 'EUR', 'promotions', 'x')], ARRAY[50000, -50000])`;
    for (const kind of ['bonus', 'locked'])
      await run(`give_${kind}`, give(kind), [player.playerId, randomUUID(), world.ctx.clock.now()]);
    expect(await codeOf(ask(world, player, { amount: '20.01' }))).toBe('insufficient_funds');
    expect(await codeOf(ask(world, player, { amount: '20' }))).toBe('ok');
  });

  test('before the identity is proven', async () => {
    const player = await fresh();
    await run('unverify', 'DELETE FROM document WHERE player_id = $1', [player.playerId]);
    expect(await codeOf(ask(world, player))).toBe('verification_required');
  });

  test('case 21: without a recent sign-in', async () => {
    const player = await fresh();
    world.passTime(10 * 60_000);
    expect(await codeOf(ask(world, player))).toBe('sign_in_again');
    expect(await codeOf(ask(world, player, { code: '123456' }))).toBe('sign_in_again');
  });
});

describe('A.3.6 a player with a second factor', () => {
  const armed = async () => {
    const player = await fresh();
    const key = await arm(world, player);
    return { player, right: () => codeAt(world, key), wrong: () => codeAt(world, key, 10) };
  };

  test('gives a code, a right one, once', async () => {
    const { player, right, wrong } = await armed();
    expect(await codeOf(ask(world, player))).toBe('second_factor_required');
    expect(await codeOf(ask(world, player, { code: wrong() }))).toBe('second_factor_wrong');
    const code = right();
    expect(await codeOf(ask(world, player, { code }))).toBe('ok');
    expect(await codeOf(ask(world, player, { code }))).toBe('second_factor_wrong');
  });

  test('is not charged a try, nor a code, while something else is wrong', async () => {
    const { player, right } = await armed();
    const code = right();
    for (let n = 0; n < 12; n++)
      expect(await codeOf(ask(world, player, { code, amount: '5000' }))).toBe('insufficient_funds');
    expect(await codeOf(ask(world, player, { code }))).toBe('ok');
  });

  test('6.6.3 waits after ten wrong ones, with the right one too', async () => {
    const { player, right, wrong } = await armed();
    for (let n = 0; n < 10; n++)
      expect(await codeOf(ask(world, player, { code: wrong() }))).toBe('second_factor_wrong');
    expect(await codeOf(ask(world, player, { code: right() }))).toBe('account_locked');
    expect(await moneyOf(world, player.playerId)).toEqual([100_000n, 0n]);
  });
});
