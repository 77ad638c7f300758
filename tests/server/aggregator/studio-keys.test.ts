import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readStudioKeys } from '#server/adapters/aggregator/studio-keys.ts';
import { ConfigError } from '#server/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'faceup-studio-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'keys.json');
const read = (keys: unknown) => {
  writeFileSync(file, JSON.stringify(keys));
  return readStudioKeys(file);
};
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const client = { url: 'https://api.example/', operatorId: 7, privateKey: secret, frames: ['https://*.games.example'] };

it('reads both ways of a dialect, and one without the other', () => {
  expect(readStudioKeys(null)).toEqual({});
  expect(read({ hub88: { publicKey: pem } }).hub88?.client).toBeUndefined();
  expect(read({ hub88: { publicKey: pem, client } }).hub88?.client).toMatchObject({
    url: 'https://api.example',
    operatorId: 7,
    currencies: null,
    frames: ['https://*.games.example'],
  });
});

it.each([
  ['a plain connection', { ...client, url: 'http://api.example' }],
  ['a password in the address', { ...client, url: 'https://u:p@api.example' }],
  ['no frames', { ...client, frames: [] }],
  ['any frame', { ...client, frames: ['https://*'] }],
  ['every host of a suffix', { ...client, frames: ['https://*.com'] }],
  ['a frame that ends a policy', { ...client, frames: ['https://a.example; script-src *'] }],
  ['a plain frame', { ...client, frames: ['http://a.example'] }],
  ['a frame that no address is at', { ...client, frames: ['https://a.example:443'] }],
  ['a port that is none', { ...client, frames: ['https://a.example:99999'] }],
  ['a currency of nobody', { ...client, currencies: ['XXX'] }],
  ['a public key for the private one', { ...client, privateKey: pem }],
  ['a field that nobody reads', { ...client, secret: 'x' }],
])('stops the start at %s, and tells no key', (_, wrong) => {
  expect(() => read({ hub88: { publicKey: pem, client: wrong } })).toThrow(ConfigError);
  expect(() => read({ hub88: { publicKey: pem, client: wrong } })).toThrow(
    /^AGGREGATOR_KEYS_FILE: [^ ]+ cannot be read/,
  );
});
