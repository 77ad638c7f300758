import type { CommonGame } from '#domain/games/kit/common-game.ts';
import type { SharedSeeds } from '#domain/games/kit/game.ts';
import type { ServerContext } from '../../context.ts';
import { listEndedRounds, listStakes, type SharedRoundRow, type StakeRow } from '../../db/queries/shared.ts';
import type { Bus, BusMessage } from './bus.ts';
import { seedsOf } from './chains.ts';
import { createLeader } from './leader.ts';
import { createOutbox, type StakeNews } from './outbox.ts';
import {
  leavesOf,
  type PublicResult,
  type PublicStake,
  presentPublic,
  presentResult,
  presentRound,
} from './present.ts';
import { latestRound } from './rounds.ts';
import { encodeEvent, quietMs, type Sink, stillHere } from './sink.ts';

/**
 * One game's table in this process: what its listeners see of the round that all processes play. It follows the rows of the
 * database; between them, start, ticks and end come from the clock and the round's own seeds, so that no listener waits for
 * another process.
 */
export type Room = {
  /** Hears everything from now on, a snapshot first. Returns how to stop. */
  readonly join: (sink: Sink) => Promise<() => void>;
  /** Tells every table of real stakes, bundled. */
  readonly announce: (roundId: bigint, news: Partial<StakeNews>) => void;
  /** A stake was taken: the round must be played. `changed`: it set the round's start. */
  readonly stir: (changed: boolean) => void;
  readonly hear: (message: BusMessage) => void;
  /** Whatever was told may be lost: reads everything anew and shows it. */
  readonly renew: () => void;
  readonly listeners: () => number;
  readonly close: () => Promise<void>;
};

const historyLength = 30;

