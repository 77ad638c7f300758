import { afterAll, beforeAll, expect, it } from 'vitest';
import { resumeRound, saveRound } from '#server/services/games/open-round.ts';
import { game, seatPlayer } from '../wallet/studio.ts';
import { addPlayer, audit, fundsOf, type House, openHouse } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('GLI 4.16: an interrupted round resumes in its state in a new session, its stake held, until it ends', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  const first = await seatPlayer(house, player, 'EUR', 'house-tables');
  await first.bet('b1', 300n);
  const begun = await resumeRound(house.ctx, player, game);
  expect(await saveRound(house.ctx, player, begun?.id ?? '', { drawn: 3 }, { hand: ['A♠', '7♦'] })).toBe(true);

  const second = await seatPlayer(house, player, 'EUR', 'house-tables');
  expect(await resumeRound(house.ctx, player, game)).toMatchObject({
    ...{ id: begun?.id, status: 'open', stake: 300n, state: { drawn: 3 }, outcome: { hand: ['A♠', '7♦'] } },
  });
  expect(await fundsOf(house, player)).toEqual({ cash: 700n, bonus: 0n });
  const stranger = await addPlayer(house);
  expect(await resumeRound(house.ctx, stranger, game)).toBe(undefined);
  expect(await saveRound(house.ctx, stranger, begun?.id ?? '', {}, {})).toBe(false);

  expect(await second.bet('b2', 100n)).toMatchObject({ outcome: 'ok' });
  await second.win('w1', 800n);
  await second.endRound('e1');
  expect(await resumeRound(house.ctx, player, game)).toBe(undefined);
  expect(await saveRound(house.ctx, player, begun?.id ?? '', {}, {})).toBe(false);
  expect(await fundsOf(house, player)).toEqual({ cash: 1_400n, bonus: 0n });
  await audit(house);
});
