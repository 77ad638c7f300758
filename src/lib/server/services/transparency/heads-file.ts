import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeHead } from '#domain/transparency/head.ts';

/** Where published heads stand outside the database, a line of JSON each. */
export const headsFile = (dataDir: string): string => join(dataDir, 'heads.jsonl');

const hex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/.test(value);

const headOf = (line: string): TreeHead | undefined => {
  try {
    const head: Partial<TreeHead> = JSON.parse(line);
    const { logId, epoch, size, root, at, signature } = head;
    const isWhole = [epoch, size, at].every((value) => Number.isSafeInteger(value));
    return isWhole && hex(logId, 64) && hex(root, 64) && hex(signature, 128) ? (head as TreeHead) : undefined;
  } catch {
    return undefined;
  }
};

/** The heads in the file, the oldest first; none where there is none. A line that a power cut left unfinished is no head. */
export const readHeads = (dataDir: string): TreeHead[] => {
  const file = headsFile(dataDir);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map(headOf)
    .filter((head) => head !== undefined);
};

/** Adds heads, on the disk before it returns. A line before them that was left unfinished ends first. */
export const appendHeads = (dataDir: string, heads: readonly TreeHead[]): void => {
  if (heads.length === 0) return;
  const file = headsFile(dataDir);
  const isCut = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'));
  const handle = openSync(file, 'a', 0o644);
  try {
    writeSync(handle, `${isCut ? '\n' : ''}${heads.map((head) => `${JSON.stringify(head)}\n`).join('')}`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
