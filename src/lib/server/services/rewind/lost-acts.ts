import { createHash } from 'node:crypto';
import type { JournalLine } from '../../adapters/journal/journal.ts';
import type { ServerContext } from '../../context.ts';
import { insertLostAct, listKnownActs } from '../../db/queries/lost-acts.ts';

type Told = { readonly line: JournalLine; readonly id: string; readonly hash: string; readonly content: string | null };

const hashPattern = /^[0-9a-f]{64}$/;

/** Entries of the log of staff that the journal has, each once. What does not make its hash is taken for unreadable. */
const toldActs = (lines: readonly JournalLine[]): Told[] => {
  const told = new Map<string, Told>();
  for (const line of lines) {
    if (line.kind !== 'staff_act') continue;
    const { id, hash, content } = line.data;
    if (typeof hash !== 'string' || !hashPattern.test(hash) || !/^[1-9]\d{0,17}$/.test(String(id)) || told.has(hash))
      continue;
    const isWhole = typeof content === 'string' && createHash('sha256').update(content).digest('hex') === hash;
    told.set(hash, { line, id: String(id), hash, content: isWhole ? content : null });
  }
  return [...told.values()];
};

/** The hashes of the entries that the journal has. */
export const journaledActs = (lines: readonly JournalLine[]): Buffer[] =>
  toldActs(lines).map(({ hash }) => Buffer.from(hash, 'hex'));

/**
 * Keeps those entries of the log of staff that the journal has and these books have not, by their hashes: an entry of the same number may
 * be another. How many were not known to be missing before. Safe to do twice.
 */
export const keepLostActs = async (
  { db, epoch }: Pick<ServerContext, 'db' | 'epoch'>,
  lines: readonly JournalLine[],
): Promise<number> => {
  const told = toldActs(lines);
  const rows = await db.query<{ hash: Buffer }>(listKnownActs, [told.map(({ hash }) => Buffer.from(hash, 'hex'))]);
  const known = new Set(rows.map(({ hash }) => hash.toString('hex')));
  let lost = 0;
  for (const { line, id, hash, content } of told) {
    if (known.has(hash)) continue;
    const values = [Buffer.from(hash, 'hex'), id, line.epoch, new Date(line.at), epoch.now(), content];
    lost += (await db.query(insertLostAct, values)).length;
  }
  return lost;
};
