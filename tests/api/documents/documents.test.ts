import { randomUUID } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, routes } from '#contract/routes.ts';
import { sql } from '#server/db/db.ts';
import { sweepPart } from '#server/services/documents/sweep-orphans.ts';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { type Bytes, bytesOf, download, pdf, picture, send } from '#tests/support/papers.ts';
import { visit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

type Sent = {
  id: string;
  state: string;
  fileName: string;
  code?: string;
  fields?: Record<string, string>;
  facts?: Record<string, unknown>;
};
type Verification = {
  state: string;
  missing: string[];
  documents: Sent[];
  reviewTime: { known: string };
  uploadsLeft: { today: number; inAll: number };
};

let server: TestServer;
let ada: Owner;
let eve: Owner;
let photo: Bytes;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  [ada, eve, photo] = await Promise.all([owner(server), owner(server), picture('jpeg', 400, 300)]);
});
afterAll(() => server.stop());

const bill = (player: Owner, file: Bytes = photo, name?: string) =>
  send<Sent>(server.origin, player, 'uploadBill', file, name);
const idPaper = (player: Owner, kind: string, file: Bytes = photo) =>
  send<Sent>(server.origin, player, 'uploadIdDocument', file, 'id.jpg', { kind });
const folder = () => join(server.ctx.config.dataDir, 'documents');
const storedFiles = async () =>
  (await readdir(folder(), { recursive: true, withFileTypes: true }).catch(() => [])).filter((one) => one.isFile());

describe('a player’s papers', () => {
  test('nothing was sent in, and the player is told how long reviews usually take', async () => {
    const newcomer = await owner(server);
    expect(await newcomer.must<Verification>('readIdVerification')).toEqual({
      state: 'missing',
      missing: [],
      documents: [],
      reviewTime: { known: 'usual', workingDays: 2 },
      uploadsLeft: { today: 20, inAll: 100 },
    });
  });

  test('an identity card is in review once both sides are there', async () => {
    const front = await idPaper(ada, 'id_card_front');
    expect([front.status, front.body.state]).toEqual([200, 'uploaded']);
    expect(await ada.must('readIdVerification')).toMatchObject({ state: 'incomplete', missing: ['id_card_back'] });
    expect((await idPaper(ada, 'id_card_back')).body.state).toBe('in_review');
    const check = await ada.must<Verification>('readIdVerification');
    expect(check).toMatchObject({ state: 'in_review', missing: [], uploadsLeft: { today: 18, inAll: 98 } });
    expect(check.documents.map(({ state }) => state)).toEqual(['in_review', 'in_review']);
    expect(await ada.must('listBillVerifications')).toMatchObject({ state: 'missing', documents: [] });
  });

  test('a bill is in review at once, and its owner gets it back as it is kept', async () => {
    const sent = await bill(ada, await pdf(2), 'bill.pdf');
    expect(sent.body).toMatchObject({ kind: 'bill', state: 'in_review', mediaType: 'application/pdf', pages: 2 });
    const { status, bytes } = await download(server.origin, ada, sent.body.id);
    expect([status, Buffer.from(bytes).toString('latin1').slice(0, 5)]).toEqual([200, '%PDF-']);
  });
});

describe('must-hold 28 and 36: whose papers are whose', () => {
  test('another player, a visitor and a made-up id find nothing, and nothing is changed', async () => {
    const { id } = (await bill(ada)).body;
    const theirs = await download(server.origin, eve, id);
    const none = await download(server.origin, eve, randomUUID());
    expect([theirs.status, none.status]).toEqual([404, 404]);
    expect(JSON.parse(Buffer.from(theirs.bytes).toString()).code).toBe('not_found');
    expect((await download(server.origin, visit(server.origin), id)).status).toBe(401);
    expect((await download(server.origin, ada, id)).status).toBe(200);
    for (const name of ['listBillVerifications', 'readIdVerification'] as const)
      expect((await eve.must<Verification>(name)).documents).toEqual([]);
  });

  test.each([['../../etc/passwd'], ['..%2f..%2fx'], ['a.php%00.jpg'], ['1'], ["' OR 1=1 --"]])(
    'an id that is none is refused: %j',
    async (id) => {
      const path = routes.readDocument.path.replace('{id}', encodeURIComponent(id));
      const { status } = await fetch(server.origin + path, { headers: { cookie: ada.cookies() } });
      expect(status).toBe(400);
    },
  );

  test('a page of another site cannot send a file for the player', async () => {
    const body = new FormData();
    body.set('file', new File([photo], 'x.jpg'));
    const headers = { origin: 'https://evil.example', cookie: ada.cookies() };
    const { status } = await fetch(server.origin + routes.uploadBill.path, { method: 'POST', headers, body });
    expect(status).toBe(403);
  });
});

