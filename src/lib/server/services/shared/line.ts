import type { ServerContext } from '../../context.ts';
import { type Db, type Dedicated, sql } from '../../db/db.ts';

/**
 * What a process hears of the others: LISTEN on one connection of its own, beside the pool, on which locks can be held that end
 * with the process. When it breaks it is opened again; what was told meanwhile is lost, and the database says how things stand.
 */
export type Line = {
  /** Resolves when it listens, or when the first try failed; it goes on trying. */
  readonly open: () => Promise<void>;
  /** Undefined while the line is broken. */
  readonly connection: () => Dedicated | undefined;
  /** The last one to leave closes the connection. */
  readonly leave: () => Promise<void>;
};

export type LineEars = {
  readonly onNotice: (payload: string) => void;
  /** It listens, for the first time or again. */
  readonly onListening: () => void;
  readonly onLost: () => void;
};

type Trunk = {
  readonly ears: Map<string, LineEars>;
  /** By channel: that this connection listens. All who open the line wait for one LISTEN each. */
  readonly asked: Map<string, Promise<void>>;
  connection?: Dedicated | undefined;
  opening?: Promise<void> | undefined;
  retry?: NodeJS.Timeout | undefined;
};

const retryMs = 500;

/** One a process: a process has one database. */
const trunkByDb = new WeakMap<Db, Trunk>();

/** Joins the process's line with ears for one channel, a plain name of ours. */
export const joinLine = (ctx: ServerContext, channel: string, ears: LineEars): Line => {
  const trunk: Trunk = trunkByDb.get(ctx.db) ?? { ears: new Map(), asked: new Map() };
  trunkByDb.set(ctx.db, trunk);
  trunk.ears.set(channel, ears);
  return {
    open: () => open(ctx, trunk),
    connection: () => trunk.connection,
    leave: async () => {
      if (trunk.ears.get(channel) !== ears) return;
      trunk.ears.delete(channel);
      trunk.asked.delete(channel);
      if (trunk.ears.size > 0) return;
      // Whoever comes next begins a line of their own.
      trunkByDb.delete(ctx.db);
      clearTimeout(trunk.retry);
      await trunk.opening;
      await trunk.connection?.close();
      trunk.connection = undefined;
    },
  };
};

const open = async (ctx: ServerContext, trunk: Trunk): Promise<void> => {
  trunk.opening ??= connect(ctx, trunk);
  await trunk.opening;
  await listenToAll(ctx, trunk);
};

const connect = async (ctx: ServerContext, trunk: Trunk): Promise<void> => {
  try {
    const onNotice = (channel: string, payload: string) => trunk.ears.get(channel)?.onNotice(payload);
    trunk.connection = await ctx.db.dedicate({ onNotice, onLost: (reason) => lost(ctx, trunk, reason) });
  } catch (error) {
    lost(ctx, trunk, error instanceof Error ? error.message : String(error));
  }
};

const listenToAll = async (ctx: ServerContext, trunk: Trunk): Promise<void> => {
  const { connection } = trunk;
  for (const [channel, ears] of trunk.ears) {
    if (!connection || trunk.connection !== connection) return;
    const asked = trunk.asked.get(channel) ?? listenTo(ctx, trunk, connection, [channel, ears]);
    trunk.asked.set(channel, asked);
    await asked;
  }
};

const listenTo = async (
  ctx: ServerContext,
  trunk: Trunk,
  connection: Dedicated,
  [channel, ears]: readonly [string, LineEars],
): Promise<void> => {
  try {
    await connection.query(sql(`listen_${channel}`, `LISTEN ${channel}`));
  } catch (error) {
    if (trunk.connection !== connection) return;
    await connection.close();
    return lost(ctx, trunk, error instanceof Error ? error.message : String(error));
  }
  if (trunk.connection === connection && trunk.ears.get(channel) === ears) ears.onListening();
};

const lost = (ctx: ServerContext, trunk: Trunk, reason: string): void => {
  trunk.connection = undefined;
  trunk.opening = undefined;
  trunk.asked.clear();
  if (trunk.ears.size === 0) return;
  ctx.log.warn({ reason }, 'the way between the processes broke');
  for (const { onLost } of trunk.ears.values()) onLost();
  clearTimeout(trunk.retry);
  trunk.retry = setTimeout(() => void open(ctx, trunk), retryMs);
};
