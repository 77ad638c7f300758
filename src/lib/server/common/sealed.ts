import { createCipheriv, createDecipheriv } from 'node:crypto';

/** Bytes of an initialisation vector; a fresh one for each seal. */
export const sealIvBytes = 12;
const tagBytes = 16;

/** A secret as the database keeps it: iv, tag, AES-256-GCM under a key of 64 hexadecimal digits. `boundTo` is what it belongs to, so that two cannot be swapped. */
export const seal = (key: string, iv: Uint8Array, secret: string, boundTo: string): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), iv).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** Throws when the bytes were changed, belong to something else or were sealed under another key. */
export const unseal = (key: string, sealed: Buffer, boundTo: string): string => {
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), sealed.subarray(0, sealIvBytes))
    .setAAD(Buffer.from(boundTo))
    .setAuthTag(sealed.subarray(sealIvBytes, sealIvBytes + tagBytes));
  return decipher.update(sealed.subarray(sealIvBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
};
