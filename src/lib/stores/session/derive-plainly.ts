import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { DeriveKeyFunction } from 'altcha-lib/types';

/**
 * The key of a proof of work (PBKDF2 with SHA-256, RFC 8018) without the browser's own: pages that are not served securely have no
 * `crypto.subtle`. Takes some times as long.
 */
export const derivePlainly: DeriveKeyFunction = async ({ cost, keyLength = 32 }, salt, password) => ({
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});
