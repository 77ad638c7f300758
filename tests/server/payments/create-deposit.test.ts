import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardGateways } from '#contract/payments/deposit.ts';
import { codeOfGateway } from '#contract/payments/gateways.ts';
import { currencies, currencyCodes } from '#domain/money/currency.ts';
import { fail, ok } from '#domain/result.ts';
import type { DepositGateway, OpenedPayment } from '#server/adapters/payments/gateway.ts';
import { createDeposit, type DepositInput } from '#server/services/payments/create-deposit.ts';
import { depositOf, expireDeposits, totalDeposits } from '#server/services/payments/deposits.ts';
import { listGateways } from '#server/services/payments/gateways.ts';
import { transactionHistory } from '#server/services/wallet/history.ts';
import { eventsOf, exclude, minute, newPlayer, type World } from '#tests/server/identity/world.ts';
import { fillPayer } from '#tests/support/payer.ts';
import {
  askDeposit,
  cashOf,
  createHouse,
  deposit,
  openedDeposit,
  send,
  soundMovementsOf,
  webhookBody,
} from './house.ts';

let world: World;
beforeAll(async () => {
  world = await createHouse();
});
afterAll(() => world.close());

describe('createDeposit', () => {
  test('opens the hosted page on a path of ours and moves no money', async () => {
    const { session } = await newPlayer(world);
    const result = await deposit(world, session);
    if (!result.ok) throw new Error(result.code);
    expect(result.value.redirectUrl).toMatch(/^\/sandbox\/pay\/brpay\/pay_[A-Za-z0-9_-]{24}$/);
    expect(await depositOf(world.ctx, session, result.value.id)).toEqual({
      ok: true,
      value: {
        id: result.value.id,
        state: 'redirected',
        amount: '30.00',
        currency: 'EUR',
        gateway: 'brpay',
        createdAt: world.ctx.clock.now().toISOString(),
      },
    });
    expect(await cashOf(world, session.playerId)).toBe(0n);
  });

  test('must-hold 20: coming back without paying credits nothing', async () => {
    const { session } = await newPlayer(world);
    const { id } = await openedDeposit(world, session);
    await depositOf(world.ctx, session, id);
    expect(await totalDeposits(world.ctx, session)).toEqual([]);
    expect(await cashOf(world, session.playerId)).toBe(0n);
  });

  test('refuses an incomplete profile with what is missing, and the same wish is taken once it is filled in', async () => {
    const { session } = await newPlayer(world);
    const change = { idempotencyKey: randomUUID() };
    const fields = 'dateOfBirth,country,city,address,zipCode,phoneNumber';
    expect(await askDeposit(world, session, change)).toEqual({
      ok: false,
      code: 'profile_incomplete',
      facts: { fields },
    });
    const deposits = { type: 'deposit', currencyType: 'FIAT', page: 0, size: 20 } as const;
    expect((await transactionHistory(world.ctx, session, deposits)).total).toBe(0);
    await fillPayer(world.ctx.db, session.playerId);
    expect(await askDeposit(world, session, change)).toMatchObject({ ok: true });
  });

  const refusals: [code: string, change: Partial<DepositInput>][] = [
    ...['-5', '0', '1e309', '1e3', 'NaN', '0x10', '10,5', '1234567890.12', '9223372036854775808', ' 30', '030', ''].map(
      (amount): [string, Partial<DepositInput>] => ['amount_invalid', { amount }],
    ),
    ['amount_overprecise', { amount: '30.005' }],
    ['amount_below_minimum', { amount: '9.99' }],
    ['amount_below_minimum', { amount: '0.01' }],
    ['amount_above_maximum', { amount: '10000.01' }],
    ['wallet_missing', { currency: 'USD' }],
    ['gateway_unavailable', { gateway: 'nobody' }],
    ['currency_mismatch', { currency: 'BTC', amount: '1' }],
  ];
  test.each(refusals)('must-hold 14, 15: answers %s to %j', async (code, change) => {
    const { session } = await newPlayer(world);
    expect(await deposit(world, session, change)).toMatchObject({ ok: false, code });
    expect(
      (await transactionHistory(world.ctx, session, { type: 'deposit', currencyType: 'FIAT', page: 0, size: 20 }))
        .total,
    ).toBe(0);
  });

  test('no company of cards, e-wallets or vouchers takes coins: each says that the currency does not fit', async () => {
    const { session } = await newPlayer(world);
    const coins = currencyCodes.filter((code) => currencies[code].type === 'CRYPTO');
    expect(coins.length * world.ctx.gateways.size).toBeGreaterThan(20);
    for (const gateway of world.ctx.gateways.keys())
      for (const currency of coins)
        expect(await deposit(world, session, { gateway, currency, amount: '1' })).toEqual({
          ok: false,
          code: 'currency_mismatch',
        });
  });

  test('Platinum (EMS) is neither open to the United States nor listed there', async () => {
    const { session } = await newPlayer(world);
    const from = (country: string) => ({ ...world, caller: { ...world.caller, country } });
    expect(await deposit(from('US'), session, { gateway: 'ems' })).toEqual({ ok: false, code: 'gateway_unavailable' });
    expect((await deposit(from('CA'), session, { gateway: 'ems' })).ok).toBe(true);
    expect(listGateways(world.ctx, 'US')).not.toContain('EMS');
    expect(listGateways(world.ctx, 'CA')).toContain('EMS');
  });

  test('must-hold 6: the same key 50 times at once is one deposit; another wish with it is refused', async () => {
    const { session } = await newPlayer(world);
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => deposit(world, session, { idempotencyKey })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.ok).toBe(true);
    expect(
      (await transactionHistory(world.ctx, session, { type: 'deposit', currencyType: 'FIAT', page: 0, size: 20 }))
        .total,
    ).toBe(1);
    expect(await deposit(world, session, { idempotencyKey, amount: '30.00' })).toEqual(answers[0]);
    for (const change of [{ amount: '31' }, { gateway: 'devcode' }, { promotionCoupon: 'WELCOME' }])
      expect(await deposit(world, session, { idempotencyKey, ...change })).toMatchObject({
        code: 'idempotency_key_reused',
      });
  });

  test('keys of two players are two keys', async () => {
    const idempotencyKey = randomUUID();
    const [one, two] = [await newPlayer(world), await newPlayer(world)];
    const first = await deposit(world, one.session, { idempotencyKey });
    const second = await deposit(world, two.session, { idempotencyKey, amount: '40' });
    expect(first.ok && second.ok && first.value.id !== second.value.id).toBe(true);
  });

  test('must-hold 24: an excluded player opens nothing, even with a session read before', async () => {
    const { session } = await newPlayer(world);
    await exclude(world, session.playerId, new Date('2030-01-01'));
    expect(await deposit(world, session)).toEqual({ ok: false, code: 'player_excluded' });
    const kinds = (await eventsOf(world)).filter((row) => row.player_id === session.playerId).map((row) => row.kind);
    expect(kinds).toContain('deposit_excluded');
  });

  test('a call cut off before the provider answered is finished by its repetition', async () => {
    const { session } = await newPlayer(world);
    await fillPayer(world.ctx.db, session.playerId);
    const idempotencyKey = randomUUID();
    const real = world.ctx.gateways.get('brpay');
    if (real === undefined) throw new Error('no gateway');
    const cut: DepositGateway = { ...real, open: () => Promise.reject(new Error('killed here')) };
    const input = { gateway: 'brpay', amount: '30', currency: 'EUR', idempotencyKey } as const;
    const dying = { ...world.ctx, gateways: new Map([['brpay', cut]]) };
    await expect(createDeposit(dying, world.caller, session, input)).rejects.toThrow('killed here');
    const again = await createDeposit(world.ctx, world.caller, session, input);
    expect(again.ok).toBe(true);
    expect(
      (await transactionHistory(world.ctx, session, { type: 'deposit', currencyType: 'FIAT', page: 0, size: 20 }))
        .total,
    ).toBe(1);
  });

  const nothing = { redirectUrl: null, qr: null, initializationToken: null, form: null };
  const opened = (way: Partial<OpenedPayment>) => ok({ providerReference: 'x', ...nothing, ...way });
  const gateways: [string, DepositGateway['open']][] = [
    ['is down', async () => fail('gateway_unavailable')],
    ['sends the player elsewhere', async () => opened({ redirectUrl: 'https://evil.test/' })],
    ['sends the player to a path that is none', async () => opened({ redirectUrl: '//evil.test/' })],
    ['sends the player’s form elsewhere', async () => opened({ form: { action: 'https://evil.test/', fields: {} } })],
    ['opens nothing', async () => opened({})],
  ];
  test.each(gateways)('must-hold 33: a gateway that %s fails the deposit', async (_, open) => {
    const { session } = await newPlayer(world);
    await fillPayer(world.ctx.db, session.playerId);
    const real = world.ctx.gateways.get('brpay');
    if (real === undefined) throw new Error('no gateway');
    const ctx = { ...world.ctx, gateways: new Map([['brpay', { ...real, open }]]) };
    const input = {
      gateway: 'brpay',
      amount: '30',
      currency: 'EUR',
      idempotencyKey: randomUUID(),
    } as const;
    expect(await createDeposit(ctx, world.caller, session, input)).toEqual({ ok: false, code: 'gateway_unavailable' });
    const { items } = await transactionHistory(world.ctx, session, {
      type: 'deposit',
      currencyType: 'FIAT',
      page: 0,
      size: 20,
    });
    expect(items).toMatchObject([{ state: 'failed' }]);
  });
});

