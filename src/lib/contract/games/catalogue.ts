import * as z from 'zod/mini';
import { gameFeatures, volatilities } from '#domain/catalogue/game.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, instant, money } from '../wire.ts';
import { category, game } from './entities.ts';

const open = { tag: 'games', session: 'none', errors: [] } as const;

/** A game as the lobby shows it: its facts beside its name. */
const listedGame = z.extend(game, {
  /** The day from which it is on the shelf. */
  addedOn: z.string(),
  /** Return to player in percent, two decimals, rounded down; null when its studio names none. */
  rtp: z.nullable(z.string()),
  volatility: z.nullable(z.enum(volatilities)),
  features: z.array(z.enum(gameFeatures)),
});
const gameList = z.strictObject({ games: z.array(listedGame) });

/** Any currency of three characters that the house knows; whatever is not three characters long counts as EUR. */
const catalogueCurrency = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(16)),
    z.transform((given) => (given.length === 3 ? given : 'EUR')),
  ),
  currencyCode,
);

export const listGames = defineCall({
  ...routes.listGames,
  ...open,
  summary: 'The whole catalogue',
  params: z.strictObject({ currency: catalogueCurrency }),
  response: z.strictObject({
    games: z.array(listedGame),
    segments: z.array(z.strictObject({ id: z.string(), name: z.string(), gameIds: z.array(z.string()) })),
    categories: z.array(z.strictObject({ id: category, count: z.int() })),
  }),
});

export const listTopGames = defineCall({
  ...routes.listTopGames,
  ...open,
  summary: 'The games most played',
  response: gameList,
});
export const listMainGames = defineCall({
  ...routes.listMainGames,
  ...open,
  summary: 'The games of the home page',
  response: gameList,
});
export const listFeaturedGames = defineCall({
  ...routes.listFeaturedGames,
  ...open,
  summary: 'The games the house puts forward',
  response: gameList,
});
export const listNewGames = defineCall({
  ...routes.listNewGames,
  ...open,
  summary: 'The newest games',
  response: gameList,
});

/**
 * Derived from settled rounds for real money alone, of players who let their wins be named. `player` is a first letter: `A…`.
 * `jackpot`: what of the payout came out of a pot; null for nothing.
 */
const winner = z.strictObject({
  game: listedGame,
  player: z.string(),
  payout: money,
  jackpot: z.nullable(money),
  currency: currencyCode,
  at: instant,
});

export const listLatestWinners = defineCall({
  ...routes.listLatestWinners,
  ...open,
  summary: 'The latest wins',
  response: z.strictObject({ winners: z.array(winner) }),
});
export const listTopWinners = defineCall({
  ...routes.listTopWinners,
  ...open,
  summary: 'The highest wins of late',
  response: z.strictObject({ winners: z.array(winner) }),
});

export const listJackpots = defineCall({
  ...routes.listJackpots,
  ...open,
  summary: 'The jackpots as they stand',
  response: z.strictObject({
    jackpots: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        /** All that play for this one pot. */
        games: z.array(listedGame),
        amount: money,
        currency: currencyCode,
      }),
    ),
  }),
});

export const readSkin = defineCall({
  ...routes.readSkin,
  ...open,
  summary: 'The brand’s name and defaults',
  response: z.strictObject({
    name: z.string(),
    language: z.string(),
    currency: currencyCode,
    welcomeBonus: z.strictObject({ amount: money, currency: currencyCode, freeSpins: z.int() }),
  }),
});

export const listCurrencies = defineCall({
  ...routes.listCurrencies,
  ...open,
  summary: 'The currencies of the house',
  response: z.array(
    z.strictObject({
      code: currencyCode,
      type: z.enum(['FIAT', 'CRYPTO']),
      symbol: z.string(),
      subunits_to_unit: z.int(),
      fiat: z.boolean(),
    }),
  ),
});
