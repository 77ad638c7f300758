import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { passedDays } from '#content/shown.ts';
import { buildAgainMs } from '#domain/content/release.ts';
import { sql } from '#server/db/db.ts';
import { insertPageBuild, listPageBuilds, type PageBuildRow } from '#server/db/queries/content.ts';
import { createPageKeeper } from '#server/pages/keep-pages.ts';
import { createLivePages } from '#server/pages/live-pages.ts';
import type { BuiltPages } from '#server/pages/page-builder.ts';
import { rememberedPublished } from '#server/pages/published-folder.ts';
import { sourceHash } from '#server/services/content/source-hash.ts';
import { pagesOf, wantedPages } from '#server/services/content/wanted-pages.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { shelfWith } from '#tests/support/outside-games.ts';

const path = 'src/content/faq/play/autoplay.md';
const file = '---\nvalidTo: 2026-12-01\n---\nof the file\n';
const people = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const;

let database: TestDatabase;
let dataDir: string;
let now: Date;
beforeEach(async () => {
  database = await freshDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'faceup-pages-'));
  now = new Date('2026-11-30T10:00:00Z');
  for (const id of people)
    await run(
      `INSERT INTO staff (id, name, name_key, created_at) VALUES ('${id}', '${id.slice(-1)}', '${id.slice(-1)}', '2026-11-30T09:00Z')`,
    );
});
afterEach(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

let asked = 0;
const run = (text: string) => database.db.query(sql(`keep_pages_${asked++}`, text));

/** A version that one wrote and the other approved. */
async function release(number: number, source: string, startsAt = now): Promise<void> {
  const id = `00000000-0000-4000-8000-0000000000f${number}`;
  const [at, from] = [now.toISOString(), startsAt.toISOString()];
  await run(
    `INSERT INTO content_version VALUES ('${path}', ${number}, ${number - 1}, '${source}', '${sourceHash(source)}', NULL, '', '${people[0]}', '${at}')`,
  );
  await run(`INSERT INTO proposal (id, kind, facts, reason, proposed_by, proposed_at, expires_at, state, decided_by, decided_at)
    VALUES ('${id}', 'content_publish', '{"path": "${path}", "number": ${number}}', 'x', '${people[0]}', '${at}', '2027-01-01', 'approved', '${people[1]}', '${at}')`);
  await run(`INSERT INTO content_release VALUES ('${path}', ${number}, ${number}, '${from}', '${at}', '${id}')`);
}

function house(answers: BuiltPages[]) {
  const texts = {
    files: new Map([[path, file]]),
    faultsOf: async () => [],
    pageAt: async () => ({ fault: '' }),
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
    async (folder) => void swapped.push(folder),
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
