import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
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
const sharedPhase = z.enum(['asleep', 'betting', 'running', 'ended']);

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
  /** Where it has chips, in a game whose layout everybody sees: which places, never how much lies on each. */
  covers: z.optional(z.string().check(z.maxLength(64))),
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

/** A round that is over, with all that is needed to verify it. `outcome` is the game's own. */
export const sharedResult = <Outcome extends z.ZodMiniType>(outcome: Outcome) =>
  z.strictObject({
    chain: z.string(),
    index: z.int(),
    commitment: hex32,
    salt: z.string(),
    link: hex32,
    outcome,
    endedAt: instant,
  });

/**
 * What travels on the stream of every shared game, one JSON object an event, told apart by `type`:
 * - `table` first after every (re)connection: the whole state, which replaces whatever was known. `elapsedMs` while running.
 * - `mine` right after it: this player's stake in the round of the table, null without one; for this listener alone.
 * - `betting`: a new round is open for stakes. `nextAt` does not exist any more.
 * - `countdown`: the first stake set start and salt of a round that waited for it.
 * - `started`: the round runs since `startsAt`.
 * - `stakes`: at most ten a second: what was placed, what left, and whose stakes were cancelled (by `id`).
 * - `ended`: the round is over; its link is revealed only here. The next one opens at `nextAt`.
 */
export const sharedEvents = <
  Result extends z.ZodMiniType,
  Stake extends z.ZodMiniType,
  Left extends z.ZodMiniType,
>(parts: {
  result: Result;
  stake: Stake;
  left: Left;
}) =>
  [
    z.strictObject({
      type: z.literal('table'),
      serverNow: instant,
      phase: sharedPhase,
      round: z.nullable(sharedRound),
      elapsedMs: z.nullable(z.int()),
      nextAt: z.nullable(instant),
      stakes: z.array(publicStake),
      /** The newest first, at most 30. */
      history: z.array(parts.result),
    }),
    z.strictObject({ type: z.literal('mine'), stake: z.nullable(parts.stake) }),
    z.strictObject({ type: z.literal('betting'), round: sharedRound, serverNow: instant }),
    z.strictObject({ type: z.literal('countdown'), round: sharedRound, serverNow: instant }),
    z.strictObject({ type: z.literal('started'), startsAt: instant, serverNow: instant }),
    z.strictObject({
      type: z.literal('stakes'),
      placed: z.array(publicStake),
      left: parts.left,
      cancelled: z.array(z.string()),
    }),
    z.strictObject({ type: z.literal('ended'), result: parts.result, nextAt: instant }),
  ] as const;

/** Why a stake on a shared round may be refused. */
export const stakeErrors = [
  'game_session_invalid',
  'game_session_expired',
  'player_excluded',
  'register_unanswered',
  'game_off',
  'game_hidden',
  'player_timed_out',
  'limit_reached',
  'reality_check_due',
  'bet_invalid',
  'stake_below_minimum',
  'stake_above_limit',
  'insufficient_funds',
  'bonus_stake_limit',
  'betting_closed',
  'round_open',
  'too_many',
  'idempotency_key_reused',
] as const;

export const stakeParams = z.strictObject({ stakeId: uuid });

/** The chains in use and the one committed to follow, newest first, with what is published of each. */
export const listSharedChains = defineCall({
  ...routes.listSharedChains,
  summary: 'The hash chains of a shared game: commitments and salts',
  tag: 'fairness',
  session: 'none',
  params: z.strictObject({ gameId: z.string().check(z.maxLength(100), z.regex(/^[a-z0-9-]+$/)) }),
  response: z.strictObject({
    chains: z.array(
      z.strictObject({
        chain: z.string(),
        commitment: hex32,
        length: z.int(),
        /** The public value that was announced to become the salt, where there is one. */
        announced: z.nullable(z.string()),
        salt: z.nullable(z.string()),
        saltSource: z.nullable(z.string()),
        /** The epoch in which it was committed; null: before there were any. */
        epoch: z.nullable(z.int()),
        /** Put aside when the books were put back to an earlier moment: nothing is played on it any more. */
        retired: z.boolean(),
      }),
    ),
  }),
  errors: ['game_unknown'],
});
