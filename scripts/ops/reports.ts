import { parseArgs } from 'node:util';
import { isDay } from '#domain/day.ts';
import type { Db } from '#server/db/db.ts';
import { checkReportDays, recountReportDays } from '#server/services/desk/reports/count-days.ts';
import { type Answer, failed, said } from './answer.ts';

/** `reports check|rebuild <day> [--to <day>]`, days of UTC; undefined: not that. */
export const runReports = async (db: Db, words: readonly string[]): Promise<Answer | undefined> => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [command, from, ...rest] = positionals;
  const to = values.to ?? from;
  if (from === undefined || to === undefined || rest.length > 0) return undefined;
  if (!isDay(from) || !isDay(to) || to < from) return undefined;
  if (command === 'check') return check(db, from, to);
  if (command === 'rebuild')
    return said(`${await recountReportDays(db, from, to)} days are added up anew from the postings.`);
  return undefined;
};

/** Fails where one differs, so that a daily look at it can be a job. */
const check = async (db: Db, from: string, to: string): Promise<Answer> => {
  const { days, wrong } = await checkReportDays(db, from, to);
  return wrong.length === 0
    ? said(`${days} days are what their postings come to.`)
    : failed(...wrong.map((day) => `${day} is not what its postings come to.`));
};
