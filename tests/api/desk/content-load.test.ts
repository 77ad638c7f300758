import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseOperator } from '#content/operator.ts';
import { ok } from '#domain/result.ts';
import { sql } from '#server/db/db.ts';
import { readHouseTexts } from '#server/texts/house-texts.ts';
import { openDoor } from '#tests/api/races/house.ts';
import { type Clerk, hire } from '#tests/support/desk.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { readOffers } from '../../../src/lib/offers/read-offers.ts';

/** A check takes as long as the test wants it to. */
let looking = Promise.withResolvers<void>();
const seen = Promise.withResolvers<void>();
const house = readHouseTexts(readOffers(), () => parseOperator({}));
let begun = 0;
/** More than the pool of a test has connections. */
const many = 24;
const texts = {
  ...house,
  faultsOf: async () => {
    begun += 1;
    if (begun === many) seen.resolve();
    await looking.promise;
    return ok([]);
  },
};
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor, texts } });
});
afterAll(() => server.stop());

type Opened = { head: number; release: number; source: string; file: { hash: string } };
const faqs = [...house.files.keys()].filter((path) => path.startsWith('src/content/faq/'));
async function save(clerk: Clerk, path: string): Promise<void> {
  const { head, source, file } = await clerk.must<Opened>('readText', { query: { path } });
  const body = { path, source: `${source}\nMore.\n`, note: 'a test', shown: { head, fileHash: file.hash } };
  await clerk.must('saveText', { body });
}
const propose = (clerk: Clerk, path: string) =>
  clerk.call<{ id: string; code?: string }>('proposeText', {
    body: { path, number: 1, startsAt: null, reason: 'it is better', shown: { head: 1, release: 0 } },
  });

it('holds nothing of the database while texts are looked at, however many somebody proposes at once', async () => {
  const mia = await hire(server, 'marketing');
  const paths = faqs.slice(0, many);
  expect(paths).toHaveLength(many);
  for (const path of paths) await save(mia, path);
  const proposed = paths.map((path) => propose(mia, path));
  try {
    await seen.promise;
    expect(await server.ctx.db.query(sql('test_still_there', 'SELECT 1 AS one'))).toEqual([{ one: 1 }]);
  } finally {
    looking.resolve();
  }
  expect((await Promise.all(proposed)).map(({ status }) => status)).toEqual(paths.map(() => 200));
});

it('releases nothing that was looked at among other texts than are in force by then', async () => {
  const [mia, cleo] = [await hire(server, 'marketing'), await hire(server, 'compliance')];
  const [one = '', other = ''] = faqs.slice(many);
  for (const path of [one, other]) await save(mia, path);
  const [first, second] = [(await propose(mia, one)).body, (await propose(mia, other)).body];
  const approve = (id: string) => cleo.call<{ code?: string }>('approveText', { params: { id } });
  const before = begun;
  looking = Promise.withResolvers();
  const slow = approve(first.id);
  await expect.poll(() => begun).toBe(before + 1);
  const held = looking;
  looking = Promise.withResolvers();
  looking.resolve();
  expect((await approve(second.id)).status).toBe(200);
  held.resolve();
  expect((await slow).body.code).toBe('changed_since_shown');
  expect((await approve(first.id)).status).toBe(200);
});
