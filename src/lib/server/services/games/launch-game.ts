import { tableKindOf } from '#domain/catalogue/table-terms.ts';
import { games } from '#domain/games/book/games.ts';
import { isGameId } from '#domain/games/book/registry.ts';
import { limitsFor } from '#domain/games/kit/table-limits.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { type EntryRow, findWaitingCurrency, insertLaunchToken, readEntry } from '../../db/queries/games.ts';
import type { PlayerSession } from '../caller.ts';
import { hashToken, newToken } from '../identity/tokens.ts';
import { heldFrom } from '../shelf/held-from.ts';
import { defaultCurrency } from '../wallet/funds.ts';
import { type Launched, launchOutside, type OutsideRefusal, type Visit } from './launch-outside.ts';

const tokenMs = 60_000;

type Waiting = { currency: CurrencyCode };
type Refusal = 'game_unknown' | OutsideRefusal;

/**
 * A URL for the game's frame. Its token works once, for 60 s, for this player, game and currency: the default wallet's,
 * fixed until the next launch. A round of this game that waits is played on in its own currency. It stands behind `#`, so that no server and no referrer ever sees it.
 * A game of an outside studio is opened there, for whom `visit` says how and from where.
 */
export const launchGame = async (
  ctx: ServerContext,
  player: PlayerSession,
  input: { readonly id: string; readonly demo: boolean },
  visit?: Visit,
): Promise<Result<Launched, Refusal>> => {
  const game = ctx.catalogue.byId.get(input.id);
  if (game?.outside && visit)
    return launchOutside(ctx, player, { game, outside: game.outside, demo: input.demo }, visit);
  if (!game || !isGameId(game.id)) return fail('game_unknown');
  const [entry] = await ctx.db.query<EntryRow>(readEntry, [player.playerId, game.id, input.demo, ctx.clock.now()]);
  if (entry && entry.code !== 'ok') return fail(entry.code, entry.facts ?? undefined);
  const held = await heldFrom(ctx, player, game.id, input.demo, visit?.country ?? null);
  if (held) return held;
  const [waiting] = await ctx.db.query<Waiting>(findWaitingCurrency, [player.playerId, game.id, input.demo]);
  const currency = waiting?.currency ?? (await defaultCurrency(ctx, player.playerId));
  if (!currency) return fail('wallet_missing');
  const { minStakeMinor, maxStakeMinor, maxPayoutMinor } = limitsFor(
    games[game.id],
    currency,
    tableKindOf(game.category),
  );
  const token = newToken(ctx.random);
  await ctx.db.query(insertLaunchToken, [
    hashToken(token),
    player.playerId,
    player.sessionId,
    game.provider,
    game.id,
    currency,
    input.demo,
    minStakeMinor,
    maxStakeMinor,
    maxPayoutMinor,
    new Date(ctx.clock.now().getTime() + tokenMs),
  ]);
  return ok({ url: `/play/${game.id}#token=${token}`, currency: input.demo ? null : currency });
};
