import { publicKeyOf } from '#domain/transparency/head.ts';
import { everTrusted } from '#server/adapters/time-stamps/create-time-stamps.ts';
import type { Config } from '#server/config.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import type { Published } from '#server/services/transparency/check-heads.ts';
import { readHeads } from '#server/services/transparency/heads-file.ts';
import { readStamps } from '#server/services/transparency/stamps-file.ts';
import type { Answer } from './answer.ts';
import { ledgerAnswer } from './ledger-lines.ts';
import { type Place, withDatabase } from './with-database.ts';

/** Proves the ledger, and holds it against the heads of the log that were published here. */
export const checkBooks = async (place: Place, config: () => Config): Promise<Answer> =>
  ledgerAnswer(await withDatabase(place, (db) => checkLedger(db, publishedIn(place.dataDir, config))));

/** The heads that stand in this folder; undefined where none was published. */
const publishedIn = (dataDir: string, config: () => Config): Published | undefined => {
  const heads = readHeads(dataDir);
  if (heads.length === 0) return undefined;
  const own = config();
  const stamps = readStamps(dataDir);
  return { heads, publicKey: publicKeyOf(own.secrets.log), stamps, trusted: everTrusted(own) };
};
