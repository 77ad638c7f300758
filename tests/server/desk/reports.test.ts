import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  readReport as call,
  readCohorts as cohortsCall,
  listReportPostings as postingsCall,
} from '#contract/desk/reports.ts';
import {
  cohortMonths,
  monthsUntil,
  type ReportFigure,
  type ReportKey,
  reportFigures,
  reportKeys,
} from '#domain/desk/report.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { runReports } from '#scripts/ops/reports.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { checkReportDays, countReportDays } from '#server/services/desk/reports/count-days.ts';
import { listReportPostings } from '#server/services/desk/reports/list-postings.ts';
import { readCohorts } from '#server/services/desk/reports/read-cohorts.ts';
import { readReport, reportFile } from '#server/services/desk/reports/read-report.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { readCsv } from '#tests/support/csv.ts';
import { addPlayer, audit, fund, type House, hour, minute, openHouse, takeSeat } from '../games/house.ts';
import { counts, give } from '../promotions/grants.ts';
import { credit } from './books.ts';

const days = { from: '2027-03-01', to: '2027-03-02' };
const games = ['roulette-european', 'roulette-american'] as const;

let house: House;
let dutch: PlayerSession;
let german: PlayerSession;
let nowhere: PlayerSession;

const query = <Row extends object>(name: string, text: string, values: readonly unknown[] = []) =>
  house.ctx.db.query<Row>(sql(`test_reports_${name}`, text), values);
const play = async (player: PlayerSession, gameId: string, times: number, currency: CurrencyCode = 'EUR') => {
  const { sessionId } = await takeSeat(house, player, gameId, { currency });
  const amount = currency === 'EUR' ? '3.00' : '0.0001';
  for (let n = 0; n < times; n++) {
    const bets = [{ spot: n % 4 === 0 ? 'black' : 'red', amount }];
    const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
    if (!placed.ok) throw new Error(placed.code);
    house.passTime(1_000);
  }
};
const payOut = async ({ playerId }: PlayerSession, minor: bigint) => {
  const own = (kind: string) => `ledger_account($1, 'EUR', '${kind}', '')`;
  for (const [kind, from, to] of [
    ['withdrawal_held', own('cash'), own('withdrawal')],
    ['withdrawal_paid', own('withdrawal'), `ledger_account(NULL, 'EUR', 'clearing', 'skrill')`],
  ])
    await query(
      kind ?? '',
      `SELECT ledger_post('${kind}', $1, $2, $3, ARRAY[${from}, ${to}], ARRAY[-$4::bigint, $4::bigint])`,
      [playerId, randomUUID(), house.ctx.clock.now(), minor],
    );
};

beforeAll(async () => {
  // From noon of March 1 on.
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
  [dutch, german, nowhere] = [await addPlayer(house), await addPlayer(house), await addPlayer(house, 'BTC')];
  await query('signed_in_from', 'UPDATE session SET country = $2 WHERE player_id = $1', [dutch.playerId, 'NL']);
  await query('details', 'INSERT INTO player_details (player_id, country) VALUES ($1, $2)', [german.playerId, 'DE']);
  await query(
    'affiliate_here',
    `INSERT INTO affiliate (id, prefix, share_percent, cpa_eur_cents, created_at) VALUES ('guide', 'gd', 30, 0, $1)`,
    [house.ctx.clock.now()],
  );
  await query('referral', `INSERT INTO affiliate_referral (affiliate_id, player_id, at) VALUES ('guide', $1, $2)`, [
    german.playerId,
    house.ctx.clock.now(),
  ]);
  await query('earlier', `UPDATE player SET created_at = '2027-01-31T23:59:59Z' WHERE id = $1`, [dutch.playerId]);
  await credit(house, dutch, 90_000n);
  await credit(house, german, 40_000n);
  await fund(house, nowhere, 'BTC', 5_000_000n);
  await play(dutch, games[0], 70);
  await play(german, games[1], 20);
  await play(nowhere, games[0], 10, 'BTC');
  // A bonus of EUR 10 that is played through, and one that is not.
  await give(house, dutch, { wager_required: counts(3_000) });
  await play(dutch, games[0], 12);
  await give(house, german);
  house.passTime(14 * hour);
  await play(german, games[0], 50);
  await payOut(german, 1_234n);
  await credit(house, dutch, 777n);
});
afterAll(async () => {
  await audit(house);
  await house.close();
});

const read = async (by: ReportKey, period = days) => {
  const report = await readReport(house.ctx, { ...period, by });
  expect(call.response.parse(report)).toEqual(report);
  return report;
};
const minorOf = (amount: string) => BigInt(amount.replace('.', ''));

