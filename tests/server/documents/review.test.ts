import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentKind } from '#domain/documents/kinds.ts';
import { runDocuments } from '#scripts/ops/documents.ts';
import { shellActor } from '#scripts/ops/shell-actor.ts';
import { loadConfig } from '#server/config.ts';
import type { ServerContext } from '#server/context.ts';
import { createContext } from '#server/create-context.ts';
import { sql } from '#server/db/db.ts';
import { createLog } from '#server/log.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { decideOn } from '#server/services/documents/decide-document.ts';
import { verificationOf } from '#server/services/documents/list-documents.ts';
import { uploadDocument } from '#server/services/documents/upload-document.ts';
import { verifiedOf } from '#server/services/documents/verified.ts';
import { composerOf } from '#server/services/mail/composers.ts';
import { bareEnv } from '#tests/support/bare-env.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPlayer } from '#tests/support/ledger.ts';
import { type Bytes, picture } from '#tests/support/papers.ts';

let database: TestDatabase;
let dataDir: string;
let ctx: ServerContext;
let photo: Bytes;
let env: Record<string, string>;
beforeAll(async () => {
  database = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'faceup-review-'));
  env = {
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
  };
  const config = loadConfig(env);
  ctx = createContext(config, database.db, createLog(config));
  photo = await picture('jpeg', 300, 300);
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const sessionOf = (playerId: string): PlayerSession => ({ playerId, sessionId: '', email: '', confirmed: true });
const upload = async (playerId: string, kind: DocumentKind): Promise<string> => {
  const sent = await uploadDocument(ctx, sessionOf(playerId), kind, new File([photo], 'paper.jpg'));
  if (!sent.ok) throw new Error(sent.code);
  return sent.value.id;
};
const approve = (id: string) => decideOn(ctx, id, { event: 'approve' }, shellActor('maria', 'maria'));
const reject = (id: string) =>
  decideOn(ctx, id, { event: 'reject', reason: 'expired', note: null }, shellActor('maria', 'maria'));

const selectTold = sql(
  'test_document_told',
  `SELECT 'mail ' || kind AS what, facts FROM mail_job WHERE player_id = $1
   UNION ALL SELECT 'bell ' || kind, facts FROM notification WHERE player_id = $1 ORDER BY 1`,
);
const toldTo = (player: string) => ctx.db.query<{ what: string; facts: unknown }>(selectTold, [player]);

