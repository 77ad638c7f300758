import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listReturns } from '#contract/games/returns.ts';
import { findGame } from '#domain/games/book/registry.ts';
import { runReturns } from '#scripts/ops/returns.ts';
import { type Db, type Statement, sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { countReturns, recountReturns } from '#server/services/returns/count-returns.ts';
import { measuredReturns } from '#server/services/returns/read-returns.ts';
import { tellShelf } from '#server/services/shelf/tell-shelf.ts';
import { addPlayer, audit, fund, type House, hour, openHouse, roulette, takeSeat } from '../games/house.ts';
import { offNow, settle } from '../shelf/settle.ts';

const day = 24 * hour;
let house: House;
let player: PlayerSession;
beforeEach(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
  player = await addPlayer(house);
  await fund(house, player, 'EUR', 100_000n);
});
afterEach(async () => {
  await house.close();
});

const play = async (bets: readonly { spot: string; amount: string }[], demo = false) => {
  const { sessionId } = await takeSeat(house, player, roulette, { demo });
  const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
  if (!placed.ok) throw new Error(placed.code);
  return placed.value.round.status === 'settled' ? BigInt(placed.value.round.payout.replace('.', '')) : 0n;
};

const rowsOf = sql(
  'test_game_returns',
  `SELECT kind, rounds::int AS rounds, staked::text, returned::text, round(expected, 3)::text AS expected,
     round(variance, 1)::text AS variance, largest_win::float8 AS largest_win
   FROM game_return WHERE game_id = $1 ORDER BY kind`,
);
const stored = () => house.ctx.db.query<Record<string, unknown>>(rowsOf, [roulette]);

/** Rounds of one number at one euro as the table would have written them, of which so many win. */
const insertRounds = sql(
  'test_insert_rounds',
  `INSERT INTO round (id, player_id, provider, game_id, game_version, currency, status, stake, payout, balance_before,
     balance_after, bets, opened_at, ended_at)
   SELECT gen_random_uuid(), $1, 'Meridian Tables', $2, '1', 'EUR', 'settled', 100, CASE WHEN n <= $4 THEN 3600 ELSE 0 END,
     0, 0, '[{"spot":"straight:17","amount":"1.00"}]', $5, $5 FROM generate_series(1, $3::int) n`,
);
const feed = (rounds: number, wins: number) =>
  house.ctx.db.query(insertRounds, [player.playerId, roulette, rounds, wins, house.ctx.clock.now()]);
/** Rounds of one euro, each on a spot with a name of its own. */
const insertNamed = sql(
  'test_insert_named_rounds',
  `INSERT INTO round (id, player_id, provider, game_id, game_version, currency, status, stake, payout, balance_before,
     balance_after, bets, opened_at, ended_at)
   SELECT gen_random_uuid(), $1, 'Meridian Tables', $2, $3, 'EUR', 'settled', 100, 0, 0, 0,
     jsonb_build_array(jsonb_build_object('spot', $4 || (68900000 + n), 'amount', '1.00')), $6, $6 FROM generate_series(1, $5::int) n`,
);
const driftMails = sql('test_drift_mails', "SELECT facts FROM mail_job WHERE kind = 'return_drift'");
const ops = (...words: readonly string[]) => runReturns(house.ctx.db, words, house.ctx.clock.now());

