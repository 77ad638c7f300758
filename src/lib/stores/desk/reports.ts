import { atom } from 'nanostores';
import {
  daysBetween,
  type ReportFigure,
  type ReportKey,
  reportDaysMax,
  reportKeys,
  type VaultForm,
} from '#domain/desk/report.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { ok } from '#domain/result.ts';
import { saveFile } from '../calls/save-file.ts';
import { queryValue, setQuery } from '../shell/navigation.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, callDeskFile, type DeskAnswer, type DeskCode } from './call-desk.ts';
import { createDeskList } from './pages.ts';

export type ReportChoice = { readonly from: string; readonly to: string; readonly by: ReportKey };
export type ReportRow = DeskAnswer<'readReport'>['rows'][number];
export type ReportPosting = DeskAnswer<'listReportPostings'>['postings'][number];

const dayMs = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The last four weeks with today, by day. */
const usual = (now: number): ReportChoice => ({ from: dayOf(now - 27 * dayMs), to: dayOf(now), by: 'day' });

/** What is wrong with a period, or null: a day is missing, the end comes first, or it is too long. */
export const periodFault = ({ from, to }: ReportChoice): 'missing' | 'order' | 'long' | null => {
  if (from === '' || to === '') return 'missing';
  const days = daysBetween(from, to).length;
  if (days === 0) return 'order';
  return days > reportDaysMax ? 'long' : null;
};

/** What the address says; what it does not say, or says wrongly, is as usual. */
const choiceOf = (now: number): ReportChoice => {
  const { from, to, by } = usual(now);
  const asked = { from: queryValue('from') ?? from, to: queryValue('to') ?? to };
  const key = reportKeys.find((one) => one === queryValue('by')) ?? by;
  const isGood = [asked.from, asked.to].every(
    (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)),
  );
  return isGood && periodFault({ ...asked, by: key }) === null ? { ...asked, by: key } : { from, to, by: key };
};

export const $reportChoice = atom<ReportChoice>(usual(Date.now()));

/** The report, and what it is of: while another one loads, its rows are not there yet. */
export const $report = createDeskQuery(async () => {
  const choice = $reportChoice.get();
  const answer = await callDesk('readReport', { query: choice });
  return answer.ok ? ok({ choice, ...answer.value }) : answer;
});

/** Reads the address, once there is one. */
export const openReport = (): void => $reportChoice.set(choiceOf(Date.now()));

export const showReport = (choice: ReportChoice): void => {
  $reportChoice.set(choice);
  for (const [name, value] of Object.entries(choice)) setQuery(name, value);
  void $report.reload();
};

/** Saves it on this device; what went wrong, or null. */
export const saveReport = async (): Promise<DeskCode | null> => {
  const answer = await callDeskFile('exportReport', { query: $reportChoice.get() });
  if (!answer.ok) return answer.code;
  saveFile(answer.value.name, answer.value.blob);
  return null;
};

/** The day that ended last. */
export const dayBefore = (now: number): string => dayOf(now - dayMs);

/** Saves a day of the whole house on this device, in one of its forms; what went wrong, or null. */
export const saveVault = async (day: string, form: VaultForm): Promise<DeskCode | null> => {
  const answer = await callDeskFile('exportVault', { body: { day, form } });
  if (!answer.ok) return answer.code;
  saveFile(answer.value.name, answer.value.blob);
  return null;
};

/** Adds the days of the period up anew, and compares. */
export const checkReport = ({ from, to }: ReportChoice) => callDesk('checkReport', { body: { from, to } });

/** The postings of which a figure of a row is the sum. */
export const createReportPostings = (choice: ReportChoice, { key, currency }: ReportRow, figure: ReportFigure) =>
  createDeskList<ReportPosting>(async (before) => {
    const query = { ...choice, key, currency, figure, ...(before !== undefined && { before }) };
    const answer = await callDesk('listReportPostings', { query });
    return answer.ok ? ok({ items: answer.value.postings, next: answer.value.next }) : answer;
  });

/** A figure of each day in units of a currency, for a drawing: as near as the eye sees. */
export const chartOf = (
  days: readonly string[],
  rows: readonly ReportRow[],
  figure: ReportFigure,
  currency: CurrencyCode,
): number[] => {
  const own = new Map(rows.filter((row) => row.currency === currency).map((row) => [row.key, row[figure]]));
  return days.map((day) => Number(own.get(day) ?? '0'));
};

export type Cohorts = DeskAnswer<'readCohorts'>;

/** In which currency the money of cohorts is shown. */
const $cohortCurrency = atom<CurrencyCode>('EUR');
export const $cohorts = createDeskQuery(async () => {
  const currency = $cohortCurrency.get();
  const answer = await callDesk('readCohorts', { query: { currency } });
  return answer.ok ? ok({ currency, ...answer.value }) : answer;
});

export const showCohortsIn = (currency: CurrencyCode): void => {
  $cohortCurrency.set(currency);
  void $cohorts.reload();
};

/** What is shown of a cohort in a month. */
export const cohortMeasures = ['played', 'paid', 'deposits', 'ngr'] as const;
export type CohortMeasure = (typeof cohortMeasures)[number];

/** A month of a cohort opens the report of that month, by months of registration. */
export const monthChoice = (month: string): ReportChoice => {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return { from: `${month}-01`, to: dayOf(next.getTime() - dayMs), by: 'cohort' };
};