describe('a review', () => {
  test('approves side by side; the player is told once, when the whole paper is approved', async () => {
    const player = await addPlayer(ctx.db);
    const front = await upload(player, 'licence_front');
    expect(await approve(front)).toMatchObject({ ok: false, code: 'transition_refused' });
    const back = await upload(player, 'licence_back');
    expect(await approve(front)).toMatchObject({ ok: true });
    expect(await toldTo(player)).toEqual([]);
    expect(await verifiedOf(ctx.db, player)).toEqual({ identity: false, address: false });
    expect(await approve(back)).toMatchObject({ ok: true });
    expect(await toldTo(player)).toEqual([
      { what: 'bell document_approved', facts: { document: 'id' } },
      { what: 'mail document_approved', facts: { subject: 'identity' } },
    ]);
    expect(await verifiedOf(ctx.db, player)).toEqual({ identity: true, address: false });
  });

  test('rejects with a reason; another one may be sent and approved', async () => {
    const player = await addPlayer(ctx.db);
    const first = await upload(player, 'bill');
    expect(await reject(first)).toMatchObject({ ok: true });
    expect(await toldTo(player)).toEqual([
      { what: 'bell document_rejected', facts: { document: 'bill', reason: 'expired' } },
      { what: 'mail document_rejected', facts: { kind: 'bill', reason: 'expired', note: null } },
    ]);
    expect(await verificationOf(ctx, sessionOf(player), 'address')).toMatchObject({
      state: 'rejected',
      documents: [{ id: first, state: 'rejected', reason: 'expired' }],
    });
    expect(await approve(await upload(player, 'bill'))).toMatchObject({ ok: true });
    expect(await verifiedOf(ctx.db, player)).toEqual({ identity: false, address: true });
  });

  test('is decided once: of twenty decisions at once one counts, and the player hears of one', async () => {
    const player = await addPlayer(ctx.db);
    const id = await upload(player, 'passport');
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? approve(id) : reject(id))));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await toldTo(player)).toHaveLength(2);
    expect(await approve(randomUUID())).toMatchObject({ ok: false, code: 'not_found' });
  });

  test('ASVS 5.2.4: of twenty files at once behind the pipeline no more are taken than the quota allows', async () => {
    const player = await addPlayer(ctx.db);
    const one = () => uploadDocument(ctx, sessionOf(player), 'bill', new File([photo], 'a.jpg'));
    await Promise.all(Array.from({ length: 15 }, one));
    const more = await Promise.all(Array.from({ length: 20 }, one));
    expect(more.filter(({ ok }) => ok)).toHaveLength(5);
    expect((await verificationOf(ctx, sessionOf(player), 'address')).documents).toHaveLength(20);
  });

  test('once ten were decided, the player is told how long they took', async () => {
    const now = Date.now();
    const clock = { now: () => new Date(now + 5 * 3_600_000) };
    const player = await addPlayer(ctx.db);
    for (let count = 0; count < 10; count++)
      await decideOn({ ...ctx, clock }, await upload(player, 'bill'), { event: 'approve' }, shellActor('x', 'x'));
    const later = createContext(ctx.config, ctx.db, ctx.log, { clock });
    const { reviewTime } = await verificationOf(later, sessionOf(player), 'address');
    expect(reviewTime).toEqual({ known: 'measured', hours: expect.any(Number) });
  });

  test.each([
    ['document_approved', { subject: 'address' }, /address is confirmed/],
    [
      'document_rejected',
      { kind: 'id_card_back', reason: 'cut_off', note: 'Left edge.' },
      /identity card \(back\).*cut off.*Left edge/s,
    ],
  ])('the mail %s says what and why', async (kind, facts, words) => {
    const player = { id: randomUUID(), email: 'a@example.com', callName: 'Ada', confirmed: true };
    const letter = await composerOf(kind)(ctx, { id: 1n, askedAt: new Date(), player, facts });
    expect(letter?.paragraphs.join(' ')).toMatch(words);
    expect(letter?.action?.url).toBe(`${ctx.config.publicOrigin}/profile/document`);
  });
});

describe('npm run ops -- documents', () => {
  const review = (...words: string[]) => runDocuments(ctx.db, () => ctx.config, words, ctx.clock.now());
  const ops = (...words: string[]): Promise<{ code: number; said: string }> =>
    new Promise((resolve) => {
      const options = { env: { ...env, ...bareEnv() } };
      execFile(process.execPath, ['scripts/ops.ts', 'documents', ...words], options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
      );
    });

  test('opens and rejects with a trace of who did it, and refuses a second decision', async () => {
    const player = await addPlayer(ctx.db);
    const id = await upload(player, 'passport');
    const to = join(dataDir, 'look.jpg');
    expect(await review('open', id, '--to', to, '--by', 'maria')).toMatchObject({ done: true });
    expect((await readFile(to)).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const wrong = await review('reject', id, '--reason', 'because');
    expect([wrong?.done, wrong?.lines.join()]).toEqual([false, expect.stringContaining('cut_off')]);
    const note = ['--note', 'The \u001b[31mleft edge'];
    expect(await review('reject', id, '--reason', 'cut_off', ...note, '--by', 'maria')).toMatchObject({ done: true });
    const shown = (await review('show', id))?.lines.join('\n') ?? '';
    for (const text of [
      'rejected',
      'reason: cut_off',
      'opened  by maria',
      'rejected  by maria',
      'identity not confirmed',
    ])
      expect(shown).toContain(text);
    expect(shown).not.toContain('\u001b');
    expect(await review('approve', id)).toMatchObject({
      done: false,
      lines: [expect.stringContaining('decided already')],
    });
  });

  test('lists what waits and ends with 0; says how it is used and ends with 2', async () => {
    const id = await upload(await addPlayer(ctx.db), 'passport');
    const [listed, none] = await Promise.all([ops('list'), ops('approve', id, '--quickly')]);
    expect(listed).toMatchObject({
      code: 0,
      said: expect.stringMatching(new RegExp(`${id} .* passport  \\d+(\\.\\d)? k?B  `)),
    });
    expect(none).toMatchObject({ code: 2, said: expect.stringContaining('documents list') });
  });

  test.each([[[]], [['show', '../x']], [['open', randomUUID()]], [['list', 'all']], [['dance', randomUUID()]]])(
    'knows no %j',
    (words) => {
      expect(review(...words)).toBeUndefined();
    },
  );
});
