import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { money, uuid } from '../wire.ts';
import { gameBet } from './entities.ts';
import { ownStake, sharedEvents, sharedResult, stakeErrors, stakeParams } from './shared.ts';

/** Cards that one player may have in a round. */
const cardsMax = 6;

/** A round that was called: its forty balls in their order. */
const bingoResult = sharedResult(z.strictObject({ called: z.array(z.int()) }));

/**
 * The events of every shared game; nothing leaves a round. Cards are bought until `startsAt`; a second later the balls are
 * decided (`ended`) and then called one by one.
 */
const bingoEvent = z.discriminatedUnion(
  'type',
  sharedEvents({ result: bingoResult, stake: ownStake, left: z.array(z.string()).check(z.maxLength(0)) }),
);

export const listenToBingo = defineCall({
  ...routes.listenToBingo,
  summary: 'The rounds of bingo as they happen: server-sent events, a snapshot first',
  tag: 'games',
  session: 'player',
  answers: 'events',
  response: bingoEvent,
  errors: ['too_many'],
});

const answer = z.strictObject({ stake: ownStake, balance: money });

/** `bets`: one to six cards by their number, `card:417`. One purchase a player and round. */
export const placeBingoStake = defineCall({
  ...routes.placeBingoStake,
  summary: 'Buy cards of the round that is open; the idempotency key is the stake’s id',
  tag: 'games',
  session: 'player',
  country: 'restricted',
  idempotencyKey: 'required',
  params: z.strictObject({ sessionId: uuid }),
  body: z.strictObject({ bets: z.array(gameBet).check(z.minLength(1), z.maxLength(cardsMax)) }),
  response: answer,
  errors: stakeErrors,
});

export const readBingoStake = defineCall({
  ...routes.readBingoStake,
  summary: 'Cards of one’s own as they stand, and the balance of their purse',
  tag: 'games',
  session: 'player',
  params: stakeParams,
  response: answer,
  errors: ['round_not_found'],
});

/** Before the start, whole. Again: the same answer. */
export const cancelBingoStake = defineCall({
  ...routes.cancelBingoStake,
  summary: 'Give all cards back before the first ball',
  tag: 'games',
  session: 'player',
  params: stakeParams,
  response: answer,
  errors: ['round_not_found', 'round_already_settled', 'betting_closed'],
});
