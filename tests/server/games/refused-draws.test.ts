import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStream, type RoundSeeds } from '#domain/fairness/stream.ts';
import { game as blackjack } from '#domain/games/blackjack/blackjack/rules.ts';
import { game as craps } from '#domain/games/craps/craps/rules.ts';
import { rollsOf, totalOf } from '#domain/games/craps/dice.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { rotateSeeds } from '#server/services/fairness/rotate-seeds.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { playFreeSpinAt } from '#server/services/games/play-free-spin.ts';
import { setLimit } from '#server/services/safer-play/limits.ts';
import { give } from '../promotions/grants.ts';
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
  seedsOf,
  takeSeat,
} from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ PACE_TABLE_MS: '5000', PACE_QUICK_MS: '2500' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await audit(house);
});
afterAll(() => house.close());

const place = (player: PlayerSession, sessionId: string, spot: string, amount: string, roundId = randomUUID()) =>
  placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot, amount }] });

const nonceOf = (answer: Awaited<ReturnType<typeof place>>): number => {
  if (!answer.ok) throw new Error(answer.code);
  return seedsOf(answer.value.round).nonce;
};

const passedOver = sql(
  'test_passed_over',
  `SELECT nonce, passed_over FROM seed_pair WHERE player_id = $1 AND status = 'active'`,
);
const pairOf = async ({ playerId }: PlayerSession) => {
  const [row] = await house.ctx.db.query<{ nonce: bigint; passed_over: bigint }>(passedOver, [playerId]);
  return row;
};

const caller = { ip: '127.0.0.1', country: 'MT', userAgent: 'test', requestId: 'test' };

describe('the draw of a bet that was refused', () => {
  it.each([
    ['slot-tidepool', 'spin'],
    ['slot-apothecary-row', 'spin'],
    [roulette, 'red'],
    ['blackjack', 'hand'],
    ['scratch-night-ferry', 'ticket'],
  ])('at %s decides no round, whatever it was refused for', async (gameId, spot) => {
    const player = await addPlayer(house, 'EUR', 100n);
    const { sessionId } = await takeSeat(house, player, gameId);
    const taken = '1.00';
    expect(await place(player, sessionId, spot, '2.00')).toMatchObject({ code: 'insufficient_funds' });
    expect(await place(player, sessionId, spot, '2.00')).toMatchObject({ code: 'insufficient_funds' });
    expect(await pairOf(player)).toEqual({ nonce: 2n, passed_over: 2n });
    const roundId = randomUUID();
    expect(nonceOf(await place(player, sessionId, spot, taken, roundId))).toBe(2);
    // Asked for again, and under the same id for something else.
    expect(nonceOf(await place(player, sessionId, spot, taken, roundId))).toBe(2);
    const other = await addPlayer(house, 'EUR', 1_000n);
    const seat = await takeSeat(house, other, gameId);
    expect(await place(other, seat.sessionId, spot, taken, roundId)).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await pairOf(other)).toEqual({ nonce: 1n, passed_over: 1n });
    expect((await pairOf(player))?.nonce).toBe(4n);
  });

  it('is passed over when it comes too soon, or would pass a limit of the player’s own', async () => {
    const player = await addPlayer(house, 'EUR', 10_000n);
    const { sessionId } = await takeSeat(house, player, 'slot-tidepool');
    expect(nonceOf(await place(player, sessionId, 'spin', '1.00'))).toBe(0);
    expect(await place(player, sessionId, 'spin', '1.00')).toMatchObject({ code: 'too_soon' });
    house.passTime(2_500);
    expect(nonceOf(await place(player, sessionId, 'spin', '1.00'))).toBe(2);
    await setLimit(house.ctx, caller, player, { kind: 'stake', period: 'DAY', value: '3.00' });
    house.passTime(2_500);
    expect(await place(player, sessionId, 'spin', '2.00')).toMatchObject({ code: 'limit_reached' });
    expect(nonceOf(await place(player, sessionId, 'spin', '1.00'))).toBe(4);
    const rotated = await rotateSeeds(house.ctx, player, {});
    expect(rotated).toMatchObject({ ok: true, value: { revealed: { rounds: 3 } } });
  });

  it('is passed over when a free spin comes too soon', async () => {
    const player = await addPlayer(house, 'EUR');
    const spins = {
      bonus: '0',
      wager_required: '0',
      spins: 5,
      spin_days: 7,
      spin_game: 'slot-tidepool',
      spin_stake: '20',
    };
    const grantId = await give(house, player, spins);
    const { sessionId } = await takeSeat(house, player, 'slot-tidepool');
    const spin = () => playFreeSpinAt(house.ctx, player, { sessionId, roundId: randomUUID(), grantId });
    expect(await spin()).toMatchObject({ ok: true });
    expect(await spin()).toMatchObject({ code: 'too_soon' });
    expect(await pairOf(player)).toEqual({ nonce: 2n, passed_over: 1n });
  });

  it('is not passed over twice by many refusals at one instant, and no round loses its own', async () => {
    const player = await addPlayer(house, 'EUR', 100n);
    const { sessionId } = await takeSeat(house, player, 'slot-tidepool');
    const answers = await releaseTogether(
      house,
      player,
      Array.from({ length: 12 }, (_, at) => () => place(player, sessionId, 'spin', at === 5 ? '1.00' : '2.00')),
    );
    const taken = answers.filter(({ ok }) => ok);
    expect(taken.length).toBeLessThanOrEqual(1);
    const pair = await pairOf(player);
    expect(pair?.nonce).toBe((pair?.passed_over ?? 0n) + BigInt(taken.length));
    expect(Number(pair?.passed_over)).toBeLessThanOrEqual(12);
  });
});

