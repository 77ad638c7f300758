import { webhookHeaders } from '../../common/standard-webhook.ts';
import type { ServerContext } from '../../context.ts';
import {
  type DeliveryRow,
  endDelivery,
  fanOut,
  leaseDelivery,
  listEndpointIds,
  postponeDelivery,
} from '../../db/queries/webhooks.ts';
import { poll } from '../poll.ts';
import { openSecret } from './endpoint-secret.ts';
import { postbackOf } from './postback.ts';
import { eventIdOf, presentEvent } from './present-event.ts';
import { retryDelayMs } from './retry-delay.ts';

/** Longer than a receiver may take: a delivery whose worker died is taken up again after this. */
const leaseMs = 60_000;
const pollMs = 1_000;
const fanOutMax = 5_000;
/** Events of different keys that one endpoint is told at once. */
const workers = 8;

/** Makes the deliveries of an endpoint out of what was numbered, and sends all that are due. */
const serveEndpoint = async (ctx: ServerContext, id: string, signal?: AbortSignal): Promise<void> => {
  let passed: bigint;
  do {
    const [row] = await ctx.db.query<{ passed: bigint }>(fanOut, [id, fanOutMax, ctx.clock.now()]);
    passed = row?.passed ?? 0n;
    await Promise.all(Array.from({ length: workers }, () => sendDue(ctx, id, signal)));
  } while (passed === BigInt(fanOutMax) && signal?.aborted !== true);
};

const sendDue = async (ctx: ServerContext, id: string, signal?: AbortSignal): Promise<void> => {
  while (signal?.aborted !== true) {
    const now = ctx.clock.now();
    const [row] = await ctx.db.query<DeliveryRow>(leaseDelivery, [id, now, new Date(now.getTime() + leaseMs)]);
    if (row === undefined) return;
    // By OpenTelemetry's conventions for messages.
    const message = {
      'messaging.system': 'webhook',
      'messaging.operation.type': 'send',
      'faceup.event.type': row.type,
    };
    await ctx.tracing.follow('send webhook', 'producer', message, row.traceparent, () => deliver(ctx, row));
  }
};

/** One that was killed between sending and noting it sends again: its id is the same. */
const deliver = async (ctx: ServerContext, row: DeliveryRow): Promise<void> => {
  const { endpoint_id: id, number } = row;
  const sealed = [row.secret_sealed, row.old_secret_sealed].filter((secret) => secret !== null);
  const secrets = sealed.map((secret) => openSecret(ctx.config.secrets, id, secret));
  const {
    id: messageId,
    url,
    body,
  } = row.affiliate_id === null
    ? { id: eventIdOf(row), url: row.url, body: JSON.stringify(presentEvent(row)) }
    : postbackOf(row);
  const headers = webhookHeaders(secrets, { id: messageId, at: ctx.clock.now(), body });
  const answer = await ctx.webhooks.send(url, headers, body);
  const now = ctx.clock.now();
  if (answer.isTaken) {
    await ctx.db.query(endDelivery, [id, number, 'sent', answer.status, null, now]);
    return;
  }
  ctx.tracing.note({ 'error.type': answer.reason });
  const waitMs = retryDelayMs(row.attempts, Buffer.from(ctx.random.bytes(4)).readUInt32BE() / 2 ** 32);
  if (waitMs === null) {
    await ctx.db.query(endDelivery, [id, number, 'dead', answer.status, answer.reason, now]);
    ctx.log.error({ endpoint: id, number: String(number), reason: answer.reason }, 'a webhook was given up');
  } else
    await ctx.db.query(postponeDelivery, [id, number, new Date(now.getTime() + waitMs), answer.status, answer.reason]);
};

/**
 * Tells every endpoint what it has not been told, once.
 * @internal
 */
export const sendWebhooks = async (ctx: ServerContext): Promise<void> => {
  const endpoints = await ctx.db.query<{ id: string }>(listEndpointIds);
  await Promise.all(endpoints.map(({ id }) => serveEndpoint(ctx, id)));
};

/** Sends until `signal` ends it. An endpoint that is slow keeps no other waiting. */
export const runWebhooks = async (ctx: ServerContext, signal: AbortSignal): Promise<void> => {
  const serving = new Map<string, Promise<void>>();
  const serve = (id: string): void => {
    if (serving.has(id)) return;
    const turn = serveEndpoint(ctx, id, signal)
      .catch((error: unknown) =>
        ctx.log.warn({ endpoint: id, reason: error instanceof Error ? error.message : String(error) }, 'webhooks wait'),
      )
      .finally(() => serving.delete(id));
    serving.set(id, turn);
  };
  await poll(ctx, signal, {
    job: 'webhooks',
    work: async () => {
      for (const { id } of await ctx.db.query<{ id: string }>(listEndpointIds)) serve(id);
    },
    pollMs,
    waits: 'webhooks wait until the database is back',
  });
  await Promise.all(serving.values());
};
