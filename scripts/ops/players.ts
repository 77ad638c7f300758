import { parseArgs } from 'node:util';
import { emailKeyOf } from '#domain/identity/email.ts';
import type { Db } from '#server/db/db.ts';
import { findPlayerByEmail, type PlayerRow } from '#server/db/queries/identity.ts';
import { reopenByStaff, signOutByStaff } from '#server/services/account/by-staff.ts';
import type { ByStaff } from '#server/services/account/standing.ts';
import { removeSecondFactor } from '#server/services/identity/remove-factor.ts';
import { plain } from '#server/services/identity/security-events.ts';
import { type Answer, failed, said } from './answer.ts';
import { actorOf, nameless } from './shell-actor.ts';

const noteMax = 500;

/**
 * `players reopen | sign-out <email> [--by <name>] [--note <why>]`, `players remove-factor <email> --by <name> --note <what was checked>`; undefined: none of them. A
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
  const note = plain(values.note ?? '', noteMax).trim();
  const actor = actorOf(values.by);
  if (actor === undefined || !['reopen', 'sign-out', 'remove-factor'].includes(command ?? '')) return undefined;
  if (command === 'remove-factor' && note === '') return undefined;
  if (command === 'remove-factor' && values.by === undefined) return nameless;
  const [player] = await db.query<PlayerRow>(findPlayerByEmail, [emailKeyOf(email), now]);
  if (player === undefined) return failed('There is no account of this address.');
  const reason = note || 'asked support for it';
  if (command === 'reopen') return reopen(db, { actor, reason }, player.id, now);
  if (command === 'sign-out') {
    const ended = await signOutByStaff(db, { actor, reason }, player.id, now);
    return said(
      `${ended.ok ? ended.value : 0} sessions ended. The password is as it was: its player can sign in again.`,
    );
  }
  return removeFactor(db, { actor, reason: note }, player.id, now);
};

const reopen = async (db: Db, by: ByStaff, playerId: string, now: Date): Promise<Answer> =>
  (await reopenByStaff(db, by, playerId, now)).ok
    ? said('The account is open again: its player can sign in. Exclusions and limits are as they were.')
    : failed('There is no closed account of this address.');

const refusals = {
  verification_required:
    'Nobody has proven who this player is: a factor is given back by the papers of the account. See documents list.',
  second_factor_off: 'No codes are asked of this player.',
  changed_since_shown: 'The account has changed meanwhile.',
} as const;

const removeFactor = async (db: Db, by: ByStaff, playerId: string, now: Date): Promise<Answer> => {
  const done = await removeSecondFactor(db, by, playerId, now);
  return done.ok
    ? said('Codes are off, recovery codes with them, and every session has ended. The player is told by mail.')
    : failed(refusals[done.code]);
};
