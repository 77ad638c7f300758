import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { eligiblePromotions, rejectEligible } from '#server/services/promotions/eligible.ts';
import { giveUpPromotion, promotionsOf } from '#server/services/promotions/grants.ts';
import { addCurrency, setDefaultCurrency } from '#server/services/wallet/funds.ts';
import { exclude, newPlayer } from '#tests/server/identity/world.ts';
import type { House } from '#tests/server/payments/house.ts';
import { depositOffer, moneyOffer, reloadOffer, secondOffer, spinsOffer } from '#tests/support/sample-offers.ts';
import { accept, addTaker, offered, openShop, pay, redeem, stood } from './shop.ts';

let shop: House;
beforeAll(async () => {
  shop = await openShop([
    depositOffer(),
    secondOffer(),
    spinsOffer(),
    moneyOffer(),
    reloadOffer(),
    depositOffer({ id: 'over', validTo: '2027-02-28' }),
    depositOffer({ id: 'not-begun', validFrom: '2027-03-02' }),
    depositOffer({ id: 'today', validFrom: '2027-03-01', validTo: '2027-03-01', depositsMade: null }),
    depositOffer({ id: 'austria', countries: { only: ['AT'] } }),
    depositOffer({ id: 'not-malta', countries: { except: ['MT'] } }),
    spinsOffer({ id: 'pounds', currencies: ['GBP'] }),
  ]);
});
afterAll(() => shop.close());

const rest = sql('test_rest', 'UPDATE player SET timed_out_until = $2 WHERE id = $1');
const setCountry = sql(
  'test_taker_country',
  `INSERT INTO player_details (player_id, country) VALUES ($1, $2)
   ON CONFLICT (player_id) DO UPDATE SET country = excluded.country`,
);

