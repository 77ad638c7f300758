import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runDeposits } from '#scripts/ops/deposits.ts';
import { reconcile } from '#scripts/ops/reconcile.ts';
import type { RefundAnswer, RefundOrder } from '#server/adapters/payments/gateway.ts';
import type { ServerContext } from '#server/context.ts';
import { sql } from '#server/db/db.ts';
import { findOrderOf } from '#server/sandbox/orders.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { refundHeldDeposits } from '#server/services/payments/refund-held.ts';
import { releaseHeldDeposits } from '#server/services/payments/release-held.ts';
import { compareBooks } from '#server/services/reconcile/compare-books.ts';
import { readStatementFile } from '#server/services/reconcile/read-statement.ts';
import { sandboxStatement } from '#server/services/reconcile/sandbox-statement.ts';
import { storeExclusion, takeTimeOut } from '#server/services/safer-play/breaks.ts';
import { minute } from '#tests/server/identity/world.ts';
import { loggedActs } from '#tests/support/desk.ts';
import { begin as beginIn } from './begin.ts';
import { createHouse, type House, send, webhookBody } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await createHouse();
});
afterEach(async () => {
  const { isSound, lines } = await reconcile(house.ctx.db);
  expect([isSound, isSound ? [] : lines]).toEqual([true, []]);
});
afterAll(() => house.close());

const hour = 60 * minute;
const now = () => house.ctx.clock.now();
const exclude = ({ playerId }: PlayerSession) => storeExclusion(house.ctx, house.caller, playerId, 'SIX_MONTHS');

/** A deposit that was paid after its player's exclusion. */
async function held(gateway: string) {
  const one = await beginIn(house, gateway);
  await exclude(one.session);
  await one.press('approve');
  expect(await one.stateNow()).toEqual(['held', 0n]);
  return one;
}

/** The house with a company that answers what it is told to; each order that it was asked to give back. */
function withCompany(name: string, answers: RefundAnswer[], ctx: ServerContext = house.ctx) {
  const asked: RefundOrder[] = [];
  const real = ctx.gateways.get(name);
  if (real === undefined) throw new Error(`no ${name}`);
  const refund = async (order: RefundOrder): Promise<RefundAnswer> => {
    asked.push(order);
    return answers.length > 1 ? (answers.shift() as RefundAnswer) : (answers[0] as RefundAnswer);
  };
  return { asked, ctx: { ...ctx, gateways: new Map([...ctx.gateways, [name, { ...real, refund }]]) } as ServerContext };
}

const countMoves = sql('refund_moves', `SELECT m.kind FROM movement m WHERE m.reference = $1 ORDER BY m.id`);
const movesOf = async (id: string) =>
  (await house.ctx.db.query<{ kind: string }>(countMoves, [id])).map(({ kind }) => kind);
const subjectsTo = async ({ email }: PlayerSession) => {
  await sendDueMails(house.ctx);
  return house.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

describe.each(['brpay', 'pgpaytech', 'ikajo', 'skrill'])('%s', (gateway) => {
  test('gives back what was held, once, and its book says the same', async () => {
    const { session, opened, stateNow } = await held(gateway);
    expect(await subjectsTo(session)).toContain('Your payment is held');
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all([refundHeldDeposits(house.ctx), refundHeldDeposits(house.ctx)]);
      house.passTime(hour);
    }
    expect(await stateNow()).toEqual(['refunded', 0n]);
    expect(await movesOf(opened.id)).toEqual(['deposit_held', 'deposit_refunded']);
    expect((await findOrderOf(house.ctx, gateway, opened.id))?.outcome).toBe('reversed');
    expect((await subjectsTo(session)).filter((subject) => subject === 'Your payment was refunded')).toHaveLength(1);
    const period = { from: new Date(now().getTime() - 48 * hour), before: new Date(now().getTime() + 24 * hour) };
    const lines = readStatementFile(await sandboxStatement(house.ctx.db, period));
    if (!lines.ok) throw new Error(JSON.stringify(lines));
    const ofThis = lines.value.filter(({ provider }) => provider === gateway);
    expect((await compareBooks(house.ctx.db, ofThis, { providers: [gateway], period }))?.differences).toEqual([]);
  });

  test('refuses to refund what was never paid', async () => {
    const { opened } = await beginIn(house, gateway);
    const order = {
      depositId: opened.id,
      providerReference: opened.reference,
      amountMinor: 3_000n,
      currency: 'EUR' as const,
    };
    const answer = await house.ctx.gateways.get(gateway)?.refund?.(order);
    expect(answer?.outcome).not.toBe('refunded');
    expect((await findOrderOf(house.ctx, gateway, opened.id))?.outcome ?? null).toBeNull();
  });
});

