import type { ServerContext } from '../../../context.ts';
import { notify } from '../../../db/queries/shared.ts';
import type { PlayerSession } from '../../caller.ts';
import { createGatherer, createTeller, partsOf } from '../gather.ts';
import { joinLine } from '../line.ts';
import { publicIdOf } from '../present.ts';
import { encodeEvent, quietMs, type Sink, stillHere } from '../sink.ts';
import { createHere } from './here.ts';
import { type SeaMessage, type SeaShot, seaMessage } from './messages.ts';
import { createSeats } from './seats.ts';
import { isInWater, readCatches, rememberedMs } from './shots.ts';

/** Listeners hear at most five times a second, and of so many shots at once; of more the catches come first. */
const tellEveryMs = 200;
const shotsMax = 60;
/** Processes tell each other at most ten times a second. */
const gatherMs = 100;
/** How often a process says who listens in it, and asks whether they still play. */
const hereEveryMs = 15_000;
const catchesShown = 8;
const channel = 'faceup_sea';

/**
 * The sea in this process: who is here and what was shot, as all processes tell each other by NOTIFY. Where the fish swim is not among
 * it: that is computed, by everybody alike. Nothing here has a say in any outcome.
 */
export const createSeaRoom = (ctx: ServerContext, game: string) => {
  const sinks = new Map<Sink, PlayerSession>();
  /** Those who have had their snapshot: nobody hears anything before it. */
  const greeted = new Set<Sink>();
  const seats = createSeats();
  const here = createHere(ctx, game);
  /** By the shot's id: the last minute. */
  let shots = new Map<string, SeaShot>();
  let events = 0;
  let loading: Promise<void> = Promise.resolve();
  let beat: NodeJS.Timeout | undefined;
  let quiet: NodeJS.Timeout | undefined;

  const nowMs = () => ctx.clock.now().getTime();
  const write = (bytes: Uint8Array) => {
    for (const sink of greeted) sink.write(bytes);
    clearTimeout(quiet);
    quiet = sinks.size > 0 ? setTimeout(write, quietMs, stillHere) : undefined;
  };
  const send = (event: object) => {
    events += 1;
    if (greeted.size > 0) write(encodeEvent(event, events));
  };

  /** Amounts are told of players who have a name here, and of nobody else. */
  const masked = (shot: SeaShot): SeaShot => (seats.nameOf(shot.seat) === null ? { ...shot, payout: null } : shot);

  const out = createGatherer<'seats' | SeaShot>(tellEveryMs, (news) => {
    if (news.includes('seats')) send({ type: 'seats', ...seats.shown() });
    const told = news.flatMap((one) => (one === 'seats' ? [] : [masked(one)]));
    const most = [...told.filter(({ pays }) => pays > 0), ...told.filter(({ pays }) => pays === 0)].slice(0, shotsMax);
    if (most.length > 0) send({ type: 'shots', shots: most });
  });
  const changed = (isNew: boolean) => isNew && out.add('seats');

  const keep = (shot: SeaShot): boolean => {
    if (shots.has(shot.id) || Date.parse(shot.at) < nowMs() - rememberedMs) return false;
    shots.set(shot.id, shot);
    return true;
  };
  const forget = () => {
    const since = nowMs() - rememberedMs;
    shots = new Map([...shots].filter(([, { at }]) => Date.parse(at) >= since));
  };

  const { tell, told } = createTeller<SeaMessage>(ctx, game, (message) =>
    ctx.db.query(notify, [channel, JSON.stringify(message)]),
  );
  const shotsOut = createGatherer<SeaShot>(gatherMs, (news) => {
    for (const part of partsOf(news)) tell({ kind: 'shots', shots: part });
  });
  const tellHere = (who = here.seats()) => {
    for (const part of partsOf(who)) tell({ kind: 'here', seats: part });
  };
  const tellLeft = (ids: readonly string[]): boolean => {
    for (const part of partsOf(ids)) tell({ kind: 'left', seats: part });
    return seats.leave(ids);
  };

  /** Who left another process may still listen in this one. */
  const hearLeft = (ids: readonly string[]) => {
    const stays = here.seats().filter(({ id }) => ids.includes(id));
    tellHere(stays);
    changed(seats.leave(ids.filter((id) => !stays.some((seat) => seat.id === id))));
  };
  const hear = (message: SeaMessage) => {
    if (sinks.size === 0) return;
    if (message.kind === 'who') tellHere();
    else if (message.kind === 'here') changed(seats.hear(message.seats, nowMs()));
    else if (message.kind === 'left') hearLeft(message.seats);
    else out.add(...message.shots.filter(keep));
  };

  const line = joinLine(ctx, channel, {
    onNotice: (payload) => {
      const parsed = seaMessage.safeParse(JSON.parse(payload));
      if (parsed.success) hear(parsed.data);
    },
    // What was told meanwhile is lost: whoever listens begins anew, with all there is.
    onListening: () => {
      if (sinks.size > 0) void load().then(() => send(snapshot()));
    },
    onLost: () => undefined,
  });

  /** Asks who of these listeners plays, and says so to all; this process knows at once. */
  const look = async (players: readonly PlayerSession[]) => {
    const left = tellLeft(await here.look(players));
    const ids = new Set(players.map(({ sessionId }) => publicIdOf(sessionId)));
    const now = here.seats().filter(({ id }) => ids.has(id));
    tellHere(now);
    changed([left, seats.hear(now, nowMs()), seats.expire(nowMs())].includes(true));
  };

  /** Whoever comes does not put off the next look, or a sea with many arrivals would never look. */
  const beatOn = () => {
    if (sinks.size === 0) return;
    forget();
    beat ??= setTimeout(again, hereEveryMs);
  };
  const again = () => {
    beat = undefined;
    // A database that is away changes nothing: the next look will.
    void look([...sinks.values()]).then(beatOn, beatOn);
  };

  const load = async () => {
    try {
      for (const shot of await readCatches(ctx)) keep(shot);
    } catch (error) {
      ctx.log.warn({ game, reason: String(error) }, 'the last catches could not be read');
    }
    tell({ kind: 'who' });
  };

  const snapshot = () => {
    const caught = [...shots.values()].filter(({ pays }) => pays > 0).sort((a, b) => b.at.localeCompare(a.at));
    const gone = caught.flatMap(({ fish }) => (fish !== null && isInWater(fish, nowMs()) ? [fish] : []));
    return {
      type: 'sea',
      serverNow: ctx.clock.now().toISOString(),
      ...seats.shown(),
      gone: [...new Set(gone)],
      catches: caught.slice(0, catchesShown).map(masked),
    };
  };

  const stopTimers = () => {
    clearTimeout(beat);
    clearTimeout(quiet);
    beat = undefined;
    quiet = undefined;
  };
  const leave = (sink: Sink) => {
    const session = sinks.get(sink)?.sessionId;
    if (session === undefined) return;
    sinks.delete(sink);
    greeted.delete(sink);
    if (![...sinks.values()].some(({ sessionId }) => sessionId === session)) changed(tellLeft(here.drop([session])));
    if (sinks.size > 0) return;
    stopTimers();
    seats.clear();
    shots.clear();
  };

  return {
    /** Hears everything from now on, a snapshot first. Returns how to stop. */
    join: async (player: PlayerSession, sink: Sink): Promise<() => void> => {
      await line.open();
      if (sinks.size === 0) loading = load();
      sinks.set(sink, player);
      try {
        await loading;
        await look([player]);
      } catch (error) {
        leave(sink);
        throw error;
      }
      const own = publicIdOf(player.sessionId);
      sink.write(encodeEvent(snapshot(), events));
      sink.write(encodeEvent({ type: 'mine', seat: here.seats().some(({ id }) => id === own) ? own : null }));
      if (sinks.has(sink)) greeted.add(sink);
      // A lone listener without a seat hears nothing else.
      if (sinks.size > 0) quiet ??= setTimeout(write, quietMs, stillHere);
      beatOn();
      return () => leave(sink);
    },
    /** A shot for real money that was just settled, for all processes to hear of. */
    announce: (shot: SeaShot): void => shotsOut.add(shot),
    listeners: () => sinks.size,
    close: async (): Promise<void> => {
      tellLeft(here.seats().map(({ id }) => id));
      for (const sink of [...sinks.keys()]) sink.end();
      sinks.clear();
      greeted.clear();
      stopTimers();
      out.flush();
      shotsOut.flush();
      await told();
      await line.leave();
    },
  };
};

export type SeaRoom = ReturnType<typeof createSeaRoom>;
