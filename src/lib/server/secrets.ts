import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  /** Encrypts players' papers at rest. */
  readonly documents: string;
  /** Encrypts the keys of authenticator apps at rest, and keys the hashes of recovery codes. */
  readonly factors: string;
  /** Seals the numbers that states gave players. */
  readonly nationalNumbers: string;
  /** Makes the token that takes the place of an outside studio's. */
  readonly studioTokens: string;
  /** Signs the links by which a mail's reader ends the promotions. */
  readonly unsubscribe: string;
  /** The key of P-256 by which push services know the house (RFC 8292). */
  readonly push: string;
  /** Encrypts the secrets of webhooks at rest. */
  readonly webhooks: string;
  /** Seals what the log of staff says in the journal outside. */
  readonly journal: string;
  /** The Ed25519 key that signs the heads of the log of the books. */
  readonly log: string;
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
    documents: derive('documents'),
    factors: derive('second-factor'),
    nationalNumbers: derive('national-numbers'),
    studioTokens: derive('studio-tokens'),
    unsubscribe: derive('unsubscribe'),
    push: derive('push'),
    webhooks: derive('webhooks'),
    journal: derive('journal'),
    log: derive('log'),
  };
}

/** The data folder cannot hold the key, or holds a damaged one. The message is one line: what is wrong and what to do. */
export class SecretsFailed extends Error {
  override readonly name = 'SecretsFailed';
}

function storedKey(dataDir: string): string {
  const file = join(dataDir, 'secrets.json');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(file)) makeKeyFile(file);
    const match = /"secretKey"\s*:\s*"([0-9a-f]{64})"/.exec(readFileSync(file, 'utf8'));
    if (match?.[1] !== undefined) return match[1];
  } catch (error) {
    throw new SecretsFailed(`${file} cannot be read or made: ${adviceOn(error)}`, { cause: error });
  }
  throw new SecretsFailed(`${file} is damaged: restore it from a backup, or set SECRET_KEY to the key it held.`);
}

/**
 * Written whole and to the disk before it has its name: what is sealed with a key outlives a power cut only if the key does.
 * Of two processes that start together one gets the name, and both then read what stands under it.
 */
function makeKeyFile(file: string): void {
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    const secretKey = randomBytes(32).toString('hex');
    writeFileSync(draft, `${JSON.stringify({ secretKey })}\n`, { flag: 'wx', mode: 0o600, flush: true });
    // A link, unlike a rename, never replaces what is there.
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const advice: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full, make room and start again.',
  EDQUOT: 'the disk quota is used up, make room and start again.',
  EACCES: 'it belongs to another user, start Faceup as that one, correct its rights, or set DATA_DIR.',
  EPERM: 'it belongs to another user, start Faceup as that one, correct its rights, or set DATA_DIR.',
  EROFS: 'the file system is read-only, set DATA_DIR to another folder.',
  ENOTDIR: 'a file stands where a folder is needed, move it away or set DATA_DIR.',
  EEXIST: 'a file stands where a folder is needed, move it away or set DATA_DIR.',
};

const adviceOn = (error: unknown): string =>
  advice[String(codeOf(error))] ?? (error instanceof Error ? error.message : String(error));
