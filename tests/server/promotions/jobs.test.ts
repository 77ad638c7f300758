import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '#server/db/db.ts';
import { promotionsOf } from '#server/services/promotions/grants.ts';
import { lapsePromotions } from '#server/services/promotions/lapse.ts';
import { tellPromotions } from '#server/services/promotions/tell.ts';
import type { House } from '#tests/server/payments/house.ts';
import { depositOffer, moneyOffer, spinsOffer } from '#tests/support/sample-offers.ts';
import { accept, addTaker, faults, moneyOf, openShop, stood, toldOf } from './shop.ts';

const day = 86_400_000;

let shop: House;
beforeAll(async () => {
  shop = await openShop([
    depositOffer(),
    spinsOffer(),
    moneyOffer({ id: 'gift', coupon: null }),
    moneyOffer({ id: 'next', coupon: null, name: 'The next' }),
  ]);
});
afterAll(() => shop.close());
afterEach(async () => expect(await faults(shop)).toEqual([]));

const aMinute = async () => {
  await lapsePromotions(shop.ctx);
  await tellPromotions(shop.ctx);
};
const kindsOf = async (taker: Parameters<typeof toldOf>[1]) => (await toldOf(shop, taker)).map(({ kind }) => kind);

describe('each minute', () => {
  it('a promotion whose time is over ends, with its bonus, and the next begins', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'gift');
    await accept(shop, taker, 'next');
    shop.passTime(30 * day - 1_000);
    await aMinute();
    expect(await stood(shop, taker)).toEqual(['gift ACTIVE', 'next QUEUED']);
    shop.passTime(1_000);
    await aMinute();
    expect(await stood(shop, taker)).toEqual(['gift EXPIRED', 'next ACTIVE']);
    expect(await moneyOf(shop, taker)).toEqual([0n, 500n, 0n]);
    expect((await toldOf(shop, taker)).map(({ kind, facts }) => `${kind} ${facts['name']}`)).toEqual([
      'bonus_credited Five euros',
      'bonus_ending Five euros',
      'bonus_credited The next',
      'bonus_expired Five euros',
    ]);
  });

  it('free spins whose time is over are gone, and with them a promotion that has nothing else', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'spins');
    shop.passTime(7 * day - 1_000);
    await aMinute();
    expect((await promotionsOf(shop.ctx, taker))[0]).toMatchObject({ state: 'ACTIVE', freeSpins: { left: 20 } });
    shop.passTime(1_000);
    await aMinute();
    expect((await promotionsOf(shop.ctx, taker))[0]).toMatchObject({
      state: 'CANCELLED',
      endedWhy: 'nothing_left',
      freeSpins: { left: 0, total: 20 },
    });
  });

  it('a player is told once, a day ahead, that a promotion ends, and of nothing that waits', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'gift');
    await accept(shop, taker, 'first');
    shop.passTime(29 * day - 1_000);
    await aMinute();
    expect(await kindsOf(taker)).toEqual(['bonus_credited']);
    shop.passTime(1_000);
    await aMinute();
    await aMinute();
    expect(await kindsOf(taker)).toEqual(['bonus_credited', 'bonus_ending']);
    const [, ending] = await toldOf(shop, taker);
    const [, gift] = await promotionsOf(shop.ctx, taker);
    expect(ending?.facts).toEqual({ name: 'Five euros', endsAt: gift?.expiresAt });
  });

  it('of two processes at once each fact is told by one', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'gift');
    shop.passTime(30 * day);
    await Promise.all(Array.from({ length: 8 }, aMinute));
    expect((await kindsOf(taker)).filter((kind) => kind === 'bonus_expired')).toHaveLength(1);
    expect(await moneyOf(shop, taker)).toEqual([0n, 0n, 0n]);
  });

  it('a lost database is for the next minute, not for a log of faults', async () => {
    const away = {
      ...shop.ctx,
      db: { ...shop.ctx.db, query: async () => Promise.reject(new DatabaseUnavailable('away')) },
    };
    await expect(lapsePromotions(away)).rejects.toThrow(DatabaseUnavailable);
  });
});
