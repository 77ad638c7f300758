import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { notificationsOf } from '#server/services/inbox/notifications.ts';
import { cancelLimitChange, setLimit } from '#server/services/safer-play/limits.ts';
import { lookForMarkers } from '#server/services/safer-play/markers/look-for-markers.ts';
import { ownOffset } from '#server/services/safer-play/markers/own-clock.ts';
import { ownMarkers } from '#server/services/safer-play/markers/own-markers.ts';
import { readBehaviours } from '#server/services/safer-play/markers/read-behaviours.ts';
import { credit } from '#tests/server/desk/books.ts';
import { addPlayer, type House, hour, minute, openHouse } from '#tests/server/games/house.ts';
import { asCaller, chaseLosses, goOnTo, loseSome } from './lives.ts';

let house: House;
let player: PlayerSession;
beforeAll(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
});
beforeEach(async () => {
  player = await addPlayer(house, 'EUR', 1_000_000n);
});
afterAll(() => house.close());

const query = <Row extends object>(name: string, text: string, values: readonly unknown[] = []) =>
  house.ctx.db.query<Row>(sql(`test_markers_${name}`, text), values);
/** As often as it takes to catch up with four weeks. */
const look = async () => {
  for (let minutes = 0; minutes < 3; minutes++) await lookForMarkers(house.ctx);
};
const shown = () => ownMarkers(house.ctx, player);
const bell = async () => (await notificationsOf(house.ctx, player)).items.map(({ kind }) => kind);
const behaviourOf = async () => {
  const all = await readBehaviours(house.ctx.db, [player.playerId], house.ctx.clock.now());
  const own = all.get(player.playerId);
  if (own === undefined) throw new Error('nobody');
  return own;
};

describe('what is read of a player', () => {
  it('has stretches of play, cut by a pause, by a deposit and by nothing else', async () => {
    goOnTo(house, 10);
    await loseSome(house, player, 3);
    house.passTime(20 * minute);
    await loseSome(house, player, 2);
    await credit(house, player, 2_000n);
    house.passTime(minute);
    await loseSome(house, player, 2);
    house.passTime(31 * minute);
    await loseSome(house, player, 2);
    goOnTo(house, 1);
    await look();
    const { stretches, deposits } = await behaviourOf();
    expect(stretches).toHaveLength(3);
    const [first, second, third] = stretches.map(({ rounds }) => rounds);
    expect(first).toBeGreaterThanOrEqual(5);
    expect(second).toBeGreaterThanOrEqual(2);
    expect(third).toBeGreaterThanOrEqual(2);
    const [row] = await query<{ staked: bigint; net: bigint; rounds: bigint }>(
      'rounds',
      'SELECT sum(stake)::bigint AS staked, sum(payout - stake)::bigint AS net, count(*) AS rounds FROM round WHERE player_id = $1',
      [player.playerId],
    );
    const sum = (of: (one: (typeof stretches)[number]) => bigint) => stretches.reduce((all, one) => all + of(one), 0n);
    // A cent is ten thousand millionths of a euro.
    expect(sum(({ stakedMicros }) => stakedMicros)).toBe((row?.staked ?? 0n) * 10_000n);
    expect(sum(({ netMicros }) => netMicros)).toBe((row?.net ?? 0n) * 10_000n);
    expect(sum(({ rounds }) => BigInt(rounds))).toBe(row?.rounds);
    expect(deposits).toMatchObject([{ micros: 20_000_000n, isCredited: true }]);
  });

  it('has limits that were asked to bind less, but for a wish that was taken back', async () => {
    const put = (value: string) => setLimit(house.ctx, asCaller, player, { kind: 'deposit', period: 'DAY', value });
    await put('10');
    house.passTime(hour);
    await put('20');
    house.passTime(hour);
    await cancelLimitChange(house.ctx, asCaller, player, { kind: 'deposit', period: 'DAY' });
    house.passTime(hour);
    await put('30');
    const at = house.ctx.clock.now().getTime();
    house.passTime(minute);
    expect((await behaviourOf()).easingsAsked).toEqual([at]);
  });

  it('has refused deposits, and withdrawals that were taken back', async () => {
    const now = house.ctx.clock.now();
    await query(
      'refused',
      `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, 'k1', '', 'brpay', 'EUR', 3000, 'failed', $2, $2)`,
      [player.playerId, now],
    );
    await query(
      'taken_back',
      `INSERT INTO withdrawal (id, player_id, idempotency_key, request_hash, provider, currency, amount, destination, eur_cents,
         day_eur_cents, state, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, 'k2', '', 'skrill', 'EUR', 4000, 'a@example.com', 4000, 4000, 'cancelled', $2, $2)`,
      [player.playerId, now],
    );
    house.passTime(minute);
    expect(await behaviourOf()).toMatchObject({
      deposits: [{ at: now.getTime(), micros: 30_000_000n, isCredited: false }],
      takenBack: [{ at: now.getTime(), micros: 40_000_000n }],
    });
  });
});

