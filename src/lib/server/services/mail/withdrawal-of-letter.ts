import { z } from 'zod';
import { displayAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import { findForStaff, type StaffRow } from '../../db/queries/payouts.ts';
import type { MailJob } from './letter.ts';

const facts = z.object({ withdrawalId: z.string() });

/** The withdrawal that a letter is about, its amount as people write it, and where it goes in words. */
export async function withdrawalOfLetter(
  ctx: ServerContext,
  job: MailJob,
): Promise<{ readonly row: StaffRow; readonly amount: string; readonly where: string }> {
  const [row] = await ctx.db.query<StaffRow>(findForStaff, [facts.parse(job.facts).withdrawalId]);
  if (row === undefined) throw new Error('A letter about a withdrawal that is not there');
  const where = row.provider === 'skrill' ? `the Skrill account ${row.destination}` : `the address ${row.destination}`;
  return { row, amount: displayAmount(row.amount, row.currency), where };
}
