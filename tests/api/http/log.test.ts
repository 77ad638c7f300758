import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hexToBytes } from '@noble/hashes/utils.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ResponseOf } from '#contract/call.ts';
import type { listTreeHeads, readConsistency, readGrowth, readHeadStamp, readOwnLeaf } from '#contract/games/log.ts';
import { routes } from '#contract/routes.ts';
import { entryBytes } from '#domain/transparency/entry.ts';
import { headBytes, signHead, type TreeHead } from '#domain/transparency/head.ts';
import { faultsOf } from '#domain/transparency/judge-heads.ts';
import { leafHash } from '#domain/transparency/merkle.ts';
import { verifyInclusion } from '#domain/transparency/proofs.ts';
import { responseOf } from '#domain/transparency/stamp.ts';
import { verifyStatement } from '#domain/transparency/verify-statement.ts';
import { createTimeStamps } from '#server/adapters/time-stamps/create-time-stamps.ts';
import { insertStamp } from '#server/db/queries/head-stamps.ts';
import { stampKeys } from '#server/sandbox/stamp-keys.ts';
import { publishNow } from '#server/services/transparency/publish-head.ts';
import { sealLeaves } from '#server/services/transparency/seal.ts';
import { stampHeads } from '#server/services/transparency/stamp-heads.ts';
import { openDoor, owner } from '#tests/api/races/house.ts';
import { openssl } from '#tests/server/time-stamps/kit.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const run = promisify(execFile);
let server: TestServer;
let state: string;
beforeEach(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  state = mkdtempSync(join(tmpdir(), 'log-witness-'));
});
afterEach(async () => {
  await server.stop();
  rmSync(state, { recursive: true, force: true });
});

