import type { ServerContext } from '../../context.ts';
import {
  type EventRow,
  listEvents,
  moveEventCursor,
  readEventCursor,
  startEventCursor,
  tryStreamLock,
} from '../../db/queries/events.ts';
import { poll } from '../poll.ts';
import { eventIdOf, presentEvent } from './present-event.ts';

/** Its name among those who are told everything in order. */
export const streamConsumer = 'nats';
const batchMax = 500;
const pollMs = 1_000;

/**
 * Puts what the stream outside has not acknowledged into it, by one process at a time. The cursor follows the acknowledgements: who dies
 * between them puts the same again, under the same ids. A stream that is new to the house begins with what happens from now on.
 */
export const fillStream = async ({ db, eventStream }: Pick<ServerContext, 'db' | 'eventStream'>): Promise<void> => {
  if (eventStream === null) return;
  let isFull: boolean;
  do {
    isFull = await db.transaction(async (tx) => {
      const [lock] = await tx.query<{ held: boolean }>(tryStreamLock);
      if (!lock?.held) return false;
      await tx.query(startEventCursor, [streamConsumer]);
      const [cursor] = await tx.query<{ number: bigint }>(readEventCursor, [streamConsumer]);
      const rows = await tx.query<EventRow>(listEvents, [cursor?.number ?? 0n, batchMax]);
      if (rows.length === 0) return false;
      const put = await eventStream.put(
        rows.map((row) => ({ id: eventIdOf(row), type: row.type, body: JSON.stringify(presentEvent(row)) })),
      );
      const last = rows[put - 1];
      if (last) await tx.query(moveEventCursor, [streamConsumer, last.number]);
      return put === batchMax;
    });
  } while (isFull);
};

/** Fills until `signal` ends it. */
export const runStream = async (ctx: ServerContext, signal: AbortSignal): Promise<void> => {
  if (ctx.eventStream === null) return;
  await poll(ctx, signal, {
    job: 'stream',
    work: () => fillStream(ctx),
    pollMs,
    waits: 'the stream of events waits until the database is back',
  });
  await ctx.eventStream.close();
};
