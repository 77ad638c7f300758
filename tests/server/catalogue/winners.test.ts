import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listJackpots, listLatestWinners } from '#contract/games/catalogue.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { game as rouletteEuropean } from '#domain/games/roulette/roulette-european/rules.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { readPopularity } from '#scripts/catalogue/popularity.ts';
import { sql } from '#server/db/db.ts';
import { listLatestWins, listTopWins } from '#server/db/queries/winners.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { jackpots } from '#server/services/catalogue/jackpots.ts';
import { latestWinners, topWinners } from '#server/services/catalogue/winners.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { setShowWins } from '#server/services/profile/show-wins.ts';
import {
  addPlayer,
  findSeeds,
  giveSeeds,
  type House,
  hour,
  openHouse,
  roulette,
  settledOf,
  sitDown,
} from '../games/house.ts';

const caller = { ip: '127.0.0.1', country: 'NL', userAgent: 'test', requestId: 'test' };

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const redComesUp = (wanted: boolean) =>
  findSeeds(
    (seeds) =>
      rouletteEuropean.play([{ spot: 'red', amountMinor: 100n }], createStream(seeds)).payoutMinor > 0n === wanted,
  );
const [winning, losing] = [redComesUp(true), redComesUp(false)];

/** A player whose first round at the wheel, on red for 10 euros, ends as wanted. */
const playRed = async (wins: boolean, demo = false): Promise<PlayerSession> => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  await giveSeeds(house, player, wins ? winning : losing);
  const { sessionId } = await sitDown(house, player, demo);
  const bets = [{ spot: 'red', amount: '10.00' }];
  const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
  if (!placed.ok) throw new Error(placed.code);
  expect(Number(settledOf(placed.value.round).payout) > 0).toBe(wins);
  return player;
};

const insertRound = sql(
  'test_won_round',
  `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after, opened_at, ended_at,
     free_spin, bets, jackpot_version, jackpot_contribution, jackpot_win)
   VALUES ($1, $2, 'Meridian Tables', $3, $4, 'settled', CASE WHEN $7::text IS NULL THEN 100 ELSE 0 END, $5, 0, 0, $6, $6,
     $7 IS NOT NULL, jsonb_build_array(jsonb_build_object('spot', 'spin', 'amount', $7)),
     CASE WHEN $8::bigint IS NOT NULL THEN 1 END, CASE WHEN $8 IS NOT NULL THEN 1 END, $8)`,
);
const noneHeld = { ids: new Set<string>(), somewhere: new Set<string>() };
const hide = sql('test_hide_wins', 'UPDATE player SET show_wins = false WHERE id = $1');
type Won = {
  currency?: CurrencyCode;
  payoutMinor: bigint;
  hoursAgo?: number;
  gameId?: string;
  hidden?: boolean;
  spinWorth?: string;
  jackpotMinor?: bigint;
};
/** A round as the records hold it. */
const record = async (won: Won): Promise<void> => {
  const { currency = 'EUR', payoutMinor, hoursAgo = 0, gameId = roulette, hidden = false } = won;
  const { playerId } = await addPlayer(house);
  const at = new Date(house.ctx.clock.now().getTime() - hoursAgo * hour);
  const { spinWorth = null, jackpotMinor = null } = won;
  const values = [randomUUID(), playerId, gameId, currency, payoutMinor, at, spinWorth, jackpotMinor];
  await house.ctx.db.query(insertRound, values);
  if (hidden) await house.ctx.db.query(hide, [playerId]);
};
const payoutsOf = ({ winners }: { winners: { payout: string; currency: string }[] }) =>
  winners.map(({ payout, currency }) => `${payout} ${currency}`);

