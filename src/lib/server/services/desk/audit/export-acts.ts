import { csvLine } from '#domain/csv.ts';
import type { ServerContext } from '../../../context.ts';
import { type ChainRow, exportStaffActs } from '../../../db/queries/staff-acts.ts';
import { type ActFilter, valuesOf } from './list-acts.ts';

/** Each value as the hash of its row has it (domain/desk/act-entry.ts), so that whoever has the file can compute the chain. */
const columns = [
  'id',
  'at',
  'staff_id',
  'channel',
  'shell_user',
  'name',
  'act',
  'subject_kind',
  'subject_id',
  'players',
  'reason',
  'facts',
  'request_id',
  'ip',
  'before_hash',
  'hash',
] as const satisfies readonly (keyof ChainRow)[];
const atOnce = 1_000;

const cellOf = (value: ChainRow[keyof ChainRow]): string | null =>
  Buffer.isBuffer(value) ? value.toString('hex') : value === null ? null : String(value);

/** The log as it is asked for, as CSV, the newest first. It is read page by page while it is taken. `at`: seconds since 1970. */
export function exportActs(
  { db }: Pick<ServerContext, 'db'>,
  filter: Omit<ActFilter, 'before'>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let before: bigint | null = null;
  let isOver = false;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvLine(columns))),
    async pull(controller) {
      if (isOver) return controller.close();
      const rows: ChainRow[] = await db.query<ChainRow>(exportStaffActs, valuesOf({ ...filter, before }, atOnce));
      isOver = rows.length < atOnce;
      before = rows.at(-1)?.id ?? null;
      if (rows.length === 0) return controller.close();
      const lines = rows.map((row) => csvLine(columns.map((column) => cellOf(row[column]))));
      controller.enqueue(encoder.encode(lines.join('')));
    },
  });
}
