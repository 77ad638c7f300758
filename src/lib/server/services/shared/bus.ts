import * as z from 'zod/mini';
import { publicStake } from '#contract/games/shared.ts';
import type { ServerContext } from '../../context.ts';
import { type Dedicated, sql } from '../../db/db.ts';
import { notify } from '../../db/queries/shared.ts';
import { newUuid } from '../identity/tokens.ts';

/** What processes tell each other; it may get lost, and the database then still says how things stand. */
const message = z.union([
  /** The round of the game is another one, or has changed: read it. */
  z.strictObject({ kind: z.literal('round'), game: z.string() }),
  z.strictObject({
    kind: z.literal('stakes'),
    game: z.string(),
    round: z.string(),
    placed: z.array(publicStake),
    left: z.array(z.strictObject({ id: z.string(), left: z.string(), payout: z.string() })),
    cancelled: z.array(z.string()),
  }),
]);
export type BusMessage = z.infer<typeof message>;

/**
 * The way between the processes of a house: LISTEN and NOTIFY, and a lock for each game that one process holds at a time, both
 * on one connection of their own. When it breaks, leadership is gone with it, and it is opened again.
 */
export type Bus = {
  /** Resolves when it listens, or when the first try failed; it goes on trying. */
  readonly open: () => Promise<void>;
  readonly tell: (message: BusMessage) => Promise<void>;
  /** The term of this process's leadership, new with each time it is gained; undefined while another one leads. */
  readonly lead: (game: string) => Promise<string | undefined>;
  readonly resign: (game: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type BusEars = {
  readonly onMessage: (message: BusMessage) => void;
  /** It listens again after a break: what was told meanwhile is lost. */
  readonly onRenewed: () => void;
};

const channel = 'faceup_shared';
const retryMs = 500;
const listen = sql('shared_listen', `LISTEN ${channel}`);
const tryLock = sql('shared_try_lead', 'SELECT pg_try_advisory_lock(1921, hashtext($1)) AS held');
const unlock = sql('shared_resign', 'SELECT pg_advisory_unlock(1921, hashtext($1)) AS freed');

export const createBus = (ctx: ServerContext, ears: BusEars): Bus => {
  const terms = new Map<string, string>();
  let connection: Dedicated | undefined;
  let opening: Promise<void> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const hear = (text: string) => {
    const parsed = message.safeParse(JSON.parse(text));
    if (parsed.success) ears.onMessage(parsed.data);
  };

  const lost = (reason: string) => {
    connection = undefined;
    opening = undefined;
    terms.clear();
    if (isClosed) return;
    ctx.log.warn({ reason }, 'the way between the processes broke');
    clearTimeout(retry);
    retry = setTimeout(() => void open(), retryMs);
  };

  const connect = async () => {
    try {
      const made = await ctx.db.dedicate({ onNotice: (_, payload) => hear(payload), onLost: lost });
      await made.query(listen);
      if (isClosed) return await made.close();
      connection = made;
      ears.onRenewed();
    } catch (error) {
      lost(error instanceof Error ? error.message : String(error));
    }
  };
  const open = (): Promise<void> => {
    opening ??= connect();
    return opening;
  };

  return {
    open,
    tell: async (told) => {
      await ctx.db.query(notify, [channel, JSON.stringify(told)]);
    },
    lead: async (game) => {
      const known = terms.get(game);
      if (known !== undefined || !connection) return known;
      const asked = connection;
      const [row] = await asked.query<{ held: boolean }>(tryLock, [game]);
      if (!row?.held || connection !== asked) return undefined;
      const term = newUuid(ctx.random);
      terms.set(game, term);
      return term;
    },
    resign: async (game) => {
      if (terms.delete(game)) await connection?.query(unlock, [game]);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await opening;
      await connection?.close();
    },
  };
};
