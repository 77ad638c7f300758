import type { CommonGame } from '#domain/games/kit/common-game.ts';
import type { ServerContext } from '../../context.ts';
import { listEndedRounds, listStakes, type SharedRoundRow, type StakeRow } from '../../db/queries/shared.ts';
import type { BusMessage } from './bus.ts';
import { seedsOf } from './chains.ts';
import { presentPublic, presentResult, presentRound } from './present.ts';
import { latestRound } from './rounds.ts';
import { endsMs, nextAt, nothingShown, snapshotAt, startsMs, takeStakes, tickAfter } from './shown-round.ts';
import type { createSpeaker } from './speaker.ts';

const historyLength = 30;

const readStakes = async (ctx: ServerContext, game: CommonGame, roundId: bigint) => {
  const rows = await ctx.db.query<StakeRow>(listStakes, [roundId]);
  const real = rows.filter(({ demo }) => !demo).map((stake) => presentPublic(game, stake));
  return new Map(real.map((stake) => [stake.id, stake]));
};

/** The table's round by the clock and by the database, told to `speaker`. */
export const createFollower = (ctx: ServerContext, game: CommonGame, speaker: ReturnType<typeof createSpeaker>) => {
  const gameId = game.rules.id;
  const shown = nothingShown();
  let isLoaded = false;
  let alarm: NodeJS.Timeout | undefined;
  const { send } = speaker;
  const now = () => ctx.clock.now();

  const end = (over: SharedRoundRow): void => {
    const { ended, seeds } = shown;
    if (ended || !seeds) return;
    const endedAt = over.ended_at ?? new Date(endsMs(game, shown));
    shown.ended = presentResult(over, { link: seeds.link, endedAt, outcome: game.outcomeOf(seeds) });
    shown.history = [shown.ended, ...shown.history].slice(0, historyLength);
    send({ type: 'ended', result: shown.ended, nextAt: nextAt(game, shown)?.toISOString() });
  };

  /** Start, ticks and end of the present round, each when the clock says so. */
  const turn = (): void => {
    clearTimeout(alarm);
    const time = now().getTime();
    const starts = startsMs(shown);
    if (!shown.round || shown.ended || !Number.isFinite(starts)) return;
    if (!shown.hasStarted && time >= starts) {
      shown.hasStarted = true;
      send({ type: 'started', startsAt: new Date(starts).toISOString(), serverNow: now().toISOString() });
    }
    if (time >= endsMs(game, shown)) {
      end(shown.round);
      return;
    }
    if (shown.hasStarted && game.tickMs !== null) send({ type: 'tick', elapsedMs: time - starts });
    if (speaker.listeners() === 0) return;
    const next = shown.hasStarted ? Math.min(endsMs(game, shown), tickAfter(game, shown, time)) : starts;
    alarm = setTimeout(turn, next - now().getTime());
  };

  const openRound = (row: SharedRoundRow, stakes: typeof shown.stakes): void => {
    shown.stakes = stakes;
    shown.hasStarted = false;
    shown.ended = undefined;
    if (!isLoaded) return;
    send({ type: 'betting', round: presentRound(row), serverNow: now().toISOString() });
    if (stakes.size > 0) send({ type: 'stakes', placed: [...stakes.values()], left: [], cancelled: [] });
  };

  /** Takes up what the database says, and tells the listeners what of it is new. */
  const follow = async (): Promise<void> => {
    const row = await latestRound(ctx, gameId);
    if (!row) return;
    const rowSeeds = await seedsOf(ctx, row);
    const isOther = row.id !== shown.round?.id;
    if (isOther && shown.round) end(shown.round);
    const found = isOther ? await readStakes(ctx, game, row.id) : shown.stakes;
    const hadStart = shown.round?.starts_at != null;
    shown.round = row;
    shown.seeds = rowSeeds;
    if (isOther) openRound(row, found);
    else if (!hadStart && row.starts_at)
      send({ type: 'countdown', round: presentRound(row), serverNow: now().toISOString() });
    if (row.ended_at) {
      shown.hasStarted = true;
      end(row);
    }
    turn();
  };

  /** Reads everything anew, the last rounds too. */
  const load = async (): Promise<void> => {
    const over = await ctx.db.query<SharedRoundRow>(listEndedRounds, [gameId, historyLength]);
    shown.round = undefined;
    isLoaded = false;
    shown.history = over.map((row) =>
      presentResult(row, { link: row.link ?? '', endedAt: row.ended_at ?? row.opens_at, outcome: row.outcome }),
    );
    const newest = over[0];
    await follow();
    // Its end was in the list already.
    if (newest && newest.id === presentId()) shown.history = shown.history.slice(1);
    isLoaded = true;
  };
  const presentId = () => shown.round?.id;

  const hearStakes = async (message: Extract<BusMessage, { kind: 'stakes' }>): Promise<void> => {
    const isPresent = () => message.round === String(presentId());
    // Of a round that this process has not heard of yet.
    if (!isPresent()) await follow();
    if (!isPresent()) return;
    takeStakes(shown, message);
    const { placed, left, cancelled } = message;
    send({ type: 'stakes', placed, left, cancelled });
  };

  const snapshot = () => snapshotAt(game, shown, now());
  return { follow, load, turn, hearStakes, snapshot, stop: () => clearTimeout(alarm) };
};