describe('a player’s own clock', () => {
  it.each([
    ['NL', '2027-01-10', 60],
    ['NL', '2027-07-10', 120],
    ['IN', '2027-07-10', 330],
    ['JP', '2027-07-10', 540],
    ['ZZ', '2027-07-10', 0],
  ])('in %s on %s is %i minutes ahead of UTC', (country, day, minutes) => {
    expect(ownOffset(country, new Date(day))).toBe(minutes);
  });
  it('is in the middle of a country of several, and that of UTC nowhere', () => {
    const offset = ownOffset('US', new Date('2027-01-10'));
    expect(offset).toBeLessThanOrEqual(-300);
    expect(offset).toBeGreaterThanOrEqual(-480);
    expect(ownOffset(null, new Date())).toBe(0);
  });
});

describe('a marker', () => {
  it('is found once its days are over, and told to its player by the bell', async () => {
    for (let evening = 0; evening < 3; evening++) {
      expect((await shown()).markers).toEqual([]);
      await chaseLosses(house, player);
      await look();
    }
    expect(await shown()).toEqual({
      markers: [
        {
          id: expect.any(String),
          day: new Date(house.ctx.clock.now().getTime() - 24 * hour).toISOString().slice(0, 10),
          sign: { kind: 'chasing', facts: { days: 3, ofDays: 21, deposits: 3, amount: '150.00' } },
        },
      ],
      interventions: [],
    });
    expect(await bell()).toEqual(['signs_in_play']);
    // Looked at again, nothing is found twice.
    await look();
    expect(await bell()).toHaveLength(1);
    // A day more of the same is no news; a week later it is.
    await chaseLosses(house, player);
    await look();
    expect((await shown()).markers).toMatchObject([{ sign: { facts: { days: 3 } } }]);
    house.passTime(6 * 24 * hour);
    await chaseLosses(house, player);
    await look();
    expect((await shown()).markers).toMatchObject([{ sign: { facts: { days: 5 } } }]);
    expect(await bell()).toHaveLength(2);
    const all = await query<{ gone: boolean }>(
      'all',
      'SELECT gone_at IS NOT NULL AS gone FROM harm_marker WHERE player_id = $1 ORDER BY told_at',
      [player.playerId],
    );
    expect(all).toEqual([{ gone: false }, { gone: false }]);
  });

  it('is gone when it is found no more, and stands no more after four weeks', async () => {
    for (let evening = 0; evening < 3; evening++) await chaseLosses(house, player);
    await look();
    expect((await shown()).markers).toHaveLength(1);
    house.passTime(22 * 24 * hour);
    await loseSome(house, player, 2);
    goOnTo(house, 1);
    await look();
    expect((await shown()).markers).toEqual([]);
    for (let evening = 0; evening < 3; evening++) await chaseLosses(house, player);
    await look();
    expect((await shown()).markers).toHaveLength(1);
    house.passTime(28 * 24 * hour);
    expect((await shown()).markers).toEqual([]);
  });

  it('is not looked for of somebody who excluded themselves', async () => {
    for (let evening = 0; evening < 3; evening++) await chaseLosses(house, player);
    await query('exclude', `UPDATE player SET excluded_until = 'infinity' WHERE id = $1`, [player.playerId]);
    await look();
    expect(await bell()).toEqual([]);
  });

  it('is found once by two that look at once', async () => {
    for (let evening = 0; evening < 3; evening++) await chaseLosses(house, player);
    await Promise.all([look(), look(), look()]);
    expect(await bell()).toEqual(['signs_in_play']);
    expect(await query('due', 'SELECT * FROM marker_due')).toEqual([]);
  });

  it('stays as its player was told of it', async () => {
    for (let evening = 0; evening < 3; evening++) await chaseLosses(house, player);
    await look();
    for (const change of [
      `UPDATE harm_marker SET facts = '{}' WHERE player_id = $1`,
      `UPDATE harm_marker SET told_at = told_at - interval '2 days' WHERE player_id = $1`,
      'DELETE FROM harm_marker WHERE player_id = $1',
    ])
      await expect(query(change.slice(0, 30).replaceAll(/\W/g, '_'), change, [player.playerId])).rejects.toThrow(
        'stays',
      );
  });
});
