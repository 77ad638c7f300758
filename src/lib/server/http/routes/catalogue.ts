import { listedCurrencies } from '#contract/listed-currencies.ts';
import { houseLanguage } from '#domain/locale.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fallbackCurrency } from '#domain/money/currency.ts';
import { advertisedWelcome } from '#domain/promotions/advertised.ts';
import { ok } from '#domain/result.ts';
import { jackpots } from '../../services/catalogue/jackpots.ts';
import { gameList, wholeCatalogue } from '../../services/catalogue/list-games.ts';
import { latestWinners, topWinners } from '../../services/catalogue/winners.ts';
import { measuredReturns } from '../../services/returns/read-returns.ts';
import type { RoutesOf } from '../route.ts';

/** The shelf changes when a process starts anew, or people settle something: a browser may keep it for a minute, and so may a CDN. */
const shelf = { rate: 'ordinary', cache: 'public, max-age=60, s-maxage=60' } as const;
/** What players just did. */
const lively = { rate: 'ordinary', cache: 'public, max-age=10, s-maxage=10' } as const;

/** The same for everybody: no session is asked for, so that caches before the process may answer. */
export const catalogueRoutes: RoutesOf<
  | 'listGames'
  | 'listTopGames'
  | 'listMainGames'
  | 'listFeaturedGames'
  | 'listNewGames'
  | 'listReturns'
  | 'listJackpots'
  | 'listLatestWinners'
  | 'listTopWinners'
  | 'readSkin'
  | 'listCurrencies'
> = {
  listGames: { ...shelf, handle: async ({ ctx }) => ok(await wholeCatalogue(ctx)) },
  listTopGames: { ...shelf, handle: async ({ ctx }) => ok(await gameList(ctx, 'top')) },
  listMainGames: { ...shelf, handle: async ({ ctx }) => ok(await gameList(ctx, 'main')) },
  listFeaturedGames: { ...shelf, handle: async ({ ctx }) => ok(await gameList(ctx, 'featured')) },
  listNewGames: { ...shelf, handle: async ({ ctx }) => ok(await gameList(ctx, 'new')) },
  listReturns: { ...shelf, handle: async ({ ctx }) => ok(await measuredReturns(ctx)) },
  listJackpots: { ...lively, handle: async ({ ctx }) => ok(await jackpots(ctx)) },
  listLatestWinners: { ...lively, handle: async ({ ctx }) => ok(await latestWinners(ctx)) },
  listTopWinners: { ...lively, handle: async ({ ctx }) => ok(await topWinners(ctx)) },
  readSkin: { ...shelf, handle: async ({ ctx }) => ok({ ...skin, name: ctx.config.operatorName }) },
  listCurrencies: { ...shelf, handle: async () => ok(listedCurrencies) },
};

const { bonus, freeSpins } = advertisedWelcome;
const skin = {
  language: houseLanguage,
  currency: fallbackCurrency,
  welcomeBonus: { amount: formatAmount(bonus.amountMinor, bonus.currency), currency: bonus.currency, freeSpins },
};
