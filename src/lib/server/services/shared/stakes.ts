import type { CommonGame } from '#domain/games/kit/common-game.ts';
import type { Bet, Json } from '#domain/games/kit/game.ts';
import { stakeOf } from '#domain/games/kit/game.ts';
import { amountFacts } from '#domain/money/amount.ts';
import { riskOf } from '#domain/promotions/risk.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { type GameSessionRow, readGameSession } from '../../db/queries/games.ts';
import {
  type CancelledRow,
  cancelSharedStake,
  findSharedRound,
  findStake,
  type SharedRoundRow,
  type StakedRow,
  type StakeRow,
  takeStake,
} from '../../db/queries/shared.ts';
import { sqlState } from '../../db/unavailable.ts';
import type { PlayerSession } from '../caller.ts';
import { presentBets } from '../games/present.ts';
import { seedsOf } from './chains.ts';
import { leavesOf, presentPublic, publicIdOf } from './present.ts';
import { roomOf } from './rooms.ts';
import { latestRound } from './rounds.ts';
import { payStake, storedBets } from './settle.ts';

/** A player's stake, the round it is in, and what its purse holds now. */
export type Held = { readonly stake: StakeRow; readonly round: SharedRoundRow };

/** `stakeId` is the client's and the idempotency key; `bets` is unknown until the game has parsed it. */
export type StakeInput = { readonly sessionId: string; readonly stakeId: string; readonly bets: unknown };

type StakeRefusal = Exclude<StakedRow['code'], 'ok' | 'replayed'> | 'bet_invalid';

/** Whose stake it is; the house, too, takes stakes out for a player who is excluded. */
type Owner = Pick<PlayerSession, 'playerId'>;

const found = async (ctx: ServerContext, player: Owner, stakeId: string): Promise<Held | undefined> => {
  const [stake] = await ctx.db.query<StakeRow>(findStake, [stakeId, player.playerId]);
  const [round] = stake ? await ctx.db.query<SharedRoundRow>(findSharedRound, [stake.shared_round_id]) : [];
  return stake && round && { stake, round };
};

/** A stake of the player's own in this game, as it stands. */
export const readStake = async (
  ctx: ServerContext,
  player: Owner,
  game: CommonGame,
  stakeId: string,
): Promise<Result<Held, 'round_not_found'>> => {
  const held = await found(ctx, player, stakeId);
  return held?.stake.game_id === game.rules.id ? ok(held) : fail('round_not_found');
};

/**
 * Stakes on the round that is open, from the wallet or the play money of the game session: taken at once. The same id and
 * bets again: the stake as it stands.
 */
export const placeStake = async (
  ctx: ServerContext,
  player: PlayerSession,
  game: CommonGame,
  { sessionId, stakeId, bets: input }: StakeInput,
): Promise<Result<Held, StakeRefusal>> => {
  const [table] = await ctx.db.query<GameSessionRow>(readGameSession, [sessionId, player.playerId, ctx.clock.now()]);
  if (!table || table.game_id !== game.rules.id) return fail('game_session_invalid');
  const parsed = game.rules.parseBets(input, table.currency);
  if (!parsed.ok) return parsed;
  const open = await latestRound(ctx, game.rules.id);
  const now = ctx.clock.now();
  const limits = { maxPayoutMinor: table.max_payout, currency: table.currency, index: open?.index ?? 1 };
  const admitted = game.admit(parsed.value, limits);
  // A stake that is in already is answered as it stands, also when another round has opened since.
  const bets = admitted.ok || !(await found(ctx, player, stakeId)) ? admitted : parsed;
  if (!bets.ok) return bets;
  const row = await take(ctx, player, game, { sessionId, stakeId, bets: bets.value, table, open, now });
  if (row.code !== 'ok' && row.code !== 'replayed') return fail(row.code, factsOf(row, table));
  const held = await found(ctx, player, stakeId);
  if (!held) throw new Error('the stake is taken and not there');
  if (row.code === 'ok') {
    const room = roomOf(ctx, game);
    if (!held.stake.demo) room.announce(held.round.id, { placed: [presentPublic(game, held.stake)] });
    room.stir(row.salted);
  }
  return ok(held);
};

type Taking = {
  readonly sessionId: string;
  readonly stakeId: string;
  readonly bets: readonly Bet[];
  readonly table: GameSessionRow;
  readonly open: SharedRoundRow | undefined;
  readonly now: Date;
};

