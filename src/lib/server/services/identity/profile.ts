import type { ServerContext } from '../../context.ts';
import { findProfile, type ProfileRow } from '../../db/queries/identity.ts';
import type { PlayerSession } from '../caller.ts';

/** What header and account pages show of a player; `userDetails` is empty until the player fills it in. */
export type Profile = {
  readonly email: string;
  readonly confirmed: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: null;
  readonly userDetails: typeof emptyDetails;
};

const emptyDetails = {
  receiveEmailPromo: false,
  address: null,
  address2: null,
  nickName: null,
  zipCode: null,
  country: null,
  city: null,
  state: null,
  gender: null,
  dateOfBirth: null,
  phone: null,
} as const;

export async function profileOf(ctx: ServerContext, session: PlayerSession): Promise<Profile> {
  const [row] = await ctx.db.query<ProfileRow>(findProfile, [session.playerId]);
  if (row === undefined) throw new Error('A session without its player');
  const { email, confirmed_at, first_name: firstName, last_name: lastName } = row;
  return { email, confirmed: confirmed_at !== null, firstName, lastName, avatar: null, userDetails: emptyDetails };
}
