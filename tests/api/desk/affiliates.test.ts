import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseCsv } from '#domain/csv-parse.ts';
import type { Role } from '#domain/desk/acts.ts';
import { runAffiliates } from '#scripts/ops/affiliates.ts';
import { sql } from '#server/db/db.ts';
import { registerAffiliate } from '#server/services/affiliates/register-affiliate.ts';
import { numberEvents } from '#server/services/events/give-numbers.ts';
import { sendWebhooks } from '#server/services/events/send-webhooks.ts';
import { openDoor } from '#tests/api/races/house.ts';
import { type Clerk, hire, loggedActs } from '#tests/support/desk.ts';
import { deposit, goodPassword, type Player, visit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { startReceiver } from '#tests/support/webhook-receiver.ts';

let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let fin: Clerk;
let mia: Clerk;
const players: Player[] = [];
/** A clock that never comes to the end of a month while the tests run. */
const ahead = Date.parse('2027-03-10T12:00:00.000Z') - Date.now();
const clock = { now: () => new Date(Date.now() + ahead) };
const day = clock.now().toISOString().slice(0, 10);
const month = day.slice(0, 7);

const addRevenue = sql(
  'test_add_revenue',
  `INSERT INTO affiliate_fact (affiliate_id, referral_id, kind, day, at, currency, amount, eur_cents, stakes, payouts, bonus_cost)
   SELECT affiliate_id, id, 'revenue', $1, now(), 'EUR', $2::bigint, $2::bigint, $2::bigint + 500, 500, 0
   FROM affiliate_referral ORDER BY at LIMIT 1`,
);
const noteCounted = sql('test_note_counted', 'INSERT INTO affiliate_counted (day, at) VALUES ($1, now())');
const giveUp = sql(
  'test_give_up_postbacks',
  `UPDATE webhook_delivery SET state = 'dead', ended_at = now(), last_status = 503
   WHERE number = (SELECT min(number) FROM webhook_delivery WHERE state = 'pending')`,
);
const listPeople = sql(
  'test_affiliate_people',
  'SELECT p.id AS player, r.id AS referral FROM player p LEFT JOIN affiliate_referral r ON r.player_id = p.id',
);

const come = async (clickId?: string): Promise<Player> => {
  const player = visit(server.origin);
  const own = { fullName: 'Ada Byron', email: player.email, password: goodPassword, terms: true, adult: true };
  await player.must('register', { body: { ...own, captcha: 'solved', ...(clickId !== undefined && { clickId }) } });
  players.push(player);
  return player;
};

beforeAll(async () => {
  server = await startServer({
    env: { WEBHOOK_HOSTS: '127.0.0.1', SANDBOX: '1' },
    parts: { clock, captcha: openDoor },
  });
  receiver = await startReceiver();
  [fin, mia] = [await hire(server, 'finance'), await hire(server, 'marketing')];
  const { db, config } = server.ctx;
  const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
  const add = (id: string, url: string) =>
    db.transaction((tx) =>
      registerAffiliate(
        { db: tx, config, random, now: clock.now() },
        { id, prefix: `${id}-`, url, sharePercent: 30, cpaEurCents: 2_500n },
      ),
    );
  expect(await add('acme', `${receiver.url}/a-path-of-theirs?key=a-secret-of-theirs&c={click_id}`)).toMatchObject({
    ok: true,
  });
  expect(await add('beta', `${receiver.url}/beta`)).toMatchObject({ ok: true });
  const brought = await come('acme-1');
  await come('acme-2');
  await come();
  await deposit(server.origin, brought, '40');
  await deposit(server.origin, brought, '25');
  await db.query(addRevenue, [day, 3_333n]);
});
afterAll(async () => {
  await receiver.close();
  await server.stop();
});

type Statement = {
  registrations: number;
  firstDeposits: number;
  deposits: string;
  revenue: string;
  sharePercent: number;
  share: string;
  cpa: string;
  owed: string;
  countedTo: string | null;
  isFinal: boolean;
};
const read = (clerk: Clerk, id: string, query: Record<string, string> = { month }) =>
  clerk.call<Statement & { code?: string }>('readAffiliateStatement', { params: { id }, query });
const take = (clerk: Clerk, id: string, body: unknown = { month }) =>
  clerk.call<string>('exportAffiliateStatement', { params: { id }, body });

it('lists who sends players, by the host of their address alone, and what they did not take', async () => {
  const { ctx } = server;
  receiver.desk.answer = () => ({ status: 503 });
  await numberEvents(ctx);
  await sendWebhooks(ctx);
  await ctx.db.query(giveUp);
  const list = await mia.must<unknown[]>('listAffiliates');
  const { host } = new URL(receiver.url);
  const none = { players: 0, firstDeposits: 0, waiting: 0, dead: 0, endedAt: null };
  // Two registrations, a first deposit, two deposits and a day's revenue were to be told.
  expect(list).toEqual([
    { id: 'acme', host, players: 2, firstDeposits: 1, waiting: 5, dead: 1, endedAt: null },
    { id: 'beta', host, ...none },
  ]);
  expect(JSON.stringify(list)).not.toContain('of-theirs');
});

it('shows of a month what the command of the shell says', async () => {
  const { body } = await read(fin, 'acme');
  expect(body).toEqual({
    registrations: 2,
    firstDeposits: 1,
    deposits: '65.00',
    revenue: '33.33',
    sharePercent: 30,
    share: '9.99',
    cpa: '25.00',
    owed: '34.99',
    countedTo: null,
    isFinal: false,
  });
  const words = ['statement', '--affiliate', 'acme', '--month', month, '--by', 'Maria'];
  const said = await runAffiliates(server.ctx.db, () => server.ctx.config, words, clock.now());
  expect(said?.lines).toEqual([
    `acme, ${month}: ${body.registrations} registrations, ${body.firstDeposits} first deposits`,
    `deposits ${body.deposits} EUR, net revenue ${body.revenue} EUR`,
    `${body.sharePercent}% of it ${body.share} EUR, for first deposits ${body.cpa} EUR`,
    `owed ${body.owed} EUR`,
    'Not the last word: revenue is counted up to no day yet.',
  ]);
  expect((await read(fin, 'acme', { month: '2026-01' })).body).toMatchObject({ registrations: 0, owed: '0.00' });
});

it('gives the rows as a file that adds up to it, and the log has who took it', async () => {
  const { body: statement } = await read(mia, 'acme');
  const { status, body: text } = await take(mia, 'acme');
  expect(status).toBe(200);
  const parsed = parseCsv(text);
  const [head = [], ...lines] = parsed.ok ? parsed.value : [];
  const rows = lines.map((line) => Object.fromEntries(line.map((cell, at) => [head[at], cell])));
  const of = (kind: string) => rows.filter((row) => row['kind'] === kind);
  const cents = (kind: string) => of(kind).reduce((sum, row) => sum + Number(row['eur_cents']), 0);
  const euros = (amount: number) => (amount / 100).toFixed(2);
  const share = Math.floor((cents('revenue') * statement.sharePercent) / 100);
  const cpa = of('first_deposit').length * 2_500;
  expect(statement).toMatchObject({
    registrations: of('registration').length,
    firstDeposits: of('first_deposit').length,
    deposits: euros(cents('deposit')),
    revenue: euros(cents('revenue')),
    share: euros(share),
    cpa: euros(cpa),
    owed: euros(share + cpa),
  });
  expect([...new Set(rows.map((row) => row['click_id']))].sort()).toEqual(['acme-1', 'acme-2']);
  expect((await loggedActs(server)).filter(({ act }) => act === 'affiliates.export')).toMatchObject([
    { name: mia.name, channel: 'desk', subject_id: 'acme', facts: { month, rows: rows.length }, players: [] },
  ]);
});

it('says nothing of a player but the click', async () => {
  const shown = [await fin.must('listAffiliates'), (await read(fin, 'acme')).body, (await take(fin, 'acme')).body];
  const text = JSON.stringify(shown);
  const people = await server.ctx.db.query<{ player: string; referral: string | null }>(listPeople);
  expect(people).toHaveLength(3);
  const own = people.flatMap(({ player, referral }) => [player, ...(referral === null ? [] : [referral])]);
  for (const known of [...own, ...players.map(({ email }) => email), 'Ada']) expect(text).not.toContain(known);
});

it.each<[Role, boolean, boolean]>([
  ['marketing', true, true],
  ['finance', true, true],
  ['auditor', true, false],
  ['administrator', false, false],
  ['support', false, false],
  ['cashier', false, false],
  ['compliance', true, false],
  ['games', false, false],
])('%s may read: %s, and take the file: %s', async (role, mayRead, mayTake) => {
  const clerk = await hire(server, role);
  const statuses = [
    (await clerk.call('listAffiliates')).status,
    (await read(clerk, 'acme')).status,
    (await take(clerk, 'acme')).status,
  ];
  expect(statuses).toEqual([mayRead ? 200 : 403, mayRead ? 200 : 403, mayTake ? 200 : 403]);
});

it('has no statement of somebody who sends nobody, nor of what is no month, and notes nothing of it', async () => {
  const before = await loggedActs(server);
  expect(await read(fin, 'nobody')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await take(fin, 'nobody')).status).toBe(404);
  for (const wrong of ['2027-13', 'may', '']) {
    expect((await read(fin, 'acme', { month: wrong })).status).toBe(400);
    expect((await take(fin, 'acme', { month: wrong })).status).toBe(400);
  }
  expect(await loggedActs(server)).toEqual(before);
});

it('calls a month final once its last day is counted, and keeps what was counted of one who has ended', async () => {
  const { db, config } = server.ctx;
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const dayBefore = new Date(Date.parse(last) - 86_400_000).toISOString().slice(0, 10);
  await db.query(noteCounted, [dayBefore]);
  expect((await read(fin, 'acme')).body).toMatchObject({ countedTo: dayBefore, isFinal: false });
  await db.query(noteCounted, [last]);
  const statement = (await read(fin, 'acme')).body;
  expect(statement).toMatchObject({ countedTo: last, isFinal: true });
  await runAffiliates(db, () => config, ['end', 'acme', '--by', 'Maria'], clock.now());
  expect((await fin.must<unknown[]>('listAffiliates'))[0]).toMatchObject({
    id: 'acme',
    host: null,
    players: 2,
    firstDeposits: 1,
    waiting: 0,
    dead: 0,
    endedAt: expect.stringMatching(/Z$/),
  });
  expect((await read(fin, 'acme')).body).toEqual(statement);
});
