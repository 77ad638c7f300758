import * as z from 'zod/mini';
import { instant, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';

/** A number of the list of events. */
const number = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

export const listDeskWebhooks = defineDeskCall({
  method: 'GET',
  path: '/desk-service/webhooks',
  summary: 'Who is told what happens, how far each is, and what none of them took in a day',
  access: 'webhooks.read',
  response: z.strictObject({
    endpoints: z.array(
      z.strictObject({
        id: uuid,
        /** Its host alone: an address may have a secret of its receiver’s in it. */
        host: z.string(),
        /** Null: all types. */
        types: z.nullable(z.array(z.string())),
        /** An affiliate, which is told of its own players alone. */
        affiliate: z.nullable(z.string()),
        /** The number of the last event that was looked at for it. */
        upTo: z.string(),
        waiting: z.int(),
        dead: z.int(),
        since: instant,
      }),
    ),
    /** The first two hundred. */
    dead: z.array(
      z.strictObject({
        endpoint: uuid,
        number,
        type: z.string(),
        attempts: z.int(),
        endedAt: instant,
        /** What its receiver answered at last, or why it could not be asked. */
        answer: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
});

export const resendWebhooks = defineDeskCall({
  method: 'POST',
  path: '/desk-service/webhooks/{id}/resend',
  summary: 'Send again what an address did not take: all of it, or one event',
  access: 'webhooks.resend',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ number: z.nullable(number) }),
  response: z.strictObject({ sent: z.int() }),
  errors: ['changed_since_shown'],
});
