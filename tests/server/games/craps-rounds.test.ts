import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { game as craps } from '#domain/games/craps/craps/rules.ts';
import { rollsOf, totalOf } from '#domain/games/craps/dice.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { finishStaleRounds } from '#server/services/wallet/finish-rounds.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import {
  addPlayer,
  audit,
  findSeeds,
  fund,
  fundsOf,
  giveSeeds,
  type House,
  hour,
  openHouse,
  seedsAt,
  settledOf,
  stateOf,
  takeSeat,
} from './house.ts';

const verifyRound = recomputing(craps);

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

/** Seeds whose first rolls have these totals. */
const casting = (...totals: number[]): number =>
  findSeeds((seeds) => rollsOf(createStream(seeds), totals.length).every((roll, at) => totalOf(roll) === totals[at]));

type Action = { name: string; spot?: string; amountMinor?: string };
const roll: Action = { name: 'roll' };
const put = (spot: string, amountMinor: string): Action => ({ name: 'bet', spot, amountMinor });

/** A player with EUR 1,000 at the table, who has opened a hand with these bets. */
const openHand = async (seeds: number, bets: readonly { spot: string; amount: string }[]) => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  await giveSeeds(house, player, seeds);
  const { sessionId } = await takeSeat(house, player, 'craps');
  const roundId = randomUUID();
  const opened = await placeRound(house.ctx, player, { sessionId, roundId, bets });
  if (!opened.ok) throw new Error(opened.code);
  const act = (step: number, action: Action) =>
    actRound(house.ctx, player, { sessionId, roundId, step, action: { ...action } });
  return { player, sessionId, opened: opened.value, act };
};

it('takes no new stake during a hand from a country that closed, and lets the hand go on', async () => {
  const { player, sessionId, opened } = await openHand(casting(6, 6), [{ spot: 'pass', amount: '10.00' }]);
  const closed = { sessionId, roundId: opened.round.id, step: 0, closedTo: 'FR' };
  expect(await actRound(house.ctx, player, { ...closed, action: put('field', '100') })).toEqual({
    ok: false,
    code: 'country_blocked',
    facts: { country: 'FR' },
  });
  expect(roundOf(await actRound(house.ctx, player, { ...closed, action: roll })).status).toBe('settled');
});

const roundOf = (answer: Awaited<ReturnType<typeof actRound>>) => {
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.round;
};
/** As if the hand's actions had added 500 bets before. */
const crowdHand = sql(
  'test_crowd_hand',
  `UPDATE round SET added_bets = (SELECT jsonb_agg(jsonb_build_object('spot', 'field', 'amount', '0.01')) FROM generate_series(1, 500))
   WHERE player_id = $1`,
);
const cashOf = async (player: PlayerSession) => (await fundsOf(house, player)).cash;

describe('a hand of craps', () => {
  it('takes each bet as it is put on, waits as it was left, and pays once at its end', async () => {
    const seeds = casting(6, 8, 7);
    const { player, sessionId, opened, act } = await openHand(seeds, [
      { spot: 'pass', amount: '6.00' },
      { spot: 'place:8', amount: '6.00' },
    ]);
    expect(opened.round).toMatchObject({ status: 'open', stake: '12.00', view: { point: 6 } });
    expect(roundOf(await act(0, put('odds:pass', '3000')))).toMatchObject({ status: 'open', stake: '42.00' });
    roundOf(await act(1, put('come', '1000')));
    expect(await cashOf(player)).toBe(100_000n - 5_200n);
    const waiting = roundOf(await act(2, roll));
    expect(waiting).toMatchObject({ status: 'open', view: { wonMinor: '1300', last: [{ spot: 'place:8' }] } });
    const resumed = await stateOf(house, player, sessionId);
    expect(resumed).toMatchObject({ ok: true, value: { openRound: { step: 3, view: { point: 6 } } } });
    const ended = settledOf(roundOf(await act(3, roll)));
    expect(ended).toMatchObject({ stake: '52.00', payout: '13.00', outcome: { end: 'decided' } });
    expect(await cashOf(player)).toBe(100_000n - 5_200n + 1_300n);
    const bets = [
      { spot: 'pass', amountMinor: 600n },
      { spot: 'place:8', amountMinor: 600n },
    ];
    const actions = [put('odds:pass', '3000'), put('come', '1000'), roll, roll];
    expect(verifyRound(seedsAt(seeds), bets, actions)).toMatchObject({ payoutMinor: 1_300n, outcome: ended.outcome });
  });

  it('binds what an action stakes by the limits of the table, odds by those of their bet', async () => {
    const { player, act } = await openHand(casting(6), [{ spot: 'pass', amount: '400.00' }]);
    expect(await act(0, put('field', '10001'))).toMatchObject({
      ok: false,
      code: 'stake_above_limit',
      facts: { limit: '500.00', currency: 'EUR' },
    });
    expect(await act(0, put('hop:6-6', '10000'))).toMatchObject({ ok: true });
    expect(await act(1, put('odds:pass', '60000'))).toMatchObject({ ok: false, code: 'insufficient_funds' });
    expect(await act(1, put('odds:pass', '50000'))).toMatchObject({ ok: true });
    expect(await cashOf(player)).toBe(0n);
  });

  it('refuses a bet that could win more than the table pays', async () => {
    const { act } = await openHand(casting(6), [{ spot: 'pass', amount: '10.00' }]);
    expect(await act(0, put('boxcars', '40000'))).toMatchObject({
      ok: false,
      code: 'stake_above_limit',
      facts: { maxPayout: '10000.00', currency: 'EUR' },
    });
  });

  it('left for 48 hours, gives back what is free and plays the contract out', async () => {
    const { player } = await openHand(casting(6, 5, 6), [
      { spot: 'pass', amount: '6.00' },
      { spot: 'place:5', amount: '6.00' },
    ]);
    house.passTime(49 * hour);
    await finishStaleRounds(house.ctx);
    expect(await cashOf(player)).toBe(100_000n - 1_200n + 1_200n + 600n);
  });
});

