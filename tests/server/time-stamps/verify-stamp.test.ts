import { describe, expect, test } from 'vitest';
import { readResponse } from '#server/common/time-stamp/read-response.ts';
import { certificatesIn, type Expected, verifyStamp } from '#server/common/time-stamp/verify-stamp.ts';
import { sandboxPolicy } from '#server/sandbox/stamp-desk.ts';
import { stampKeys } from '#server/sandbox/stamp-keys.ts';
import { answered, data, digest, keys, moment, nonce, tokenBy } from './kit.ts';

const trusted = certificatesIn(keys.authority);
const expected: Expected = { digest, trusted, nonce };
const facts = { at: moment.getTime(), by: 'Faceup sandbox authority' };
const verdict = (token: Uint8Array, given: Partial<Expected> = {}) => {
  const result = verifyStamp(token, { ...expected, ...given });
  return result.ok ? result.value : result.code;
};
const day = 86_400_000;

describe('a time stamp', () => {
  test('says when it was made and whose it is', () => {
    expect(verdict(tokenBy())).toEqual(facts);
    expect(verdict(tokenBy(), { policy: sandboxPolicy })).toEqual(facts);
    expect(verdict(tokenBy(), { trusted: 'anybody' })).toEqual(facts);
    expect(
      verdict(tokenBy(), { trusted: certificatesIn(`${stampKeys('b'.repeat(64)).authority}${keys.authority}`) }),
    ).toEqual(facts);
  });

  test('of something else, of another request or by another policy is refused', () => {
    const other = digest.slice();
    other[31] = (other[31] ?? 0) ^ 1;
    expect(verdict(tokenBy(), { digest: other })).toBe('other_imprint');
    expect(verdict(tokenBy(), { digest: data })).toBe('other_imprint');
    expect(verdict(tokenBy(), { nonce: nonce.slice(0, 7) })).toBe('other_nonce');
    expect(verdict(tokenBy(), { policy: '2.999.1' })).toBe('other_policy');
  });

  test('of another authority is refused, whatever it calls itself', () => {
    const stranger = stampKeys('b'.repeat(64));
    expect(verdict(tokenBy(stranger))).toBe('untrusted');
    expect(verdict(tokenBy(stranger), { trusted: 'anybody' })).toEqual(facts);
    // Its certificate, and another key.
    expect(verdict(tokenBy({ ...keys, privateKey: stranger.privateKey }))).toBe('forged');
    // A key that signed it, and a certificate that was put in for it.
    expect(verdict(tokenBy({ ...stranger, signer: keys.signer }))).toBe('forged');
  });

  test('by a certificate for something else, or not valid at its moment, is refused', () => {
    const webServer = stampKeys('a'.repeat(64), { purpose: '1.3.6.1.5.5.7.3.1' });
    expect(verdict(tokenBy(webServer))).toBe('wrong_purpose');
    expect(verdict(tokenBy(webServer), { trusted: 'anybody' })).toBe('wrong_purpose');
    const from = (notBefore: number, notAfter: number) =>
      stampKeys('a'.repeat(64), {
        validity: {
          notBefore: new Date(moment.getTime() + notBefore),
          notAfter: new Date(moment.getTime() + notAfter),
        },
      });
    expect(verdict(tokenBy(from(-2 * day, -day)))).toBe('expired');
    expect(verdict(tokenBy(from(day, 2 * day)))).toBe('expired');
    expect(verdict(tokenBy(from(-day, day)))).toEqual(facts);
  });

  test('that is cut off, longer, or none is refused', () => {
    const token = tokenBy();
    for (let length = 0; length < token.length; length += 1)
      expect([length, verdict(token.subarray(0, length))]).toEqual([length, 'malformed']);
    expect(verdict(Uint8Array.of(...token, 0))).toBe('malformed');
    expect(verdict(answered())).toBe('malformed');
    expect(verdict(new Uint8Array(48 * 1024))).toBe('malformed');
  });

  test('with any byte changed is refused, or still says the same', () => {
    const token = tokenBy();
    let refused = 0;
    for (const at of token.keys()) {
      const changed = token.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      const said = verdict(changed);
      if (typeof said === 'string') refused += 1;
      else expect([at, said]).toEqual([at, facts]);
    }
    // What is not signed is the outer form: versions, and the list of hashes.
    expect(refused).toBeGreaterThan(token.length - 30);
  });
});

describe('the answer of an authority', () => {
  test('that gives no stamp says why', () => {
    expect(readResponse(answered(keys, '1.2.3.4'))).toMatchObject({
      ok: false,
      code: 'rejected',
      facts: { said: `The policy here is ${sandboxPolicy}` },
    });
    expect(readResponse(answered(keys, sandboxPolicy)).ok).toBe(true);
  });

  test('that is none, or granted without a stamp, is malformed', () => {
    const whole = answered();
    for (const bytes of [new Uint8Array(), whole.subarray(0, 100), Uint8Array.of(0x30, 5, 0x30, 3, 2, 1, 0)])
      expect(readResponse(bytes)).toEqual({ ok: false, code: 'malformed' });
  });
});
