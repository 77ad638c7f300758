import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Rational, rational } from '#domain/maths/rational.ts';
import { type CurrencyCode, currencyCodes } from '#domain/money/currency.ts';
import { rewardOf } from '#domain/promotions/reward.ts';
import { fail } from '#domain/result.ts';
import { sql } from '#server/db/db.ts';
import { promoteDeposit } from '#server/services/promotions/deposit.ts';
import { promotionsOf } from '#server/services/promotions/grants.ts';
import { addCurrency } from '#server/services/wallet/funds.ts';
import { exclude } from '#tests/server/identity/world.ts';
import { type House, openedDeposit, send, webhookBody } from '#tests/server/payments/house.ts';
import { account, post } from '#tests/support/ledger.ts';
import { depositOffer, reloadOffer, secondOffer, spinsOffer } from '#tests/support/sample-offers.ts';
import { accept, addTaker, credit, faults, moneyOf, openShop, pay, stood, toldOf } from './shop.ts';

const odd = depositOffer({
  id: 'odd',
  depositsMade: null,
  reward: { kind: 'deposit', minDepositEur: '1', steps: [{ upToEur: '33.33', percent: 33, freeSpins: 7 }] },
  cap: null,
});
let shop: House;
beforeAll(async () => {
  shop = await openShop([
    depositOffer(),
    secondOffer(),
    spinsOffer(),
    reloadOffer(),
    odd,
    depositOffer({ id: 'today', validTo: '2027-03-01' }),
    depositOffer({ id: 'euros', currencies: ['EUR'] }),
    depositOffer({
      id: 'from-fifty',
      depositsMade: null,
      reward: { kind: 'deposit', minDepositEur: '50', steps: [{ upToEur: null, percent: 10, freeSpins: 0 }] },
    }),
  ]);
});
afterAll(() => shop.close());
afterEach(async () => expect(await faults(shop)).toEqual([]));

const onlyGrant = async (taker: Parameters<typeof promotionsOf>[1]) => {
  const [grant] = await promotionsOf(shop.ctx, taker);
  if (!grant) throw new Error('no grant');
  return grant;
};

describe('a credited deposit', () => {
  it('earns what was accepted for it, with every figure that the rules give', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    await pay(shop, taker, 6_000n);
    expect(await moneyOf(shop, taker)).toEqual([6_000n, 6_000n, 0n]);
    expect(await onlyGrant(taker)).toMatchObject({
      state: 'ACTIVE',
      currency: 'EUR',
      deposit: '60.00',
      bonus: '60.00',
      bonusLeft: '60.00',
      lockedLeft: '0.00',
      wagered: '0.00',
      wageringRequired: '600.00',
      stakeMax: '5.00',
      expiresAt: expect.stringMatching(/^2027-03-31T12:00:00/),
      freeSpins: {
        total: 50,
        left: 50,
        stake: '0.10',
        gameName: 'Night Orchard',
        until: expect.stringMatching(/^2027-03-08T12:00:00/),
      },
    });
    const facts = { name: 'First deposit', amount: '60.00', currency: 'EUR', freeSpins: 50 };
    expect(await toldOf(shop, taker)).toEqual([{ kind: 'bonus_credited', facts }]);
  });

  it('earns nothing that was not accepted', async () => {
    const taker = await addTaker(shop);
    await pay(shop, taker, 6_000n);
    expect(await moneyOf(shop, taker)).toEqual([6_000n, 0n, 0n]);
  });

  it('earns once, however often its company says so', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    const opened = await openedDeposit(shop, taker);
    await credit(shop, opened, 3_000n);
    await credit(shop, opened, 3_000n);
    expect(await moneyOf(shop, taker)).toEqual([3_000n, 3_000n, 0n]);
  });

  it('is cut at what the cap of the family leaves', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    await pay(shop, taker, 10_000n);
    await accept(shop, taker, 'second');
    await pay(shop, taker, 10_000n);
    const [second, first] = await promotionsOf(shop.ctx, taker);
    expect([first?.bonus, second?.bonus, second?.state]).toEqual(['100.00', '50.00', 'QUEUED']);
  });

  it('is the next that is credited, whichever was opened first', async () => {
    const taker = await addTaker(shop);
    const early = await openedDeposit(shop, taker, { amount: '20' });
    await accept(shop, taker, 'first');
    const late = await openedDeposit(shop, taker, { amount: '30' });
    await credit(shop, late, 3_000n);
    await credit(shop, early, 2_000n);
    expect(await moneyOf(shop, taker)).toEqual([5_000n, 3_000n, 0n]);
    expect(await onlyGrant(taker)).toMatchObject({ deposit: '30.00' });
  });

  it('too small for the promotion leaves it waiting for the next, and the player is told nothing', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'from-fifty');
    await pay(shop, taker, 4_999n);
    expect(await stood(shop, taker)).toEqual(['from-fifty PENDING']);
    expect(await moneyOf(shop, taker)).toEqual([4_999n, 0n, 0n]);
    expect(await toldOf(shop, taker)).toEqual([]);
    await pay(shop, taker, 5_000n);
    expect(await stood(shop, taker)).toEqual(['from-fifty ACTIVE']);
  });

  it('that was begun on the last day counts though the payment took a week', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'today');
    const opened = await openedDeposit(shop, taker);
    const other = await addTaker(shop);
    await accept(shop, other, 'today');
    shop.passTime(86_400_000);
    await credit(shop, opened, 3_000n);
    await pay(shop, other, 3_000n);
    shop.passTime(-86_400_000);
    expect(await stood(shop, taker)).toEqual(['today ACTIVE']);
    expect(await stood(shop, other)).toEqual(['today CANCELLED not_eligible']);
  });

  it('gives an excluded player nothing: it is held for whoever paid', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    const opened = await openedDeposit(shop, taker);
    await exclude(shop, taker.playerId, new Date('2028-01-01T00:00:00Z'));
    await credit(shop, opened, 3_000n);
    expect(await moneyOf(shop, taker)).toEqual([0n, 0n, 0n]);
    expect(await stood(shop, taker)).toEqual(['first PENDING']);
  });

  it('earns by the last known rate when none is fresh', async () => {
    const taker = await addTaker(shop);
    await addCurrency(shop.ctx, taker, 'GBP');
    await accept(shop, taker, 'first');
    const opened = await openedDeposit(shop, taker, { currency: 'GBP', amount: '30' });
    const stale = { ...shop, ctx: { ...shop.ctx, rates: { ...shop.ctx.rates, rateOf: () => fail('rates_stale') } } };
    await credit(stale, opened, 3_000n, 'GBP');
    expect(await moneyOf(shop, taker, 'GBP')).toEqual([3_000n, 3_000n, 0n]);
  });
});