describe.each([
  ['the latest winners', latestWinners],
  ['the highest winners', topWinners],
])('%s', (_, winnersOf) => {
  it('are nobody before somebody won', async () => {
    await playRed(false);
    await playRed(true, true);
    expect(await winnersOf(house.ctx, noneHeld)).toEqual({ winners: [] });
  });

  it('name a settled win for real money, its player by a letter', async () => {
    await playRed(true);
    const told = await winnersOf(house.ctx, noneHeld);
    expect(listLatestWinners.response.parse(told)).toEqual(told);
    expect(told.winners).toMatchObject([
      { player: 'A…', payout: '20.00', currency: 'EUR', game: { id: roulette, name: 'European Roulette' } },
    ]);
    expect(told.winners[0]?.at).toBe(house.ctx.clock.now().toISOString());
    expect(JSON.stringify(told)).not.toMatch(/Ada|King|@/);
  });

  it('leave out a round that returned its stake or less, and a game that is not on the shelf', async () => {
    await record({ payoutMinor: 100n });
    await record({ payoutMinor: 50n });
    await record({ payoutMinor: 90_000n, gameId: 'chess' });
    expect(await winnersOf(house.ctx, noneHeld)).toEqual({ winners: [] });
  });

  it('are looked up once in ten seconds', async () => {
    expect((await winnersOf(house.ctx, noneHeld)).winners).toHaveLength(0);
    await record({ payoutMinor: 500n });
    expect((await winnersOf(house.ctx, noneHeld)).winners).toHaveLength(0);
    house.passTime(10_000);
    expect((await winnersOf(house.ctx, noneHeld)).winners).toHaveLength(1);
  });
});

it('the latest winners stand newest first, twenty at most', async () => {
  for (let hoursAgo = 25; hoursAgo > 0; hoursAgo--) await record({ payoutMinor: BigInt(hoursAgo) * 1_000n, hoursAgo });
  const { winners } = await latestWinners(house.ctx, noneHeld);
  expect(winners.map(({ payout }) => Number(payout))).toEqual(Array.from({ length: 20 }, (_, at) => (at + 1) * 10));
});

it('the highest winners of a week are compared in euros, ten at most', async () => {
  await record({ payoutMinor: 100_00n });
  await record({ payoutMinor: 110_00n, currency: 'USD' });
  await record({ payoutMinor: 90_00n, currency: 'GBP' });
  await record({ payoutMinor: 1_000_000n, currency: 'BTC' });
  await record({ payoutMinor: 5_000_00n, hoursAgo: 8 * 24 });
  expect(payoutsOf(await topWinners(house.ctx, noneHeld))).toEqual([
    '0.01000000 BTC',
    '90.00 GBP',
    '100.00 EUR',
    '110.00 USD',
  ]);
  house.passTime(10_000);
  for (let n = 1; n <= 12; n++) await record({ payoutMinor: BigInt(n) * 1_000_00n });
  expect(payoutsOf(await topWinners(house.ctx, noneHeld))[9]).toBe('3000.00 EUR');
});

it('an answer of a moment ago is kept, but not once a player would not be named', async () => {
  const [ada, eve] = [await playRed(true), await playRed(true)];
  for (const winnersOf of [latestWinners, topWinners])
    expect((await winnersOf(house.ctx, noneHeld)).winners).toHaveLength(2);
  expect(await setShowWins(house.ctx, caller, ada, false)).toEqual({ showWins: false });
  for (const winnersOf of [latestWinners, topWinners])
    expect((await winnersOf(house.ctx, noneHeld)).winners).toHaveLength(1);
  await setShowWins(house.ctx, caller, eve, false);
  for (const winnersOf of [latestWinners, topWinners])
    expect((await winnersOf(house.ctx, noneHeld)).winners).toEqual([]);
  await setShowWins(house.ctx, caller, ada, true);
  for (const winnersOf of [latestWinners, topWinners])
    expect((await winnersOf(house.ctx, noneHeld)).winners).toHaveLength(1);
});

it('players who are not named leave their places to others', async () => {
  for (let n = 1; n <= 25; n++) await record({ payoutMinor: 5_000_00n, hidden: true });
  await record({ payoutMinor: 300n, hoursAgo: 2 });
  for (const winnersOf of [latestWinners, topWinners])
    expect(payoutsOf(await winnersOf(house.ctx, noneHeld))).toEqual(['3.00 EUR']);
});

