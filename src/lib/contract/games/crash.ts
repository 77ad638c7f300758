import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { hex32, instant, money, uuid } from '../wire.ts';
import { gameBet } from './entities.ts';
import { ownStake, publicStake, sharedPhase, sharedRound } from './shared.ts';

/** `"1.98"`: two decimals, always. */
const multiplier = z.string().check(z.regex(/^(?:0|[1-9]\d*)\.\d{2}$/));

/** Where a round ended. `instant`: before anybody could leave; its point is then told as 1.00. */
const crashOutcome = z.strictObject({ point: multiplier, instant: z.boolean() });

/** A round that is over, with all that is needed to verify it. */
export const crashResult = z.strictObject({
  chain: z.string(),
  index: z.int(),
  commitment: hex32,
  salt: z.string(),
  link: hex32,
  outcome: crashOutcome,
  endedAt: instant,
});

/**
 * The player's stake in a crash round. `target`: where it leaves by itself. A stake by hand is capped: its target is the
 * multiplier at which the table's largest payout is reached, and its recorded bet is an automatic one with that target.
 * `left`: where it left, null while in, and when lost.
 */
export const crashStake = z.extend(ownStake, { target: multiplier, left: z.nullable(multiplier) });

/**
 * What travels on the crash stream, one JSON object an event, told apart by `type`:
 * - `table` first after every (re)connection: the whole state, which replaces whatever was known. `elapsedMs` while running.
 * - `mine` right after it: this player's stake in the round of the table, null without one; for this listener alone.
 * - `betting`: a new round is open for stakes. `nextAt` does not exist any more.
 * - `countdown`: the first stake set start and salt of a round that waited for it.
 * - `started`: the round runs since `startsAt`.
 * - `tick`: about ten a second while it runs; the round was alive `elapsedMs` after its start by the server's clock.
 * - `stakes`: at most ten a second: what was placed, what left, and whose stakes were cancelled (by `id`).
 * - `ended`: the round is over; its link is revealed only here. The next one opens at `nextAt`.
 */
export const crashEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('table'),
    serverNow: instant,
    phase: sharedPhase,
    round: z.nullable(sharedRound),
    elapsedMs: z.nullable(z.int()),
    nextAt: z.nullable(instant),
    stakes: z.array(publicStake),
    /** The newest first, at most 30. */
    history: z.array(crashResult),
  }),
  z.strictObject({ type: z.literal('mine'), stake: z.nullable(crashStake) }),
  z.strictObject({ type: z.literal('betting'), round: sharedRound, serverNow: instant }),
  z.strictObject({ type: z.literal('countdown'), round: sharedRound, serverNow: instant }),
  z.strictObject({ type: z.literal('started'), startsAt: instant, serverNow: instant }),
  z.strictObject({ type: z.literal('tick'), elapsedMs: z.int() }),
  z.strictObject({
    type: z.literal('stakes'),
    placed: z.array(publicStake),
    left: z.array(z.strictObject({ id: z.string(), left: multiplier, payout: money })),
    cancelled: z.array(z.string()),
  }),
  z.strictObject({ type: z.literal('ended'), result: crashResult, nextAt: instant }),
]);

export const listenToCrash = defineCall({
  ...routes.listenToCrash,
  summary: 'The crash table as it happens: server-sent events, a snapshot first',
  tag: 'games',
  session: 'player',
  answers: 'events',
  response: crashEvent,
  errors: ['too_many'],
});

const stakeErrors = [
  'game_session_invalid',
  'game_session_expired',
  'player_excluded',
  'bet_invalid',
  'stake_below_minimum',
  'stake_above_limit',
  'insufficient_funds',
  'betting_closed',
  'round_open',
  'idempotency_key_reused',
] as const;

const answer = z.strictObject({ stake: crashStake, balance: money });
const stakeParams = z.strictObject({ stakeId: uuid });

/** `bets`: one bet, `manual` or `auto:2.00`. The stake is taken at once. */
export const placeCrashStake = defineCall({
  ...routes.placeCrashStake,
  summary: 'Stake on the crash round that is open; the idempotency key is the stake’s id',
  tag: 'games',
  session: 'player',
  idempotencyKey: 'required',
  params: z.strictObject({ sessionId: uuid }),
  body: z.strictObject({ bets: z.array(gameBet).check(z.minLength(1), z.maxLength(1)) }),
  response: answer,
  errors: stakeErrors,
});

export const readCrashStake = defineCall({
  ...routes.readCrashStake,
  summary: 'A crash stake of one’s own as it stands, and the balance of its purse',
  tag: 'games',
  session: 'player',
  params: stakeParams,
  response: answer,
  errors: ['round_not_found'],
});

/** Before the start, whole. Again: the same answer. */
export const cancelCrashStake = defineCall({
  ...routes.cancelCrashStake,
  summary: 'Take a crash stake back before the round starts',
  tag: 'games',
  session: 'player',
  params: stakeParams,
  response: answer,
  errors: ['round_not_found', 'round_already_settled', 'betting_closed'],
});

/**
 * Leaves the round at the multiplier of the moment in which the call arrives (`atMs`, whole milliseconds after the start).
 * Again: the same answer. `too_soon` before the start, `round_already_settled` when the round had crashed before.
 */
export const cashOutCrashStake = defineCall({
  ...routes.cashOutCrashStake,
  summary: 'Leave the crash round now',
  tag: 'games',
  session: 'player',
  params: stakeParams,
  response: answer,
  errors: ['round_not_found', 'round_already_settled', 'already_cancelled', 'too_soon'],
});

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
      }),
    ),
  }),
  errors: ['game_unknown'],
});
