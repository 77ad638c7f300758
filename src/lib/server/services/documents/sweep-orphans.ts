import type { ServerContext } from '../../context.ts';
import { knownDocuments } from '../../db/queries/documents.ts';

/** Longer than any upload takes from its file to its row. */
const orphanAgeMs = 3_600_000;
const minuteMs = 60_000;

/**
 * Removes files that never got a row, because the process or the database went away in between. One of the vault's 256 parts
 * each minute, so that no run is long; safe to run in any number of processes at once.
 */
export async function sweepOrphans(ctx: ServerContext): Promise<void> {
  const now = ctx.clock.now().getTime();
  await sweepPart(ctx, Math.floor(now / minuteMs) % 256);
}

/** `part`: 0 to 255. */
export async function sweepPart({ vault, db, clock, log }: ServerContext, part: number): Promise<void> {
  const before = clock.now().getTime() - orphanAgeMs;
  const entries = await vault.list(part.toString(16).padStart(2, '0'));
  const old = entries.filter(({ writtenAt }) => writtenAt.getTime() < before).map(({ id }) => id);
  if (old.length === 0) return;
  const rows = await db.query<{ id: string }>(knownDocuments, [old]);
  const known = new Set(rows.map(({ id }) => id));
  for (const id of old.filter((one) => !known.has(one))) {
    await vault.remove(id);
    log.info({ document: id }, 'a file without a document was removed');
  }
}
