import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type WithdrawalState, withdrawalStates, withdrawalTransitions } from '#domain/payments/withdrawal-state.ts';
import { sql } from '#server/db/db.ts';
import { rememberPayoutAccount } from '#server/db/queries/withdrawals.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { depositAddressOf } from '#server/services/chain/deposit-address.ts';
import { requestForPlayer } from '#server/services/withdrawals/request-withdrawal.ts';
import { cancelWithdrawal, withdrawalHistory, withdrawalOf } from '#server/services/withdrawals/withdrawals.ts';
import type { World } from '#tests/server/identity/world.ts';
import { account, post } from '#tests/support/ledger.ts';
import { codeAt } from '../security/people.ts';
import { addWithdrawer, arm, ask, expectSound, granted, holdsOn, moneyOf, openDesk, rowOf, signIn } from './desk.ts';

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
    const day = (n: number) => new Date(Date.UTC(2027, 0, n));
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

describe('a hold', () => {
  test('case 21: follows a change of the password, and the player is not told of it', async () => {
    const player = await fresh();
    await run(
      'password_event',
      `INSERT INTO security_event (at, kind, player_id, ip, user_agent, request_id) VALUES ($2, 'password_changed', $1, '127.0.0.1', '', '')`,
      [player.playerId, world.ctx.clock.now()],
    );
    const asked = await ask(world, player);
    expect(asked).toMatchObject({ ok: true, value: { state: 'in_review' } });
    const id = asked.ok ? asked.value.id : '';
    expect(await holdsOn(world, id)).toEqual(['access_changed']);
    expect(JSON.stringify(asked)).not.toMatch(/hold|access_changed/);
    const told = await run('told', 'SELECT facts::text, kind FROM notification WHERE player_id = $1', [
      player.playerId,
    ]);
    expect(told).toEqual([{ kind: 'withdrawal_requested', facts: '{"amount": "30.00", "currency": "EUR"}' }]);
    // The desk is, without the player's name on the job.
    const mails = await run(
      'mails',
      `SELECT kind, player_id FROM mail_job WHERE facts->>'withdrawalId' = $1 ORDER BY id`,
      [id],
    );
    expect(mails).toEqual([
      { kind: 'withdrawal_review', player_id: null },
      { kind: 'withdrawal_requested', player_id: player.playerId },
    ]);
  });

  test('follows money that was paid in and not played, by what the tables say', async () => {
    const player = await fresh();
    const now = world.ctx.clock.now();
    const paidIn = (hours: number, method: string) =>
      run(
        'deposit_row',
        `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at, completed_at)
         VALUES ($1, $2, $5, '', $3, 'EUR', 10000, 'completed', $4, $4, $4)`,
        [randomUUID(), player.playerId, method, new Date(now.getTime() - hours * 3_600_000), randomUUID()],
      );
    await paidIn(24 * 10, 'devcode');
    await paidIn(1, 'ems');
    expect(await holdsOn(world, await granted(world, player))).toEqual(['new_deposit_method', 'rapid_in_and_out']);
    await run(
      'round_row',
      `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after, opened_at, ended_at)
       VALUES ($1, $2, 'House', 'dice', 'EUR', 'settled', 20000, 0, 0, 0, $3, $3)`,
      [randomUUID(), player.playerId, new Date(now.getTime() - 60_000)],
    );
    expect(await holdsOn(world, await granted(world, player))).toEqual(['new_deposit_method']);
  });

  test('follows another player at the same destination, of two at once as well', async () => {
    const [ada, eve] = [await fresh(), await fresh()];
    for (const { playerId } of [ada, eve])
      await world.ctx.db.query(rememberPayoutAccount, [playerId, 'skrill', 'one@example.com', world.ctx.clock.now()]);
    const ids = await Promise.all([granted(world, ada), granted(world, eve)]);
    const held = await Promise.all(ids.map((id) => holdsOn(world, id)));
    expect(held).toEqual([['shared_destination'], ['shared_destination']]);
  });

  test('follows a country and a device of which nothing was known days before', async () => {
    const player = await fresh();
    world.passTime(4 * 24 * 3_600_000);
    const abroad = {
      ...world,
      caller: { ...world.caller, country: 'BR', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' },
    };
    const there = await signIn(abroad, { id: player.playerId, email: player.email, confirmed: true });
    expect(await holdsOn(world, await granted(abroad, there))).toEqual(['new_country', 'new_device']);
    const home = await signIn(world, { id: player.playerId, email: player.email, confirmed: true });
    expect(await holdsOn(world, await granted(world, home))).toEqual([]);
  });
});

describe('A.3.8 the own money of a player', () => {
  test('leaves during a break', async () => {
    const player = await fresh();
    await run('break', `UPDATE player SET timed_out_until = 'infinity' WHERE id = $1`, [player.playerId]);
    expect(await codeOf(ask(world, player))).toBe('ok');
  });

  test('leaves during a self-exclusion, by support, and people look at it', async () => {
    const player = await fresh();
    await run('exclude', `UPDATE player SET excluded_until = 'infinity' WHERE id = $1`, [player.playerId]);
    const wish = { provider: 'skrill', amount: '1000', currency: 'EUR', idempotencyKey: randomUUID() } as const;
    const asked = await requestForPlayer(world.ctx, 'maria', player.playerId, wish);
    expect(asked).toMatchObject({ ok: true, value: { state: 'in_review' } });
    expect(await holdsOn(world, asked.ok ? asked.value.id : '')).toEqual(['by_support']);
  });

  test('leaves a closed account by support', async () => {
    const player = await fresh();
    await run('close', 'UPDATE player SET closed_at = $2 WHERE id = $1', [player.playerId, world.ctx.clock.now()]);
    const wish = { provider: 'skrill', amount: '1000', currency: 'EUR', idempotencyKey: randomUUID() } as const;
    expect(await requestForPlayer(world.ctx, 'maria', player.playerId, wish)).toMatchObject({ ok: true });
  });
});

describe('a player’s own withdrawal', () => {
  test('is read and taken back by nobody else', async () => {
    const [ada, eve] = [await fresh(), await fresh()];
    const id = await granted(world, ada, { amount: '600' });
    expect(await withdrawalOf(world.ctx, eve, id)).toMatchObject({ code: 'withdrawal_not_found' });
    expect(await cancelWithdrawal(world.ctx, world.caller, eve, id)).toMatchObject({ code: 'withdrawal_not_found' });
    expect(await withdrawalOf(world.ctx, ada, id)).toMatchObject({ value: { id, state: 'in_review' } });
    expect(await cancelWithdrawal(world.ctx, world.caller, ada, id)).toMatchObject({ value: { state: 'cancelled' } });
    expect(await moneyOf(world, ada.playerId)).toEqual([100_000n, 0n]);
    expect(await cancelWithdrawal(world.ctx, world.caller, ada, id)).toMatchObject({ code: 'withdrawal_state_wrong' });
    expect(await moneyOf(world, ada.playerId)).toEqual([100_000n, 0n]);
  });

  test('that is approved is not taken back', async () => {
    const ada = await fresh();
    const id = await granted(world, ada);
    expect(await cancelWithdrawal(world.ctx, world.caller, ada, id)).toMatchObject({ code: 'withdrawal_state_wrong' });
    expect((await rowOf(world, id)).state).toBe('approved');
  });

  test('stands in the history of its kind of currency, newest first', async () => {
    const ada = await fresh();
    const first = await granted(world, ada);
    world.passTime(1_000);
    const second = await granted(world, ada, { amount: '31' });
    const period = { from: new Date(0), to: new Date('2100-01-01'), page: 0, size: 1 };
    const fiat = await withdrawalHistory(world.ctx, ada, { currencyType: 'FIAT', ...period });
    expect(fiat).toMatchObject({
      total: 2,
      items: [{ id: second, type: 'withdraw', amount: '31.00', gateway: 'skrill' }],
    });
    expect(await withdrawalHistory(world.ctx, ada, { currencyType: 'FIAT', ...period, page: 1 })).toMatchObject({
      items: [{ id: first }],
    });
    expect(await withdrawalHistory(world.ctx, ada, { currencyType: 'CRYPTO', ...period })).toMatchObject({
      items: [],
      total: 0,
    });
  });
});

test('the database knows the transitions of the state machine, and no other', async () => {
  const rows = await world.ctx.db.query<{ from: WithdrawalState; to: WithdrawalState; may: boolean }>(
    sql(
      'test_may',
      'SELECT f AS "from", t AS "to", withdrawal_may(f, t) AS may FROM unnest($1::text[]) f, unnest($1::text[]) t',
    ),
    [withdrawalStates],
  );
  expect(rows).toHaveLength(36);
  for (const { from, to, may } of rows)
    expect([from, to, may]).toEqual([from, to, withdrawalTransitions[from].some((event) => event === to)]);
});
