import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readResponse } from '#server/common/time-stamp/read-response.ts';
import { sha256, stampRequest } from '#server/common/time-stamp/request.ts';
import { answerStampRequest } from '#server/sandbox/stamp-desk.ts';
import { type StampKeys, stampKeys } from '#server/sandbox/stamp-keys.ts';

export const moment = new Date('2026-11-28T12:00:05Z');
export const nonce = Uint8Array.of(0x41, 2, 3, 4, 5, 6, 7, 8);
export const data = new Uint8Array(Buffer.from('a head as it was published'));
export const digest = sha256(data);
export const keys = stampKeys('a'.repeat(64));

const outside = { clock: { now: () => moment }, random: { bytes: (count: number) => new Uint8Array(count).fill(7) } };

/** What the sandbox’s authority answers to a request for `data`. */
export const answered = (by: StampKeys = keys, policy: string | null = null): Uint8Array =>
  answerStampRequest(stampRequest(digest, { nonce, policy }), by, outside);

/** The token in it. */
export const tokenBy = (by: StampKeys = keys): Uint8Array => {
  const token = readResponse(answered(by));
  if (!token.ok) throw new Error(token.code);
  return token.value;
};

/** Runs Debian’s OpenSSL in a folder that has these files, and is gone afterwards; what it printed, or how it failed. */
export const openssl = (files: Readonly<Record<string, Uint8Array | string>>, ...lines: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'openssl-'));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    let said = '';
    for (const line of lines)
      said += execFileSync('openssl', line.split(' '), { cwd: folder, encoding: 'buffer', stdio: 'pipe' }).toString(
        'latin1',
      );
    return said;
  } catch (error) {
    const { code, stderr, stdout } = error as { code?: string; stderr?: Buffer; stdout?: Buffer };
    if (code === 'ENOENT') throw new Error('openssl is not installed: apt-get install openssl', { cause: error });
    return `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
