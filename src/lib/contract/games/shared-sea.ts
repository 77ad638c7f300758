import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, instant, money } from '../wire.ts';

/** Who has a gun at the sea for real money. `id` is opaque and ends with the sign-in; `name` is masked, null for who keeps wins private. */
export const seaSeat = z.strictObject({
  id: z.string().check(z.maxLength(32)),
  name: z.nullable(z.string().check(z.maxLength(8))),
  since: instant,
});

/**
 * A shot for real money, settled and paid before anybody hears of it. `id` is that of its round, opaque; `seat` whose it was, `fish` which one
 * it was shown at, where it was in the water. `pays`: what it brought in whole stakes, 0 for nothing. `payout` only of a catch, and
 * not of players who keep their wins private.
 */
export const seaShot = z.strictObject({
  id: z.string().check(z.maxLength(32)),
  seat: z.string().check(z.maxLength(32)),
  target: z.string().check(z.maxLength(20)),
  fish: z.nullable(z.string().check(z.maxLength(14))),
  pays: z.int(),
  payout: z.nullable(money),
  currency: currencyCode,
  at: instant,
});

const seats = {
  /** The first to arrive, in their order: as many as guns are drawn. */
  seats: z.array(seaSeat),
  /** How many more are there. */
  others: z.int(),
};

/**
 * - `sea` first after every (re)connection, and replaces what was known: who is here, which fish of those now in the water were
 *   caught (`gone`), and the last catches, newest first. Where the others swim follows from the public seed and the clock.
 * - `mine` right after it: the listener's own seat, null while they play with play money or have no table open.
 * - `shots`: what was shot since, at most five times a second.
 * - `seats`: who is here now, whenever that changed.
 */
export const listenToSea = defineCall({
  ...routes.listenToSea,
  summary: 'The shared sea of Open Reef as it happens: server-sent events, a snapshot first',
  tag: 'games',
  session: 'player',
  answers: 'events',
  response: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('sea'),
      serverNow: instant,
      ...seats,
      gone: z.array(z.string()),
      catches: z.array(seaShot),
    }),
    z.strictObject({ type: z.literal('mine'), seat: z.nullable(z.string()) }),
    z.strictObject({ type: z.literal('shots'), shots: z.array(seaShot) }),
    z.strictObject({ type: z.literal('seats'), ...seats }),
  ]),
  errors: ['too_many'],
});
