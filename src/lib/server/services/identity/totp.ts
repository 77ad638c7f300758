import { Secret, TOTP } from 'otpauth';
import type { Random } from '../../context.ts';

/** What every authenticator app assumes when it is told nothing else (RFC 6238, RFC 4226). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks differ, and people type slowly: the code before and the one after the present one are taken, too. */
const window = 1;
/** As long as the hash (RFC 4226, section 4). */
const keyBytes = 20;

/** A new key for an authenticator app, in base32 as such apps want it. */
export const newTotpKey = (random: Random): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(keyBytes)).buffer }).base32;

/** The address that apps read from a QR code: the key with the names of house and account. */
export const totpUri = (key: string, house: string, account: string): string =>
  new TOTP({ ...shape, issuer: house, label: account, secret: Secret.fromBase32(key) }).toString();

/** The time step that a code of six digits is of, when it is the present one or a neighbour; else null. Takes the same time either way. */
export function stepOfCode(key: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = new TOTP({ ...shape, secret: Secret.fromBase32(key) }).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1_000 / shape.period) + delta;
}