const sqlOf = (text: string) => server.ctx.db.query<Record<string, unknown>>({ name: '', text });
const grow = async (leaves: number) => {
  await sqlOf(
    `SELECT ledger_post('test_credit', NULL, gen_random_uuid()::text, now(), ARRAY[ledger_account(NULL, 'EUR', 'clearing', 'a'),
       ledger_account(NULL, 'EUR', 'clearing', 'b')], ARRAY[1, -1]::bigint[]) FROM generate_series(1, ${leaves})`,
  );
  await sealLeaves(server.ctx);
  return publishNow(server.ctx);
};
const witness = async (...more: readonly string[]): Promise<{ code: number; said: string }> => {
  try {
    const { stdout } = await run(process.execPath, [
      'scripts/witness.ts',
      server.origin,
      '--once',
      '--state',
      state,
      ...more,
    ]);
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
};
/** A head that the house signs beside its log. */
const forge = async (head: { at: number; size: number; root: string; epoch?: number }) => {
  const signed = signHead({ epoch: 1, ...head }, server.ctx.config.secrets.log);
  await sqlOf(
    `INSERT INTO tree_head (at, epoch, size, root, log_id, signature)
     VALUES (to_timestamp(${signed.at} / 1000.0), ${signed.epoch}, ${signed.size}, '${signed.root}', '${signed.logId}', '${signed.signature}')`,
  );
};

test('a witness follows a log that grows, and remembers every head', async () => {
  expect(await witness()).toMatchObject({ code: 0, said: expect.stringContaining('no head') });
  await grow(5);
  expect(await witness()).toMatchObject({ code: 0, said: expect.stringContaining('5 leaves') });
  await grow(40);
  await grow(1);
  expect(await witness()).toMatchObject({ code: 0, said: expect.stringContaining('46 leaves') });
}, 120_000);

test('a witness refuses two histories, a log that shrank, and a larger tree with another beginning', async () => {
  await grow(5);
  const first = await grow(3);
  if (!first) throw new Error('no head');
  await witness();
  await forge({ at: first.at + 1, size: 8, root: 'a'.repeat(64) });
  const two = await witness();
  expect(two).toMatchObject({ code: 1, said: expect.stringContaining('two histories') });
  expect(two.said).toContain(first.root);
  expect(two.said).toContain('a'.repeat(64));
  await sqlOf('ALTER TABLE tree_head DISABLE TRIGGER USER');
  await sqlOf(`DELETE FROM tree_head WHERE root = '${'a'.repeat(64)}'`);
  await forge({ at: first.at + 1, size: 7, root: 'b'.repeat(64) });
  expect(await witness()).toMatchObject({ code: 1, said: expect.stringContaining('fewer leaves') });
  await sqlOf(`DELETE FROM tree_head WHERE root = '${'b'.repeat(64)}'`);
  await grow(4);
  await sqlOf(`DELETE FROM tree_head WHERE size = 12`);
  await forge({ at: first.at + 5, size: 12, root: 'c'.repeat(64) });
  expect(await witness()).toMatchObject({ code: 1, said: expect.stringContaining('Nothing proves') });
  await sqlOf('DELETE FROM tree_head WHERE size > 5');
  expect(await witness()).toMatchObject({ code: 1, said: expect.stringContaining('no longer shows a head') });
}, 120_000);

const stampAll = async () => stampHeads(server.ctx);
const sandboxCa = async (): Promise<string> => {
  const file = join(state, 'ca.pem');
  writeFileSync(file, await (await fetch(`${server.origin}/sandbox/time-stamp/ca.pem`)).text());
  return file;
};

test('a head is shown with its stamp, which everybody verifies without the house', async () => {
  await grow(3);
  const before = await server.must<ResponseOf<typeof listTreeHeads>>('listTreeHeads');
  expect(before.heads[0]).not.toHaveProperty('stamp');
  await stampAll();
  const { heads, authority } = await server.must<ResponseOf<typeof listTreeHeads>>('listTreeHeads');
  const [{ stamp, ...head } = { at: 0 }] = heads;
  expect(stamp?.by).toBe('Faceup sandbox authority');
  expect(Math.abs((stamp?.at ?? 0) - head.at)).toBeLessThan(60_000);
  expect(authority).toEqual({ isSandbox: true, certificates: readFileSync(await sandboxCa(), 'utf8') });
  const given = await server.must<ResponseOf<typeof readHeadStamp>>('readHeadStamp', { query: { at: `${head.at}` } });
  expect(given.head).toEqual(head);
  const files = {
    'head.bin': headBytes(given.head),
    'stamp.tsr': responseOf(new Uint8Array(Buffer.from(given.stamp.token, 'base64'))),
    'ca.pem': authority?.certificates ?? '',
  };
  expect(openssl(files, 'ts -verify -data head.bin -in stamp.tsr -CAfile ca.pem')).toContain('Verification: OK');
  expect(await server.call('readHeadStamp', { query: { at: `${head.at + 1}` } })).toMatchObject({ status: 404 });
  for (const at of ['', '0', '-1', '1e3', '999999999999999'])
    expect([at, (await server.call('readHeadStamp', { query: { at } })).status]).toEqual([at, 400]);
});

test('the sandbox stamps what anybody asks over http, and nothing of another type', async () => {
  const url = `${server.origin}/sandbox/time-stamp`;
  const settings = { timeStamps: { url, caFile: await sandboxCa(), policy: null }, sandbox: true };
  const authority = createTimeStamps({ ...settings, secrets: server.ctx.config.secrets }, server.ctx);
  expect(authority?.isSandbox).toBe(false);
  expect(await authority?.stamp(new Uint8Array(9))).toMatchObject({ ok: true });
  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(415);
});

test('a witness keeps stamps, and refuses one that is of no trusted authority, of another head, or of a moment that cannot be', async () => {
  const head = await grow(5);
  if (!head) throw new Error('no head');
  await stampAll();
  const ca = await sandboxCa();
  expect(await witness()).toMatchObject({ code: 0, said: expect.stringContaining('was not checked') });
  const folder = join(state, `${new URL(server.origin).host.replace(':', '-')}-stamps`);
  const kept = {
    'head.bin': readFileSync(join(folder, `${head.at}.bin`)),
    'stamp.tsr': readFileSync(join(folder, `${head.at}.tsr`)),
  };
  const command = 'ts -verify -data head.bin -in stamp.tsr -CAfile ca.pem';
  expect(openssl({ ...kept, 'ca.pem': readFileSync(ca) }, command)).toContain('Verification: OK');
  expect(await witness('--authority', ca)).toMatchObject({
    code: 0,
    said: expect.stringContaining('1, all of the authority'),
  });
  const other = join(state, 'other.pem');
  writeFileSync(other, stampKeys('b'.repeat(64)).authority);
  expect(await witness('--authority', other)).toMatchObject({
    code: 1,
    said: expect.stringContaining('is of no authority that is trusted'),
  });
  expect(await witness('--authority', join(state, 'none.pem'))).toMatchObject({ code: 2 });
  await sqlOf('ALTER TABLE head_stamp DISABLE TRIGGER USER');
  const next = await grow(2);
  if (!next) throw new Error('no head');
  const stampOf = async (bytes: Uint8Array, hours: number) => {
    const clock = { now: () => new Date(Date.now() + hours * 3_600_000) };
    const stamp = await createTimeStamps(
      { ...server.ctx.config, timeStamps: null, sandbox: true },
      { ...server.ctx, clock },
    )?.stamp(bytes);
    if (!stamp?.ok) throw new Error('no stamp');
    const { at, token } = stamp.value;
    await sqlOf(`DELETE FROM head_stamp WHERE at = to_timestamp(${next.at} / 1000.0)`);
    await server.ctx.db.query(insertStamp, [next.at, at, 'somebody', Buffer.from(token)]);
  };
  const refused = async () => (await witness('--authority', ca)).said;
  await stampOf(headBytes(head), 0);
  expect(await refused()).toContain('is of something else than this head');
  await stampOf(headBytes(next), -2);
  expect(await refused()).toContain('is older than the head');
  await stampOf(headBytes(next), 2);
  expect(await refused()).toContain('is of a moment that is still to come');
  await stampOf(headBytes(next), 0);
  expect(await witness('--authority', ca)).toMatchObject({ code: 0 });
}, 120_000);

test('proofs are given of what is published, and of nothing else', async () => {
  await grow(9);
  const { heads } = await server.must<ResponseOf<typeof listTreeHeads>>('listTreeHeads');
  expect(heads.map(({ size }) => size)).toEqual([9]);
  const { proof } = await server.must<ResponseOf<typeof readConsistency>>('readConsistency', {
    query: { first: '4', second: '9' },
  });
  expect(proof).toHaveLength(2);
  for (const query of [
    { first: '5', second: '4' },
    { first: '4', second: '10' },
  ])
    expect(await server.call('readConsistency', { query })).toMatchObject({ status: 404 });
  expect(await server.call('readOwnLeaf', { query: { seq: '1' } })).toMatchObject({ status: 401 });
});

test('the steps between several sizes are proven at once', async () => {
  const heads = [await grow(3), await grow(4), await grow(30)].map((head) => head as TreeHead);
  const sizes = heads.map(({ size }) => size);
  const { proofs } = await server.must<ResponseOf<typeof readGrowth>>('readGrowth', { query: { sizes: sizes.join() } });
  expect(proofs).toHaveLength(2);
  expect(faultsOf(heads, (first) => proofs[sizes.indexOf(first)])).toEqual([]);
  expect(faultsOf(heads, (first) => proofs[1 - sizes.indexOf(first)])).toHaveLength(2);
  expect(await server.call('readGrowth', { query: { sizes: '3,38' } })).toMatchObject({ status: 404 });
  for (const wrong of ['', '3', '7,3', '3,3', '0,3', '3,', `${Array.from({ length: 101 }, (_, at) => at + 1)}`])
    expect(await server.call('readGrowth', { query: { sizes: wrong } })).toMatchObject({ status: 400 });
});

test('a player proves an own leaf, and gets nobody else’s', async () => {
  const ada = await owner(server, 100_00n);
  await grow(6);
  const leaf = await ada.must<ResponseOf<typeof readOwnLeaf>>('readOwnLeaf', { query: { seq: '1' } });
  const entry = entryBytes({
    chain: leaf.chain,
    seq: 1,
    previous: hexToBytes(leaf.previous),
    content: hexToBytes(leaf.content),
  });
  const tree = { size: leaf.head.size, root: hexToBytes(leaf.head.root) };
  const path = leaf.proof.map(hexToBytes);
  expect(verifyInclusion({ hash: leafHash(entry), index: leaf.index }, tree, path)).toBe(true);
  expect(verifyInclusion({ hash: leafHash(entry), index: leaf.index + 1 }, tree, path)).toBe(false);
  expect(await ada.call('readOwnLeaf', { query: { seq: '900' } })).toMatchObject({ status: 404 });
}, 60_000);

test('a player’s month is a file of their own alone, for nobody else, and of no month that is none', async () => {
  const [ada, bob] = [await owner(server, 100_00n), await owner(server, 777_77n)];
  await grow(2);
  const path = routes.exportProvenStatement.path;
  const month = new Date().toISOString().slice(0, 7);
  const ask = (query: string, cookie = ada.cookies()) =>
    fetch(`${server.origin}${path}?${query}`, { headers: { cookie } });
  const answer = await ask(`month=${month}`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    200,
    'application/jsonl',
    `attachment; filename="faceup-statement-${month}.jsonl"`,
  ]);
  const text = await answer.text();
  expect(verifyStatement(text)).toMatchObject({ faults: [], start: { player: ada.id } });
  expect(text).not.toContain(bob.id);
  expect(text).not.toContain('77777');
  expect((await ask(`month=${month}`, '')).status).toBe(401);
  for (const query of [
    `month=${month}&player=${bob.id}`,
    `month=${month}&chain=${bob.id}`,
    'month=2026-13',
    'month=',
    `month=${month}&part=0`,
    '',
  ])
    expect([query, (await ask(query)).status]).toEqual([query, 400]);
  for (const query of ['month=2999-01', `month=${month}&part=2`])
    expect([query, (await ask(query)).status]).toEqual([query, 404]);
}, 60_000);