describe('a hand of craps played with bonus money', () => {
  const hardSix = (): number =>
    findSeeds((seeds) => {
      const [first, second] = rollsOf(createStream(seeds), 2);
      return first !== undefined && second !== undefined && `${first}` === '3,3' && totalOf(second) === 7;
    });

  it('must-hold 21: makes no cash of a bonus win by stakes that are put on and taken down after it', async () => {
    const player = await addPlayer(house, 'EUR');
    await fund(house, player, 'EUR', 1_100n, 'bonus');
    await giveSeeds(house, player, hardSix());
    const { sessionId } = await takeSeat(house, player, 'craps');
    const roundId = randomUUID();
    const bets = [
      { spot: 'pass', amount: '1.00' },
      { spot: 'hop:3-3', amount: '10.00' },
    ];
    await placeRound(house.ctx, player, { sessionId, roundId, bets });
    await fund(house, player, 'EUR', 100_000n);
    let step = 0;
    const act = async (action: Action) => {
      const answer = await actRound(house.ctx, player, { sessionId, roundId, step, action: { ...action } });
      if (answer.ok) step += 1;
      return answer;
    };
    for (let turn = 0; turn < 2; turn += 1) {
      await act(put('place:8', '49800'));
      await act({ name: 'take-down', spot: 'place:8' });
    }
    settledOf(roundOf(await act(roll)));
    expect((await fundsOf(house, player)).cash).toBeLessThanOrEqual(100_000n);
  });

  it('adds no bonus money to a hand of cash, whose losses it would buy back', async () => {
    const { player, act } = await openHand(casting(6), [{ spot: 'pass', amount: '500.00' }]);
    await fund(house, player, 'EUR', 100_000n, 'bonus');
    expect(await act(0, put('odds:pass', '49000'))).toMatchObject({ ok: true });
    expect(await act(1, put('odds:pass', '1001'))).toMatchObject({ ok: false, code: 'insufficient_funds' });
    expect(await act(1, put('odds:pass', '1000'))).toMatchObject({ ok: true });
  });

  it('goes on with bonus money where it was begun with that alone', async () => {
    const player = await addPlayer(house, 'EUR');
    await fund(house, player, 'EUR', 2_000n, 'bonus');
    await giveSeeds(house, player, casting(6, 6));
    const { sessionId } = await takeSeat(house, player, 'craps');
    const roundId = randomUUID();
    await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'pass', amount: '10.00' }] });
    const act = (step: number, action: Action) =>
      actRound(house.ctx, player, { sessionId, roundId, step, action: { ...action } });
    expect(await act(0, put('odds:pass', '1000'))).toMatchObject({ ok: true, value: { balance: '0.00' } });
    expect(settledOf(roundOf(await act(1, roll)))).toMatchObject({ payout: '42.00' });
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 4_200n });
  });

  it('takes so many bets and no more, so that a hand cannot grow without end', async () => {
    const { act, player } = await openHand(casting(6), [{ spot: 'pass', amount: '1.00' }]);
    await house.ctx.db.query(crowdHand, [player.playerId]);
    expect(await act(0, put('field', '100'))).toMatchObject({
      ok: false,
      code: 'action_invalid',
      facts: { reason: 'too_many_bets' },
    });
    expect(await act(0, roll)).toMatchObject({ ok: true });
  });
});