/** What a report says, a figure a line. */
const said = async (
  by: ReportKey,
  figures: readonly ReportFigure[] = ['deposits', 'withdrawals', 'stakes', 'payouts', 'bonusCost'],
) =>
  (await read(by)).rows
    .flatMap((row) => figures.map((figure) => `${row.key} ${row.currency} ${figure} ${minorOf(row[figure])}`))
    .filter((line) => !line.endsWith(' 0'))
    .sort();

/** The same by plain sums of what players' accounts, and the house's of promotions, say; `key` of a posting of a movement `m`. */
const plain = async (name: string, key: string) => {
  const rows = await query<{ key: string; currency: string; figure: string; amount: bigint }>(
    name,
    `SELECT ${key} AS key, a.currency, f.figure, sum(p.amount * f.sign)::bigint AS amount
     FROM posting p JOIN account a ON a.id = p.account_id JOIN movement m ON m.id = p.movement_id
     JOIN (VALUES ('cash', 'deposit', 'deposits', 1), ('withdrawal', 'withdrawal_paid', 'withdrawals', -1),
       ('cash', 'bet', 'stakes', -1), ('bonus', 'bet', 'stakes', -1), ('cash', 'win', 'payouts', 1), ('bonus', 'win', 'payouts', 1),
       ('locked', 'win', 'payouts', 1), ('cash', 'jackpot_win', 'payouts', 1)) f (account, kind, figure, sign)
       ON f.account = a.kind AND f.kind = m.kind
     GROUP BY 1, 2, 3
     UNION ALL
     SELECT ${key}, a.currency, 'bonusCost', -sum(p.amount)::bigint
     FROM posting p JOIN account a ON a.id = p.account_id JOIN movement m ON m.id = p.movement_id
     WHERE a.kind = 'promotions' AND m.kind <> 'jackpot_seed' GROUP BY 1, 2`,
  );
  return rows
    .map((row) => `${row.key} ${row.currency} ${row.figure} ${row.amount}`)
    .filter((line) => !line.endsWith(' 0'))
    .sort();
};
const affiliateOf = () => `CASE m.player_id WHEN '${german.playerId}' THEN 'guide' ELSE 'none' END`;
const cohortOf = () =>
  `CASE WHEN m.player_id IS NULL THEN 'none' WHEN m.player_id = '${dutch.playerId}' THEN '2027-01' ELSE '2027-03' END`;
const countryOf = () =>
  `CASE m.player_id WHEN '${dutch.playerId}' THEN 'NL' WHEN '${german.playerId}' THEN 'DE' ELSE 'none' END`;

/** What the accounts of games and pots say, game by game. */
const ofGames = async () => {
  const rows = await query<{ game: string; currency: string; ggr: bigint }>(
    'games',
    `SELECT CASE a.kind WHEN 'gaming' THEN a.owner ELSE 'pot:' || a.owner END AS game, a.currency, sum(p.amount)::bigint AS ggr
     FROM posting p JOIN account a ON a.id = p.account_id JOIN movement m ON m.id = p.movement_id
     WHERE a.kind IN ('gaming', 'jackpot') AND m.kind <> 'jackpot_seed' GROUP BY 1, 2`,
  );
  return rows;
};
const allFigures = async () => ({
  day: await said('day'),
  currency: await said('currency'),
  country: await said('country'),
  game: await said('game'),
  studio: await said('studio'),
  affiliate: await said('affiliate'),
  cohort: await said('cohort'),
});

/** All postings of a figure, page by page. */
const postingsOf = async (by: ReportKey, row: { key: string; currency: CurrencyCode }, figure: ReportFigure) => {
  const found = [];
  for (let before: string | undefined; ; ) {
    const page = await listReportPostings(house.ctx, { ...days, by, ...row, figure, before });
    expect(postingsCall.response.parse(page)).toEqual(page);
    found.push(...page.postings);
    if (page.next === null) return found;
    before = page.next;
  }
};
const expectSumsOfPostings = async () => {
  for (const by of reportKeys)
    for (const { key, currency, ...row } of (await read(by)).rows)
      for (const figure of reportFigures) {
        const postings = await postingsOf(by, { key, currency }, figure);
        const sum = postings.reduce((total, { amount }) => total + minorOf(amount), 0n);
        expect([by, key, currency, figure, sum]).toEqual([by, key, currency, figure, minorOf(row[figure])]);
        expect(new Set(postings.map(({ id }) => id)).size).toBe(postings.length);
        expect(JSON.stringify(postings)).not.toContain(dutch.playerId);
      }
};

let open: Awaited<ReturnType<typeof allFigures>>;

