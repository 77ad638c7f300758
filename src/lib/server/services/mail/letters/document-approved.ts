import { z } from 'zod';
import { subjects } from '#domain/documents/kinds.ts';
import { type Composer, playerOf } from '../letter.ts';

const facts = z.object({ subject: z.enum(subjects) });
const names = { identity: 'identity', address: 'address' } as const;

/** A check is through: nothing is left for the player to do. */
export const documentApprovedLetter: Composer = (ctx, job) => {
  playerOf(job);
  const name = names[facts.parse(job.facts).subject];
  return {
    subject: `Your ${name} is confirmed`,
    paragraphs: [`We have checked what you sent us, and your ${name} is confirmed. There is nothing else to do.`],
    action: { label: 'See your documents', url: `${ctx.config.publicOrigin}/profile/document` },
  };
};
