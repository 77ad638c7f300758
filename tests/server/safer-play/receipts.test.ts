import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PlayerSession } from '#server/services/caller.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { playSession } from '#server/services/safer-play/play-session.ts';
import { lastReceipt, listReceipts } from '#server/services/safer-play/receipts.ts';
import { addPlayer, fund, type House, hour, openHouse, roulette, settledOf, takeSeat } from '../games/house.ts';
import { seatPlayer } from '../wallet/studio.ts';

let house: House;
let ada: PlayerSession;
beforeEach(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
  ada = await addPlayer(house, 'EUR', 100_000n);
});
afterEach(() => house.close());

const play = async (bets: readonly { spot: string; amount: string }[], times = 1) => {
  const { sessionId } = await takeSeat(house, ada, roulette);
  let returned = 0;
  for (let time = 0; time < times; time += 1) {
    const placed = await placeRound(house.ctx, ada, { sessionId, roundId: randomUUID(), bets });
    if (!placed.ok) throw new Error(placed.code);
    returned += Number(settledOf(placed.value.round).payout);
  }
  return returned.toFixed(2);
};

test('says what a session came to, and what its stakes cost by the exact returns, spot by spot', async () => {
  expect(await lastReceipt(house.ctx, ada)).toEqual({ receipt: null });
  const returned = await play(
    [
      { spot: 'red', amount: '1.00' },
      { spot: 'straight:7', amount: '0.85' },
    ],
    4,
  );
  house.passTime(10 * 60_000);
  const more = await play([{ spot: 'red', amount: '29.60' }]);
  const { receipt } = await lastReceipt(house.ctx, ada);
  const staked = '37.00';
  const back = (Number(returned) + Number(more)).toFixed(2);
  expect(receipt?.totals).toEqual([
    {
      currency: 'EUR',
      staked,
      returned: back,
      net: (Number(back) - 37).toFixed(2),
      expectedCost: '1.00',
      untold: '0.00',
    },
  ]);
  expect(receipt?.seconds).toBe(600);
  const shown = await playSession(house.ctx, ada);
  expect(shown.totals).toMatchObject([{ staked, won: back }]);
  expect(receipt?.startedAt).toBe(shown.startedAt);
});

test('a pause of half an hour ends a session, each has a receipt of its own, and a demo has none', async () => {
  await play([{ spot: 'red', amount: '1.00' }]);
  house.passTime(31 * 60_000);
  await play([{ spot: 'red', amount: '2.00' }], 2);
  const trial = await takeSeat(house, ada, roulette, { demo: true });
  const free = { sessionId: trial.sessionId, roundId: randomUUID(), bets: [{ spot: 'red', amount: '5.00' }] };
  expect(await placeRound(house.ctx, ada, free)).toMatchObject({ ok: true });
  const now = house.ctx.clock.now();
  const all = await listReceipts(
    house.ctx.db,
    ada.playerId,
    new Date(now.getTime() - 24 * hour),
    new Date(now.getTime() + 1),
  );
  expect(all.map(({ totals }) => totals.map(({ stakedMinor }) => stakedMinor))).toEqual([[100n], [400n]]);
  expect((await lastReceipt(house.ctx, ada)).receipt?.totals[0]?.staked).toBe('4.00');
  house.passTime(25 * hour);
  expect(await lastReceipt(house.ctx, ada)).toEqual({ receipt: null });
});

test('periods that follow each other have every round once, wherever they part a session', async () => {
  for (const stake of ['1.00', '2.00', '4.00']) {
    await play([{ spot: 'red', amount: stake }]);
    house.passTime(20 * 60_000);
  }
  const end = house.ctx.clock.now().getTime();
  const stakedIn = async (from: number, before: number) => {
    const receipts = await listReceipts(house.ctx.db, ada.playerId, new Date(from), new Date(before));
    return receipts.map(({ totals }) => totals.map(({ stakedMinor }) => stakedMinor));
  };
  expect(await stakedIn(end - 24 * hour, end)).toEqual([[700n]]);
  const middle = end - 50 * 60_000;
  expect([await stakedIn(end - 24 * hour, middle), await stakedIn(middle, end)]).toEqual([[[100n]], [[600n]]]);
});

test('stakes at games of other studios are told apart: no engine of the house says what they cost', async () => {
  await fund(house, ada, 'EUR', 1_000n);
  await play([{ spot: 'red', amount: '3.70' }]);
  const studio = await seatPlayer(house, ada);
  expect(await studio.bet('t1', 250n)).toMatchObject({ outcome: 'ok' });
  const [total] = (await lastReceipt(house.ctx, ada)).receipt?.totals ?? [];
  expect(total).toMatchObject({ staked: '6.20', untold: '2.50', expectedCost: '0.10' });
});
