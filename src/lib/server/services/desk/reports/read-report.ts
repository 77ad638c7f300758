import type { Report } from '#contract/desk/reports.ts';
import { csvLine } from '#domain/csv.ts';
import {
  type BookedFigure,
  daysBetween,
  figureOf,
  holdOf,
  isSourceKey,
  noKey,
  type ReportKey,
  reportFigures,
} from '#domain/desk/report.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencyCodes } from '#domain/money/currency.ts';
import type { ServerContext } from '../../../context.ts';
import {
  type CountedRow,
  listCountedDays,
  type ReportLine,
  sumOpenDay,
  sumOpenSources,
  sumReport,
  sumSources,
} from '../../../db/queries/desk/reports.ts';
import { gameNameOf } from '../../games/bet-history.ts';
import { boundsOf } from './bounds.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'catalogue'>;
type Choice = { readonly from: string; readonly to: string; readonly by: ReportKey };
type Sums = Record<BookedFigure, bigint>;
type Row = Report['rows'][number];

/** Whose game it is; `none` of what is no game, or is a pot of the house. */
export const studioOfGame = ({ catalogue }: Pick<Ctx, 'catalogue'>, game: string): string =>
  catalogue.byId.get(game.replace(/^pot:/, ''))?.provider ?? noKey;

/** The days that are added up as they are read: today, and yesterday until it was added up. Each takes a tenth of a second of a large house. */
const isStillOpen = (day: string, now: Date): boolean => {
  const today = now.toISOString().slice(0, 10);
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  return day === today || day === yesterday;
};

/** Which days of a period were added up, which are read from their postings, and how many wait to be added up. */
export async function daysOfReport({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { from, to, by }: Choice) {
  const [row] = await db.query<CountedRow>(listCountedDays, [from, to, isSourceKey(by)]);
  const counted = new Set(row?.days ?? []);
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const left = daysBetween(from, to).filter((day) => !counted.has(day) && day <= today && day >= (row?.first ?? today));
  const open = left.filter((day) => isStillOpen(day, now));
  return { open, uncounted: left.length - open.length };
}

/** What the house took and gave in a period, by its books. */
export async function readReport(ctx: Ctx, choice: Choice): Promise<Report> {
  const { from, to, by } = choice;
  const { open, uncounted } = await daysOfReport(ctx, choice);
  const [ofMany, ofOne] = isSourceKey(by) ? [sumSources, sumOpenSources] : [sumReport, sumOpenDay];
  const rows = await ctx.db.query<ReportLine>(ofMany, [from, to, by, open]);
  for (const day of open) rows.push(...(await ctx.db.query<ReportLine>(ofOne, [...boundsOf(day), by])));
  const named = rows.map((row) => ({ ...row, key: nameKey(ctx, by, row.key) }));
  return {
    rows: present(ctx, by, named),
    totals: present(
      ctx,
      'currency',
      named.map((row) => ({ ...row, key: row.currency })),
    ),
    uncounted,
  };
}

const nameKey = (ctx: Ctx, by: ReportKey, key: string): string => {
  if (by === 'studio') return studioOfGame(ctx, key);
  return key === '' ? noKey : key;
};

const nothing = (): Sums => ({ deposits: 0n, withdrawals: 0n, stakes: 0n, payouts: 0n, bonusCost: 0n });

function present(ctx: Ctx, by: ReportKey, lines: readonly ReportLine[]): Row[] {
  const sums = new Map<string, { key: string; currency: CurrencyCode; sums: Sums }>();
  for (const { key, currency, figure, amount } of lines) {
    const name = `${key} ${currency}`;
    const own = sums.get(name) ?? { key, currency, sums: nothing() };
    own.sums[figure] += amount;
    sums.set(name, own);
  }
  const place = (code: CurrencyCode) => currencyCodes.indexOf(code);
  return [...sums.values()]
    .sort((a, b) => (by === 'currency' ? 0 : compareKeys(by, a.key, b.key)) || place(a.currency) - place(b.currency))
    .map((row) => presentRow(ctx, by, row));
}

/** Days and months with the last first; else as letters go, what has no key at the end. */
const compareKeys = (by: ReportKey, a: string, b: string): number => {
  if (a === b) return 0;
  if (a === noKey || b === noKey) return a === noKey ? 1 : -1;
  return (a < b ? -1 : 1) * (by === 'day' || by === 'cohort' ? -1 : 1);
};

const presentRow = (
  ctx: Ctx,
  by: ReportKey,
  { key, currency, sums }: { key: string; currency: CurrencyCode; sums: Sums },
): Row => {
  const shown = (figure: (typeof reportFigures)[number]) => formatAmount(figureOf(figure, sums), currency);
  return {
    key,
    name: by === 'game' && key !== noKey ? gameName(ctx, key) : null,
    currency,
    deposits: shown('deposits'),
    withdrawals: shown('withdrawals'),
    stakes: shown('stakes'),
    payouts: shown('payouts'),
    ggr: shown('ggr'),
    bonusCost: shown('bonusCost'),
    ngr: shown('ngr'),
    hold: holdOf(sums.stakes, figureOf('ggr', sums)),
  };
};

/** A pot is called as it is kept. */
export const gameName = (ctx: Pick<Ctx, 'catalogue'>, game: string): string =>
  game.startsWith('pot:') ? game.slice('pot:'.length) : gameNameOf(ctx, game);

/** A report as CSV: amounts in units, as they are, for a spreadsheet to add up. */
export async function reportFile(ctx: Ctx, choice: Choice): Promise<Uint8Array<ArrayBuffer>> {
  const { rows } = await readReport(ctx, choice);
  const heading = csvLine([choice.by, 'name', 'currency', ...reportFigures, 'hold %']);
  const lines = rows.map((row) =>
    csvLine([row.key, row.name, row.currency, ...reportFigures.map((figure) => row[figure]), row.hold]),
  );
  return new TextEncoder().encode(heading + lines.join(''));
}
