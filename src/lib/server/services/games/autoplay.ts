import type { ResponseOf } from '#contract/call.ts';
import type { startAutoplay as startAutoplayCall } from '#contract/games/autoplay.ts';
import { findGame } from '#domain/games/book/registry.ts';
import { broughtFeature } from '#domain/games/kit/feature.ts';
import { stakeOf } from '#domain/games/kit/game.ts';
import {
  type Autoplay,
  type AutoplayEnding,
  afterRound,
  endedBy,
  endingBefore,
  freshAutoplay,
} from '#domain/limits/autoplay.ts';
import { parsePositiveAmount } from '#domain/money/amount.ts';
import { type Fail, fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { findRunningGrant } from '../../db/queries/free-spins.ts';
import { type AutoplayRow, keepAutoplay, readAutoplay } from '../../db/queries/games.ts';
import { findRound, type RoundRow } from '../../db/queries/rounds.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import type { PlayerSession } from '../caller.ts';
import { newUuid } from '../identity/tokens.ts';
import { keptSeries, presentAutoplay, type SeriesKept, seriesOf, seriesText } from './autoplay-kept.ts';
import { autoplayAt } from './pace.ts';
import { findTable, placeRound } from './place-round.ts';
import type { Placed, RoundInput } from './play.ts';

type Answer = ResponseOf<typeof startAutoplayCall>;
type Started = { readonly rounds: number; readonly lossLimit: string; readonly winLimit: string };
type SessionRefusal = 'game_session_invalid' | 'game_session_expired' | 'player_excluded';

/** The session with its series, under the player's lock, which the transaction holds to its end. */
const lockedSession = async (
  { clock }: ServerContext,
  tx: Queryable,
  playerId: string,
  sessionId: string,
): Promise<AutoplayRow | undefined> => {
  await tx.query(lockPlay, [playerId]);
  const [row] = await tx.query<AutoplayRow>(readAutoplay, [sessionId, playerId, clock.now()]);
  return row;
};

/** The bonus that runs at a table, by its id: a series ends when it begins, is done or is over. Play money has none. */
const grantAt = async (
  { clock }: ServerContext,
  tx: Queryable,
  playerId: string,
  { demo, currency }: AutoplayRow,
): Promise<string | null> => {
  if (demo) return null;
  const [grant] = await tx.query<{ id: string }>(findRunningGrant, [playerId, currency, clock.now()]);
  return grant?.id ?? null;
};

/**
 * Begins a series where the operator allows it and the game can: from now on the session takes so many automatic rounds, as far as
 * their limits go. A former series of the session is over. No money moves.
 */
export const startAutoplay = async (
  ctx: ServerContext,
  player: PlayerSession,
  sessionId: string,
  { rounds, lossLimit, winLimit }: Started,
): Promise<Result<Answer, SessionRefusal | 'autoplay_off' | 'amount_invalid' | 'amount_overprecise'>> => {
  const { playerId } = player;
  return ctx.db.transaction(async (tx) => {
    const row = await lockedSession(ctx, tx, playerId, sessionId);
    if (!row) return fail('game_session_invalid');
    if (row.code !== 'ok') return fail(row.code);
    if (!autoplayAt(ctx.config, row.game_id)) return fail('autoplay_off');
    const loss = parsePositiveAmount(lossLimit, row.currency);
    const win = parsePositiveAmount(winLimit, row.currency);
    if (!loss.ok) return loss;
    if (!win.ok) return win;
    const series = freshAutoplay({ rounds, lossLimitMinor: loss.value, winLimitMinor: win.value });
    const grant = await grantAt(ctx, tx, playerId, row);
    const kept = keptSeries({ id: newUuid(ctx.random), grant, waiting: null }, series);
    await tx.query(keepAutoplay, [sessionId, playerId, seriesText(kept)]);
    return ok({ autoplay: presentAutoplay(kept, row.currency) });
  });
};

/** Ends a series for the player. A round of it that is on its way is played. */
export const stopAutoplay = async (
  ctx: ServerContext,
  player: PlayerSession,
  { sessionId, seriesId }: { readonly sessionId: string; readonly seriesId: string },
): Promise<Result<Answer, 'game_session_invalid' | 'autoplay_over'>> =>
  ctx.db.transaction(async (tx) => {
    const row = await lockedSession(ctx, tx, player.playerId, sessionId);
    if (!row) return fail('game_session_invalid');
    const kept = seriesOf(row.autoplay);
    if (kept?.id !== seriesId) return fail('autoplay_over');
    const ended = keptSeries(kept, endedBy(kept.series, 'stopped'));
    await tx.query(keepAutoplay, [sessionId, player.playerId, seriesText(ended)]);
    return ok({ autoplay: presentAutoplay(ended, row.currency) });
  });

type AutomaticInput = RoundInput & { readonly automatic: { readonly series: string; readonly number: number } };
type OverFail = Fail<'autoplay_over'>;

const over = (ending: AutoplayEnding): OverFail => fail('autoplay_over', { ending });

/** The series with the round that it waited for, if that is decided; a round that never came ends it. */
const takenUp = async (tx: Queryable, playerId: string, kept: SeriesKept): Promise<SeriesKept> => {
  if (kept.waiting === null) return kept;
  const [round] = await tx.query<RoundRow>(findRound, [kept.waiting, playerId]);
  const series = round ? afterRound(kept.series, roundOf(round)) : endedBy(kept.series, 'refused');
  return keptSeries({ ...kept, waiting: null }, series);
};

const roundOf = ({ stake, payout, jackpot_win: jackpotMinor, outcome }: RoundRow) => ({
  stakeMinor: stake,
  payoutMinor: payout,
  jackpotMinor: jackpotMinor ?? 0n,
  feature: broughtFeature(outcome),
});

/**
 * Whether the series may place this round: asked, and remembered as the one that it waits for, before any stake is taken. One round at
 * a time, so that what was lost is known before the next. The same round again goes through to what was answered.
 */
const claim = async (
  ctx: ServerContext,
  playerId: string,
  { sessionId, roundId, automatic }: AutomaticInput,
  stakeMinor: bigint,
): Promise<Result<null, 'game_session_invalid' | 'autoplay_over'>> =>
  ctx.db.transaction(async (tx) => {
    const row = await lockedSession(ctx, tx, playerId, sessionId);
    if (!row) return fail('game_session_invalid');
    const [played] = await tx.query<RoundRow>(findRound, [roundId, playerId]);
    if (played) return ok(null);
    const before = seriesOf(row.autoplay);
    if (before?.id !== automatic.series) return over('stopped');
    const isAsked = before.waiting === roundId;
    const kept = isAsked ? before : await takenUp(tx, playerId, before);
    const ending = await endingOf(ctx, tx, playerId, row, kept, stakeMinor);
    const isNext = automatic.number === kept.series.placed + 1;
    const series: Autoplay = ending === null ? kept.series : endedBy(kept.series, ending);
    const waiting = ending === null && isNext ? roundId : kept.waiting;
    await tx.query(keepAutoplay, [sessionId, playerId, seriesText(keptSeries({ ...kept, waiting }, series))]);
    if (ending !== null) return over(ending);
    return isNext ? ok(null) : over('refused');
  });

const endingOf = async (
  ctx: ServerContext,
  tx: Queryable,
  playerId: string,
  row: AutoplayRow,
  { series, grant }: SeriesKept,
  stakeMinor: bigint,
): Promise<AutoplayEnding | null> => {
  const ending = endingBefore(series, stakeMinor);
  if (ending !== null) return ending;
  return (await grantAt(ctx, tx, playerId, row)) === grant ? null : 'bonus';
};

/** What came of the round that was let pass: counted, or refused, which ends the series. */
const settle = (ctx: ServerContext, playerId: string, { sessionId, roundId }: AutomaticInput) =>
  ctx.db.transaction(async (tx) => {
    const row = await lockedSession(ctx, tx, playerId, sessionId);
    const before = row && seriesOf(row.autoplay);
    if (!row || !before) return undefined;
    if (before.waiting !== roundId) return presentAutoplay(before, row.currency);
    const kept = await takenUp(tx, playerId, before);
    await tx.query(keepAutoplay, [sessionId, playerId, seriesText(kept)]);
    return presentAutoplay(kept, row.currency);
  });

type PlaceRefusal = Extract<Awaited<ReturnType<typeof placeRound>>, { ok: false }>['code'];

/**
 * Places a round of a series as any other round is placed, with every limit, check and pace, once the series has let it pass. Whatever
 * is refused ends the series, but for a round that came too soon: that one waits for its time.
 */
export const placeAutomatic = async (
  ctx: ServerContext,
  player: PlayerSession,
  input: AutomaticInput,
): Promise<Result<Placed, PlaceRefusal | 'autoplay_off' | 'autoplay_over'>> => {
  const { playerId } = player;
  const table = await findTable(ctx, playerId, input.sessionId);
  const game = table && findGame(table.gameId);
  if (!table || !game) return fail('game_session_invalid');
  if (!autoplayAt(ctx.config, game.id)) return fail('autoplay_off');
  const bets = game.parseBets(input.bets, table.currency);
  if (!bets.ok) return bets;
  const claimed = await claim(ctx, playerId, input, stakeOf(bets.value));
  if (!claimed.ok) return claimed;
  const placed = await placeRound(ctx, player, input);
  if (!placed.ok && placed.code === 'too_soon') return placed;
  const autoplay = await settle(ctx, playerId, input);
  return placed.ok && autoplay ? ok({ ...placed.value, autoplay }) : placed;
};
