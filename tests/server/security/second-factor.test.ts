import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runPlayers } from '#scripts/ops/players.ts';
import { sql } from '#server/db/db.ts';
import { reauthenticate } from '#server/services/identity/proof.ts';
import {
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  switchOffSecondFactor,
} from '#server/services/identity/second-factor.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { verify } from '#tests/server/withdrawals/desk.ts';
import { createWorld, minute, newPlayer, password, type World } from '../identity/world.ts';
import { codeAt, finish, guardedPlayer, tallyOf, ticketOf } from './people.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const dump = sql(
  'test_factor_rows',
  `SELECT encode(secret_sealed, 'escape') AS sealed, (SELECT string_agg(encode(code_hash, 'hex'), ',') FROM recovery_code r
     WHERE r.player_id = f.player_id) AS codes FROM second_factor f WHERE player_id = $1`,
);

describe('two-factor sign-in', () => {
  test('is off until the first code comes back, and gives ten recovery codes then', async () => {
    const { session } = await newPlayer(world);
    const started = await startSecondFactor(world.ctx, session);
    if (!started.ok) throw new Error(started.code);
    expect(await readSecondFactor(world.ctx, session)).toEqual({ since: null, recoveryCodesLeft: 0 });
    const { key } = started.value;
    expect(await confirmSecondFactor(world.ctx, world.caller, session, '000000')).toMatchObject({
      code: 'second_factor_wrong',
    });
    const code = codeAt(world, key);
    const confirmed = await confirmSecondFactor(
      world.ctx,
      world.caller,
      session,
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    if (!confirmed.ok) throw new Error(confirmed.code);
    expect(new Set(confirmed.value.recoveryCodes).size).toBe(10);
    expect(confirmed.value.recoveryCodes[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(await readSecondFactor(world.ctx, session)).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await startSecondFactor(world.ctx, session)).toMatchObject({ code: 'second_factor_on' });
  });

  test('keeps neither the key nor the recovery codes in the clear', async () => {
    const { session, key, recoveryCodes } = await guardedPlayer(world);
    const [row] = await world.ctx.db.query(dump, [session.playerId]);
    const stored = JSON.stringify(row);
    for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(secret);
  });

  test('a key that waited half an hour for its first code is forgotten', async () => {
    const { session } = await newPlayer(world);
    const started = await startSecondFactor(world.ctx, session);
    if (!started.ok) throw new Error(started.code);
    world.passTime(31 * minute);
    const late = await confirmSecondFactor(world.ctx, world.caller, session, codeAt(world, started.value.key));
    expect(late).toMatchObject({ code: 'second_factor_off' });
  });

  test('must-hold 7.5.1: begins, and renews its codes, after a recent sign-in or the password alone', async () => {
    const { session } = await guardedPlayer(world);
    const plain = await newPlayer(world);
    world.passTime(10 * minute);
    expect(await startSecondFactor(world.ctx, plain.session)).toMatchObject({ code: 'sign_in_again' });
    expect(await renewRecoveryCodes(world.ctx, world.caller, session)).toMatchObject({ code: 'sign_in_again' });
    const wrong = await reauthenticate(world.ctx, world.caller, session, 'not the password');
    expect(wrong).toMatchObject({ code: 'credentials_wrong' });
    expect(await renewRecoveryCodes(world.ctx, world.caller, session)).toMatchObject({ code: 'sign_in_again' });
    expect(await reauthenticate(world.ctx, world.caller, session, password)).toMatchObject({ ok: true });
    expect(await renewRecoveryCodes(world.ctx, world.caller, session)).toMatchObject({ ok: true });
    // The other player's session proved nothing by that.
    expect(await startSecondFactor(world.ctx, plain.session)).toMatchObject({ code: 'sign_in_again' });
  });

  test('renewed recovery codes end those before', async () => {
    const { session, email, recoveryCodes } = await guardedPlayer(world);
    const renewed = await renewRecoveryCodes(world.ctx, world.caller, session);
    if (!renewed.ok) throw new Error(renewed.code);
    const ticket = await ticketOf(world, email);
    expect(await finish(world, ticket, recoveryCodes[0] ?? '')).toBe('second_factor_wrong');
    expect(await finish(world, ticket, renewed.value.recoveryCodes[0] ?? '')).toBe('ok');
  });

  test('of five renewals at once ten codes are left', async () => {
    const { session } = await guardedPlayer(world);
    const renewed = await Promise.all(
      Array.from({ length: 5 }, () => renewRecoveryCodes(world.ctx, world.caller, session)),
    );
    expect(renewed.every(({ ok }) => ok)).toBe(true);
    expect(await readSecondFactor(world.ctx, session)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  test.each(['password', 'code', 'recovery code'])('is switched off with a %s', async (by) => {
    const { session, key, recoveryCodes } = await guardedPlayer(world);
    const off = (proof: { password?: string; code?: string }) =>
      switchOffSecondFactor(world.ctx, world.caller, session, proof);
    expect(await off({ password: 'not the password' })).toMatchObject({ code: 'credentials_wrong' });
    expect(await off({ code: '000000' })).toMatchObject({ code: 'second_factor_wrong' });
    expect(await off({ code: 'AAAAA-AAAAA' })).toMatchObject({ code: 'second_factor_wrong' });
    const code = by === 'code' ? codeAt(world, key) : (recoveryCodes[4] ?? '').toLowerCase().replace('-', ' ');
    expect(await off(by === 'password' ? { password } : { code })).toMatchObject({ ok: true });
    expect(await readSecondFactor(world.ctx, session)).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect(await off({ password })).toMatchObject({ code: 'second_factor_off' });
  });

  test('is taken off by staff of a player whose papers were looked at, never without; every session ends and a mail says so', async () => {
    const { session, email } = await guardedPlayer(world);
    const now = () => world.ctx.clock.now();
    const remove = (...more: readonly string[]) =>
      runPlayers(world.ctx.db, ['remove-factor', email.toUpperCase(), ...more], now());
    const named = ['--by', 'Grace', '--note', 'passport shown again, call back'] as const;
    expect(await remove('--by', 'Grace')).toBeUndefined();
    expect(await remove('--note', 'seen')).toMatchObject({ done: false });
    expect(await remove(...named)).toMatchObject({
      done: false,
      lines: [expect.stringContaining('Nobody has proven')],
    });
    expect(await readSecondFactor(world.ctx, session)).toMatchObject({ recoveryCodesLeft: 10 });
    await verify(world, session.playerId);
    expect(await remove(...named)).toMatchObject({ done: true });
    expect(await remove(...named)).toMatchObject({ done: false });
    expect(await readSecondFactor(world.ctx, session)).toEqual({ since: null, recoveryCodesLeft: 0 });
    const alive = sql('test_factor_alive', 'SELECT id FROM session WHERE player_id = $1 AND ended_at IS NULL');
    expect(await world.ctx.db.query(alive, [session.playerId])).toEqual([]);
    const told = sql(
      'test_factor_told',
      `SELECT facts FROM security_event WHERE player_id = $1 AND kind = 'second_factor_off'`,
    );
    expect(await world.ctx.db.query(told, [session.playerId])).toEqual([
      { facts: { by: 'Grace', note: 'passport shown again, call back' } },
    ]);
    await sendDueMails(world.ctx);
    expect(
      world.mails.filter(({ to, subject }) => to === email && subject === 'Two-factor sign-in is off'),
    ).toHaveLength(1);
  });

  test('of twenty confirmations at once one gives recovery codes', async () => {
    const { session } = await newPlayer(world);
    const started = await startSecondFactor(world.ctx, session);
    if (!started.ok) throw new Error(started.code);
    const code = codeAt(world, started.value.key);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => confirmSecondFactor(world.ctx, world.caller, session, code)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await readSecondFactor(world.ctx, session)).toMatchObject({ recoveryCodesLeft: 10 });
    expect(tallyOf(results.map((result) => (result.ok ? 'ok' : result.code)))['second_factor_wrong']).toBeUndefined();
  });
});
