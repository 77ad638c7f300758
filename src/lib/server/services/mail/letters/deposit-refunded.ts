import { depositOfLetter } from '../deposit-of-letter.ts';
import type { Composer } from '../letter.ts';

/** What was held has gone back to where it came from. */
export const depositRefundedLetter: Composer = async (ctx, job) => {
  const { row, amount } = await depositOfLetter(ctx, job);
  return {
    subject: 'Your payment was refunded',
    paragraphs: [
      `We have given your payment of ${amount} back to where it came from. Until your bank or wallet shows it a few days may go by.`,
    ],
    smallPrint: [`If it does not arrive, write to ${ctx.config.supportEmail} and name the number ${row.id}.`],
  };
};
