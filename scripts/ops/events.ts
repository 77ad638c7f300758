import { parseArgs } from 'node:util';
import { isDay } from '#domain/day.ts';
import type { Db } from '#server/db/db.ts';
import {
  countEventsBetween,
  type EventRow,
  lastEventNumber,
  listEventsBetween,
  moveEventCursor,
  waitForStreamLock,
} from '#server/db/queries/events.ts';
import type { Actor } from '#server/services/desk/actor.ts';
import { noteAct } from '#server/services/desk/note-act.ts';
import { eventIdOf } from '#server/services/events/present-event.ts';
import { type Answer, failed, minuteOf, said } from './answer.ts';
import { type EventFormat, eventFormats, openEventFile } from './event-file.ts';
import { noteShown } from './noted.ts';
import { actorOf, nameless, nameOf, shellActor } from './shell-actor.ts';

const option = { type: 'string' } as const;
const options = { by: option, from: option, to: option, format: option, 'to-file': option } as const;

/** A bound is a number of events or a day of UTC: of either kind both ends count. */
type Bounds = {
  readonly after: bigint;
  readonly upto: bigint | null;
  readonly since: Date | null;
  readonly before: Date | null;
};

const dayMs = 86_400_000;
const numberOf = (text: string | undefined): bigint | null =>
  /^[1-9]\d{0,17}$/.test(text ?? '') ? BigInt(text ?? '') : null;
const dayOf = (text: string | undefined): Date | null =>
  text !== undefined && isDay(text) ? new Date(`${text}T00:00:00.000Z`) : null;

/** Undefined: one of them is neither. */
const readBounds = (from: string | undefined, to: string | undefined): Bounds | undefined => {
  for (const text of [from, to])
    if (text !== undefined && numberOf(text) === null && dayOf(text) === null) return undefined;
  const lastDay = dayOf(to);
  return {
    after: (numberOf(from) ?? 1n) - 1n,
    upto: numberOf(to),
    since: dayOf(from),
    before: lastDay === null ? null : new Date(lastDay.getTime() + dayMs),
  };
};

/**
 * `events list [--from <number|day>] [--to <number|day>]`: the first hundred of them; without bounds the last hundred.
 * `events export … --format csv|parquet --to-file <file> --by <name>` writes them into a new file. `events replay nats --from <number> --by <name>` has the stream outside told again from a number on. Undefined: none of them.
 */
export const runEvents = (db: Db, words: readonly string[], now: Date): Promise<Answer | undefined> | undefined => {
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [command, ...rest] = positionals;
  const bounds = readBounds(values.from, values.to);
  if (bounds === undefined) return undefined;
  if (command === 'replay' && rest.join() === 'nats') return replay(db, values, now);
  if (rest.length > 0) return undefined;
  if (command === 'list') {
    const actor = actorOf(values.by);
    const wanted = values.from === undefined && values.to === undefined ? null : bounds;
    return actor === undefined ? undefined : list(db, actor, wanted, now);
  }
  const format = eventFormats.find((one) => one === values.format);
  const file = values['to-file'];
  if (command !== 'export' || format === undefined || file === undefined) return undefined;
  const by = nameOf(values.by);
  return by === '' ? Promise.resolve(nameless) : exportTo(db, bounds, { format, file, by }, now);
};

const listed = 100;

const list = async (db: Db, actor: Actor, bounds: Bounds | null, now: Date): Promise<Answer> => {
  const [last] = await db.query<{ number: bigint }>(lastEventNumber);
  const { after, upto, since, before } = bounds ?? {
    after: (last?.number ?? 0n) - BigInt(listed),
    upto: null,
    since: null,
    before: null,
  };
  const rows = await db.query<EventRow>(listEventsBetween, [after, upto, since, before, listed]);
  if (rows.length === 0) return said('Nothing happened there.');
  // Who a player is stands elsewhere; what happened to them is theirs all the same.
  await noteShown(db, actor, { act: 'events.read', players: rows.map((row) => row.player_id) }, now);
  return said(
    ...rows.map(
      (row) =>
        `${eventIdOf(row)}  ${minuteOf(row.at)}  ${row.type} ${row.version}  ${row.key}  ${JSON.stringify(row.facts)}`,
    ),
  );
};

const replay = async (
  db: Db,
  { from, by }: { readonly from?: string; readonly by?: string },
  now: Date,
): Promise<Answer | undefined> => {
  const number = numberOf(from);
  if (number === null) return undefined;
  const name = nameOf(by);
  if (name === '') return nameless;
  const [last] = await db.query<{ number: bigint }>(lastEventNumber);
  if (last === undefined || number > last.number) return failed(`The last event has number ${last?.number ?? 0}.`);
  await db.transaction(async (tx) => {
    // A house that is filling the stream would set the cursor to where it has got to.
    await tx.query(waitForStreamLock);
    await tx.query(moveEventCursor, ['nats', number - 1n]);
    await noteAct(tx, now, shellActor(name), { act: 'events.replayed', facts: { from: String(number) } });
  });
  return said(
    `The stream is told again from number ${number} on, ${last.number - number + 1n} events, where the house runs with NATS_URL.`,
  );
};

const batch = 10_000;

const exportTo = async (
  db: Db,
  { after, upto, since, before }: Bounds,
  { format, file, by }: { readonly format: EventFormat; readonly file: string; readonly by: string },
  now: Date,
): Promise<Answer> => {
  const bounds = [since, before] as const;
  const [found] = await db.query<{ count: bigint; last: bigint }>(countEventsBetween, [after, upto, ...bounds]);
  if (found === undefined || found.count === 0n) return failed('Nothing happened there: no file was written.');
  const { count, last: upTo } = found;
  const out = openEventFile(file, format);
  // Before the first event is in the file: what may have left the house has its entry.
  const facts = { events: Number(count), upto: String(upTo), format };
  await db.transaction((tx) => noteAct(tx, now, shellActor(by), { act: 'events.exported', facts }));
  let last = after;
  while (last < upTo) {
    const rows = await db.query<EventRow>(listEventsBetween, [last, upTo, ...bounds, batch]);
    if (rows.length === 0) break;
    out.write(rows);
    last = rows.at(-1)?.number ?? last;
  }
  out.end();
  return said(`${file} holds ${count} events, the last one number ${upTo}.`);
};
