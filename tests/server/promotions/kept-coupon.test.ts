import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { couponKeptHours } from '#domain/promotions/coupon-kept.ts';
import { DatabaseUnavailable, sql } from '#server/db/db.ts';
import { closeAccount } from '#server/db/queries/account.ts';
import { expireDeposits } from '#server/services/payments/deposits.ts';
import { promotionsOf } from '#server/services/promotions/grants.ts';
import { lapseKeptCoupons } from '#server/services/promotions/lapse-kept.ts';
import { readCoupon } from '#server/services/promotions/read-coupon.ts';
import { deposit, type House, openedDeposit, send, webhookBody } from '#tests/server/payments/house.ts';
import { depositOffer, moneyOffer, reloadOffer } from '#tests/support/sample-offers.ts';
import { accept, addTaker, credit, faults, moneyOf, openShop, pay, redeem, stood, toldOf } from './shop.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const kept = couponKeptHours * hour;

const races = Array.from({ length: 10 }, (_, round) => `race-${round}`);
const lates = Array.from({ length: 10 }, (_, round) => `late-${round}`);
const endings = Array.from({ length: 5 }, (_, round) => `ending-${round}`);
const codes = ['said', 'held', 'again', 'shut', 'failed', 'late', 'swarm', 'twice', 'broken', 'sound', 'moved', 'dust'];
let shop: House;
beforeAll(async () => {
  shop = await openShop([
    depositOffer(),
    moneyOffer({ id: 'at-once', coupon: { code: 'AT-ONCE', usesMax: 1 } }),
    reloadOffer(),
    ...[...codes, ...races, ...lates, ...endings].map((id) =>
      reloadOffer({ id, name: `Offer ${id}`, coupon: { code: id.toUpperCase(), usesMax: 1 } }),
    ),
  ]);
});
afterAll(() => shop.close());
afterEach(async () => expect(await faults(shop)).toEqual([]));

type Taker = Parameters<typeof promotionsOf>[1];
type Opened = Awaited<ReturnType<typeof openedDeposit>>;

