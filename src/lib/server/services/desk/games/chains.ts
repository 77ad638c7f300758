import { isDeepStrictEqual } from 'node:util';
import type { ChainCheck, GameChains } from '#contract/desk/shelf.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { checkChain } from '#domain/shelf/check-chain.ts';
import type { ServerContext } from '../../../context.ts';
import {
  type ChainStandRow,
  listChainStands,
  listRevealed,
  listSeriesStands,
  type RevealedRow,
  type SeriesStandRow,
} from '../../../db/queries/game-chains.ts';
import { type ChainRow, findChain } from '../../../db/queries/shared.ts';
import { findCommonGame } from '../../shared/games.ts';

const dayMs = 86_400_000;

/** A next chain is not begun; of those that were, the newest is in play until its last link. */
function stateOf({ retired, used, length }: ChainStandRow) {
  if (retired) return 'retired' as const;
  if (used === 0) return 'next' as const;
  return used >= length ? ('used_up' as const) : ('in_play' as const);
}

/** What was committed, how far each is, and what is left. */
export async function listChainsOf(ctx: ServerContext): Promise<GameChains> {
  const now = ctx.clock.now();
  const nameOf = (id: string) => ctx.catalogue.byId.get(id)?.name ?? id;
  const chains = await ctx.db.query<ChainStandRow>(listChainStands, [now]);
  const series = await ctx.db.query<SeriesStandRow>(listSeriesStands);
  return {
    chains: chains.map((row) => {
      const left = row.length - row.used;
      const state = stateOf(row);
      return {
        game: row.game_id,
        name: nameOf(row.game_id),
        number: row.number,
        commitment: row.commitment,
        length: row.length,
        used: row.used,
        state,
        salted: row.salted,
        announced: row.salted ? null : row.announced,
        lastEndedAt: row.last_ended_at?.toISOString() ?? null,
        runsOutAt:
          state === 'in_play' && row.lately > 0
            ? new Date(now.getTime() + (left / row.lately) * dayMs).toISOString()
            : null,
        warning: row.why,
      };
    }),
    series: series.map(
      ({ game_id: game, currency, price, number, printed, tickets_left: left, prizes_left: prizesLeft }) => ({
        game,
        name: nameOf(game),
        currency,
        price: formatAmount(price, currency),
        number,
        printed,
        left,
        prizesLeft,
      }),
    ),
  };
}

/** Hashes what was revealed last back to what was published first, and decides each of those rounds once more. */
export async function checkChainOf(
  ctx: ServerContext,
  { game: gameId, number, links }: { readonly game: string; readonly number: number; readonly links: number },
): Promise<Result<ChainCheck, 'game_unknown'>> {
  const game = findCommonGame(gameId);
  const [chain] = await ctx.db.query<ChainRow>(findChain, [gameId, number]);
  if (!game || !chain) return fail('game_unknown');
  const rows = await ctx.db.query<RevealedRow>(listRevealed, [gameId, number, links]);
  const rounds = rows.map(({ index, link, outcome, salt }) => ({
    index,
    link,
    isOutcome:
      link !== null && salt !== null && isDeepStrictEqual(plain(game.outcomeOf({ link, salt, index })), plain(outcome)),
  }));
  return ok(checkChain(chain.commitment, rounds));
}

/** As the database keeps it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
