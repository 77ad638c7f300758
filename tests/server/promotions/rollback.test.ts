import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EndReason, GrantState } from '#domain/promotions/grant-state.ts';
import { sql } from '#server/db/db.ts';
import { addPlayer, fund, fundsOf, type House, openHouse } from '../games/house.ts';
import { seatPlayer } from '../wallet/studio.ts';
import { bonusPlayer, end, give, grantOf, movementsOf, prove } from './grants.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => prove(house));
afterAll(() => house.close());

const split = sql(
  'test_rollback_split',
  `SELECT a.kind, p.amount FROM movement m JOIN posting p ON p.movement_id = m.id JOIN account a ON a.id = p.account_id
   WHERE m.player_id = $1 AND m.kind = 'rollback' AND a.player_id IS NOT NULL ORDER BY m.id, a.kind`,
);

describe('a bet of own and bonus money that is taken back', () => {
  it('restores the very split while its bonus runs', async () => {
    const { player, grant } = await bonusPlayer(house, 123n);
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 500n);
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 623n });
    await studio.rollback('x1', 'b1');
    expect(await fundsOf(house, player)).toEqual({ cash: 123n, bonus: 1_000n });
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', wagered: '0' });
  });

  const ends: readonly { state: GrantState; why: EndReason | null; cash: bigint; booked: string }[] = [
    { state: 'completed', why: null, cash: 1_123n, booked: 'bonus_release cash 377' },
    { state: 'cancelled', why: 'deposit_reversed', cash: 123n, booked: 'bonus_forfeit promotions 377' },
  ];
  it.each(ends)(
    'restores it across the end of its bonus, whose part then goes its way: $state',
    async ({ state, why, cash, booked }) => {
      const { player, grant } = await bonusPlayer(house, 123n);
      const studio = await seatPlayer(house, player);
      await studio.bet('b1', 500n);
      await end(house, grant, state, why);
      await studio.rollback('x1', 'b1');
      expect(await house.ctx.db.query(split, [player.playerId])).toEqual([
        { kind: 'bonus', amount: 377n },
        { kind: 'cash', amount: 123n },
      ]);
      expect(await movementsOf(house, grant)).toContain(booked);
      expect(await fundsOf(house, player)).toEqual({ cash, bonus: 0n });
      await studio.rollback('x1', 'b1');
      expect(await fundsOf(house, player)).toEqual({ cash, bonus: 0n });
    },
  );
});

describe('a bet that is added to a round', () => {
  it('takes no money of another bonus than lies in it', async () => {
    const { player, grant } = await bonusPlayer(house, 0n, { bonus: '300' });
    await give(house, player, { bonus: '700' });
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 200n);
    await end(house, grant, 'completed');
    expect(await fundsOf(house, player)).toEqual({ cash: 100n, bonus: 700n });
    expect((await studio.bet('b2', 101n)).outcome).toBe('insufficient_funds');
    expect((await studio.bet('b3', 100n)).outcome).toBe('ok');
    await studio.win('w1', 600n);
    await studio.endRound('e1');
    // Two thirds were staked with the first bonus, which is own money by now.
    expect(await fundsOf(house, player)).toEqual({ cash: 600n, bonus: 700n });
  });

  it('takes no bonus money into a round that was begun with own money', async () => {
    const player = await addPlayer(house, 'EUR', 100n);
    const studio = await seatPlayer(house, player);
    await studio.bet('b1', 100n);
    const grant = await give(house, player, { bonus: '300' });
    expect(await studio.bet('b2', 300n)).toMatchObject({ outcome: 'insufficient_funds' });
    await studio.win('w1', 800n);
    await studio.endRound('e1');
    expect(await fundsOf(house, player)).toEqual({ cash: 800n, bonus: 300n });
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', wagered: '0' });
  });
});

it('money that comes in between changes no split', async () => {
  const { player } = await bonusPlayer(house, 100n);
  const studio = await seatPlayer(house, player);
  await studio.bet('b1', 300n);
  await fund(house, player, 'EUR', 5_000n);
  await studio.rollback('x1', 'b1');
  expect(await fundsOf(house, player)).toEqual({ cash: 5_100n, bonus: 1_000n });
});
