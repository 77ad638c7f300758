import type { Logger } from 'pino';
import type { Clock } from './context.ts';
import type { Db } from './db/db.ts';
import { readClock } from './db/queries/clock.ts';

/** How far the clock of a process may be from the database's, in ms. */
const skewMsMax = 2_000;
const measureEveryMs = 10_000;
const tries = 3;

/** A start that is refused. The message names both times and what to do. */
export class ClockSkewed extends Error {
  override readonly name = 'ClockSkewed';
}

/** The database's clock, as this process knows it. */
export type HouseClock = Clock & {
  /** By how much this process's own clock was ahead when it was last held against the database's, in ms. */
  readonly skewMs: () => number;
  /** Holds both against each other once more; too far apart, they are an alarm in the log. */
  readonly look: (log: Pick<Logger, 'error'>) => Promise<void>;
  /** Looks from now on regularly. */
  readonly keep: (log: Logger) => void;
  readonly stop: () => void;
};

type Reading = { readonly atMs: number; readonly theirMs: number; readonly ownMs: number; readonly tookMs: number };

const read = async (db: Db): Promise<Reading> => {
  const asked = performance.now();
  const [row] = await db.query<{ at: Date }>(readClock);
  const told = performance.now();
  if (row === undefined) throw new Error('The database told no time');
  // Somewhere between the question and the answer: in the middle, by all that is known.
  return {
    atMs: (asked + told) / 2,
    theirMs: row.at.getTime(),
    ownMs: Date.now() - (told - asked) / 2,
    tookMs: told - asked,
  };
};

/** Of several readings the quickest says most. */
const readBest = async (db: Db): Promise<Reading> => {
  let best = await read(db);
  for (let again = 1; again < tries; again += 1) {
    const next = await read(db);
    if (next.tookMs < best.tookMs) best = next;
  }
  return best;
};

/**
 * The time of the house: the database's, carried on by what has passed since it was asked. That is counted by a clock that nobody
 * sets, so that a jump of the machine's own changes no limit, no draw and no bet.
 */
export async function createHouseClock(db: Db): Promise<HouseClock> {
  let last = await readBest(db);
  let timer: NodeJS.Timeout | undefined;
  const skewMs = () => Math.round(last.ownMs - last.theirMs);
  const look = async (log: Pick<Logger, 'error'>) => {
    last = await readBest(db);
    if (Math.abs(skewMs()) > skewMsMax) log.error(timesOf(last), 'the clock of this process is not the database’s');
  };
  return {
    now: () => new Date(last.theirMs + (performance.now() - last.atMs)),
    skewMs,
    look,
    keep: (log) => {
      // A database that is away tells no time: the house goes on by what it knows.
      timer = setInterval(() => void look(log).catch(() => undefined), measureEveryMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}

const timesOf = ({ ownMs, theirMs }: Pick<Reading, 'ownMs' | 'theirMs'>) => ({
  own: new Date(ownMs).toISOString(),
  database: new Date(theirMs).toISOString(),
  skewSeconds: Math.round((ownMs - theirMs) / 100) / 10,
});

/** Throws `ClockSkewed` where this machine and the database's do not agree on the time: one of them would be wrong about the rest. */
export async function refuseSkew(db: Db): Promise<void> {
  const reading = await readBest(db);
  // An answer that took long says little: a doubt is no refusal.
  const skewed = Math.abs(reading.ownMs - reading.theirMs) - reading.tookMs / 2;
  if (skewed <= skewMsMax) return;
  const { own, database, skewSeconds } = timesOf(reading);
  throw new ClockSkewed(
    `This machine says that it is ${own}, the database ${database}: ${Math.abs(skewSeconds)} s apart. Bets, limits and draws go by ` +
      'the database’s clock, and nobody could say which is right: let both machines take their time from the network (NTP, ' +
      'timedatectl set-ntp true), then start again.',
  );
}
