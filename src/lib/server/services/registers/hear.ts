import { numberOf } from '#domain/registers/national-number.ts';
import type { RegisterAnswer, RegisterMoment, RegisterName } from '#domain/registers/register.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { endGameSessions, endMarketing } from '../../db/queries/breaks.ts';
import { forgetKnownDevices } from '../../db/queries/known-devices.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import {
  countNumbers,
  type HeardRow,
  hearRegister,
  type NumbersRow,
  recordQuestion,
} from '../../db/queries/registers.ts';
import { lockPlay } from '../../db/queries/seeds.ts';
import { endAllSessions } from '../../db/queries/sessions.ts';
import type { Caller } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { releaseRounds } from '../safer-play/release-rounds.ts';
import { flagOtherAccounts } from '../safer-play/same-person.ts';

/** A question and what came of it. `reason`: why nothing was said. */
export type Question = {
  readonly id: string;
  readonly playerId: string;
  readonly register: RegisterName;
  readonly moment: RegisterMoment;
  readonly askedAt: Date;
  readonly answer: RegisterAnswer;
  readonly reason: string | null;
  readonly reference: string | null;
  /** How many numbers the player had given when it was asked; null of a register that knows people by none. */
  readonly numbers: number | null;
};

/** Before its end an answer is asked for anew of who is here; a register that is silent, each few seconds. */
const silentAgainMs = 5_000;

/**
 * Notes questions of one moment and does what the answer of the first asks for, in one transaction. What was asked before a number was given in another's place lets
 * nobody play. Who is excluded is so with its commit, on every path: all
 * sessions and streams end, as with an exclusion of the player's own, and what was left open is decided.
 */
export async function hear(ctx: ServerContext, caller: Caller, questions: readonly Question[]): Promise<void> {
  const [question] = questions;
  if (question === undefined) return;
  const { playerId, register, askedAt, answer } = question;
  const changed = await ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    // A register that is left alone was not asked: an outage is no row for each player and few seconds.
    for (const { id, moment, reason, reference, ...one } of questions)
      if (reason !== 'paused')
        await tx.query(recordQuestion, [id, playerId, register, moment, askedAt, now, one.answer, reason, reference]);
    if (answer !== 'excluded' && (await isOfOlderNumber(tx, question))) return 'same';
    const { until, next } = spanOf(answer, now, ctx.config.registers.freshMs);
    const [heard] = await tx.query<HeardRow>(hearRegister, [playerId, register, answer, askedAt, until, next, now]);
    if (heard?.changed === 'lifted')
      await writeSecurityEvent(tx, now, 'register_lifted', { playerId, caller }, { register });
    if (heard?.changed !== 'excluded') return heard?.changed;
    await tx.query(endAllSessions, [playerId, now, null]);
    await tx.query(forgetKnownDevices, [playerId]);
    await tx.query(endGameSessions, [playerId, now]);
    await tx.query(endMarketing, [playerId]);
    await writeSecurityEvent(tx, now, 'register_excluded', { playerId, caller }, { register });
    await tx.query(enqueueMail, ['register_excluded', playerId, now, { register }]);
    await flagOtherAccounts(tx, caller, playerId, now);
    return heard.changed;
  });
  if (changed !== 'excluded' && changed !== 'lifted') return;
  await ctx.keepJournal();
  if (changed === 'excluded') await releaseRounds(ctx, playerId);
}

/** Whether another number was given since the question was asked. From here on its player stands still. */
async function isOfOlderNumber(tx: Queryable, { playerId, register, numbers }: Question): Promise<boolean> {
  const country = numberOf[register];
  if (numbers === null || country === undefined) return false;
  await tx.query(lockPlay, [playerId]);
  const [row] = await tx.query<NumbersRow>(countNumbers, [playerId, country]);
  return row?.numbers !== numbers;
}

/** Until when an answer lets somebody play, and when it is asked for again while they are here. */
function spanOf(answer: RegisterAnswer, now: Date, freshMs: number): { until: Date | string; next: Date | string } {
  const after = (ms: number) => new Date(now.getTime() + ms);
  // Half-way, so that what is asked then has the other half to be answered.
  if (answer === 'clear') return { until: after(freshMs), next: after(freshMs / 2) };
  return { until: '-infinity', next: answer === 'unreachable' ? after(silentAgainMs) : 'infinity' };
}
