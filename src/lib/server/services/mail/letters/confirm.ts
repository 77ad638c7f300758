import { confirmationLivesMs, newConfirmationToken } from '../../identity/confirm.ts';
import { type Composer, playerOf } from '../letter.ts';

/** Confirms an address. Not sent any more once that is done. */
export const confirmLetter: Composer = async (ctx, job) => {
  const player = playerOf(job);
  if (player.confirmed) return null;
  const token = await newConfirmationToken(ctx, player.id);
  return {
    subject: 'Verify your email address',
    paragraphs: ['Please confirm that this is your email address.'],
    action: { label: 'Verify my address', url: `${ctx.config.publicOrigin}/confirm?token=${token}` },
    smallPrint: [
      `The link works once and for ${confirmationLivesMs / 60_000} minutes. If it has expired, sign in and ask for another under the bell.`,
      `If you did not open an account with us, ignore this email or write to ${ctx.config.supportEmail}.`,
    ],
  };
};
