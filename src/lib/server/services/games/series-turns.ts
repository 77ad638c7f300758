import type { Db } from '../../db/db.ts';
import type { SeriesRow } from '../../db/queries/series.ts';
import { Recent } from './hints.ts';

/** The buyers of each series who stand in line in this process, and what its last buyer left. */
type Counter = { readonly lines: Map<string, Promise<void>>; readonly left: Recent<SeriesRow> };

const counters = new WeakMap<Db, Counter>();

const counterOf = (db: Db): Counter => {
  const known = counters.get(db);
  if (known) return known;
  const counter = { lines: new Map<string, Promise<void>>(), left: new Recent<SeriesRow>(1_000) };
  counters.set(db, counter);
  return counter;
};

/** Who waits longer goes ahead: a buyer whose own lock is held, or a lost database, must not stop all the others. */
const patienceMs = 250;

const waitFor = (before: Promise<void>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    void before.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Does the work when whoever came before for the same series is done, or has taken too long. A courtesy that saves tries and
 * not a lock: two who draw the same ticket are told apart by the database.
 */
export const inSeriesTurn = async <T>(db: Db, series: string, work: () => Promise<T>): Promise<T> => {
  const { lines } = counterOf(db);
  const before = lines.get(series);
  const { promise, resolve } = Promise.withResolvers<void>();
  lines.set(series, promise);
  try {
    if (before) await waitFor(before);
    return await work();
  } finally {
    resolve();
    if (lines.get(series) === promise) lines.delete(series);
  }
};

/** The series as its last buyer here left it. Saves a read; a stale one costs a second try. */
export const leftInSeries = (db: Db, series: string): SeriesRow | undefined => counterOf(db).left.get(series);

export const keepLeft = (db: Db, series: string, row: SeriesRow | undefined): void => {
  if (row) counterOf(db).left.set(series, row);
  else counterOf(db).left.delete(series);
};
