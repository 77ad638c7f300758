import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#server/db/db.ts';
import { isEpochOpen } from '#server/db/queries/epochs.ts';
import { createHouseClock } from '#server/house-clock.ts';
import { restoredFile } from '#server/restored-file.ts';
import { type Answer, type Family, failed } from './answer.ts';
import { type Place, withDatabase } from './with-database.ts';

const isUnpassed = async (db: Db): Promise<boolean> => (await db.query(isEpochOpen)).length > 0;

/** Does a command of a family on the house's database, by its clock. Undefined: none of the family's. */
export const runFamily = (place: Place, family: Family, words: readonly string[]): Promise<Answer | undefined> =>
  withDatabase(place, async (db) => {
    // Whatever staff decides now would be decided by what the restore brought back.
    if (existsSync(join(place.dataDir, restoredFile)) || (await isUnpassed(db)))
      return failed('The books were put back and not opened since: start Faceup once, then ask again.');
    return family(db, words, (await createHouseClock(db)).now());
  });
