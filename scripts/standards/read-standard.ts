import { readFileSync } from 'node:fs';
import { z } from 'zod';

const short = z.string().min(3).max(400);

/** What holds a requirement, or why nothing does. */
const answer = z.union([
  /** A test of ours, by its file and the very title that stands there. */
  z.strictObject({ test: z.strictObject({ file: z.string(), title: z.string().min(1) }) }),
  /** What has to be written down, and is: a file and a heading in it. */
  z.strictObject({ doc: z.strictObject({ file: z.string(), heading: z.string().min(1) }) }),
  /** Does not apply to this house, or is held by how it is made; the sentence says why. */
  z.strictObject({ reason: short }),
  /** Is not met; the sentence says what is missing. */
  z.strictObject({ open: short }),
]);
export type Answer = z.output<typeof answer>;

const row = z.strictObject({
  id: z.string().min(1),
  /** Where the standard has levels. */
  level: z.number().int().min(1).max(3).optional(),
  /** What it asks, in our words. */
  what: short,
  answer,
});
export type Row = z.output<typeof row>;

const standardShape = z.strictObject({
  title: short,
  /** Where its text is from and whose it is, as far as it could be read. */
  source: z.array(z.string().min(3)),
  /** How many requirements each section has, where all of them are known: by it a missing row is found. */
  sections: z.record(z.string(), z.number().int().positive()).optional(),
  rows: z.array(row).min(1),
});
export type Standard = z.output<typeof standardShape>;

export const parseStandard = (text: string): Standard => standardShape.parse(JSON.parse(text));
export const readStandard = (file: string): Standard => parseStandard(readFileSync(file, 'utf8'));
