import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shellActor } from '#scripts/ops/shell-actor.ts';
import { sql } from '#server/db/db.ts';
import { rememberPayoutAccount } from '#server/db/queries/withdrawals.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { requestForPlayer } from '#server/services/withdrawals/request-withdrawal.ts';
import { settlePayout } from '#server/services/withdrawals/settle.ts';
import type { World } from '#tests/server/identity/world.ts';
import {
  addHolder,
  addWithdrawer,
  ask,
  expectSound,
  granted,
  holdsOn,
  openDesk,
  paidWithCoins,
  rowOf,
  signIn,
} from './desk.ts';

let world: World;
beforeAll(async () => {
  world = await openDesk();
});
afterAll(async () => {
  await expectSound(world);
  await world.close();
});

const run = (name: string, text: string, values: unknown[]) => world.ctx.db.query(sql(`test_${name}`, text), values);
const fresh = () => addWithdrawer(world);
/** EUR 100 that were credited then. */
const paidIn = (player: PlayerSession, at: Date, method = 'ems') =>
  run(
    'deposit_row',
    `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at, completed_at)
     VALUES ($1, $2, $3, '', $4, 'EUR', 10000, 'completed', $5, $5, $5)`,
    [randomUUID(), player.playerId, randomUUID(), method, at],
  );
/** A settled round, in cents. */
const played = (player: PlayerSession, at: Date, stake: number, payout: number) =>
  run(
    'round_row',
    `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after, opened_at, ended_at)
     VALUES ($1, $2, 'House', 'roulette-european', 'EUR', 'settled', $3, $4, 0, 0, $5, $5)`,
    [randomUUID(), player.playerId, stake, payout, at],
  );
