import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/routes.ts';
import { skrill } from '#server/adapters/payments/protocols/skrill.ts';
import { sql } from '#server/db/db.ts';
import { gatewaySecret } from '#server/sandbox/orders.ts';
import { watchChain } from '#server/services/chain/watch-chain.ts';
import { cashOf, expectSoundLedger, type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { balanceOf } from '#tests/support/ledger.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let player: Owner;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  player = await owner(server);
});
afterAll(async () => {
  await expectSoundLedger(server);
  await server.stop();
});

const bodies = {
  skrillDeposit: { language: 'en', paymentMethods: 'WLT' },
  mifinityDeposit: { language: 'en', promotionCoupon: null },
  jetonDeposit: { language: 'en', email: 'ada@jeton.example' },
  jetonCashDeposit: { language: 'en' },
} satisfies Partial<Record<CallName, object>>;
type Wallet = keyof typeof bodies;
const gateways = {
  skrillDeposit: 'skrill',
  mifinityDeposit: 'mifinity',
  jetonDeposit: 'jeton',
  jetonCashDeposit: 'jeton-cash',
};
const wallets = Object.keys(bodies) as Wallet[];

type Opened = {
  id: string;
  redirectUrl?: string;
  initializationToken?: string;
  scriptUrl?: string;
  qr?: string | null;
};
const open = (wallet: Wallet, key: string = randomUUID(), amount = '30') =>
  player.must<Opened>(wallet, {
    ...(wallet === 'jetonDeposit' && { params: { type: 'checkout' } }),
    body: { amount, currency: 'EUR', ...bodies[wallet] },
    key,
  });
const pageOf = ({ redirectUrl, initializationToken }: Opened): string =>
  new URL(redirectUrl ?? `/sandbox/mifinity/frame/${initializationToken}`, server.origin).href;
/** The company's own page has what can go wrong, MiFinity's frame no more than yes and no. */
const trialPageOf = ({ initializationToken, ...opened }: Opened): string =>
  initializationToken === undefined ? pageOf(opened) : `${server.origin}/sandbox/pay/mifinity/${initializationToken}`;
const press = (opened: Opened, action: string, page = pageOf(opened)) =>
  fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `action=${action}`,
  });
const stateOf = async ({ id }: Opened) =>
  (await player.must<{ state: string }>('readDeposit', { params: { id } })).state;

describe.each(wallets)('%s', (wallet) => {
  test('is credited once its company says so, once', async () => {
    const before = await cashOf(server, player.id);
    const opened = await open(wallet);
    expect(await stateOf(opened)).toBe('redirected');
    await press(opened, 'approve');
    expect(await stateOf(opened)).toBe('completed');
    await press(opened, 'approve');
    expect(await cashOf(server, player.id)).toBe(before + 3_000n);
  });

  test('answers the same payment to the same key', async () => {
    const key = randomUUID();
    expect(await open(wallet, key)).toEqual(await open(wallet, key));
  });

  test('that is declined credits nothing', async () => {
    const before = await cashOf(server, player.id);
    const opened = await open(wallet);
    await press(opened, 'decline');
    expect(await stateOf(opened)).toBe('failed');
    expect(await cashOf(server, player.id)).toBe(before);
  });

  test.each(['forged', 'changed-amount', 'changed-currency'])(
    'moves no money when its webhook is %s',
    async (action) => {
      const before = await cashOf(server, player.id);
      const opened = await open(wallet);
      await press(opened, action, trialPageOf(opened));
      expect(await stateOf(opened)).toBe('redirected');
      expect(await cashOf(server, player.id)).toBe(before);
    },
  );

  test('is asked about nothing that the house did not open', async () => {
    const answer = await fetch(`${server.origin}/payments/${gateways[wallet]}/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        orderId: randomUUID(),
        paymentId: 1,
        type: 'PAY',
        amount: 30,
        currency: 'EUR',
        status: 'SUCCESS',
      }),
    });
    expect(answer.status).toBe(wallet === 'jetonDeposit' ? 404 : 400);
  });
});

const selectAccounts = sql('e_wallet_accounts', 'SELECT destination FROM payout_account WHERE player_id = $1');
test('an account that a notification of Skrill’s names beside its signature is not kept for paying out', async () => {
  const opened = await open('skrillDeposit');
  const keys = skrill.sandboxKeys(gatewaySecret(server.ctx.config.secrets.cardWebhook, 'skrill'), server.origin);
  const paid = { depositId: opened.id, providerReference: opened.id, amountMinor: 3_000n, currency: 'EUR' } as const;
  const order = { ...paid, returnUrl: '', webhookUrl: '' };
  const { headers, body } = skrill.company.callback(
    { ...paid, eventId: 'tx', outcome: 'completed' },
    order,
    keys,
    new Date(),
  );
  const answer = await fetch(`${server.origin}/payments/skrill/webhook`, {
    method: 'POST',
    headers,
    body: `${body}&pay_from_email=ada%40skrill.example`,
  });
  expect(answer.status).toBe(200);
  expect(await player.must('readDeposit', { params: { id: opened.id } })).toMatchObject({ state: 'completed' });
  const accounts = await server.ctx.db.query(selectAccounts, [player.id]);
  expect(accounts).not.toContainEqual({ destination: 'ada@skrill.example' });
});

test('a hint that Jeton never sent moves nothing: the house asks Jeton, and the player has not paid', async () => {
  const before = await cashOf(server, player.id);
  const opened = await open('jetonDeposit');
  const reference = opened.redirectUrl?.split('/').at(-1);
  const answer = await fetch(`${server.origin}/payments/jeton/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      orderId: opened.id,
      paymentId: reference,
      type: 'PAY',
      amount: 30,
      currency: 'EUR',
      status: 'SUCCESS',
    }),
  });
  expect(answer.status).toBe(200);
  expect(await stateOf(opened)).toBe('redirected');
  expect(await cashOf(server, player.id)).toBe(before);
});

