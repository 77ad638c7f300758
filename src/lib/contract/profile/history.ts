import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { gameId, imageId, openRound, settledRound } from '../games/entities.ts';
import { routes } from '../routes.ts';
import {
  currencyCode,
  dayOrInstant,
  instant,
  money,
  orNone,
  page,
  pageOf,
  periodInOrder,
  size,
  text,
  uuid,
} from '../wire.ts';

/** One round as a line of the list. An open one has paid nothing yet, and a cancelled one gave its bets back. */
const bet = z.strictObject({
  id: uuid,
  gameId,
  gameName: z.string(),
  provider: z.string(),
  /** Null when the game has no picture, or is no longer on the shelf. */
  imageId: z.nullable(imageId),
  status: z.enum(['open', 'settled', 'cancelled']),
  stake: money,
  payout: money,
  /** The house paid for it: `stake` is nothing. */
  freeSpin: z.boolean(),
  currency: currencyCode,
  at: instant,
});

/** Which rounds: `to` is exclusive, but a day as `to` counts whole. Nothing before the twelve months kept online. */
const choice = {
  from: orNone(dayOrInstant),
  to: orNone(dayOrInstant),
  provider: orNone(text(100)),
};

export const listBets = defineCall({
  ...routes.listBets,
  summary: 'The player’s bets of the last twelve months, newest first',
  tag: 'wallet',
  session: 'player',
  query: z.strictObject({ ...choice, size, page }).check(periodInOrder),
  response: pageOf(bet),
  errors: [],
});

export const readBetTotals = defineCall({
  ...routes.readBetTotals,
  summary: 'What the bets of a choice staked and returned, a currency a line',
  tag: 'wallet',
  session: 'player',
  query: z.strictObject(choice).check(periodInOrder),
  response: z.strictObject({
    /** The start that counts: the one asked for, or that of the twelve months kept online. */
    from: instant,
    currencies: z.array(
      z.strictObject({
        currency: currencyCode,
        rounds: z.int(),
        stake: money,
        /** What came back of stakes. What free spins won is not among it, nor in `net`: it was a bonus. */
        payout: money,
        net: money,
        freeSpinsWon: money,
      }),
    ),
  }),
  errors: [],
});

export const exportBets = defineCall({
  ...routes.exportBets,
  summary: 'The bets of a choice as a CSV file, newest first; one download of a player at a time',
  tag: 'wallet',
  session: 'player',
  query: z.strictObject(choice).check(periodInOrder),
  answers: 'file',
  fileTypes: ['text/csv'],
  response: z.file(),
  errors: [],
});

export const listBetProviders = defineCall({
  ...routes.listBetProviders,
  summary: 'The providers whose games the player has played',
  tag: 'wallet',
  session: 'player',
  response: z.array(z.string()),
  errors: [],
});

/** What a round's record says beside the round itself. */
const about = {
  gameName: z.string(),
  provider: z.string(),
  currency: currencyCode,
  /** The version of rules and paytable; empty where an outside studio keeps its own. */
  rulesVersion: z.string(),
  /** When each action was taken, in their order; empty for a round of before this was kept. */
  stepTimes: z.array(instant),
  endedAt: z.nullable(instant),
};

/** A round at an outside studio's game: what its commands moved, since seeds and outcome are the studio's own. */
const studioRound = z.strictObject({
  status: z.literal('studio'),
  state: z.enum(['open', 'settled', 'cancelled']),
  id: uuid,
  gameId,
  stake: money,
  payout: money,
  at: instant,
  balanceBefore: money,
  balanceAfter: money,
  commands: z.array(
    z.strictObject({
      action: z.enum(['bet', 'win', 'rollback', 'end_round', 'adjust']),
      amount: money,
      at: instant,
      cancelled: z.boolean(),
    }),
  ),
});

export const readRound = defineCall({
  ...routes.readRound,
  summary: 'One of the player’s own rounds in full, with its fairness proof, however old',
  tag: 'fairness',
  session: 'player',
  params: z.strictObject({ id: uuid }),
  response: z.strictObject({
    round: z.discriminatedUnion('status', [
      z.strictObject({ ...settledRound.shape, ...about }),
      z.strictObject({ ...openRound.shape, ...about }),
      z.strictObject({ ...studioRound.shape, ...about }),
    ]),
  }),
  errors: ['round_not_found'],
});
