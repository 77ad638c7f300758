import { csvLine } from '#domain/csv.ts';
import type { ServerContext } from '../../../context.ts';
import { type ActFilter, listActs } from './list-acts.ts';

const heading = [
  'number',
  'at',
  'channel',
  'name',
  'user of the system',
  'act',
  'subject',
  'subject id',
  'players',
  'reason',
  'facts',
];
const atOnce = 1_000;

/** The log as it is asked for, as CSV, the newest first. It is read page by page while it is taken. */
export function exportActs(
  { db }: Pick<ServerContext, 'db'>,
  filter: Omit<ActFilter, 'before'>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let before: bigint | null = null;
  let isOver = false;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvLine(heading))),
    async pull(controller) {
      if (isOver) return controller.close();
      const { acts, next } = await listActs(db, { ...filter, before }, atOnce);
      const lines = acts.map(({ id, at, channel, name, systemUser, act, subject, players, reason, facts }) =>
        csvLine([
          id,
          at,
          channel,
          name,
          systemUser,
          act,
          subject?.kind ?? null,
          subject?.id ?? null,
          players.join(' '),
          reason,
          JSON.stringify(facts),
        ]),
      );
      isOver = next === null;
      before = next === null ? null : BigInt(next);
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
      else controller.close();
    },
  });
}