/** A transfer that the chain shows and that is too small to be credited: open for as long as it is held. */
const insertCoins = sql(
  'test_kept_coins',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at)
   VALUES (gen_random_uuid(), $1, 'dust', '\\x00', 'crypto', 'BTC', 600, 'pending', $2, $2)`,
);
const selectUses = sql('test_kept_uses', 'SELECT count(*) AS uses FROM coupon_use WHERE coupon = $1');
const usesOf = async (coupon: string): Promise<bigint> => {
  const [row] = await shop.ctx.db.query<{ uses: bigint }>(selectUses, [coupon]);
  return row?.uses ?? -1n;
};
const takers = (count: number): Promise<Taker[]> => Promise.all(Array.from({ length: count }, () => addTaker(shop)));
const codeOf = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code);
/** The job of a minute after the code was kept as long as it is. */
const lapseAll = async (): Promise<void> => {
  shop.passTime(kept + minute);
  await lapseKeptCoupons(shop.ctx);
};
const open = (taker: Taker): Promise<Opened> => openedDeposit(shop, taker, { amount: '40' });
const fails = (opened: Opened) =>
  send(shop, opened.gateway, webhookBody(opened, { amount: '4000', currency: 'EUR', type: 'payment.failed' }));
const lapsed = (id: string) => ({
  kind: 'coupon_lapsed',
  facts: { name: `Offer ${id}`, code: id.toUpperCase() },
});

describe('a code of bounded uses that is redeemed for a deposit', () => {
  it('is kept for a day, and the player sees until when', async () => {
    const [taker, other] = [await addTaker(shop), await addTaker(shop)];
    const redeemed = await redeem(shop, taker, 'SAID');
    const until = new Date(shop.ctx.clock.now().getTime() + kept).toISOString();
    expect(redeemed).toMatchObject({ value: { state: 'PENDING', keptUntil: until } });
    expect(await promotionsOf(shop.ctx, taker)).toMatchObject([{ state: 'PENDING', keptUntil: until }]);
    shop.passTime(hour);
    expect(await redeem(shop, taker, 'said')).toMatchObject({ value: { keptUntil: until } });
    const refused = { ok: false, code: 'coupon_used', facts: { reason: 'kept' } };
    expect(await redeem(shop, other, 'SAID')).toEqual(refused);
    expect(await readCoupon(shop.ctx, shop.caller, other, 'SAID')).toEqual(refused);
    expect(await deposit(shop, other, { promotionCoupon: 'SAID' })).toEqual(refused);
    await pay(shop, taker, 4_000n);
    expect(await promotionsOf(shop.ctx, taker)).toMatchObject([{ state: 'ACTIVE', keptUntil: null }]);
    expect(await redeem(shop, other, 'SAID')).toEqual({ ...refused, facts: { reason: 'used_up' } });
    expect(await redeem(shop, taker, 'SAID')).toEqual({ ...refused, facts: { reason: 'had' } });
  });

  it('is not kept for ever: a minute after its day it is free for anybody, and the player is told once', async () => {
    const [taker, other] = [await addTaker(shop), await addTaker(shop)];
    await redeem(shop, taker, 'HELD');
    shop.passTime(kept + minute - second);
    await lapseKeptCoupons(shop.ctx);
    expect(await stood(shop, taker)).toEqual(['held PENDING']);
    shop.passTime(second);
    await Promise.all([1, 2, 3].map(() => lapseKeptCoupons(shop.ctx)));
    expect(await stood(shop, taker)).toEqual(['held CANCELLED lapsed']);
    expect(await toldOf(shop, taker)).toEqual([lapsed('held')]);
    expect(await usesOf('held')).toBe(0n);
    await pay(shop, taker, 4_000n);
    expect(await moneyOf(shop, taker)).toEqual([4_000n, 0n, 0n]);
    expect(await redeem(shop, other, 'HELD')).toMatchObject({ value: { state: 'PENDING' } });
    expect(await redeem(shop, taker, 'HELD')).toMatchObject({ code: 'coupon_used', facts: { reason: 'kept' } });
  });

  it('is kept by coins on their way for three days, and by dust that is held for no longer', async () => {
    const [taker, other] = [await addTaker(shop), await addTaker(shop)];
    await redeem(shop, taker, 'DUST');
    await shop.ctx.db.query(insertCoins, [taker.playerId, shop.ctx.clock.now()]);
    await lapseAll();
    expect(await stood(shop, taker)).toEqual(['dust PENDING']);
    shop.passTime(3 * 24 * hour - kept);
    await lapseKeptCoupons(shop.ctx);
    expect(await stood(shop, taker)).toEqual(['dust CANCELLED lapsed']);
    expect(await redeem(shop, other, 'DUST')).toMatchObject({ value: { state: 'PENDING' } });
  });

  it('may be redeemed again by whom it was kept for, while it is there', async () => {
    const taker = await addTaker(shop);
    await redeem(shop, taker, 'AGAIN');
    await lapseAll();
    await redeem(shop, taker, 'AGAIN');
    expect(await stood(shop, taker)).toEqual(['again CANCELLED lapsed', 'again PENDING']);
    await pay(shop, taker, 4_000n);
    expect(await stood(shop, taker)).toEqual(['again CANCELLED lapsed', 'again ACTIVE']);
  });

  it('that waited before there was an end is kept for a day more by the migration', async () => {
    const taker = await addTaker(shop);
    await redeem(shop, taker, 'MOVED');
    await shop.ctx.db.query(sql('test_unkeep', 'UPDATE promotion_grant SET kept_until = NULL WHERE player_id = $1'), [
      taker.playerId,
    ]);
    const migration = readFileSync('src/lib/server/db/migrations/0006_coupon_kept.sql', 'utf8');
    const [update = ''] = /^UPDATE promotion_grant[^;]+/m.exec(migration) ?? [];
    await shop.ctx.db.query(sql('test_migrate_kept', update));
    const [grant] = await promotionsOf(shop.ctx, taker);
    expect(Math.abs(Date.parse(grant?.keptUntil ?? '') - Date.now() - kept)).toBeLessThan(minute);
  });

  it('is free again when the account is closed', async () => {
    const [taker, other] = [await addTaker(shop), await addTaker(shop)];
    await redeem(shop, taker, 'SHUT');
    const closing = [taker.playerId, null, shop.ctx.clock.now()];
    expect(await shop.ctx.db.query(closeAccount, closing)).toEqual([{ outcome: 'ok' }]);
    expect(await redeem(shop, other, 'SHUT')).toMatchObject({ ok: true });
  });
});

describe('nothing lapses', () => {
  it('of a code without a bound, of an offer that was accepted, or of what was given at once', async () => {
    const [one, two, three] = [await addTaker(shop), await addTaker(shop), await addTaker(shop)];
    expect(await redeem(shop, one, 'RELOAD')).toMatchObject({ value: { state: 'PENDING', keptUntil: null } });
    await accept(shop, two, 'first');
    expect(await redeem(shop, three, 'AT-ONCE')).toMatchObject({ value: { state: 'ACTIVE', keptUntil: null } });
    await lapseAll();
    expect(await stood(shop, one)).toEqual(['reload PENDING']);
    expect(await stood(shop, two)).toEqual(['first PENDING']);
    expect(await usesOf('at-once')).toBe(1n);
  });

  it('while a deposit that began in time is open, and all does when that one fails', async () => {
    const taker = await addTaker(shop);
    await redeem(shop, taker, 'FAILED');
    shop.passTime(kept - second);
    const opened = await open(taker);
    shop.passTime(hour - minute);
    await lapseKeptCoupons(shop.ctx);
    expect(await stood(shop, taker)).toEqual(['failed PENDING']);
    expect((await fails(opened)).ok).toBe(true);
    await lapseKeptCoupons(shop.ctx);
    expect(await stood(shop, taker)).toEqual(['failed CANCELLED lapsed']);
  });

  it('for a deposit that began when the day was over', async () => {
    const taker = await addTaker(shop);
    await redeem(shop, taker, 'LATE');
    shop.passTime(kept + second);
    const opened = await open(taker);
    shop.passTime(minute);
    await lapseKeptCoupons(shop.ctx);
    expect(await stood(shop, taker)).toEqual(['late CANCELLED lapsed']);
    await credit(shop, opened, 4_000n);
    expect(await moneyOf(shop, taker)).toEqual([4_000n, 0n, 0n]);
  });
});

describe('at once', () => {
  it('twenty players redeem a code of one use: one has it, and one again when it has lapsed', async () => {
    const players = await takers(20);
    const all = () => Promise.all(players.map((taker) => redeem(shop, taker, 'SWARM')));
    for (let day = 0; day < 3; day += 1) {
      const answers = (await all()).map(codeOf);
      expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
      expect(answers.filter((answer) => answer === 'coupon_used')).toHaveLength(19);
      expect(await usesOf('swarm')).toBe(1n);
      await lapseAll();
      expect(await usesOf('swarm')).toBe(0n);
    }
  });

  it('a code lapses while twenty others redeem it: never two have it', async () => {
    const players = await takers(20);
    const [holder] = players;
    if (holder === undefined) throw new Error('no player');
    for (let round = 0; round < 5; round += 1) {
      await redeem(shop, holder, 'TWICE');
      shop.passTime(kept + minute);
      await Promise.all([
        ...players.slice(1).map((taker) => redeem(shop, taker, 'TWICE')),
        lapseKeptCoupons(shop.ctx),
        lapseKeptCoupons(shop.ctx),
      ]);
      const waiting = (await Promise.all(players.map((taker) => stood(shop, taker)))).flat();
      const pending = waiting.filter((one) => one === 'twice PENDING');
      expect(pending.length).toBeLessThanOrEqual(1);
      expect(await usesOf('twice')).toBe(BigInt(pending.length));
      await lapseAll();
    }
  });

  it('a code lapses while a deposit that began in time is completed: the deposit has it', async () => {
    for (const id of races) {
      const [taker, other] = [await addTaker(shop), await addTaker(shop)];
      await redeem(shop, taker, id);
      shop.passTime(kept - second);
      const opened = await open(taker);
      shop.passTime(2 * minute);
      await Promise.all([
        lapseKeptCoupons(shop.ctx),
        credit(shop, opened, 4_000n),
        redeem(shop, other, id),
        lapseKeptCoupons(shop.ctx),
      ]);
      await lapseKeptCoupons(shop.ctx);
      expect(await stood(shop, taker)).toEqual([`${id} ACTIVE`]);
      expect(await moneyOf(shop, taker)).toEqual([4_000n, 2_000n, 0n]);
      expect(await stood(shop, other)).toEqual([]);
      expect(await usesOf(id)).toBe(1n);
    }
  });

  it('a code lapses while a deposit that began too late is completed: one of them has it', async () => {
    for (const id of lates) {
      const taker = await addTaker(shop);
      await redeem(shop, taker, id);
      shop.passTime(kept + second);
      const opened = await open(taker);
      shop.passTime(minute);
      await Promise.all([lapseKeptCoupons(shop.ctx), credit(shop, opened, 4_000n), lapseKeptCoupons(shop.ctx)]);
      const [outcome = ''] = await stood(shop, taker);
      const [, bonus] = await moneyOf(shop, taker);
      const had = [outcome, bonus, await usesOf(id), (await toldOf(shop, taker)).map(({ kind }) => kind)];
      expect([
        [`${id} ACTIVE`, 2_000n, 1n, ['bonus_credited']],
        [`${id} CANCELLED lapsed`, 0n, 0n, ['coupon_lapsed']],
      ]).toContainEqual(had);
    }
  });

  it('a code lapses while a deposit that began in time fails or runs out: it is free, or lapses the next minute', async () => {
    for (const id of endings) {
      const taker = await addTaker(shop);
      await redeem(shop, taker, id);
      shop.passTime(kept - second);
      const opened = await open(taker);
      shop.passTime(hour + second);
      await Promise.all([lapseKeptCoupons(shop.ctx), fails(opened), expireDeposits(shop.ctx)]);
      await lapseKeptCoupons(shop.ctx);
      expect(await stood(shop, taker)).toEqual([`${id} CANCELLED lapsed`]);
      expect(await toldOf(shop, taker)).toEqual([lapsed(id)]);
      expect(await usesOf(id)).toBe(0n);
    }
  });
});

it('a code that cannot be given back is told in the log and holds up no other', async () => {
  const [one, other] = [await addTaker(shop), await addTaker(shop)];
  const broken = await redeem(shop, one, 'BROKEN');
  await redeem(shop, other, 'SOUND');
  shop.passTime(kept + minute);
  const { db } = shop.ctx;
  const refusing = (error: Error): typeof db => ({
    ...db,
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          query: (statement, values) =>
            statement.name === 'promotion_end' && broken.ok && values?.[0] === broken.value.id
              ? Promise.reject(error)
              : tx.query(statement, values),
        }),
      ),
  });
  const logged: string[] = [];
  const log = Object.assign(Object.create(shop.ctx.log), { error: (_: unknown, text: string) => logged.push(text) });
  await lapseKeptCoupons({ ...shop.ctx, log, db: refusing(new Error('broken')) });
  expect(await stood(shop, other)).toEqual(['sound CANCELLED lapsed']);
  expect(logged).toEqual(['a code that was kept could not be given back']);
  await expect(lapseKeptCoupons({ ...shop.ctx, db: refusing(new DatabaseUnavailable('away')) })).rejects.toThrow();
  await lapseKeptCoupons(shop.ctx);
  expect(await stood(shop, one)).toEqual(['broken CANCELLED lapsed']);
});
