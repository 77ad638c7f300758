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

/** Random bytes as a client seed that the player may replace by words of their own. */
export const clientSeedFrom = (bytes: Uint8Array): string => bytesToHex(bytes);

export const isServerSeed = (text: string): boolean => serverSeedPattern.test(text);

/** 1 to 64 printable ASCII characters, no space, no colon. */
export const parseClientSeed = (input: unknown): Result<string, 'client_seed_invalid'> =>
  typeof input === 'string' && clientSeedPattern.test(input) ? ok(input) : fail('client_seed_invalid');

/** The promise made before the first bet: SHA-256 of the server seed's 64 hex characters as text, in lower-case hex. */
export const commitmentOf = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));
