import { randomBytes } from 'node:crypto';
import { seal, sealIvBytes, unseal } from '../../common/sealed.ts';
import type { JournalLine } from './journal.ts';

/** Entries of the log of staff name players, and say why: outside they stand under a key, by their number and hash alone. */
const kind = 'staff_act';
const boundTo = (hash: unknown): string => `${kind} ${String(hash)}`;

export const sealedLine = (key: string, line: JournalLine): JournalLine => {
  const { content, ...rest } = line.data;
  if (line.kind !== kind || typeof content !== 'string') return line;
  const sealed = seal(key, randomBytes(sealIvBytes), content, boundTo(rest.hash)).toString('base64');
  return { ...line, data: { ...rest, sealed } };
};

/** `content` null: sealed under another key, or changed. */
export const openedLine = (key: string, line: JournalLine): JournalLine => {
  const { sealed, ...rest } = line.data;
  if (line.kind !== kind || typeof sealed !== 'string') return line;
  return { ...line, data: { ...rest, content: opened(key, sealed, rest.hash) } };
};

const opened = (key: string, sealed: string, hash: unknown): string | null => {
  try {
    return unseal(key, Buffer.from(sealed, 'base64'), boundTo(hash));
  } catch {
    return null;
  }
};
