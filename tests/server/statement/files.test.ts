import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { sql } from '#server/db/db.ts';
import { type Player, signUp } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { pdfText } from './pdf-text.ts';

let server: TestServer;
let ada: Player;
const receiptId = '11111111-1111-4111-8111-111111111111';
const addDeposit = sql(
  'test_files_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at)
   SELECT $1::uuid, p.id, 'files', '\\x00', 'brpay', 'EUR', 2500, 'failed', now(), now() FROM player p WHERE p.email = $2`,
);
beforeAll(async () => {
  server = await startServer();
  ada = await signUp(server.origin);
  await server.ctx.db.query(addDeposit, [receiptId, ada.email]);
});
afterAll(() => server.stop());

const fetchFile = (path: string, player = ada) =>
  fetch(server.origin + path, { headers: { cookie: player.cookies() } });

test.each([
  ['movements', `${routes.exportTransactions.path}?currency=EUR`, 'text/csv; charset=utf-8; header=present', '.csv'],
  ['a statement', routes.exportStatement.path, 'application/pdf', '.pdf'],
  ['a receipt', routes.readReceipt.path.replace('{id}', receiptId), 'application/pdf', '.pdf'],
])('ASVS 3.2.1: %s are a file to keep, kept by no cache and run by no browser', async (_, path, type, ending) => {
  const answer = await fetchFile(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(answer.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="faceup-[\\w.-]+\\${ending}"$`),
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (ending === '.pdf') expect((await pdfText(bytes)).texts).toContain(ada.email);
  expect((await fetchFile(path, { ...ada, cookies: () => '' })).status).toBe(401);
});

test('a statement is of a year at most, in a currency of the house', async () => {
  for (const [query, status] of [
    ['from=2001-01-01', 400],
    ['from=2026-01-01&to=2028-01-01&currency=XXX', 400],
    ['from=yesterday', 400],
    ['from=2026-12-31&to=2026-01-01', 400],
    ['from=2026-01-01&to=2026-12-31', 200],
  ] as const)
    for (const { path } of [routes.exportStatement, routes.exportTransactions]) {
      const answer = await fetchFile(`${path}?${query}`);
      await answer.arrayBuffer();
      expect([query, answer.status]).toEqual([query, status]);
    }
});

test('must-hold 28: a receipt is its owner’s', async () => {
  const grace = await signUp(server.origin);
  expect((await fetchFile(routes.readReceipt.path.replace('{id}', receiptId), grace)).status).toBe(404);
});
