import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { passedDays } from '#content/shown.ts';
import { buildAgainMs } from '#domain/content/release.ts';
import { ok } from '#domain/result.ts';
import { insertPageBuild, listPageBuilds, type PageBuildRow } from '#server/db/queries/content.ts';
import { createPageKeeper } from '#server/pages/keep-pages.ts';
import { createLivePages } from '#server/pages/live-pages.ts';
import type { BuiltPages } from '#server/pages/page-builder.ts';
import { rememberedPublished } from '#server/pages/published-folder.ts';
import { pagesOf, wantedPages } from '#server/services/content/wanted-pages.ts';
import { createStaticServer } from '#server/static/serve-static.ts';
import type { StaticFile } from '#server/static/static-file.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { shelfWith } from '#tests/support/outside-games.ts';
import { releaseText } from '#tests/support/release-text.ts';

const path = 'src/content/faq/play/autoplay.md';
const file = '---\nvalidTo: 2026-12-01\n---\nof the file\n';

let database: TestDatabase;
let dataDir: string;
let now: Date;
beforeEach(async () => {
  database = await freshDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'faceup-pages-'));
  now = new Date('2026-11-30T10:00:00Z');
});
afterEach(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const release = (number: number, source: string, startsAt = now): Promise<void> =>
  releaseText(database.db, { path, number, source, at: now, startsAt });

type Swap = (folder: string) => Promise<void>;

function house(answers: BuiltPages[], serve: Swap = async () => undefined) {
  const texts = {
    files: new Map([[path, file]]),
    faultsOf: async () => ok([]),
    filled: (line: string) => line,
    pageAt: async () => ok({ fault: '' }),
    daysOf: (sources: ReadonlyMap<string, string>, at: Date) =>
      [...sources.values()].map((one) => passedDays(one, at)).join(),
  };
  const ctx = {
    config: { dataDir } as never,
    db: database.db,
    clock: { now: () => now },
    log: pino({ level: 'silent' }),
    texts,
    catalogue: shelfWith(),
    offers: [],
    refusedOffers: [],
    pages: createLivePages(),
  };
  const built: (string | null)[] = [];
  const swapped: string[] = [];
  const keeper = createPageKeeper(
    ctx,
    { fingerprint: pagesOf(ctx, new Map(), now) },
    async ({ overlay }) => {
      built.push(overlay === null ? null : readFileSync(join(overlay, path), 'utf8'));
      return answers.shift() ?? { state: 'built', folder: `build-${built.length}` };
    },
    async (folder) => {
      await serve(folder);
      swapped.push(folder);
    },
  );
  const look = () => keeper.catchUp(new AbortController().signal);
  const states = async () =>
    (await database.db.query<PageBuildRow>(listPageBuilds, [new Date(0)])).map(({ state, fault }) => [state, fault]);
  return { ctx, look, built, swapped, states };
}

test('builds what is published over the files, once, and remembers it for the next start', async () => {
  const { look, built, swapped, states } = house([]);
  await look();
  expect(built).toEqual([]);
  await release(1, 'of the desk');
  await look();
  await look();
  expect([built, swapped, await states()]).toEqual([['of the desk'], ['build-1'], [['served', null]]]);
  const folder = rememberedPublished(dataDir);
  expect(folder && readFileSync(join(folder, path), 'utf8')).toBe('of the desk');
});

test('waits for the moment of what is scheduled, and for the day of a file', async () => {
  const { look, built } = house([]);
  await release(1, 'later', new Date('2026-11-30T12:00:00Z'));
  await look();
  expect(built).toEqual([]);
  now = new Date('2026-11-30T12:00:00Z');
  await look();
  expect(built).toEqual(['later']);
});

test('builds anew when a day of a text has come', async () => {
  const { look, built } = house([]);
  now = new Date('2026-12-02T00:00:01Z');
  await look();
  expect(built).toEqual([null]);
});

test('leaves the pages when a build fails, says why, and tries again for something else at once', async () => {
  const { look, built, swapped, states } = house([{ state: 'failed', fault: 'no room' }]);
  await release(1, 'first');
  await look();
  await look();
  expect([built, swapped, await states()]).toEqual([['first'], [], [['failed', 'no room']]]);
  expect(rememberedPublished(dataDir)).toBeNull();
  await release(2, 'second');
  await look();
  expect([built, swapped]).toEqual([['first', 'second'], ['build-2']]);
});

test('tries again what failed after ten minutes, and at once when somebody has asked since, once for each time', async () => {
  const failing: BuiltPages = { state: 'failed', fault: 'no room' };
  const { ctx, look, built } = house([failing, failing, failing]);
  await release(1, 'first');
  const ask = async () => {
    const { fingerprint } = await wantedPages(ctx);
    await database.db.query(insertPageBuild, [now, 'desk', 0, fingerprint, 'asked', null, null]);
  };
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  await ask();
  pass(1_000);
  await look();
  await look();
  expect(built).toHaveLength(1);
  pass(1_000);
  await ask();
  pass(1_000);
  await look();
  await look();
  expect(built).toHaveLength(2);
  pass(buildAgainMs - 1);
  await look();
  expect(built).toHaveLength(2);
  pass(1);
  await look();
  expect(built).toHaveLength(3);
});

test('says so where what is published cannot be written, and does not try again at once', async () => {
  const { look, built, states } = house([]);
  await release(1, 'first');
  writeFileSync(join(dataDir, 'published'), 'no folder');
  await look();
  await look();
  expect([built, await states()]).toEqual([[], [['failed', expect.stringContaining('published')]]]);
});

test('serves no pages that the list of the program does not have', async () => {
  const { look, swapped, states } = house([{ state: 'unsigned', fault: 'no key here' }]);
  await release(1, 'first');
  await look();
  expect([swapped, await states()]).toEqual([[], [['unsigned', 'no key here']]]);
});

test('what is published as the file says it needs no pages of its own', async () => {
  const { ctx, look, built } = house([]);
  await release(1, file);
  expect((await wantedPages(ctx)).published.size).toBe(0);
  await look();
  expect(built).toEqual([]);
});

/** A page as it is read from a build; a static server as each process of a house has one. */
const pageOf = (words: string) => {
  const body = Buffer.from(words);
  const page: StaticFile = { identity: { body, etag: `"${words}"`, headers: ['content-length', String(body.length)] } };
  return createStaticServer({
    files: new Map([['/', page]]),
    notFound: undefined,
    accountNotFound: undefined,
    failed: undefined,
  });
};

async function openProcess() {
  let served = pageOf('before');
  const listener = createServer((req, res) => void served.serve(req, res));
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const { port } = listener.address() as AddressInfo;
  const one = house([], async (folder) => {
    served = pageOf(folder);
  });
  const get = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    return [response.status, await response.text()] as const;
  };
  return { ...one, get, close: () => new Promise((done) => listener.close(done)) };
}

test('two processes of a house come to serve the same pages, and neither refuses a request on the way', async () => {
  const processes = [await openProcess(), await openProcess()];
  await release(1, 'of the desk');
  let isOver = false;
  const first = await Promise.all(processes.map(({ get }) => get()));
  const asked = processes.map(async ({ get }, at) => {
    const answers = first.slice(at, at + 1);
    while (!isOver) answers.push(await get());
    return [...answers, await get()];
  });
  await Promise.all(processes.map(({ look }) => look()));
  isOver = true;
  for (const answers of await Promise.all(asked)) {
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
    const words = answers.map(([, text]) => text);
    expect(words.filter((text, at) => text !== words[at - 1])).toEqual(['before', 'build-1']);
  }
  expect(processes.map(({ built }) => built)).toEqual([['of the desk'], ['of the desk']]);
  const { fingerprint } = await wantedPages(processes[0]?.ctx as never);
  expect(processes.map(({ ctx }) => ctx.pages.shown())).toEqual([fingerprint, fingerprint]);
  await Promise.all(processes.map(({ close }) => close()));
});