it('a free spin won when it returned more than the spin was worth', async () => {
  for (const payoutMinor of [1n, 19n, 20n, 21n])
    await record({ payoutMinor, spinWorth: '0.20', gameId: 'slot-tidepool' });
  for (const winnersOf of [latestWinners, topWinners])
    expect(payoutsOf(await winnersOf(house.ctx, noneHeld))).toEqual(['0.21 EUR']);
});

it('a jackpot that was won is told as one', async () => {
  await record({ payoutMinor: 600_100n, jackpotMinor: 600_000n, gameId: 'slot-tidepool' });
  for (const winnersOf of [latestWinners, topWinners])
    expect((await winnersOf(house.ctx, noneHeld)).winners).toMatchObject([{ payout: '6001.00', jackpot: '6000.00' }]);
});

it('a win in a game that is held is not told, and leaves its place to others', async () => {
  for (let n = 1; n <= 25; n++) await record({ payoutMinor: 5_000_00n, gameId: 'dice' });
  await record({ payoutMinor: 300n, hoursAgo: 2 });
  const held = { ids: new Set(['dice']), somewhere: new Set(['dice']) };
  for (const winnersOf of [latestWinners, topWinners]) {
    expect(payoutsOf(await winnersOf(house.ctx, held))).toEqual(['3.00 EUR']);
    expect(payoutsOf(await winnersOf(house.ctx, noneHeld))[0]).toBe('5000.00 EUR');
  }
});

const explain = sql(
  'test_explain_wins',
  `EXPLAIN (COSTS OFF) ${listLatestWins.text.replace('$1', '20').replace('$2', `'{}'`)}`,
);
const explainTop = sql(
  'test_explain_top',
  `EXPLAIN (COSTS OFF) ${listTopWins.text.replace('$1', `'{EUR}'`).replace('$2', `'{2027-03-01}'`).replace('$3', '10').replace('$4', `'{dice}'`)}`,
);
it('winners are read from an index, however many rounds there are', async () => {
  const planOf = async (statement: typeof explain) =>
    (await house.ctx.db.query<{ 'QUERY PLAN': string }>(statement)).map((row) => row['QUERY PLAN']).join('\n');
  expect(await planOf(explain)).toContain('round_won_last');
  expect(await planOf(explainTop)).toContain('round_won_most');
});

describe('jackpots', () => {
  it('are none as long as nothing is set aside', async () => {
    expect(await jackpots(house.ctx, noneHeld)).toEqual({ jackpots: [] });
  });

  it('are what the ledger holds for a game', async () => {
    const setAside = sql(
      'test_set_aside',
      `SELECT ledger_post('test_jackpot', NULL, $1, $2, ARRAY[ledger_account(NULL, 'EUR', 'gaming', $3), ledger_account(NULL, 'EUR', 'jackpot', $3)],
         ARRAY[-123456::bigint, 123456::bigint])`,
    );
    await house.ctx.db.query(setAside, [randomUUID(), house.ctx.clock.now(), roulette]);
    const told = await jackpots(house.ctx, noneHeld);
    expect(listJackpots.response.parse(told)).toEqual(told);
    expect(told.jackpots).toMatchObject([{ id: `${roulette}-eur`, amount: '1234.56', currency: 'EUR' }]);
  });
});

it('games are as popular as they have players, then rounds, for real money alone', async () => {
  await playRed(true);
  await playRed(false);
  await playRed(false, true);
  for (let n = 0; n < 3; n++) await record({ payoutMinor: 0n, gameId: 'dice' });
  await record({ payoutMinor: 0n, gameId: 'limbo', hoursAgo: 31 * 24 });
  const now = house.ctx.clock.now();
  expect(await readPopularity({ DATABASE_URL: house.url }, now)).toEqual(['dice', roulette]);
  expect(await readPopularity({}, now)).toEqual([]);
  await expect(readPopularity({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, now)).rejects.toThrow();
});
