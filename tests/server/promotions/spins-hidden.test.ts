import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { playFreeSpinAt } from '#server/services/games/play-free-spin.ts';
import { promotionsOf } from '#server/services/promotions/grants.ts';
import { lapsePromotions } from '#server/services/promotions/lapse.ts';
import { waitSpins } from '#server/services/shelf/wait-spins.ts';
import { addPlayer, audit, fund, fundsOf, type House, hour, minute, openHouse, takeSeat } from '../games/house.ts';
import { offNow, settle } from '../shelf/settle.ts';
import { end, type Given, give, grantOf, lostBy, movementsOf, prove } from './grants.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
});
afterEach(async () => {
  await prove(house);
  await audit(house);
  await house.close();
});

const game = 'slot-tidepool';
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
const hide = (...hidden: string[]) => settle(house, game, 'countries', { hidden });

const readTimes = sql(
  'test_hidden_times',
  'SELECT spins_until, expires_at, waits_since FROM promotion_grant WHERE id = $1',
);
/** What is left of each time, in ms; null for what has no end. */
const timesOf = async (grant: string) => {
  type Times = { spins_until: Date | null; expires_at: Date | null; waits_since: Date | null };
  const [row] = await house.ctx.db.query<Times>(readTimes, [grant]);
  const left = (at: Date | null | undefined) => (at ? at.getTime() - house.ctx.clock.now().getTime() : null);
  return { spins: left(row?.spins_until), grant: left(row?.expires_at), waits: left(row?.waits_since) };
};
const bell = sql(
  'test_hidden_bell',
  'SELECT kind, facts FROM notification WHERE player_id = $1 ORDER BY created_at, id',
);
const toldOf = ({ playerId }: PlayerSession) =>
  house.ctx.db.query<{ kind: string; facts: Record<string, unknown> }>(bell, [playerId]);
const kindsOf = async (player: PlayerSession) => (await toldOf(player)).map(({ kind }) => kind);
const setHome = sql(
  'test_hidden_home',
  'INSERT INTO player_details (player_id, country) VALUES ($1, $2) ON CONFLICT (player_id) DO UPDATE SET country = excluded.country',
);
const setFrom = sql('test_hidden_from', 'UPDATE session SET country = $2, seen_at = $3 WHERE id = $1');
const addSession = sql(
  'test_hidden_session',
  `INSERT INTO session (token_hash, id, player_id, created_at, seen_at, expires_at, user_agent, ip, country)
   VALUES (sha256($1::text::bytea), $1::uuid, $2, $3, $3, $3::timestamptz + interval '30 days', 'test', '127.0.0.1', $4)`,
);
const use = ({ sessionId }: PlayerSession, country: string) =>
  house.ctx.db.query(setFrom, [sessionId, country, house.ctx.clock.now()]);
const livesIn = (country: string) => async () => {
  const player = await addPlayer(house, 'EUR');
  await house.ctx.db.query(setHome, [player.playerId, country]);
  return player;
};
const seatOf = async (player: PlayerSession) => (await takeSeat(house, player, game)).sessionId;
const spinAt = (player: PlayerSession, sessionId: string, grantId: string) =>
  playFreeSpinAt(house.ctx, player, { sessionId, grantId, roundId: randomUUID() });
const spinAs = async (player: PlayerSession, grantId: string) => spinAt(player, await seatOf(player), grantId);