describe('what is offered', () => {
  it('is what is open today, without a code, for the deposits made and the country of the call', async () => {
    expect(await offered(shop, await addTaker(shop))).toEqual(['first', 'today', 'spins']);
  });

  it('is told by event, with the most that it may give and the game of its spins', async () => {
    const answer = await eligiblePromotions(shop.ctx, shop.caller, await addTaker(shop));
    expect(answer.eligible).toBe(true);
    expect(answer.facts).toEqual({
      depositsMade: 0,
      capLeftEur: { welcome: '150.00' },
      pendingId: null,
      running: false,
    });
    expect(answer.events.map(({ info }) => info)).toEqual([
      { displayName: 'Welcome offer', eventName: 'welcome' },
      { displayName: 'NO DEPOSIT', eventName: 'spins' },
    ]);
    const [welcome, spins] = answer.events;
    expect(welcome?.promotions[0]?.config).toMatchObject({
      id: 'first',
      displayName: 'First deposit',
      freeSpins: [{ configs: [{ totalSpins: 50 }] }],
      cashBonus: [{ maximumBonus: '100.00', currency: 'EUR' }],
      rules: { id: 'first', version: 1 },
    });
    const game = shop.ctx.catalogue.byId.get('slot-night-orchard');
    expect(spins?.promotions[0]).toMatchObject({
      config: { displayName: 'NO DEPOSIT', freeSpins: [{ configs: [{ totalSpins: 20 }] }], cashBonus: [] },
      games: [{ imageId: game?.imageId, provider: game?.provider }],
    });
  });

  it('is told in the currency of the wallet that is displayed', async () => {
    const taker = await addTaker(shop);
    await addCurrency(shop.ctx, taker, 'GBP');
    await setDefaultCurrency(shop.ctx, taker, 'GBP');
    const { events } = await eligiblePromotions(shop.ctx, shop.caller, taker);
    const all = events.flatMap(({ promotions }) => promotions);
    expect(all.map(({ config }) => config.id)).toEqual(['first', 'today', 'spins', 'pounds']);
    const [most] = all[0]?.config.cashBonus ?? [];
    expect(most?.currency).toBe('GBP');
    expect(Number(most?.maximumBonus)).toBeGreaterThan(50);
    expect(Number(most?.maximumBonus)).toBeLessThan(100);
  });

  it('goes by the profile’s country as well as by that of the call', async () => {
    const taker = await addTaker(shop);
    await shop.ctx.db.query(setCountry, [taker.playerId, 'AT']);
    expect(await offered(shop, taker)).toEqual(['first', 'today', 'spins']);
    const home = { ...shop, caller: { ...shop.caller, country: 'AT' } };
    expect(await offered(home, taker)).toEqual(['first', 'today', 'austria', 'not-malta', 'spins']);
  });

  it('changes with each deposit, and ends with the fifth (ASVS 2.3.2)', async () => {
    const taker = await addTaker(shop);
    const seen: string[][] = [];
    for (let deposits = 0; deposits < 6; deposits += 1) {
      seen.push(await offered(shop, taker));
      await pay(shop, taker, 1_000n);
    }
    expect(seen).toEqual([
      ['first', 'today', 'spins'],
      ['second', 'today', 'spins'],
      ['spins', 'today'],
      ['spins', 'today'],
      ['spins', 'today'],
      [],
    ]);
  });

  it('is nothing before the address is confirmed, during a break and while excluded', async () => {
    const { session: unconfirmed } = await newPlayer(shop);
    expect(await offered(shop, unconfirmed)).toEqual([]);
    const resting = await addTaker(shop);
    await shop.ctx.db.query(rest, [resting.playerId, new Date('2027-03-02T00:00:00Z')]);
    expect(await offered(shop, resting)).toEqual([]);
    const excluded = await addTaker(shop);
    await exclude(shop, excluded.playerId, new Date('2028-01-01T00:00:00Z'));
    expect(await offered(shop, excluded)).toEqual([]);
    expect(await eligiblePromotions(shop.ctx, shop.caller, excluded)).toMatchObject({ eligible: false });
  });

  it('still names what was accepted and waits, and no longer what was had', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    await accept(shop, taker, 'spins');
    const { facts } = await eligiblePromotions(shop.ctx, shop.caller, taker);
    expect(facts).toMatchObject({ pendingId: 'first', running: true });
    expect(await offered(shop, taker)).toEqual(['first', 'today']);
  });

  it('says what the cap of a family leaves', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    await pay(shop, taker, 6_000n);
    const { facts } = await eligiblePromotions(shop.ctx, shop.caller, taker);
    expect(facts).toMatchObject({ capLeftEur: { welcome: '90.00' }, depositsMade: 1, running: true });
  });

  it('counts what waits its turn towards the cap until it is given up', async () => {
    const taker = await addTaker(shop);
    await redeem(shop, taker, 'FIVE');
    await accept(shop, taker, 'first');
    await pay(shop, taker, 6_000n);
    expect(await stood(shop, taker)).toEqual(['five ACTIVE', 'first QUEUED']);
    const capOf = async () => (await eligiblePromotions(shop.ctx, shop.caller, taker)).facts.capLeftEur;
    expect(await capOf()).toEqual({ welcome: '90.00' });
    const [waiting] = await promotionsOf(shop.ctx, taker);
    await giveUpPromotion(shop.ctx, taker, waiting?.id ?? '');
    expect(await capOf()).toEqual({ welcome: '150.00' });
  });
});

describe('who refuses what is offered', () => {
  it('is not offered it again, but for what a code gives', async () => {
    const taker = await addTaker(shop);
    await rejectEligible(shop.ctx, shop.caller, taker);
    expect(await offered(shop, taker)).toEqual([]);
    expect(await accept(shop, taker, 'first')).toMatchObject({
      code: 'promotion_not_eligible',
      facts: { reason: 'rejected' },
    });
    expect(await redeem(shop, taker, 'reload')).toMatchObject({ ok: true });
  });

  it('drops what was accepted of it and waits, and keeps what a code gave', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    await rejectEligible(shop.ctx, shop.caller, taker);
    expect(await stood(shop, taker)).toEqual(['first CANCELLED forfeited']);
    const other = await addTaker(shop);
    await redeem(shop, other, 'RELOAD');
    await rejectEligible(shop.ctx, shop.caller, other);
    expect(await stood(shop, other)).toEqual(['reload PENDING']);
  });

  it('is offered a new version of it', async () => {
    const taker = await addTaker(shop);
    await rejectEligible(shop.ctx, shop.caller, taker);
    const newer = { ...shop, ctx: { ...shop.ctx, offers: [depositOffer({ version: 2 }), spinsOffer()] } };
    expect(await offered(newer, taker)).toEqual(['first']);
  });
});
