import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { money, uuid } from '../wire.ts';
import { gameBet } from './entities.ts';
import { ownStake, sharedEvents, sharedResult, stakeErrors, stakeParams } from './shared.ts';

/** Bets on one race: 8 to win, 8 to place, 8 to show and 56 exactas. */
const raceBetsMax = 80;

/** A race that was run: its card, and the numbers of all eight, first to last. */
const raceResult = sharedResult(z.strictObject({ card: z.int(), order: z.array(z.int()) }));

/**
 * The events of every shared game; nothing leaves a race. That of link `index` is run on card (index − 1) mod 12 + 1.
 * Stakes are taken until `startsAt`; a second later the race is decided (`ended`, with its order) and shown.
 */
const raceEvent = z.discriminatedUnion(
  'type',
  sharedEvents({ result: raceResult, stake: ownStake, left: z.array(z.string()).check(z.maxLength(0)) }),
);

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

/** `bets`: all on the card of the race that is open, `card:7:win:3`, `card:7:exacta:3-5`. One slip a player and race. */
export const placeRaceStake = defineCall({
  ...routes.placeRaceStake,
  summary: 'Stake on the race that is open; the idempotency key is the stake’s id',
  tag: 'games',
  session: 'player',
  country: 'restricted',
  idempotencyKey: 'required',
  params: z.strictObject({ sessionId: uuid }),
  body: z.strictObject({ bets: z.array(gameBet).check(z.minLength(1), z.maxLength(raceBetsMax)) }),
  response: answer,
  errors: stakeErrors,
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
