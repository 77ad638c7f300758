import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { instant, money, uuid } from '../wire.ts';
import { gameBet } from './entities.ts';
import { ownStake, sharedEvents, sharedResult, stakeErrors, stakeParams } from './shared.ts';

/** Rows that a ticket may have. */
const rowsMax = 10;

/** A draw that was held: its six numbers in their order. */
const lottoResult = sharedResult(z.strictObject({ drawn: z.array(z.int()) }));

/** The events of every shared game; nothing leaves a draw. Tickets are sold until `startsAt`, every day the same hour. */
const lottoEvent = z.discriminatedUnion(
  'type',
  sharedEvents({ result: lottoResult, stake: ownStake, left: z.array(z.string()).check(z.maxLength(0)) }),
);

export const listenToLotto = defineCall({
  ...routes.listenToLotto,
  summary: 'The draws of 6 of 49 as they happen: server-sent events, a snapshot first',
  tag: 'games',
  session: 'player',
  answers: 'events',
  response: lottoEvent,
  errors: ['too_many'],
});

const answer = z.strictObject({ stake: ownStake, balance: money });

/** `bets`: one to ten rows, `row:3-11-24-30-41-49`, their numbers upwards. One ticket a player and draw. */
export const placeLottoStake = defineCall({
  ...routes.placeLottoStake,
  summary: 'Buy a ticket for the draw that is next; the idempotency key is the ticket’s id',
  tag: 'games',
  session: 'player',
  country: 'restricted',
  idempotencyKey: 'required',
  params: z.strictObject({ sessionId: uuid }),
  body: z.strictObject({ bets: z.array(gameBet).check(z.minLength(1), z.maxLength(rowsMax)) }),
  response: answer,
  errors: stakeErrors,
});

export const readLottoStake = defineCall({
  ...routes.readLottoStake,
  summary: 'A ticket of one’s own as it stands, and the balance of its purse',
  tag: 'games',
  session: 'player',
  params: stakeParams,
  response: answer,
  errors: ['round_not_found'],
});

/** Before the draw, whole. Again: the same answer. */
export const cancelLottoStake = defineCall({
  ...routes.cancelLottoStake,
  summary: 'Give a ticket back before its draw',
  tag: 'games',
  session: 'player',
  params: stakeParams,
  response: answer,
  errors: ['round_not_found', 'round_already_settled', 'betting_closed'],
});

/**
 * The player's tickets of this table's purse (a currency, or play money), the newest first, at most 12. `drawn`: the six numbers,
 * null before the draw. `open` waits; `won` is paid; `cancelled` was given back, by the player or because no draw could be held.
 */
export const listLottoTickets = defineCall({
  ...routes.listLottoTickets,
  summary: 'Tickets of one’s own over the last draws, each as it stands',
  tag: 'games',
  session: 'player',
  params: z.strictObject({ sessionId: uuid }),
  response: z.strictObject({
    tickets: z.array(
      z.strictObject({ ticket: ownStake, drawsAt: z.nullable(instant), drawn: z.nullable(z.array(z.int())) }),
    ),
  }),
  errors: ['game_session_invalid'],
});
