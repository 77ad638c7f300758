import type { Mail } from '../../adapters/mail/mailer.ts';
import type { ServerContext } from '../../context.ts';
import { finishMailJob, giveUpMailJob, leaseMailJob, type MailJobRow, postponeMailJob } from '../../db/queries/mail.ts';
import { poll } from '../poll.ts';
import { composerOf } from './composers.ts';
import { layOut } from './layout.ts';
import type { MailJob } from './letter.ts';

/** Longer than any mailer's own time limit: a job whose worker died is taken up again after this. */
const leaseMs = 120_000;
const attemptsMax = 10;
const pollMs = 500;

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
    const kind = { 'faceup.mail.kind': job.kind };
    const isSent = await ctx.tracing.follow('send mail', 'client', kind, job.traceparent, () => sendMail(ctx, job));
    if (isSent) sent += 1;
  }
}

async function sendMail(ctx: ServerContext, job: MailJobRow): Promise<boolean> {
  try {
    const mail = await compose(ctx, job);
    if (mail !== null) await ctx.mailer.send(mail);
    await ctx.db.query(finishMailJob, [job.id, ctx.clock.now()]);
    return mail !== null;
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    const facts = { mailJob: String(job.id), kind: job.kind, attempts: job.attempts, reason };
    ctx.log.warn(facts, 'a mail could not be sent');
    ctx.tracing.note({ 'error.type': reason });
    const now = ctx.clock.now();
    if (job.attempts >= attemptsMax) await ctx.db.query(giveUpMailJob, [job.id, now, reason]);
    else await ctx.db.query(postponeMailJob, [job.id, new Date(now.getTime() + retryDelayMs(job.attempts)), reason]);
    return false;
  }
}

async function compose(ctx: ServerContext, row: MailJobRow): Promise<Mail | null> {
  const job: MailJob = { id: row.id, askedAt: row.created_at, player: playerOfRow(row), facts: row.facts };
  const letter = await composerOf(row.kind)(ctx, job);
  if (letter === null) return null;
  const { operatorName: house, supportEmail } = ctx.config;
  if (letter.recipient === 'support') return layOut(letter, { to: supportEmail, house, greeting: null });
  if (letter.recipient !== undefined) return layOut(letter, { to: letter.recipient.email, house, greeting: 'Hello' });
  if (job.player === null) throw new Error('A mail to a player needs one');
  return layOut(letter, { to: job.player.email, house, greeting: `Hello ${job.player.callName}` });
}

function playerOfRow(row: MailJobRow): MailJob['player'] {
  if (row.player_id === null) return null;
  const { player_id: id, email, call_name: callName, confirmed_at } = row;
  return { id, email, callName, confirmed: confirmed_at !== null };
}

/** Sends mails until `signal` ends it. */
export const runMailJobs = (ctx: ServerContext, signal: AbortSignal): Promise<void> =>
  poll(ctx, signal, {
    job: 'mails',
    work: () => sendDueMails(ctx),
    pollMs,
    waits: 'mails wait until the database is back',
  });
