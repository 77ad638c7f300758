import { z } from 'zod';
import { registerNames, registerTitles } from '#domain/registers/register.ts';
import { type Composer, playerOf } from '../letter.ts';

const facts = z.object({ register: z.enum(registerNames) });

/** Says that a register has the player in it, that the house can change nothing about it, and where money and help are. */
export const registerExcludedLetter: Composer = (ctx, job) => {
  playerOf(job);
  const register = registerTitles[facts.parse(job.facts).register];
  return {
    subject: `${register} has you excluded`,
    paragraphs: [
      `We asked ${register}, and it says that you have excluded yourself from gambling. While it says so you cannot sign in, deposit or play here, and we send you no offers.`,
      `Only ${register} can change this; nobody of ours can. Once it says otherwise you can sign in again.`,
      `Money of your own stays yours. Without signing in you have it paid out here: ${ctx.config.publicOrigin}/own-money. Or write to ${ctx.config.supportEmail}.`,
      'Free and confidential help: gamblingtherapy.org, in many languages, at any hour.',
    ],
    smallPrint: [`Questions: ${ctx.config.supportEmail}.`],
  };
};
