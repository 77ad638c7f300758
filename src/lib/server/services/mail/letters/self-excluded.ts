import { z } from 'zod';
import { type Composer, playerOf, timeOf } from '../letter.ts';

const facts = z.object({ until: z.string().nullable() });

/** Confirms a self-exclusion, which nobody of the house can shorten, and says where money and help are. */
export const selfExcludedLetter: Composer = (ctx, job) => {
  playerOf(job);
  const { until } = facts.parse(job.facts);
  const end = until === null ? 'for good' : `until ${timeOf(new Date(until))}`;
  return {
    subject: 'You are self-excluded',
    paragraphs: [
      `You have excluded yourself ${end}. Until then you cannot sign in, deposit or play, and we send you no offers.`,
      'The exclusion can be made longer, never shorter. When it is over nothing happens by itself: you decide whether you come back.',
      `Money of your own stays yours. Without signing in you have it paid out here: ${ctx.config.publicOrigin}/own-money. Or write to ${ctx.config.supportEmail}.`,
      'Free and confidential help: gamblingtherapy.org, in many languages, at any hour.',
    ],
    smallPrint: [`If this was not you, write to ${ctx.config.supportEmail}.`],
  };
};
