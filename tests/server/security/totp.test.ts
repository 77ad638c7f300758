import { describe, expect, test } from 'vitest';
import { newTotpKey, stepOfCode, totpUri } from '#server/services/identity/totp.ts';

/** `12345678901234567890` in base32: the key of RFC 6238's appendix B. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1_000);

/** RFC 6238, appendix B, SHA-1; an app of six digits shows the last six of the eight. */
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('a code of an authenticator app', () => {
  test.each(vectors)('RFC 6238: at %i s it is %s', (seconds, code) => {
    expect(stepOfCode(key, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('is taken half a minute early and late, and no further', () => {
    const [seconds, code] = vectors[3];
    const step = Math.floor(seconds / 30);
    const takenAt = [-2, -1, 0, 1, 2].map((steps) => stepOfCode(key, code, at((step + steps) * 30)));
    expect(takenAt).toEqual([null, step, step, step, null]);
  });

  test.each(['', '12345', '1234567', '12345a', '１２３４５６', '287082\n', '-87082'])('is nothing else: %j', (code) => {
    expect(stepOfCode(key, code, at(59))).toBeNull();
  });

  test('is of a key of 160 bits, named after house and account', () => {
    const made = newTotpKey({ bytes: (count) => new Uint8Array(count).fill(7) });
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(totpUri(key, 'Face & Up', 'ada+1@example.com')).toMatch(
      /^otpauth:\/\/totp\/Face%20%26%20Up:ada%2B1%40example\.com\?issuer=Face%20%26%20Up&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30$/,
    );
  });
});
