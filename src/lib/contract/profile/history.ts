import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { gameId, openRound, settledRound } from '../games/entities.ts';
import { routes } from '../routes.ts';
import { currencyCode, dayOrInstant, instant, money, page, pageOf, size, text, uuid } from '../wire.ts';

/** One round as a line of the list. An open one has paid nothing yet, and a cancelled one gave its bets back. */
export const bet = z.strictObject({
  id: uuid,
  gameId,
  gameName: z.string(),
  provider: z.string(),
  status: z.enum(['open', 'settled', 'cancelled']),
  stake: money,
  payout: money,
  currency: currencyCode,
  at: instant,
});

export const listBets = defineCall({
  ...routes.listBets,
  summary: 'The player’s bets, newest first',
  tag: 'wallet',
  session: 'player',
  query: z.strictObject({
    from: z.optional(dayOrInstant),
    to: z.optional(dayOrInstant),
    size,
    page,
    provider: z.optional(text(100)),
  }),
  response: pageOf(bet),
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
const about = { gameName: z.string(), provider: z.string(), currency: currencyCode };

export const readRound = defineCall({
  ...routes.readRound,
  summary: 'One of the player’s own rounds in full, with its fairness proof',
  tag: 'fairness',
  session: 'player',
  params: z.strictObject({ id: uuid }),
  response: z.strictObject({
    round: z.discriminatedUnion('status', [
      z.strictObject({ ...settledRound.shape, ...about }),
      z.strictObject({ ...openRound.shape, ...about }),
    ]),
  }),
  errors: ['round_not_found'],
});