test('Jeton’s code is a picture that leads to the page of the payment', async () => {
  const { qr } = await open('jetonDeposit');
  const picture = Buffer.from(qr?.replace('data:image/gif;base64,', '') ?? '', 'base64');
  expect(picture.subarray(0, 3).toString()).toBe('GIF');
  const { width, height } = await sharp(picture).metadata();
  expect(width).toBe(height);
  expect(width).toBeGreaterThan(150);
});

test('MiFinity’s frame may be framed by us, runs its own file, and says how the payment ended', async () => {
  const opened = await open('mifinityDeposit');
  expect(opened.scriptUrl).toBe('/sandbox/mifinity/sgpg.js');
  const policy = (await fetch(pageOf(opened))).headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(await (await press(opened, 'decline')).text()).toContain('data-outcome="fail"');
  expect((await fetch(`${server.origin}/sandbox/mifinity/frame/pay_unknown`)).status).toBe(404);
});

describe('buying crypto', () => {
  type Offer = { seller: string; frameUrl: string; feeBasisPoints: number | null; minutes: number | null };
  const watchAll = async () => {
    for (const site of server.ctx.chains.values()) await watchChain(server.ctx, site);
  };
  const list = (currency: string) => player.call<Offer[]>('listBuyCrypto', { params: { currency } });

  test('needs a wallet of the currency, and a coin', async () => {
    expect(await list('LTC')).toMatchObject({ status: 409, body: { code: 'wallet_missing' } });
    expect(await list('EUR')).toMatchObject({ status: 409, body: { code: 'currency_mismatch' } });
  });

  test.each(['BTC', 'USDT'])(
    '%s: every seller’s frame has the player’s own address and sends coins there',
    async (currency) => {
      await player.must('addCurrency', { body: { currency } });
      await watchAll();
      const { address, banxaCheckoutIframe } = await player.must<{ address: string; banxaCheckoutIframe: string }>(
        'cryptoDeposit',
        { body: { currency } },
      );
      const { body: offers } = await list(currency);
      expect(offers.map(({ seller, feeBasisPoints, minutes }) => [seller, feeBasisPoints, minutes])).toEqual([
        ['changelly', 500, 15],
        ['onramper', 450, 20],
        ['ramp', null, null],
        ['banxa', null, null],
      ]);
      expect(offers.at(-1)?.frameUrl).toBe(banxaCheckoutIframe);
      for (const { frameUrl } of offers)
        expect(new URLSearchParams(frameUrl.split('?')[1]).get('address')).toBe(address);

      const frame = server.origin + (offers[0]?.frameUrl ?? '');
      const shown = await fetch(frame);
      expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      const amount = /name="amount" value="(\d+)"/.exec(await shown.text())?.[1];
      const headers = { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' };
      const bought = await fetch(frame, { method: 'POST', headers, body: `amount=${amount}` });
      expect(await bought.text()).toContain('on the way');
      await watchAll();
      expect(await balanceOf(server.ctx.db, player.id, currency)).toBe(BigInt(amount ?? 0));
    },
  );

  test('from a frame with an address of no chain, or a seller that there is not, sells nothing', async () => {
    for (const path of [
      'changelly?currency=BTC&address=nonsense',
      'changelly?currency=EUR&address=x',
      'nobody?currency=BTC',
    ])
      expect((await fetch(`${server.origin}/sandbox/embeds/${path}`)).status).toBe(404);
  });
});
