import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import type { PlayerSession } from '../caller.ts';
import { countStreams, watchStream } from '../identity/player-streams.ts';
import { joinLine, type Line } from '../shared/line.ts';
import { encodeEvent, quietMs, type Sink, stillHere } from '../shared/sink.ts';
import { listFunds } from './funds.ts';
import { readNotice, type WalletChange } from './live-ears.ts';

/** Windows and devices of one player that may listen in one process, and of all players. */
const ownMax = 10;
const allMax = 20_000;
/** Changes of one player that wait to be told; of more the last ones are: the balances are true all the same. */
const changesMax = 50;
/** Players read at a time when all are read. */
const atOnce = 4;

/** One player's listeners in this process, and what they have not been told yet. */
type Ear = {
  readonly player: PlayerSession;
  readonly sinks: Set<Sink>;
  /** Those who have heard nothing so far. */
  readonly fresh: Set<Sink>;
  /** By the deposit's or withdrawal's id: of several changes the last counts. */
  readonly changes: Map<string, WalletChange>;
  isDirty: boolean;
  reading: Promise<void> | undefined;
};

type Live = { readonly ears: Map<string, Ear>; readonly line: Line; quiet: NodeJS.Timeout | undefined; count: number };

/** One a process: a process has one database. */
const liveByDb = new WeakMap<Db, Live>();

const liveOf = (ctx: ServerContext): Live => {
  const known = liveByDb.get(ctx.db);
  if (known) return known;
  const ears = new Map<string, Ear>();
  const line = joinLine(ctx, 'faceup_wallet', {
    onNotice: (payload) => {
      const told = readNotice(payload);
      const ear = told && ears.get(told.player);
      if (!ear) return;
      if (told.change) note(ear, told.change);
      ear.isDirty = true;
      void tell(ctx, ear);
    },
    // What was told while nobody listened is lost: everybody is told anew.
    onListening: () => void tellAll(ctx, [...ears.values()]),
    onLost: () => undefined,
  });
  const live: Live = { ears, line, quiet: undefined, count: 0 };
  liveByDb.set(ctx.db, live);
  return live;
};

const note = ({ changes }: Ear, change: WalletChange): void => {
  changes.delete(change.id);
  changes.set(change.id, change);
  const [oldest] = changes.size > changesMax ? changes.keys() : [];
  if (oldest !== undefined) changes.delete(oldest);
};

const tellAll = async (ctx: ServerContext, ears: readonly Ear[]): Promise<void> => {
  const left = [...ears];
  const work = async () => {
    for (let ear = left.pop(); ear; ear = left.pop()) {
      ear.isDirty = true;
      await tell(ctx, ear);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};

/** Reads a player's balances once for all listeners, and again for as long as more has happened meanwhile. */
const tell = (ctx: ServerContext, ear: Ear): Promise<void> => {
  ear.reading ??= readAndTell(ctx, ear);
  return ear.reading;
};

const readAndTell = async (ctx: ServerContext, ear: Ear): Promise<void> => {
  do {
    // One commit tells several things: all of them have been heard after this.
    await Promise.resolve();
    const changes = [...ear.changes.values()];
    const [wasDirty, fresh] = [ear.isDirty, [...ear.fresh]];
    ear.changes.clear();
    ear.fresh.clear();
    ear.isDirty = false;
    try {
      const funds = await listFunds(ctx, ear.player);
      const event = (changed: WalletChange | null) => encodeEvent({ funds, changed });
      // One text for all of them. Whoever is new begins with the balances alone.
      const known = changes.length > 0 ? changes.map(event) : wasDirty ? [event(null)] : [];
      for (const sink of fresh) sink.write(event(null));
      for (const sink of ear.sinks)
        if (!fresh.includes(sink) && !ear.fresh.has(sink)) for (const bytes of known) sink.write(bytes);
    } catch (error) {
      ctx.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'balances could not be told');
      // They come back, and begin with all there is.
      for (const sink of ear.sinks) sink.end();
    }
  } while (ear.isDirty || ear.fresh.size > 0);
  ear.reading = undefined;
};

/**
 * A player's way to hear of their money: all balances at once, then whenever a deposit, a withdrawal or the house moves them,
 * by whichever process. Bets tell nothing here: their answers bring the balance.
 */
export const listenToWallet = (
  ctx: ServerContext,
  player: PlayerSession,
): Result<(sink: Sink) => Promise<() => void>, 'too_many' | 'unavailable'> => {
  const live = liveOf(ctx);
  if (countStreams(ctx, 'wallet', player) >= ownMax) return fail('too_many', { max: ownMax });
  if (live.count >= allMax) return fail('unavailable');
  return ok(async (sink) => {
    const ear = earOf(live, player);
    const unwatch = watchStream(ctx, { kind: 'wallet', player, sink });
    const leave = () => {
      unwatch();
      if (!ear.sinks.delete(sink)) return;
      ear.fresh.delete(sink);
      live.count -= 1;
      if (ear.sinks.size === 0 && live.ears.get(player.playerId) === ear) live.ears.delete(player.playerId);
    };
    ear.sinks.add(sink);
    live.count += 1;
    keepOpen(live);
    // Many that came at once were all let in above: each began before it was counted.
    if (countStreams(ctx, 'wallet', player) > ownMax || live.count > allMax) {
      sink.end();
      return leave;
    }
    // Heard first, read then: what happens in between is told twice rather than not at all.
    await live.line.open();
    ear.fresh.add(sink);
    await tell(ctx, ear);
    return leave;
  });
};

const earOf = ({ ears }: Live, player: PlayerSession): Ear => {
  const ear: Ear = ears.get(player.playerId) ?? {
    player,
    sinks: new Set(),
    fresh: new Set(),
    changes: new Map(),
    isDirty: false,
    reading: undefined,
  };
  ears.set(player.playerId, ear);
  return ear;
};

/** A sign of life for everybody, for as long as there is anybody. */
const keepOpen = (live: Live): void => {
  live.quiet ??= setTimeout(() => {
    live.quiet = undefined;
    for (const { sinks } of live.ears.values()) for (const sink of sinks) sink.write(stillHere);
    if (live.count > 0) keepOpen(live);
  }, quietMs).unref();
};

/** How many listen in this process. */
export const walletListeners = (ctx: ServerContext): number => liveByDb.get(ctx.db)?.count ?? 0;

/** Ends every stream. */
export const closeWalletStreams = async (ctx: ServerContext): Promise<void> => {
  const live = liveByDb.get(ctx.db);
  if (!live) return;
  liveByDb.delete(ctx.db);
  clearTimeout(live.quiet);
  for (const { sinks } of live.ears.values()) for (const sink of [...sinks]) sink.end();
  await live.line.leave();
};
