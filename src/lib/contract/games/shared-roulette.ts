import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { money, uuid } from '../wire.ts';
import { gameBet } from './entities.ts';
import { ownStake, sharedEvents, sharedResult, stakeErrors, stakeParams } from './shared.ts';

/** A full layout and every sector fit. */
const betsMax = 200;

/** A spin that is over: the number painted in the pocket, and its colour. */
const rouletteResult = sharedResult(z.strictObject({ number: z.int(), colour: z.enum(['green', 'red', 'black']) }));

/**
 * The events of every shared game; nothing leaves a spin. Chips are taken until `startsAt`; a second later the pocket is
 * decided (`ended`) and the wheel shown. `covers` of a stake says where it has chips, for the layout that everybody sees.
 */
const rouletteEvent = z.discriminatedUnion(
  'type',
  sharedEvents({ result: rouletteResult, stake: ownStake, left: z.array(z.string()).check(z.maxLength(0)) }),
);

export const listenToRoulette = defineCall({
  ...routes.listenToRoulette,
  summary: 'The spins of the shared roulette as they happen: server-sent events, a snapshot first',
  tag: 'games',
  session: 'player',
  answers: 'events',
  response: rouletteEvent,
  errors: ['too_many'],
});

const answer = z.strictObject({ stake: ownStake, balance: money });

/** `bets`: places of the layout and call bets, as at every roulette. One stake a player and spin. */
export const placeRouletteStake = defineCall({
  ...routes.placeRouletteStake,
  summary: 'Lay chips for the spin that is open; the idempotency key is the stake’s id',
  tag: 'games',
  session: 'player',
  country: 'restricted',
  idempotencyKey: 'required',
  params: z.strictObject({ sessionId: uuid }),
  body: z.strictObject({ bets: z.array(gameBet).check(z.minLength(1), z.maxLength(betsMax)) }),
  response: answer,
  errors: stakeErrors,
});

export const readRouletteStake = defineCall({
  ...routes.readRouletteStake,
  summary: 'Chips of one’s own as they lie, and the balance of their purse',
  tag: 'games',
  session: 'player',
  params: stakeParams,
  response: answer,
  errors: ['round_not_found'],
});

/** Before the start, whole. Again: the same answer. */
export const cancelRouletteStake = defineCall({
  ...routes.cancelRouletteStake,
  summary: 'Take all chips back before bets are closed',
  tag: 'games',
  session: 'player',
  params: stakeParams,
  response: answer,
  errors: ['round_not_found', 'round_already_settled', 'betting_closed'],
});
