import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { hex32, instant, money, uuid } from '../wire.ts';
import { gameBet } from './entities.ts';
import { ownStake, publicStake, sharedPhase, sharedRound } from './shared.ts';

/** Bets on one race: 8 to win, 8 to place, 8 to show and 56 exactas. */
const raceBetsMax = 80;

/** A race that was run: its card, and the numbers of all eight, first to last. */
const raceOutcome = z.strictObject({ card: z.int(), order: z.array(z.int()) });

/** A race that is decided, with all that is needed to verify it. */
const raceResult = z.strictObject({
  chain: z.string(),
  index: z.int(),
  commitment: hex32,
  salt: z.string(),
  link: hex32,
  outcome: raceOutcome,
  endedAt: instant,
});

/**
 * What travels on the stream of races, one JSON object an event, told apart by `type`, as at the crash table. The race of
 * link `index` is run on card (index − 1) mod 12 + 1. Stakes are taken until `startsAt`; a second later the race is decided
 * (`ended`, with its order) and shown; the next one opens at `nextAt`.
 */
export const raceEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('table'),
    serverNow: instant,
    phase: sharedPhase,
    round: z.nullable(sharedRound),
    elapsedMs: z.nullable(z.int()),
    nextAt: z.nullable(instant),
    stakes: z.array(publicStake),
    /** The newest first, at most 30. */
    history: z.array(raceResult),
  }),
  z.strictObject({ type: z.literal('mine'), stake: z.nullable(ownStake) }),
  z.strictObject({ type: z.literal('betting'), round: sharedRound, serverNow: instant }),
  z.strictObject({ type: z.literal('countdown'), round: sharedRound, serverNow: instant }),
  z.strictObject({ type: z.literal('started'), startsAt: instant, serverNow: instant }),
  z.strictObject({
    type: z.literal('stakes'),
    placed: z.array(publicStake),
    left: z.array(z.string()).check(z.maxLength(0)),
    cancelled: z.array(z.string()),
  }),
  z.strictObject({ type: z.literal('ended'), result: raceResult, nextAt: instant }),
]);

export const listenToRaces = defineCall({
  ...routes.listenToRaces,
  summary: 'The races as they happen: server-sent events, a snapshot first',
  tag: 'games',
  session: 'player',
  answers: 'events',
  response: raceEvent,
  errors: ['too_many'],
});

const answer = z.strictObject({ stake: ownStake, balance: money });
const stakeParams = z.strictObject({ stakeId: uuid });

/** `bets`: all on the card of the race that is open, `card:7:win:3`, `card:7:exacta:3-5`. One slip a player and race. */
export const placeRaceStake = defineCall({
  ...routes.placeRaceStake,
  summary: 'Stake on the race that is open; the idempotency key is the stake’s id',
  tag: 'games',
  session: 'player',
  idempotencyKey: 'required',
  params: z.strictObject({ sessionId: uuid }),
  body: z.strictObject({ bets: z.array(gameBet).check(z.minLength(1), z.maxLength(raceBetsMax)) }),
  response: answer,
  errors: [
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
  ],
});

export const readRaceStake = defineCall({
  ...routes.readRaceStake,
  summary: 'A slip of one’s own as it stands, and the balance of its purse',
  tag: 'games',
  session: 'player',
  params: stakeParams,
  response: answer,
  errors: ['round_not_found'],
});

/** Before the start, whole. Again: the same answer. */
export const cancelRaceStake = defineCall({
  ...routes.cancelRaceStake,
  summary: 'Take a slip back before the race starts',
  tag: 'games',
  session: 'player',
  params: stakeParams,
  response: answer,
  errors: ['round_not_found', 'round_already_settled', 'betting_closed'],
});