export const createRoom = (ctx: ServerContext, game: CommonGame, bus: Bus): Room => {
  const { id: gameId } = game.rules;
  const sinks = new Set<Sink>();
  let round: SharedRoundRow | undefined;
  let seeds: SharedSeeds | undefined;
  /** Of the present round, once it is over. */
  let ended: PublicResult | undefined;
  let hasStarted = false;
  let stakes = new Map<string, PublicStake>();
  let history: PublicResult[] = [];
  let loading: Promise<void> = Promise.resolve();
  let isLoaded = false;
  let alarm: NodeJS.Timeout | undefined;
  let quiet: NodeJS.Timeout | undefined;
  let events = 0;

  const now = () => ctx.clock.now();
  const present = () => round;
  const startsMs = () => round?.starts_at?.getTime() ?? Number.POSITIVE_INFINITY;
  const endsMs = () => (seeds ? startsMs() + game.lastsMs(seeds) : Number.POSITIVE_INFINITY);
  const nextAt = () => (ended ? new Date(Date.parse(ended.endedAt) + game.restMs) : null);

  const write = (bytes: Uint8Array) => {
    for (const sink of sinks) sink.write(bytes);
    clearTimeout(quiet);
    if (sinks.size > 0) quiet = setTimeout(write, quietMs, stillHere);
  };
  /** One text for all, whatever their number. */
  const send = (event: object) => {
    events += 1;
    if (sinks.size > 0) write(encodeEvent(event, events));
  };

  const phase = () => {
    const at = nextAt();
    if (!round || (at && now().getTime() > at.getTime() + 1_000)) return 'asleep';
    if (ended) return 'ended';
    return hasStarted ? 'running' : 'betting';
  };
  const snapshot = () => ({
    type: 'table',
    serverNow: now().toISOString(),
    phase: phase(),
    round: round ? presentRound(round) : null,
    elapsedMs: hasStarted && !ended ? now().getTime() - startsMs() : null,
    nextAt: nextAt()?.toISOString() ?? null,
    stakes: [...stakes.values()],
    history,
  });

  /** Ticks keep to the start's own grid: a late one makes the next no later. */
  const tickAfter = (time: number) => {
    const everyMs = game.tickMs ?? quietMs;
    return startsMs() + (Math.floor((time - startsMs()) / everyMs) + 1) * everyMs;
  };

  /** Start, ticks and end of the present round, each when the clock says so. */
  const turn = () => {
    clearTimeout(alarm);
    const time = now().getTime();
    if (!round || ended || !Number.isFinite(startsMs())) return;
    if (!hasStarted && time >= startsMs()) {
      hasStarted = true;
      send({ type: 'started', startsAt: new Date(startsMs()).toISOString(), serverNow: now().toISOString() });
    }
    if (time >= endsMs()) return end(round);
    if (hasStarted && game.tickMs !== null) send({ type: 'tick', elapsedMs: time - startsMs() });
    if (sinks.size === 0) return;
    const next = hasStarted ? Math.min(endsMs(), tickAfter(time)) : startsMs();
    alarm = setTimeout(turn, next - now().getTime());
  };
  const end = (over: SharedRoundRow) => {
    if (ended || !seeds) return;
    const endedAt = over.ended_at ?? new Date(endsMs());
    ended = presentResult(over, { link: seeds.link, endedAt, outcome: game.outcomeOf(seeds) });
    history = [ended, ...history].slice(0, historyLength);
    send({ type: 'ended', result: ended, nextAt: nextAt()?.toISOString() });
  };

  const readStakes = async (roundId: bigint) => {
    const rows = await ctx.db.query<StakeRow>(listStakes, [roundId]);
    const shown = rows.filter(({ demo }) => !demo).map((stake) => presentPublic(game, stake));
    return new Map(shown.map((stake) => [stake.id, stake]));
  };

  /** Takes up what the database says, and tells the listeners what of it is new. */
  const follow = async () => {
    const row = await latestRound(ctx, gameId);
    if (!row) return;
    const rowSeeds = await seedsOf(ctx, row);
    const isOther = row.id !== round?.id;
    if (isOther && round) end(round);
    const found = isOther ? await readStakes(row.id) : stakes;
    const hadStart = round?.starts_at != null;
    round = row;
    seeds = rowSeeds;
    if (isOther) {
      stakes = found;
      hasStarted = false;
      ended = undefined;
      if (isLoaded) send({ type: 'betting', round: presentRound(row), serverNow: now().toISOString() });
      if (isLoaded && stakes.size > 0) send({ type: 'stakes', placed: [...stakes.values()], left: [], cancelled: [] });
    } else if (!hadStart && row.starts_at) {
      send({ type: 'countdown', round: presentRound(row), serverNow: now().toISOString() });
    }
    if (row.ended_at) {
      hasStarted = true;
      end(row);
    }
    turn();
  };

  const load = async () => {
    const over = await ctx.db.query<SharedRoundRow>(listEndedRounds, [gameId, historyLength]);
    round = undefined;
    isLoaded = false;
    history = over.map((row) =>
      presentResult(row, { link: row.link ?? '', endedAt: row.ended_at ?? row.opens_at, outcome: row.outcome }),
    );
    const newest = over[0];
    await follow();
    // Its end was in the list already.
    if (newest && newest.id === present()?.id) history = history.slice(1);
    isLoaded = true;
  };

  /** One reading after the other, in the order in which they were asked for. */
  const read = (how: () => Promise<void>): Promise<void> => {
    loading = loading.then(how).catch((error: unknown) => {
      ctx.log.warn({ game: gameId, reason: String(error) }, 'the table could not be read');
    });
    return loading;
  };

  const outbox = createOutbox(ctx, gameId, bus);
  const leader = createLeader(ctx, game, bus, {
    isWatched: () => sinks.size > 0,
    onChanged: () => void read(follow),
    onLeft: (roundId, left) => outbox.add(roundId, { left: leavesOf(game, left) }),
  });

  const hearStakes = async ({ round: roundId, placed, left, cancelled }: Extract<BusMessage, { kind: 'stakes' }>) => {
    // Of a round that this process has not heard of yet.
    if (roundId !== String(round?.id)) await follow();
    if (roundId !== String(round?.id)) return;
    for (const stake of placed) stakes.set(stake.id, stakes.get(stake.id) ?? stake);
    for (const { id, ...leave } of left) {
      const stake = stakes.get(id);
      if (stake) stakes.set(id, { ...stake, ...leave });
    }
    for (const id of cancelled) stakes.delete(id);
    send({ type: 'stakes', placed, left, cancelled });
  };

  return {
    join: async (sink) => {
      const isFirst = sinks.size === 0;
      if (isFirst) {
        await bus.open();
        await read(load);
      }
      await loading;
      sink.write(encodeEvent(snapshot(), events));
      sinks.add(sink);
      turn();
      leader.wake();
      return () => {
        sinks.delete(sink);
      };
    },
    announce: outbox.add,
    stir: (changed) => {
      const ready = bus.open();
      if (changed) void ready.then(() => bus.tell({ kind: 'round', game: gameId })).catch(() => undefined);
      leader.wake();
    },
    hear: (message) => {
      if (message.kind === 'stakes') void read(() => hearStakes(message));
      else void read(follow).then(() => leader.wake());
    },
    renew: () => {
      if (sinks.size === 0) return;
      void read(load).then(() => send(snapshot()));
    },
    listeners: () => sinks.size,
    close: async () => {
      clearTimeout(alarm);
      clearTimeout(quiet);
      for (const sink of sinks) sink.end();
      sinks.clear();
      await leader.close();
      await outbox.close();
      await loading;
      clearTimeout(alarm);
      clearTimeout(quiet);
    },
  };
};
