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
import { tellOf } from '../promotions/tell.ts';

const atOnce = 200;

/**
 * Stops the time of promotions whose free spins cannot be played, since their game is off or hidden where the player is, from the moment on at
 * which it was, and lets it run on once they can; the player is told of either, and of a promotion that begins in the place of one that
 * waits. A transaction each, and twice is once. How many it turned.
 */
export async function waitSpins(ctx: ServerContext): Promise<number> {
  let turned = 0;
  for (const due of await ctx.db.query<SpinsDueRow>(listSpinsDue, [ctx.clock.now(), atOnce])) {
    try {
      if (await turn(ctx, due)) turned += 1;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      ctx.log.error({ grantId: due.id, err: error }, 'free spins of a game that is held could not be kept');
    }
  }
  return turned;
}

const turn = ({ db, clock, catalogue }: ServerContext, { id, player_id: playerId }: SpinsDueRow): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx.query<SpinsTurnRow>(turnSpins, [id, now]);
    // Where nothing was turned, another may have begun in its place.
    await tellOf(tx, playerId, now);
    if (!row?.did) return false;
    const [spins] = await tx.query<FreeSpinsRow>(findSpinsOfGrant, [id, playerId, now]);
    if (!spins) throw new Error('a grant whose spins were turned has none');
    const { spins: left, spin_game: gameId, spins_until: until } = spins;
    const game = catalogue.byId.get(gameId)?.name ?? gameId;
    await notify(
      tx,
      playerId,
      until === null
        ? { kind: 'spins_waiting', facts: { game, left, why: row.is_off ? 'off' : 'hidden' } }
        : { kind: 'spins_back', facts: { game, left, until: until.toISOString() } },
      now,
    );
    return true;
  });
