import { parseNationalNumber } from '#domain/registers/national-number.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { seal, sealIvBytes } from '../../common/sealed.ts';
import type { ServerContext } from '../../context.ts';
import { findNumberCountry, type NumberCountryRow, storeNationalNumber } from '../../db/queries/registers.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { askRegisters } from './ask.ts';
import { askedFor } from './number-standing.ts';
import { boundTo } from './person.ts';

type Refused = 'bad_request' | 'profile_incomplete' | 'field_locked';

/**
 * Keeps the number by which the register of the player's country knows them, sealed and once, and asks that register. Only of a country
 * whose register is switched on and asks for it. `bad_request`: it is none, or of somebody who was born on another day.
 */
export async function fillNationalNumber(
  ctx: ServerContext,
  caller: Caller,
  { playerId }: PlayerSession,
  typed: string,
): Promise<Result<{ filled: true }, Refused>> {
  const [row] = await ctx.db.query<NumberCountryRow>(findNumberCountry, [playerId]);
  const country = askedFor(ctx, row?.country ?? null);
  if (country === undefined) return fail('profile_incomplete', { fields: 'country' });
  if (row?.filled) return fail('field_locked', { fields: 'nationalNumber' });
  if (!row?.dateOfBirth) return fail('profile_incomplete', { fields: 'dateOfBirth' });
  const parsed = parseNationalNumber(country, typed, row.dateOfBirth);
  // Which of the two is wrong is not told: a number is not to be tried out here.
  if (!parsed.ok) return fail('bad_request', { field: 'nationalNumber' });
  const { nationalNumbers: key } = ctx.config.secrets;
  const sealed = seal(key, ctx.random.bytes(sealIvBytes), parsed.value, boundTo(playerId, country));
  const stored = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    if ((await tx.query(storeNationalNumber, [playerId, country, sealed, now])).length === 0) return false;
    await writeSecurityEvent(tx, now, 'national_number_filled', { playerId, caller }, { country });
    return true;
  });
  if (!stored) return fail('field_locked', { fields: 'nationalNumber' });
  await askRegisters(ctx, { playerId, caller }, 'profile');
  return ok({ filled: true });
}
