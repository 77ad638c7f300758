import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { expireDeposits } from '#server/services/payments/deposits.ts';
import { giveUpPromotion, promotionsOf } from '#server/services/promotions/grants.ts';
import { transactionHistory } from '#server/services/wallet/history.ts';
import { deposit, type House, openedDeposit, send, webhookBody } from '#tests/server/payments/house.ts';
import { depositOffer, moneyOffer, reloadOffer } from '#tests/support/sample-offers.ts';
import { accept, addTaker, credit, faults, moneyOf, openShop, pay, redeem, stood, toldOf } from './shop.ts';

const hour = 3_600_000;
const day = 24 * hour;
const fromFifty = {
  kind: 'deposit',
  minDepositEur: '50',
  steps: [{ upToEur: null, percent: 10, freeSpins: 0 }],
} as const;
const had = { ok: false, code: 'coupon_used', facts: { reason: 'had' } };
const reloadCode = (id: string, change: Parameters<typeof reloadOffer>[0] = {}, usesMax: number | null = null) =>
  reloadOffer({ id, name: `Offer ${id}`, coupon: { code: id.toUpperCase(), usesMax }, ...change });

let shop: House;
beforeAll(async () => {
  shop = await openShop([
    depositOffer(),
    moneyOffer(),
    moneyOffer({ id: 'over', coupon: { code: 'OVER', usesMax: null }, validTo: '2027-02-01' }),
    reloadOffer(),
    reloadCode('once', {}, 1),
    reloadCode('race', {}, 1),
    reloadCode('single', {}, 1),
    reloadCode('three', {}, 3),
    reloadCode('ended', { validTo: '2027-02-01' }),
    reloadCode('last-day', { validTo: '2027-03-01' }),
    reloadCode('fifty', { reward: fromFifty }),
    reloadCode('pounds', { currencies: ['GBP'] }),
    reloadCode('elsewhere', { countries: { only: ['NO'] } }),
  ]);
});
afterAll(() => shop.close());
afterEach(async () => expect(await faults(shop)).toEqual([]));

type Taker = Parameters<typeof promotionsOf>[1];
type Opened = Awaited<ReturnType<typeof openedDeposit>>;

const selectUses = sql('test_coupon_uses', 'SELECT count(*) AS uses FROM coupon_use WHERE coupon = $1');
const usesOf = async (coupon: string): Promise<bigint> => {
  const [row] = await shop.ctx.db.query<{ uses: bigint }>(selectUses, [coupon]);
  return row?.uses ?? 0n;
};
/** A millisecond after whatever was before: of two deposits one is the older. */
const open = (taker: Taker, promotionCoupon: string, amount = '40'): Promise<Opened> => {
  shop.passTime(1);
  return openedDeposit(shop, taker, { amount, promotionCoupon });
};

/** What each row of the history says of its code, oldest first. */
const rowsOf = async (taker: Taker) => {
  const page = await transactionHistory(shop.ctx, taker, { type: 'deposit', currencyType: 'FIAT', page: 0, size: 50 });
  return page.items.map(({ coupon }) => coupon).toReversed();
};
const fails = (opened: Opened) =>
  send(shop, opened.gateway, webhookBody(opened, { amount: '4000', currency: 'EUR', type: 'payment.failed' }));

