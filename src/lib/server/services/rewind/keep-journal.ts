import { setTimeout as sleep } from 'node:timers/promises';
import { actContent } from '#domain/desk/act-entry.ts';
import type { Journal } from '../../adapters/journal/journal.ts';
import type { ServerContext } from '../../context.ts';
import type { Db, Queryable } from '../../db/db.ts';
import {
  type JournalRow,
  listWaitingLines,
  lockJournal,
  markHouse,
  noteWritten,
  readServer,
  type ServerRow,
} from '../../db/queries/epochs.ts';
import { type ChainRow, readActs } from '../../db/queries/staff-acts.ts';
import { entryOf } from '../desk/audit/entry-of.ts';

/**
 * Writes what waits for the journal to its folders, in the order in which it was noted; how many lines. One process at a time: a line is
 * noted as written once it is on the disk, so that one may come twice (its number says so) but never not at all.
 */
export const writeWaiting = async (db: Db, journal: Journal): Promise<number> => {
  for (let written = 0; ; ) {
    const rows = await db.transaction(async (tx) => {
      await tx.query(lockJournal);
      const waiting = await tx.query<JournalRow>(listWaitingLines);
      if (waiting.length === 0) return 0;
      const acts = await actsOf(tx, waiting);
      await journal.append(
        waiting.map(({ epoch, seq, at, kind, player_id: player, data }) => ({
          epoch,
          seq: String(seq),
          at: at.toISOString(),
          kind,
          player,
          data: acts.get(seq) ?? data,
        })),
      );
      await tx.query(noteWritten, [waiting.map(({ seq }) => seq)]);
      return waiting.length;
    });
    written += rows;
    if (rows === 0) return written;
  }
};

/** What entries of the log of staff say, by the number of the line that notes them. */
const actsOf = async (
  tx: Queryable,
  waiting: readonly JournalRow[],
): Promise<ReadonlyMap<bigint, JournalRow['data']>> => {
  const lines = waiting.filter(({ kind }) => kind === 'staff_act');
  if (lines.length === 0) return new Map();
  const rows = await tx.query<ChainRow>(readActs, [lines.map(({ data }) => data['id'])]);
  const said = new Map(
    rows.map((row) => [
      row.id.toString(),
      { id: row.id.toString(), hash: row.hash.toString('hex'), content: actContent(entryOf(row)) },
    ]),
  );
  return new Map(lines.map(({ seq, data }) => [seq, said.get(String(data['id'])) ?? data]));
};

/** Notes outside, and in the books, up to where they have come by now. */
export const markBooks = async (db: Db, journal: Journal, epoch: number): Promise<void> => {
  await db.query(markHouse);
  const [row] = await db.query<ServerRow>(readServer);
  if (!row) throw new Error('the server did not say who it is');
  const { at, system_id: systemId, timeline, lsn } = row;
  await journal.mark({ epoch, at: at.toISOString(), systemId, timeline, lsn });
};

/** `keepJournal` of a house: see `ServerContext`. Says once when it falls behind, and once when it has caught up. */
export const journalKeeper = (db: Db, journal: Journal, log: ServerContext['log']): ServerContext['keepJournal'] => {
  let isBehind = false;
  return async () => {
    try {
      await writeWaiting(db, journal);
      if (isBehind) log.info('the journal outside has caught up');
      isBehind = false;
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isBehind) log.error({ reason }, 'the journal outside is behind');
      isBehind = true;
      return false;
    }
  };
};

const everyMs = 1_000;

/** Writes what no call waited for, until `signal` ends it. */
export const runJournal = async (ctx: ServerContext, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    await ctx.keepJournal();
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
  }
};
