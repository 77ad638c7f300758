import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { creationOptions, newPasskey } from '../passkey-wire.ts';
import { routes } from '../routes.ts';
import { instant, text, uuid } from '../wire.ts';

const passkey = z.strictObject({
  id: uuid,
  name: z.string(),
  /** Kept by a service on several devices. */
  synced: z.boolean(),
  createdAt: instant,
  /** Null: never used to sign in. */
  usedAt: z.nullable(instant),
});

export const listPasskeys = defineCall({
  ...routes.listPasskeys,
  summary: 'The player’s passkeys, oldest first',
  tag: 'profile',
  session: 'player',
  response: z.array(passkey),
  errors: [],
});

export const startPasskey = defineCall({
  ...routes.startPasskey,
  summary: 'What the browser needs to make a passkey (WebAuthn creation options)',
  tag: 'profile',
  session: 'player',
  perDay: 50,
  response: creationOptions,
  errors: ['sign_in_again', 'too_many'],
});

export const addPasskey = defineCall({
  ...routes.addPasskey,
  summary: 'Keep the passkey that the browser made',
  tag: 'profile',
  session: 'player',
  perDay: 50,
  body: newPasskey,
  response: z.strictObject({ id: uuid, name: z.string() }),
  errors: ['sign_in_again', 'passkey_refused', 'too_many'],
});

export const renamePasskey = defineCall({
  ...routes.renamePasskey,
  summary: 'Give one of the player’s own passkeys another name',
  tag: 'profile',
  session: 'player',
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ name: text(60) }),
  response: z.void(),
  errors: ['not_found'],
});

export const removePasskey = defineCall({
  ...routes.removePasskey,
  summary: 'Remove one of the player’s own passkeys',
  tag: 'profile',
  session: 'player',
  perDay: 50,
  params: z.strictObject({ id: uuid }),
  response: z.void(),
  errors: ['not_found', 'sign_in_again'],
});
