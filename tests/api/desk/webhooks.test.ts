import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { registerEndpoint } from '#server/services/events/endpoints.ts';
import { numberEvents } from '#server/services/events/give-numbers.ts';
import { sendWebhooks } from '#server/services/events/send-webhooks.ts';
import { type Clerk, hire, loggedActs } from '#tests/support/desk.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { startReceiver } from '#tests/support/webhook-receiver.ts';

let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let ada: Clerk;
let mia: Clerk;
let id: string;
const giveUp = sql(
  'test_give_up',
  `UPDATE webhook_delivery SET state = 'dead', ended_at = now(), last_status = 503 WHERE state = 'pending'`,
);

beforeAll(async () => {
  server = await startServer({ env: { WEBHOOK_HOSTS: '127.0.0.1', SANDBOX: '1' } });
  receiver = await startReceiver();
  [ada, mia] = [await hire(server, 'administrator'), await hire(server, 'marketing')];
  const { db, config } = server.ctx;
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const url = `${receiver.url}?key=a-secret-of-theirs`;
  const added = await registerEndpoint({ db, config, random, now: new Date() }, { url, types: null, from: null });
  if (!added.ok) throw new Error(added.code);
  id = added.value.id;
});
afterAll(async () => {
  await receiver.close();
  await server.stop();
});

type Webhooks = {
  endpoints: { id: string; host: string; dead: number; waiting: number }[];
  dead: { number: string; answer: string | null }[];
};

it('shows what nobody took, without the secret of an address, and sends it again once', async () => {
  const { ctx } = server;
  receiver.desk.answer = () => ({ status: 503 });
  await mia.signIn();
  await numberEvents(ctx);
  await sendWebhooks(ctx);
  await ctx.db.query(giveUp);
  const told = await ada.must<Webhooks>('listDeskWebhooks');
  expect(JSON.stringify(told)).not.toContain('a-secret-of-theirs');
  const count = told.dead.length;
  expect(count).toBeGreaterThan(0);
  expect(told.endpoints).toMatchObject([{ id, host: new URL(receiver.url).host, dead: count }]);
  expect(told.dead[0]).toMatchObject({ answer: '503' });
  const { waiting } = await ada.must<{ waiting: { kind: string; count: number }[] }>('readToday');
  expect(waiting).toContainEqual(expect.objectContaining({ kind: 'webhooks_dead', count }));

  const resend = (clerk: Clerk) =>
    clerk.call<{ code?: string; sent?: number }>('resendWebhooks', { params: { id }, body: { number: null } });
  expect((await resend(mia)).body.code).toBe('act_not_allowed');
  receiver.desk.answer = () => ({});
  expect((await resend(ada)).body).toEqual({ sent: count });
  expect((await resend(ada)).body.code).toBe('changed_since_shown');
  const taken = receiver.received.length;
  await sendWebhooks(ctx);
  expect(receiver.received.length).toBeGreaterThanOrEqual(taken + count);
  expect((await loggedActs(server)).findLast(({ act }) => act === 'webhooks.resend')).toMatchObject({
    subject_id: id,
    facts: { sent: count },
  });
});
