import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fail } from '#domain/result.ts';
import { sql } from '#server/db/db.ts';
import { giveUpPromotion, promotionsOf } from '#server/services/promotions/grants.ts';
import { exclude, newPlayer } from '#tests/server/identity/world.ts';
import type { House } from '#tests/server/payments/house.ts';
import { depositOffer, moneyOffer, reloadOffer, secondOffer, spinsOffer } from '#tests/support/sample-offers.ts';
import { accept, addTaker, faults, moneyOf, notedOf, openShop, pay, stood, toldOf } from './shop.ts';

let shop: House;
beforeAll(async () => {
  shop = await openShop([
    depositOffer(),
    secondOffer(),
    depositOffer({ id: 'other', name: 'Another first' }),
    spinsOffer(),
    moneyOffer({ id: 'gift', coupon: null }),
    moneyOffer({ id: 'free', coupon: null, wagering: null }),
    moneyOffer({ id: 'dust', coupon: null, reward: { kind: 'money', bonusEur: '0' } }),
    reloadOffer(),
  ]);
});
afterAll(() => shop.close());
afterEach(async () => expect(await faults(shop)).toEqual([]));

const rest = sql('test_rest', 'UPDATE player SET timed_out_until = $2 WHERE id = $1');
const oneOf = async (session: Parameters<typeof promotionsOf>[1], id: string) => {
  const found = (await promotionsOf(shop.ctx, session)).find((grant) => grant.promotionId === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe('accepting', () => {
  it('lets a promotion for a deposit wait for it; the same again stays as it waits', async () => {
    const taker = await addTaker(shop);
    const first = await accept(shop, taker, 'first');
    expect(first).toMatchObject({ ok: true, value: { state: 'PENDING' } });
    expect(await accept(shop, taker, 'first')).toEqual(first);
    expect(await stood(shop, taker)).toEqual(['first PENDING']);
    expect(await oneOf(taker, 'first')).toMatchObject({
      currency: null,
      deposit: null,
      bonus: '0.00',
      startedAt: null,
    });
  });

  it('puts another in its place, and lets the one that was replaced be taken again', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    await accept(shop, taker, 'other');
    await accept(shop, taker, 'first');
    expect(await stood(shop, taker)).toEqual(['first CANCELLED replaced', 'other CANCELLED replaced', 'first PENDING']);
  });

  it('begins free spins at once, with the stake, the bounds and the deposit that unlocks what they win', async () => {
    const taker = await addTaker(shop);
    expect(await accept(shop, taker, 'spins')).toMatchObject({ ok: true, value: { state: 'ACTIVE' } });
    expect(await oneOf(taker, 'spins')).toMatchObject({
      currency: 'EUR',
      stakeMax: '5.00',
      freeSpins: { gameId: 'slot-night-orchard', stake: '0.10', total: 20, left: 20, won: '0.00' },
      unlock: { deposit: '20.00', extraBonusPercent: 50 },
      expiresAt: expect.stringMatching(/^2027-03-31T12:00:00/),
    });
    const facts = { name: 'Twenty spins', amount: '0.00', currency: 'EUR', freeSpins: 20 };
    expect(await toldOf(shop, taker)).toEqual([{ kind: 'bonus_credited', facts }]);
  });

  it('queues what is earned while another runs, and begins it when that ends', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'spins');
    expect(await accept(shop, taker, 'gift')).toMatchObject({ ok: true, value: { state: 'QUEUED' } });
    expect(await moneyOf(shop, taker)).toEqual([0n, 0n, 0n]);
    const { id } = await oneOf(taker, 'spins');
    expect(await giveUpPromotion(shop.ctx, taker, id)).toEqual({ ok: true, value: undefined });
    expect(await stood(shop, taker)).toEqual(['spins CANCELLED forfeited', 'gift ACTIVE']);
    expect(await moneyOf(shop, taker)).toEqual([0n, 500n, 0n]);
    expect((await toldOf(shop, taker)).map(({ facts }) => facts['name'])).toEqual(['Twenty spins', 'Five euros']);
  });

  it('completes at once what asks for no stake', async () => {
    const taker = await addTaker(shop);
    expect(await accept(shop, taker, 'free')).toMatchObject({ ok: true, value: { state: 'COMPLETED' } });
    expect(await moneyOf(shop, taker)).toEqual([500n, 0n, 0n]);
    expect((await toldOf(shop, taker)).map(({ kind }) => kind)).toEqual(['bonus_completed', 'bonus_credited']);
  });

  it('is on record with all that becomes of it', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'gift');
    await giveUpPromotion(shop.ctx, taker, (await oneOf(taker, 'gift')).id);
    expect(await notedOf(shop, taker)).toEqual([
      { kind: 'accepted', actor: 'player', facts: {} },
      { kind: 'started', actor: 'house', facts: { bonus: 500, currency: 'EUR', spins: 0 } },
      { kind: 'cancelled', actor: 'house', facts: { why: 'forfeited' } },
    ]);
  });
});