describe('a code that is named with a deposit', () => {
  it('is free until the deposit is completed, whose transaction takes it', async () => {
    const taker = await addTaker(shop);
    const opened = await open(taker, 'reload');
    expect(await stood(shop, taker)).toEqual([]);
    expect(await rowsOf(taker)).toEqual([{ code: 'reload', state: 'waiting' }]);
    await credit(shop, opened, 4_000n);
    expect(await stood(shop, taker)).toEqual(['reload ACTIVE']);
    expect(await moneyOf(shop, taker)).toEqual([4_000n, 2_000n, 0n]);
    expect(await rowsOf(taker)).toEqual([{ code: 'reload', state: 'taken' }]);
    expect(await redeem(shop, taker, 'RELOAD')).toEqual(had);
  });

  it('is taken once, however often its company says that it was paid', async () => {
    const taker = await addTaker(shop);
    const opened = await open(taker, 'RELOAD');
    await credit(shop, opened, 4_000n);
    await credit(shop, opened, 4_000n);
    expect(await moneyOf(shop, taker)).toEqual([4_000n, 2_000n, 0n]);
  });

  it('stays free when the deposit fails or runs out', async () => {
    const [one, two, three] = [await addTaker(shop), await addTaker(shop), await addTaker(shop)];
    const failed = await open(one, 'ONCE');
    expect((await fails(failed)).ok).toBe(true);
    await open(two, 'ONCE');
    shop.passTime(2 * hour);
    await expireDeposits(shop.ctx);
    shop.passTime(-2 * hour);
    expect(await usesOf('once')).toBe(0n);
    expect(await rowsOf(one)).toEqual([{ code: 'ONCE', state: 'free' }]);
    expect(await rowsOf(two)).toEqual([{ code: 'ONCE', state: 'free' }]);
    await pay(shop, three, 4_000n, { promotionCoupon: 'ONCE' });
    expect(await stood(shop, three)).toEqual(['once ACTIVE']);
    expect(await deposit(shop, one, { promotionCoupon: 'ONCE' })).toEqual({
      ok: false,
      code: 'coupon_used',
      facts: { reason: 'used_up' },
    });
  });

  it('of two open deposits is the first that is completed; the other comes without, and the player is told', async () => {
    const taker = await addTaker(shop);
    const [early, late] = [await open(taker, 'RELOAD'), await open(taker, 'RELOAD', '30')];
    await credit(shop, late, 3_000n);
    await credit(shop, early, 4_000n);
    expect(await moneyOf(shop, taker)).toEqual([7_000n, 1_500n, 0n]);
    expect(await stood(shop, taker)).toEqual(['reload ACTIVE']);
    const facts = { name: 'Reload', code: 'RELOAD', why: 'used' };
    expect((await toldOf(shop, taker)).at(-1)).toEqual({ kind: 'coupon_not_taken', facts });
    expect(await rowsOf(taker)).toEqual([
      { code: 'RELOAD', state: 'free' },
      { code: 'RELOAD', state: 'taken' },
    ]);
  });

  it.each([
    ['once', 'race', 1],
    ['as often as it may be', 'three', 3],
  ])('is had %s by twenty players whose deposits are completed at once', async (_, coupon, times) => {
    const takers = await Promise.all(Array.from({ length: 20 }, () => addTaker(shop)));
    const opened: Opened[] = [];
    for (const taker of takers) opened.push(await open(taker, coupon));
    await Promise.all(opened.map((one) => credit(shop, one, 4_000n)));
    const money = await Promise.all(takers.map((taker) => moneyOf(shop, taker)));
    expect(money.map(([cash]) => cash)).toEqual(Array<bigint>(20).fill(4_000n));
    expect(money.filter(([, bonus]) => bonus === 2_000n)).toHaveLength(times);
    expect(money.filter(([, bonus]) => bonus === 0n)).toHaveLength(20 - times);
    expect(await usesOf(coupon)).toBe(BigInt(times));
    const told = (await Promise.all(takers.map((taker) => toldOf(shop, taker)))).flat();
    expect(told.filter(({ kind }) => kind === 'coupon_not_taken')).toHaveLength(20 - times);
    expect(told.filter(({ kind }) => kind === 'bonus_credited')).toHaveLength(times);
  });

  it('is had once by ten deposits of one player that are completed at once', async () => {
    const taker = await addTaker(shop);
    const opened: Opened[] = [];
    for (let index = 0; index < 10; index += 1) opened.push(await open(taker, 'RELOAD', '10'));
    await Promise.all(opened.map((one) => credit(shop, one, 1_000n)));
    expect(await moneyOf(shop, taker)).toEqual([10_000n, 500n, 0n]);
    expect(await stood(shop, taker)).toEqual(['reload ACTIVE']);
  });

  it('comes in place of what waited, which may be taken again', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    const opened = await open(taker, 'RELOAD');
    expect(await stood(shop, taker)).toEqual(['first PENDING']);
    await credit(shop, opened, 4_000n);
    expect(await stood(shop, taker)).toEqual(['first CANCELLED replaced', 'reload ACTIVE']);
  });

  it('that is gone leaves the deposit to what waits for it', async () => {
    const [mine, theirs] = [await addTaker(shop), await addTaker(shop)];
    await accept(shop, mine, 'first');
    const opened = await open(mine, 'SINGLE');
    await pay(shop, theirs, 4_000n, { promotionCoupon: 'single' });
    await credit(shop, opened, 4_000n);
    expect(await stood(shop, mine)).toEqual(['first ACTIVE']);
  });

  it('that was redeemed by itself and waits is earned by the deposit that names it', async () => {
    const taker = await addTaker(shop);
    await redeem(shop, taker, 'RELOAD');
    await pay(shop, taker, 4_000n, { promotionCoupon: 'reload' });
    expect(await stood(shop, taker)).toEqual(['reload ACTIVE']);
    expect(await moneyOf(shop, taker)).toEqual([4_000n, 2_000n, 0n]);
  });

  it('counts by the day on which the deposit was begun', async () => {
    const taker = await addTaker(shop);
    const opened = await open(taker, 'LAST-DAY');
    shop.passTime(2 * day);
    await credit(shop, opened, 4_000n);
    expect(await stood(shop, taker)).toEqual(['last-day ACTIVE']);
    shop.passTime(-2 * day);
  });

  it('keeps the rules that it was named with', async () => {
    const taker = await addTaker(shop);
    const opened = await open(taker, 'RELOAD');
    const offers = [reloadOffer({ version: 2, name: 'Reload, later' })];
    const later: House = { ...shop, ctx: { ...shop.ctx, offers } };
    await credit(later, opened, 4_000n);
    expect(await promotionsOf(shop.ctx, taker)).toMatchObject([{ version: 1, displayName: 'Reload', state: 'ACTIVE' }]);
  });

  it('is free again when its bonus was given up before it began, and used when it ran', async () => {
    const taker = await addTaker(shop);
    await pay(shop, taker, 4_000n, { promotionCoupon: 'RELOAD' });
    shop.passTime(1);
    await pay(shop, taker, 5_000n, { promotionCoupon: 'FIFTY' });
    expect(await stood(shop, taker)).toEqual(['reload ACTIVE', 'fifty QUEUED']);
    for (const { id } of await promotionsOf(shop.ctx, taker)) await giveUpPromotion(shop.ctx, taker, id);
    expect(await deposit(shop, taker, { amount: '50', promotionCoupon: 'FIFTY' })).toMatchObject({ ok: true });
    expect(await deposit(shop, taker, { promotionCoupon: 'RELOAD' })).toEqual(had);
  });

  it('goes with a deposit that is taken back, as its bonus does', async () => {
    const taker = await addTaker(shop);
    const opened = await open(taker, 'RELOAD');
    await credit(shop, opened, 4_000n);
    const reversed = webhookBody(opened, { amount: '4000', currency: 'EUR', type: 'payment.reversed' });
    expect((await send(shop, opened.gateway, reversed)).ok).toBe(true);
    expect(await stood(shop, taker)).toEqual(['reload CANCELLED deposit_reversed']);
    expect(await moneyOf(shop, taker)).toEqual([0n, 0n, 0n]);
  });
});

