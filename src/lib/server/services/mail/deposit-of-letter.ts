import { z } from 'zod';
import { displayAmount } from '#domain/money/amount.ts';
import type { ServerContext } from '../../context.ts';
import { type DepositRow, findDeposit } from '../../db/queries/payments.ts';
import type { MailJob } from './letter.ts';

const facts = z.object({ depositId: z.string() });

/** The deposit that a letter is about, and its amount as people write it. */
export async function depositOfLetter(
  ctx: ServerContext,
  job: MailJob,
): Promise<{ readonly row: DepositRow; readonly amount: string }> {
  const [row] = await ctx.db.query<DepositRow>(findDeposit, [facts.parse(job.facts).depositId]);
  if (row === undefined) throw new Error('A letter about a deposit that is not there');
  return { row, amount: displayAmount(row.amount, row.currency) };
}
