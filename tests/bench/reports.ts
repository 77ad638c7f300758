import { reportKeys } from '#domain/desk/report.ts';
import { type Db, sql } from '#server/db/db.ts';
import { countReportDays } from '#server/services/desk/reports/count-days.ts';
import { listReportPostings } from '#server/services/desk/reports/list-postings.ts';
import { readReport } from '#server/services/desk/reports/read-report.ts';
import { inFilledHouse } from './filled-house.ts';
import type { Row } from './row.ts';

/** Bets and wins of a quarter, two postings each. */
const movements = 5_000_000;
const players = 20_000;
const games = 200;
const period = { from: '2027-01-01', to: '2027-04-02' };
const stepS = (92 * 86_400) / movements;

const fill = [
  `INSERT INTO player (id, email, email_key, password_hash, full_name, first_name, last_name, terms_accepted_at, created_at)
   SELECT id, id, id, '-', 'A B', 'A', 'B', now(), now() FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, ${players})) p`,
  `INSERT INTO player_details (player_id, country)
   SELECT id, (ARRAY['AT','DE','NL','FI','IE','MT','SE','NO','PT','ES'])[1 + floor(10 * random())::int] FROM player`,
  `INSERT INTO account (id, kind, currency, owner) OVERRIDING SYSTEM VALUE SELECT i, 'gaming', 'EUR', 'game-' || i FROM generate_series(1, ${games}) i`,
  `INSERT INTO account (id, kind, currency, player_id, balance) OVERRIDING SYSTEM VALUE
   SELECT 1000 + row_number() OVER (ORDER BY id), 'cash', 'EUR', id, 0 FROM player`,
  `INSERT INTO movement (id, kind, player_id, round_id, at) OVERRIDING SYSTEM VALUE
   SELECT i, CASE i % 2 WHEN 0 THEN 'win' ELSE 'bet' END, a.player_id, gen_random_uuid(), '2027-01-01'::timestamptz + i * ${stepS} * interval '1 second'
   FROM generate_series(1, ${movements}) i JOIN account a ON a.id = 1001 + (i / 2) % ${players}`,
  `INSERT INTO posting (movement_id, account_id, amount, balance_after)
   SELECT i, 1001 + (i / 2) % ${players}, CASE i % 2 WHEN 0 THEN 97 ELSE -100 END, 0 FROM generate_series(1, ${movements}) i`,
  `INSERT INTO posting (movement_id, account_id, amount)
   SELECT i, 1 + (i / 2) % ${games}, CASE i % 2 WHEN 0 THEN -97 ELSE 100 END FROM generate_series(1, ${movements}) i`,
];
const bare = ['player', 'player_details', 'account', 'movement', 'posting'];

/** How long a report over ten million postings takes, before and after its days were added up. */
export const measureReports = (): Promise<Row[]> => inFilledHouse({ name: 'reports', bare, fill }, measure);

/** Some days are added up at a time. */
async function countAll(ctx: Parameters<typeof countReportDays>[0]): Promise<void> {
  for (let times = 0; times < 5; times++) await countReportDays(ctx);
}

async function measure(db: Db): Promise<Row[]> {
  const at = (moment: string) => ({
    db,
    clock: { now: () => new Date(moment) },
    catalogue: { byId: new Map() } as never,
  });
  const rows: Row[] = [];
  const time = async (name: string, aim: string, act: () => Promise<unknown>, share = 1): Promise<void> => {
    const startedAt = performance.now();
    await act();
    const value = (performance.now() - startedAt) / share;
    rows.push({ group: 'Reports', name, value, unit: 'ms', aim });
  };
  const whole = at('2027-04-02T23:59:00Z');
  await time('adding up a day of 110,000 postings', 'below 5,000', () => countAll(at('2027-04-03T00:30:00Z')), 92);
  for (const by of reportKeys)
    await time(`a quarter of ten million postings by ${by}`, 'below 1,000', () => readReport(whole, { ...period, by }));
  for (const table of ['report_source', 'report_figure', 'report_country', 'report_day'])
    await db.query(sql(`bench_forget_${table}`, `DELETE FROM ${table} WHERE day > '2027-03-31'`));
  await time('the same with two days from their postings', 'below 1,000', () =>
    readReport(whole, { ...period, by: 'game' }),
  );
  const figure = { ...period, currency: 'EUR', figure: 'ggr' } as const;
  await time('a page of a figure’s postings', 'below 1,000', () =>
    listReportPostings(whole, { ...figure, by: 'game', key: 'game-7' }),
  );
  return rows;
}