describe('a report of days that are not added up yet', () => {
  it('is what the ledger says, by day, currency, country, affiliate and month of registration', async () => {
    expect(await said('day')).toEqual(await plain('day', `to_char(m.at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`));
    expect(await said('currency')).toEqual(await plain('currency', 'a.currency'));
    expect(await said('country')).toEqual(await plain('country', countryOf()));
    expect(await said('affiliate')).toEqual(await plain('affiliate', affiliateOf()));
    expect(await said('cohort')).toEqual(await plain('cohort', cohortOf()));
  });

  it('is what stands on the accounts of games, by game and by studio', async () => {
    const sums = await ofGames();
    expect(sums.map(({ game }) => game)).toEqual(expect.arrayContaining([...games]));
    expect(await said('game', ['ggr'])).toEqual(
      sums
        .filter(({ ggr }) => ggr !== 0n)
        .map(({ game, currency, ggr }) => `${game} ${currency} ggr ${ggr}`)
        .sort(),
    );
    const studios = new Map<string, bigint>();
    for (const { game, currency, ggr } of sums) {
      const key = `${house.ctx.catalogue.byId.get(game)?.provider ?? 'none'} ${currency}`;
      studios.set(key, (studios.get(key) ?? 0n) + ggr);
    }
    expect(await said('studio', ['ggr'])).toEqual(
      [...studios]
        .filter(([, ggr]) => ggr !== 0n)
        .map(([key, ggr]) => `${key} ggr ${ggr}`)
        .sort(),
    );
  });

  it('has the same sums however it is told apart', async () => {
    const totals = (await read('day')).totals;
    expect(totals.map(({ currency }) => currency)).toEqual(['EUR', 'BTC']);
    for (const by of reportKeys) expect((await read(by)).totals).toEqual(totals);
    for (const row of totals) {
      expect(minorOf(row.ggr)).toBe(minorOf(row.stakes) - minorOf(row.payouts));
      expect(minorOf(row.ngr)).toBe(minorOf(row.ggr) - minorOf(row.bonusCost));
    }
    expect(minorOf(totals[0]?.bonusCost ?? '0')).toBeGreaterThan(0n);
  });

  it('opens to the postings of which each figure is the sum', expectSumsOfPostings, 120_000);

  it('is a file for a spreadsheet, to the last digit', async () => {
    const file = new TextDecoder().decode(await reportFile(house.ctx, { ...days, by: 'country' }));
    const { rows } = await read('country');
    const [heading, ...lines] = readCsv(file);
    expect(heading).toEqual(['country', 'name', 'currency', ...reportFigures, 'hold %']);
    expect(lines).toEqual(
      rows.map((row) => [row.key, '', row.currency, ...reportFigures.map((figure) => row[figure]), row.hold ?? '']),
    );
  });
});

