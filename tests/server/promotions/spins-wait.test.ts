import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { type SpinsTurnRow, turnSpins } from '#server/db/queries/free-spins.ts';
import { endGrant } from '#server/db/queries/promotion-money.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { consequencesOf } from '#server/services/desk/games/consequences.ts';
import { gameSession } from '#server/services/games/game-session.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { playFreeSpinAt } from '#server/services/games/play-free-spin.ts';
import { lapsePromotions } from '#server/services/promotions/lapse.ts';
import { tellPromotions } from '#server/services/promotions/tell.ts';
import { waitSpins } from '#server/services/shelf/wait-spins.ts';
import { addPlayer, audit, type House, hour, minute, openHouse, takeSeat } from '../games/house.ts';
import { offNow, settle } from '../shelf/settle.ts';
import { type Given, give, grantOf, prove } from './grants.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
});
const game = 'slot-tidepool';
const on = () => settle(house, game, 'off', {});
afterEach(async () => {
  await prove(house);
  await audit(house);
  await house.close();
});

const day = 24 * hour;
const spins: Given = {
  bonus: '0',
  wager_required: '0',
  wager_times: 10,
  days: 30,
  stake_max: '500',
  spins: 5,
  spin_days: 7,
  spin_game: game,
  spin_stake: '20',
};

type Times = { spins_until: Date | null; expires_at: Date | null; waits_since: Date | null; spins_left: number };
const readTimes = sql(
  'test_spin_times',
  'SELECT spins_until, expires_at, waits_since, spins_left FROM promotion_grant WHERE id = $1',
);
/** What is left of each time, in ms; null for what has no end. */
const timesOf = async (grant: string) => {
  const [row] = await house.ctx.db.query<Times>(readTimes, [grant]);
  const left = (at: Date | null | undefined) => (at ? at.getTime() - house.ctx.clock.now().getTime() : null);
  return {
    spins: left(row?.spins_until),
    grant: left(row?.expires_at),
    waits: left(row?.waits_since),
    left: row?.spins_left,
  };
};
const bell = sql(
  'test_spin_bell',
  `SELECT kind, facts FROM notification WHERE player_id = $1 AND kind IN ('spins_waiting', 'spins_back', 'bonus_ending') ORDER BY created_at, id`,
);
const toldOf = async ({ playerId }: PlayerSession) =>
  (await house.ctx.db.query<{ kind: string; facts: object }>(bell, [playerId])).map(({ kind }) => kind);
const seated = async (given: Given = {}, cash = 0n) => {
  const player = await addPlayer(house, 'EUR', cash);
  const grant = await give(house, player, { ...spins, ...given });
  const { sessionId } = await takeSeat(house, player, game);
  const spin = () => playFreeSpinAt(house.ctx, player, { sessionId, grantId: grant, roundId: randomUUID() });
  return { player, grant, sessionId, spin };
};

