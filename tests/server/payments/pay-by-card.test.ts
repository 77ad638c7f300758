import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anyTerms } from '#domain/payments/card-route.ts';
import { fail, ok } from '#domain/result.ts';
import type { DepositGateway, OpenedPayment } from '#server/adapters/payments/gateway.ts';
import { offers } from '#server/adapters/payments/protocols/index.ts';
import { sql } from '#server/db/db.ts';
import { gatewaySecret } from '#server/sandbox/orders.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { cardRoutesOf } from '#server/services/payments/card-routes.ts';
import { expireDeposits } from '#server/services/payments/deposits.ts';
import { type CardInput, payByCard, payByNextRoute } from '#server/services/payments/pay-by-card.ts';
import { setLimit } from '#server/services/safer-play/limits.ts';
import { exclude, minute, newPlayer } from '#tests/server/identity/world.ts';
import { fillPayer } from '#tests/support/payer.ts';
import { cashOf, createHouse, deposit, type House, send, soundMovementsOf, webhookBody } from './house.ts';

const names = ['devcode', 'ems', 'brpay', 'paypound', 'paystudio', 'payweb', 'ikajo', 'pgpaytech'] as const;
type Name = (typeof names)[number];

/** How each company answers next; what is not here opens a page at once. Which were asked, and for which deposit. */
let answers: Partial<Record<Name, () => Promise<'page' | 'refused' | 'broken'>>> = {};
let asked: [name: Name, depositId: string][] = [];

const company = (name: Name, part: Partial<DepositGateway> = {}): DepositGateway => ({
  name,
  redirectOrigins: [],
  open: async ({ depositId }) => {
    asked.push([name, depositId]);
    const answer = await (answers[name]?.() ?? 'page');
    if (answer === 'broken') throw new Error('a bug of ours');
    if (answer === 'refused') return fail('gateway_unavailable');
    return ok(page(`/sandbox/pay/${name}/${depositId}`, `${name}-${depositId}`));
  },
  readWebhook: () => fail('signature_invalid'),
  acknowledge: () => ({ type: 'text/plain', body: 'OK' }),
  ...part,
});
const page = (redirectUrl: string, providerReference: string): OpenedPayment => ({
  providerReference,
  redirectUrl,
  qr: null,
  initializationToken: null,
  form: null,
});

/** The company as the sandbox plays it, whose word is signed. */
function playedBrpay(): DepositGateway {
  const { config, clock } = house.ctx;
  const brpay = offers.find(({ name }) => name === 'brpay');
  if (brpay === undefined) throw new Error('There is no brpay');
  const nobody = async () => fail('gateway_unavailable' as const);
  return brpay.sandbox(gatewaySecret(config.secrets.cardWebhook, 'brpay'), house.origin, nobody, () => clock.now());
}

const gateways = new Map<string, DepositGateway>();
let house: House;
beforeAll(async () => {
  house = await createHouse({ gateways });
});
afterAll(() => house.close());

const clearBooks = sql('test_age_deposits', `UPDATE deposit SET created_at = created_at - interval '30 days'`);
beforeEach(async () => {
  answers = {};
  asked = [];
  gateways.clear();
  for (const name of names) gateways.set(name, company(name));
  // What earlier tests left is no record of late.
  await house.ctx.db.query(clearBooks);
});

async function payer(): Promise<PlayerSession> {
  const { session } = await newPlayer(house);
  await fillPayer(house.ctx.db, session.playerId);
  return session;
}
const pay = (session: PlayerSession, change: Partial<CardInput> = {}) =>
  payByCard(house.ctx, house.caller, session, {
    amount: '30',
    currency: 'EUR',
    idempotencyKey: randomUUID(),
    ...change,
  });
const next = (session: PlayerSession, id: string) => payByNextRoute(house.ctx, house.caller, session, id);
const paid = async (answer: ReturnType<typeof pay | typeof next>) => {
  const result = await answer;
  if (!result.ok) throw new Error(result.code);
  return result.value;
};