describe('a report of days that were added up', () => {
  it('is the same as before', async () => {
    open = await allFigures();
    house.passTime(24 * hour);
    await countReportDays(house.ctx);
    const kept = await query<{ day: string }>(
      'kept',
      `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM report_day ORDER BY 1`,
    );
    expect(kept.map(({ day }) => day)).toEqual(['2027-03-01', '2027-03-02']);
    expect(await allFigures()).toEqual(open);
    await countReportDays(house.ctx);
    expect(await allFigures()).toEqual(open);
  });

  it('leaves players where they were when they move, and so its postings where they are', async () => {
    await query('moved', `UPDATE player_details SET country = 'AT' WHERE player_id = $1`, [german.playerId]);
    expect(await allFigures()).toEqual(open);
    await expectSumsOfPostings();
  }, 120_000);

  it('is held against its postings, and what differs is named', async () => {
    expect(await checkReportDays(house.ctx.db, days.from, days.to)).toEqual({ days: 2, wrong: [] });
    const shift = `UPDATE report_figure SET amount = amount + 1 WHERE day = '2027-03-02' AND figure = 'withdrawals'`;
    await query('change', shift);
    expect(await checkReportDays(house.ctx.db, days.from, days.to)).toEqual({ days: 2, wrong: ['2027-03-02'] });
    const ops = (...words: string[]) => runReports(house.ctx.db, words);
    expect(await ops('check', days.from, '--to', days.to)).toMatchObject({
      done: false,
      lines: [expect.stringMatching(/^2027-03-02 /)],
    });
    expect(await ops('check', days.from)).toMatchObject({ done: true });
    for (const words of [['check'], ['check', days.to, '--to', days.from], ['check', '2027-02-30'], ['fix', days.from]])
      expect(await ops(...words)).toBeUndefined();
    expect(await ops('rebuild', '2027-03-02')).toMatchObject({
      done: true,
      lines: [expect.stringMatching(/^1 days /)],
    });
    expect((await checkReportDays(house.ctx.db, days.from, days.to)).wrong).toEqual([]);
    // Whoever has moved since is where they were.
    expect(await allFigures()).toEqual(open);
    await query(
      'change_source',
      `UPDATE report_source SET cohort = '2027-02' WHERE day = '2027-03-01' AND cohort = '2027-01'`,
    );
    expect((await checkReportDays(house.ctx.db, days.from, days.to)).wrong).toEqual(['2027-03-01']);
    await ops('rebuild', '2027-03-01');
    expect((await checkReportDays(house.ctx.db, days.from, days.to)).wrong).toEqual([]);
  });

  it('tells days apart by affiliate that an earlier version added up, by the same job', async () => {
    const { ctx } = house;
    await query('unsource', 'UPDATE report_day SET sourced = false');
    for (const table of ['report_source', 'report_active']) await query(`forget_${table}`, `DELETE FROM ${table}`);
    const one = { from: '2027-03-01', to: '2027-03-01' };
    expect(await read('cohort', one)).toMatchObject({ rows: [], uncounted: 1 });
    expect((await read('country', one)).uncounted).toBe(0);
    expect((await readCohorts(ctx, 'EUR')).uncounted).toBe(2);
    expect((await checkReportDays(ctx.db, one.from, one.to)).wrong).toEqual([]);
    await countReportDays(ctx);
    expect(await allFigures()).toEqual(open);
    expect((await readCohorts(ctx, 'EUR')).uncounted).toBe(0);
  });

  it('follows those who registered in a month: who came again, and what they brought, as the report has it', async () => {
    const cohorts = await readCohorts(house.ctx, 'EUR');
    expect(cohortsCall.response.parse(cohorts)).toEqual(cohorts);
    expect(cohorts).toMatchObject({ until: '2027-03-02', uncounted: 0 });
    expect(cohorts.rows.map(({ cohort }) => cohort)).toEqual(monthsUntil('2027-03-03', cohortMonths).toReversed());
    const rowOf = (key: string) => cohorts.rows.find(({ cohort }) => cohort === key);
    const { rows } = await read('cohort');
    const brought = (key: string) => {
      const row = rows.find((one) => one.key === key && one.currency === 'EUR');
      return { deposits: row?.deposits, ngr: row?.ngr };
    };
    const quiet = { played: 0, paid: 0, deposits: '0.00', ngr: '0.00' };
    expect(rowOf('2027-01')).toEqual({
      cohort: '2027-01',
      registered: 1,
      months: [
        { month: '2027-01', ...quiet },
        { month: '2027-02', ...quiet },
        { month: '2027-03', played: 1, paid: 1, ...brought('2027-01') },
      ],
    });
    // Of two, one plays with coins that were never deposited.
    expect(rowOf('2027-03')?.months).toEqual([{ month: '2027-03', played: 2, paid: 1, ...brought('2027-03') }]);
    expect(rowOf('2026-05')).toMatchObject({ registered: 0 });
  });

  it('goes on with the day that is open, and says how many days nobody has added up', async () => {
    const period = { from: '2027-02-01', to: '2027-03-09' };
    const before = await read('day', period);
    expect(before.uncounted).toBe(0);
    await credit(house, dutch, 100n);
    const after = await read('day', period);
    expect(after.rows[0]).toMatchObject({ key: '2027-03-03', deposits: '1.00' });
    house.passTime(96 * hour + minute);
    // March 3, 4 and 5 are over; yesterday and today are read from their postings.
    expect((await read('day', period)).uncounted).toBe(3);
    await countReportDays(house.ctx);
    const counted = await read('day', period);
    expect(counted.uncounted).toBe(0);
    expect(counted.rows).toEqual(after.rows);
  });

  it('counts a day once that is added up while it is read', async () => {
    const period = { from: '2027-03-01', to: '2027-03-09' };
    const { ctx } = house;
    await credit(house, dutch, 250n);
    // From one moment to the next, between two questions to the database.
    const countedMeanwhile = (): typeof ctx => ({
      ...ctx,
      db: {
        ...ctx.db,
        query: async (statement, values) => {
          const rows = await ctx.db.query(statement, values);
          if (statement.name === 'desk_counted_days') await countReportDays(ctx);
          return rows as never;
        },
      },
    });
    for (const work of [
      async (at: typeof ctx) => (await readReport(at, { ...period, by: 'currency' })).totals[0]?.deposits,
      async (at: typeof ctx) => {
        const choice = { ...period, by: 'currency', key: 'EUR', currency: 'EUR', figure: 'deposits' } as const;
        return (await listReportPostings(at, choice)).postings.map(({ amount }) => amount);
      },
    ]) {
      house.passTime(24 * hour);
      await credit(house, dutch, 250n);
      const before = await work(ctx);
      expect(await work(countedMeanwhile())).toEqual(before);
      expect(await work(ctx)).toEqual(before);
    }
  });
});
