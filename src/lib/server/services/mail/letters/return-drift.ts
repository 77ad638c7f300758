import { z } from 'zod';
import type { Composer } from '../letter.ts';

/** What `watchReturns` knows of a kind of bet that left its figures; amounts in minor units, summed over all counted days. */
const facts = z.object({
  game: z.string(),
  version: z.string(),
  currency: z.string(),
  kind: z.string(),
  direction: z.enum(['above', 'below']),
  day: z.string(),
  rounds: z.number(),
  staked: z.number(),
  returned: z.number(),
  expected: z.number(),
  deviations: z.number(),
});

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;

/** A game that returns otherwise than its exact figures say, for the house's own desk. */
export const returnDriftLetter: Composer = (_ctx, job) => {
  const { game, version, currency, kind, direction, day, rounds, staked, returned, expected, deviations } = facts.parse(
    job.facts,
  );
  return {
    recipient: 'support',
    subject: `${game} returns ${direction === 'above' ? 'more' : 'less'} than its figures say`,
    paragraphs: [
      `Until ${day}, ${rounds} rounds of ${game} (rules ${version}) on ${kind} in ${currency} returned ${percent(returned, staked)} of what was staked; its exact figure is ${percent(expected, staked)}. That is ${deviations.toFixed(2)} standard deviations.`,
      'An honest game is reported with a chance of one in a million. Take it off the shelf, verify its rounds, and note what was found.',
    ],
    smallPrint: [`To close this report: npm run ops -- returns settle ${game} ${kind} <what was found> --by <name>`],
  };
};
