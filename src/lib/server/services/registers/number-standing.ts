import { isNumbered, type NumberedCountry, numberOf } from '#domain/registers/national-number.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { findNumberCountry, type NumberCountryRow } from '../../db/queries/registers.ts';

type Ctx = Pick<ServerContext, 'registers'>;

/** The country, where its register is switched on and knows people by the number that it gives them. */
export function askedFor({ registers }: Ctx, country: string | null): NumberedCountry | undefined {
  const register = country === null ? undefined : registers.get(country);
  return isNumbered(country) && register !== undefined && numberOf[register.name] === country ? country : undefined;
}

/** Whether the register of the player's country still lacks the number; null where none asks for one. Never the number itself. */
export async function numberStanding(ctx: Ctx, db: Queryable, playerId: string): Promise<'missing' | 'given' | null> {
  if (ctx.registers.size === 0) return null;
  const [row] = await db.query<NumberCountryRow>(findNumberCountry, [playerId]);
  if (row === undefined || askedFor(ctx, row.country) === undefined) return null;
  return row.filled ? 'given' : 'missing';
}
