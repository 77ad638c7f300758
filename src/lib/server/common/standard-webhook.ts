import { createHmac } from 'node:crypto';

/** How the secret of a receiver is written: the prefix and base64 of its bytes (Standard Webhooks 1.0.0, standardwebhooks.com). */
export const webhookSecret = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString('base64')}`;

/** Bytes of a secret; the scheme asks for 24 to 64. */
export const webhookSecretBytes = 32;

const signatureOf = (secret: string, signed: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(signed)
    .digest('base64')}`;

/**
 * The headers of a message by that scheme: its id, which stays the same however often it is sent, the second in which it is sent, and a
 * signature by each of the `secrets`, so that a receiver can change over from one to the next.
 */
export const webhookHeaders = (
  secrets: readonly string[],
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> => {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, `${id}.${seconds}.${body}`)).join(' '),
  };
};