describe('a deposit is refused before it is paid', () => {
  it.each([
    ['unknown', 'NOBODY', 'coupon_unknown', undefined],
    ['over', 'ENDED', 'promotion_not_eligible', 'over'],
    ['of another currency', 'POUNDS', 'promotion_not_eligible', 'currency'],
    ['of another country', 'ELSEWHERE', 'promotion_not_eligible', 'country'],
    ['of larger deposits', 'FIFTY', 'promotion_not_eligible', 'deposit_too_small'],
    ['of no deposit', 'FIVE', 'coupon_needs_no_deposit', undefined],
    ['of no deposit and over', 'OVER', 'coupon_needs_no_deposit', undefined],
  ])('with a code that is %s', async (_, promotionCoupon, code, reason) => {
    const taker = await addTaker(shop);
    const refused = await deposit(shop, taker, { promotionCoupon });
    expect(refused).toMatchObject({ ok: false, code, ...(reason !== undefined && { facts: { reason } }) });
    expect(await stood(shop, taker)).toEqual([]);
    expect(await rowsOf(taker)).toEqual([]);
    expect(await moneyOf(shop, taker)).toEqual([0n, 0n, 0n]);
  });

  it('with a code that was used', async () => {
    const taker = await addTaker(shop);
    await pay(shop, taker, 4_000n, { promotionCoupon: 'RELOAD' });
    expect(await deposit(shop, taker, { promotionCoupon: 'RELOAD' })).toEqual(had);
  });

  it('but not with an empty one, which means none', async () => {
    const taker = await addTaker(shop);
    expect(await deposit(shop, taker, { promotionCoupon: ' ' })).toMatchObject({ ok: true });
    expect(await deposit(shop, taker, { promotionCoupon: null })).toMatchObject({ ok: true });
    expect(await rowsOf(taker)).toEqual([null, null]);
  });

  it('ASVS 2.4.1: after ten codes in a quarter of an hour, and not without one', async () => {
    const taker = await addTaker(shop);
    const codes: string[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const answer = await deposit(shop, taker, { promotionCoupon: `GUESS-${attempt}` });
      codes.push(answer.ok ? 'ok' : answer.code);
    }
    expect(codes).toEqual([...Array<string>(10).fill('coupon_unknown'), 'rate_limited']);
    expect(await deposit(shop, taker)).toMatchObject({ ok: true });
  });
});
