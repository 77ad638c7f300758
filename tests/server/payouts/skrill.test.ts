import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { skrill } from '#server/adapters/payments/protocols/skrill.ts';
import type { Send } from '#server/adapters/payments/send.ts';
import type { PayoutOrder } from '#server/adapters/payouts/payout-provider.ts';
import { createSkrillPayouts } from '#server/adapters/payouts/skrill.ts';
import { skrillPayoutDesk } from '#server/sandbox/skrill-payouts.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';

const keys = {
  ...skrill.sandboxKeys('a-secret-of-this-house', 'https://casino.example'),
  apiPassword: 'api-password-1',
};
const clock = { now: () => new Date('2027-03-01T12:00:00Z') };

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const orderOf = (change: Partial<PayoutOrder> = {}): PayoutOrder => ({
  withdrawalId: randomUUID(),
  amountMinor: 12_050n,
  currency: 'EUR',
  destination: 'ada@skrill.example',
  ...change,
});
/** The real provider and the sandbox's Skrill; `between` may spoil what comes back. */
const house = (between: (send: Send) => Send = (send) => send) =>
  createSkrillPayouts(keys, between(skrillPayoutDesk({ db: database.db, clock }, keys)));
const answering = (...bodies: string[]) =>
  createSkrillPayouts(keys, async () => ({
    ok: true,
    value: { status: 200, headers: new Headers(), body: bodies.shift() ?? '' },
  }));
const silent: Send = async () => ({ ok: false, code: 'gateway_unavailable' });
const error = (code: string) => `<response><error><error_msg>${code}</error_msg></error></response>`;
const session = '<response><sid>5e281d1376d92ba789ca7f0583e045d4</sid></response>';
const executed = (status: string, amount = '120.5') =>
  `<response><transaction><amount>${amount}</amount><currency>EUR</currency><id>497029</id><status>${status}</status></transaction></response>`;

describe('a payment by Skrill', () => {
  test('is prepared and executed, and found by our id afterwards', async () => {
    const order = orderOf();
    const paid = await house().pay(order);
    expect(paid).toEqual({ outcome: 'paid', reference: expect.stringMatching(/^\d{10}$/) });
    expect(await house().find(order.withdrawalId)).toEqual(paid);
    expect(await house().find(randomUUID())).toEqual({ outcome: 'none' });
  });

  test('of one id is executed once, however often and at once it is asked', async () => {
    const order = orderOf();
    const answers = await Promise.all(Array.from({ length: 10 }, () => house().pay(order)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ outcome: 'paid' });
  });

  test('whose answer is lost is unknown, and the money is found by asking', async () => {
    const order = orderOf();
    const deaf = house((send) => async (request) => {
      const answer = await send(request);
      return request.url.includes('action=transfer') ? { ok: false, code: 'gateway_unavailable' } : answer;
    });
    expect(await deaf.pay(order)).toMatchObject({ outcome: 'unknown' });
    expect(await house().find(order.withdrawalId)).toMatchObject({ outcome: 'paid' });
  });

  test('to somebody who is not there is refused, and nothing is found of it', async () => {
    const order = orderOf({ destination: 'refuse@skrill.example' });
    expect(await house().pay(order)).toEqual({ outcome: 'refused', reason: 'INVALID_BNF_EMAIL' });
    expect(await house().find(order.withdrawalId)).toEqual({ outcome: 'none' });
  });

  test('to somebody who must open an account first waits, and is asked about', async () => {
    const order = orderOf({ destination: 'new@skrill.example' });
    expect(await house().pay(order)).toEqual({ outcome: 'pending' });
    expect(await house().find(order.withdrawalId)).toMatchObject({ outcome: 'paid' });
  });
});

describe('what Skrill answers', () => {
  test.each([
    ['DISALLOWED_RECIPIENT', 'refused'],
    ['BALANCE_NOT_ENOUGH', 'unknown'],
    ['CANNOT_LOGIN', 'unknown'],
    ['SESSION_EXPIRED', 'unknown'],
    ['EXECUTION_PENDING', 'pending'],
  ])('%s means %s, before and after the transfer', async (code, outcome) => {
    expect(await answering(error(code)).pay(orderOf())).toMatchObject({ outcome });
    expect(await answering(session, error(code)).pay(orderOf())).toMatchObject({ outcome });
  });

  test.each([
    ['2', { outcome: 'paid', reference: '497029' }],
    ['1', { outcome: 'pending' }],
    ['-2', { outcome: 'refused', reason: 'status -2' }],
    ['7', { outcome: 'unknown', reason: 'status 7' }],
  ])('of status %s is told as it is', async (status, outcome) => {
    expect(await answering(session, executed(status)).pay(orderOf())).toEqual(outcome);
  });

  test('of another amount is believed nothing', async () => {
    expect(await answering(session, executed('2', '1205.0')).pay(orderOf())).toMatchObject({ outcome: 'unknown' });
  });

  test.each(['', '<html>', '<response></response>'])('as %j is unknown', async (body) => {
    expect(await answering(body).pay(orderOf())).toMatchObject({ outcome: 'unknown' });
    expect(await answering(session, body).pay(orderOf())).toMatchObject({ outcome: 'unknown' });
    expect(await answering(body).find(randomUUID())).toMatchObject({ outcome: 'unknown' });
  });

  test('never is "none" while nobody answers', async () => {
    expect(await createSkrillPayouts(keys, silent).find(randomUUID())).toEqual({
      outcome: 'unknown',
      reason: 'no_answer',
    });
    expect(await createSkrillPayouts(keys, silent).pay(orderOf())).toMatchObject({ outcome: 'unknown' });
  });

  test('about another payment, or with a signature that is not Skrill’s, is believed nothing', async () => {
    const id = randomUUID();
    const line = (fields: Record<string, string>) =>
      `200\t\tOK\n${new URLSearchParams({ merchant_id: '1', mb_transaction_id: '5', mb_amount: '1', mb_currency: 'EUR', status: '2', ...fields })}`;
    expect(await answering(line({ transaction_id: randomUUID() })).find(id)).toMatchObject({ outcome: 'unknown' });
    expect(await answering(line({ transaction_id: id, md5sig: 'A'.repeat(32) })).find(id)).toMatchObject({
      outcome: 'unknown',
    });
  });
});
