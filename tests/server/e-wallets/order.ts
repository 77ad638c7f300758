import type { DepositOrder, OpenedPayment, PaymentEvent } from '#server/adapters/payments/gateway.ts';
import type { IncomingResponse } from '#server/adapters/payments/protocol.ts';

export const depositId = '0192f0c1-7a5b-4c3d-8e9f-001122334455';
export const origin = 'https://casino.example';

export const order: DepositOrder = {
  depositId,
  amountMinor: 3_050n,
  currency: 'EUR',
  returnUrl: `${origin}/profile/my-wallet?deposit=${depositId}`,
  webhookUrl: `${origin}/payments/any/webhook`,
  payableUntil: new Date('2027-03-01T13:00:00Z'),
  paymentMethods: null,
  customer: {
    playerId: '0192f0c1-0000-4c3d-8e9f-001122334455',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    country: 'MT',
    city: 'Valletta',
    state: null,
    address: '1 Republic Street',
    zipCode: 'VLT 1110',
    phone: '+35621234567',
    dateOfBirth: '1990-12-10',
    language: 'en',
    ip: '203.0.113.7',
  },
};

export const opened: OpenedPayment = {
  providerReference: 'pay_0123456789abcdef',
  redirectUrl: `${origin}/sandbox/pay/any/pay_0123456789abcdef`,
  qr: null,
  initializationToken: 'pay_0123456789abcdef',
  form: null,
};

export const event = (change: Partial<PaymentEvent> = {}): PaymentEvent => ({
  eventId: 'evt_1',
  depositId,
  providerReference: 'pay_0123456789abcdef',
  outcome: 'completed',
  amountMinor: 3_050n,
  currency: 'EUR',
  ...change,
});

export const answer = (body: string, status = 200): IncomingResponse => ({ status, headers: new Headers(), body });
export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
export const now = new Date('2027-03-01T12:00:00Z');
