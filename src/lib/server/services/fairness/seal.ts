import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { ServerContext } from '../../context.ts';

const ivBytes = 12;
const tagBytes = 16;
const keyOf = (ctx: ServerContext): Buffer => Buffer.from(ctx.config.secrets.seeds, 'hex');

/** A server seed as the database keeps it: iv, tag, AES-256-GCM. Bound to its commitment, so that seeds cannot be swapped. */
export const sealSeed = (ctx: ServerContext, serverSeed: string, serverSeedHash: string): Buffer => {
  const iv = ctx.random.bytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(ctx), iv).setAAD(Buffer.from(serverSeedHash));
  const sealed = Buffer.concat([cipher.update(serverSeed, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** Throws when the bytes were changed or sealed under another key. */
export const unsealSeed = (ctx: ServerContext, sealed: Buffer, serverSeedHash: string): string => {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(ctx), sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(serverSeedHash))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
};