describe('accepting is refused', () => {
  it.each([
    ['nothing that the house offers', 'nothing', 'not_found'],
    ['what is for a code', 'reload', 'not_found'],
    ['what is for another deposit', 'second', 'promotion_not_eligible', 'deposits_made'],
    ['what would give nothing', 'dust', 'promotion_not_eligible', 'rounds_to_nothing'],
  ])('%s', async (_, id, code, reason?: string) => {
    const answer = await accept(shop, await addTaker(shop), id);
    expect(answer).toEqual({ ok: false, code, ...(reason !== undefined && { facts: { reason } }) });
  });

  it('before the address is confirmed', async () => {
    const { session } = await newPlayer(shop);
    expect(await accept(shop, session, 'spins')).toMatchObject({ facts: { reason: 'email_unconfirmed' } });
    expect(await stood(shop, session)).toEqual([]);
  });

  it('during a break, with its end, and while excluded', async () => {
    const resting = await addTaker(shop);
    await shop.ctx.db.query(rest, [resting.playerId, new Date('2027-03-02T00:00:00Z')]);
    expect(await accept(shop, resting, 'spins')).toEqual({
      ok: false,
      code: 'player_timed_out',
      facts: { until: '2027-03-02T00:00:00.000Z' },
    });
    const excluded = await addTaker(shop);
    await exclude(shop, excluded.playerId, new Date('2028-01-01T00:00:00Z'));
    expect(await accept(shop, excluded, 'spins')).toMatchObject({ code: 'player_excluded' });
  });

  it('a second time, once it was had', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'gift');
    expect(await accept(shop, taker, 'gift')).toMatchObject({ facts: { reason: 'had' } });
    await giveUpPromotion(shop.ctx, taker, (await oneOf(taker, 'gift')).id);
    expect(await accept(shop, taker, 'gift')).toMatchObject({ facts: { reason: 'had' } });
  });

  it('while no rate is fresh enough to say what it gives', async () => {
    const stale = { ...shop, ctx: { ...shop.ctx, rates: { ...shop.ctx.rates, rateOf: () => fail('rates_stale') } } };
    expect(await accept(stale, await addTaker(shop), 'gift')).toMatchObject({ code: 'rates_stale' });
  });
});

describe('a key', () => {
  it('gets the same answer again, as it now stands, and no other promotion', async () => {
    const taker = await addTaker(shop);
    const key = randomUUID();
    const first = await accept(shop, taker, 'first', key);
    await pay(shop, taker, 2_000n);
    const again = await accept(shop, taker, 'first', key);
    expect(first).toMatchObject({ value: { state: 'PENDING' } });
    expect(again).toMatchObject({ value: { id: first.ok && first.value.id, state: 'ACTIVE' } });
    expect(await accept(shop, taker, 'spins', key)).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await stood(shop, taker)).toEqual(['first ACTIVE']);
    await giveUpPromotion(shop.ctx, taker, (await oneOf(taker, 'first')).id);
    expect(await accept(shop, taker, 'first', key)).toMatchObject({ facts: { reason: 'ended' } });
  });
});

describe('giving up', () => {
  it('costs what is left of the bonus and leaves own money', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    await pay(shop, taker, 5_000n);
    expect(await moneyOf(shop, taker)).toEqual([5_000n, 5_000n, 0n]);
    await giveUpPromotion(shop.ctx, taker, (await oneOf(taker, 'first')).id);
    expect(await moneyOf(shop, taker)).toEqual([5_000n, 0n, 0n]);
    expect(await oneOf(taker, 'first')).toMatchObject({ state: 'CANCELLED', endedWhy: 'forfeited', bonusLeft: '0.00' });
  });

  it('drops what still waits for its deposit', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    await giveUpPromotion(shop.ctx, taker, (await oneOf(taker, 'first')).id);
    await pay(shop, taker, 5_000n);
    expect(await moneyOf(shop, taker)).toEqual([5_000n, 0n, 0n]);
  });

  it('must-hold 28: another player’s is not found, and stays', async () => {
    const owner = await addTaker(shop);
    await accept(shop, owner, 'gift');
    const { id } = await oneOf(owner, 'gift');
    const stranger = await addTaker(shop);
    expect(await giveUpPromotion(shop.ctx, stranger, id)).toEqual({ ok: false, code: 'not_found' });
    expect(await giveUpPromotion(shop.ctx, stranger, randomUUID())).toEqual({ ok: false, code: 'not_found' });
    expect(await stood(shop, owner)).toEqual(['gift ACTIVE']);
    expect(await promotionsOf(shop.ctx, stranger)).toEqual([]);
  });

  it('is refused of what is over', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'free');
    const { id } = await oneOf(taker, 'free');
    expect(await giveUpPromotion(shop.ctx, taker, id)).toMatchObject({ code: 'promotion_not_eligible' });
    expect(await moneyOf(shop, taker)).toEqual([500n, 0n, 0n]);
  });
});

it('a grant keeps the rules that were accepted, and shows those of today beside them', async () => {
  const taker = await addTaker(shop);
  await accept(shop, taker, 'gift');
  const newer = { ...shop.ctx, offers: [moneyOffer({ id: 'gift', version: 2, coupon: null })] };
  const [grant] = await promotionsOf(newer, taker);
  expect(grant).toMatchObject({ version: 1, rules: { version: 1 }, currentRules: { version: 2 } });
  expect(await oneOf(taker, 'gift')).toMatchObject({ currentRules: null });
  expect((await promotionsOf({ ...shop.ctx, offers: [] }, taker))[0]).toMatchObject({ currentRules: null });
});
