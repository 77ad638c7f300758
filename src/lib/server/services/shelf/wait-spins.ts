import type { ServerContext } from '../../context.ts';
import { DatabaseUnavailable } from '../../db/db.ts';
import {
  type FreeSpinsRow,
  findSpinsOfGrant,
  listSpinsDue,
  type SpinsDueRow,
  type SpinsTurnRow,
  turnSpins,
} from '../../db/queries/free-spins.ts';
import { notify } from '../inbox/notify.ts';

const atOnce = 200;

/**
 * Stops the time of promotions whose free spins are for a game that is off, from the moment on at which it was, and lets it run on once the game
 * is not; the player is told of either. A transaction each, and twice is once. How many it turned.
 */
export async function waitSpins(ctx: ServerContext): Promise<number> {
  let turned = 0;
  for (const due of await ctx.db.query<SpinsDueRow>(listSpinsDue, [ctx.clock.now(), atOnce])) {
    try {
      if (await turn(ctx, due)) turned += 1;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      ctx.log.error({ grantId: due.id, err: error }, 'free spins of a game that is off could not be kept');
    }
  }
  return turned;
}

const turn = ({ db, clock, catalogue }: ServerContext, { id, player_id: playerId }: SpinsDueRow): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx.query<SpinsTurnRow>(turnSpins, [id, now]);
    if (!row?.did) return false;
    const [spins] = await tx.query<FreeSpinsRow>(findSpinsOfGrant, [id, playerId, now]);
    if (!spins) throw new Error('a grant whose spins were turned has none');
    const { spins: left, spin_game: gameId, spins_until: until } = spins;
    const game = catalogue.byId.get(gameId)?.name ?? gameId;
    await notify(
      tx,
      playerId,
      until === null
        ? { kind: 'spins_waiting', facts: { game, left } }
        : { kind: 'spins_back', facts: { game, left, until: until.toISOString() } },
      now,
    );
    return true;
  });