test('a refund that nobody answers is asked for again, later each time, and booked when it is clear', async () => {
  const { opened, stateNow } = await held('brpay');
  const down = withCompany('brpay', [{ outcome: 'unknown', reason: 'no_answer' }]);
  await refundHeldDeposits(down.ctx);
  await refundHeldDeposits(down.ctx);
  expect(down.asked.map(({ depositId }) => depositId)).toEqual([opened.id]);
  house.passTime(minute);
  await refundHeldDeposits(down.ctx);
  house.passTime(minute);
  await refundHeldDeposits(down.ctx);
  expect(down.asked).toHaveLength(2);
  expect(await stateNow()).toEqual(['held', 0n]);
  house.passTime(hour);
  expect(await refundHeldDeposits(house.ctx)).toBe(1);
  expect(await stateNow()).toEqual(['refunded', 0n]);
});

test('a worker that was killed while it asked leaves the refund to the next one', async () => {
  const { stateNow } = await held('brpay');
  const killed = withCompany('brpay', [{ outcome: 'pending' }]);
  await expect(
    refundHeldDeposits({ ...killed.ctx, keepJournal: () => Promise.reject(new Error('killed')) }),
  ).rejects.toThrow('killed');
  expect(await refundHeldDeposits(house.ctx)).toBe(0);
  house.passTime(3 * minute);
  expect(await refundHeldDeposits(house.ctx)).toBe(1);
  expect(await stateNow()).toEqual(['refunded', 0n]);
});

test('the company’s own word of the refund books it, however often it comes, and its answer then changes nothing', async () => {
  const { opened, stateNow } = await held('brpay');
  const slow = withCompany('brpay', [{ outcome: 'pending' }]);
  await refundHeldDeposits(slow.ctx);
  const told = webhookBody(opened, { type: 'payment.reversed' });
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => send(house, opened.gateway, told)),
    send(house, opened.gateway, webhookBody(opened, { type: 'payment.reversed' })),
  ]);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  house.passTime(hour);
  expect(await refundHeldDeposits(house.ctx)).toBe(0);
  expect(await stateNow()).toEqual(['refunded', 0n]);
  expect(await movesOf(opened.id)).toEqual(['deposit_held', 'deposit_refunded']);
});

test('what is charged back before anybody asked for a refund is not refunded', async () => {
  const { press, stateNow } = await held('brpay');
  await press('charge-back');
  expect(await refundHeldDeposits(house.ctx)).toBe(0);
  expect(await stateNow()).toEqual(['reversed', 0n]);
});

test('what its company refuses waits for staff, who give it back by hand', async () => {
  const { session, opened, stateNow } = await held('brpay');
  await refundHeldDeposits(withCompany('brpay', [{ outcome: 'refused', reason: 'too old' }]).ctx);
  house.passTime(24 * hour);
  expect(await refundHeldDeposits(house.ctx)).toBe(0);
  const ops = (...words: string[]) => runDeposits(house.ctx.db, [...words, '--by', 'maria'], now());
  expect((await ops('held'))?.lines.join()).toContain('too old: return it there by hand');
  const look = (await loggedActs(house)).at(-1);
  expect(look).toMatchObject({ act: 'deposits.read', name: 'maria' });
  expect(look?.players).toContain(session.playerId);
  expect((await ops('returned', opened.id, 'transfer 17'))?.done).toBe(true);
  expect((await ops('returned', opened.id, 'transfer 18'))?.done).toBe(false);
  expect((await ops('returned', randomUUID(), 'transfer 18'))?.done).toBe(false);
  expect(await stateNow()).toEqual(['refunded', 0n]);
});

