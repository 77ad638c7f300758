import * as z from 'zod/mini';
import { day, isoCountry } from '../wire.ts';

const key = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,63}$/));
const bound = (max: number) => z.nullable(z.int().check(z.minimum(0), z.maximum(max)));
const eur = z.nullable(z.string().check(z.regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,2})?$/)));
const lately = { days: z.int().check(z.minimum(1), z.maximum(365)) };
const between = (max: number) => ({ min: bound(max), max: bound(max) });
const betweenEur = { minEur: eur, maxEur: eur };
const days = between(10_000);
/** At least one, which the type tells, too. */
const some = <T extends z.ZodMiniType>(one: T) => z.tuple([one], one).check(z.maxLength(40));

const condition = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('registered'), from: z.nullable(day), to: z.nullable(day) }),
  z.strictObject({ is: z.literal('days_since_registration'), ...days }),
  z.strictObject({ is: z.literal('days_since_deposit'), ...days }),
  z.strictObject({ is: z.literal('deposit_count'), ...lately, ...between(10_000) }),
  z.strictObject({ is: z.literal('deposit_sum'), ...lately, ...betweenEur }),
  z.strictObject({ is: z.literal('staked'), ...lately, ...betweenEur }),
  z.strictObject({ is: z.literal('days_since_play'), ...days }),
  z.strictObject({ is: z.literal('played_category'), ...lately, category: key }),
  z.strictObject({ is: z.literal('played_game'), ...lately, gameId: key }),
  z.strictObject({ is: z.literal('loyalty_level'), ...between(100) }),
  z.strictObject({ is: z.literal('country'), among: some(isoCountry) }),
  z.strictObject({ is: z.literal('not_country'), among: some(isoCountry) }),
  z.strictObject({ is: z.literal('language'), among: some(z.string().check(z.regex(/^[a-z]{2}(?:-[A-Z]{2})?$/))) }),
  z.strictObject({ is: z.literal('verified') }),
  z.strictObject({ is: z.literal('not_verified') }),
  z.strictObject({ is: z.literal('took'), promotion: key }),
  z.strictObject({ is: z.literal('never_took'), promotion: key }),
  z.strictObject({ is: z.literal('from_affiliate'), among: some(key) }),
]);

const group = <T extends z.ZodMiniType>(part: T) =>
  z.union([z.strictObject({ all: some(part) }), z.strictObject({ any: some(part) })]);

/** Whom a promotion is for, of all players: conditions, and lists of them one deep. */
export const audience = group(z.union([condition, group(condition)]));
