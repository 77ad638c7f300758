import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { rollsOf, totalOf } from '#domain/games/craps/dice.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { finishStateful } from '#server/services/games/finish-stateful.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { publishEdges } from '#server/services/loyalty/edges.ts';
import { countReturns } from '#server/services/returns/count-returns.ts';
import { give, grantOf, lostBy, prove } from '../promotions/grants.ts';
import { addPlayer, findSeeds, fundsOf, giveSeeds, type House, hour, openHouse, takeSeat } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
  await publishEdges(house.ctx);
});
afterEach(() => prove(house));
afterAll(() => house.close());

type Act = { readonly name: string; readonly spot?: string; readonly tile?: number };

/** Opens a round of one bet and takes the actions; `left`: then the house finishes it. */
const play = async (
  player: PlayerSession,
  game: string,
  bet: { readonly spot: string; readonly amount: string },
  { actions = [], left = true }: { readonly actions?: readonly Act[]; readonly left?: boolean } = {},
) => {
  const { sessionId } = await takeSeat(house, player, game);
  const roundId = randomUUID();
  const placed = await placeRound(house.ctx, player, { sessionId, roundId, bets: [bet] });
  if (!placed.ok) throw new Error(placed.code);
  for (const [step, action] of actions.entries()) {
    const acted = await actRound(house.ctx, player, { sessionId, roundId, step, action });
    if (!acted.ok) throw new Error(acted.code);
  }
  if (left) expect(await finishStateful(house.ctx, player.playerId, roundId)).toBe(true);
  return roundId;
};

const readUndecided = sql('test_undecided', 'SELECT stake, payout, undecided FROM round WHERE id = $1');
const undecidedOf = async (id: string) => (await house.ctx.db.query(readUndecided, [id]))[0];
const readEdge = sql(
  'test_edge',
  "SELECT edge::int FROM loyalty_edge($2::timestamptz - interval '1 hour', $2::timestamptz + interval '1 hour', $1)",
);
/** What the player's stakes of this hour left to the house on average, in millionths of a cent. */
const edgeOf = async ({ playerId }: PlayerSession) => {
  const rows = await house.ctx.db.query<{ edge: number }>(readEdge, [playerId, house.ctx.clock.now()]);
  return rows.map(({ edge }) => edge);
};

const givenBack = [
  { game: 'mines', bet: { spot: 'mines:3:3', amount: '10.00' } },
  { game: 'coin', bet: { spot: 'coin:4', amount: '10.00' } },
  { game: 'hilo', bet: { spot: 'hilo:500', amount: '10.00' }, actions: [{ name: 'skip' }, { name: 'skip' }] },
] as const;

describe.each(givenBack)('a round of $game that comes back undecided', ({ game, bet, ...rest }) => {
  it('brings no points, counts for no bonus, and stands for no deposit', async () => {
    const player = await addPlayer(house, 'EUR', 0n);
    const grant = await give(house, player, { deposit: 1_000n, weights: { '*': 100 } });
    const id = await play(player, game, bet, rest);
    expect(await undecidedOf(id)).toEqual({ stake: 1_000n, payout: 1_000n, undecided: 1_000n });
    expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 1_000n });
    expect(await edgeOf(player)).toEqual([]);
    expect(await grantOf(house, grant)).toMatchObject({ wagered: '0' });
    expect(await lostBy(house, player, 1_000n)).toHaveLength(1);
  });
});

describe('a round that waits for its player', () => {
  it('stands for no deposit until it is decided', async () => {
    const player = await addPlayer(house, 'EUR', 0n);
    await give(house, player, { deposit: 2_000n });
    await play(player, 'mines', { spot: 'mines:3:3', amount: '10.00' }, { left: false });
    expect(await lostBy(house, player, 1_000n)).toHaveLength(1);
  });
});

describe('a hand of craps', () => {
  const casting = (...totals: number[]) =>
    findSeeds((seeds) => rollsOf(createStream(seeds), totals.length).every((roll, at) => totalOf(roll) === totals[at]));
  const measured = sql('test_measured', "SELECT rounds::int, staked::text FROM game_return WHERE game_id = 'craps'");
  const takenDown: readonly Act[] = [{ name: 'take-down', spot: 'place:6' }];

  it('counts, and is measured by, what the dice decided and not what was taken down', async () => {
    const player = await addPlayer(house, 'EUR', 3_000n);
    await give(house, player, { deposit: 1_000n });
    await giveSeeds(house, player, casting(4, 9));
    const off = await play(player, 'craps', { spot: 'place:6', amount: '12.00' }, { actions: takenDown, left: false });
    expect(await undecidedOf(off)).toEqual({ stake: 1_200n, payout: 1_200n, undecided: 1_200n });
    expect(await lostBy(house, player, 3_001n)).toHaveLength(1);
    const other = await addPlayer(house, 'EUR', 3_000n);
    await giveSeeds(house, other, casting(7));
    const out = await play(other, 'craps', { spot: 'field', amount: '10.00' }, { left: false });
    expect(await undecidedOf(out)).toEqual({ stake: 1_000n, payout: 0n, undecided: 0n });
    house.passTime(25 * hour);
    await countReturns(house.ctx);
    expect(await house.ctx.db.query(measured)).toEqual([{ rounds: 1, staked: '1000' }]);
  });
});
