import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSettings } from '../src/lib/server/config.ts';
import { runningPid } from '../src/lib/server/db/embedded/postmaster.ts';

/** `npm run db:reset`: empties the local database and its outbox. Only the embedded one, and only while nobody uses it. */
const { dataDir, databaseUrl } = parseSettings(process.env);
if (databaseUrl !== null) {
  console.error('DATABASE_URL is set: an operator’s database is not emptied from here.');
  process.exitCode = 1;
} else if ((await runningPid(join(dataDir, 'pg'))) !== undefined) {
  console.error(`The database in ${dataDir} is running: stop Faceup first.`);
  process.exitCode = 1;
} else {
  for (const name of ['pg', 'postgres.log', 'outbox']) await rm(join(dataDir, name), { recursive: true, force: true });
  console.log(`${dataDir} is empty; the next start makes a new database.`);
}
