import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext } from '../../context.ts';
import {
  finishMailJob,
  giveUpMailJob,
  leaseMailJob,
  type MailJobRow,
  postponeMailJob,
} from '../../db/queries/identity-mail.ts';
import { confirmationLivesMs, newConfirmationToken } from './confirm.ts';
import { confirmationMail } from './mails.ts';

/** Longer than any mailer's own time limit: a job whose worker died is taken up again after this. */
const leaseMs = 120_000;
const attemptsMax = 10;
const pollMs = 500;
const retryMs = 5_000;

/** Waits 5 s, 10 s, 20 s … at most an hour between tries. */
export const retryDelayMs = (attempts: number): number => Math.min(5_000 * 2 ** (attempts - 1), 3_600_000);

/**
 * Sends every mail that is due; the number sent. Any number of processes may do so at once. A process killed between
 * sending and noting it sends again: a mail may come twice, but never not at all.
 */
export async function sendDueMails(ctx: ServerContext): Promise<number> {
  let sent = 0;
  for (;;) {
    const now = ctx.clock.now();
    const [job] = await ctx.db.query<MailJobRow>(leaseMailJob, [now, new Date(now.getTime() + leaseMs)]);
    if (job === undefined) return sent;
    if (await sendMail(ctx, job)) sent += 1;
  }
}

async function sendMail(ctx: ServerContext, job: MailJobRow): Promise<boolean> {
  try {
    if (job.confirmed_at === null) await ctx.mailer.send(await compose(ctx, job));
    await ctx.db.query(finishMailJob, [job.id, ctx.clock.now()]);
    return job.confirmed_at === null;
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    ctx.log.warn({ mailJob: String(job.id), attempts: job.attempts, reason }, 'a mail could not be sent');
    const now = ctx.clock.now();
    if (job.attempts >= attemptsMax) await ctx.db.query(giveUpMailJob, [job.id, now, reason]);
    else await ctx.db.query(postponeMailJob, [job.id, new Date(now.getTime() + retryDelayMs(job.attempts)), reason]);
    return false;
  }
}

async function compose(ctx: ServerContext, job: MailJobRow) {
  const token = await newConfirmationToken(ctx, job.player_id);
  return confirmationMail({
    to: job.email,
    firstName: job.first_name,
    // From the configuration alone: a Host header never decides where a link leads.
    url: `${ctx.config.publicOrigin}/confirm?token=${token}`,
    minutes: confirmationLivesMs / 60_000,
    supportEmail: ctx.config.supportEmail,
  });
}

/** Sends mails until `signal` ends it. Losing the database is waited out, told once: the jobs are safe where they lie. */
export async function runMailJobs(ctx: ServerContext, signal: AbortSignal): Promise<void> {
  let isInterrupted = false;
  while (!signal.aborted) {
    try {
      await sendDueMails(ctx);
      isInterrupted = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isInterrupted) ctx.log.warn({ reason }, 'mails wait until the database is back');
      isInterrupted = true;
    }
    await sleep(isInterrupted ? retryMs : pollMs, undefined, { signal }).catch(() => undefined);
  }
}
