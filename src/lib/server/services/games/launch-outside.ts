import type { CatalogueGame, OutsideGame } from '#domain/catalogue/game.ts';
import { tableKindOf } from '#domain/catalogue/table-terms.ts';
import { tableLimits } from '#domain/games/kit/table-limits.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { GameOrder } from '../../adapters/aggregator/studio-client.ts';
import type { ServerContext } from '../../context.ts';
import { findHomeOf, type HomeRow } from '../../db/queries/aggregator.ts';
import { type EntryRow, insertLaunchToken, readEntry } from '../../db/queries/games.ts';
import type { PlayerSession } from '../caller.ts';
import { hashToken } from '../identity/tokens.ts';
import { type HeldCode, heldFrom } from '../shelf/held-from.ts';
import { defaultCurrency } from '../wallet/funds.ts';

/** From where and how a player opens a game: what an outside studio asks for. */
export type Visit = {
  readonly country: string;
  readonly ip: string;
  readonly lang: string;
  readonly platform: 'desktop' | 'mobile';
};

/** Where the frame opens, and the wallet that it plays in; null: for play money. */
export type Launched = { readonly url: string; readonly currency: CurrencyCode | null };

export type OutsideRefusal =
  | 'game_country_blocked'
  | 'game_currency_blocked'
  | 'game_no_demo'
  | 'studio_unavailable'
  | 'wallet_missing'
  | HeldCode
  | Exclude<EntryRow['code'], 'ok'>;

/** The studio's page has to be loaded before its server calls for the first time. */
const tokenMs = 5 * 60_000;
/** 240 random bits as 40 characters of base64url: Valkyrie's tokens are no longer. */
const tokenBytes = 30;

/**
 * A URL at the studio that has the game. For money there is a token in it that opens one session, of this player, game and currency; the
 * database keeps its hash before the studio hears of it. Play money is the studio's own: no token, and no call to a wallet.
 */
export const launchOutside = async (
  ctx: ServerContext,
  player: PlayerSession,
  { game, outside, demo }: { readonly game: CatalogueGame; readonly outside: OutsideGame; readonly demo: boolean },
  visit: Visit,
): Promise<Result<Launched, OutsideRefusal>> => {
  const client = ctx.studios.clients.get(outside.dialect);
  if (!client) return fail('studio_unavailable');
  const [home] = await ctx.db.query<HomeRow>(findHomeOf, [player.playerId]);
  const isBlocked = [visit.country, home?.country].some((one) => one && outside.blockedCountries.includes(one));
  if (isBlocked) return fail('game_country_blocked');
  const [entry] = await ctx.db.query<EntryRow>(readEntry, [player.playerId, game.id, demo, ctx.clock.now()]);
  if (entry && entry.code !== 'ok') return fail(entry.code, entry.facts ?? undefined);
  const held = await heldFrom(ctx, player, game.id, demo, visit.country);
  if (held) return held;
  const order = {
    game: outside,
    language: visit.lang,
    platform: visit.platform,
    country: visit.country,
    ip: visit.ip,
    lobbyUrl: `${ctx.config.publicOrigin}/games/all`,
    depositUrl: `${ctx.config.publicOrigin}/profile/my-wallet`,
  };
  const open = async (stake: GameOrder['stake']): Promise<Result<Launched, 'studio_unavailable'>> => {
    const opened = await client.launch({ ...order, stake });
    return opened.ok ? ok({ url: opened.value.url, currency: stake?.currency ?? null }) : opened;
  };
  if (demo) return outside.demo ? open(null) : fail('game_no_demo');

  const currency = await defaultCurrency(ctx, player.playerId);
  if (!currency) return fail('wallet_missing');
  if (outside.blockedCurrencies.includes(currency)) return fail('game_currency_blocked', { currency });
  const { minStakeMinor, maxStakeMinor, maxPayoutMinor } = tableLimits(currency, tableKindOf(game.category));
  const token = Buffer.from(ctx.random.bytes(tokenBytes)).toString('base64url');
  await ctx.db.query(insertLaunchToken, [
    hashToken(token),
    player.playerId,
    player.sessionId,
    outside.dialect,
    game.id,
    currency,
    false,
    minStakeMinor,
    maxStakeMinor,
    maxPayoutMinor,
    new Date(ctx.clock.now().getTime() + tokenMs),
  ]);
  return open({ token, playerId: player.playerId, currency });
};
