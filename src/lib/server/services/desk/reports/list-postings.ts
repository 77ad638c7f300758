import type { ReportPostings } from '#contract/desk/reports.ts';
import { isSourceKey, noKey, partsOf, type ReportFigure, type ReportKey } from '#domain/desk/report.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { ServerContext } from '../../../context.ts';
import {
  listBookedGames,
  listDayPostings,
  listDaysWith,
  listSourceDaysWith,
  type ReportPostingRow,
} from '../../../db/queries/desk/reports.ts';
import { boundsOf } from './bounds.ts';
import { daysOfReport, gameName, studioOfGame } from './read-report.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'catalogue'>;
type Choice = {
  readonly from: string;
  readonly to: string;
  readonly by: ReportKey;
  readonly key: string;
  readonly currency: CurrencyCode;
  readonly figure: ReportFigure;
  /** Where the page before ended: a day, a movement, an account. */
  readonly before?: string | undefined;
};

const pageSize = 100;

/** A posting of which a figure is the sum, with where the page after it begins. */
type Found = { readonly day: string; readonly row: ReportPostingRow };

/** The postings of which a figure of a report is the sum, the newest first. Days that have none are passed over. */
export async function listReportPostings(ctx: Ctx, choice: Choice): Promise<ReportPostings> {
  const { currency, figure, before } = choice;
  const [fromDay, movement, account] = before?.split('|') ?? [];
  const what = await askedOf(ctx, choice);
  const found: Found[] = [];
  for (const day of await daysOf(ctx, choice, what)) {
    if (fromDay !== undefined && day > fromDay) continue;
    const after = day === fromDay ? [movement, account] : [null, null];
    const left = pageSize + 1 - found.length;
    const rows = await ctx.db.query<ReportPostingRow>(listDayPostings, [
      ...boundsOf(day),
      ...what,
      ...after,
      left,
      ...sourceOf(choice),
    ]);
    found.push(...rows.map((row) => ({ day, row })));
    if (found.length > pageSize) break;
  }
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    postings: shown.map(({ row }) => ({
      id: `${row.movement_id}.${row.account_id}`,
      movement: String(row.movement_id),
      at: row.at.toISOString(),
      kind: row.kind,
      country: row.country || null,
      game: row.game === '' ? null : gameName(ctx, row.game),
      amount: formatAmount((partsOf[figure][row.figure] ?? 0n) * row.amount, currency),
    })),
    next:
      found.length > pageSize && last !== undefined
        ? `${last.day}|${last.row.movement_id}|${last.row.account_id}`
        : null,
  };
}

/** What the queries take: figures, currency, country, games. */
async function askedOf(ctx: Ctx, { by, key, currency, figure }: Choice) {
  const own = key === noKey ? '' : key;
  const country = by === 'country' ? own : null;
  const games = by === 'game' ? [own] : by === 'studio' ? await gamesOf(ctx, key) : null;
  return [Object.keys(partsOf[figure]), currency, country, games] as const;
}

/** What the queries take beside: affiliate, cohort. */
function sourceOf({ by, key }: Choice) {
  const own = key === noKey ? '' : key;
  return [by === 'affiliate' ? own : null, by === 'cohort' ? own : null] as const;
}

/** Games and pots of a studio; of none what is no game, what is in the catalogue no more, and pots of the house. */
async function gamesOf(ctx: Ctx, studio: string): Promise<string[]> {
  const rows = await ctx.db.query<{ game: string }>(listBookedGames);
  return ['', ...rows.map(({ game }) => game)].filter((game) => studioOfGame(ctx, game) === studio);
}

/** The days that can have such postings, the last first. */
async function daysOf(ctx: Ctx, choice: Choice, what: readonly unknown[]): Promise<string[]> {
  const { by, key, currency } = choice;
  const [first, last] = by === 'day' ? [key, key] : [choice.from, choice.to];
  const { open } = await daysOfReport(ctx, { from: first, to: last, by });
  const counted = isSourceKey(by)
    ? await ctx.db.query<{ day: string }>(listSourceDaysWith, [first, last, what[0], currency, ...sourceOf(choice)])
    : await ctx.db.query<{ day: string }>(listDaysWith, [first, last, ...what]);
  // A day may be added up between the two.
  return [...new Set([...open, ...counted.map(({ day }) => day)])].sort().toReversed();
}
