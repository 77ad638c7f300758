import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';

/** Runs `work` on a migrated database of its own, as its owner, and throws it away. */
export const withOwnDatabase = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'faceup-schema-'));
  const { ownerUrl, stop } = await startEmbedded({ dataDir });
  try {
    await migrate({ url: ownerUrl });
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await work(client).finally(() => client.end());
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