describe('depositOf and transactionHistory', () => {
  test('must-hold 28: another player’s deposit is not found', async () => {
    const [owner, stranger] = [await newPlayer(world), await newPlayer(world)];
    const { id } = await openedDeposit(world, owner.session);
    expect(await depositOf(world.ctx, stranger.session, id)).toEqual({ ok: false, code: 'deposit_not_found' });
    expect(await depositOf(world.ctx, owner.session, randomUUID())).toEqual({ ok: false, code: 'deposit_not_found' });
    expect(
      (
        await transactionHistory(world.ctx, stranger.session, {
          type: 'deposit',
          currencyType: 'FIAT',
          page: 0,
          size: 20,
        })
      ).items,
    ).toEqual([]);
  });

  test('pages newest first, keeps to the period and counts past the end', async () => {
    const { session } = await newPlayer(world);
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      ids.unshift((await openedDeposit(world, session)).id);
      world.passTime(minute);
    }
    const read = (page: number, more = {}) =>
      transactionHistory(world.ctx, session, { type: 'deposit', currencyType: 'FIAT', page, size: 2, ...more });
    expect((await read(0)).items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect((await read(2)).items.map(({ id }) => id)).toEqual(ids.slice(4));
    expect(await read(9)).toEqual({ items: [], page: 9, size: 2, total: 5 });
    expect((await read(0, { from: '2027-03-01', to: '2027-03-01' })).total).toBe(5);
    expect((await read(0, { to: '2027-02-28' })).total).toBe(0);
    expect(
      (await transactionHistory(world.ctx, session, { type: 'deposit', currencyType: 'CRYPTO', page: 0, size: 2 }))
        .total,
    ).toBe(0);
  });
});

