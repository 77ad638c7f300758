import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KeptStamp, stampsOfLines } from '#domain/transparency/stamp.ts';
import type { ServerContext } from '../../context.ts';
import { listStampsAfter, newestStamp, type StampRow, tryStampFileLock } from '../../db/queries/head-stamps.ts';
import { appendLines, tailOf } from './append-lines.ts';

/** What writing stamps down needs of the house. */
export type StampWriter = Pick<ServerContext, 'db'> & { readonly config: { readonly dataDir: string } };

/** Beside the heads, a line of JSON each: a file of its own, since that of the heads is read each minute and a stamp is twenty times as long. */
export const stampsFile = (dataDir: string): string => join(dataDir, 'stamps.jsonl');

/** The stamps in the file, in the order of their heads. */
export const readStamps = (dataDir: string): KeptStamp[] => {
  const file = stampsFile(dataDir);
  return existsSync(file) ? stampsOfLines(readFileSync(file, 'utf8')) : [];
};

const atOnce = 500;
/** Room for two of the longest lines. */
const tailBytes = 200 * 1024;

const newestIn = (dataDir: string): number =>
  Math.max(0, ...stampsOfLines(tailOf(stampsFile(dataDir), tailBytes)).map(({ headAt }) => headAt));

export const keptStamp = ({ signature, at, stampedAt, authority, token }: StampRow): KeptStamp => ({
  head: signature,
  headAt: Number(at),
  stamp: { at: Number(stampedAt), by: authority, token: token.toString('base64') },
});

/** Writes into this machine’s file what it lacks: heads are stamped in their order. */
export const writeStampsDown = async ({ db, config }: StampWriter): Promise<void> => {
  for (;;) {
    const [newest] = await db.query<{ at: bigint }>(newestStamp);
    if (Number(newest?.at ?? 0) <= newestIn(config.dataDir)) return;
    const isMore = await db.transaction(async (tx) => {
      const [lock] = await tx.query<{ held: boolean }>(tryStampFileLock);
      if (!lock?.held) return false;
      const rows = await tx.query<StampRow>(listStampsAfter, [newestIn(config.dataDir), atOnce]);
      appendLines(stampsFile(config.dataDir), rows.map(keptStamp));
      return rows.length === atOnce;
    });
    if (!isMore) return;
  }
};
