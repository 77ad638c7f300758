import { newLinkToken, resetLivesMs } from '../../identity/reset-token.ts';
import { listShutOut } from '../../own-money/link.ts';
import type { Composer } from '../letter.ts';

/** The link by which who cannot sign in has the own money paid out. Null: an address of nobody, of who may sign in, or of who has none. */
export const ownMoneyLetter: Composer = async (ctx, job) => {
  if (job.player === null || !(await listShutOut(ctx, job.player.id))) return null;
  const token = await newLinkToken(ctx, job.player.id, 'own_money');
  return {
    subject: 'Have your money paid out',
    paragraphs: [
      'Somebody, we hope you, asked to have your own money paid out although you cannot sign in.',
      'The link shows what is yours and pays it out. It opens nothing else, and it shortens no exclusion.',
    ],
    action: { label: 'See my money', url: `${ctx.config.publicOrigin}/own-money?token=${token}` },
    smallPrint: [
      `The link works once and for ${resetLivesMs / 60_000} minutes. Only the newest one works.`,
      'If you did not ask for it, ignore this mail: your money stays where it is.',
    ],
  };
};
