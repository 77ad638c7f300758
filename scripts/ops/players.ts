import { parseArgs } from 'node:util';
import { emailKeyOf } from '#domain/identity/email.ts';
import type { Db } from '#server/db/db.ts';
import { reopenAccount } from '#server/db/queries/account.ts';
import { endSessionsOfAddress } from '#server/db/queries/sessions.ts';
import { removeSecondFactor } from '#server/services/identity/remove-factor.ts';
import { plain } from '#server/services/identity/security-events.ts';
import { type Answer, failed, said } from './answer.ts';
import { nameless, nameOf } from './operator.ts';

const noteMax = 500;

/**
 * `players reopen | sign-out <email>`, `players remove-factor <email> --by <name> --note <what was checked>`; undefined: none of them. A
 * self-exclusion holds as before: nothing here can shorten one.
 */
export const runPlayers = async (db: Db, words: readonly string[], now: Date): Promise<Answer | undefined> => {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { by: { type: 'string' }, note: { type: 'string' } },
  });
  const [command, email, ...rest] = positionals;
  if (email === undefined || rest.length > 0) return undefined;
  const key = emailKeyOf(email);
  switch (command) {
    case 'reopen':
      return reopen(db, key, now);
    case 'sign-out':
      return signOut(db, key, now);
    case 'remove-factor': {
      const note = plain(values.note ?? '', noteMax).trim();
      return note === '' ? undefined : removeFactor(db, key, nameOf(values.by), note, now);
    }
    default:
      return undefined;
  }
};

const reopen = async (db: Db, key: string, now: Date): Promise<Answer> => {
  const rows = await db.query(reopenAccount, [key, now]);
  return rows.length > 0
    ? said('The account is open again: its player can sign in. Exclusions and limits are as they were.')
    : failed('There is no closed account of this address.');
};

const signOut = async (db: Db, key: string, now: Date): Promise<Answer> => {
  const [row] = await db.query<{ ended: number }>(endSessionsOfAddress, [key, now]);
  return row === undefined
    ? failed('There is no account of this address.')
    : said(`${row.ended} sessions ended. The password is as it was: its player can sign in again.`);
};

const refusals = {
  account_not_found: 'There is no account of this address.',
  verification_required:
    'Nobody has proven who this player is: a factor is given back by the papers of the account. See documents list.',
  second_factor_off: 'No codes are asked of this player.',
} as const;

const removeFactor = async (db: Db, key: string, by: string, note: string, now: Date): Promise<Answer> => {
  if (by === '') return nameless;
  const done = await removeSecondFactor(db, key, { by, note }, now);
  return done.ok
    ? said('Codes are off, recovery codes with them, and every session has ended. The player is told by mail.')
    : failed(refusals[done.code]);
};
