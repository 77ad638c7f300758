import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { rememberPayoutAccount } from '#server/db/queries/withdrawals.ts';
import { requestForPlayer } from '#server/services/withdrawals/request-withdrawal.ts';
import { settlePayout } from '#server/services/withdrawals/settle.ts';
import type { World } from '#tests/server/identity/world.ts';
import { addWithdrawer, ask, expectSound, granted, holdsOn, openDesk, rowOf, signIn } from './desk.ts';

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

  test('follows money that was paid in while an earlier withdrawal waited to be sent', async () => {
    const player = await fresh();
    const first = await granted(world, player);
    world.passTime(60_000);
    await run(
      'deposit_meanwhile',
      `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at, completed_at)
       VALUES ($1, $2, $3, '', 'ems', 'EUR', 10000, 'completed', $4, $4, $4)`,
      [randomUUID(), player.playerId, randomUUID(), world.ctx.clock.now()],
    );
    world.passTime(60_000);
    const sent = { to: 'sent', reference: 'by hand' } as const;
    expect(await settlePayout(world.ctx, await rowOf(world, first), sent)).toBe(true);
    expect(await holdsOn(world, await granted(world, player))).toEqual(['rapid_in_and_out']);
  });

  test('follows bets that cover all outcomes, and an account that seems to be the same person’s', async () => {
    const [player, twin] = [await fresh(), await fresh()];
    const play = (payout: number) =>
      run(
        'flat_round',
        `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after, opened_at, ended_at)
         VALUES ($1, $2, 'House', 'roulette-european', 'EUR', 'settled', 10000, $3, 0, 0, $4, $4)`,
        [randomUUID(), player.playerId, payout, new Date(world.ctx.clock.now().getTime() - 60_000)],
      );
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
    expect(await ask(world, player)).toMatchObject({ ok: true });
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
