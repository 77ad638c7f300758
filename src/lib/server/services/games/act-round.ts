import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '#contract/call.ts';
import type { actRound as actRoundCall } from '#contract/games/session.ts';
import { type StatefulGame, stakeOf } from '#domain/games/kit/game.ts';
import { actPaid, type PaidAct } from '#domain/games/kit/payment.ts';
import { amountFacts, formatAmount, parseAmount } from '#domain/money/amount.ts';
import { riskOf } from '#domain/promotions/risk.ts';
import { type Facts, type Fail, fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { type GameSessionRow, readGameSession } from '../../db/queries/games.ts';
import {
  askStep,
  type Barred,
  findRoundToPlay,
  type PlayedOnRow,
  type SteppedRow,
  stepRound,
} from '../../db/queries/rounds.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { PlayerSession } from '../caller.ts';
import { paceMsOf } from './pace.ts';
import type { Placed } from './play.ts';
import { asRecords, presentBets, presentRound } from './present.ts';
import { type InPlay, storedStep, takeUp } from './steps.ts';

export type ActInput = BodyOf<typeof actRoundCall> & {
  readonly sessionId: string;
  readonly roundId: string;
  /** The caller's country, where the house takes no new stake from it. */
  readonly closedTo?: string | null;
};

type Refusal =
  | 'game_session_invalid'
  | 'game_session_expired'
  | 'player_excluded'
  | 'round_not_found'
  | 'action_invalid'
  | 'action_stale'
  | Barred
  | 'country_blocked'
  | 'stake_above_limit'
  | 'bonus_stake_limit'
  | 'too_soon'
  | 'insufficient_funds';

/**
 * Takes one step of an open round, in one transaction under the player's lock. `step` is the number of actions taken
 * before: the same step with the same action again is answered with the round as it now stands; another action, or
 * another number, is stale. What an action adds to the stake is never bound by the table's limit: a right that the rules give
 * after the deal is not taken away. Only an amount of the player's own choosing is, as a bet is. Limits of the player's own bind
 * whatever the opening did not reserve (decision 021).
 * An action that begins a new game cycle waits as long after the one before as a stake does. Where actions name amounts,
 * the hand is played on with the kind of money that it was begun with: cash, bonus, or both in the same proportion.
 */
export const actRound = (
  ctx: ServerContext,
  player: PlayerSession,
  input: ActInput,
): Promise<Result<Placed, Refusal>> =>
  ctx.db.transaction(async (tx) => {
    const { sessionId, roundId, step, action } = input;
    await tx.query(lockPlay, [player.playerId]);
    const [session] = await tx.query<GameSessionRow>(readGameSession, [sessionId, player.playerId, ctx.clock.now()]);
    if (!session) return fail('game_session_invalid');
    const [row] = await tx.query<PlayedOnRow>(findRoundToPlay, [roundId, player.playerId]);
    const round = row && isOfTable(row, session) ? takeUp(ctx, row) : undefined;
    if (!row || !round) return fail('round_not_found');
    if (isDeepStrictEqual(round.actions[step], action)) return answer(row, session.balance);
    if (session.code !== 'ok') return fail(session.code);
    if (row.status !== 'open' || step !== round.actions.length) return fail('action_stale');
    return take(ctx, tx, row, round, input, session);
  });

const isOfTable = (row: PlayedOnRow, session: GameSessionRow): boolean =>
  row.game_id === session.game_id && row.demo === session.demo && row.currency === session.currency;

const answer = (row: PlayedOnRow, balanceMinor: bigint): Result<Placed, never> => {
  const round = presentRound(row);
  if (!round) throw new Error('a round of several steps has seeds');
  return ok({ round, balance: formatAmount(balanceMinor, row.currency) });
};

/** The limit of the table that an amount of the player's own choosing has passed. */
const limitPassed = (
  { exposureOf }: StatefulGame,
  { step, added }: PaidAct,
  { max_stake: maxStake, max_payout: maxPayout, currency }: GameSessionRow,
): Facts | undefined => {
  if (!exposureOf || added.length === 0 || step.status === 'settled') return undefined;
  const { stakeMinor, maxPayoutMinor } = exposureOf(step.state);
  if (stakeMinor > maxStake) return amountFacts('limit', maxStake, currency);
  return maxPayoutMinor > maxPayout ? amountFacts('maxPayout', maxPayout, currency) : undefined;
};

/** What lies on the table once an amount of the player's own choosing is added; null where the rules gave the right to it. */
const chosenMinor = ({ exposureOf }: StatefulGame, { step, added }: PaidAct): bigint | null => {
  if (!exposureOf) return null;
  return step.status === 'settled' ? stakeOf(added) : exposureOf(step.state).lyingMinor;
};

const beginsCycle = ({ pacedActions = [] }: StatefulGame, { name }: ActInput['action']): boolean =>
  pacedActions.includes(name);

/** What the choice of this name adds, as the round tells it; where actions name amounts of their own, nothing. */
const addsOf = ({ choices, currency }: PlayedOnRow, { name }: ActInput['action']): bigint => {
  const adds = parseAmount(asRecords(choices).find((choice) => choice['name'] === name)?.['adds'], currency, 20);
  return adds.ok ? adds.value : 0n;
};

/**
 * What speaks against an action, asked before its rules are: they know the cards and dice that follow, and how long they take tells of
 * them. Who is refused may ask again and again (decision 038).
 */
const refusedBefore = async (
  ctx: ServerContext,
  db: Queryable,
  row: PlayedOnRow,
  game: StatefulGame,
  { sessionId, action }: ActInput,
): Promise<Fail<SteppedCode> | undefined> => {
  const addsMinor = addsOf(row, action);
  const isPaced = beginsCycle(game, action);
  if (addsMinor === 0n && !isPaced) return undefined;
  const pace = isPaced ? paceMsOf(ctx.config, game.id) : 0;
  const values = [row.id, sessionId, addsMinor, ctx.clock.now(), pace, game.exposureOf !== undefined];
  const [asked] = await db.query<SteppedRow>(askStep, values);
  if (!asked) throw new Error('the step was not answered');
  return refusalOf(asked, row);
};

type SteppedCode = Exclude<SteppedRow['code'], 'ok'>;

const refusalOf = (
  { code, balance, wait_ms: waitMs, facts }: SteppedRow,
  { currency }: PlayedOnRow,
): Fail<SteppedCode> | undefined => {
  if (code === 'ok') return undefined;
  if (facts) return fail(code, facts);
  if (code === 'insufficient_funds') return fail(code, amountFacts('balance', balance, currency));
  return code === 'too_soon' ? fail(code, { waitMs: Number(waitMs) }) : fail(code);
};

/** Bets that actions may add to one round. Each is kept and read again with every step: without end, a step would cost without end. */
const addedBetsMax = 500;

const take = async (
  ctx: ServerContext,
  db: Queryable,
  row: PlayedOnRow,
  { game, bets, actions, seeds, payment }: InPlay,
  input: ActInput,
  limits: GameSessionRow,
): Promise<Result<Placed, Refusal>> => {
  const { sessionId, action, closedTo } = input;
  const refused = await refusedBefore(ctx, db, row, game, input);
  if (refused) return refused;
  const acted = actPaid(game, { bets, state: row.state }, action, seeds, payment);
  if (!acted.ok) return acted;
  const passed = limitPassed(game, acted.value, limits);
  if (passed) return fail('stake_above_limit', passed);
  const { step, added } = acted.value;
  // A double is a right that the deal gave; an amount of the player's own choosing is a new stake.
  if (closedTo && game.exposureOf && added.length > 0) return fail('country_blocked', { country: closedTo });
  if (added.length > 0 && asRecords(row.added_bets).length >= addedBetsMax)
    return fail('action_invalid', { reason: 'too_many_bets' });
  const addedMinor = stakeOf(added);
  const { payoutMinor, columns } = storedStep(step, row.currency);
  const taken = [...actions, action];
  const addedBets = [...asRecords(row.added_bets), ...presentBets(added, row.currency)];
  const now = ctx.clock.now();
  const [stepped] = await db.query<SteppedRow>(stepRound, [
    row.id,
    row.player_id,
    sessionId,
    actions.length,
    JSON.stringify(taken),
    JSON.stringify(addedBets),
    addedMinor,
    JSON.stringify(columns),
    payoutMinor,
    now,
    beginsCycle(game, action) ? paceMsOf(ctx.config, game.id) : 0,
    game.exposureOf !== undefined,
    chosenMinor(game, acted.value),
    riskOf(game.id, [...bets, ...added]),
  ]);
  if (!stepped) throw new Error('the step was not answered');
  const { balance } = stepped;
  const unbooked = refusalOf(stepped, row);
  if (unbooked) return unbooked;
  const after = {
    ...row,
    ...columns,
    actions: taken,
    added_bets: addedBets,
    stake: row.stake + addedMinor,
    status: payoutMinor === null ? ('open' as const) : ('settled' as const),
    payout: payoutMinor ?? 0n,
    balance_after: balance,
  };
  return answer(after, balance);
};
