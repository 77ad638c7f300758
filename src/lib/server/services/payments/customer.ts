import { houseLanguage } from '#domain/locale.ts';
import type { Customer } from '../../adapters/payments/gateway.ts';
import type { ServerContext } from '../../context.ts';
import { findProfile, type ProfileRow } from '../../db/queries/profile.ts';
import type { Caller } from '../caller.ts';

type Given = { readonly language?: string | undefined; readonly email?: string | undefined };

/** What the profile says of who pays. Where it is silent, the company's own page asks. */
export async function customerOf(
  ctx: ServerContext,
  caller: Pick<Caller, 'country' | 'ip'>,
  playerId: string,
  { language, email }: Given = {},
): Promise<Customer> {
  const [row] = await ctx.db.query<ProfileRow>(findProfile, [playerId]);
  if (row === undefined) throw new Error('A deposit without its player');
  const { dialingCode, phoneNumber } = row;
  const digits = (dialingCode ?? '').replaceAll(/\D/g, '') + (phoneNumber ?? '').replaceAll(/\D/g, '');
  return {
    playerId,
    email: email ?? row.email,
    firstName: row.first_name,
    // Companies want both; of whom has one name it is written twice, as in passports that have no empty field.
    lastName: row.last_name === '' ? row.first_name : row.last_name,
    country: row.country ?? caller.country,
    state: row.state,
    city: row.city,
    address: row.address,
    zipCode: row.zipCode,
    phone: dialingCode === null || phoneNumber === null ? null : `+${digits}`,
    dateOfBirth: row.dateOfBirth,
    language: language ?? houseLanguage,
    ip: caller.ip,
  };
}
