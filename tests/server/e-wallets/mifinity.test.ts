import { expect, test } from 'vitest';
import { mifinity } from '#server/adapters/payments/protocols/mifinity.ts';
import { answer, bytes, depositId, event, now, order } from './order.ts';

const keys = mifinity.keys.parse({
  apiKey: 'key-of-the-api',
  destinationAccountNumber: '5001000001213949',
  brandId: '001',
  environment: 'demo',
});
const bodyOf = (change: Partial<typeof order> = {}) => {
  const request = mifinity.openRequest({ ...order, ...change }, keys, now);
  return { request, body: JSON.parse(request.body ?? '') };
};
const { validationKey } = bodyOf().body;
const read = (body: object) => mifinity.readCallback(bytes(JSON.stringify(body)), new Headers(), keys, now);
const status = (payload: object) =>
  mifinity.confirm?.read(answer(JSON.stringify({ payload: [payload] })), event({ providerReference: depositId }), keys);

test('asks the demo environment with its keys, and takes its script from there', () => {
  const { request, body } = bodyOf();
  expect(request).toMatchObject({
    url: 'https://demo.mifinity.com/pegasus-ci/api/gateway/init-iframe',
    headers: { 'x-api-version': '1', key: 'key-of-the-api' },
  });
  expect(mifinity.script?.(keys)).toBe('https://demo.mifinity.com/widgets/sgpg.js?58190a411dc3');
  expect(
    mifinity.script?.(
      mifinity.keys.parse({
        apiKey: 'key-of-live',
        brandId: '1',
        destinationAccountNumber: '5001000001213949',
        environment: 'live',
      }),
    ),
  ).toMatch(/^https:\/\/secure\.mifinity\.com\//);
  expect(body).toMatchObject({
    money: { amount: '30.50', currency: 'EUR' },
    client: { emailAddress: 'ada@example.com', dialingCode: '356', phone: '21234567', dob: '1990-12-10' },
    address: { addressLine1: '1 Republic Street', countryCode: 'MT', city: 'Valletta' },
    traceId: depositId,
    returnUrl: order.webhookUrl,
    errorUrl: order.webhookUrl,
    languagePreference: 'en',
  });
});

test('leaves out what the profile does not say: its frame asks', () => {
  const { body } = bodyOf({ customer: { ...order.customer, phone: null, dateOfBirth: null, address: null } });
  expect(Object.keys(body.client)).toEqual(['emailAddress', 'firstName', 'lastName', 'nationality']);
  expect(body.address).not.toHaveProperty('addressLine1');
});

test('makes a validation key for each payment and amount, of the length that MiFinity takes', () => {
  expect(validationKey.length).toBeGreaterThanOrEqual(48);
  expect(validationKey.length).toBeLessThanOrEqual(255);
  expect(bodyOf({ amountMinor: 3_051n }).body.validationKey).not.toBe(validationKey);
});

test('believes no callback whose validation key it did not make, for this very payment', () => {
  expect(read({ traceId: depositId, validationKey })).toMatchObject({ ok: true, value: { outcome: 'pending' } });
  const forged = [
    { traceId: depositId, validationKey: validationKey.replace('_3050_', '_9999_') },
    { traceId: depositId, validationKey: `${validationKey.slice(0, -1)}${validationKey.endsWith('0') ? '1' : '0'}` },
    { traceId: '0192f0c1-7a5b-4c3d-8e9f-00112233ffff', validationKey },
    { traceId: depositId, validationKey: 'x'.repeat(60) },
  ];
  for (const body of forged) expect(read(body)).toEqual({ ok: false, code: 'signature_invalid' });
});

test('asks for the status by the validation key, with the key of the API in a header', () => {
  expect(mifinity.confirm?.request(event(), keys)).toMatchObject({
    method: 'GET',
    url: `https://demo.mifinity.com/pegasus-ci/api/gateway/payment-status/${validationKey}`,
    headers: { key: 'key-of-the-api' },
  });
});

test('takes the status that MiFinity answers, as its documentation shows it', () => {
  const paymentResponse = {
    money: { amount: 30.5, currency: 'EUR', presentationAmount: 'EUR30.50' },
    traceId: depositId,
    transactionReference: '79da2eee-bc4d-4712-a6fa-6dc8c8088b1a',
  };
  expect(status({ status: 'SUCCESSFUL', paymentResponse })).toMatchObject({
    value: { outcome: 'completed', amountMinor: 3_050n, eventId: `${paymentResponse.transactionReference}:SUCCESSFUL` },
  });
  expect(status({ status: 'FAILED' })).toMatchObject({ value: { outcome: 'failed', amountMinor: 3_050n } });
  expect(status({ status: 'PENDING' })).toMatchObject({ value: { outcome: 'pending' } });
  expect(status({ status: 'NOT_COMPLETED' })).toEqual({ ok: true, value: null });
});

test('takes no success without saying what was paid, nor another payment’s', () => {
  const money = { amount: 30.5, currency: 'EUR' };
  const other = { money, traceId: '0192f0c1-7a5b-4c3d-8e9f-00112233ffff', transactionReference: 'x' };
  for (const payload of [
    { status: 'SUCCESSFUL' },
    { status: 'SUCCESSFUL', paymentResponse: other },
    { status: 'PAID' },
  ])
    expect(status(payload)).toEqual({ ok: false, code: 'gateway_unavailable' });
});
