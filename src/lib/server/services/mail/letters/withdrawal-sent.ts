import type { Composer } from '../letter.ts';
import { withdrawalOfLetter } from '../withdrawal-of-letter.ts';

/** The money has left the house (GLI-19 2.5.7). */
export const withdrawalSentLetter: Composer = async (ctx, job) => {
  const { row, amount, where } = await withdrawalOfLetter(ctx, job);
  return {
    subject: 'Your withdrawal is on its way',
    paragraphs: [`We have paid ${amount} to ${where}.`, `The payment has the reference ${row.reference ?? ''}.`],
    smallPrint: [`If it does not arrive, write to ${ctx.config.supportEmail} and name the reference.`],
  };
};
