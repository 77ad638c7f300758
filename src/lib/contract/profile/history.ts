import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { gameId, round } from '../games/entities.ts';
import { routes } from '../routes.ts';
import { currencyCode, dayOrInstant, hex32, instant, money, page, pageOf, size, text, uuid } from '../wire.ts';

/** One settled round as a line of the list. */
export const bet = z.strictObject({
  id: uuid,
  gameId,
  gameName: z.string(),
  provider: z.string(),
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

export const readRound = defineCall({
  ...routes.readRound,
  summary: 'One of the player’s own rounds in full, with its fairness proof',
  tag: 'fairness',
  session: 'player',
  params: z.strictObject({ id: uuid }),
  response: z.strictObject({
    round: z.strictObject({ ...round.shape, gameName: z.string(), provider: z.string(), currency: currencyCode }),
    /** `serverSeed` is null until the player rotates the pair: revealed earlier, it would tell what comes next. */
    proof: z.strictObject({
      serverSeedHash: hex32,
      serverSeed: z.nullable(hex32),
      clientSeed: z.string(),
      nonce: z.int(),
    }),
  }),
  errors: ['round_not_found'],
});
