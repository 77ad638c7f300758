import { newLinkToken, resetLivesMs } from '../../identity/reset-token.ts';
import type { Composer } from '../letter.ts';

/** The link for a new password. Whoever asks again makes the link of the mail before worthless. */
export const resetPasswordLetter: Composer = async (ctx, job) => {
  // An address that nobody has an account with, or a fourth mail in ten minutes.
  if (job.player === null) return null;
  const token = await newLinkToken(ctx, job.player.id, 'reset');
  return {
    subject: 'Reset your password',
    paragraphs: ['Somebody, we hope you, asked for a new password for your account.'],
    action: { label: 'Choose a new password', url: `${ctx.config.publicOrigin}/?resetToken=${token}` },
    smallPrint: [
      `The link works once and for ${resetLivesMs / 60_000} minutes. Only the newest one works.`,
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
  };
};