const casting = (...totals: number[]): number =>
  findSeeds((seeds) => rollsOf(createStream(seeds), totals.length).every((roll, at) => totalOf(roll) === totals[at]));

/** A hand that may be doubled. */
const hand = (seeds: RoundSeeds) => {
  const step = blackjack.start([{ spot: 'hand', amountMinor: 1_000n }], createStream(seeds));
  return step.status === 'open' && step.choices.some(({ name }) => name === 'double');
};

describe('the rules of an open round', () => {
  it('are not asked what the dice show while a roll comes too soon', async () => {
    const player = await addPlayer(house, 'EUR', 10_000n);
    await giveSeeds(house, player, casting(6, 7));
    const { sessionId } = await takeSeat(house, player, 'craps');
    const roundId = randomUUID();
    await place(player, sessionId, 'pass', '1.00', roundId);
    const asked = vi.spyOn(craps, 'act');
    const roll = () => actRound(house.ctx, player, { sessionId, roundId, step: 0, action: { name: 'roll' } });
    expect(await roll()).toEqual({ ok: false, code: 'too_soon', facts: { waitMs: 5_000 } });
    expect(asked).not.toHaveBeenCalled();
    house.passTime(5_000);
    expect(await roll()).toMatchObject({ ok: true });
    expect(asked).toHaveBeenCalledOnce();
  });

  it('are not asked what a double brings that the purse cannot pay, or a limit forbids', async () => {
    const player = await addPlayer(house, 'EUR', 1_500n);
    await giveSeeds(house, player, findSeeds(hand));
    const { sessionId } = await takeSeat(house, player, 'blackjack');
    const roundId = randomUUID();
    await place(player, sessionId, 'hand', '10.00', roundId);
    const asked = vi.spyOn(blackjack, 'act');
    const act = (name: string) => actRound(house.ctx, player, { sessionId, roundId, step: 0, action: { name } });
    expect(await act('double')).toEqual({
      ok: false,
      code: 'insufficient_funds',
      facts: { balance: '5.00', currency: 'EUR' },
    });
    expect(asked).not.toHaveBeenCalled();
    expect(await fundsOf(house, player)).toEqual({ cash: 500n, bonus: 0n });
    expect(await act('stand')).toMatchObject({ ok: true });

    const bound = await addPlayer(house, 'EUR', 10_000n);
    await giveSeeds(house, bound, findSeeds(hand));
    await setLimit(house.ctx, caller, bound, { kind: 'stake', period: 'DAY', value: '15.00' });
    const seat = await takeSeat(house, bound, 'blackjack');
    const other = randomUUID();
    await place(bound, seat.sessionId, 'hand', '10.00', other);
    asked.mockClear();
    const step = { sessionId: seat.sessionId, roundId: other, step: 0, action: { name: 'double' } };
    expect(await actRound(house.ctx, bound, step)).toMatchObject({ code: 'limit_reached' });
    expect(asked).not.toHaveBeenCalled();
  });
});
