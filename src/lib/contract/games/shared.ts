import * as z from 'zod/mini';
import { currencyCode, hex32, instant, money, uuid } from '../wire.ts';

/**
 * What every shared round has in common: a round that all players of all processes play at once. Moments are the server's
 * (`serverNow` of the snapshot tells how far the browser's clock is off).
 */

/**
 * `betting`: stakes are taken until `startsAt`; while that is null the first stake sets it, and the chain's salt.
 * `running`: from `startsAt`. `ended`: over, its link revealed; the next round opens at `nextAt` when somebody is there.
 * `asleep`: nobody was there; the next round opens within a second.
 */
export const sharedPhase = z.enum(['asleep', 'betting', 'running', 'ended']);

/** A round as anyone may know it before it is over. `chain` and `index` name its link; `salt` is null before the first stake. */
export const sharedRound = z.strictObject({
  chain: z.string(),
  index: z.int(),
  commitment: hex32,
  salt: z.nullable(z.string()),
  /** Where the salt is from: `stake <id of the first stake>`, or the public value that was announced. */
  saltSource: z.nullable(z.string()),
  opensAt: instant,
  startsAt: z.nullable(instant),
});

/**
 * A stake of real money as everybody at the table sees it. `id` is opaque, `name` shortened. `left`: the multiplier at
 * which it left (`"1.98"`), null while it is in, or went down with the round. `payout` goes with `left`.
 */
export const publicStake = z.strictObject({
  id: z.string().check(z.maxLength(32)),
  name: z.string(),
  amount: money,
  currency: currencyCode,
  left: z.nullable(z.string()),
  payout: z.nullable(money),
});

/** The player's own stake. `bets` as they are played (a crash stake by hand carries its cap as target). */
export const ownStake = z.strictObject({
  id: uuid,
  chain: z.string(),
  index: z.int(),
  demo: z.boolean(),
  currency: currencyCode,
  amount: money,
  bets: z.array(z.strictObject({ spot: z.string(), amount: money })),
  /** `open`: in the round. `cancelled`: given back whole. */
  status: z.enum(['open', 'won', 'lost', 'cancelled']),
  payout: money,
});
