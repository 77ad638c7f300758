import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStream, type RoundSeeds } from '#domain/fairness/stream.ts';
import { game as blackjack } from '#domain/games/blackjack/blackjack/rules.ts';
import { game as slotTidepool } from '#domain/games/slots/cascades/slot-tidepool/rules.ts';
import { riskOf } from '#domain/promotions/risk.ts';
import { unlockWinnings } from '#server/db/queries/free-spins.ts';
import { type ListedRow, listGrants } from '#server/db/queries/promotions.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { playFreeSpinAt } from '#server/services/games/play-free-spin.ts';
import { addPlayer, findSeeds, fundsOf, giveSeeds, type House, minute, openHouse, takeSeat } from '../games/house.ts';
import { seatPlayer } from '../wallet/studio.ts';
import { bonusPlayer, counts, give, grantOf, movementsOf, prove } from './grants.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => prove(house));
afterAll(() => house.close());

type Bets = readonly { readonly spot: string; readonly amount: string }[];
const play = async (player: PlayerSession, gameId: string, bets: Bets) => {
  const { sessionId } = await takeSeat(house, player, gameId);
  const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
  if (!placed.ok) throw new Error(placed.code);
  house.passTime(5_000);
  return placed.value.round;
};
const risk = (gameId: string, ...spots: string[]) =>
  riskOf(
    gameId,
    spots.map((spot) => ({ spot, amountMinor: 100n })),
  );

describe('a settled round counts by its stake, its game and its risk', () => {
  const table: readonly { game: string; bets: Bets; stake: number; risk: number }[] = [
    { game: 'slot-tidepool', bets: [{ spot: 'spin', amount: '1.00' }], stake: 100, risk: 10_000 },
    {
      game: 'roulette-european',
      bets: [{ spot: 'red', amount: '1.00' }],
      stake: 100,
      risk: risk('roulette-european', 'red'),
    },
    {
      game: 'roulette-european',
      bets: [
        { spot: 'red', amount: '1.00' },
        { spot: 'black', amount: '1.00' },
      ],
      stake: 200,
      risk: risk('roulette-european', 'red', 'black'),
    },
    { game: 'dice', bets: [{ spot: 'under:98.00', amount: '1.00' }], stake: 100, risk: risk('dice', 'under:98.00') },
    { game: 'scratch-night-ferry', bets: [{ spot: 'ticket', amount: '1.00' }], stake: 100, risk: 10_000 },
  ];
  it.each(table)('$game $bets', async ({ game, bets, stake, risk: left }) => {
    const { player, grant } = await bonusPlayer(house, 10_000n, { weights: { '*': 0, [game]: 5_000 } });
    await play(player, game, bets);
    expect(await grantOf(house, grant)).toMatchObject({
      state: 'active',
      wagered: String((stake * 5_000 * left) / 10_000),
    });
  });

  it('and red with black hardly at all', () => {
    expect(risk('roulette-european', 'red', 'black')).toBeLessThan(300);
    expect(risk('roulette-european', 'red')).toBeGreaterThan(9_900);
  });
});

describe('what does not count', () => {
  it('is a game without weight, play money, and another currency', async () => {
    const { player, grant } = await bonusPlayer(house, 10_000n, { weights: { '*': 0, dice: 10_000 } });
    await play(player, 'slot-tidepool', [{ spot: 'spin', amount: '1.00' }]);
    const { sessionId } = await takeSeat(house, player, 'dice', { demo: true });
    const bets = [{ spot: 'under:50.00', amount: '1.00' }];
    expect((await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets })).ok).toBe(true);
    expect(await grantOf(house, grant)).toMatchObject({ wagered: '0' });
  });

  it('is a round that was begun before the bonus', async () => {
    const player = await addPlayer(house, 'EUR', 10_000n);
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 500n);
    const grant = await give(house, player);
    await studio.endRound('e1');
    expect(await grantOf(house, grant)).toMatchObject({ wagered: '0' });
  });

  it('is a bet that was taken back', async () => {
    const { player, grant } = await bonusPlayer(house, 1_000n);
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 300n);
    await studio.bet('b2', 400n);
    await studio.rollback('x', 'b1');
    expect(await grantOf(house, grant)).toMatchObject({ wagered: '0' });
    await studio.endRound('e1');
    expect(await grantOf(house, grant)).toMatchObject({ wagered: counts(400) });
  });
});

const opensWithDouble = (seeds: RoundSeeds) => {
  const step = blackjack.start([{ spot: 'hand', amountMinor: 1_000n }], createStream(seeds));
  return step.status === 'open' && step.choices.some(({ name }) => name === 'double');
};

