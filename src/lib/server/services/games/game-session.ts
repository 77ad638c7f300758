import type { ResponseOf } from '#contract/call.ts';
import type { readGameSession as readGameSessionCall } from '#contract/games/session.ts';
import { findGame } from '#domain/games/book/registry.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import {
  type GameSessionRow,
  type OpenedRow,
  openSession,
  readGameSession,
  touchGameSession,
} from '../../db/queries/games.ts';
import { findOpenRound, listTableRounds, type RoundRow } from '../../db/queries/rounds.ts';
import type { PlayerSession } from '../caller.ts';
import { activeSeeds } from '../fairness/rotate-seeds.ts';
import { hashToken, newUuid } from '../identity/tokens.ts';
import { promotionsAt } from './free-spins.ts';
import { autoplayAt, paceMsOf, turboAt } from './pace.ts';
import { presentRound, presentSettled } from './present.ts';

type Session = ResponseOf<typeof readGameSessionCall>;
type Refusal = 'game_session_invalid' | 'game_session_expired';

/** Spends a launch token on a game session. An earlier session of the same game ends: no two instances at once. */
export const openGameSession = async (
  ctx: ServerContext,
  player: PlayerSession,
  token: string,
): Promise<
  Result<
    Session,
    | Refusal
    | 'token_invalid'
    | 'token_expired'
    | 'player_excluded'
    | 'register_unanswered'
    | 'game_off'
    | 'game_hidden'
    | 'player_timed_out'
    | 'limit_reached'
  >
> => {
  const sessionId = newUuid(ctx.random);
  const [row] = await ctx.db.query<OpenedRow>(openSession, [
    hashToken(token),
    player.playerId,
    sessionId,
    ctx.clock.now(),
  ]);
  if (row?.outcome !== 'ok') return fail(row?.outcome ?? 'token_invalid', row?.facts ?? undefined);
  return gameSession(ctx, player, sessionId);
};

/** The state of a game session, as after a reload. It ends after 30 idle minutes, or with the player's own session. */
export const gameSession = async (
  ctx: ServerContext,
  player: PlayerSession,
  sessionId: string,
): Promise<Result<Session, Refusal>> => {
  const now = ctx.clock.now();
  const [row] = await ctx.db.query<GameSessionRow>(readGameSession, [sessionId, player.playerId, now]);
  const game = row && findGame(row.game_id);
  if (!row || !game) return fail('game_session_invalid');
  if (row.code !== 'ok') return fail('game_session_expired');
  await ctx.db.query(touchGameSession, [sessionId, now]);
  const { serverSeedHash, clientSeed, nonce } = await activeSeeds(ctx, player);
  // A round in another currency would show amounts of that currency as if they were this one's.
  const table = [player.playerId, row.game_id, row.demo, row.currency];
  const [last] = await ctx.db.query<RoundRow>(listTableRounds, [...table, 1]);
  const [waiting] = await ctx.db.query<RoundRow>(findOpenRound, table);
  const open = waiting && presentRound(waiting);
  const { game_id: gameId, currency, demo } = row;
  const promotions = await promotionsAt(ctx, { playerId: player.playerId, gameId, currency, demo });
  const amount = (amountMinor: bigint) => formatAmount(amountMinor, row.currency);
  return ok({
    sessionId,
    game: { id: game.id, name: game.name },
    currency: row.currency,
    demo: row.demo,
    balance: amount(row.balance),
    limits: { minStake: amount(row.min_stake), maxStake: amount(row.max_stake), maxPayout: amount(row.max_payout) },
    seeds: { serverSeedHash, clientSeed, nonce },
    lastRound: (last && presentSettled(last)) ?? null,
    openRound: open?.status === 'open' ? open : null,
    paceMs: paceMsOf(ctx.config, row.game_id),
    autoplay: autoplayAt(ctx.config, row.game_id),
    turbo: turboAt(ctx.config, row.game_id),
    closing: closingOf(row),
    ...promotions,
  });
};

const closingOf = ({ off_from: from, finish_until: until }: GameSessionRow) =>
  from === null || until === null ? null : { from: from.toISOString(), until: until.toISOString() };