test('while its company is asked nobody else gives it back or credits it, unless staff have checked there', async () => {
  const { session, opened, stateNow } = await held('brpay');
  await refundHeldDeposits(withCompany('brpay', [{ outcome: 'pending' }]).ctx);
  const ops = (...words: string[]) => runDeposits(house.ctx.db, [...words, '--by', 'maria'], now());
  expect((await ops('returned', opened.id, 'transfer 17'))?.done).toBe(false);
  expect((await ops('release', opened.id))?.done).toBe(false);
  await house.ctx.db.query(sql('refund_over', 'UPDATE player SET excluded_until = NULL WHERE id = $1'), [
    session.playerId,
  ]);
  await releaseHeldDeposits(house.ctx);
  expect(await stateNow()).toEqual(['held', 0n]);
  expect((await ops('returned', opened.id, 'transfer 17', '--checked'))?.done).toBe(true);
  expect(await stateNow()).toEqual(['refunded', 0n]);
});

test('a company without refunds leaves it to staff, who may release it when the exclusion is over, and no sooner', async () => {
  const { session, opened, stateNow } = await held('jeton-cash');
  expect(await refundHeldDeposits(house.ctx)).toBe(0);
  const ops = (...words: string[]) => runDeposits(house.ctx.db, [...words, '--by', 'maria'], now());
  expect((await ops('held'))?.lines.join()).toContain('refunds nothing by itself');
  expect((await ops('release', opened.id))?.done).toBe(true);
  await releaseHeldDeposits(house.ctx);
  expect(await stateNow()).toEqual(['held', 0n]);
  await house.ctx.db.query(sql('refund_ended', 'UPDATE player SET excluded_until = NULL WHERE id = $1'), [
    session.playerId,
  ]);
  await releaseHeldDeposits(house.ctx);
  expect(await stateNow()).toEqual(['held', 0n]);
  expect((await ops('release', opened.id))?.done).toBe(true);
  expect(await releaseHeldDeposits(house.ctx)).toBe(1);
  expect(await stateNow()).toEqual(['completed', 3_000n]);
});

test('what is held for a break is not refunded, until an exclusion is the reason', async () => {
  const { session, press, stateNow } = await beginIn(house, 'brpay');
  await takeTimeOut(house.ctx, house.caller, session.playerId, 'ONE_DAY');
  await press('approve');
  expect(await refundHeldDeposits(house.ctx)).toBe(0);
  expect(await subjectsTo(session)).toEqual(expect.arrayContaining(['Your payment is held']));
  await exclude(session);
  await releaseHeldDeposits(house.ctx);
  expect(await refundHeldDeposits(house.ctx)).toBe(1);
  expect(await stateNow()).toEqual(['refunded', 0n]);
});

test('nothing is given back by books that were put back, until somebody lets payouts go', async () => {
  const { stateNow } = await held('brpay');
  const begin = sql(
    'refund_epoch',
    `INSERT INTO epoch (number, began_at, reason, system_id, timeline, journals, passed_at, payouts_held)
     VALUES (90, now(), 'restored', '', '', '{}', now(), true)`,
  );
  await house.ctx.db.query(begin, []);
  await refundHeldDeposits(house.ctx);
  expect(await stateNow()).toEqual(['held', 0n]);
  await house.ctx.db.query(sql('refund_free', 'UPDATE epoch SET payouts_held = false WHERE number = 90'), []);
  expect(await refundHeldDeposits(house.ctx)).toBe(1);
});