const take = async (
  ctx: ServerContext,
  { playerId }: PlayerSession,
  { rules, bettingMs, onTheClock, startsAt }: CommonGame,
  { sessionId, stakeId, bets, table, open, now }: Taking,
): Promise<StakedRow> => {
  const shown = JSON.stringify(presentBets(bets, table.currency));
  const countdownMs = onTheClock ? startsAt(now).getTime() - now.getTime() : bettingMs;
  const values = [stakeId, sessionId, playerId, rules.id, open?.id ?? null, String(rules.rulesVersion), shown];
  try {
    const [row] = await ctx.db.query<StakedRow>(takeStake, [
      ...values,
      stakeOf(bets),
      now,
      `${countdownMs} ms`,
      open?.read_at ?? null,
      riskOf(rules.id, bets),
    ]);
    if (!row) throw new Error('shared_stake answered nothing');
    return row;
  } catch (error) {
    // Another player's round took this id at the same moment; nothing of ours was kept.
    if (sqlState(error) !== '23505') throw error;
    const nothing = { balance_before: null, balance_after: null, stake_limit: null, salted: false, facts: null };
    return { code: 'idempotency_key_reused', ...nothing };
  }
};

const factsOf = (row: StakedRow, { currency }: GameSessionRow) => {
  if (row.facts) return row.facts;
  if (row.code === 'insufficient_funds') return amountFacts('balance', row.balance_before ?? 0n, currency);
  if (row.stake_limit !== null) return amountFacts('limit', row.stake_limit, currency);
  return undefined;
};

/** Takes a stake back before the start, whole. Again: the same answer. */
export const cancelStake = async (
  ctx: ServerContext,
  player: Owner,
  game: CommonGame,
  stakeId: string,
): Promise<Result<Held, 'round_not_found' | 'round_already_settled' | 'betting_closed'>> => {
  const before = await readStake(ctx, player, game, stakeId);
  if (!before.ok) return before;
  const asked = [player.playerId, ctx.clock.now(), false, before.value.round.read_at];
  const [row] = await ctx.db.query<CancelledRow>(cancelSharedStake, [stakeId, ...asked]);
  if (row && row.code !== 'ok' && row.code !== 'replayed') return fail(row.code);
  const { demo } = before.value.stake;
  if (row?.code === 'ok' && !demo)
    roomOf(ctx, game).announce(before.value.round.id, { cancelled: [publicIdOf(stakeId)] });
  return readStake(ctx, player, game, stakeId);
};

/**
 * Leaves the round at `arrivedAt`, the moment the call reached this process: what the database takes afterwards counts for
 * nothing. A target that was reached before counts instead. Again: the stake as it stands.
 */
export const cashOut = async (
  ctx: ServerContext,
  player: Owner,
  game: CommonGame,
  stakeId: string,
): Promise<Result<Held, 'round_not_found' | 'round_already_settled' | 'already_cancelled' | 'too_soon'>> => {
  const arrivedAt = ctx.clock.now();
  const before = await readStake(ctx, player, game, stakeId);
  if (!before.ok) return before;
  const { stake, round } = before.value;
  if (stake.status === 'cancelled') return fail('already_cancelled');
  if (stake.payout > 0n) return before;
  const seeds = await seedsOf(ctx, round);
  const atMs = arrivedAt.getTime() - (round.starts_at?.getTime() ?? Number.POSITIVE_INFINITY);
  if (!seeds || atMs < 0) return fail('too_soon', { waitMs: Number.isFinite(atMs) ? -atMs : null });
  const actions = actionsAt(game, stake, atMs);
  const paid =
    atMs < game.lastsMs(seeds)
      ? await payStake(ctx, game, round, stake, 'winners', actions)
      : await payStake(ctx, game, round, stake, 'winners', []);
  if (paid) roomOf(ctx, game).announce(round.id, { left: leavesOf(game, [paid]) });
  const after = await readStake(ctx, player, game, stakeId);
  if (after.ok && after.value.stake.payout === 0n) return fail('round_already_settled');
  return after;
};

/** None when the stake had left by itself by then. */
const actionsAt = (game: CommonGame, stake: StakeRow, atMs: number): Json[] => {
  const leaves = game.leavesMs(storedBets(game, stake));
  return leaves !== undefined && leaves <= atMs ? [] : [{ name: 'cash-out', atMs }];
};
