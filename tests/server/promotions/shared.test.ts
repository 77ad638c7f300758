import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { common as commonCrash } from '#domain/games/crash/common.ts';
import { sql } from '#server/db/db.ts';
import { settleSharedStake } from '#server/db/queries/shared.ts';
import { closeRooms } from '#server/services/shared/rooms.ts';
import { cancelStake, placeStake } from '#server/services/shared/stakes.ts';
import { fundsOf, type House, openHouse } from '../games/house.ts';
import { holdLead, layChain, lead, sitAtCrash, stake } from '../shared/table.ts';
import { bonusPlayer, end, give, grantOf, prove } from './grants.ts';

let house: House;
let letGo: () => Promise<void>;
beforeEach(async () => {
  house = await openHouse();
  letGo = await holdLead(house);
});
afterEach(async () => {
  await prove(house);
  await closeRooms(house.ctx);
  await letGo();
  await house.close();
});

/** A player with so much own money and a bonus of EUR 5 at a round that ends between 3.00 and 4.00. */
const open = async (cash: bigint) => {
  await layChain(house, [300, 400]);
  await lead(house);
  const { player, grant } = await bonusPlayer(house, cash, { bonus: '500' });
  return { player, grant, sessionId: await sitAtCrash(house, player) };
};
const run = async () => {
  house.passTime(commonCrash.bettingMs);
  await lead(house);
  house.passTime(60_000);
  await lead(house);
};
/** As if the stake's bets had been of a kind that counts whole; those of the house's shared games count nothing. */
const countWhole = sql('test_count_whole', 'UPDATE round SET wager_counts = stake * 10000 WHERE id = $1');

describe('a stake in a round that everybody plays', () => {
  it('pays back to own and bonus money as it was staked', async () => {
    const { player, grant, sessionId } = await open(200n);
    await stake(house, player, sessionId, 'auto:2.00', '4.00');
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 300n });
    await run();
    expect(await fundsOf(house, player)).toEqual({ cash: 400n, bonus: 700n });
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', wagered: '0' });
  });

  it('counts when it is settled and not before', async () => {
    const { player, grant, sessionId } = await open(200n);
    const id = await stake(house, player, sessionId, 'auto:2.00', '4.00');
    await house.ctx.db.query(countWhole, [id]);
    expect(await grantOf(house, grant)).toMatchObject({ wagered: '0' });
    await run();
    expect(await grantOf(house, grant)).toMatchObject({ wagered: '4000000' });
  });

  it('taken back before the start restores the very split, and does not count', async () => {
    const { player, grant, sessionId } = await open(200n);
    const id = await stake(house, player, sessionId, 'auto:2.00', '4.00');
    await house.ctx.db.query(countWhole, [id]);
    await cancelStake(house.ctx, player, commonCrash, id);
    expect(await fundsOf(house, player)).toEqual({ cash: 200n, bonus: 500n });
    expect(await grantOf(house, grant)).toMatchObject({ wagered: '0' });
  });

  it('taken back after the bonus was completed is own money', async () => {
    const { player, grant, sessionId } = await open(200n);
    const id = await stake(house, player, sessionId, 'auto:2.00', '4.00');
    await end(house, grant, 'completed');
    await cancelStake(house.ctx, player, commonCrash, id);
    expect(await fundsOf(house, player)).toEqual({ cash: 700n, bonus: 0n });
  });

  it('placed after the time of the bonus is own money alone', async () => {
    const { player, grant } = await open(200n);
    house.passTime(7 * 24 * 60 * 60_000);
    await lead(house);
    const sessionId = await sitAtCrash(house, player);
    const bets = [{ spot: 'auto:2.00', amount: '4.00' }];
    expect(await placeStake(house.ctx, player, commonCrash, { sessionId, stakeId: randomUUID(), bets })).toMatchObject({
      code: 'insufficient_funds',
      facts: { balance: '2.00', currency: 'EUR' },
    });
    expect((await grantOf(house, grant)).state).toBe('expired');
  });

  it('paid late, after it was counted as lost, brings its bonus back', async () => {
    const { player, grant, sessionId } = await open(0n);
    const id = await stake(house, player, sessionId, 'auto:2.00', '5.00');
    const settle = (payout: bigint) =>
      house.ctx.db.query(settleSharedStake, [id, player.playerId, payout, '[]', '[]', house.ctx.clock.now()]);
    await settle(0n);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'cancelled', ended_why: 'nothing_left' });
    await settle(1_000n);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', ended_why: null });
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 1_000n });
  });

  it('paid late, when the time of its bonus is over, brings nothing back', async () => {
    const { player, grant, sessionId } = await open(0n);
    const id = await stake(house, player, sessionId, 'auto:2.00', '5.00');
    const settle = (payout: bigint) =>
      house.ctx.db.query(settleSharedStake, [id, player.playerId, payout, '[]', '[]', house.ctx.clock.now()]);
    await settle(0n);
    house.passTime(7 * 24 * 60 * 60_000);
    await settle(1_000n);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'cancelled', ended_why: 'nothing_left' });
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 0n });
  });

  it('paid late while another bonus runs is own money', async () => {
    const { player, sessionId } = await open(0n);
    await give(house, player, { bonus: '700' });
    const id = await stake(house, player, sessionId, 'auto:2.00', '5.00');
    const settle = (payout: bigint) =>
      house.ctx.db.query(settleSharedStake, [id, player.playerId, payout, '[]', '[]', house.ctx.clock.now()]);
    await settle(0n);
    await settle(1_000n);
    expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 700n });
  });
});
