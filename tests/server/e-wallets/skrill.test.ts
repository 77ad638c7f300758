import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { gatewayOf } from '#server/adapters/payments/gateway-of.ts';
import { skrill } from '#server/adapters/payments/protocols/skrill.ts';
import type { Send } from '#server/adapters/payments/send.ts';
import { answer, bytes, depositId, event, now, order } from './order.ts';

const keys = skrill.keys.parse({
  payToEmail: 'merchant@example.com',
  merchantId: '4637827',
  secretWord: 'abracadabra',
});
const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();
const read = (fields: Record<string, string>, more: object = {}) =>
  skrill.readCallback(bytes(String(new URLSearchParams(fields))), new Headers(), { ...keys, ...more }, now);

/** As the guide's example: the signature is over what the fields say, the secret word by its own upper-case MD5. */
const notification = (change: Record<string, string> = {}, signed: Record<string, string> = {}) => {
  const fields = {
    pay_to_email: 'merchant@example.com',
    pay_from_email: 'ada@skrill.example',
    merchant_id: '4637827',
    transaction_id: depositId,
    mb_transaction_id: '200234',
    mb_amount: '30.5',
    mb_currency: 'EUR',
    status: '2',
    amount: '30.50',
    currency: 'EUR',
    ...change,
  };
  const { merchant_id, transaction_id, mb_amount, mb_currency, status } = { ...fields, ...signed };
  const text = `${merchant_id}${transaction_id}${md5('abracadabra')}${mb_amount}${mb_currency}${status}`;
  const sha2sig = createHash('sha256').update(text).digest('hex');
  return { fields: { ...fields, md5sig: md5(text) }, sha2sig };
};

test('prepares a session with what the guide asks for, in a form', () => {
  const request = skrill.openRequest({ ...order, paymentMethods: 'WLT,ACC' }, keys, now);
  expect(request).toMatchObject({ method: 'POST', url: 'https://pay.skrill.com' });
  expect(Object.fromEntries(new URLSearchParams(request.body ?? ''))).toMatchObject({
    prepare_only: '1',
    pay_to_email: 'merchant@example.com',
    transaction_id: depositId,
    amount: '30.50',
    currency: 'EUR',
    language: 'EN',
    payment_methods: 'WLT,ACC',
    status_url: order.webhookUrl,
    return_url: order.returnUrl,
    pay_from_email: 'ada@example.com',
  });
});

test('leads to the page of the session that Skrill answers', () => {
  const sid = '0123456789abcdef0123456789abcdef';
  expect(skrill.readOpened(answer(`${sid}\n`), order, keys)).toMatchObject({
    value: { redirectUrl: `https://pay.skrill.com/?sid=${sid}`, providerReference: depositId },
  });
  expect(skrill.readOpened(answer(sid, 500), order, keys).ok).toBe(false);
});

