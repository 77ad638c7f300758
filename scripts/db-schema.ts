import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { schemaFile, schemaOf } from './db/schema.ts';

/** `npm run db:schema` writes `schema.sql` from a database of its own, which it makes and throws away. */
const write = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'faceup-schema-'));
  const cluster = await startEmbedded({ dataDir });
  try {
    await migrate({ url: cluster.url });
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await writeFile(schemaFile, await schemaOf(client).finally(() => client.end()));
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

await write();
