import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { headBytes, signHead } from '#domain/transparency/head.ts';
import { responseOf } from '#domain/transparency/stamp.ts';
import { readResponse } from '#server/common/time-stamp/read-response.ts';
import { sha256, stampRequest } from '#server/common/time-stamp/request.ts';
import { certificatesIn, verifyStamp } from '#server/common/time-stamp/verify-stamp.ts';
import { answerStampRequest } from '#server/sandbox/stamp-desk.ts';
import { stampKeys } from '#server/sandbox/stamp-keys.ts';
import { data, digest, keys, nonce, openssl, tokenBy } from './kit.ts';

const verify = 'ts -verify -data head.bin -in stamp.tsr -CAfile ca.pem';

/** A stamp that OpenSSL makes of our request, and its root; `between`: what the one in the middle is. */
const stampOfOpenssl = (kind: string, between: 'authority' | 'plain') => {
  const [key = '', hash = '', ess = ''] = kind.split(' ');
  const newKey = key.startsWith('ec') ? '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1' : `-newkey ${key}`;
  const req = (name: string, rest: string) =>
    `req -x509 ${newKey} -noenc -days 2 -keyout ${name}.key -out ${name}.pem -subj /CN=${name} -config ca.cnf ${rest}`;
  const config = readFileSync('tests/server/time-stamps/openssl.cnf', 'utf8')
    .replaceAll('HASH', hash)
    .replaceAll('ESS', ess);
  const [stamp = '', root = ''] = openssl(
    { 'ca.cnf': config, serial: '0A', 'ask.tsq': stampRequest(digest, { nonce, policy: null }) },
    req('root', '-extensions authority'),
    req('between', `-extensions ${between} -CA root.pem -CAkey root.key`),
    req('signer', '-extensions stamps -CA between.pem -CAkey between.key'),
    'ts -reply -config ca.cnf -section tsa -queryfile ask.tsq -chain between.pem -signer signer.pem -inkey signer.key -out stamp.tsr',
    'base64 -A -in stamp.tsr',
    'x509 -in root.pem',
  ).split(/(?=-----BEGIN)/);
  const token = readResponse(new Uint8Array(Buffer.from(stamp, 'base64')));
  if (!token.ok) throw new Error(`${token.code}: ${stamp}`);
  return { token: token.value, root };
};

describe('OpenSSL', () => {
  test('verifies what the sandbox stamps, by the one command that the page shows', () => {
    const head = signHead({ at: Date.now(), epoch: 1, size: 7, root: 'c'.repeat(64) }, 'd'.repeat(64));
    const outside = {
      clock: { now: () => new Date() },
      random: { bytes: (count: number) => new Uint8Array(count).fill(9) },
    };
    const bytes = headBytes(head);
    const answer = answerStampRequest(stampRequest(sha256(bytes), { nonce, policy: null }), keys, outside);
    const token = readResponse(answer);
    if (!token.ok) throw new Error(token.code);
    const files = { 'head.bin': bytes, 'stamp.tsr': responseOf(token.value), 'ca.pem': keys.authority };
    expect(openssl(files, verify)).toContain('Verification: OK');
    expect(openssl({ ...files, 'head.bin': data }, verify)).toContain('message imprint mismatch');
    expect(openssl({ ...files, 'ca.pem': stampKeys('b'.repeat(64)).authority }, verify)).toContain('FAILED');
    const webServer = stampKeys('a'.repeat(64), { purpose: '1.3.6.1.5.5.7.3.1' });
    const stamp = responseOf(tokenBy(webServer));
    expect(openssl({ 'head.bin': data, 'stamp.tsr': stamp, 'ca.pem': keys.authority }, verify)).toContain('FAILED');
  });

  test('reads our request as it is meant', () => {
    const said = openssl(
      { 'ask.tsq': stampRequest(digest, { nonce, policy: '1.2.3.4' }) },
      'ts -query -in ask.tsq -text',
    );
    for (const line of [
      'Hash Algorithm: sha256',
      'Policy OID: 1.2.3.4',
      'Nonce: 0x4102030405060708',
      'Certificate required: yes',
    ])
      expect(said).toContain(line);
  });

  test.each(['rsa:2048 sha256 sha256', 'rsa:2048 sha512 sha1', 'ec:prime256v1 sha384 sha256'])(
    'stamps as an authority of its own (%s), through one between it and its root, and we verify it',
    (kind) => {
      const { token, root } = stampOfOpenssl(kind, 'authority');
      const verdict = (pem: string) => verifyStamp(token, { digest, trusted: certificatesIn(pem), nonce });
      expect(verdict(root)).toMatchObject({ ok: true, value: { by: 'signer' } });
      expect(verdict(keys.authority)).toMatchObject({ ok: false, code: 'untrusted' });
    },
  );

  test('whoever has any certificate of the root, and may issue none, cannot make a signer of stamps', () => {
    const { token, root } = stampOfOpenssl('ec:prime256v1 sha256 sha256', 'plain');
    const expected = { digest, trusted: certificatesIn(root), nonce };
    expect(verifyStamp(token, expected)).toMatchObject({ ok: false, code: 'untrusted' });
  });
});
