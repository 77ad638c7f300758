import { z } from 'zod';
import { isDay } from '#domain/day.ts';

const text = (min: number, max: number) =>
  z
    .string({ error: 'must be text; write it between quotation marks when it holds a colon' })
    .trim()
    .min(min, `must have at least ${min} characters`)
    .max(max, `must have at most ${max} characters`);

/** A day of the calendar, written YYYY-MM-DD; read as its beginning in UTC. */
const day = z
  .string({ error: 'must be a day such as 2026-12-31' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day written year-month-day, such as 2026-12-31')
  .refine(isDay, 'is no day of the calendar')
  .transform((written) => new Date(`${written}T00:00:00Z`));

const yesNo = z.boolean({ error: 'must be true or false, without quotation marks' });
const position = z
  .int({ error: 'must be a whole number: lower ones come first' })
  .min(0, 'must be 0 or more')
  .max(9_999, 'must be at most 9999');

/** What every text may say of when it is shown. A draft is shown in the preview alone. */
const shown = {
  draft: yesNo.default(false),
  validFrom: day.optional(),
  validTo: day.optional(),
};

const inOrder = ({ validFrom, validTo }: { validFrom?: Date | undefined; validTo?: Date | undefined }): boolean =>
  validFrom === undefined || validTo === undefined || validFrom <= validTo;
const orderFault = { path: ['validTo'], message: 'lies before validFrom' };

const change = z.strictObject({ date: day, summary: text(10, 300) });

/** Terms and policies: one page each, whose path is the file's. */
export const policySchema = z
  .strictObject({
    title: text(3, 60),
    description: text(40, 180),
    /** The day from which this text holds. */
    inForceFrom: day,
    /** What changed, newest first; the date is that of the announcement. */
    changes: z.array(change).min(1, 'must name at least the first publication: a date and a summary'),
    ...shown,
  })
  .refine(inOrder, orderFault)
  .refine(({ changes }) => changes.every(({ date }, at) => at === 0 || date <= (changes[at - 1]?.date ?? date)), {
    path: ['changes'],
    message: 'must stand with the newest first',
  })
  .refine(({ changes, inForceFrom }) => (changes[0]?.date ?? inForceFrom) <= inForceFrom, {
    path: ['inForceFrom'],
    message: 'lies before the newest of the changes: a text cannot hold before it was announced',
  });

/** The groups of questions, in the order in which the page shows them. */
export const faqGroups = [
  'start',
  'account',
  'deposits',
  'withdrawals',
  'play',
  'fairness',
  'bonuses',
  'safety',
] as const;
export type FaqGroup = (typeof faqGroups)[number];

/** A question; the text below is its answer. The file's name is its anchor. */
export const faqSchema = z
  .strictObject({
    question: text(8, 140).refine((question) => question.endsWith('?'), 'must end with a question mark'),
    group: z.enum(faqGroups, { error: `must be one of ${faqGroups.join(', ')}` }),
    order: position,
    /** The first five of these stand on the home page as well. */
    home: yesNo.default(false),
    ...shown,
  })
  .refine(inOrder, orderFault);

/** Which of the engine's offers a promotion describes: its figures stand beside the text. */
export const offers = ['welcome', 'doubled', 'no-deposit'] as const;

/** A promotion; the text below are its conditions. The file's name is its anchor. */
export const promotionSchema = z
  .strictObject({
    title: text(3, 80),
    description: text(40, 240),
    offer: z.enum(offers, { error: `must be one of ${offers.join(', ')}` }),
    order: position,
    ...shown,
  })
  .refine(inOrder, orderFault);

/** A page of the house that is no policy, such as the one about us. */
export const pageSchema = z
  .strictObject({ title: text(3, 60), description: text(40, 180), ...shown })
  .refine(inOrder, orderFault);
