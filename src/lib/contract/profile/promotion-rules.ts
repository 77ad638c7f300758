import * as z from 'zod/mini';
import { currencyCode, day, isoCountry } from '../wire.ts';
import { audience } from './promotion-audience.ts';

const name = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const key = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,63}$/));
/** Euros with at most two digits behind the point. */
const eur = z.string().check(z.regex(/^(?:0|[1-9]\d{0,6})(?:\.\d{1,2})?$/));
const count = (max: number) => z.int().check(z.minimum(0), z.maximum(max));
const percent = z.int().check(z.minimum(0), z.maximum(100));

const countries = z.union([
  z.strictObject({ only: z.array(isoCountry).check(z.minLength(1)) }),
  z.strictObject({ except: z.array(isoCountry) }),
]);

const step = z.strictObject({ upToEur: z.nullable(eur), percent: count(500), freeSpins: count(1_000) });

const reward = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('deposit'),
    minDepositEur: eur,
    steps: z.tuple([step], step),
  }),
  z.strictObject({ kind: z.literal('no_deposit') }),
  z.strictObject({ kind: z.literal('money'), bonusEur: eur }),
]);

const wagering = z.strictObject({
  times: z.int().check(z.minimum(1), z.maximum(50)),
  days: z.int().check(z.minimum(1), z.maximum(365)),
  stakeMaxEur: eur,
  categories: z.record(key, percent),
  games: z.record(key, percent),
});

const freeSpins = z.strictObject({
  gameId: key,
  stakeEur: eur,
  days: z.int().check(z.minimum(1), z.maximum(365)),
  spins: z.nullable(count(1_000)),
  unlock: z.nullable(z.strictObject({ depositEur: eur, extraBonusPercent: count(500) })),
});

/** A promotion's document as files and answers have it; what holds between its parts is for the domain to say. */
export const promotionRules = z.strictObject({
  id: key,
  version: z.int().check(z.minimum(1)),
  name: name(80),
  event: z.strictObject({ name: key, displayName: name(80) }),
  validFrom: z.nullable(day),
  validTo: z.nullable(day),
  countries,
  currencies: z.union([z.literal('all'), z.array(currencyCode).check(z.minLength(1))]),
  depositsMade: z.nullable(z.strictObject({ from: count(1_000), to: count(1_000) })),
  segments: z.union([z.literal('all'), z.array(z.enum(['no_deposit_yet', 'depositor', 'away_30_days']))]),
  audience: z.optional(audience),
  coupon: z.nullable(z.strictObject({ code: name(64), usesMax: z.nullable(count(10_000_000)) })),
  oncePer: z.enum(['player', 'week']),
  reward,
  cap: z.nullable(z.strictObject({ family: key, maxEur: eur })),
  wagering: z.nullable(wagering),
  freeSpins: z.nullable(freeSpins),
});
