import type { Composer } from '../letter.ts';
import { withdrawalOfLetter } from '../withdrawal-of-letter.ts';

/** The money is back. Why is not said here: it may be the house's own duty not to. */
export const withdrawalFailedLetter: Composer = async (ctx, job) => {
  const { amount, where } = await withdrawalOfLetter(ctx, job);
  return {
    subject: 'Your withdrawal could not be paid',
    paragraphs: [
      `${amount} could not be paid to ${where}. The whole amount is in your wallet again.`,
      `If you want to know more, write to ${ctx.config.supportEmail}.`,
    ],
    action: { label: 'Look at your wallet', url: `${ctx.config.publicOrigin}/profile/my-wallet` },
  };
};
