import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { addPlayer, audit, fundsOf, type House, openHouse, releaseTogether, roulette, takeSeat } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ PACE_TABLE_MS: '5000', PACE_QUICK_MS: '2500' });
});
afterEach(() => audit(house));
afterAll(() => house.close());

const place = (player: PlayerSession, sessionId: string, spot: string, roundId = randomUUID()) =>
  placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot, amount: '1.00' }] });

it.each([
  [roulette, 'red', 5_000],
  ['dice', 'under:50.00', 2_500],
  ['scratch-night-ferry', 'ticket', 2_500],
])('at %s a stake on %s is taken %i ms after the one before, not 1 ms sooner', async (gameId, spot, paceMs) => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  const { sessionId, paceMs: told } = await takeSeat(house, player, gameId);
  expect(told).toBe(paceMs);
  const roundId = randomUUID();
  const first = await place(player, sessionId, spot, roundId);
  expect(first.ok).toBe(true);
  const { cash } = await fundsOf(house, player);
  house.passTime(1_000);
  expect(await place(player, sessionId, spot)).toEqual({
    ...{ ok: false, code: 'too_soon' },
    facts: { waitMs: paceMs - 1_000 },
  });
  // What was answered is answered again at any time.
  expect(await place(player, sessionId, spot, roundId)).toEqual(first);
  house.passTime(paceMs - 1_001);
  expect(await place(player, sessionId, spot)).toMatchObject({ code: 'too_soon', facts: { waitMs: 1 } });
  expect(await fundsOf(house, player)).toEqual({ cash, bonus: 0n });
  house.passTime(1);
  expect((await place(player, sessionId, spot)).ok).toBe(true);
});

it('holds across sessions of a game, and for each game and each kind of money by itself', async () => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  const first = await takeSeat(house, player, roulette);
  expect((await place(player, first.sessionId, 'red')).ok).toBe(true);
  const second = await takeSeat(house, player, roulette);
  expect(await place(player, second.sessionId, 'red')).toMatchObject({ code: 'too_soon' });
  const dice = await takeSeat(house, player, 'dice');
  expect((await place(player, dice.sessionId, 'under:50.00')).ok).toBe(true);
  const demo = await takeSeat(house, player, roulette, { demo: true });
  expect((await place(player, demo.sessionId, 'red')).ok).toBe(true);
  expect(await place(player, demo.sessionId, 'red')).toMatchObject({ code: 'too_soon' });
});

it('of fifty stakes at once one is taken', async () => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const { sessionId } = await takeSeat(house, player, roulette);
  const acts = Array.from({ length: 50 }, () => () => place(player, sessionId, 'red'));
  const answers = await releaseTogether(house, player, acts);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.code])))).toEqual(new Set(['too_soon']));
});

it('opening a round with decisions is a stake, deciding is not', async () => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  const { sessionId } = await takeSeat(house, player, 'mines');
  expect((await place(player, sessionId, 'mines:1')).ok).toBe(true);
  expect(await place(player, sessionId, 'mines:1')).toEqual({ ok: false, code: 'round_open' });
});
