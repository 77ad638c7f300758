import type { Cohorts } from '#contract/desk/reports.ts';
import { type BookedFigure, cohortMonths, figureOf, monthsUntil } from '#domain/desk/report.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { ServerContext } from '../../../context.ts';
import {
  type ActiveRow,
  type CohortLine,
  type CohortRow,
  countActive,
  countCohorts,
  findSourcedUntil,
  type SourcedRow,
  sumCohorts,
} from '../../../db/queries/desk/cohorts.ts';

const nothing = { deposits: 0n, withdrawals: 0n, stakes: 0n, payouts: 0n, bonusCost: 0n };

/** Those who registered in a month, how many of them came again in it and in each month since, and what they brought. */
export async function readCohorts(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  currency: CurrencyCode,
): Promise<Cohorts> {
  const months = monthsUntil(clock.now().toISOString(), cohortMonths);
  const from = `${months[0]}-01`;
  const [registered, active, lines, [sourced]] = await Promise.all([
    db.query<CohortRow>(countCohorts, [from]),
    db.query<ActiveRow>(countActive, [from]),
    db.query<CohortLine>(sumCohorts, [from, currency]),
    db.query<SourcedRow>(findSourcedUntil, [from]),
  ]);
  const sumsOf = (cohort: string, month: string): Record<BookedFigure, bigint> => ({
    ...nothing,
    ...Object.fromEntries(
      lines.filter((line) => line.cohort === cohort && line.month === month).map((line) => [line.figure, line.amount]),
    ),
  });
  const monthOf = (cohort: string, month: string): Cohorts['rows'][number]['months'][number] => {
    const own = active.find((row) => row.cohort === cohort && row.month === month);
    const sums = sumsOf(cohort, month);
    return {
      month,
      played: own?.played ?? 0,
      paid: own?.paid ?? 0,
      deposits: formatAmount(sums.deposits, currency),
      ngr: formatAmount(figureOf('ngr', sums), currency),
    };
  };
  return {
    until: sourced?.until ?? null,
    uncounted: sourced?.uncounted ?? 0,
    rows: months.toReversed().map((cohort) => ({
      cohort,
      registered: registered.find((row) => row.cohort === cohort)?.registered ?? 0,
      months: months.filter((month) => month >= cohort).map((month) => monthOf(cohort, month)),
    })),
  };
}
