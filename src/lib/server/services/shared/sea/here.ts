import { maskedName } from '#domain/identity/masked-name.ts';
import type { ServerContext } from '../../../context.ts';
import { listSeated, type SeatRow } from '../../../db/queries/sea.ts';
import type { PlayerSession } from '../../caller.ts';
import { publicIdOf } from '../present.ts';
import type { SeaSeat } from './messages.ts';

/** A table nobody has touched for so long has ended (`game_session_at`). */
const idleMs = 30 * 60_000;

/** Those who listen in this process and have a table open for real money, by the sign-in that they play with. */
export const createHere = (ctx: ServerContext, game: string) => {
  const here = new Map<string, SeaSeat>();
  const drop = (sessionIds: readonly string[]): string[] =>
    sessionIds.flatMap((id) => (here.delete(id) ? [publicIdOf(id)] : []));
  return {
    seats: (): SeaSeat[] => [...here.values()],
    drop,
    /** Asks the database who of these plays, and under which name they want to be seen. Answers the seats that are left. */
    look: async (players: readonly PlayerSession[]): Promise<string[]> => {
      const now = ctx.clock.now();
      const [playerIds, sessionIds] = [players.map((one) => one.playerId), players.map((one) => one.sessionId)];
      const asked = [playerIds, sessionIds, game, new Date(now.getTime() - idleMs)];
      const rows = players.length > 0 ? await ctx.db.query<SeatRow>(listSeated, asked) : [];
      for (const { session_id, first_name, show_wins } of rows) {
        const since = here.get(session_id)?.since ?? now.toISOString();
        const name = show_wins ? maskedName(first_name) : null;
        here.set(session_id, { id: publicIdOf(session_id), name, since });
      }
      const seated = new Set(rows.map(({ session_id }) => session_id));
      return drop(sessionIds.filter((id) => !seated.has(id)));
    },
  };
};
