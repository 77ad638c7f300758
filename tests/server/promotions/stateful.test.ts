import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStream, type RoundSeeds } from '#domain/fairness/stream.ts';
import { game as blackjack } from '#domain/games/blackjack/blackjack/rules.ts';
import { rollsOf, totalOf } from '#domain/games/craps/dice.ts';
import { layMines } from '#domain/games/mines/round.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { finishStateful } from '#server/services/games/finish-stateful.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { addPlayer, findSeeds, fundsOf, giveSeeds, type House, openHouse, takeSeat } from '../games/house.ts';
import { bonusPlayer, counts, end, give, grantOf, prove } from './grants.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => prove(house));
afterAll(() => house.close());

const opensWithDouble = (seeds: RoundSeeds) => {
  const step = blackjack.start([{ spot: 'hand', amountMinor: 1_000n }], createStream(seeds));
  return step.status === 'open' && step.choices.some(({ name }) => name === 'double');
};
/** Opens a round of a game with decisions and returns how to go on. */
const begin = async (player: PlayerSession, game: string, spot: string, amount: string, seeds: number) => {
  await giveSeeds(house, player, seeds);
  const { sessionId } = await takeSeat(house, player, game);
  const roundId = randomUUID();
  const placed = await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot, amount }] });
  if (!placed.ok) throw new Error(placed.code);
  return (step: number, action: { name: string; tile?: number; spot?: string; amountMinor?: string }) =>
    actRound(house.ctx, player, { sessionId, roundId, step, action });
};
const doubling = (player: PlayerSession) => begin(player, 'blackjack', 'hand', '10.00', findSeeds(opensWithDouble));

describe('a double', () => {
  it('takes bonus money, and the prize its share of it', async () => {
    const { player, grant } = await bonusPlayer(house, 1_500n, { bonus: '1000' });
    const act = await doubling(player);
    const done = await act(0, { name: 'double' });
    const payout = done.ok && done.value.round.status === 'settled' ? done.value.round.payout : '';
    const paid = BigInt(payout.replace('.', ''));
    const bonus = (paid * 500n + 1_999n) / 2_000n;
    expect(await fundsOf(house, player)).toEqual({ cash: paid - bonus, bonus: 500n + bonus });
    expect(await grantOf(house, grant)).toMatchObject({ wagered: counts(2_000) });
  });

  it('takes own money alone in a round that was begun without a bonus, and counts nothing', async () => {
    const player = await addPlayer(house, 'EUR', 2_000n);
    const act = await doubling(player);
    const grant = await give(house, player, { bonus: '2000', weights: { '*': 100 } });
    expect((await act(0, { name: 'double' })).ok).toBe(true);
    expect((await fundsOf(house, player)).bonus).toBe(2_000n);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', wagered: '0' });
  });

  it('is refused where bonus money alone would cover it: the hand is known by then, and was under no cap', async () => {
    const player = await addPlayer(house, 'EUR', 1_000n);
    const act = await doubling(player);
    await give(house, player, { bonus: '2000', stake_max: '500' });
    expect(await act(0, { name: 'double' })).toMatchObject({ code: 'insufficient_funds' });
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 2_000n });
  });

  it('takes no bonus money once that of its round is own money', async () => {
    const { player, grant } = await bonusPlayer(house, 0n, { bonus: '1500' });
    await give(house, player, { bonus: '5000' });
    const act = await doubling(player);
    await end(house, grant, 'completed');
    expect(await fundsOf(house, player)).toEqual({ cash: 500n, bonus: 5_000n });
    expect(await act(0, { name: 'double' })).toMatchObject({ code: 'insufficient_funds' });
    const stood = await act(0, { name: 'stand' });
    const payout = stood.ok && stood.value.round.status === 'settled' ? stood.value.round.payout : '';
    expect(await fundsOf(house, player)).toEqual({ cash: 500n + BigInt(payout.replace('.', '')), bonus: 5_000n });
  });
});

describe('a round of bonus money that is won after its bonus', () => {
  const safe = findSeeds((seeds) => layMines(1, createStream(seeds)).every((tile) => tile > 3));
  it.each([
    { state: 'completed' as const, why: null, share: 1n },
    { state: 'cancelled' as const, why: 'deposit_reversed' as const, share: 0n },
  ])('pays own money, or nothing: $state', async ({ state, why, share }) => {
    const { player, grant } = await bonusPlayer(house, 0n, { bonus: '300' });
    const act = await begin(player, 'mines', 'mines:1', '3.00', safe);
    expect((await act(0, { name: 'reveal', tile: 0 })).ok).toBe(true);
    await end(house, grant, state, why);
    const out = await act(1, { name: 'cash-out' });
    if (!out.ok || out.value.round.status !== 'settled') throw new Error('not paid');
    const paid = BigInt(out.value.round.payout.replace('.', ''));
    expect(paid).toBeGreaterThan(300n);
    expect(await fundsOf(house, player)).toEqual({ cash: paid * share, bonus: 0n });
    // The answer has the balance that the player really has.
    expect(BigInt(out.value.balance.replace('.', ''))).toBe(paid * share);
  });
});

describe('a round of mines that is left to the house', () => {
  const safe = findSeeds((seeds) => layMines(1, createStream(seeds)).every((tile) => tile > 3));
  it.each([
    { picks: 0, counted: '0' },
    // One mine among 25 tiles: what its bets leave at risk of 3.00.
    { picks: 1, counted: '122400' },
  ])('counts for the bonus by what was at risk: $picks picks', async ({ picks, counted }) => {
    const { player, grant } = await bonusPlayer(house, 0n, { bonus: '300' });
    await giveSeeds(house, player, safe);
    const { sessionId } = await takeSeat(house, player, 'mines');
    const roundId = randomUUID();
    await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'mines:1', amount: '3.00' }] });
    for (let step = 0; step < picks; step += 1)
      await actRound(house.ctx, player, { sessionId, roundId, step, action: { name: 'reveal', tile: step } });
    expect(await finishStateful(house.ctx, player.playerId, roundId)).toBe(true);
    expect((await fundsOf(house, player)).bonus).toBeGreaterThanOrEqual(300n);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', wagered: counted });
  });
});

describe('a hand of craps', () => {
  const casting = (...totals: number[]) =>
    findSeeds((seeds) => rollsOf(createStream(seeds), totals.length).every((roll, at) => totalOf(roll) === totals[at]));

  it('counts nothing, since its bets may cover each other', async () => {
    const { player, grant } = await bonusPlayer(house, 5_000n);
    const act = await begin(player, 'craps', 'pass', '10.00', casting(6, 6));
    await act(0, { name: 'bet', spot: 'field', amountMinor: '500' });
    await act(1, { name: 'roll' });
    house.passTime(5_000);
    await act(2, { name: 'roll' });
    expect(await grantOf(house, grant)).toMatchObject({ wagered: '0' });
  });

  it('goes on with own money once the bonus money in it is own money', async () => {
    const { player, grant } = await bonusPlayer(house, 0n, { bonus: '2000' });
    const act = await begin(player, 'craps', 'pass', '10.00', casting(6, 6));
    await end(house, grant, 'completed');
    expect(await act(0, { name: 'bet', spot: 'field', amountMinor: '500' })).toMatchObject({ ok: true });
    expect(await fundsOf(house, player)).toEqual({ cash: 500n, bonus: 0n });
  });
});
