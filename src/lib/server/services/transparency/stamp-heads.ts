import { setTimeout as sleep } from 'node:timers/promises';
import { headBytes } from '#domain/transparency/head.ts';
import type { ServerContext } from '../../context.ts';
import {
  endStamping,
  insertStamp,
  leaseStamping,
  listUnstamped,
  postponeStamping,
} from '../../db/queries/head-stamps.ts';
import type { HeadRow } from '../../db/queries/transparency.ts';
import { headOfRow } from './publish-head.ts';
import { writeStampsDown } from './stamps-file.ts';

/** What stamping heads needs of the house. */
export type Stamper = Pick<ServerContext, 'db' | 'clock' | 'log' | 'timeStamps'> & {
  readonly config: { readonly dataDir: string };
};

const minuteMs = 60_000;
const pollMs = 10_000;
/** Longer than all heads of one turn take, each with the longest answer. */
const leaseMs = 3 * minuteMs;
const headsATurn = 12;
/** Older heads stay without: every newer head’s stamp is of a tree that has theirs in it. */
const stampedForMs = 7 * 86_400_000;

/** Asks again after 1, 2, 4 … minutes, at most after an hour. */
const delayMs = (attempts: number): number => Math.min(minuteMs * 2 ** (attempts - 1), 60 * minuteMs);

/**
 * Has the heads of a week that are without a stamp stamped, the oldest first, and writes stamps into this machine’s file. Any number of
 * processes may do so at once: one asks. An authority that gives none is asked again later, and the log says so each time.
 */
export async function stampHeads(ctx: Stamper): Promise<void> {
  await askForStamps(ctx);
  await writeStampsDown(ctx);
}

async function askForStamps({ db, clock, log, timeStamps }: Stamper): Promise<void> {
  if (!timeStamps) return;
  const now = clock.now();
  const since = new Date(now.getTime() - stampedForMs);
  const waiting = async () => (await db.query<HeadRow>(listUnstamped, [since, headsATurn])).map(headOfRow);
  if ((await waiting()).length === 0) return;
  const [lease] = await db.query<{ attempts: number }>(leaseStamping, [now, new Date(now.getTime() + leaseMs)]);
  if (!lease) return;
  for (const head of await waiting()) {
    const stamp = await timeStamps.stamp(headBytes(head));
    if (!stamp.ok) {
      const again = new Date(clock.now().getTime() + delayMs(lease.attempts));
      await db.query(postponeStamping, [again]);
      const { code, facts } = stamp;
      log.warn({ reason: code, ...facts, attempts: lease.attempts, again }, 'a head of the log was not stamped');
      return;
    }
    const { at, by, token } = stamp.value;
    await db.query(insertStamp, [head.at, at, by, Buffer.from(token)]);
  }
  await db.query(endStamping, [clock.now()]);
}

/** Stamps heads until `signal` ends it: beside the jobs of each minute, none of which waits for an authority. */
export async function runStamps(ctx: Stamper, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await stampHeads(ctx).catch((error: unknown) => {
      // A database that is away is no reason to end: the next turn tries again.
      ctx.log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'stamping heads was interrupted',
      );
    });
    await sleep(pollMs, undefined, { signal }).catch(() => undefined);
  }
}