it('must-hold 40: cut off at any statement nothing of a bonus is kept, and the redelivery earns it once', async () => {
  let survived = 0;
  for (let fatal = 0; survived === 0; fatal += 1) {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    const opened = await openedDeposit(shop, taker);
    let statements = 0;
    const { db } = shop.ctx;
    const transaction: typeof db.transaction = (work) =>
      db.transaction((tx) =>
        work({
          query: (statement, values) => {
            if (statements === fatal) throw new Error('killed here');
            statements += 1;
            return tx.query(statement, values);
          },
        }),
      );
    const dying = { ...shop, ctx: { ...shop.ctx, db: { ...db, transaction } } };
    if (
      await credit(dying, opened, 3_000n).then(
        () => true,
        () => false,
      )
    )
      survived = fatal;
    else {
      expect(await stood(shop, taker)).toEqual(['first PENDING']);
      expect(await moneyOf(shop, taker)).toEqual([0n, 0n, 0n]);
      await credit(shop, opened, 3_000n);
    }
    expect(await moneyOf(shop, taker)).toEqual([3_000n, 3_000n, 0n]);
    expect(await toldOf(shop, taker)).toHaveLength(1);
  }
  // The credit’s own statements, and more than as many of the bonus.
  expect(survived).toBeGreaterThan(16);
});

describe('a currency changed between accepting and paying', () => {
  it('is the deposit’s: bonus, bounds and wagering are of what was paid in', async () => {
    const taker = await addTaker(shop);
    await addCurrency(shop.ctx, taker, 'USD');
    await accept(shop, taker, 'first');
    await pay(shop, taker, 5_000n, { currency: 'USD' });
    expect(await moneyOf(shop, taker, 'USD')).toEqual([5_000n, 5_000n, 0n]);
    expect(await moneyOf(shop, taker, 'EUR')).toEqual([0n, 0n, 0n]);
    expect(await onlyGrant(taker)).toMatchObject({ currency: 'USD', bonus: '50.00', wageringRequired: '500.00' });
  });

  it('for which the promotion is not leaves the money without it', async () => {
    const taker = await addTaker(shop);
    await addCurrency(shop.ctx, taker, 'USD');
    await accept(shop, taker, 'euros');
    await pay(shop, taker, 5_000n, { currency: 'USD' });
    expect(await moneyOf(shop, taker, 'USD')).toEqual([5_000n, 0n, 0n]);
    expect(await stood(shop, taker)).toEqual(['euros CANCELLED not_eligible']);
  });
});

