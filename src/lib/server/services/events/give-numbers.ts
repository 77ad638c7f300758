import type { ServerContext } from '../../context.ts';
import { giveNumbers, tryNumberLock } from '../../db/queries/events.ts';
import { poll } from '../poll.ts';

const batchMax = 10_000;
const pollMs = 1_000;

/**
 * Gives the events that wait their numbers, batch by batch, each a transaction of its own. One process at a time: where another is at it,
 * nothing is done.
 */
export const numberEvents = async ({ db }: Pick<ServerContext, 'db'>): Promise<void> => {
  let given: bigint;
  do {
    given = await db.transaction(async (tx) => {
      const [lock] = await tx.query<{ held: boolean }>(tryNumberLock);
      if (!lock?.held) return 0n;
      const [row] = await tx.query<{ given: bigint }>(giveNumbers, [batchMax]);
      return row?.given ?? 0n;
    });
  } while (given === BigInt(batchMax));
};

/** Numbers what happened until `signal` ends it. */
export const runNumbering = (ctx: ServerContext, signal: AbortSignal): Promise<void> =>
  poll(ctx, signal, {
    job: 'numbers',
    work: () => numberEvents(ctx),
    pollMs,
    waits: 'events wait for their numbers until the database is back',
  });
