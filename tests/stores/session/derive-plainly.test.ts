import { pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { derivePlainly } from '#stores/session/derive-plainly.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', keyPrefix: '' };
const keyOf = async (password: string, salt: string, cost: number, keyLength?: number): Promise<string> => {
  const { derivedKey } = await derivePlainly(
    { ...parameters, cost, ...(keyLength === undefined ? {} : { keyLength }) } as Parameters<typeof derivePlainly>[0],
    bytes(salt),
    bytes(password),
  );
  return Buffer.from(derivedKey).toString('hex');
};

it('derives the keys of RFC 7914, section 11', async () => {
  expect(await keyOf('passwd', 'salt', 1, 64)).toBe(
    '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783',
  );
});

it('derives what the house derives', async () => {
  for (const cost of [1, 2, 5_000])
    expect(await keyOf('counter', 'nonce', cost)).toBe(
      pbkdf2Sync('counter', 'nonce', cost, 32, 'sha256').toString('hex'),
    );
});
