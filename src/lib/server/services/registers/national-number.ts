import { type NumberedCountry, numberedCountries, parseNationalNumber } from '#domain/registers/national-number.ts';
import { givingOf, type NumberStanding, standingOfNumber } from '#domain/registers/number-correction.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { seal, sealIvBytes } from '../../common/sealed.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { findNumberCountry, type NumberCountryRow, putNationalNumber } from '../../db/queries/registers.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { askRegisters } from './ask.ts';
import { askedFor, heldNumber } from './number-standing.ts';
import { boundTo } from './sealed-number.ts';

type Refused = 'bad_request' | 'profile_incomplete' | 'field_locked';
type Filled = { readonly filled: true; readonly standing: NumberStanding };

/** Of which other country a typed number is, by its shape and the day of birth: somebody gave the number of where they come from. */
const otherOf = (country: NumberedCountry, typed: string, born: string): NumberedCountry | undefined =>
  numberedCountries.find((one) => one !== country && parseNationalNumber(one, typed, born).ok);

/**
 * Keeps the number by which the register of the country in the player's address knows them, sealed, and asks that register; before it has answered
 * nothing is allowed. Another one may be given in its place a few times, or where the house allowed it; the former is kept, and asked about too. The
 * same again changes nothing. `bad_request`: it is none of that country's, or of somebody who was born on another day; `of` in its facts says
 * whose it looks like. `field_locked`: somebody of the house has to allow it.
 */
export async function fillNationalNumber(
  ctx: ServerContext,
  caller: Caller,
  { playerId }: PlayerSession,
  typed: string,
): Promise<Result<Filled, Refused>> {
  const [row] = await ctx.db.query<NumberCountryRow>(findNumberCountry, [playerId]);
  const country = askedFor(ctx, row?.country ?? null);
  if (country === undefined) return fail('profile_incomplete', { fields: 'country' });
  if (!row?.dateOfBirth) return fail('profile_incomplete', { fields: 'dateOfBirth' });
  const parsed = parseNationalNumber(country, typed, row.dateOfBirth);
  if (!parsed.ok) {
    const of = otherOf(country, typed, row.dateOfBirth);
    // Which of the two is wrong is not told: a number is not to be tried out here.
    return fail('bad_request', { field: 'nationalNumber', ...(of !== undefined && { of }) });
  }
  const put = await ctx.db.transaction((tx) => putNumber(ctx, tx, { playerId, caller, country }, parsed.value));
  if (put === 'locked') return fail('field_locked', { fields: 'nationalNumber' });
  if (put === 'put') await askRegisters(ctx, { playerId, caller }, 'profile');
  return ok({ filled: true, standing: standingOfNumber(await heldNumber(ctx, ctx.db, playerId, country)) });
}

type Who = { readonly playerId: string; readonly caller: Caller; readonly country: NumberedCountry };

async function putNumber(
  ctx: ServerContext,
  tx: Queryable,
  { playerId, caller, country }: Who,
  number: string,
): Promise<'put' | 'same' | 'locked'> {
  await tx.query(lockPlay, [playerId]);
  const held = await heldNumber(ctx, tx, playerId, country);
  if (held.number === number) return 'same';
  const giving = givingOf(held);
  if (giving === null) return 'locked';
  const now = ctx.clock.now();
  const { nationalNumbers: key } = ctx.config.secrets;
  const sealed = seal(key, ctx.random.bytes(sealIvBytes), number, boundTo(playerId, country));
  const how = giving === 'first' ? null : giving;
  await tx.query(putNationalNumber, [playerId, country, ctx.registers.get(country)?.name, sealed, how, now]);
  const kind = how === null ? 'national_number_filled' : 'national_number_corrected';
  await writeSecurityEvent(tx, now, kind, { playerId, caller }, { country, ...(how !== null && { how }) });
  return 'put';
}
