import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { currentSession, isAuthenticated, signOut } from '#server/services/identity/sessions.ts';
import { createWorld, exclude, minute, newPlayer, type World } from './world.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const day = 24 * 60 * minute;

describe('currentSession', () => {
  test('GLI-19 2.5.4: lives while it is used, ends after 30 idle minutes', async () => {
    const { token } = await newPlayer(world);
    for (let call = 0; call < 4; call += 1) {
      world.passTime(29 * minute);
      expect(await currentSession(world.ctx, token)).not.toBeNull();
    }
    world.passTime(31 * minute);
    expect(await currentSession(world.ctx, token)).toBeNull();
  });

  test('ASVS 7.3.2: ends after 30 days however much it is used', async () => {
    const { token } = await newPlayer(world);
    world.passTime(30 * day - minute);
    await world.ctx.db.query(sql('test_used', 'UPDATE session SET seen_at = $1'), [world.ctx.clock.now()]);
    expect(await currentSession(world.ctx, token)).not.toBeNull();
    world.passTime(minute);
    expect(await currentSession(world.ctx, token)).toBeNull();
  });

  test('writes its last use at most once a minute', async () => {
    const { token } = await newPlayer(world);
    const seen = async () =>
      (await world.ctx.db.query<{ seen_at: Date }>(sql('test_seen', 'SELECT seen_at FROM session')))[0]?.seen_at;
    const before = await seen();
    world.passTime(59_000);
    await currentSession(world.ctx, token);
    expect(await seen()).toEqual(before);
    world.passTime(1_000);
    await currentSession(world.ctx, token);
    expect(await seen()).toEqual(world.ctx.clock.now());
  });

  test('must-hold 23: a cookie replayed after signing out is nobody', async () => {
    const { token } = await newPlayer(world);
    await signOut(world.ctx, world.caller, token);
    await signOut(world.ctx, world.caller, token);
    expect(await currentSession(world.ctx, token)).toBeNull();
    expect(await isAuthenticated(world.ctx, token)).toBe(false);
  });

  test('must-hold 23: a cookie replayed after self-exclusion is nobody', async () => {
    const { token, session } = await newPlayer(world);
    await exclude(world, session.playerId, new Date('2030-01-01'));
    expect(await currentSession(world.ctx, token)).toBeNull();
  });

  test.each(['', 'x', 'A'.repeat(43), "' OR 1=1 --", '\u0000'.repeat(43)])('knows nobody by %j', async (token) => {
    expect(await currentSession(world.ctx, token)).toBeNull();
  });
});