describe('free spins of a game that is off', () => {
  it('wait for as long as it takes, and have the time that was left once it is back', async () => {
    const { player, grant } = await seated();
    house.passTime(2 * day);
    await settle(house, game, 'off', offNow(house));
    house.passTime(minute);
    await waitSpins(house.ctx);
    expect(await timesOf(grant)).toEqual({ spins: null, grant: null, waits: -minute, left: 5 });
    house.passTime(90 * day);
    await lapsePromotions(house.ctx);
    await tellPromotions(house.ctx);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', spins_left: 5 });
    await on();
    await waitSpins(house.ctx);
    expect(await timesOf(grant)).toEqual({ spins: 5 * day, grant: 28 * day, waits: null, left: 5 });
    expect(await toldOf(player)).toEqual(['spins_waiting', 'spins_back']);
    house.passTime(5 * day);
    await lapsePromotions(house.ctx);
    expect((await grantOf(house, grant)).spins_left).toBe(0);
  });

  it('are turned once, by whoever is faster, and told of once', async () => {
    const { player, grant } = await seated();
    await settle(house, game, 'off', offNow(house));
    const turned = await Promise.all([waitSpins(house.ctx), waitSpins(house.ctx), waitSpins(house.ctx)]);
    expect(turned.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await waitSpins(house.ctx)).toBe(0);
    expect(await toldOf(player)).toEqual(['spins_waiting']);
    const events = sql('test_spin_events', 'SELECT kind, facts FROM promotion_event WHERE grant_id = $1 ORDER BY id');
    expect(await house.ctx.db.query(events, [grant])).toContainEqual({
      kind: 'spins_waiting',
      facts: { game, left: 5 },
    });
  });

  it('keep what was left at its moment, however late the house sees to it', async () => {
    const { grant, player } = await seated();
    const from = new Date(house.ctx.clock.now().getTime() + 6 * day);
    await settle(house, game, 'off', {
      from: from.toISOString(),
      until: new Date(from.getTime() + hour).toISOString(),
    });
    expect(await waitSpins(house.ctx)).toBe(0);
    // Past the end of the spins, and of the promotion: whatever comes first now.
    house.passTime(40 * day);
    await lapsePromotions(house.ctx);
    await house.ctx.db.query(sql('test_check_grant', 'SELECT promotion_check($1, $2)'), [grant, house.ctx.clock.now()]);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', spins_left: 5 });
    await waitSpins(house.ctx);
    // Two messages of one instant have no order.
    house.passTime(1_000);
    await on();
    await waitSpins(house.ctx);
    expect(await timesOf(grant)).toMatchObject({ spins: day, grant: 24 * day, left: 5 });
    // Its last day: of the new end the player hears, too.
    house.passTime(23 * day + hour);
    await tellPromotions(house.ctx);
    expect(await toldOf(player)).toEqual(['spins_waiting', 'spins_back', 'bonus_ending']);
  });

  it('whose time was over before are over', async () => {
    const { grant } = await seated();
    house.passTime(7 * day);
    await settle(house, game, 'off', offNow(house));
    expect(await waitSpins(house.ctx)).toBe(0);
    await lapsePromotions(house.ctx);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'cancelled', spins_left: 0 });
  });

  it('are refused at the table, which says that they are there, and can be played the moment it is back', async () => {
    const { grant, sessionId, player, spin } = await seated();
    await settle(house, game, 'off', offNow(house));
    await waitSpins(house.ctx);
    house.passTime(10 * minute);
    expect(await spin()).toMatchObject({ ok: false, code: 'game_off' });
    const read = await gameSession(house.ctx, player, sessionId);
    expect(read.ok && read.value.freeSpins).toMatchObject({ left: 5, until: null });
    await on();
    // Nobody has looked since.
    expect(await spin()).toMatchObject({ ok: true, value: { freeSpins: { left: 4 } } });
    expect(await timesOf(grant)).toMatchObject({ spins: 7 * day, waits: null });
  });

  it('that begin meanwhile wait with all of their time', async () => {
    const { player, grant: first } = await seated({ spins: 0, bonus: '1000', wager_required: '100000000' });
    const second = await give(house, player, spins);
    await settle(house, game, 'off', offNow(house));
    house.passTime(3 * day);
    await house.ctx.db.query(endGrant, [first, 'cancelled', 'forfeited', house.ctx.clock.now()]);
    house.passTime(minute);
    await waitSpins(house.ctx);
    await on();
    await waitSpins(house.ctx);
    expect(await timesOf(second)).toMatchObject({ spins: 7 * day, grant: 30 * day });
  });

  it('of a studio that is off wait until neither it nor the game is', async () => {
    const studio = house.ctx.catalogue.byId.get(game)?.provider ?? '';
    await house.ctx.db.query(sql('test_home', 'SELECT game_homes_keep($1, $2)'), [[game], [studio]]);
    const { grant } = await seated();
    await settle(house, studio, 'off', offNow(house), 'studio');
    await waitSpins(house.ctx);
    await settle(house, game, 'off', offNow(house));
    await settle(house, studio, 'off', {}, 'studio');
    expect(await waitSpins(house.ctx)).toBe(0);
    expect(await timesOf(grant)).toMatchObject({ spins: null, grant: null });
    await on();
    expect(await waitSpins(house.ctx)).toBe(1);
  });

  it('leave stakes elsewhere under their promotion, and are counted for who would switch more off', async () => {
    const { player, grant } = await seated(
      { bonus: '1000', wager_required: '100000000', weights: { '*': 10_000 } },
      10_000n,
    );
    await settle(house, game, 'off', offNow(house));
    await waitSpins(house.ctx);
    house.passTime(60 * day);
    const later = { ...player, sessionId: player.sessionId };
    await house.ctx.db.query(
      sql(
        'test_stay',
        `UPDATE session SET expires_at = $2::timestamptz + interval '1 day', seen_at = $2 WHERE id = $1`,
      ),
      [player.sessionId, house.ctx.clock.now()],
    );
    const { sessionId } = await takeSeat(house, later, 'roulette-european');
    const bets = [{ spot: 'red', amount: '1.00' }];
    const placed = await placeRound(house.ctx, later, { sessionId, roundId: randomUUID(), bets });
    expect(placed.ok).toBe(true);
    expect(Number((await grantOf(house, grant)).wagered)).toBeGreaterThan(0);
    const shelf = house.ctx.catalogue.games.filter(({ id }) => id === game);
    const met = await consequencesOf(house.ctx.db, shelf, house.ctx.clock.now());
    expect(met.freeSpins).toContainEqual({ currency: 'EUR', count: 5, amount: '1.00' });
  });

  it('of a promotion that is given up meanwhile are gone, and nothing turns any more', async () => {
    const { grant } = await seated();
    await settle(house, game, 'off', offNow(house));
    await waitSpins(house.ctx);
    await house.ctx.db.query(endGrant, [grant, 'cancelled', 'forfeited', house.ctx.clock.now()]);
    await on();
    expect(await waitSpins(house.ctx)).toBe(0);
    expect((await grantOf(house, grant)).state).toBe('cancelled');
    const [row] = await house.ctx.db.query<SpinsTurnRow>(turnSpins, [grant, house.ctx.clock.now()]);
    expect(row).toMatchObject({ did: null });
  });
});
