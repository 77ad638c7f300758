import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ProgramSettings } from './settings.ts';

/** A key that is needed and cannot be had. The message is a line to act on. */
export class ProgramKeyFailed extends Error {
  override readonly name = 'ProgramKeyFailed';
}

/**
 * The private key that signs lists: the operator's; else, where no other is pinned, the data folder's, made there when missing.
 * Throws `ProgramKeyFailed`.
 */
export function signingKey(settings: ProgramSettings): KeyObject {
  const { keyFile, publicKey, ownKeyFile } = settings;
  if (keyFile !== null) return pinned(readKey(keyFile), settings);
  if (publicKey !== null)
    throw new ProgramKeyFailed('PROGRAM_PUBLIC_KEY is set: name its private key in PROGRAM_KEY_FILE to sign a list');
  if (!existsSync(ownKeyFile)) {
    mkdirSync(dirname(ownKeyFile), { recursive: true });
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(ownKeyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 });
  }
  return readKey(ownKeyFile);
}

/** A list signed by another key than the one that the house will ask for is worth nothing there. */
function pinned(key: KeyObject, { publicKey, keyFile }: ProgramSettings): KeyObject {
  if (publicKey !== null && publicKeyText(key) !== publicKey)
    throw new ProgramKeyFailed(`The key in ${keyFile} is not the one that PROGRAM_PUBLIC_KEY names`);
  return key;
}

/** The key whose signature counts, or undefined when nobody has made one. Throws `ProgramKeyFailed`. */
export function checkingKey({ publicKey, keyFile, ownKeyFile }: ProgramSettings): KeyObject | undefined {
  if (publicKey !== null) {
    const x = Buffer.from(publicKey, 'base64').toString('base64url');
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  }
  const file = keyFile ?? ownKeyFile;
  return existsSync(file) ? createPublicKey(readKey(file)) : undefined;
}

/** Its public half, 32 bytes in base64. */
export function publicKeyText(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

function readKey(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    throw new ProgramKeyFailed(`${file} cannot be used as a key: ${error instanceof Error ? error.message : error}`);
  }
  throw new ProgramKeyFailed(`${file} is no Ed25519 key: make one with \`openssl genpkey -algorithm ed25519\``);
}
