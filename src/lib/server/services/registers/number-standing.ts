import { isNumbered, type NumberedCountry, numberOf } from '#domain/registers/national-number.ts';
import { type HeldNumber, type NumberStanding, standingOfNumber } from '#domain/registers/number-correction.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  findHeldNumber,
  findNumberCountry,
  type HeldNumberRow,
  type NumberCountryRow,
} from '../../db/queries/registers.ts';
import { verifiedOf } from '../documents/verified.ts';
import { openNumber } from './sealed-number.ts';

type Ctx = Pick<ServerContext, 'registers' | 'config'>;

/** The country, where its register is switched on and knows people by the number that it gives them. */
export function askedFor({ registers }: Pick<Ctx, 'registers'>, country: string | null): NumberedCountry | undefined {
  const register = country === null ? undefined : registers.get(country);
  return isNumbered(country) && register !== undefined && numberOf[register.name] === country ? country : undefined;
}

/** The number that a player gave for a country, what it is where it opens, and how it stands. In a transaction that changes it: under the player's lock. */
export async function heldNumber(
  ctx: Pick<Ctx, 'config'>,
  db: Queryable,
  playerId: string,
  country: NumberedCountry,
): Promise<HeldNumber & { readonly number: string | null }> {
  const [row] = await db.query<HeldNumberRow>(findHeldNumber, [playerId, country]);
  if (row === undefined) throw new Error('No such player');
  const number = row.sealed === null ? null : openNumber(ctx, playerId, country, row.sealed);
  const held = row.sealed === null ? 'none' : number === null ? 'unreadable' : 'readable';
  const { identity } = held === 'readable' ? await verifiedOf(db, playerId) : { identity: false };
  return { held, number, own: row.own, isVerified: identity, isAllowed: row.allowed, isExcluded: row.excluded };
}

/** How the number stands that the register of the player's country asks for; null where none asks for one. Never the number itself. */
export async function numberStanding(ctx: Ctx, db: Queryable, playerId: string): Promise<NumberStanding | null> {
  if (ctx.registers.size === 0) return null;
  const [row] = await db.query<NumberCountryRow>(findNumberCountry, [playerId]);
  const country = askedFor(ctx, row?.country ?? null);
  return country === undefined ? null : standingOfNumber(await heldNumber(ctx, db, playerId, country));
}
