import type { ServerContext } from '../../context.ts';
import { findProfile, type ProfileRow } from '../../db/queries/identity.ts';
import type { PlayerSession } from '../caller.ts';

export type Profile = {
  readonly email: string;
  readonly confirmed: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

/** What header and account pages show of a player. */
export async function profileOf(ctx: ServerContext, session: PlayerSession): Promise<Profile> {
  const [row] = await ctx.db.query<ProfileRow>(findProfile, [session.playerId]);
  if (row === undefined) throw new Error('A session without its player');
  return {
    email: row.email,
    confirmed: row.confirmed_at !== null,
    firstName: row.first_name,
    lastName: row.last_name,
  };
}