const setState = sql('test_set_state', 'UPDATE deposit SET state = $2, updated_at = $3 WHERE id = $1');
/** Its company's page said no. */
const decline = (id: string) => house.ctx.db.query(setState, [id, 'failed', house.ctx.clock.now()]);
const selectTries = sql(
  'test_tries',
  'SELECT gateway, state, idempotency_key FROM deposit WHERE player_id = $1 ORDER BY created_at, idempotency_key',
);
const triesOf = async ({ playerId }: PlayerSession) =>
  (await house.ctx.db.query<{ gateway: string; state: string }>(selectTries, [playerId])).map(
    ({ gateway, state }) => `${gateway} ${state}`,
  );
const routesOf = async (session: PlayerSession, change: { amount?: string; country?: string } = {}) => {
  const { amount = '30', country = 'MT' } = change;
  const result = await cardRoutesOf(house.ctx, { country }, session, { amount, currency: 'EUR' });
  if (!result.ok) throw new Error(result.code);
  return result.value;
};
const codes = async (...given: Parameters<typeof routesOf>) =>
  (await routesOf(...given)).routes.map(({ gateway }) => gateway);

describe('a payment by card', () => {
  test('opens a page at the first company of the house while nothing is known of any, and asks no other', async () => {
    const session = await payer();
    const opened = await paid(pay(session));
    expect(opened).toEqual({
      id: expect.any(String),
      redirectUrl: `/sandbox/pay/devcode/${opened.id}`,
      gateway: 'DEV_CODE',
    });
    expect(asked).toEqual([['devcode', opened.id]]);
    expect(await cashOf(house, session.playerId)).toBe(0n);
  });

  test('falls through to the next company within the one press as long as none opens a page', async () => {
    const session = await payer();
    answers = { devcode: async () => 'refused', ems: async () => 'refused' };
    expect((await paid(pay(session))).gateway).toBe('BR_PAY');
    expect(await triesOf(session)).toEqual(['devcode failed', 'ems failed', 'brpay redirected']);
  });

  test('says that none took it when all refuse, and names them; each was asked once', async () => {
    const session = await payer();
    answers = Object.fromEntries(names.map((name) => [name, async () => 'refused' as const]));
    const tried = 'DEV_CODE,EMS,BR_PAY,PAY_POUND,PAY_STUDIO,PAY_WEB,IKAJO,PG_PAY_TECH';
    const key = { idempotencyKey: randomUUID() };
    expect(await pay(session, key)).toEqual({ ok: false, code: 'gateway_unavailable', facts: { tried } });
    expect(await pay(session, key)).toEqual({ ok: false, code: 'gateway_unavailable', facts: { tried } });
    expect(asked).toHaveLength(8);
  });

  test('asks no further company once its time is over, and the same key goes on from there', async () => {
    const session = await payer();
    const slow = async () => {
      house.passTime(4_000);
      return 'refused' as const;
    };
    answers = { devcode: slow, ems: slow };
    const key = { idempotencyKey: randomUUID() };
    expect(await pay(session, key)).toMatchObject({ code: 'gateway_unavailable', facts: { tried: 'DEV_CODE,EMS' } });
    expect((await paid(pay(session, key))).gateway).toBe('BR_PAY');
  });

  test('a bug at one company is no way round it: the call fails, and the next press goes by another', async () => {
    const session = await payer();
    answers = { devcode: async () => 'broken' };
    await expect(pay(session)).rejects.toThrow('a bug of ours');
    expect((await paid(pay(session))).gateway).toBe('EMS');
  });

  test.each([
    [{ amount: '9.99' }, 'amount_below_minimum'],
    [{ amount: '10000.01' }, 'amount_above_maximum'],
    [{ amount: 'x' }, 'amount_invalid'],
    [{ currency: 'USD' }, 'wallet_missing'],
    [{ currency: 'BTC', amount: '1' }, 'currency_mismatch'],
    [{ promotionCoupon: 'NO SUCH' }, 'coupon_unknown'],
  ] as const)('is refused %j as every deposit is, with %s, and nobody is asked', async (change, code) => {
    const session = await payer();
    expect(await pay(session, change)).toMatchObject({ ok: false, code });
    expect(await triesOf(session)).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('two at once', () => {
  test('the same key fifty times at once is one deposit at one company', async () => {
    const session = await payer();
    answers = { devcode: async () => 'refused' };
    const key = { idempotencyKey: randomUUID() };
    const all = await Promise.all(Array.from({ length: 50 }, () => pay(session, key)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(asked.map(([name]) => name)).toEqual(['devcode', 'ems']);
    expect(await pay(session, { ...key, amount: '31' })).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('two tabs with keys of their own go on at the same page, whenever the second one asks', async () => {
    const refuse = async () => {
      await new Promise((done) => setTimeout(done, 5));
      return 'refused' as const;
    };
    for (const delayMs of [0, 3, 8, 12, 16, 20, 25, 30, 40, 60]) {
      const session = await payer();
      answers = { devcode: refuse, ems: refuse, brpay: refuse };
      const first = pay(session);
      await new Promise((done) => setTimeout(done, delayMs));
      const both = await Promise.all([paid(first), paid(pay(session))]);
      expect(both[0]).toEqual(both[1]);
      expect((await triesOf(session)).filter((one) => !one.endsWith('failed'))).toHaveLength(1);
    }
  });

  test('a page that was left goes on, by whichever call it was opened; another amount is another payment', async () => {
    const session = await payer();
    const first = await deposit(house, session, { gateway: 'payweb' });
    const again = await paid(pay(session));
    expect(first.ok && first.value.id).toBe(again.id);
    expect(again.gateway).toBe('PAY_WEB');
    expect(await routesOf(session)).toMatchObject({ underWay: { id: again.id, gateway: 'PAY_WEB', state: 'open' } });
    expect((await paid(pay(session, { amount: '31' }))).id).not.toBe(again.id);
  });

  test('nothing is opened beside a payment that its company is at work on', async () => {
    const session = await payer();
    const { id } = await paid(pay(session));
    await house.ctx.db.query(setState, [id, 'pending', house.ctx.clock.now()]);
    expect(await pay(session)).toMatchObject({ code: 'deposit_under_way', facts: { id, gateway: 'DEV_CODE' } });
    expect(await next(session, id)).toMatchObject({ code: 'deposit_under_way' });
    expect(asked).toHaveLength(1);
  });

  test('once its page may not be paid any more another one is opened', async () => {
    const session = await payer();
    const { id } = await paid(pay(session));
    house.passTime(60 * minute);
    expect((await paid(pay(session))).id).not.toBe(id);
  });

  test('another player’s payment is nobody else’s', async () => {
    const [one, two] = [await payer(), await payer()];
    const first = await paid(pay(one));
    expect((await paid(pay(two))).id).not.toBe(first.id);
    await decline(first.id);
    expect(await next(two, first.id)).toEqual({ ok: false, code: 'deposit_not_found' });
  });
});

describe('a company that answers late', () => {
  test('what was given up meanwhile leads nowhere: its page is shown to nobody', async () => {
    const session = await payer();
    let answer: (how: 'page') => void = () => {};
    answers = { devcode: () => new Promise((done) => (answer = done)) };
    const key = { idempotencyKey: randomUUID() };
    const first = pay(session, key);
    while (asked.length === 0) await new Promise((done) => setTimeout(done, 5));
    // The process that asked stands still for longer than a try is its own; another takes over and is refused.
    house.passTime(6_000);
    answers = { devcode: async () => 'refused' };
    const second = await paid(pay(session, key));
    expect(second.gateway).toBe('EMS');
    answer('page');
    expect(await paid(first)).toEqual(second);
    expect(await triesOf(session)).toEqual(['devcode failed', 'ems redirected']);
  });

  test('a call that was cut off is finished by the next one, at the same company and for the same deposit', async () => {
    const session = await payer();
    answers = { devcode: () => new Promise(() => {}) };
    void pay(session);
    while (asked.length === 0) await new Promise((done) => setTimeout(done, 5));
    answers = {};
    house.passTime(6_000);
    const { id, gateway } = await paid(pay(session));
    expect(gateway).toBe('DEV_CODE');
    expect(asked).toEqual([
      ['devcode', id],
      ['devcode', id],
    ]);
  });
});

describe('the next route', () => {
  test('takes the same amount by a company that was not asked for it, for as long as there is one', async () => {
    const session = await payer();
    let at = await paid(pay(session));
    const seen = [at.gateway];
    for (let count = 1; count < names.length; count += 1) {
      await decline(at.id);
      at = await paid(next(session, at.id));
      seen.push(at.gateway);
    }
    expect(new Set(seen).size).toBe(8);
    await decline(at.id);
    expect(await next(session, at.id)).toMatchObject({ code: 'gateway_unavailable' });
  });

  test('is one deposit for two tabs, and for one that asks late; where it failed as well the next after it', async () => {
    const session = await payer();
    const { id } = await paid(pay(session));
    await decline(id);
    const both = await Promise.all([paid(next(session, id)), paid(next(session, id))]);
    expect(both[0]).toEqual(both[1]);
    expect(await paid(next(session, id))).toEqual(both[0]);
    await decline(both[0]?.id ?? '');
    expect((await paid(next(session, id))).gateway).toBe('BR_PAY');
  });

  test('also follows a payment whose company the player chose, and one that was not paid in time', async () => {
    const session = await payer();
    const chosen = await deposit(house, session, { gateway: 'ikajo' });
    if (!chosen.ok) throw new Error(chosen.code);
    expect(await next(session, chosen.value.id)).toMatchObject({ code: 'deposit_under_way' });
    house.passTime(61 * minute);
    await expireDeposits(house.ctx);
    expect((await paid(next(session, chosen.value.id))).gateway).toBe('DEV_CODE');
  });

  test('is none after a payment that arrived, nor after one that no card paid', async () => {
    const session = await payer();
    const { id } = await paid(pay(session));
    await house.ctx.db.query(setState, [id, 'failed', house.ctx.clock.now()]);
    const second = await paid(next(session, id));
    await house.ctx.db.query(
      sql('test_complete', `UPDATE deposit SET state = 'completed', completed_at = $2, updated_at = $2 WHERE id = $1`),
      [second.id, house.ctx.clock.now()],
    );
    expect(await next(session, second.id)).toMatchObject({ code: 'deposit_state_wrong' });
    expect(await next(session, id)).toMatchObject({ code: 'deposit_under_way' });
    expect(await next(session, randomUUID())).toMatchObject({ code: 'deposit_not_found' });
  });

  test('a refused one that is paid after all is credited once, whatever was opened after it', async () => {
    const session = await payer();
    gateways.set('brpay', company('brpay', { readWebhook: playedBrpay().readWebhook }));
    answers = { devcode: async () => 'refused', ems: async () => 'refused' };
    const first = await paid(pay(session));
    await decline(first.id);
    const second = await paid(next(session, first.id));
    expect([first.gateway, second.gateway]).toEqual(['BR_PAY', 'PAY_POUND']);
    const opened = { id: first.id, gateway: 'brpay', reference: `brpay-${first.id}` };
    const body = webhookBody(opened);
    expect((await send(house, 'brpay', body)).ok).toBe(true);
    expect((await send(house, 'brpay', body)).ok).toBe(true);
    expect(await cashOf(house, session.playerId)).toBe(30_00n);
    expect(await soundMovementsOf(house, opened.id)).toBe(1);
  });
});

describe('what the player may not', () => {
  test('an exclusion in between ends it: before the first company, between two, and before the next route', async () => {
    const session = await payer();
    answers = {
      devcode: async () => {
        await exclude(house, session.playerId, new Date('2099-01-01'));
        return 'refused';
      },
    };
    expect(await pay(session)).toMatchObject({ code: 'player_excluded' });
    expect(asked.map(([name]) => name)).toEqual(['devcode']);
    expect(await pay(session)).toMatchObject({ code: 'player_excluded' });
    const other = await payer();
    const { id } = await paid(pay(other));
    await decline(id);
    await exclude(house, other.playerId, new Date('2099-01-01'));
    expect(await next(other, id)).toMatchObject({ code: 'player_excluded' });
  });

  test('a limit counts a payment once, however many companies were asked for it', async () => {
    const session = await payer();
    await setLimit(house.ctx, house.caller, session, { kind: 'deposit', period: 'DAY', value: '50' });
    answers = { devcode: async () => 'refused', ems: async () => 'refused' };
    const { id } = await paid(pay(session));
    await decline(id);
    const second = await paid(next(session, id));
    expect(second.gateway).toBe('PAY_POUND');
    expect(await pay(session, { amount: '21' })).toMatchObject({ code: 'limit_reached' });
    expect((await paid(pay(session, { amount: '20' }))).id).not.toBe(second.id);
  });

  test('a profile that lacks something is asked for before any company is', async () => {
    const { session } = await newPlayer(house);
    expect(await pay(session)).toMatchObject({ code: 'profile_incomplete' });
    expect(asked).toEqual([]);
  });
});

describe('the list of routes', () => {
  test('has what takes the amount from there, and none for what nobody takes', async () => {
    const session = await payer();
    expect(await codes(session)).toHaveLength(8);
    expect(await codes(session, { country: 'US' })).not.toContain('EMS');
    for (const name of names) gateways.set(name, company(name, { takes: { ...anyTerms, mostEur: 100 } }));
    gateways.set('payweb', company('payweb', { takes: { ...anyTerms, currencies: ['USD'] } }));
    expect(await codes(session)).not.toContain('PAY_WEB');
    expect(await codes(session, { amount: '100.01' })).toEqual([]);
    expect(await pay(session, { amount: '100.01' })).toMatchObject({ code: 'gateway_unavailable' });
    expect(await deposit(house, session, { gateway: 'payweb' })).toMatchObject({ code: 'gateway_unavailable' });
  });

  test('begins with the company whose payments arrived of late, by the house’s own books', async () => {
    const session = await payer();
    const complete = sql(
      'test_complete_one',
      `UPDATE deposit SET state = 'completed', completed_at = created_at WHERE id = $1`,
    );
    for (const [gateway, arrives] of [
      ['devcode', false],
      ['devcode', false],
      ['payweb', true],
    ] as const) {
      const one = await payer();
      const made = await deposit(house, one, { gateway });
      if (!made.ok) throw new Error(made.code);
      await (arrives ? house.ctx.db.query(complete, [made.value.id]) : decline(made.value.id));
    }
    const order = await codes(session);
    expect([order[0], order.at(-1)]).toEqual(['PAY_WEB', 'DEV_CODE']);
    expect((await paid(pay(session))).gateway).toBe('PAY_WEB');
  });

  test('marks for twenty minutes, and for this player alone, what failed', async () => {
    const [session, other] = [await payer(), await payer()];
    const { id } = await paid(pay(session));
    await decline(id);
    const at = house.ctx.clock.now().toISOString();
    const marks = async (of: PlayerSession) =>
      (await routesOf(of)).routes.flatMap(({ gateway, failedAt }) => (failedAt === null ? [] : [[gateway, failedAt]]));
    expect(await marks(session)).toEqual([['DEV_CODE', at]]);
    expect(await codes(session)).toMatchObject({ 7: 'DEV_CODE' });
    expect(await marks(other)).toEqual([]);
    house.passTime(21 * minute);
    expect(await marks(session)).toEqual([]);
  });
});
