import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { money, uuid } from '../wire.ts';
import { gameBet } from './entities.ts';
import { ownStake, sharedEvents, sharedResult, stakeErrors, stakeParams } from './shared.ts';

/** `"1.98"`: two decimals, always. */
const multiplier = z.string().check(z.regex(/^(?:0|[1-9]\d*)\.\d{2}$/));

/** Where a round ended. `instant`: before anybody could leave; its point is then told as 1.00. */
const crashResult = sharedResult(z.strictObject({ point: multiplier, instant: z.boolean() }));

/**
 * The player's stake in a crash round. `target`: where it leaves by itself. A stake by hand is capped: its target is the
 * multiplier at which the table's largest payout is reached, and its recorded bet is an automatic one with that target.
 * `left`: where it left, null while in, and when lost.
 */
const crashStake = z.extend(ownStake, { target: multiplier, left: z.nullable(multiplier) });

/**
 * The events of every shared game, and `tick`: about ten a second while it flies; the round was alive `elapsedMs` after its
 * start by the server's clock.
 */
const crashEvent = z.discriminatedUnion('type', [
  ...sharedEvents({
    result: crashResult,
    stake: crashStake,
    left: z.array(z.strictObject({ id: z.string(), left: multiplier, payout: money })),
  }),
  z.strictObject({ type: z.literal('tick'), elapsedMs: z.int() }),
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

const answer = z.strictObject({ stake: crashStake, balance: money });

/** `bets`: one bet, `manual` or `auto:2.00`; the answer has it as it is recorded. The stake is taken at once. */
export const placeCrashStake = defineCall({
  ...routes.placeCrashStake,
  summary: 'Stake on the crash round that is open; the idempotency key is the stake’s id',
  tag: 'games',
  session: 'player',
  country: 'restricted',
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
