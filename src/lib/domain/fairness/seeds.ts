import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { fail, ok, type Result } from '../result.ts';

/** The bytes that a server seed or a default client seed is made from. */
export const serverSeedBytes = 32;
export const clientSeedBytes = 10;

const serverSeedPattern = /^[0-9a-f]{64}$/;
// Printable ASCII without space and colon: what a person can copy without doubt, and the colon parts the message.
const clientSeedPattern = /^[\x21-\x39\x3b-\x7e]{1,64}$/;

/** 32 random bytes as a server seed: 64 lower-case hex digits. The text, not the bytes, is the key from here on. */
export const serverSeedFrom = (bytes: Uint8Array): string => {
  if (bytes.length !== serverSeedBytes) throw new RangeError(`a server seed is made of ${serverSeedBytes} bytes`);
  return bytesToHex(bytes);
};

const epochDigits = 8;
const epochMax = 0xffff_ffff;

/**
 * A server seed of the house's: its first 8 hex digits are the number of the epoch in which it was committed, the other 56 (224 bits) are
 * random, of the last 28 of the 32 bytes. So the commitment, which is of the whole text, binds the epoch as well.
 */
export const serverSeedIn = (epoch: number, bytes: Uint8Array): string => {
  if (!Number.isInteger(epoch) || epoch < 1 || epoch > epochMax) throw new RangeError('an epoch counts from 1');
  return `${epoch.toString(16).padStart(epochDigits, '0')}${serverSeedFrom(bytes).slice(epochDigits)}`;
};

/** The epoch that a server seed of the house's names. */
export const epochOf = (serverSeed: string): number => Number.parseInt(serverSeed.slice(0, epochDigits), 16);

/** Random bytes as a client seed that the player may replace by words of their own. */
export const clientSeedFrom = (bytes: Uint8Array): string => bytesToHex(bytes);

export const isServerSeed = (text: string): boolean => serverSeedPattern.test(text);

/** 1 to 64 printable ASCII characters, no space, no colon. */
export const parseClientSeed = (input: unknown): Result<string, 'client_seed_invalid'> =>
  typeof input === 'string' && clientSeedPattern.test(input) ? ok(input) : fail('client_seed_invalid');

/** The promise made before the first bet: SHA-256 of the server seed's 64 hex characters as text, in lower-case hex. */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));