describe('free spins of a game that is hidden where their player is', () => {
  it('wait while those of a player elsewhere run, and go on once it is shown again', async () => {
    const [player, other] = [await livesIn('SE')(), await livesIn('FI')()];
    const [grant, elsewhere] = [await give(house, player, spins), await give(house, other, spins)];
    house.passTime(2 * day);
    const at = await seatOf(player);
    await hide('SE', 'NO');
    house.passTime(minute);
    expect(await waitSpins(house.ctx)).toBe(1);
    expect(await timesOf(grant)).toEqual({ spins: null, grant: null, waits: -minute });
    expect(await spinAt(player, at, grant)).toMatchObject({ ok: false, code: 'game_hidden' });
    await expect(seatOf(player)).rejects.toThrow('game_hidden');
    expect((await spinAs(other, elsewhere)).ok).toBe(true);
    const [shown] = await promotionsOf(house.ctx, player);
    expect(shown?.freeSpins).toMatchObject({ left: 5, waitsFor: 'hidden', until: null });
    house.passTime(40 * day);
    await lapsePromotions(house.ctx);
    expect((await grantOf(house, elsewhere)).state).toBe('expired');
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', spins_left: 5 });
    await hide('NO');
    expect(await waitSpins(house.ctx)).toBe(1);
    expect(await timesOf(grant)).toEqual({ spins: 5 * day, grant: 28 * day, waits: null });
    const told = await toldOf(player);
    expect(told.find(({ kind }) => kind === 'spins_waiting')?.facts).toEqual({
      game: 'Tidepool',
      left: 5,
      why: 'hidden',
    });
    expect(told.at(-1)?.kind).toBe('spins_back');
  });

  it('that are granted while it is hidden wait with all of their time', async () => {
    const player = await livesIn('SE')();
    await hide('SE');
    house.passTime(day);
    const grant = await give(house, player, spins);
    house.passTime(minute);
    await waitSpins(house.ctx);
    expect(await timesOf(grant)).toMatchObject({ waits: -minute });
    house.passTime(90 * day);
    await hide();
    await waitSpins(house.ctx);
    expect(await timesOf(grant)).toEqual({ spins: 7 * day, grant: 30 * day, waits: null });
  });

  it('do not lapse though nobody looked before their end', async () => {
    const player = await livesIn('SE')();
    const grant = await give(house, player, spins);
    house.passTime(6 * day);
    await hide('SE');
    // Another version that leaves it hidden is no new beginning.
    house.passTime(day / 2);
    await hide('SE', 'DE');
    house.passTime(60 * day);
    await lapsePromotions(house.ctx);
    expect((await grantOf(house, grant)).spins_left).toBe(5);
    await waitSpins(house.ctx);
    await hide('DE');
    await waitSpins(house.ctx);
    expect(await timesOf(grant)).toMatchObject({ spins: day, grant: 24 * day });
  });

  it('whose time was over before it was hidden are over', async () => {
    const player = await livesIn('SE')();
    const grant = await give(house, player, spins);
    house.passTime(7 * day);
    await hide('SE');
    expect(await waitSpins(house.ctx)).toBe(0);
    await lapsePromotions(house.ctx);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'cancelled', spins_left: 0 });
  });

  it('wait until it is neither off nor hidden', async () => {
    const player = await livesIn('SE')();
    const grant = await give(house, player, spins);
    await settle(house, game, 'off', offNow(house));
    await waitSpins(house.ctx);
    await hide('SE');
    await settle(house, game, 'off', {});
    expect(await waitSpins(house.ctx)).toBe(0);
    await hide();
    expect(await waitSpins(house.ctx)).toBe(1);
    expect(await timesOf(grant)).toMatchObject({ waits: null });
  });

  it('go by the session that was used last, and only since it was: going to and fro wins no time', async () => {
    const player = await addPlayer(house, 'EUR');
    await use(player, 'FI');
    await hide('SE');
    const grant = await give(house, player, spins);
    const away = { ...player, sessionId: randomUUID() };
    await house.ctx.db.query(addSession, [away.sessionId, player.playerId, house.ctx.clock.now(), 'SE']);
    house.passTime(2 * day);
    await use(player, 'FI');
    expect(await waitSpins(house.ctx)).toBe(0);
    house.passTime(minute);
    await use(away, 'SE');
    house.passTime(minute);
    expect(await waitSpins(house.ctx)).toBe(1);
    house.passTime(5 * day);
    await use(player, 'FI');
    expect((await spinAs(player, grant)).ok).toBe(true);
    expect(await timesOf(grant)).toMatchObject({ spins: 5 * day, grant: 28 * day, waits: null });
    expect(await waitSpins(house.ctx)).toBe(0);
  });

  it('played where it is shown, while another session of theirs waits, run on', async () => {
    const player = await addPlayer(house, 'EUR');
    await hide('SE');
    const grant = await give(house, player, spins);
    house.passTime(minute);
    const away = { ...player, sessionId: randomUUID() };
    await house.ctx.db.query(addSession, [away.sessionId, player.playerId, house.ctx.clock.now(), 'SE']);
    house.passTime(minute);
    expect(await waitSpins(house.ctx)).toBe(1);
    house.passTime(minute);
    expect((await spinAs(player, grant)).ok).toBe(true);
    expect((await timesOf(grant)).waits).toBeNull();
    expect(await waitSpins(house.ctx)).toBe(0);
  });
});

const money: Given = { bonus: '1000', wager_required: '100000000', weights: { '*': 10_000 } };

