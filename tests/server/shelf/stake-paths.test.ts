import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStream, type RoundSeeds } from '#domain/fairness/stream.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { rollsOf, totalOf } from '#domain/games/craps/dice.ts';
import { common as crash } from '#domain/games/crash/common.ts';
import { common as horses } from '#domain/games/horses/common.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { launchGame } from '#server/services/games/launch-game.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { playFreeSpinAt } from '#server/services/games/play-free-spin.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { advance } from '#server/services/shared/rounds.ts';
import { placeStake } from '#server/services/shared/stakes.ts';
import { addPlayer, audit, findSeeds, fundsOf, giveSeeds, type House, openHouse, takeSeat } from '../games/house.ts';
import { give } from '../promotions/grants.ts';
import { seatPlayer } from '../wallet/studio.ts';
import { offNow, settle } from './settle.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
});
afterEach(() => audit(house));
afterAll(async () => {
  await closeRooms(house.ctx);
  await house.close();
});

/** Every function of the database that books a stake: one that is not among them has no row below yet. */
const booking = ['book_bet', 'play_free_spin', 'play_round', 'shared_stake', 'step_round', 'wallet_bet'];

it('the functions that take a stake are those of the table of paths', async () => {
  const rows = await house.ctx.db.query<{ name: string }>(
    sql(
      'test_booking_functions',
      `SELECT DISTINCT p.proname::text AS name FROM pg_proc p WHERE p.prolang <> (SELECT oid FROM pg_language WHERE lanname = 'internal')
       AND p.prosrc ~ $q$wallet_post\\('bet'|ledger_post\\('spin_stake'|'bet', p_bet.player$q$ ORDER BY 1`,
    ),
  );
  expect(rows.map(({ name }) => name)).toEqual(booking);
});

type Said = { readonly ok?: boolean; readonly code?: string; readonly outcome?: string };
/** Sits down, and says how this path takes EUR 10 (1000 minor units; the free spin what its promotion names). */
type Path = {
  readonly name: string;
  readonly game: string;
  readonly sit: (player: PlayerSession) => Promise<() => Promise<Said>>;
  /** In whose words a refusal comes; and whether the player chooses the amount. */
  readonly says?: Readonly<Record<string, string>>;
  readonly fixed?: true;
};

const placed =
  (game: string, bets: unknown = cardOf(game as 'dice').sample.bets) =>
  async (player: PlayerSession) => {
    const { sessionId } = await takeSeat(house, player, game);
    return () => placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
  };
const one = (spot: string) => [{ spot, amount: '10.00' }];
const outside = {
  game_off: 'player_disabled',
  game_hidden: 'player_disabled',
  stake_below_minimum: 'bet_limit',
  stake_above_limit: 'bet_limit',
};

const lead = { term: randomUUID(), awake: true };

const paths: readonly Path[] = [
  { name: 'a round of one step', game: 'roulette-european', sit: placed('roulette-european', one('red')) },
  { name: 'a round with decisions', game: 'mines', sit: placed('mines', one('mines:1')) },
  {
    name: 'a ticket of a series',
    game: 'scratch-night-ferry',
    sit: placed('scratch-night-ferry', [{ ...cardOf('scratch-night-ferry').sample.bets[0], amount: '1.00' }]),
  },
  {
    name: 'a stake in a round for everybody',
    game: 'crash',
    sit: async (player) => {
      const { sessionId } = await takeSeat(house, player, 'crash');
      await advance(house.ctx, crash, lead);
      return () =>
        placeStake(house.ctx, player, crash, {
          sessionId,
          stakeId: randomUUID(),
          bets: [{ spot: 'auto:1.50', amount: '10.00' }],
        });
    },
  },
  {
    name: 'a free spin',
    game: 'slot-tidepool',
    fixed: true,
    sit: async (player) => {
      const terms = { bonus: '0', wager_required: '0', wager_times: 10, days: 30, stake_max: '500' };
      const grantId = await give(house, player, {
        ...terms,
        spins: 5,
        spin_days: 7,
        spin_game: 'slot-tidepool',
        spin_stake: '20',
      });
      const { sessionId } = await takeSeat(house, player, 'slot-tidepool');
      return () => playFreeSpinAt(house.ctx, player, { sessionId, grantId, roundId: randomUUID() });
    },
  },
  {
    name: 'a bet at an outside studio',
    game: 'studio-slot',
    says: outside,
    sit: async (player) => {
      const studio = await seatPlayer(house, player);
      return () => studio.bet(randomUUID(), 1_000n, { round: randomUUID() });
    },
  },
];

const lift = async (game: string) => {
  await settle(house, game, 'off', {});
  await settle(house, game, 'countries', { hidden: [] });
  await settle(house, game, 'limits', {});
};
const live = sql('test_from_country', 'UPDATE session SET country = $2 WHERE id = $1');
const codeOf = (said: Said): string => said.code ?? said.outcome ?? (said.ok ? 'ok' : 'none');

