import type { ServerContext } from '../../context.ts';
import { endPushJob, forgetPush, leasePushJob, type PushJobRow, postponePushJob } from '../../db/queries/push.ts';
import { poll } from '../poll.ts';
import { pushMessageOf } from './push-message.ts';

/** Longer than a service may take to answer: a job whose worker died is taken up again after this. */
const leaseMs = 60_000;
const pollMs = 1_000;
const dayMs = 86_400_000;

/** Waits 30 s, 1 min, 2 min … at most an hour between tries. */
const retryDelayMs = (attempts: number): number => Math.min(30_000 * 2 ** (attempts - 1), 3_600_000);

/**
 * Sends every message that is due; how many were taken. Any number of processes may do so at once. What is a day old is news no more and
 * goes unsent. One that was killed between sending and noting it sends again: the browser shows the one in the place of the other.
 */
export async function sendDuePushes(ctx: ServerContext): Promise<number> {
  let sent = 0;
  for (;;) {
    const now = ctx.clock.now();
    const [job] = await ctx.db.query<PushJobRow>(leasePushJob, [now, new Date(now.getTime() + leaseMs)]);
    if (job === undefined) return sent;
    if (await sendPush(ctx, job, now)) sent += 1;
  }
}

async function sendPush(ctx: ServerContext, job: PushJobRow, now: Date): Promise<boolean> {
  const leftMs = job.created_at.getTime() + dayMs - now.getTime();
  const message = pushMessageOf(job.kind, job.facts);
  if (leftMs <= 0 || message === undefined) {
    await ctx.db.query(endPushJob, [job.id]);
    return false;
  }
  const answer = await ctx.push.send(
    job,
    JSON.stringify({ ...message, tag: `${job.kind}-${job.id}` }),
    Math.floor(leftMs / 1000),
  );
  if (answer === 'later') {
    await ctx.db.query(postponePushJob, [job.id, new Date(ctx.clock.now().getTime() + retryDelayMs(job.attempts))]);
    return false;
  }
  // Its other jobs go with it.
  if (answer === 'gone') await ctx.db.query(forgetPush, [job.subscription_id]);
  else await ctx.db.query(endPushJob, [job.id]);
  if (answer === 'refused') ctx.log.warn({ kind: job.kind }, 'a push service refused a message');
  return answer === 'taken';
}

/** Sends messages until `signal` ends it. */
export const runPushJobs = (ctx: ServerContext, signal: AbortSignal): Promise<void> =>
  poll(ctx, signal, {
    job: 'pushes',
    work: () => sendDuePushes(ctx),
    pollMs,
    waits: 'messages to browsers wait until the database is back',
  });
