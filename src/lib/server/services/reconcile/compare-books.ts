import {
  compareStatement,
  type Difference,
  type StatementLine,
  type StatementPeriod,
} from '#domain/payments/reconcile.ts';
import type { Db } from '../../db/db.ts';
import { type BookedRow, listBooked } from '../../db/queries/reconcile.ts';

const dayMs = 86_400_000;

/** The whole days (UTC) that lines are about; undefined without a line. */
export const daysOf = (lines: readonly StatementLine[]): StatementPeriod | undefined => {
  if (lines.length === 0) return undefined;
  const times = lines.map(({ at }) => at.getTime());
  const dayOf = (time: number) => Math.floor(time / dayMs) * dayMs;
  const lowest = times.reduce((low, time) => Math.min(low, time));
  const highest = times.reduce((high, time) => Math.max(high, time));
  return { from: new Date(dayOf(lowest)), before: new Date(dayOf(highest) + dayMs) };
};

/** What one or more statements are to be held against; what is not said follows from their lines. */
export type Scope = { readonly providers?: readonly string[]; readonly period?: StatementPeriod };

export type Comparison = {
  readonly differences: readonly Difference[];
  readonly period: StatementPeriod;
  readonly providers: readonly string[];
  readonly lines: number;
  readonly booked: number;
};

/**
 * Holds providers' lines against the ledger's clearing accounts. Undefined when neither lines nor scope say whose statement of which
 * days it is.
 */
export const compareBooks = async (
  db: Db,
  lines: readonly StatementLine[],
  scope: Scope = {},
): Promise<Comparison | undefined> => {
  const period = scope.period ?? daysOf(lines);
  const providers = scope.providers ?? [...new Set(lines.map(({ provider }) => provider))].sort();
  if (!period || providers.length === 0) return undefined;
  const ids = lines.flatMap(({ id }) => (id === null ? [] : [id]));
  const references = lines.map(({ reference }) => reference);
  const rows = await db.query<BookedRow>(listBooked, [providers, period.from, period.before, ids, references]);
  const booked = rows.map(({ amount: amountMinor, begun_at: begunAt, booked_at: bookedAt, ...row }) => ({
    ...row,
    amountMinor,
    begunAt,
    bookedAt,
  }));
  const differences = compareStatement(lines, booked, period);
  return { differences, period, providers, lines: lines.length, booked: booked.length };
};
