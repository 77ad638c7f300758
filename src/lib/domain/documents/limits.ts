/** Bounds on what one player may send in. A day is the last 24 hours. */
export const uploadBytesMax = 10_000_000;
export const filesADay = 20;
export const filesInAll = 100;

/** A bill of more pages is no bill; a scan of a passport has two. */
export const pagesMax = 20;

/** What is known of the last decisions, as hours from the moment a document could be reviewed to its decision. */
export type ReviewFigures = { readonly decisions: number; readonly medianHours: number };

/** With fewer, a median says more about chance than about the house. */
const decisionsMin = 10;

export type ReviewTime =
  | { readonly known: 'measured'; readonly hours: number }
  | { readonly known: 'usual'; readonly workingDays: number };

/** How long a review takes: measured, in whole hours from 1 on, or what the house usually needs. */
export const reviewTimeOf = ({ decisions, medianHours }: ReviewFigures, usualDays: number): ReviewTime =>
  decisions < decisionsMin
    ? { known: 'usual', workingDays: usualDays }
    : { known: 'measured', hours: Math.max(1, Math.ceil(medianHours)) };
