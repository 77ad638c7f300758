import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { giveUpPromotion, promotionsOf } from '#server/services/promotions/grants.ts';
import { readCoupon } from '#server/services/promotions/read-coupon.ts';
import type { House } from '#tests/server/payments/house.ts';
import { depositOffer, moneyOffer, reloadOffer } from '#tests/support/sample-offers.ts';
import { accept, addTaker, faults, moneyOf, openShop, pay, redeem, stood } from './shop.ts';

const day = 86_400_000;
const cap = { family: 'codes', maxEur: '150' };

let shop: House;
beforeAll(async () => {
  shop = await openShop([
    depositOffer(),
    moneyOffer(),
    moneyOffer({ id: 'two-uses', coupon: { code: 'Two-Uses', usesMax: 2 } }),
    moneyOffer({ id: 'over', coupon: { code: 'OVER', usesMax: null }, validTo: '2027-02-01' }),
    moneyOffer({ id: 'more', coupon: { code: 'LAST-TWO', usesMax: 2 } }),
    moneyOffer({ id: 'none', coupon: { code: 'USED-UP', usesMax: 0 } }),
    reloadOffer(),
    reloadOffer({ id: 'capped', name: 'Capped', coupon: { code: 'CAPPED', usesMax: null }, cap }),
    reloadOffer({ id: 'capped-too', coupon: { code: 'CAPPED-TOO', usesMax: null }, cap }),
    reloadOffer({ id: 'weekly', oncePer: 'week', coupon: { code: 'WEEK', usesMax: null } }),
    reloadOffer({ id: 'pounds', currencies: ['GBP'], coupon: { code: 'POUNDS', usesMax: null } }),
  ]);
});
afterAll(() => shop.close());
afterEach(async () => expect(await faults(shop)).toEqual([]));

const giveUp = async (taker: Parameters<typeof promotionsOf>[1]) => {
  const [grant] = await promotionsOf(shop.ctx, taker);
  return giveUpPromotion(shop.ctx, taker, grant?.id ?? '');
};

describe('a code', () => {
  it('gives its money once, in whatever case it is written', async () => {
    const taker = await addTaker(shop);
    expect(await redeem(shop, taker, ' five ')).toMatchObject({
      ok: true,
      value: { displayName: 'Five euros', state: 'ACTIVE' },
    });
    expect(await redeem(shop, taker, 'FIVE')).toEqual({ ok: false, code: 'coupon_used', facts: { reason: 'had' } });
    expect(await moneyOf(shop, taker)).toEqual([0n, 500n, 0n]);
  });

  it('for a deposit waits for it; the same code again stays as it waits', async () => {
    const taker = await addTaker(shop);
    const first = await redeem(shop, taker, 'RELOAD');
    expect(first).toMatchObject({ value: { state: 'PENDING', displayName: 'Reload' } });
    expect(await redeem(shop, taker, 'reload')).toEqual(first);
    await pay(shop, taker, 3_000n);
    expect(await moneyOf(shop, taker)).toEqual([3_000n, 1_500n, 0n]);
    expect(await redeem(shop, taker, 'RELOAD')).toEqual({ ok: false, code: 'coupon_used', facts: { reason: 'had' } });
  });

  it('may be redeemed again once it was given up, or replaced, before it gave anything', async () => {
    const taker = await addTaker(shop);
    await redeem(shop, taker, 'RELOAD');
    await giveUp(taker);
    expect(await redeem(shop, taker, 'RELOAD')).toMatchObject({ ok: true });
    await accept(shop, taker, 'first');
    expect(await redeem(shop, taker, 'RELOAD')).toMatchObject({ value: { state: 'PENDING' } });
    expect((await stood(shop, taker)).at(-1)).toBe('reload PENDING');
  });

  it('is used up by as many players as it is for, and a use that gave nothing goes to the next', async () => {
    const takers = await Promise.all([1, 2, 3].map(() => addTaker(shop)));
    const answers = [];
    for (const taker of takers) answers.push(await redeem(shop, taker, 'two-uses'));
    expect(answers.map((answer) => (answer.ok ? answer.value.state : answer.code))).toEqual([
      'ACTIVE',
      'ACTIVE',
      'coupon_used',
    ]);
  });

  it('of every week gives once in each', async () => {
    const taker = await addTaker(shop);
    await redeem(shop, taker, 'WEEK');
    await pay(shop, taker, 1_000n);
    expect(await redeem(shop, taker, 'WEEK')).toEqual({ ok: false, code: 'coupon_used', facts: { reason: 'had' } });
    shop.passTime(7 * day);
    expect(await redeem(shop, taker, 'WEEK')).toMatchObject({ value: { state: 'PENDING' } });
    shop.passTime(-7 * day);
  });

  it('that nobody gave out is unknown, and one that is over is not for anybody', async () => {
    const taker = await addTaker(shop);
    expect(await redeem(shop, taker, 'NOBODY')).toEqual({ ok: false, code: 'coupon_unknown' });
    expect(await redeem(shop, taker, 'OVER')).toMatchObject({
      code: 'promotion_not_eligible',
      facts: { reason: 'over' },
    });
  });

  it('gets the same answer by the same key, and another code under it a refusal', async () => {
    const taker = await addTaker(shop);
    const key = randomUUID();
    const first = await redeem(shop, taker, 'FIVE', key);
    expect(await redeem(shop, taker, 'five', key)).toEqual(first);
    expect(await redeem(shop, taker, 'RELOAD', key)).toEqual({ ok: false, code: 'idempotency_key_reused' });
    expect(await redeem(shop, taker, 'NOBODY', key)).toEqual({ ok: false, code: 'idempotency_key_reused' });
  });
});

