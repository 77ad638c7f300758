import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { type Clerk, hire, loggedActs } from '#tests/support/desk.ts';
import { pdf, picture, send } from '#tests/support/papers.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let cleo: Clerk;
let sue: Clerk;
let player: Owner;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  cleo = await hire(server, 'compliance');
  sue = await hire(server, 'support');
  player = await owner(server);
});
afterAll(() => server.stop());

type Paper = { id: string; player: { id: string }; mediaType: string; pages: number };
const papers = () => cleo.must<Paper[]>('listPapers');
const pageOf = (clerk: Clerk, id: string, page: number) =>
  fetch(`${server.origin}/desk-service/papers/${id}/pages/${page}`, { headers: { cookie: clerk.cookie() } });

it('shows each page as a picture that is never kept, with who looks all over it, and notes it', async () => {
  await send(server.origin, player, 'uploadBill', await pdf(2), 'bill.pdf');
  const [paper] = await papers();
  if (paper === undefined) throw new Error('no paper');
  const [first, again, second] = [
    await pageOf(cleo, paper.id, 1),
    await pageOf(cleo, paper.id, 1),
    await pageOf(cleo, paper.id, 2),
  ];
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(first.headers.get('content-security-policy')).toContain('sandbox');
  const bytes = Buffer.from(await first.arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('jpeg');
  expect(second.status).toBe(200);
  await again.body?.cancel();
  // An A4 page with two lines of print would be nearly all white; the mark lies over all of its quarters.
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  for (const [left, top] of [
    [0, 0],
    [width >> 1, 0],
    [0, height >> 1],
    [width >> 1, height >> 1],
  ] as const) {
    const { channels } = await sharp(bytes)
      .extract({ left, top, width: width >> 1, height: height >> 1 })
      .stats();
    expect(channels[1]?.stdev ?? 0).toBeGreaterThan(4);
  }
  expect((await pageOf(cleo, paper.id, 3)).status).toBe(404);
  const looks = (await loggedActs(server)).filter(({ act }) => act === 'papers.open');
  expect(looks.map(({ facts }) => facts['page'])).toEqual([1, 1, 2]);
  expect(looks[0]).toMatchObject({ name: cleo.name, players: [player.id], subject_id: paper.id });
  // Among what happened to the paper it is one opening, page by page.
  const { events } = await cleo.must<{ events: { kind: string; by: string }[] }>('readPaper', {
    params: { id: paper.id },
  });
  expect(events.filter(({ kind }) => kind === 'opened').map(({ by }) => by)).toEqual([cleo.name]);
});

it('opens for nobody without the right, a session or a paper', async () => {
  const [paper] = await papers();
  const id = paper?.id ?? '';
  expect((await pageOf(sue, id, 1)).status).toBe(403);
  expect((await fetch(`${server.origin}/desk-service/papers/${id}/pages/1`)).status).toBe(401);
  expect((await pageOf(cleo, '00000000-0000-4000-8000-000000000000', 1)).status).toBe(404);
  for (const page of ['0', '-1', '1e9', '..%2f1', 'x'])
    expect(
      (await fetch(`${server.origin}/desk-service/papers/${id}/pages/${page}`, { headers: { cookie: cleo.cookie() } }))
        .status,
    ).toBeGreaterThanOrEqual(400);
});

it('is decided once: of two reviewers the second is told that it has changed', async () => {
  await send(server.origin, player, 'uploadIdDocument', await picture('jpeg'), 'p.jpg', { kind: 'passport' });
  const paper = (await papers()).find(({ mediaType }) => mediaType === 'image/jpeg');
  const id = paper?.id ?? '';
  expect((await pageOf(cleo, id, 1)).status).toBe(200);
  const decide = (body: object) => cleo.call<{ code?: string }>('decidePaper', { params: { id }, body });
  const both = await Promise.all([
    decide({ event: 'approve' }),
    decide({ event: 'reject', reason: 'expired', note: null }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed_since_shown');
  expect((await papers()).some((one) => one.id === id)).toBe(false);
});