describe('measured returns', () => {
  it('count each day once it is over: real money alone, single bets by their kind', async () => {
    const red = await play([{ spot: 'red', amount: '2.00' }]);
    const both = await play([
      { spot: 'red', amount: '1.00' },
      { spot: 'straight:17', amount: '1.00' },
    ]);
    await play([{ spot: 'red', amount: '5.00' }], true);
    await countReturns(house.ctx);
    expect(await stored()).toEqual([]);

    house.passTime(day);
    await countReturns(house.ctx);
    const once = await stored();
    expect(once).toEqual([
      {
        kind: '',
        rounds: 2,
        staked: '400',
        returned: `${red + both}`,
        expected: null,
        variance: null,
        largest_win: null,
      },
      {
        kind: 'red',
        rounds: 1,
        staked: '200',
        returned: `${red}`,
        expected: '194.595',
        variance: '39970.8',
        largest_win: 400,
      },
    ]);
    await countReturns(house.ctx);
    expect(await recountReturns(house.ctx.db, house.ctx.clock.now())).toBe(1);
    expect(await stored()).toEqual(once);
    await audit(house);
  });

  it('are read so many at a time, however many spots a day had', async () => {
    const version = String(findGame('fishing-shared')?.rulesVersion);
    const fed = [player.playerId, 'fishing-shared', version, 'fish-shark:11-', 12_000, house.ctx.clock.now()];
    await house.ctx.db.query(insertNamed, fed);
    house.passTime(day);
    const sizes: number[] = [];
    const counted: Db = {
      ...house.ctx.db,
      transaction: (work) =>
        house.ctx.db.transaction((tx) =>
          work({
            query: async <Row extends object>(statement: Statement, values?: readonly unknown[]) => {
              const rows = await tx.query<Row>(statement, values);
              sizes.push(rows.length);
              return rows;
            },
          }),
        ),
    };
    await countReturns({ ...house.ctx, db: counted });
    expect(Math.max(...sizes)).toBe(5_000);
    expect(await house.ctx.db.query(rowsOf, ['fishing-shared'])).toMatchObject([
      { kind: '', rounds: 12_000, staked: '1200000' },
      { kind: 'fish-shark', rounds: 12_000, staked: '1200000', expected: '1157940.000', largest_win: 15_000 },
    ]);
    expect(await recountReturns(house.ctx.db, house.ctx.clock.now())).toBe(1);
  });

  it('are told with their band once there are enough, and not before', async () => {
    expect(await measuredReturns(house.ctx, 'NL')).toMatchObject({ until: null, returns: [] });
    await feed(999, 27);
    house.passTime(day);
    await countReturns(house.ctx);
    expect(await measuredReturns(house.ctx, 'NL')).toMatchObject({ until: '2027-03-01', returns: [] });
    await feed(19_001, 514);
    house.passTime(day);
    await countReturns(house.ctx);
    const told = await measuredReturns(house.ctx, 'NL');
    expect(listReturns.response.parse(told)).toEqual(told);
    expect(told.returns).toEqual([
      expect.objectContaining({ bet: null, rounds: 20_000, theory: null, band: null }),
      {
        gameId: roulette,
        name: 'European Roulette',
        bet: 'straight',
        rounds: 20_000,
        stakedEur: '20000.00',
        returnedEur: '19476.00',
        measured: '97.380',
        theory: '97.297',
        band: '8.091',
        held: null,
      },
    ]);
    // A record stays, marked for whom its game is no longer open.
    const heldIn = async (country: string) => {
      tellShelf(house.ctx);
      return new Set((await measuredReturns(house.ctx, country)).returns.map(({ held }) => held));
    };
    await settle(house, roulette, 'countries', { hidden: ['DE'] });
    expect([await heldIn('NL'), await heldIn('DE')]).toEqual([new Set([null]), new Set(['hidden'])]);
    await settle(house, roulette, 'off', offNow(house));
    expect([await heldIn('NL'), await heldIn('DE')]).toEqual([new Set(['off']), new Set(['off'])]);
  });

  it('report a biased game to staff once, and an honest one never', async () => {
    await feed(20_000, 541);
    house.passTime(day);
    await countReturns(house.ctx);
    expect(await ops('drifts')).toMatchObject({ done: true });
    await feed(20_000, 900);
    house.passTime(day);
    await countReturns(house.ctx);
    await feed(2_000, 90);
    house.passTime(day);
    await countReturns(house.ctx);
    const waiting = await ops('drifts');
    expect(waiting).toMatchObject({ done: false });
    expect(waiting?.lines).toEqual([
      expect.stringMatching(/^2027-03-02 {2}roulette-european {2}v1 {2}straight .*above {2}waits$/),
    ]);
    const facts = { game: roulette, currency: 'EUR', kind: 'straight', direction: 'above', rounds: 40_000 };
    expect(await house.ctx.db.query(driftMails, [])).toEqual([{ facts: expect.objectContaining(facts) }]);
    expect(await ops('settle', roulette, 'straight', 'a test fed it')).toMatchObject({ done: false });
    expect(await ops('settle', roulette, 'straight', 'a test fed it', '--by', 'Vera')).toMatchObject({ done: true });
    expect(await ops('drifts')).toMatchObject({ done: true });
    expect((await ops('list'))?.lines.join('\n')).toContain('theory 97.297%');
  });
});
