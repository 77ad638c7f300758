import { z } from 'zod';
import { documentSlug } from '#domain/terms/agreement.ts';
import { type Composer, playerOf } from '../letter.ts';

const facts = z.object({
  changes: z.array(z.object({ document: z.string(), title: z.string(), day: z.string() })).min(1),
});

/** Announces new versions of the texts that the player agreed to: from when they hold, and where they lie side by side. */
export const termsChangingLetter: Composer = ({ config }, job) => {
  playerOf(job);
  const { changes } = facts.parse(job.facts);
  const [first] = changes;
  const nameOf = (title: string): string => title.replaceAll('{{operator.name}}', config.operatorName);
  return {
    subject: 'Our terms change',
    paragraphs: [
      'Texts that you agreed to change:',
      ...changes.map(
        ({ title, document, day }) =>
          `${nameOf(title)}, from ${day} (UTC): ${config.publicOrigin}/policies/${documentSlug(document)}`,
      ),
      'There the new text lies beside the one that you accepted, with every word that changed marked. Until that day nothing changes for you. From then on, deposits and promotions wait until you have accepted it; taking your money out never does.',
      'If you do not agree, you may close your account before that day.',
    ],
    action: {
      label: 'See what changes',
      url: `${config.publicOrigin}/policies/${documentSlug(first?.document ?? 'terms-and-conditions')}`,
    },
  };
};
