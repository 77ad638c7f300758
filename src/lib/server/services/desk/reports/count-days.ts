import type { ServerContext } from '../../../context.ts';
import type { Db, Queryable } from '../../../db/db.ts';
import {
  type CountedRow,
  compareReportDay,
  compareReportSources,
  findUncountedDay,
  findUnsourcedDay,
  forgetReportFigures,
  forgetReportSources,
  keepReportActive,
  keepReportCountries,
  keepReportFigures,
  keepReportSources,
  listCountedDays,
  noteReportDay,
  noteSourced,
  tryReportLock,
} from '../../../db/queries/desk/reports.ts';
import { boundsOf } from './bounds.ts';

/** A movement of a day's last moment is committed a moment later, or its transaction has run out of time long ago. */
const settlingMs = 10 * 60_000;

type Ctx = Pick<ServerContext, 'db' | 'clock'>;

/** Days of a large house take a second each, and what else is due in a minute waits meanwhile. */
const daysAtOnce = 20;

/** Adds up the days that are over, the oldest first, some at a time; one process at a time. */
export const countReportDays = async (ctx: Ctx): Promise<void> => {
  for (let days = 0; days < daysAtOnce; days++) if (!(await countNext(ctx))) return;
};

const countNext = ({ db, clock }: Ctx): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [lock] = await tx.query<{ held: boolean }>(tryReportLock);
    if (!lock?.held) return false;
    const [next] = await tx.query<{ day: string }>(findUncountedDay, [new Date(now.getTime() - settlingMs)]);
    if (next === undefined) return sourceNext(tx);
    const [begin, end] = boundsOf(next.day);
    await tx.query(noteReportDay, [begin, now]);
    await tx.query(keepReportCountries, [begin, end]);
    await tx.query(keepReportFigures, [begin, end]);
    await keepSources(tx, next.day);
    return true;
  });

/** A day that an earlier version of the house added up. */
const sourceNext = async (tx: Queryable): Promise<boolean> => {
  const [next] = await tx.query<{ day: string }>(findUnsourcedDay);
  if (next !== undefined) await keepSources(tx, next.day);
  return next !== undefined;
};

const keepSources = async (tx: Queryable, day: string): Promise<void> => {
  const [begin, end] = boundsOf(day);
  await tx.query(keepReportSources, [begin, end]);
  await tx.query(keepReportActive, [begin, end]);
  await tx.query(noteSourced, [begin]);
};

/** Adds the days of a period up anew and compares; `wrong` are those that differ from what was kept. */
export async function checkReportDays(db: Db, from: string, to: string): Promise<{ days: number; wrong: string[] }> {
  const [counted] = await db.query<CountedRow>(listCountedDays, [from, to, false]);
  const [sourced] = await db.query<CountedRow>(listCountedDays, [from, to, true]);
  const wrong: string[] = [];
  for (const day of counted?.days ?? []) {
    const [found] = await db.query<{ wrong: bigint }>(compareReportDay, boundsOf(day));
    const [sources] = sourced?.days.includes(day)
      ? await db.query<{ wrong: bigint }>(compareReportSources, boundsOf(day))
      : [{ wrong: 0n }];
    if (found?.wrong !== 0n || sources?.wrong !== 0n) wrong.push(day);
  }
  return { days: counted?.days.length ?? 0, wrong: wrong.sort() };
}

/** Adds the days of a period up anew, of those that were; how many. Players stay where they were. */
export async function recountReportDays(db: Db, from: string, to: string): Promise<number> {
  const [counted] = await db.query<CountedRow>(listCountedDays, [from, to, false]);
  for (const day of counted?.days ?? [])
    await db.transaction(async (tx) => {
      const [begin, end] = boundsOf(day);
      await tx.query(forgetReportFigures, [begin]);
      await tx.query(forgetReportSources, [begin]);
      await tx.query(keepReportCountries, [begin, end]);
      await tx.query(keepReportFigures, [begin, end]);
      await keepSources(tx, day);
    });
  return counted?.days.length ?? 0;
}
