import * as z from 'zod/mini';
import {
  cohortMonths,
  daysBetween,
  reportDaysMax,
  reportFigures,
  reportKeys,
  vaultForms,
} from '#domain/desk/report.ts';
import { currencyCode, day, instant, money, orNone } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { figures } from './today.ts';

/** Days of UTC, both of them counted. */
const period = { from: day, to: day };
const isPeriod = z.refine<{ from: string; to: string }>(({ from, to }) => {
  const days = daysBetween(from, to).length;
  return days > 0 && days <= reportDaysMax;
});

/** What a day is opened by is one of the period's. */
const isDayOfIt = z.refine<{ from: string; to: string; by: string; key: string }>(
  ({ from, to, by, key }) => by !== 'day' || daysBetween(from, to).includes(key),
);

const row = z.strictObject({
  /** A day, a currency, a country, a game’s, a studio’s or an affiliate’s id, a month of registration (YYYY-MM); `none` where there is none. */
  key: z.string(),
  /** What a game is called. */
  name: z.nullable(z.string()),
  ...figures.shape,
  /** What the house kept of the stakes, in percent; null where nothing was staked. */
  hold: z.nullable(z.string()),
});

const report = z.strictObject({
  rows: z.array(row),
  /** A row a currency: all of the period. */
  totals: z.array(row),
  /** Days of the period that are over and not added up yet; they are in none of the figures. */
  uncounted: z.int(),
});
export type Report = z.input<typeof report>;

const choice = { ...period, by: z.enum(reportKeys) };

export const readReport = defineDeskCall({
  method: 'GET',
  path: '/desk-service/reports',
  summary: 'What the house took and gave in a period, by the books, told apart by one thing and by currency',
  access: 'reports.read',
  query: z.strictObject(choice).check(isPeriod),
  response: report,
  errors: [],
});

export const exportReport = defineDeskCall({
  method: 'GET',
  path: '/desk-service/reports/file',
  summary: 'A report as CSV',
  access: 'reports.read',
  query: z.strictObject(choice).check(isPeriod),
  answers: 'file',
  fileTypes: ['text/csv'],
  response: z.file(),
  errors: [],
});

const postings = z.strictObject({
  postings: z.array(
    z.strictObject({
      /** The number of its movement and of its account: no two are alike. */
      id: z.string(),
      movement: z.string(),
      at: instant,
      kind: z.string(),
      country: z.nullable(z.string()),
      game: z.nullable(z.string()),
      /** What it adds to the figure. */
      amount: money,
    }),
  ),
  next: z.nullable(z.string()),
});
export type ReportPostings = z.input<typeof postings>;

export const listReportPostings = defineDeskCall({
  method: 'GET',
  path: '/desk-service/reports/postings',
  summary: 'The postings of which a figure of a report is the sum, the newest first; no player is named',
  access: 'reports.read',
  query: z
    .strictObject({
      ...choice,
      key: z.string().check(z.minLength(1), z.maxLength(100)),
      currency: currencyCode,
      figure: z.enum(reportFigures),
      before: orNone(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}\|\d{1,18}\|\d{1,18}$/))),
    })
    .check(isPeriod, isDayOfIt),
  response: postings,
  errors: [],
});

const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));
const cohorts = z.strictObject({
  /** The last day that is counted; null: none is yet. */
  until: z.nullable(day),
  /** Days that are not told apart by who sent their players yet; they are in none of the figures. */
  uncounted: z.int(),
  /** The month of registration, the last first. */
  rows: z.array(
    z.strictObject({
      cohort: month,
      registered: z.int(),
      /** From that month on, to the present one. */
      months: z.array(
        z.strictObject({
          month,
          /** Of them, how many staked real money or a free spin, and how many had a deposit credited. */
          played: z.int(),
          paid: z.int(),
          deposits: money,
          ngr: money,
        }),
      ),
    }),
  ),
});
export type Cohorts = z.input<typeof cohorts>;

export const readCohorts = defineDeskCall({
  method: 'GET',
  path: '/desk-service/reports/cohorts',
  summary: `Players by the month in which they registered, of the last ${cohortMonths}: how many came again, and what they brought in a currency`,
  access: 'reports.read',
  query: z.strictObject({ currency: currencyCode }),
  response: cohorts,
  errors: [],
});

/** A POST, since it leaves an entry in the log. */
export const exportVault = defineDeskCall({
  method: 'POST',
  path: '/desk-service/vault/file',
  summary:
    'A day of the whole house, leaf by leaf of the log of the books, as a file that proves itself; or the records of it in the manner of an authority',
  access: 'reports.vault',
  body: z.strictObject({ day, form: z._default(z.enum(vaultForms), 'leaves') }),
  answers: 'file',
  fileTypes: ['application/jsonl', 'application/zip'],
  response: z.file(),
  errors: ['not_found', 'records_not_set', 'rate_limited'],
});

export const checkReport = defineDeskCall({
  method: 'POST',
  path: '/desk-service/reports/check',
  summary: 'Add the days of a period up anew from the postings, and compare',
  access: 'reports.read',
  body: z.strictObject(period).check(isPeriod),
  response: z.strictObject({
    /** Days that were added up anew. */
    days: z.int(),
    /** Those whose figures are not what the postings come to. */
    wrong: z.array(day),
  }),
  errors: [],
});