describe('ASVS 3.2.1, 5.4.1, 5.4.2: a paper is never a page of ours', () => {
  test.each([
    ['"><svg onload=alert(1)>.jpg'],
    ['bill\r\nSet-Cookie: a=b.jpg'],
    ['../../../etc/cron.d/x.jpg'],
    ['a.php\u0000.jpg'],
    ['<script>alert(1)</script>.html'],
  ])('a file called %j is saved under a name of ours, with no header of theirs', async (name) => {
    const { body, status } = await bill(eve, photo, name);
    expect(status).toBe(200);
    expect(body.fileName).not.toMatch(/[<>"\r\n\0/\\]/);
    const { headers } = await download(server.origin, eve, body.id);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="bill-${body.id.slice(0, 8)}.jpg"`);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('what lies on the disk has names of ours, outside of what is served, and cannot be read', async () => {
    const { body } = await bill(eve, photo, 'my-passport.jpg');
    const files = await storedFiles();
    expect(files.map(({ name }) => name).filter((name) => !/^[0-9a-f-]{36}$/.test(name))).toEqual([]);
    const bytes = await readFile(join(folder(), body.id.slice(0, 2), body.id));
    expect(bytes.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(bytes.includes('JFIF')).toBe(false);
    for (const path of [`/documents/${body.id}`, `/.data/documents/${body.id.slice(0, 2)}/${body.id}`])
      expect((await fetch(server.origin + path)).status).toBe(404);
  });
});

describe('must-hold 36: what is refused', () => {
  test.each<[string, Bytes, number, string, string | undefined]>([
    ['HTML called bill.pdf', bytesOf('<!doctype html><script>alert(1)</script>'), 415, 'file_type_refused', 'kind'],
    ['SVG', bytesOf('<svg onload="alert(1)"/>'), 415, 'file_type_refused', 'kind'],
    ['a cut PDF', bytesOf('%PDF-1.7\n1 0 obj <<'), 422, 'file_broken', 'broken'],
    ['0 bytes', new Uint8Array(), 400, 'bad_request', undefined],
    ['11 MB', new Uint8Array(11_000_000), 413, 'payload_too_large', undefined],
  ])('%s', async (_, file, status, code, why) => {
    const answer = await bill(eve, file, 'bill.pdf');
    expect([answer.status, answer.body.code, answer.body.facts?.['why']]).toEqual([status, code, why]);
  });

  test('a file is too large from a byte more than 10 MB on', async () => {
    const answers = await Promise.all(
      [10_000_001, 10_000_000].map((bytes) => bill(eve, new Uint8Array(bytes), 'bill.pdf')),
    );
    expect(answers.map(({ status, body }) => [status, body.code, body.fields])).toEqual([
      [400, 'bad_request', { file: 'too_large' }],
      [415, 'file_type_refused', undefined],
    ]);
  });

  test('a kind that is none, a field too many and a form without a file', async () => {
    const { body } = await send<{ code: string }>(server.origin, eve, 'uploadIdDocument', photo, 'x.jpg', {
      kind: 'bill',
    });
    expect(body.code).toBe('bad_request');
    const extra = await send<{ code: string }>(server.origin, eve, 'uploadBill', photo, 'x.jpg', { state: 'approved' });
    expect(extra.status).toBe(400);
    const headers = { origin: server.origin, cookie: eve.cookies() };
    const empty = await fetch(server.origin + routes.uploadBill.path, {
      method: 'POST',
      headers,
      body: new FormData(),
    });
    expect(empty.status).toBe(400);
  });

  test('a stream without an end is cut off at the limit, and leaves nothing behind', async () => {
    const before = (await storedFiles()).length;
    const { status, sent } = await endlessUpload(eve.cookies());
    expect(status).toBe(413);
    expect(sent).toBeLessThan(40 * 1024 * 1024);
    expect((await storedFiles()).length).toBe(before);
  });

  test('nothing is read of a file whose sender is not signed in', async () => {
    const { status, sent } = await endlessUpload(`session=${'x'.repeat(43)}`);
    expect(status).toBe(401);
    expect(sent).toBeLessThan(8 * 1024 * 1024);
  });
});

/** Sends a form that never ends, until an answer comes. */
function endlessUpload(cookie: string): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let isOver = false;
    const headers = { origin: server.origin, cookie, 'content-type': 'multipart/form-data; boundary=b' };
    const upload = request(server.origin + routes.uploadBill.path, { method: 'POST', headers }, (answer) => {
      isOver = true;
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, sent });
      upload.destroy();
    });
    upload.on('error', (error) => (isOver ? undefined : reject(error)));
    upload.write('--b\r\nContent-Disposition: form-data; name="file"; filename="x.jpg"\r\n\r\n');
    const chunk = Buffer.alloc(256 * 1024, 0x41);
    const more = (): void => {
      if (isOver) return;
      sent += chunk.length;
      if (upload.write(chunk)) setImmediate(more);
      else upload.once('drain', more);
    };
    more();
  });
}

describe('ASVS 5.2.4: the quota', () => {
  const countRows = sql('test_count_documents', 'SELECT count(*)::integer AS rows FROM document WHERE player_id = $1');
  const rowsOf = async (player: Owner) =>
    (await server.ctx.db.query<{ rows: number }>(countRows, [player.id]))[0]?.rows;
  const addRows = sql(
    'test_add_documents',
    `INSERT INTO document (id, player_id, kind, state, file_name, media_type, bytes, pages, uploaded_at)
     SELECT gen_random_uuid(), $1, 'passport', 'uploaded', 'x', 'image/jpeg', 1, 1, $3 FROM generate_series(1, $2::integer)`,
  );

  test('takes 20 files a day however many come at once, and keeps no file without a row', async () => {
    const player = await owner(server);
    const now = server.ctx.clock.now();
    await server.ctx.db.query(addRows, [player.id, 17, now]);
    const before = (await storedFiles()).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => bill(player)));
    const codes = answers.map(({ status }) => status).sort();
    expect(codes.filter((status) => status === 200)).toHaveLength(3);
    expect(await rowsOf(player)).toBe(20);
    expect((await storedFiles()).length).toBe(before + 3);
    const refused = await bill(player);
    expect([refused.body.code, refused.body.facts]).toEqual(['too_many', { max: 20, hours: 24 }]);
  });

  test('takes 100 files in all', async () => {
    const player = await owner(server);
    await server.ctx.db.query(addRows, [player.id, 99, new Date('2026-01-01')]);
    expect((await bill(player)).status).toBe(200);
    const refused = await bill(player);
    expect([refused.status, refused.body.facts]).toEqual([409, { max: 100, hours: null }]);
    expect(await player.must('readIdVerification')).toMatchObject({ uploadsLeft: { today: 0, inAll: 0 } });
  });
});

describe('a file without a row', () => {
  test('is swept after an hour; one with a row stays', async () => {
    const { vault } = server.ctx;
    const { id } = (await bill(ada)).body;
    const part = id.slice(0, 2);
    const [orphan, young] = [`${part}${randomUUID().slice(2)}`, `${part}${randomUUID().slice(2)}`];
    for (const name of [orphan, young]) await vault.put(name, bytesOf('sealed'));
    const longAgo = new Date(Date.now() - 7_200_000);
    for (const name of [id, orphan]) await utimes(join(folder(), part, name), longAgo, longAgo);
    await sweepPart(server.ctx, Number.parseInt(part, 16));
    expect([await vault.get(orphan), (await vault.get(young))?.length]).toEqual([null, 6]);
    expect(await vault.get(id)).not.toBeNull();
  });

  test('is never shown, and a file that was changed on the disk is not handed out', async () => {
    const { id } = (await bill(ada)).body;
    const stored = await server.ctx.vault.get(id);
    await server.ctx.vault.remove(id);
    const changed = stored?.map((byte, at) => (at === 100 ? byte ^ 1 : byte)) ?? new Uint8Array();
    await server.ctx.vault.put(id, changed);
    expect((await download(server.origin, ada, id)).status).toBe(500);
  });
});

test('every call on papers needs a session', async () => {
  const names: CallName[] = ['listBillVerifications', 'readIdVerification'];
  for (const name of names) expect((await visit(server.origin).call(name)).status).toBe(401);
});
