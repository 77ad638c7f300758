import type { CommonGame } from '#domain/games/kit/common-game.ts';
import type { ServerContext } from '../../context.ts';
import type { StakeRow } from '../../db/queries/shared.ts';
import type { Bus } from './bus.ts';
import { advance, latestRound } from './rounds.ts';

/** At the latest after this the leader looks again, and the others try to become it. */
const napMsMax = 1_000;
const afterFaultMs = 500;
/** With nobody there a round that starts later than this is left alone: who resumes rounds once a minute comes again. */
const alertMs = 120_000;

export type Leader = {
  /** There is something to do, or may be. */
  readonly wake: () => void;
  /** Ends after the step that is running, and lets another process lead. */
  readonly close: () => Promise<void>;
};

export type LeaderTold = {
  readonly isWatched: () => boolean;
  readonly onChanged: () => void;
  readonly onLeft: (roundId: bigint, left: readonly StakeRow[]) => void;
};

/**
 * Drives a game's rounds while somebody watches or a round is under way, and this process holds the lock; otherwise tries
 * to get it. With nobody there and nothing open it sleeps, and costs nothing.
 */
export const createLeader = (ctx: ServerContext, game: CommonGame, bus: Bus, told: LeaderTold): Leader => {
  const { id: gameId } = game.rules;
  let running: Promise<void> | undefined;
  let isClosed = false;
  let isWoken = false;
  let endNap = () => {};

  const nap = (ms: number) =>
    new Promise<void>((done) => {
      if (isWoken || isClosed) return done();
      const timer = setTimeout(done, Math.max(0, Math.min(ms, napMsMax)));
      endNap = () => {
        clearTimeout(timer);
        done();
      };
    });

  /** False when there is nothing to lead any more. */
  const step = async (): Promise<boolean> => {
    const term = await bus.lead(gameId);
    if (term === undefined) {
      await nap(napMsMax);
      return told.isWatched() || (await isUnderWay());
    }
    const { changed, left, nextAt } = await advance(ctx, game, { term, awake: told.isWatched() });
    const [first] = left;
    if (first) told.onLeft(first.shared_round_id, left);
    if (changed) {
      told.onChanged();
      await bus.tell({ kind: 'round', game: gameId });
      return true;
    }
    const napMs = nextAt ? nextAt.getTime() - ctx.clock.now().getTime() : napMsMax;
    if (!told.isWatched() && (napMs > alertMs || !(await isUnderWay()))) return false;
    await nap(napMs);
    return true;
  };
  const isUnderWay = async (): Promise<boolean> => {
    const round = await latestRound(ctx, gameId);
    return round !== undefined && round.starts_at !== null && round.closed_at === null;
  };

  const run = async () => {
    await bus.open();
    for (let goesOn = true; goesOn && !isClosed; ) {
      isWoken = false;
      goesOn = await step().catch(async (error: unknown) => {
        // A database that is away: the rows will say where to go on.
        ctx.log.warn({ game: gameId, reason: String(error) }, 'a step of a shared round was interrupted');
        await nap(afterFaultMs);
        return true;
      });
    }
    await bus.resign(gameId).catch(() => undefined);
  };

  const wake = () => {
    if (isClosed) return;
    isWoken = true;
    endNap();
    running ??= run().finally(() => {
      running = undefined;
      // Somebody came while it was lying down.
      if (isWoken && told.isWatched()) wake();
    });
  };

  return {
    wake,
    close: async () => {
      isClosed = true;
      endNap();
      await running;
    },
  };
};
