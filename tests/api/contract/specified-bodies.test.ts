import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/db.ts';
import { verify } from '#tests/server/withdrawals/desk.ts';
import { goodPassword, visit } from '#tests/support/player.ts';
import { startSecond } from '#tests/support/second-server.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { newcomer, type Owner, openDoor, owner } from '../races/house.ts';

// Section 7 of the specification as a client of its own would take it: the bodies as written, and nothing beside them.
let second: Awaited<ReturnType<typeof startSecond>>;
let server: TestServer;
let player: Owner;
const confirm = sql('specified_confirm', 'UPDATE player SET confirmed_at = $2 WHERE id = $1');
const countDeposits = sql('specified_deposits', 'SELECT count(*) AS made FROM deposit WHERE player_id = $1');
const made = async (): Promise<number> => {
  const [row] = await server.ctx.db.query<{ made: bigint }>(countDeposits, [player.id]);
  return Number(row?.made);
};

beforeAll(async () => {
  server = await startServer({ env: { SANDBOX: '1' }, parts: { captcha: openDoor } });
  second = await startSecond(server);
  player = await owner(server, 500_00n);
  await player.must('addCurrency', { body: { currency: 'BTC' } });
  await server.ctx.db.query(confirm, [player.id, new Date()]);
  await verify(server, player.id);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const profile = '/profile-service/api/v1/profile';
const send = async (method: string, path: string, body: unknown, origin = server.origin) => {
  const response = await fetch(origin + path, {
    method,
    headers: { origin: server.origin, cookie: player.cookies(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: JSON.parse((await response.text()) || 'null') };
};

const card = (amount: unknown) => ({ amount, currency: 'EUR', promotionCoupon: '' });
const cards = ['brpay', 'paypound', 'paystudio', 'payweb', 'ikajo', 'pgpaytech', 'devcode', 'ems'];
const deposits: readonly (readonly [string, object])[] = [
  ['skrill', { language: 'en', amount: 30, currency: 'EUR', paymentMethods: 'WLT' }],
  ...cards.map((name) => [name, card(30)] as const),
  ['mifinity', { language: 'en', ...card(30) }],
  ['jeton/checkout', { email: 'ada@example.com', ...card(30), language: 'en' }],
  ['jeton/cash', { ...card(30), language: 'en' }],
  ['crypto', { currency: 'BTC', promotionCoupon: '' }],
];

describe('the specification’s bodies are enough', () => {
  test.each(deposits)('POST %s/deposit', async (name, body) => {
    expect(await send('POST', `${profile}/${name}/deposit`, body)).toMatchObject({ status: 200 });
  });

  test('POST registration: the terms confirm the age as well, and a box of its own must be ticked', async () => {
    const signingUp = {
      fullName: 'Ada Byron',
      email: 'ada-of-the-text@example.com',
      password: goodPassword,
      terms: true,
      language: 'en',
      currency: 'EUR',
      captcha: 'solved',
    };
    const visitor = visit(server.origin);
    expect(await visitor.call('register', { body: { ...signingUp, adult: false } })).toMatchObject({ status: 400 });
    expect(await visitor.call('register', { body: { ...signingUp, terms: false } })).toMatchObject({ status: 400 });
    expect(await visitor.call('register', { body: signingUp })).toMatchObject({ status: 200 });
  });

  test('POST registration: a cookie without a value is no click', async () => {
    const body = {
      fullName: 'Ada Byron',
      email: 'ada-of-no-click@example.com',
      password: goodPassword,
      terms: true,
      captcha: 'solved',
      clickId: '',
    };
    expect(await visit(server.origin).call('register', { body })).toMatchObject({ status: 200 });
  });

  test('PUT profile: the whole form in its order, with what nobody filled in empty, by text or by null', async () => {
    const fresh = await newcomer(server);
    const put = (body: object) => fresh.call<{ userDetails: object }>('updateProfile', { body });
    const empty = {
      dateOfBirth: null,
      gender: '',
      avatar: null,
      country: '',
      state: '',
      address: '',
      nickName: '',
      address2: '',
      city: '',
      zipCode: '',
      phoneNumber: '',
      dialingCode: '356',
      receiveEmailPromo: true,
    };
    const nothing = { gender: null, country: null, state: null, address: null, address2: null, phone: null };
    expect(await put(empty)).toMatchObject({
      status: 200,
      body: { userDetails: { ...nothing, receiveEmailPromo: true } },
    });
    const filled = { ...empty, city: 'Mdina', gender: 'Female', state: null, address2: null };
    const saved = { ...nothing, city: 'Mdina', gender: 'Female' };
    expect(await put(filled)).toMatchObject({ status: 200, body: { userDetails: saved } });
    // Once more, as a form that shows what is locked would send it empty.
    expect(await put(empty)).toMatchObject({ status: 200, body: { userDetails: saved } });
  });

  test.each(['history/bet', 'profile/fiat/deposit', 'profile/crypto/withdraw'])(
    'GET %s: an empty bound or provider is none',
    async (path) => {
      const provider = path === 'history/bet' ? '&provider=' : '';
      const query = `?from=&to=&size=10&page=0${provider}`;
      const answer = await fetch(`${server.origin}/profile-service/api/v1/${path}${query}`, {
        headers: { cookie: player.cookies() },
      });
      expect(answer.status).toBe(200);
    },
  );

  test('POST skrill/withdraw and crypto/withdraw reach their own rules', async () => {
    // Nothing was ever paid in by Skrill, and no coins are there: what is refused is the money, not the body.
    const skrill = await send('POST', `${profile}/skrill/withdraw`, { amount: 30, currency: 'EUR' });
    expect(skrill.body.code).not.toBe('idempotency_key_missing');
    const coins = { amount: '0.01', currency: 'BTC', address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080' };
    const crypto = await send('POST', `${profile}/crypto/withdraw`, coins);
    expect([crypto.status, crypto.body.code]).not.toContain('bad_request');
    expect(crypto.body.code).not.toBe('idempotency_key_missing');
  });

  test('PUT redeem-promotion-coupon, POST promotion/coupon, POST promotion', async () => {
    const redeem = await send('PUT', `${profile}/redeem-promotion-coupon`, { promotionCoupon: 'GOOD-TURN' });
    expect(redeem).toMatchObject({ status: 200 });
    // A double click is one redemption; by the other call it is a second, which the code refuses.
    expect(await send('PUT', `${profile}/redeem-promotion-coupon`, { promotionCoupon: 'GOOD-TURN' })).toEqual(redeem);
    expect(await send('POST', '/user-service/api/v1/promotion/coupon', { couponName: 'GOOD-TURN' })).toMatchObject({
      status: 409,
      body: { code: 'coupon_used' },
    });
    expect(await send('POST', `${profile}/promotion`, { id: 'welcome-first', accepted: true })).toMatchObject({
      status: 200,
    });
  });
});

describe('without a key', () => {
  const opened = (amount: unknown, origin?: string) => send('POST', `${profile}/brpay/deposit`, card(amount), origin);

  test('the same body at the same instant, in two processes, is one payment', async () => {
    const before = await made();
    const origins = Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? server.origin : second.origin));
    const answers = await Promise.all(origins.map((origin) => opened('41', origin)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await made()) - before).toBe(1);
  });

  test('30 and "30", and a coupon that is empty, null or left out, are one wish; another amount is another', async () => {
    const before = await made();
    await opened(42);
    await opened('42');
    await opened('42.00');
    await send('POST', `${profile}/brpay/deposit`, { currency: 'EUR', amount: '42', promotionCoupon: null });
    await send('POST', `${profile}/brpay/deposit`, { currency: 'EUR', amount: '42' });
    expect((await made()) - before).toBe(1);
    await opened(43);
    expect((await made()) - before).toBe(2);
  });

  test.each(['approve', 'decline'])('once the company said %s, the same body is a second payment', async (action) => {
    const amount = action === 'approve' ? 45 : 46;
    const first = await opened(amount);
    const decided = await fetch(new URL(first.body.redirectUrl, server.origin), {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: `action=${action}`,
      redirect: 'manual',
    });
    expect(decided.status).toBe(303);
    const done = action === 'approve' ? 'completed' : 'failed';
    const params = { id: first.body.id };
    await expect.poll(() => player.must('readDeposit', { params })).toMatchObject({ state: done });
    const next = await opened(amount);
    expect(next.status).toBe(200);
    expect(next.body.id).not.toBe(first.body.id);
    expect((await opened(amount)).body.id).toBe(next.body.id);
  });

  test('a header that is no UUID is refused, never made up for', async () => {
    const bad = await player.call('brpayDeposit', { body: card(44), key: 'not-a-key' });
    expect(bad).toMatchObject({ status: 400, body: { code: 'idempotency_key_missing' } });
  });
});
