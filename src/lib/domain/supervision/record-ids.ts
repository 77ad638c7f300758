import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 128 bits as a UUID of version 8 (RFC 9562): made of a name, so that the same day read twice has the same ids. */
const uuidOf = (hash: Uint8Array): string => {
  const bytes = hash.slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

export const recordId = (...name: readonly string[]): string => uuidOf(sha256(utf8ToBytes(name.join('\n'))));

/** Who a player is to one authority: whoever has not the house's key can say of no player which pseudonym is theirs. */
export const pseudonymOf = (key: string, authority: string, player: string): string =>
  uuidOf(hmac(sha256, utf8ToBytes(key), utf8ToBytes(`${authority}\n${player}`)));

/** SHA-256 of a file, in hex. */
export const fileHash = (file: string): string => bytesToHex(sha256(utf8ToBytes(file)));
