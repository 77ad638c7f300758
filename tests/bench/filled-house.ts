import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '#server/db/connect.ts';
import { type Db, sql } from '#server/db/db.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';

/** What makes a large house: rows that are written past the triggers of the tables in `bare`, by the statements of `fill`. */
type Filled = { readonly name: string; readonly bare: readonly string[]; readonly fill: readonly string[] };

/** Measures in a database of its own, which is there as long as that takes. */
export async function inFilledHouse<T>({ name, bare, fill }: Filled, measure: (db: Db) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), `faceup-${name}-`));
  const cluster = await startEmbedded({ dataDir });
  const db = connect({ url: cluster.superuserUrl, maxConnections: 2, statementMsMax: 3_600_000 });
  try {
    await migrate({ url: cluster.ownerUrl });
    const statements = [...bare.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER ALL`), ...fill, 'ANALYZE'];
    for (const [at, text] of statements.entries()) await db.query(sql(`bench_${name}_${at}`, text));
    return await measure(db);
  } finally {
    await db.close();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
