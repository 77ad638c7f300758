import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { joinLine } from '#server/services/shared/line.ts';
import { addPlayer, audit, type House, openHouse } from '#tests/server/games/house.ts';
import { launch } from '#tests/support/wallet-kit/launch.ts';
import { askPam, pamTransaction } from '#tests/support/wallet-kit/pam.ts';
import { valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

it('tells the player’s page of every command that moved money, and of none that was refused', async () => {
  const player = await addPlayer(house, 'EUR', 10_000n);
  const token = await launch(house, valkyrieSubject, player);
  const heard: unknown[] = [];
  const nothing = () => undefined;
  const line = joinLine(house.ctx, 'faceup_wallet', {
    onNotice: (payload) => heard.push(JSON.parse(payload)),
    onListening: nothing,
    onLost: nothing,
  });
  await line.open();
  const add = (type: string, id: string, said: object = {}) =>
    askPam(house.ctx, 'POST', `/players/${player.playerId}/transactions?provider=Evolution`, token, {
      body: pamTransaction(type, `${id}-${player.playerId.slice(0, 8)}`, said),
    });
  expect((await add('WITHDRAW', 'b1', { providerRoundId: 'a' })).code).toBe('OK');
  expect((await add('DEPOSIT', 'w1', { providerRoundId: 'a' })).code).toBe('OK');
  expect((await add('WITHDRAW', 'b2', { providerRoundId: 'b', cashAmount: 1_000_000 })).code).not.toBe('OK');
  await expect.poll(() => heard).toEqual([{ player: player.playerId }, { player: player.playerId }]);
  await line.leave();
});
