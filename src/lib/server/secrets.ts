import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One key for each purpose, 64 hexadecimal digits, all derived from one master key (HKDF-SHA256, RFC 5869). */
export type Secrets = {
  /** Signs the proof-of-work challenges. */
  readonly captcha: string;
  /** Signs the sandbox card gateways' webhooks. */
  readonly cardWebhook: string;
  /** Keyed hashes of what must be compared but not kept, such as addresses in rate limits. */
  readonly pseudonym: string;
  /** Encrypts server seeds at rest. */
  readonly seeds: string;
};

/** Derives the secrets of the given master key, or of the one in `<dataDir>/secrets.json`, made there when missing. */
export function loadSecrets(secretKey: string | null, dataDir: string): Secrets {
  const master = secretKey ?? storedKey(dataDir);
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(master, 'hex'), '', `faceup/${purpose}`, 32)).toString('hex');
  return {
    captcha: derive('captcha'),
    cardWebhook: derive('card-webhook'),
    pseudonym: derive('pseudonym'),
    seeds: derive('seeds'),
  };
}

function storedKey(dataDir: string): string {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  try {
    // 'wx' makes two processes that start together agree: the second one reads what the first one wrote.
    const secretKey = randomBytes(32).toString('hex');
    writeFileSync(file, `${JSON.stringify({ secretKey })}\n`, { flag: 'wx', mode: 0o600 });
    return secretKey;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const match = /"secretKey"\s*:\s*"([0-9a-f]{64})"/.exec(readFileSync(file, 'utf8'));
  if (match?.[1] === undefined)
    throw new Error(`${file} is damaged: restore it from a backup, or set SECRET_KEY to the key it held.`);
  return match[1];
}