const ago = (ms: number) => new Date(world.ctx.clock.now().getTime() - ms);
const maria = shellActor('Maria', 'mk');

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
    await paidIn(player, ago(24 * 10 * 3_600_000), 'devcode');
    await paidIn(player, ago(3_600_000));
    expect(await holdsOn(world, await granted(world, player))).toEqual(['new_deposit_method', 'rapid_in_and_out']);
    await played(player, ago(60_000), 20_000, 0);
    expect(await holdsOn(world, await granted(world, player))).toEqual(['new_deposit_method']);
  });

  test('follows money that was paid in while an earlier withdrawal waited to be sent', async () => {
    const player = await fresh();
    const first = await granted(world, player);
    world.passTime(60_000);
    await paidIn(player, ago(0));
    world.passTime(60_000);
    const sent = { to: 'sent', reference: 'by hand' } as const;
    expect(await settlePayout(world.ctx, await rowOf(world, first), sent)).toBe(true);
    expect(await holdsOn(world, await granted(world, player))).toEqual(['rapid_in_and_out']);
  });

  test('follows money that an earlier withdrawal left unplayed, though that one was sent', async () => {
    const player = await fresh();
    const at = () => world.ctx.clock.now();
    const pay = async (id: string) => {
      const sent = { to: 'sent', reference: 'by hand' } as const;
      expect(await settlePayout(world.ctx, await rowOf(world, id), sent)).toBe(true);
    };
    const stake = (cents: number) => played(player, at(), cents, 0);
    await paidIn(player, at());
    world.passTime(60_000);
    await stake(4_000);
    world.passTime(60_000);
    const first = await granted(world, player);
    expect(await holdsOn(world, first)).toEqual(['rapid_in_and_out']);
    await run('approve_by_hand', `SELECT withdrawal_move($1, 'approved', 'maria', '{}', NULL, $2)`, [first, at()]);
    await pay(first);
    world.passTime(60_000);
    await stake(5_999);
    world.passTime(60_000);
    const second = await granted(world, player);
    expect(await run('carried', 'SELECT facts FROM withdrawal_hold WHERE withdrawal_id = $1', [second])).toEqual([
      { facts: { depositedEur: '0.00', stakedEur: '59.99', carriedEur: '60.00' } },
    ]);
    await stake(1);
    world.passTime(60_000);
    expect(await holdsOn(world, await granted(world, player))).toEqual([]);
  });

  test('follows bets that cover all outcomes, and an account that seems to be the same person’s', async () => {
    const [player, twin] = [await fresh(), await fresh()];
    const play = (payout: number) => played(player, ago(60_000), 10_000, payout);
    await play(0);
    await play(10_000);
    expect(await holdsOn(world, await granted(world, player))).toEqual(['flat_play']);
    for (const payout of [0, 20_000, 11_000]) await play(payout);
    expect(await holdsOn(world, await granted(world, player))).toEqual([]);
    for (const { playerId } of [player, twin])
      await run(
        'phone',
        `INSERT INTO player_details (player_id, phone_number, dialing_code) VALUES ($1, '612345678', '31')`,
        [playerId],
      );
    expect(await holdsOn(world, await granted(world, player))).toEqual(['same_person']);
  });

  test('follows another player at the same destination, of two at once as well', async () => {
    const [ada, eve] = [await fresh(), await fresh()];
    const later = new Date(world.ctx.clock.now().getTime() + 1_000);
    for (const { playerId } of [ada, eve])
      await world.ctx.db.query(rememberPayoutAccount, [playerId, 'skrill', 'one@example.com', later]);
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

describe('a destination that no credited deposit came from', () => {
  const forget = 'DELETE FROM payout_account WHERE player_id = $1';
  const address = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
  const coins = { provider: 'crypto', currency: 'BTC', amount: '0.001', address } as const;
  test('waits for people: who paid by card has no Skrill account that is known to be theirs', async () => {
    const player = await fresh();
    await run('forget', forget, [player.playerId]);
    const asked = await ask(world, player);
    expect(asked).toMatchObject({ ok: true, value: { state: 'in_review', address: player.email } });
    expect(JSON.stringify(asked)).not.toContain('never_paid_from');
    expect(await holdsOn(world, asked.ok ? asked.value.id : '')).toEqual(['never_paid_from']);
  });

  test('is told by the account, in either case of letters, and not by the company', async () => {
    const player = await fresh();
    const { email, playerId } = player;
    await run('capitals', 'UPDATE payout_account SET destination = upper(destination) WHERE player_id = $1', [
      playerId,
    ]);
    expect(await holdsOn(world, await granted(world, player))).toEqual([]);
    await run('elsewhere', `UPDATE payout_account SET provider = 'jeton' WHERE player_id = $1`, [playerId]);
    expect((await rowOf(world, await granted(world, player))).destination).toBe(email);
    expect(
      await run(
        'held',
        `SELECT 1 FROM withdrawal_hold h JOIN withdrawal w ON w.id = h.withdrawal_id WHERE w.player_id = $1 AND h.rule = 'never_paid_from'`,
        [playerId],
      ),
    ).toHaveLength(1);
  });

  test('is every address of a chain of which the player never paid with coins', async () => {
    const player = await addHolder(world);
    expect(await holdsOn(world, await granted(world, player, coins))).toEqual(['never_paid_from']);
    await paidWithCoins(world, player.playerId, 'ETH');
    expect(await holdsOn(world, await granted(world, player, coins))).toContain('never_paid_from');
    await paidWithCoins(world, player.playerId, 'BTC');
    expect(await holdsOn(world, await granted(world, player, coins))).not.toContain('never_paid_from');
  });
});

describe('A.3.8 the own money of a player', () => {
  test('leaves during a break', async () => {
    const player = await fresh();
    await run('break', `UPDATE player SET timed_out_until = 'infinity' WHERE id = $1`, [player.playerId]);
    expect(await ask(world, player)).toMatchObject({ ok: true });
  });

  test('leaves during a self-exclusion, by support, and people look at it', async () => {
    const player = await fresh();
    await run('exclude', `UPDATE player SET excluded_until = 'infinity' WHERE id = $1`, [player.playerId]);
    const wish = { provider: 'skrill', amount: '1000', currency: 'EUR', idempotencyKey: randomUUID() } as const;
    const asked = await requestForPlayer(world.ctx, maria, player.playerId, wish);
    expect(asked).toMatchObject({ ok: true, value: { state: 'in_review' } });
    expect(await holdsOn(world, asked.ok ? asked.value.id : '')).toEqual(['by_support']);
  });

  test('leaves a closed account by support', async () => {
    const player = await fresh();
    await run('close', 'UPDATE player SET closed_at = $2 WHERE id = $1', [player.playerId, world.ctx.clock.now()]);
    const wish = { provider: 'skrill', amount: '1000', currency: 'EUR', idempotencyKey: randomUUID() } as const;
    expect(await requestForPlayer(world.ctx, maria, player.playerId, wish)).toMatchObject({ ok: true });
  });
});
