import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBets, readRound } from '#contract/profile/history.ts';
import { betHistory, betProviders, roundRecord } from '#server/services/games/bet-history.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { seatPlayer } from '../wallet/studio.ts';
import { addPlayer, type House, hour, openHouse, sitDown } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('history pages newest first within a period and provider; a day as its end counts whole', async () => {
  const player = await addPlayer(house, 'EUR', 100_000n);
  const ids: string[] = [];
  for (let day = 0; day < 3; day++) {
    const { sessionId } = await sitDown(house, player);
    for (let n = 0; n < 2; n++) {
      const roundId = randomUUID();
      await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'odd', amount: '1.00' }] });
      ids.unshift(roundId);
      house.passTime(60_000);
    }
    house.passTime(24 * hour);
  }
  const studio = await seatPlayer(house, player, 'EUR', 'Another Studio');
  await studio.bet('b1', 500n);

  const all = await betHistory(house.ctx, player, { size: 4, page: 0, provider: 'Meridian Tables' });
  expect(listBets.response.parse(all)).toEqual(all);
  expect([all.total, all.items.map(({ id }) => id)]).toEqual([6, ids.slice(0, 4)]);
  const rest = await betHistory(house.ctx, player, { size: 4, page: 1, provider: 'Meridian Tables' });
  expect(rest.items.map(({ id }) => id)).toEqual(ids.slice(4));
  const second = await betHistory(house.ctx, player, { from: '2027-03-02', to: '2027-03-02', size: 20, page: 0 });
  expect(second.items.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  expect((await betHistory(house.ctx, player, { to: '2027-03-02T00:00:00Z', size: 20, page: 0 })).total).toBe(2);
  expect((await betHistory(house.ctx, player, { size: 20, page: 0 })).items[0]).toMatchObject({
    ...{ gameName: 'studio-slot', provider: 'Another Studio', stake: '5.00', payout: '0.00' },
  });
  expect(await betProviders(house.ctx, player)).toEqual(['Another Studio', 'Meridian Tables']);
  const stranger = await addPlayer(house);
  expect(await betHistory(house.ctx, stranger, { size: 20, page: 0 })).toMatchObject({ items: [], total: 0 });
});

it('must-hold 28: a round is its player’s own; for anyone else there is none', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  const { sessionId } = await sitDown(house, player);
  const roundId = randomUUID();
  await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'odd', amount: '1.00' }] });
  const record = await roundRecord(house.ctx, player, roundId);
  if (!record.ok) throw new Error(record.code);
  expect(readRound.response.parse(record.value)).toEqual(record.value);
  const stranger = await addPlayer(house);
  expect(await roundRecord(house.ctx, stranger, roundId)).toEqual({ ok: false, code: 'round_not_found' });
  expect(await roundRecord(house.ctx, player, randomUUID())).toEqual({ ok: false, code: 'round_not_found' });
});
