import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { jeton } from '#server/adapters/payments/protocols/jeton.ts';
import { jetonCash } from '#server/adapters/payments/protocols/jeton-cash.ts';
import { answer, bytes, depositId, event, now, order } from './order.ts';

const keys = jeton.keys.parse({ apiKey: 'an-api-key', checkoutOrigins: ['https://sandbox.jetoncheckout.com'] });
const opened = (more: object) =>
  jeton.readOpened(
    answer(
      JSON.stringify({
        paymentId: 111_328,
        orderId: depositId,
        checkout: 'https://sandbox.jetoncheckout.com/pay?token=x',
        ...more,
      }),
    ),
    order,
    keys,
  );
const asked = (more: object) =>
  jeton.confirm?.read(
    answer(
      JSON.stringify({ paymentId: 111_328, orderId: depositId, type: 'PAY', amount: 30.5, currency: 'EUR', ...more }),
    ),
    event({ providerReference: '111328' }),
    keys,
  );

describe('Jeton', () => {
  test('is asked for a checkout page with the exact amount as a number', () => {
    const { url, headers, body } = jeton.openRequest(order, keys, now);
    expect(url).toBe('https://walletapi.jeton.com/api/v3/integration/merchants/payments/pay');
    expect(headers['x-api-key']).toBe('an-api-key');
    expect(body).toContain('"amount":30.50}');
    expect(JSON.parse(body ?? '')).toMatchObject({
      orderId: depositId,
      method: 'CHECKOUT',
      language: 'EN',
      currency: 'EUR',
    });
  });

  test('answers a page and, when it has one, a code as a picture that a page may show', () => {
    expect(opened({ qr: null })).toMatchObject({ value: { providerReference: '111328', qr: null } });
    expect(opened({ qr: 'R0lGODlhAQABAAAAACw=' })).toMatchObject({
      value: { qr: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
    });
    // Neither GIF nor PNG: the page's address is enough.
    expect(opened({ qr: 'aHR0cHM6Ly9qZXRvbi5jb20=' })).toMatchObject({ value: { qr: null } });
    expect(opened({ orderId: '0192f0c1-7a5b-4c3d-8e9f-00112233ffff' }).ok).toBe(false);
    expect(opened({ checkout: null }).ok).toBe(false);
  });

  test('counts by what it answers to our question, not by what its notification says', () => {
    expect(asked({ status: 'SUCCESS' })).toMatchObject({ value: { outcome: 'completed', amountMinor: 3_050n } });
    expect(asked({ status: 'FAILED' })).toMatchObject({ value: { outcome: 'failed' } });
    expect(asked({ status: 'PROCESSING' })).toMatchObject({ value: { outcome: 'pending' } });
    expect(asked({ status: 'INITIALIZED' })).toEqual({ ok: true, value: null });
    const foreign = { status: 'SUCCESS', orderId: '0192f0c1-7a5b-4c3d-8e9f-00112233ffff' };
    expect(asked(foreign)).toEqual({ ok: false, code: 'gateway_unavailable' });
    expect(asked({ status: 'SUCCESS', type: 'PAYOUT' })).toEqual({ ok: false, code: 'gateway_unavailable' });
  });
});

describe('JetonCash', () => {
  const account = {
    apiKey: 'an-api-key',
    secret: 'the-secret',
    api: 'https://jetoncash.example/api',
    page: 'https://jetoncash.example/pay/',
  };
  const cash = jetonCash.keys.parse({ ...account, acceptsUnsignedStatus: true });
  const token = (amount: string, currency = 'EUR') =>
    createHash('md5').update(`the-secret.${depositId}.REDEEM_VOUCHER.${amount}.${currency}`).digest('hex');
  const notification = (change: object = {}) => ({
    code: '00000',
    status: 'APPROVED',
    transactionId: 'tx-1',
    referenceNo: depositId,
    paymentMethod: 'REDEEM_VOUCHER',
    amount: '30.50',
    currency: 'EUR',
    tokenExtended: token('30.50'),
    ...change,
  });
  const read = (body: object) => jetonCash.readCallback(bytes(JSON.stringify(body)), new Headers(), cash, now);

  test.each([[{}], [{ acceptsUnsignedStatus: false }], [{ acceptsUnsignedStatus: 'true' }]])(
    'is not started with %j beside its keys: nobody has said that an unsigned status may move money',
    (more) => {
      const parsed = jetonCash.keys.safeParse({ ...account, ...more });
      expect(parsed.error?.issues).toMatchObject([
        { path: ['acceptsUnsignedStatus'], message: expect.stringContaining('leaves out the status') },
      ]);
    },
  );

  test('hears what carries its token, in either case of letters', () => {
    expect(read(notification())).toMatchObject({ value: { outcome: 'completed', amountMinor: 3_050n, depositId } });
    expect(read(notification({ tokenExtended: token('30.50').toUpperCase() })).ok).toBe(true);
    expect(read(notification({ status: 'DECLINED' }))).toMatchObject({ value: { outcome: 'failed' } });
  });

  test.each([
    ['another amount', { amount: '300.50' }],
    ['another currency', { currency: 'USD' }],
    ['another deposit', { referenceNo: '0192f0c1-7a5b-4c3d-8e9f-00112233ffff' }],
    ['no token', { tokenExtended: '' }],
  ])('refuses %s than the token is of', (_, change) => {
    expect(read(notification(change))).toEqual({ ok: false, code: 'signature_invalid' });
  });

  test('leads to the page that the token opens', () => {
    const told = answer(JSON.stringify({ code: '00000', message: 'Success', token: 'tok_0123456789' }));
    expect(jetonCash.readOpened(told, order, cash)).toMatchObject({
      value: { redirectUrl: 'https://jetoncash.example/pay/tok_0123456789' },
    });
    const refused = answer(JSON.stringify({ code: '10001', message: 'no', token: 'tok_0123456789' }));
    expect(jetonCash.readOpened(refused, order, cash).ok).toBe(false);
  });
});
