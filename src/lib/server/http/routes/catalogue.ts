import { listedCurrencies } from '#contract/listed-currencies.ts';
import { houseLanguage } from '#domain/locale.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fallbackCurrency } from '#domain/money/currency.ts';
import { advertisedWelcome } from '#domain/promotions/advertised.ts';
import { ok } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Caller } from '../../services/caller.ts';
import { jackpots } from '../../services/catalogue/jackpots.ts';
import { gameList, wholeCatalogue } from '../../services/catalogue/list-games.ts';
import { latestWinners, topWinners } from '../../services/catalogue/winners.ts';
import { measuredReturns } from '../../services/returns/read-returns.ts';
import { type HeldGames, heldGames } from '../../services/shelf/held-games.ts';
import type { RoutesOf } from '../route.ts';

/** The same for everybody: a browser may keep it for a minute, and so may a CDN. */
const same = { rate: 'ordinary', cache: 'public, max-age=60, s-maxage=60' } as const;
/** A game may be hidden where the caller is, which no shared cache knows. The shelf changes when a process starts anew, or people settle something. */
const shelf = { rate: 'ordinary', cache: 'private, max-age=60' } as const;
/** What players just did. */
const lively = { rate: 'ordinary', cache: 'private, max-age=10' } as const;

const here = ({ ctx, caller }: { readonly ctx: ServerContext; readonly caller: Caller }): Promise<HeldGames> =>
  heldGames(ctx, caller.country);

/** No session is asked for: what a list leaves out follows from the caller's country alone. */
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
  listGames: { ...shelf, handle: async (call) => ok(wholeCatalogue(call.ctx, await here(call))) },
  listTopGames: { ...shelf, handle: async (call) => ok(await gameList(call.ctx, 'top', await here(call))) },
  listMainGames: { ...shelf, handle: async (call) => ok(await gameList(call.ctx, 'main', await here(call))) },
  listFeaturedGames: { ...shelf, handle: async (call) => ok(await gameList(call.ctx, 'featured', await here(call))) },
  listNewGames: { ...shelf, handle: async (call) => ok(await gameList(call.ctx, 'new', await here(call))) },
  listReturns: { ...shelf, handle: async ({ ctx, caller }) => ok(await measuredReturns(ctx, caller.country)) },
  listJackpots: { ...lively, handle: async (call) => ok(await jackpots(call.ctx, await here(call))) },
  listLatestWinners: { ...lively, handle: async (call) => ok(await latestWinners(call.ctx, await here(call))) },
  listTopWinners: { ...lively, handle: async (call) => ok(await topWinners(call.ctx, await here(call))) },
  readSkin: { ...same, handle: async ({ ctx }) => ok({ ...skin, name: ctx.config.operatorName }) },
  listCurrencies: { ...same, handle: async () => ok(listedCurrencies) },
};

const { bonus, freeSpins } = advertisedWelcome;
const skin = {
  language: houseLanguage,
  currency: fallbackCurrency,
  welcomeBonus: { amount: formatAmount(bonus.amountMinor, bonus.currency), currency: bonus.currency, freeSpins },
};
