import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a signed time may be from ours, both ways, in seconds. */
const signatureToleranceSeconds = 300;

/** `t=<Unix seconds>,v1=<HMAC-SHA256 of "<t>.<raw body>", hexadecimal>`: the form Stripe made common. */
export const signWebhook = (secret: string, raw: Uint8Array, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${digest(secret, String(seconds), raw).toString('hex')}`;
};

const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * Whether the header signs exactly these bytes, now, or at whatever time where `now` is null. One time and one signature: a header
 * with more of either could be read two ways and is refused. The comparison takes the same time wherever the first difference is.
 */
export function isSigned(secret: string, raw: Uint8Array, header: string | null, now: Date | null): boolean {
  const match = form.exec(header ?? '');
  const seconds = match?.[1];
  const signature = match?.[2];
  if (seconds === undefined || signature === undefined) return false;
  const authentic = timingSafeEqual(digest(secret, seconds, raw), Buffer.from(signature, 'hex'));
  if (now === null) return authentic;
  return authentic && Math.abs(now.getTime() / 1_000 - Number(seconds)) <= signatureToleranceSeconds;
}

const digest = (secret: string, seconds: string, raw: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();
