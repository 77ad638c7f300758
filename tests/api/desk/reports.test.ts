import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
