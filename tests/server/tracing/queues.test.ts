import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sandboxPayouts } from '#server/adapters/payouts/sandbox-payouts.ts';
import { otlpTracing } from '#server/adapters/tracing/otlp-tracing.ts';
import { tracedDb } from '#server/adapters/tracing/traced-db.ts';
import { registerEndpoint } from '#server/services/events/endpoints.ts';
import { numberEvents } from '#server/services/events/give-numbers.ts';
import { sendWebhooks } from '#server/services/events/send-webhooks.ts';
import { sendDueMails } from '#server/services/mail/mail-jobs.ts';
import { payDueWithdrawals } from '#server/services/withdrawals/payouts.ts';
import { newPlayer, type World } from '#tests/server/identity/world.ts';
import { startReceiver } from '#tests/support/webhook-receiver.ts';
import { addWithdrawer, granted, openDesk } from '../withdrawals/desk.ts';
import { startCollector } from './collector.ts';

let world: World;
beforeAll(async () => {
  world = await openDesk({ WEBHOOK_HOSTS: '127.0.0.1' });
});
afterAll(() => world.close());

/** The world as a house has it that tells a collector. */
async function told() {
  const collector = await startCollector();
  onTestFinished(collector.stop);
  const settings = { endpoint: collector.origin, headers: {}, serviceName: 'one', share: 1 };
  const tracing = otlpTracing(settings, () => undefined);
  const ctx = { ...world.ctx, tracing, db: tracedDb(world.ctx.db, tracing) };
  const call = <T>(work: () => Promise<T>) => tracing.begin('call', 'server', null, work);
  return { collector, tracing, call, traced: { ...world, ctx } };
}
type Told = Awaited<ReturnType<typeof told>>;

/** Client and producer, as OTLP numbers them. */
const kinds = { client: 3, producer: 4 };

/** The only one of its name, which has to be linked to the call and be no part of it. */
function followed({ collector: { spans } }: Told, name: string) {
  const calls = spans.filter((span) => span.name === 'call');
  const named = spans.filter((span) => span.name === name);
  expect(named).toHaveLength(1);
  const [one] = named;
  expect(one?.links?.map(({ traceId }) => traceId)).toEqual([calls[0]?.traceId]);
  expect(calls.map(({ traceId }) => traceId)).not.toContain(one?.traceId);
  expect(one?.parentSpanId).toBe('');
  return one;
}

test('a mail is a trace of its own, linked to the call that asked for it, and tells of nobody', async () => {
  const house = await told();
  const player = await house.call(() => newPlayer(house.traced));
  expect(await sendDueMails(house.traced.ctx)).toBe(1);
  await house.tracing.close();
  const span = followed(house, 'send mail');
  expect(span).toMatchObject({ kind: kinds.client, failed: false, attributes: { 'faceup.mail.kind': 'confirm' } });
  const all = house.collector.bodies.join();
  const [mail] = world.mails.splice(0);
  for (const secret of [player.session.playerId, mail?.to ?? '-', 'Ada']) expect(all).not.toContain(secret);
});

test('a mail that cannot be sent is told by its kind alone', async () => {
  const house = await told();
  await house.call(async () => void (await newPlayer(house.traced)));
  const refuse = async () => {
    throw new RangeError('550 ada@example.com has no room');
  };
  expect(await sendDueMails({ ...house.traced.ctx, mailer: { send: refuse } })).toBe(0);
  await house.tracing.close();
  expect(followed(house, 'send mail')).toMatchObject({ failed: true, attributes: { 'error.type': 'RangeError' } });
  expect(house.collector.bodies.join()).not.toMatch(/example\.com|550/);
});

test('a payout and a webhook are each a trace of their own, linked to the call of the player, and tell of nobody', async () => {
  const house = await told();
  const receiver = await startReceiver();
  onTestFinished(async () => void (await receiver.close()));
  const { ctx } = house.traced;
  const desk = { db: ctx.db, config: ctx.config, random: ctx.random, now: ctx.clock.now() };
  const types = ['withdrawal.requested'] as const;
  const endpoint = await registerEndpoint(desk, { url: receiver.url, types: [...types], from: null });
  const player = await addWithdrawer(world);
  const id = await house.call(() => granted(house.traced, player));
  const payouts = new Map([['skrill', sandboxPayouts('skrill', ctx)]]);
  expect(await payDueWithdrawals({ ...ctx, payouts })).toBe(1);
  await numberEvents(ctx);
  await sendWebhooks(ctx);
  await house.tracing.close();
  expect(receiver.received).toHaveLength(1);
  expect(followed(house, 'pay out')).toMatchObject({
    kind: kinds.client,
    attributes: {
      'faceup.payout.provider': 'skrill',
      'faceup.payout.currency': 'EUR',
      'faceup.payout.outcome': 'paid',
    },
  });
  expect(followed(house, 'send webhook')).toMatchObject({
    kind: kinds.producer,
    attributes: { 'messaging.operation.type': 'send', 'faceup.event.type': 'withdrawal.requested' },
  });
  const all = house.collector.bodies.join();
  const secrets = [player.email, player.playerId, id, endpoint.ok ? endpoint.value.id : '-', '30.00'];
  for (const secret of secrets) expect(all).not.toContain(secret);
});

test('nothing is kept with a row where nobody is told', async () => {
  await newPlayer(world);
  const text = 'SELECT traceparent FROM mail_job ORDER BY id DESC LIMIT 1';
  expect(await world.ctx.db.query({ name: '', text })).toEqual([{ traceparent: null }]);
});