describe.each(paths)('$name', ({ game, sit, says = {}, fixed }) => {
  const tenth = game === 'scratch-night-ferry' ? 100 : 1_000;
  const held: [string, 'off' | 'countries' | 'limits', () => Record<string, unknown>][] = [
    ['game_off', 'off', () => offNow(house)],
    ['game_hidden', 'countries', () => ({ hidden: ['DE'] })],
  ];
  if (!fixed)
    held.push(
      ['stake_below_minimum', 'limits', () => ({ EUR: { min: String(tenth + 1) } })],
      ['stake_above_limit', 'limits', () => ({ EUR: { max: String(tenth - 1) } })],
    );

  it.each(held)('is refused with %s, and nothing moves', async (code, part, value) => {
    const player = await addPlayer(house, 'EUR', 100_000n);
    await house.ctx.db.query(live, [player.sessionId, 'DE']);
    const stake = await sit(player);
    await settle(house, game, part, value());
    const before = await fundsOf(house, player);
    expect(codeOf((await stake()) as Said)).toBe(says[code] ?? code);
    expect(await fundsOf(house, player)).toEqual(before);
    await lift(game);
    expect(codeOf((await stake()) as Said)).toBe('ok');
  });
});

describe('what is open', () => {
  it('is finished by its player while the game is off, and a new one is not begun', async () => {
    const player = await addPlayer(house, 'EUR', 100_000n);
    const { sessionId } = await takeSeat(house, player, 'mines');
    const roundId = randomUUID();
    const opened = await placeRound(house.ctx, player, { sessionId, roundId, bets: one('mines:1') });
    expect(opened.ok).toBe(true);
    await settle(house, 'mines', 'off', offNow(house));
    // The way to it stays open, and closes behind it.
    expect((await launchGame(house.ctx, player, { id: 'mines', demo: false })).ok).toBe(true);
    expect(await launchGame(house.ctx, player, { id: 'mines', demo: true })).toMatchObject({ code: 'game_off' });
    const action = { name: 'pick', tile: 3 } as never;
    const acted = await actRound(house.ctx, player, { sessionId, roundId, step: 0, action });
    expect(acted.ok || acted.code === 'action_invalid').toBe(true);
    await lift('mines');
  });

  it('takes no stake of the player’s own choosing in a hand of craps', async () => {
    const player = await addPlayer(house, 'EUR', 100_000n);
    // A hand that its first roll does not decide.
    const point = (seeds: RoundSeeds) => rollsOf(createStream(seeds), 1).every((roll) => totalOf(roll) === 6);
    await giveSeeds(house, player, findSeeds(point));
    const { sessionId } = await takeSeat(house, player, 'craps');
    const roundId = randomUUID();
    const opened = await placeRound(house.ctx, player, { sessionId, roundId, bets: one('pass') });
    expect(opened.ok).toBe(true);
    await settle(house, 'craps', 'off', offNow(house));
    const before = await fundsOf(house, player);
    const action = { name: 'bet', spot: 'field', amountMinor: '100' } as never;
    expect(await actRound(house.ctx, player, { sessionId, roundId, step: 0, action })).toMatchObject({
      code: 'game_off',
    });
    expect(await fundsOf(house, player)).toEqual(before);
    const rolled = await actRound(house.ctx, player, { sessionId, roundId, step: 0, action: { name: 'roll' } });
    expect(rolled.ok).toBe(true);
    await lift('craps');
  });

  it('is told at an outside studio until the end: results come in, bets do not', async () => {
    const player = await addPlayer(house, 'EUR', 100_000n);
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 1_000n, { round: 'r1' });
    await settle(house, 'studio-slot', 'off', offNow(house));
    expect(codeOf((await studio.bet('b2', 1_000n, { round: 'r1' })) as Said)).toBe('player_disabled');
    expect(codeOf((await studio.win('w1', 2_500n, { round: 'r1' })) as Said)).toBe('ok');
    expect((await fundsOf(house, player)).cash).toBe(101_500n);
    await lift('studio-slot');
  });
});

it('a most that is settled leaves the least of an outside studio as it was', async () => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const studio = await seatPlayer(house, player);
  await settle(house, 'studio-slot', 'limits', { EUR: { max: '1000' } });
  expect(codeOf((await studio.bet(randomUUID(), 1n, { round: randomUUID() })) as Said)).toBe('ok');
  await lift('studio-slot');
});

it('a game that is off opens no next round for everybody', async () => {
  await settle(house, 'horses', 'off', offNow(house));
  expect((await advance(house.ctx, horses, lead)).changed).toBe(false);
  await lift('horses');
  expect((await advance(house.ctx, horses, lead)).changed).toBe(true);
});

it('a look at a session where nothing is hidden looks up no country', async () => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const { sessionId } = await takeSeat(house, player, 'dice');
  const lookUps = () =>
    house.ctx.db.transaction(async (tx) => {
      await tx.query(sql('test_count_functions', `SELECT set_config('track_functions', 'all', true)`));
      const look = sql('test_look_at_session', 'SELECT code, held FROM game_session_at($1, $2, $3)');
      const [seen] = await tx.query(look, [sessionId, player.playerId, house.ctx.clock.now()]);
      const counted = `SELECT coalesce(sum(calls), 0)::integer AS calls FROM pg_stat_xact_user_functions WHERE funcname = 'is_hidden_from'`;
      const [{ calls } = { calls: -1 }] = await tx.query<{ calls: number }>(sql('test_function_calls', counted));
      return [seen, calls];
    });
  expect(await lookUps()).toEqual([{ code: 'ok', held: null }, 0]);
  await settle(house, 'dice', 'limits', { EUR: { max: '1000' } });
  expect(await lookUps()).toEqual([{ code: 'ok', held: null }, 0]);
  await settle(house, 'dice', 'countries', { hidden: ['DE'] });
  expect(await lookUps()).toEqual([{ code: 'ok', held: null }, 1]);
  await lift('dice');
});
