import { emailKeyOf } from '#domain/identity/email.ts';
import type { Db } from '#server/db/db.ts';
import { reopenAccount } from '#server/db/queries/account.ts';
import { endSessionsOfAddress } from '#server/db/queries/sessions.ts';
import { type Answer, failed, said } from './answer.ts';

/**
 * `players reopen <email>` and `players sign-out <email>`; undefined: neither. A self-exclusion holds as before: nothing here can
 * shorten one.
 */
export const runPlayers = async (db: Db, words: readonly string[], now: Date): Promise<Answer | undefined> => {
  const [command, email, ...rest] = words;
  if (email === undefined || rest.length > 0) return undefined;
  if (command === 'reopen') {
    const rows = await db.query(reopenAccount, [emailKeyOf(email), now]);
    return rows.length > 0
      ? said('The account is open again: its player can sign in. Exclusions and limits are as they were.')
      : failed('There is no closed account of this address.');
  }
  if (command !== 'sign-out') return undefined;
  const [row] = await db.query<{ ended: number }>(endSessionsOfAddress, [emailKeyOf(email), now]);
  return row === undefined
    ? failed('There is no account of this address.')
    : said(`${row.ended} sessions ended. The password is as it was: its player can sign in again.`);
};
