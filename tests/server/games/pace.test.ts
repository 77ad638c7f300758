import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { gameIds } from '#domain/games/book/registry.ts';
import { rollsOf, totalOf } from '#domain/games/craps/dice.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { paceMsOf } from '#server/services/games/pace.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import {
  addPlayer,
  audit,
  findSeeds,
  fundsOf,
  giveSeeds,
  type House,
  openHouse,
  releaseTogether,
  roulette,
  takeSeat,
} from './house.ts';

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
  ['cup', 'cup:1:winner:1', 2_500],
  ['greyhounds', 'card:2:win:1', 2_500],
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
    ok: false,
    code: 'too_soon',
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

it('asks for none where a round begins for everybody at once, and nowhere else', () => {
  const withoutPace = gameIds.filter((id) => paceMsOf({ paceTableMs: 5_000, paceQuickMs: 2_500 }, id) === 0);
  expect(withoutPace.toSorted()).toEqual(['bingo-75', 'crash', 'horses', 'lotto-6-49', 'roulette-shared']);
});

it('at the penalty shoot-out the next climb waits for the one before, a kick for nothing', async () => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  const { sessionId, paceMs } = await takeSeat(house, player, 'penalty');
  expect(paceMs).toBe(2_500);
  const roundId = randomUUID();
  expect((await place(player, sessionId, 'penalty:regular:1', roundId)).ok).toBe(true);
  const kick = { sessionId, roundId, step: 0, action: { name: 'pick', place: 0 } };
  expect(await actRound(house.ctx, player, kick)).toMatchObject({ ok: true, value: { round: { status: 'settled' } } });
  expect(await place(player, sessionId, 'penalty:regular:1')).toEqual({
    ok: false,
    code: 'too_soon',
    facts: { waitMs: 2_500 },
  });
  house.passTime(2_500);
  expect((await place(player, sessionId, 'penalty:regular:1')).ok).toBe(true);
});

it('opening a round with decisions is a stake, deciding is not', async () => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  const { sessionId } = await takeSeat(house, player, 'mines');
  expect((await place(player, sessionId, 'mines:1')).ok).toBe(true);
  expect(await place(player, sessionId, 'mines:1')).toEqual({ ok: false, code: 'round_open' });
});

describe('a hand of craps', () => {
  /** A hand with a point, so that it waits, and how to act in it; EUR 100 in the wallet, EUR 6 on the pass line. */
  const openHand = async () => {
    const player = await addPlayer(house, 'EUR', 10_000n);
    const point = findSeeds((seeds) => {
      const [first, second, third] = rollsOf(createStream(seeds), 3).map(totalOf);
      return first === 6 && second === 8 && third === 7;
    });
    await giveSeeds(house, player, point);
    const { sessionId } = await takeSeat(house, player, 'craps');
    const roundId = randomUUID();
    const bets = [{ spot: 'pass', amount: '6.00' }];
    const open = (id = randomUUID()) => placeRound(house.ctx, player, { sessionId, roundId: id, bets });
    expect((await open(roundId)).ok).toBe(true);
    const act = (step: number, action: { name: string; spot?: string; amountMinor?: string }) =>
      actRound(house.ctx, player, { sessionId, roundId, step, action: { ...action } });
    return { player, open, act };
  };
  const roll = { name: 'roll' };

  it('rolls no sooner than a stake after the opening or the roll before, and bets at any time', async () => {
    const { player, act } = await openHand();
    expect(await act(0, roll)).toEqual({ ok: false, code: 'too_soon', facts: { waitMs: 5_000 } });
    expect((await act(0, { name: 'bet', spot: 'place:8', amountMinor: '600' })).ok).toBe(true);
    expect((await act(1, { name: 'take-down', spot: 'place:8' })).ok).toBe(true);
    house.passTime(4_999);
    expect(await act(2, roll)).toEqual({ ok: false, code: 'too_soon', facts: { waitMs: 1 } });
    house.passTime(1);
    const rolled = await act(2, roll);
    expect(rolled).toMatchObject({ ok: true, value: { round: { status: 'open', step: 3 } } });
    // What was answered is answered again at any time; the next roll waits for this one.
    expect(await act(2, roll)).toEqual(rolled);
    expect(await act(3, roll)).toEqual({ ok: false, code: 'too_soon', facts: { waitMs: 5_000 } });
    // What was taken down comes back with the end of the hand.
    expect(await fundsOf(house, player)).toEqual({ cash: 8_800n, bonus: 0n });
  });

  it('begins the next hand no sooner after its last roll', async () => {
    const { open, act } = await openHand();
    house.passTime(60_000);
    expect((await act(0, roll)).ok).toBe(true);
    house.passTime(5_000);
    expect(await act(1, roll)).toMatchObject({ ok: true, value: { round: { status: 'settled' } } });
    expect(await open()).toEqual({ ok: false, code: 'too_soon', facts: { waitMs: 5_000 } });
    house.passTime(5_000);
    expect((await open()).ok).toBe(true);
  });

  it('of fifty rolls at once one is cast', async () => {
    const { player, act } = await openHand();
    house.passTime(5_000);
    const casts = Array.from({ length: 50 }, (_, at) => () => act(at % 2, roll));
    const answers = await releaseTogether(house, player, casts);
    const steps = answers.flatMap((answer) =>
      answer.ok && answer.value.round.status === 'open' ? [answer.value.round.step] : [],
    );
    expect(new Set(steps)).toEqual(new Set([1]));
    expect(await act(1, roll)).toMatchObject({ code: 'too_soon' });
  });
});
