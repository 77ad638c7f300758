import { type Composer, timeOf } from '../letter.ts';
import { withdrawalOfLetter } from '../withdrawal-of-letter.ts';

/** Confirms a request (GLI-19 2.5.7), and lets an owner who did not make it know. It says nothing of taking it back. */
export const withdrawalRequestedLetter: Composer = async (ctx, job) => {
  const { amount, where } = await withdrawalOfLetter(ctx, job);
  return {
    subject: 'We have your request to withdraw',
    paragraphs: [
      `On ${timeOf(job.askedAt)} you asked us to pay ${amount} to ${where}.`,
      'The money is set aside for it. We write to you again when it is on its way.',
    ],
    action: {
      label: 'See how it stands',
      url: `${ctx.config.publicOrigin}/profile/my-wallet/transaction-history`,
    },
    smallPrint: [`If this was not you, change your password and write to ${ctx.config.supportEmail} at once.`],
  };
};
