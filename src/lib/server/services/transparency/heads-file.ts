import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeHead } from '#domain/transparency/head.ts';
import { headsOfLines } from '#domain/transparency/read-heads.ts';
import { appendLines } from './append-lines.ts';

/** Where published heads stand outside the database, a line of JSON each. */
export const headsFile = (dataDir: string): string => join(dataDir, 'heads.jsonl');

/** The heads in the file, the oldest first; none where there is none. A line that a power cut left unfinished is no head. */
export const readHeads = (dataDir: string): TreeHead[] => {
  const file = headsFile(dataDir);
  if (!existsSync(file)) return [];
  return headsOfLines(readFileSync(file, 'utf8'));
};

/** Adds heads, on the disk before it returns. */
export const appendHeads = (dataDir: string, heads: readonly TreeHead[]): void =>
  appendLines(headsFile(dataDir), heads);
