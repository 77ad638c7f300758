import type { ServerContext } from '../../context.ts';
import { type OutboxRow, readOutbox } from '../../db/queries/events.ts';

/** What of the outbox waits; `oldestSeconds`: for how long already, 0 where nothing does. */
export type OutboxFigures = Readonly<Record<'waiting' | 'oldestSeconds' | 'pending' | 'dead', number>>;

/** For the operator's alarms; null while the database is away. */
export const outboxFigures = async ({
  db,
  clock,
}: Pick<ServerContext, 'db' | 'clock'>): Promise<OutboxFigures | null> => {
  const [row] = await db.query<OutboxRow>(readOutbox).catch(() => []);
  if (row === undefined) return null;
  const { waiting, oldest, pending, dead } = row;
  return {
    waiting: Number(waiting),
    oldestSeconds: oldest === null ? 0 : Math.max(0, (clock.now().getTime() - oldest.getTime()) / 1000),
    pending: Number(pending),
    dead: Number(dead),
  };
};
