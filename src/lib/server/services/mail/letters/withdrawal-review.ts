import type { Composer } from '../letter.ts';
import { withdrawalOfLetter } from '../withdrawal-of-letter.ts';

/** For the house's own desk: somebody has to look at a withdrawal. Who is paid where stands in the desk's list, not in a mail. */
export const withdrawalReviewLetter: Composer = async (ctx, job) => {
  const { row, amount } = await withdrawalOfLetter(ctx, job);
  // Decided before this was sent, or taken back.
  if (row.state !== 'in_review') return null;
  return {
    recipient: 'support',
    subject: `A withdrawal of ${amount} waits for review`,
    paragraphs: [`Held by ${row.holds === 0n ? 'its amount alone' : `${row.holds} of the review rules`}.`],
    smallPrint: [`npm run ops -- withdrawals show ${row.id}`],
  };
};
