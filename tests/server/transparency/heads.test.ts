import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSigned, publicKeyOf, signHead } from '#domain/transparency/head.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { headsFile, readHeads } from '#server/services/transparency/heads-file.ts';
import { type Publisher, publishHourly, publishNow } from '#server/services/transparency/publish-head.ts';
import { sealLeaves } from '#server/services/transparency/seal.ts';
import { addPlayer, fund, type House, hour, openHouse } from '../games/house.ts';

const secret = 'a'.repeat(64);
const publicKey = publicKeyOf(secret);
let house: House;
let dataDir: string;
let publisher: Publisher;
beforeEach(async () => {
  house = await openHouse();
  dataDir = mkdtempSync(join(tmpdir(), 'log-heads-'));
  publisher = { db: house.ctx.db, clock: house.ctx.clock, config: { dataDir, secrets: { log: secret } } };
});
afterEach(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const book = async (times: number) => {
  const player = await addPlayer(house);
  for (let time = 0; time < times; time += 1) await fund(house, player, 'EUR', 100n);
  await sealLeaves(house.ctx);
};
const run = (text: string) => house.ctx.db.query<Record<string, unknown>>({ name: '', text });
const breaches = async () =>
  (await checkLedger(house.ctx.db, { heads: readHeads(dataDir), publicKey })).log.breaches.map(
    ({ row, problem }) => `${row} ${problem}`,
  );

test('a head is signed each hour and whenever it is asked for, and stands outside the database too', async () => {
  await book(3);
  await publishHourly(publisher);
  await publishHourly(publisher);
  expect(readHeads(dataDir)).toHaveLength(1);
  house.passTime(hour);
  await book(2);
  await publishHourly(publisher);
  await publishNow(publisher);
  const heads = readHeads(dataDir);
  expect(heads.map(({ size }) => size)).toEqual([3, 5, 5]);
  expect(heads.every((head) => isSigned(head, publicKey))).toBe(true);
  expect(await breaches()).toEqual([]);
});

test('an epoch that begins has a head at once, and what was published before it is not missed', async () => {
  await book(4);
  await publishHourly(publisher);
  // As a restore leaves it: fewer leaves than were published, and the epoch after.
  const tables = ['leaf', 'tree_node'];
  for (const table of tables) await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await run('TRUNCATE leaf, tree_node, leaf_pending');
  for (const table of tables) await run(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  expect(await breaches()).toContainEqual(expect.stringContaining('has leaves that are gone'));
  await run(
    `INSERT INTO epoch (number, began_at, reason, system_id, timeline, journals) VALUES (2, now(), 'restored', '1', '1', '{}')`,
  );
  await publishHourly(publisher);
  expect(readHeads(dataDir).map(({ epoch, size }) => [epoch, size])).toEqual([
    [1, 4],
    [2, 0],
  ]);
  expect((await breaches()).filter((line) => line.startsWith('head of'))).toEqual([]);
});

test('a line that a power cut left unfinished is no head, and the next begins a line of its own', async () => {
  await publishNow(publisher);
  writeFileSync(headsFile(dataDir), readFileSync(headsFile(dataDir), 'utf8').slice(0, 80));
  await publishNow(publisher);
  expect(readHeads(dataDir)).toHaveLength(2);
  expect(await breaches()).toEqual([]);
});

test('whoever rewrites the books and their whole log makes another root than was published', async () => {
  await book(4);
  await publishNow(publisher);
  await book(6);
  await publishNow(publisher);
  const [first, last] = readHeads(dataDir);
  const tables = ['movement', 'leaf', 'tree_node'];
  for (const table of tables) await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await run(`UPDATE movement SET reference = reference || '!' WHERE id = (SELECT max(id) FROM movement)`);
  // As the sealer would have: the whole tree made anew from the rows as they now are.
  await run('TRUNCATE leaf, tree_node');
  await run(`INSERT INTO leaf_backlog (kind) SELECT unnest(ARRAY['movement', 'round', 'deposit', 'withdrawal'])`);
  await sealLeaves(house.ctx);
  for (const table of tables) await run(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  expect((await checkLedger(house.ctx.db)).log.breaches).toEqual([]);
  expect(await breaches()).toEqual([
    `head of ${new Date(last?.at ?? 0).toISOString()} (10 leaves) has another root than the tree: a leaf from ${first?.size} to 9 was rewritten since`,
  ]);
});

test('leaves that are gone, and a head that another key or another root was given, are named', async () => {
  await book(2);
  const head = await publishNow(publisher);
  if (!head) throw new Error('no head');
  const { logId: _, signature: __, ...plain } = head;
  const forged = [
    signHead({ ...plain, at: plain.at + 1, root: 'f'.repeat(64) }, secret),
    signHead({ ...plain, at: plain.at + 2, size: 9 }, secret),
    signHead({ ...plain, at: plain.at + 3, size: 9 }, 'b'.repeat(64)),
  ];
  writeFileSync(headsFile(dataDir), `${[head, ...forged].map((one) => JSON.stringify(one)).join('\n')}\n`);
  const named = (await breaches()).map((line) => line.replace(/^head of \S+ /, ''));
  expect(named).toEqual([
    expect.stringContaining('(2 leaves) contradicts the head of'),
    expect.stringContaining('(2 leaves) has another root than the tree'),
    '(9 leaves) has leaves that are gone: the tree has 2',
    '(9 leaves) is not signed with the key of this log',
    '(9 leaves) has leaves that are gone: the tree has 2',
  ]);
});
