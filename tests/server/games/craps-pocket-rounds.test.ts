import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { game as crapsPocket } from '#domain/games/craps/craps-pocket/rules.ts';
import { rollsOf, totalOf } from '#domain/games/craps/dice.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { finishStaleRounds } from '#server/services/wallet/finish-rounds.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import {
  addPlayer,
  audit,
  findSeeds,
  fundsOf,
  giveSeeds,
  type House,
  hour,
  openHouse,
  seedsAt,
  settledOf,
  takeSeat,
} from './house.ts';

const verifyRound = recomputing(crapsPocket);

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

const casting = (...totals: number[]): number =>
  findSeeds((seeds) => rollsOf(createStream(seeds), totals.length).every((roll, at) => totalOf(roll) === totals[at]));

type Action = { name: string; spot?: string; amountMinor?: string };
const roll: Action = { name: 'roll' };
const put = (spot: string, amountMinor: string): Action => ({ name: 'bet', spot, amountMinor });

const openHand = async (seeds: number, bets: readonly { spot: string; amount: string }[]) => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  await giveSeeds(house, player, seeds);
  const { sessionId } = await takeSeat(house, player, 'craps-pocket');
  const roundId = randomUUID();
  const place = () => placeRound(house.ctx, player, { sessionId, roundId, bets });
  const opened = await place();
  const act = (step: number, action: Action) =>
    actRound(house.ctx, player, { sessionId, roundId, step, action: { ...action } });
  const cash = async () => (await fundsOf(house, player)).cash;
  return { opened, place, act, cash };
};

const roundOf = (answer: Awaited<ReturnType<typeof actRound>>) => {
  if (!answer.ok) throw new Error(answer.code);
  return answer.value.round;
};

it('plays a hand: line, odds and one roll, paid once at its end and verified by anyone', async () => {
  const seeds = casting(8, 5, 8);
  const { act, cash } = await openHand(seeds, [
    { spot: 'pass', amount: '6.00' },
    { spot: 'seven', amount: '0.10' },
  ]);
  roundOf(await act(0, put('odds:pass', '3000')));
  roundOf(await act(1, put('under-7', '1000')));
  expect(roundOf(await act(2, roll))).toMatchObject({ status: 'open', view: { point: 8, wonMinor: '2300' } });
  const ended = settledOf(roundOf(await act(3, roll)));
  expect(ended).toMatchObject({ stake: '46.10', payout: '101.00' });
  expect(await cash()).toBe(100_000n - 4_610n + 10_100n);
  const bets = [
    { spot: 'pass', amountMinor: 600n },
    { spot: 'seven', amountMinor: 10n },
  ];
  const actions = [put('odds:pass', '3000'), put('under-7', '1000'), roll, roll];
  expect(verifyRound(seedsAt(seeds), bets, actions)).toMatchObject({ payoutMinor: 10_100n, outcome: ended.outcome });
});

it('takes a stake, an addition and a roll once, however often and at once they are sent', async () => {
  const { opened, place, act, cash } = await openHand(casting(8, 5), [{ spot: 'dont-pass', amount: '10.00' }]);
  expect(await place()).toEqual(opened);
  const odds = put('odds:dont-pass', '2000');
  const together = await Promise.all([act(0, odds), act(0, odds), act(0, odds)]);
  expect(together.every(({ ok }) => ok)).toBe(true);
  expect(await cash()).toBe(100_000n - 1_000n - 2_000n);
  const rolled = await Promise.all([act(1, roll), act(1, roll)]);
  expect(rolled.map((answer) => roundOf(answer).status)).toEqual(['open', 'open']);
  expect(await act(0, put('odds:dont-pass', '2001'))).toMatchObject({ ok: false, code: 'action_stale' });
  expect(await cash()).toBe(100_000n - 1_000n - 2_000n);
});

it('refuses both sides, a line bet behind the come-out, what would leave it, and stakes above the limits', async () => {
  const both = await openHand(casting(8), [
    { spot: 'pass', amount: '10.00' },
    { spot: 'dont-pass', amount: '10.00' },
  ]);
  expect(both.opened).toMatchObject({ ok: false, code: 'bet_invalid', facts: { reason: 'both_sides' } });
  expect(await both.cash()).toBe(100_000n);
  const { act, cash } = await openHand(casting(8), [{ spot: 'dont-pass', amount: '400.00' }]);
  const refused = async (action: Action) => {
    const answer = await act(0, action);
    return answer.ok ? undefined : (answer.facts?.['reason'] ?? answer.code);
  };
  expect(await refused(put('dont-pass', '100'))).toBe('point_is_on');
  expect(await refused(put('pass', '100'))).toBe('point_is_on');
  expect(await refused({ name: 'take-down', spot: 'dont-pass' })).toBe('under_contract');
  expect(await refused({ name: 'collect' })).toBe('under_contract');
  expect(await refused(put('field', '-100'))).toBe('amount_invalid');
  expect(await refused(put('place:6', '100'))).toBe('spot_unknown');
  expect(await refused(put('field', '10001'))).toBe('stake_above_limit');
  expect(await cash()).toBe(100_000n - 40_000n);
});

it.each([
  ['pass', 6, 1_200n],
  ['pass', 7, 0n],
  ['dont-pass', 7, 1_200n],
] as const)('left for 48 hours, %s is played out to the %i and its odds come back', async (line, last, paid) => {
  const { act, cash } = await openHand(casting(6, last), [{ spot: line, amount: '6.00' }]);
  roundOf(await act(0, put(`odds:${line}`, '1200')));
  roundOf(await act(1, put('seven', '100')));
  house.passTime(49 * hour);
  await finishStaleRounds(house.ctx);
  expect(await cash()).toBe(100_000n - 600n + paid);
});