describe('a code that is looked up', () => {
  const look = (taker: Parameters<typeof promotionsOf>[1], code: string) =>
    readCoupon(shop.ctx, shop.caller, taker, code);

  it('shows its rules, and what its cap leaves, and takes nothing', async () => {
    const taker = await addTaker(shop);
    const shown = { ok: true, value: { id: 'capped', displayName: 'Capped', facts: { capLeftEur: '150.00' } } };
    expect(await look(taker, ' Capped ')).toMatchObject(shown);
    expect(await look(taker, 'last-two')).toMatchObject({ value: { facts: { capLeftEur: null } } });
    expect(await stood(shop, taker)).toEqual([]);
    expect(await moneyOf(shop, taker)).toEqual([0n, 0n, 0n]);
    expect(await redeem(shop, taker, 'last-two')).toMatchObject({ ok: true });
  });

  it('shows what is left of a cap that was drawn on', async () => {
    const taker = await addTaker(shop);
    await redeem(shop, taker, 'CAPPED');
    await pay(shop, taker, 6_000n);
    expect(await look(taker, 'capped-too')).toMatchObject({ value: { facts: { capLeftEur: '120.00' } } });
  });

  it('while it waits for its deposit shows the rules that were accepted', async () => {
    const taker = await addTaker(shop);
    await redeem(shop, taker, 'RELOAD');
    const later = reloadOffer({ version: 2, name: 'Reload, later' });
    const ctx = { ...shop.ctx, offers: [later] };
    expect(await readCoupon(ctx, shop.caller, taker, 'RELOAD')).toMatchObject({
      value: { id: 'reload', displayName: 'Reload', rules: { version: 1 } },
    });
  });

  it('is refused as it would be by redeeming it', async () => {
    const taker = await addTaker(shop);
    const refusals: object[] = [];
    await redeem(shop, taker, 'FIVE');
    for (const code of ['NOBODY', 'FIVE', 'OVER', 'USED-UP']) {
      const looked = await look(taker, code);
      expect(looked).toEqual(await redeem(shop, taker, code));
      refusals.push(looked);
    }
    expect(refusals).toMatchObject([
      { code: 'coupon_unknown' },
      { code: 'coupon_used', facts: { reason: 'had' } },
      { code: 'promotion_not_eligible', facts: { reason: 'over' } },
      { code: 'coupon_used', facts: { reason: 'used_up' } },
    ]);
  });
});
