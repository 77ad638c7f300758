import * as z from 'zod/mini';
import { publicStake } from '#contract/games/shared.ts';
import type { ServerContext } from '../../context.ts';
import { sql } from '../../db/db.ts';
import { notify } from '../../db/queries/shared.ts';
import { newUuid } from '../identity/tokens.ts';
import { joinLine } from './line.ts';

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
 * on the process's own line. When it breaks, leadership is gone with it.
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
const tryLock = sql('shared_try_lead', 'SELECT pg_try_advisory_lock(1921, hashtext($1)) AS held');
const unlock = sql('shared_resign', 'SELECT pg_advisory_unlock(1921, hashtext($1)) AS freed');

export const createBus = (ctx: ServerContext, ears: BusEars): Bus => {
  const terms = new Map<string, string>();
  const hear = (text: string) => {
    const parsed = message.safeParse(JSON.parse(text));
    if (parsed.success) ears.onMessage(parsed.data);
  };
  const line = joinLine(ctx, channel, { onNotice: hear, onListening: ears.onRenewed, onLost: () => terms.clear() });

  const resign = async (game: string): Promise<void> => {
    if (terms.delete(game)) await line.connection()?.query(unlock, [game]);
  };

  return {
    open: line.open,
    tell: async (told) => {
      await ctx.db.query(notify, [channel, JSON.stringify(told)]);
    },
    lead: async (game) => {
      const known = terms.get(game);
      const asked = line.connection();
      if (known !== undefined || !asked) return known;
      const [row] = await asked.query<{ held: boolean }>(tryLock, [game]);
      if (!row?.held || line.connection() !== asked) return undefined;
      const term = newUuid(ctx.random);
      terms.set(game, term);
      return term;
    },
    resign,
    close: async () => {
      // Others may keep the line, and with it the locks of its session.
      for (const game of [...terms.keys()]) await resign(game).catch(() => undefined);
      await line.leave();
    },
  };
};
