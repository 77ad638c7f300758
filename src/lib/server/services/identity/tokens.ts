import { createHash } from 'node:crypto';
import type { Random } from '../../context.ts';

/** 256 random bits as 43 characters of base64url: a session's or a mailed link's secret. */
export const newToken = (random: Random): string => Buffer.from(random.bytes(32)).toString('base64url');

/** What the database keeps of a token. Plain sha256 will do: nobody guesses 256 random bits. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Looks like one of ours; anything else is refused without a look-up. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** A version 4 UUID out of the house's own random source. */
export function newUuid(random: Random): string {
  const bytes = Buffer.from(random.bytes(16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
