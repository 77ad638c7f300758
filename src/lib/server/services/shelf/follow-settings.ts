import type { ServerContext } from '../../context.ts';
import { keepGameHomes } from '../../db/queries/game-settings.ts';
import { poll } from '../poll.ts';
import { joinLine } from '../shared/line.ts';
import { endOffRounds } from './end-off-rounds.ts';
import { tellShelf } from './tell-shelf.ts';
import { waitSpins } from './wait-spins.ts';

const pollMs = 5_000;

/** Says which studio each game is of, so that what was settled of a studio holds for a game that joined it since. */
async function keepHomes(ctx: Pick<ServerContext, 'db' | 'catalogue'>): Promise<void> {
  const { games } = ctx.catalogue;
  await ctx.db.query(keepGameHomes, [games.map(({ id }) => id), games.map(({ provider }) => provider)]);
}

/**
 * For as long as the process lives: hears of what was settled, so that its lists are those of every other process, and does what a
 * game that is off asks for. Any number of processes at once, and each may stop at any point.
 */
export async function followSettings(ctx: ServerContext, signal: AbortSignal): Promise<void> {
  const drop = () => tellShelf(ctx);
  const line = joinLine(ctx, 'faceup_shelf', { onNotice: drop, onListening: drop, onLost: drop });
  await line.open();
  let isKept = false;
  const work = async () => {
    if (!isKept) await keepHomes(ctx);
    isKept = true;
    await endOffRounds(ctx);
    await waitSpins(ctx);
  };
  await poll(ctx, signal, {
    job: 'gameSettings',
    work,
    pollMs,
    waits: 'rounds and free spins of games that are off wait for the database',
  });
  await line.leave();
}
