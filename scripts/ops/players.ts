import { emailKeyOf } from '#domain/identity/email.ts';
import type { Db } from '#server/db/db.ts';
import { reopenAccount } from '#server/db/queries/account.ts';
import { type Answer, failed, said } from './answer.ts';

/** `players reopen <email>`; undefined: not that. A self-exclusion holds as before: nothing here can shorten one. */
export const runPlayers = async (db: Db, words: readonly string[], now: Date): Promise<Answer | undefined> => {
  const [command, email, ...rest] = words;
  if (command !== 'reopen' || email === undefined || rest.length > 0) return undefined;
  const rows = await db.query(reopenAccount, [emailKeyOf(email), now]);
  return rows.length > 0
    ? said('The account is open again: its player can sign in. Exclusions and limits are as they were.')
    : failed('There is no closed account of this address.');
};