describe('rounding in every currency', () => {
  const insertDeposit = sql(
    'test_promoted_deposit',
    `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at, completed_at)
     VALUES (gen_random_uuid(), $1, gen_random_uuid(), '', 'brpay', $2, $3, 'completed', $4, $4, $4) RETURNING id`,
  );

  it.each(currencyCodes)('%s: the ledger has what the one function says, down to the minor unit', async (currency) => {
    const taker = await addTaker(shop);
    if (currency !== 'EUR') await addCurrency(shop.ctx, taker, currency);
    await accept(shop, taker, 'odd');
    const now = shop.ctx.clock.now();
    const rate = shop.ctx.rates.rateOf(currency);
    const eurRate: Rational = rate.ok ? rate.value : rational(1n);
    // Worth about 20 EUR, and divisible by nothing that the promotion multiplies with.
    const amount = amountOf(currency, eurRate) + 7n;
    const due = rewardOf(odd, { depositMinor: amount, currency, eurRate, capLeftEur: null });
    await shop.ctx.db.transaction(async (tx) => {
      const [row] = await tx.query<{ id: string }>(insertDeposit, [taker.playerId, currency, amount, now]);
      const id = row?.id ?? '';
      const accounts = [
        await account(tx, 'cash', taker.playerId, '', currency),
        await account(tx, 'clearing', null, 'brpay', currency),
      ];
      await post(tx, 'deposit', taker.playerId, accounts, [amount, -amount], id);
      await promoteDeposit(shop.ctx, tx, { id, playerId: taker.playerId, currency, amountMinor: amount });
    });
    expect(due.bonusMinor).toBeGreaterThan(0n);
    expect(due.bonusMinor * 100n).toBeLessThanOrEqual(amount * 33n);
    expect(amount * 33n - due.bonusMinor * 100n).toBeLessThan(100n);
    expect(await moneyOf(shop, taker, currency)).toEqual([amount, due.bonusMinor, 0n]);
  });

  const amountOf = (currency: CurrencyCode, { num, den }: Rational): bigint =>
    (20n *
      den *
      { EUR: 100n, USD: 100n, GBP: 100n, CAD: 100n, BTC: 10n ** 8n, ETH: 10n ** 9n, USDT: 10n ** 6n, LTC: 10n ** 8n }[
        currency
      ]) /
    num;
});

describe('a deposit that is taken back', () => {
  it('takes the bonus that it earned with it, running or waiting', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'spins');
    await accept(shop, taker, 'first');
    const opened = await openedDeposit(shop, taker);
    await credit(shop, opened, 3_000n);
    expect(await stood(shop, taker)).toEqual(['spins ACTIVE', 'first QUEUED']);
    await send(shop, opened.gateway, webhookBody(opened, { type: 'payment.reversed' }));
    // The spins' winnings were unlocked by the same deposit.
    expect((await stood(shop, taker)).toSorted()).toEqual([
      'first CANCELLED deposit_reversed',
      'spins CANCELLED deposit_reversed',
    ]);
    expect(await moneyOf(shop, taker)).toEqual([0n, 0n, 0n]);
  });

  it('leaves no bonus money behind, tells the player, and begins what waited', async () => {
    const taker = await addTaker(shop);
    await accept(shop, taker, 'first');
    const opened = await openedDeposit(shop, taker);
    await credit(shop, opened, 3_000n);
    await accept(shop, taker, 'spins');
    await send(shop, opened.gateway, webhookBody(opened, { type: 'payment.reversed' }));
    expect(await moneyOf(shop, taker)).toEqual([0n, 0n, 0n]);
    expect(await stood(shop, taker)).toEqual(['first CANCELLED deposit_reversed', 'spins ACTIVE']);
    expect((await toldOf(shop, taker)).map(({ kind }) => kind)).toContain('bonus_taken_back');
  });

  it('was made all the same: the first deposit is not had twice', async () => {
    const taker = await addTaker(shop);
    const opened = await openedDeposit(shop, taker);
    await credit(shop, opened, 3_000n);
    await send(shop, opened.gateway, webhookBody(opened, { type: 'payment.reversed' }));
    expect(await accept(shop, taker, 'first')).toMatchObject({ facts: { reason: 'deposits_made' } });
  });
});
