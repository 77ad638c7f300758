import type { ServerContext } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import {
  countDay,
  findUncountedDay,
  listCountedDays,
  type NextDayRow,
  tryLoyaltyLock,
} from '../../db/queries/loyalty.ts';

/** A round that ended in a day's last moment is stored a moment later: a day is counted when it has been over for this long. */
const settlingMs = 10 * 60_000;

/** Counts the days that are over, the oldest first, each in a transaction of its own; one process at a time, stopped anywhere. */
export const countLoyalty = async ({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<void> => {
  while (await countNext(db, clock.now()));
};

const countNext = (db: Db, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [lock] = await tx.query<{ held: boolean }>(tryLoyaltyLock, []);
    if (!lock?.held) return false;
    const [next] = await tx.query<NextDayRow>(findUncountedDay, [new Date(now.getTime() - settlingMs)]);
    if (!next?.day) return false;
    await tx.query(countDay, [next.day, now]);
    return true;
  });

/** Makes every counted day anew from the rounds, by the rates kept with each. Returns how many. */
export const recountLoyalty = async (db: Db, now: Date): Promise<number> => {
  const days = await db.query<{ day: string }>(listCountedDays, []);
  for (const { day } of days) await db.query(countDay, [day, now]);
  return days.length;
};