describe('a notification', () => {
  test.each([
    ['2', 'completed'],
    ['0', 'pending'],
    ['-1', 'failed'],
    ['-2', 'failed'],
    ['-3', 'reversed'],
  ])('of status %s says %s', (status, outcome) => {
    expect(read(notification({ status }).fields)).toMatchObject({
      value: { eventId: `200234:${status}`, depositId, outcome, amountMinor: 3_050n, currency: 'EUR' },
    });
  });

  test.each([
    ['another amount than was signed', { mb_amount: '300.50' }],
    ['another status than was signed', { status: '2' }],
    ['another deposit than was signed', { transaction_id: '0192f0c1-7a5b-4c3d-8e9f-00112233ffff' }],
  ])('with %s is refused', (_, change) => {
    const { fields } = notification({ status: '-2' });
    expect(read({ ...fields, ...change })).toEqual({ ok: false, code: 'signature_invalid' });
  });

  test('names no account to pay out to: nothing signs what it says of the payer', () => {
    const heard = read(notification({ pay_from_email: 'thief@skrill.example' }).fields);
    expect(heard.ok && heard.value).not.toHaveProperty('payer');
  });

  test('of another merchant, signed with his own word, is refused', () => {
    const { fields } = notification({ merchant_id: '1111111' });
    expect(read(fields)).toEqual({ ok: false, code: 'signature_invalid' });
  });

  test('says what was paid by the amount that is signed, whatever the other field claims', () => {
    const { fields } = notification({ mb_amount: '3.05', amount: '30.50' });
    expect(read(fields)).toMatchObject({ value: { amountMinor: 305n } });
  });

  test('of an account in another currency is asked about: the order’s amount is beside what is signed', async () => {
    // A thief pays GBP 0.95 under the deposit's id, has it told to an address of his own, and writes our amount beside it.
    const { fields } = notification({ mb_amount: '0.95', mb_currency: 'GBP' });
    expect(read(fields)).toEqual({ ok: false, code: 'signature_invalid' });
    const asked = { ...keys, apiPassword: 'api-password-1' };
    const heard = read(fields, asked);
    if (!heard.ok) throw new Error(heard.code);
    const told = (change: Record<string, string>, head = '200\t\tOK') => {
      const sent: string[] = [];
      const send: Send = async ({ url }) => {
        sent.push(url);
        return { ok: true, value: answer(`${head}\n${new URLSearchParams({ ...fields, ...change })}`) };
      };
      return { sent, answer: gatewayOf(skrill, asked, send, () => now).confirm?.(heard.value) };
    };
    const truth = told({ amount: '1.10' });
    expect(await truth.answer).toMatchObject({ value: { depositId, amountMinor: 110n, currency: 'EUR' } });
    expect(truth.sent).toEqual([expect.stringMatching(`^https://www.skrill.com/app/query.pl.*trn_id=${depositId}`)]);
    const unclear = { ok: false, code: 'gateway_unavailable' };
    expect(await told({}, '401\t\tCannot login').answer).toEqual(unclear);
    expect(await told({ transaction_id: '0192f0c1-7a5b-4c3d-8e9f-00112233ffff' }).answer).toEqual(unclear);
    expect(await told({ pay_to_email: 'thief@example.com' }).answer).toEqual(unclear);
    // What is signed as a whole is asked about by nobody.
    const whole = read(notification().fields, asked);
    const nobody: Send = async () => Promise.reject(new Error('asked'));
    expect(whole.ok && (await gatewayOf(skrill, asked, nobody, () => now).confirm?.(whole.value))).toEqual(whole);
  });

  test('of an account that signs with SHA-2 must have that signature, in either case of letters', () => {
    const { fields, sha2sig } = notification();
    expect(read(fields, { sha2: true })).toEqual({ ok: false, code: 'signature_invalid' });
    expect(read({ ...fields, sha2sig: sha2sig.toUpperCase() }, { sha2: true }).ok).toBe(true);
    expect(read({ ...fields, sha2sig: '0'.repeat(64) })).toEqual({ ok: false, code: 'signature_invalid' });
  });
});

describe('the account that was paid from', () => {
  const asked = { ...keys, apiPassword: 'api-password-1' };
  /** What Skrill answers when it is asked about the payment, and how often it was. */
  const named = async (
    change: Record<string, string>,
    { head = '200\t\tOK', status = 200, with: merchant = asked } = {},
  ) => {
    const sent: string[] = [];
    const send: Send = async ({ url }) => {
      sent.push(url);
      return {
        ok: true,
        value: answer(`${head}\n${new URLSearchParams({ ...notification().fields, ...change })}`, status),
      };
    };
    return { payer: await gatewayOf(skrill, merchant, send, () => now).payerOf?.(event()), sent };
  };

  test('is the one that Skrill names when it is asked', async () => {
    const { payer, sent } = await named({});
    expect(payer).toBe('ada@skrill.example');
    expect(sent).toEqual([expect.stringMatching(`^https://www.skrill.com/app/query.pl.*trn_id=${depositId}`)]);
    expect((await named({ payment_type: 'WLT' })).payer).toBe('ada@skrill.example');
  });

  test.each([
    ['of a card or a bank', { payment_type: 'VSA' }, {}],
    ['that is no address', { pay_from_email: 'nobody' }, {}],
    ['of a payment that is not through', { status: '0' }, {}],
    ['of another deposit', { transaction_id: '0192f0c1-7a5b-4c3d-8e9f-00112233ffff' }, {}],
    ['of another merchant', { pay_to_email: 'thief@example.com' }, {}],
    ['behind a refusal', {}, { head: '401\t\tCannot login' }],
    ['behind a fault', {}, { status: 500 }],
  ])('is none %s', async (_, change, how) => {
    expect((await named(change, how)).payer).toBeNull();
  });

  test('is not asked for without the password of the query interface', async () => {
    const { apiPassword: _, ...without } = asked;
    expect(await named({}, { with: without as typeof asked })).toEqual({ payer: null, sent: [] });
  });
});
