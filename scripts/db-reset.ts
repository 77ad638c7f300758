import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSettings } from '#server/config.ts';
import { runningPid } from '#server/db/embedded/postmaster.ts';
import { startEmbedded } from '#server/db/embedded.ts';

/** `npm run db:reset`: empties the local database and its outbox. Only the embedded one, and only while nobody uses it. */
const reset = async (): Promise<void> => {
  const { dataDir, databaseUrl } = parseSettings(process.env);
  if (databaseUrl !== null) throw new Error('DATABASE_URL is set: an operator’s database is not emptied from here.');
  const isRunning = async () => (await runningPid(join(dataDir, 'pg'))) !== undefined;
  // One that a killed Faceup left behind is stopped by whoever leaves it last.
  if (await isRunning()) await startEmbedded({ dataDir }).then(({ stop }) => stop());
  if (await isRunning()) throw new Error(`The database in ${dataDir} is in use: stop Faceup first.`);
  for (const name of ['pg', 'postgres.log', 'postgres.log.1', 'outbox'])
    await rm(join(dataDir, name), { recursive: true, force: true });
  console.log(`The database in ${dataDir} is gone; the next start makes a new one.`);
};

await reset().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
