import type pg from 'pg';
import { forgetDefinitions } from './define.ts';
import { type Applied, checksumOf, inTransaction, MigrationFailed } from './sql-file.ts';

// Until the first release there were 33 migrations; the baseline makes the same tables at once (decision 033).
const FIRST = '0001_players.sql';
const LAST = '0034_studio_look_ups.sql';
const COUNT = 33;
/** Of the lines `file checksum` of all of them. */
const CHECKSUM = '50091bcb4706ce1af128b01e5506e794b40fb109ffc510ca312bcc60766cad2c';

/**
 * A database that the 33 migrations made has the baseline's tables: from now on it says so. Returns what is applied.
 * Throws `MigrationFailed` where it has some of them only, or others under their names.
 */
export const adopt = async (
  client: pg.Client,
  applied: readonly Applied[],
  baseline: Applied | undefined,
): Promise<readonly Applied[]> => {
  if (!baseline || applied[0]?.file !== FIRST) return applied;
  if (applied.length < COUNT) {
    throw new MigrationFailed(
      `The database stops at ${applied.at(-1)?.file}, before ${baseline.file}: ` +
        `start once the last version of Faceup that has migrations/${LAST}, then this one`,
    );
  }
  if (checksumOf(applied.map(({ file, checksum }) => `${file} ${checksum}\n`).join('')) !== CHECKSUM) {
    throw new MigrationFailed(`The database was made by other files than those that ${baseline.file} stands for`);
  }
  await inTransaction(client, async () => {
    await client.query('DELETE FROM migration');
    await client.query('INSERT INTO migration (file, checksum) VALUES ($1, $2)', [baseline.file, baseline.checksum]);
    await forgetDefinitions(client);
  });
  return [baseline];
};