describe('a promotion behind spins that wait', () => {
  const states = async (...grants: readonly string[]) =>
    (await Promise.all(grants.map((grant) => grantOf(house, grant)))).map(({ state }) => state);
  const front = async (given: Given = {}) => {
    const player = await livesIn('SE')();
    return { player, first: await give(house, player, { ...spins, ...given }) };
  };

  it('begins in their place, and they go on after it with the time that they had', async () => {
    const { player, first } = await front();
    const second = await give(house, player, money);
    house.passTime(2 * day);
    await hide('SE');
    await waitSpins(house.ctx);
    expect(await states(first, second)).toEqual(['queued', 'active']);
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 1_000n });
    expect((await kindsOf(player)).sort()).toEqual(['bonus_credited', 'bonus_credited', 'spins_waiting']);
    const shown = await promotionsOf(house.ctx, player);
    expect(shown.find(({ id }) => id === first)).toMatchObject({
      state: 'QUEUED',
      bonusLeft: '0.00',
      freeSpins: { left: 5, waitsFor: 'hidden' },
    });
    house.passTime(3 * day);
    await hide();
    // Its game is back, but another runs: it waits on, and nobody may play of it.
    expect(await waitSpins(house.ctx)).toBe(0);
    expect(await spinAs(player, first)).toMatchObject({ ok: false, code: 'free_spins_none' });
    await end(house, second, 'completed');
    expect(await states(first, second)).toEqual(['active', 'completed']);
    expect(await waitSpins(house.ctx)).toBe(1);
    expect(await timesOf(first)).toEqual({ spins: 5 * day, grant: 28 * day, waits: null });
    expect((await spinAs(player, first)).ok).toBe(true);
    expect((await fundsOf(house, player)).cash).toBe(1_000n);
  });

  it('begins as soon as it is earned, also where they wait already', async () => {
    const { player, first } = await front();
    await hide('SE');
    await waitSpins(house.ctx);
    expect(await states(first)).toEqual(['active']);
    const second = await give(house, player, money);
    expect(await states(first, second)).toEqual(['queued', 'active']);
    await end(house, second, 'cancelled', 'forfeited');
    // Hidden still, and nothing else to play: in front again, waiting.
    expect(await states(first)).toEqual(['active']);
    expect((await timesOf(first)).spins).toBeNull();
  });

  it('does not while they have money that can be staked, and does once that is gone', async () => {
    const { player, first } = await front({ ...money, bonus: '1000' });
    const second = await give(house, player, money);
    await hide('SE');
    await waitSpins(house.ctx);
    expect(await states(first, second)).toEqual(['active', 'queued']);
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 1_000n });
    // All of it is staked elsewhere, and lost.
    const lost = sql(
      'test_lose_bonus',
      `SELECT ledger_post('bonus_forfeit', $1, $2::text, $3, ARRAY[ledger_account($1, 'EUR', 'bonus', ''),
         ledger_account(NULL, 'EUR', 'promotions', (SELECT promotion_id FROM promotion_grant WHERE id = $2::text::uuid))], ARRAY[-1000, 1000]::bigint[])`,
    );
    await house.ctx.db.query(lost, [player.playerId, first, house.ctx.clock.now()]);
    await house.ctx.db.query(sql('test_check_first', 'SELECT promotion_check($1, $2)'), [first, house.ctx.clock.now()]);
    expect(await states(first, second)).toEqual(['queued', 'active']);
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 1_000n });
    expect((await grantOf(house, first)).spins_left).toBe(5);
  });

  it('does not wait for money of which all was staked: that is own money, and the spins win as they would', async () => {
    const { player, first } = await front({ bonus: '1000', wager_required: '0' });
    const second = await give(house, player, money);
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 1_000n });
    await hide('SE');
    await waitSpins(house.ctx);
    expect(await states(first, second)).toEqual(['queued', 'active']);
    expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 1_000n });
    expect((await movementsOf(house, first)).filter((line) => line.startsWith('bonus_release'))).toEqual([
      'bonus_release bonus -1000',
      'bonus_release cash 1000',
    ]);
    await hide();
    await end(house, second, 'cancelled', 'forfeited');
    expect(await waitSpins(house.ctx)).toBe(1);
    expect((await spinAs(player, first)).ok).toBe(true);
  });

  it('is passed over where its own spins cannot be played, for one that can', async () => {
    const { player, first } = await front();
    house.passTime(1_000);
    const second = await give(house, player, spins);
    house.passTime(1_000);
    const third = await give(house, player, money);
    await hide('SE');
    await waitSpins(house.ctx);
    expect(await states(first, second, third)).toEqual(['queued', 'queued', 'active']);
    await end(house, third, 'cancelled', 'forfeited');
    expect(await states(first, second, third)).toEqual(['active', 'queued', 'cancelled']);
  });

  it('comes to the front again as soon as it can be played, while nothing but such spins stands there', async () => {
    const { player, first } = await front();
    house.passTime(1_000);
    const other = 'slot-night-orchard';
    const second = await give(house, player, { ...spins, spin_game: other });
    await hide('SE');
    await waitSpins(house.ctx);
    expect(await states(first, second)).toEqual(['queued', 'active']);
    await settle(house, other, 'off', offNow(house));
    expect(await waitSpins(house.ctx)).toBe(1);
    expect(await states(first, second)).toEqual(['queued', 'active']);
    await hide();
    await waitSpins(house.ctx);
    expect(await states(first, second)).toEqual(['active', 'queued']);
    await waitSpins(house.ctx);
    expect((await spinAs(player, first)).ok).toBe(true);
  });

  it('bind no stake of own money while nothing else is left, and what is staked meanwhile counts for nothing that they win', async () => {
    const { player, first } = await front();
    await fund(house, player, 'EUR', 10_000n);
    const stake = async () => {
      const { sessionId } = await takeSeat(house, player, 'roulette-european');
      const bets = [{ spot: 'straight:7', amount: '6.00' }];
      const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
      house.passTime(5_000);
      return placed.ok ? 'ok' : placed.code;
    };
    expect(await stake()).toBe('bonus_stake_limit');
    await hide('SE');
    await waitSpins(house.ctx);
    expect(await stake()).toBe('ok');
    const wagered = sql('test_wagered', 'SELECT wagered, wager_required FROM promotion_grant WHERE id = $1');
    expect(await house.ctx.db.query(wagered, [first])).toEqual([{ wagered: 0n, wager_required: 0n }]);
  });

  it('never runs beside them, however many are earned and turned at once', async () => {
    const { player, first } = await front();
    const next = await give(house, player, money);
    house.passTime(1_000);
    await hide('SE');
    await Promise.all([
      waitSpins(house.ctx),
      waitSpins(house.ctx),
      give(house, player, money),
      give(house, player, { ...money, currency: 'USD' }),
    ]);
    await waitSpins(house.ctx);
    const running = sql('test_running', `SELECT id FROM promotion_grant WHERE player_id = $1 AND state = 'active'`);
    expect(await house.ctx.db.query(running, [player.playerId])).toEqual([{ id: next }]);
    expect(await states(first)).toEqual(['queued']);
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 1_000n });
    expect(await fundsOf(house, player, 'USD')).toEqual({ cash: 0n, bonus: 0n });
  });

  it('bonus money that comes late to the one that stepped back is the player’s own, not the next one’s', async () => {
    const { player, first } = await front();
    const second = await give(house, player, money);
    await hide('SE');
    await waitSpins(house.ctx);
    const late = sql(
      'test_late',
      `SELECT promotion_late($2::uuid, 300, ledger_post('bonus_unlock', $1, $2::uuid || ':late', $3, ARRAY[ledger_account($1, 'EUR', 'bonus', ''),
         ledger_account(NULL, 'EUR', 'promotions', (SELECT promotion_id FROM promotion_grant WHERE id = $2::uuid))], ARRAY[300, -300]::bigint[]), $3)`,
    );
    await house.ctx.db.query(late, [player.playerId, first, house.ctx.clock.now()]);
    expect(await fundsOf(house, player)).toEqual({ cash: 300n, bonus: 1_000n });
    expect(await states(first, second)).toEqual(['queued', 'active']);
  });

  it('what a withdrawal would cost of the one that stepped back is its spins', async () => {
    const { player, first } = await front({ deposit: 5_000n });
    const second = await give(house, player, money);
    await hide('SE');
    await waitSpins(house.ctx);
    expect(await states(first, second)).toEqual(['queued', 'active']);
    expect(await lostBy(house, player, 5_000n)).toEqual([
      { grant_id: first, state: 'queued', bonus: 0n, locked: 0n, spins: 5 },
    ]);
    expect(await end(house, first, 'cancelled', 'withdrawn')).toBe('ok');
    expect(await fundsOf(house, player)).toEqual({ cash: 5_000n, bonus: 1_000n });
  });
});
