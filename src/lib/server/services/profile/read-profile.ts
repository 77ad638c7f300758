import type { ResponseOf } from '#contract/call.ts';
import type { readProfile } from '#contract/profile/profile.ts';
import { secondsOf } from '#domain/identity/age.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { findProfile, type ProfileRow } from '../../db/queries/profile.ts';
import type { PlayerSession } from '../caller.ts';
import { numberStanding } from '../registers/number-standing.ts';
import { standingOfAll } from '../terms/standing.ts';
import { shownEmail } from './shown-email.ts';

type Profile = ResponseOf<typeof readProfile>;
/** What the player told; the rest of the answer says how the player stands to the agreement and to a register. */
type Told = Omit<Profile, 'terms' | 'nationalNumber'>;

/**
 * Everything a player told of himself, with the email and whether it is confirmed. Empty fields are null. `db`: within a transaction,
 * that one.
 */
export const profileOf = async (
  ctx: ServerContext,
  { playerId }: Pick<PlayerSession, 'playerId'>,
  db: Queryable = ctx.db,
): Promise<Profile> => ({
  ...(await loadProfile(db, playerId)),
  terms: await standingOfAll(db, ctx, playerId),
  nationalNumber: await numberStanding(ctx, db, playerId),
});

/** What the player told, within a transaction. */
export async function loadProfile(db: Queryable, playerId: string): Promise<Told> {
  const [row] = await db.query<ProfileRow>(findProfile, [playerId]);
  if (row === undefined) throw new Error('A session without its player');
  const { email, confirmed_at, first_name, last_name, avatar, dateOfBirth, phoneNumber, dialingCode, ...others } = row;
  const { show_wins: showWins, full_name: fullName, ...rest } = others;
  return {
    email: shownEmail(email),
    confirmed: confirmed_at !== null,
    firstName: first_name,
    lastName: last_name,
    fullName,
    avatar,
    showWins,
    userDetails: {
      ...rest,
      dateOfBirth: dateOfBirth === null ? null : (secondsOf(dateOfBirth) ?? null),
      phone: phoneNumber === null || dialingCode === null ? null : { phoneNumber, dialingCode },
    },
  };
}
