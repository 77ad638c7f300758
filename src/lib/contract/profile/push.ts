import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { pushTopics } from './push-topics.ts';

const endpoint = z.string().check(z.minLength(10), z.maxLength(1000), z.regex(/^https?:\/\/[\x21-\x7e]+$/));
const topics = z.array(z.enum(pushTopics)).check(z.maxLength(pushTopics.length));
/** A point of P-256, uncompressed, and a secret of 16 bytes, in base64url (RFC 8291, 2). */
const p256dh = z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/));
const auth = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

export const readPush = defineCall({
  ...routes.readPush,
  summary:
    'The public key of the house’s messages (RFC 8292, base64url), and the player’s own browsers that are told something, the latest first',
  tag: 'profile',
  session: 'player',
  response: z.strictObject({ key: z.string(), browsers: z.array(z.strictObject({ endpoint, topics })) }),
  errors: [],
});

export const savePush = defineCall({
  ...routes.savePush,
  summary:
    'Have one of the player’s own browsers told of these topics and no other, also while no page is open; of none: it is forgotten. At most ten browsers, of which the oldest goes',
  tag: 'profile',
  session: 'player',
  body: z.strictObject({ endpoint, keys: z.strictObject({ p256dh, auth }), topics }),
  response: z.strictObject({ topics }),
  errors: ['push_service_unknown'],
});
