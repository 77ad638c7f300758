import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Random } from '../../context.ts';

const version = 1;
const saltBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = 1 + saltBytes + ivBytes + tagBytes;

/** Every file has a key of its own, so that no key ever seals two. */
const keyOf = (secret: string, salt: Uint8Array, id: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), salt, `faceup/document/${id}`, 32));

/** A file as the vault keeps it: version, salt, iv, tag, AES-256-GCM. Bound to its id, so that files cannot be swapped. */
export function sealFile(secret: string, random: Random, id: string, bytes: Uint8Array): Buffer<ArrayBuffer> {
  const salt = random.bytes(saltBytes);
  const iv = random.bytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt, id), iv).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Uint8Array.of(version), salt, iv, cipher.getAuthTag(), sealed]);
}

/** Throws when the bytes were changed, are another document's, or were sealed under another key. */
export function unsealFile(secret: string, id: string, stored: Uint8Array): Buffer<ArrayBuffer> {
  if (stored[0] !== version || stored.length < headBytes) throw new Error(`The file of document ${id} is none of ours`);
  const at = (from: number, count: number) => stored.subarray(from, from + count);
  const salt = at(1, saltBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, salt, id), at(1 + saltBytes, ivBytes))
    .setAAD(Buffer.from(id))
    .setAuthTag(at(1 + saltBytes + ivBytes, tagBytes));
  return Buffer.concat([decipher.update(stored.subarray(headBytes)), decipher.final()]);
}