describe('expireDeposits', () => {
  test('closes what nobody paid within the hour; a late success still credits', async () => {
    const { session } = await newPlayer(world);
    const opened = await openedDeposit(world, session);
    world.passTime(59 * minute);
    await expireDeposits(world.ctx);
    expect(await depositOf(world.ctx, session, opened.id)).toMatchObject({ value: { state: 'redirected' } });
    world.passTime(2 * minute);
    expect(await expireDeposits(world.ctx)).toBeGreaterThan(0);
    expect(await depositOf(world.ctx, session, opened.id)).toMatchObject({ value: { state: 'expired' } });
    expect(await send(world, opened.gateway, webhookBody(opened))).toMatchObject({ ok: true });
    expect(await cashOf(world, session.playerId)).toBe(3_000n);
    expect(await soundMovementsOf(world, opened.id)).toBe(1);
  });
});

test('Platinum is not offered in the US', () => {
  const others = cardGateways.filter((name) => name !== 'devcode' && name !== 'ems').map(codeOfGateway);
  const cards = (country: string) => {
    const listed = listGateways(world.ctx, country);
    return listed.slice(0, listed.indexOf('CREDIT_CARD'));
  };
  expect(cards('MT')).toEqual(['DEV_CODE', 'EMS', ...others]);
  expect(cards('US')).toEqual(['DEV_CODE', ...others]);
  expect(listGateways({ ...world.ctx, gateways: new Map(), chains: new Map() }, 'MT')).toEqual([]);
});
