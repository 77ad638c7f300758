import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishNow } from '#server/services/transparency/publish-head.ts';
import { sealLeaves } from '#server/services/transparency/seal.ts';
import { openDoor, owner } from '#tests/api/races/house.ts';
import { type Clerk, hire, loggedActs } from '#tests/support/desk.ts';
import { deposit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let fin: Clerk;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  fin = await hire(server, 'finance');
});
afterAll(() => server.stop());

const today = new Date().toISOString().slice(0, 10);
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('a report', () => {
  it('is read, opened and taken along, and shows nobody', async () => {
    const player = await owner(server);
    await deposit(server.origin, player, '25');
    const query = { from: ago(1), to: today, by: 'currency' };
    type Rows = { rows: { key: string; deposits: string; hold: string | null }[] };
    const { rows } = await fin.must<Rows>('readReport', { query });
    expect(rows).toMatchObject([{ key: 'EUR', deposits: '25.00', hold: null }]);
    const opened = await fin.must<{ postings: { amount: string; kind: string }[]; next: null }>('listReportPostings', {
      query: { ...query, key: 'EUR', currency: 'EUR', figure: 'deposits' },
    });
    expect(opened).toMatchObject({ postings: [{ amount: '25.00', kind: 'deposit' }], next: null });
    const file = await fin.must<string>('exportReport', { query });
    expect(file.split('\r\n')[1]).toMatch(/^EUR,,EUR,25\.00,0\.00,/);
    expect(await fin.must('checkReport', { body: { from: ago(1), to: today } })).toEqual({ days: 0, wrong: [] });
    const text = JSON.stringify([rows, opened, file]);
    for (const secret of [player.id, player.email]) expect(text).not.toContain(secret);
    expect((await loggedActs(server)).filter(({ act }) => act.startsWith('reports.'))).toEqual([]);
  });

  it.each([
    [{ from: ago(91), to: today }, 200],
    [{ from: ago(92), to: today }, 400],
    [{ from: today, to: ago(1) }, 400],
    [{ from: '2027-02-30', to: '2027-03-01' }, 400],
    [{ from: today }, 400],
    [{ from: today, to: today, by: 'player' }, 400],
  ])('of %o is answered with %i', async (period, status) => {
    const answer = await fin.call('readReport', { query: { by: 'day', ...period } as Record<string, string> });
    expect(answer.status).toBe(status);
  });

  it.each([
    [today, 200],
    [ago(1), 200],
    [ago(2), 400],
    ['2027-02-30', 400],
    ['none', 400],
  ])('is opened by a day of its period alone: %s is answered with %i', async (key, status) => {
    const query = { from: ago(1), to: today, by: 'day', key, currency: 'EUR', figure: 'ggr' };
    expect((await fin.call('listReportPostings', { query })).status).toBe(status);
  });
});

describe('a day for the supervisor', () => {
  const take = (clerk: Clerk, day: string) => clerk.call<string>('exportVault', { body: { day } });
  const insertHead = (at: Date) =>
    server.ctx.db.query(
      {
        name: '',
        text: `INSERT INTO tree_head (at, epoch, size, root, log_id, signature) VALUES ($1, 1, 0, repeat('0', 64), repeat('0', 64), repeat('0', 128))`,
      },
      [at],
    );

  it('is taken by who may, once it is signed, and the log has by whom', async () => {
    expect((await take(fin, ago(1))).status).toBe(404);
    expect((await loggedActs(server)).filter(({ act }) => act === 'reports.vault')).toEqual([]);
    for (const at of [`${ago(2)}T12:00:00Z`, `${ago(1)}T00:00:20Z`]) await insertHead(new Date(at));
    await sealLeaves(server.ctx);
    await publishNow(server.ctx);
    const { status, body } = await take(fin, ago(1));
    expect(status).toBe(200);
    const lines = String(body).trimEnd().split('\n');
    const { lines: count } = JSON.parse(lines[0] ?? '') as { lines: number };
    expect(lines).toHaveLength(count + 2);
    expect(count).toBeGreaterThan(0);
    const [entry] = (await loggedActs(server)).filter(({ act }) => act === 'reports.vault');
    expect(entry).toMatchObject({ facts: { day: ago(1), leaves: count } });
    expect((await take(await hire(server, 'marketing'), ago(1))).status).toBe(403);
    for (const form of ['danish', 'dutch']) {
      const unset = await fin.call<{ code: string }>('exportVault', { body: { day: ago(1), form } });
      expect([unset.status, unset.body.code]).toEqual([409, 'records_not_set']);
    }
    expect((await fin.call('exportVault', { body: { day: ago(1), form: 'maltese' } })).status).toBe(400);
  });
});
