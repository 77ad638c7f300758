import type { BodyOf, ResponseOf } from '#contract/call.ts';
import type { updateProfile as updateCall } from '#contract/profile/profile.ts';
import { dayOf, isAgeAllowed } from '#domain/identity/age.ts';
import { filledFields, lockedFields, type ProfileValues, profileFields } from '#domain/identity/profile.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { type DetailsRow, fillDetails, lockDetails, openDetails } from '../../db/queries/profile.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { askRegisters } from '../registers/ask.ts';
import { flagExcludedPerson } from '../safer-play/same-person.ts';
import { dialled } from './phone.ts';
import { profileOf } from './read-profile.ts';

type Body = BodyOf<typeof updateCall>;
type Profile = ResponseOf<typeof updateCall>;
type Refused = 'bad_request' | 'age_not_allowed' | 'phone_invalid' | 'field_locked';

/**
 * Fills in what is empty, all of it or nothing. Refusals in the order of `Refused`; `bad_request` carries the `field`, and
 * `field_locked` the `fields` that have another value already, with commas between them. Sending the same again changes nothing.
 */
export async function updateProfile(
  ctx: ServerContext,
  caller: Caller,
  { playerId }: PlayerSession,
  body: Body,
): Promise<Result<Profile, Refused>> {
  const read = readChanges(ctx, body);
  if (!read.ok) return read;
  const changes = read.value;
  const promo = body.receiveEmailPromo ?? null;
  const stored = await ctx.db.transaction(async (tx) => {
    await tx.query(openDetails, [playerId]);
    const [current] = await tx.query<DetailsRow>(lockDetails, [playerId]);
    if (current === undefined) throw new Error('The row that was just made is gone');
    const locked = lockedFields(current, changes);
    if (locked.length > 0) return fail('field_locked', { fields: locked.join(',') });

    const filled = filledFields(current, changes);
    const values = profileFields.map((field) => changes[field] ?? null);
    await tx.query(fillDetails, [playerId, ...values, promo]);
    const now = ctx.clock.now();
    const who = { playerId, caller };
    // Which, and not what: the log is no second copy of the player's data.
    if (filled.length > 0) await writeSecurityEvent(tx, now, 'profile_filled', who, { fields: filled.join(',') });
    if (filled.length > 0) await flagExcludedPerson(tx, caller, playerId, now);
    if (promo !== null && promo !== current.receiveEmailPromo)
      await writeSecurityEvent(tx, now, promo ? 'promotions_on' : 'promotions_off', who, { by: 'profile' });
    const profile = await profileOf(ctx, { playerId }, tx);
    return ok({ profile, hasNew: filled.length > 0 });
  });
  if (!stored.ok) return stored;
  if (stored.value.hasNew) await askRegisters(ctx, { playerId, caller }, 'profile');
  return ok(stored.value.profile);
}

/** The body as it is kept: a day instead of seconds, the number as it is dialled. */
function readChanges(ctx: ServerContext, body: Body): Result<ProfileValues, Refused> {
  const { dateOfBirth, phoneNumber, dialingCode, receiveEmailPromo: _, ...texts } = body;
  if (texts.country !== undefined && !ctx.countryCodes.has(texts.country))
    return fail('bad_request', { field: 'country' });
  const born = dateOfBirth === undefined || dateOfBirth === null ? null : dayOf(dateOfBirth);
  if (born !== null && !isAgeAllowed(born, ctx.clock.now())) return fail('age_not_allowed');
  // A calling code alone is what a form proposes where nobody typed a number.
  if (phoneNumber === undefined) return ok({ ...texts, dateOfBirth: born });
  if (dialingCode === undefined) return fail('phone_invalid', { field: 'phoneNumber' });
  const phone = dialled({ phoneNumber, dialingCode });
  return phone === undefined
    ? fail('phone_invalid', { field: 'phoneNumber' })
    : ok({ ...texts, dateOfBirth: born, ...phone });
}
