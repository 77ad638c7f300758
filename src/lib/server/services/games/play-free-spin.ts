import type { ResponseOf } from '#contract/call.ts';
import type { playFreeSpin as playFreeSpinCall } from '#contract/games/session.ts';
import { findGame, type HouseGame } from '#domain/games/book/registry.ts';
import { playPaid } from '#domain/games/kit/payment.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { freeSpinBets } from '#domain/promotions/free-spin.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type FreeSpinsRow, type FreeSpunRow, findSpinsOfGrant, playFreeSpin } from '../../db/queries/free-spins.ts';
import { type GameSessionRow, readGameSession } from '../../db/queries/games.ts';
import { type HouseBet, houseBetValues } from '../../db/queries/house-bet.ts';
import { findRound, type RoundRow } from '../../db/queries/rounds.ts';
import type { PlayerSession } from '../caller.ts';
import { presentFreeSpins } from './free-spins.ts';
import { hintsOf } from './hints.ts';
import { paceMsOf } from './pace.ts';
import { findTable } from './place-round.ts';
import { isRoundTaken, passOver, playInTurn } from './play.ts';
import { asRecord, presentBets, presentSettled, presentWins } from './present.ts';

type Spun = ResponseOf<typeof playFreeSpinCall>;
type Refusal = Exclude<FreeSpunRow['code'], 'ok' | 'replayed' | 'seed_moved'>;

type FreeSpinInput = { readonly sessionId: string; readonly roundId: string; readonly grantId: string };

/**
 * Plays one free spin of a grant at its fixed stake, which the house pays. The same round id and grant again: the same round, with
 * purse and spins as they now are.
 */
export const playFreeSpinAt = async (
  ctx: ServerContext,
  player: PlayerSession,
  input: FreeSpinInput,
): Promise<Result<Spun, Refusal>> => {
  const { playerId } = player;
  const table = await findTable(ctx, playerId, input.sessionId);
  const game = table && findGame(table.gameId);
  if (!table || !game) return fail('game_session_invalid');
  const [spins] = await ctx.db.query<FreeSpinsRow>(findSpinsOfGrant, [input.grantId, playerId, ctx.clock.now()]);
  if (!spins || spins.spin_game !== game.id || game.steps !== 'one') return fail('free_spins_none');
  try {
    return await playInTurn(ctx, playerId, (db, seeds) => attempt(ctx, db, { playerId, game, spins, input, seeds }));
  } catch (error) {
    // Another player's round took this id at the same moment; nothing of ours was kept.
    if (isRoundTaken(error)) return fail('idempotency_key_reused');
    throw error;
  }
};

type Attempt = {
  readonly playerId: string;
  readonly game: Extract<HouseGame, { steps: 'one' }>;
  readonly spins: FreeSpinsRow;
  readonly input: FreeSpinInput;
  readonly seeds: Parameters<Parameters<typeof playInTurn>[2]>[1];
};

const attempt = async (
  ctx: ServerContext,
  db: Queryable,
  { playerId, game, spins, input, seeds }: Attempt,
): Promise<Result<Spun, Refusal> | undefined> => {
  const { currency, spin_stake: stakeMinor } = spins;
  const bets = freeSpinBets(game.id, stakeMinor);
  const { outcome, wins, payoutMinor } = playPaid(game, bets, seeds);
  const bet: HouseBet = {
    round: input.roundId,
    session: input.sessionId,
    player: playerId,
    game: game.id,
    version: `${game.rulesVersion}`,
    bets: presentBets(bets, currency),
    stake: stakeMinor,
    outcome: asRecord(outcome),
    wins: presentWins(wins, currency),
    payout: payoutMinor,
    seed: seeds.pairId,
    nonce: seeds.nonce,
    at: ctx.clock.now(),
    pace: paceMsOf(ctx.config, game.id),
    hedge: null,
    jackpot: null,
  };
  const [row] = await db.query<FreeSpunRow>(playFreeSpin, [...houseBetValues(bet), input.grantId]);
  if (!row) throw new Error('the spin was not answered');
  if (row.code !== 'ok' && row.code !== 'seed_moved') await passOver(ctx, db, playerId, seeds);
  switch (row.code) {
    case 'seed_moved':
      return undefined;
    case 'ok':
      hintsOf(ctx.db).seeds.set(playerId, { ...seeds, nonce: seeds.nonce + 1 });
      return answer(ctx, db, playerId, input);
    case 'replayed':
      return answer(ctx, db, playerId, input);
    case 'too_soon':
      return fail(row.code, { waitMs: Number(row.wait_ms) });
    default:
      return row.facts ? fail(row.code, row.facts) : fail(row.code);
  }
};

/** The round as it is stored; purse and spins as they now are. */
const answer = async (
  ctx: ServerContext,
  db: Queryable,
  playerId: string,
  { roundId, sessionId, grantId }: FreeSpinInput,
): Promise<Result<Spun, Refusal>> => {
  const now = ctx.clock.now();
  const [row] = await db.query<RoundRow>(findRound, [roundId, playerId]);
  const [left] = await db.query<FreeSpinsRow>(findSpinsOfGrant, [grantId, playerId, now]);
  const round = row && presentSettled(row);
  if (!round || !left) throw new Error('the free spin is known and not there');
  const [session] = await db.query<GameSessionRow>(readGameSession, [sessionId, playerId, now]);
  const balance = formatAmount(session?.balance ?? row.balance_after, row.currency);
  return ok({ round, balance, freeSpins: presentFreeSpins(left) });
};