const winsAtTidepool = (seeds: RoundSeeds) =>
  slotTidepool.play([{ spot: 'spin', amountMinor: 100n }], createStream(seeds)).payoutMinor > 0n;

describe('a round of several steps', () => {
  it('counts once it is settled, with what was added', async () => {
    const { player, grant } = await bonusPlayer(house, 1_500n, { weights: { '*': 1_000 } });
    await giveSeeds(house, player, findSeeds(opensWithDouble));
    const { sessionId } = await takeSeat(house, player, 'blackjack');
    const roundId = randomUUID();
    await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'hand', amount: '10.00' }] });
    expect(await grantOf(house, grant)).toMatchObject({ wagered: '0' });
    const doubled = await actRound(house.ctx, player, { sessionId, roundId, step: 0, action: { name: 'double' } });
    expect(doubled).toMatchObject({ ok: true, value: { round: { status: 'settled', stake: '20.00' } } });
    expect(await grantOf(house, grant)).toMatchObject({ wagered: String(2_000 * 1_000) });
  });
});

describe('all of it staked', () => {
  it('turns what is left of the bonus into own money, at once and without changing the total', async () => {
    const { player, grant } = await bonusPlayer(house, 400n, { bonus: '1000', wager_required: counts(500) });
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 500n);
    await studio.endRound('e1');
    expect(await grantOf(house, grant)).toMatchObject({ state: 'completed', wagered: counts(500), ended_why: null });
    expect(await fundsOf(house, player)).toEqual({ cash: 900n, bonus: 0n });
    expect(await movementsOf(house, grant)).toEqual([
      'bonus_grant bonus 1000',
      'bonus_grant promotions -1000',
      'bonus_release bonus -900',
      'bonus_release cash 900',
    ]);
  });

  it('is not yet with one unit less, to the ten-thousandth', async () => {
    const { player, grant } = await bonusPlayer(house, 1_000n, { wager_required: String(500 * 10_000 + 1) });
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 500n);
    await studio.endRound('e1');
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active' });
    await studio.bet('b2', 1n, { round: 'r2' });
    await studio.endRound('e2', { round: 'r2' });
    expect(await grantOf(house, grant)).toMatchObject({ state: 'completed' });
  });

  it('waits for free spins that are left', async () => {
    const spins = { spin_game: 'slot-tidepool', spin_stake: '20', spins: 5, spin_days: 1 };
    const { player, grant } = await bonusPlayer(house, 1_000n, { wager_required: counts(500), ...spins });
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 500n);
    await studio.endRound('e1');
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', spins_left: 5 });
    house.passTime(24 * 60 * minute);
    const later = await seatPlayer(house, { ...player });
    await later.bet('b2', 1n, { round: 'r2' });
    await later.endRound('e2', { round: 'r2' });
    expect(await grantOf(house, grant)).toMatchObject({ state: 'completed' });
  });

  it('waits for winnings that are locked, until they are unlocked', async () => {
    const spins = { spin_game: 'slot-tidepool', spin_stake: '100', spins: 1, spin_days: 1, unlock_deposit: '2000' };
    const { player, grant } = await bonusPlayer(house, 1_000n, { wager_required: counts(500), ...spins });
    await giveSeeds(house, player, findSeeds(winsAtTidepool));
    const { sessionId } = await takeSeat(house, player, 'slot-tidepool');
    const spun = await playFreeSpinAt(house.ctx, player, { sessionId, roundId: randomUUID(), grantId: grant });
    expect(spun.ok).toBe(true);
    const lockedOf = async () => {
      const [row] = await house.ctx.db.query<ListedRow>(listGrants, [player.playerId, 1, house.ctx.clock.now()]);
      return row?.locked_left;
    };
    const locked = await lockedOf();
    expect(locked).toBeGreaterThan(0n);
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 500n);
    await studio.endRound('e1');
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', spins_left: 0, wagered: counts(500) });
    expect(await lockedOf()).toBe(locked);
    await house.ctx.db.query(unlockWinnings, [grant, null, house.ctx.clock.now()]);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'completed' });
    expect(await fundsOf(house, player)).toEqual({ cash: 1_500n + (locked ?? 0n), bonus: 0n });
  });

  it('of a bonus without a requirement is the bonus itself', async () => {
    const { player, grant } = await bonusPlayer(house, 0n, { wager_required: '0' });
    expect(await grantOf(house, grant)).toMatchObject({ state: 'completed' });
    expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 0n });
  });
});
