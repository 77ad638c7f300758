import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fail } from '#domain/result.ts';
import { publicKeyOf } from '#domain/transparency/head.ts';
import { createTimeStamps } from '#server/adapters/time-stamps/create-time-stamps.ts';
import type { TimeStamps } from '#server/adapters/time-stamps/time-stamps.ts';
import { certificatesIn } from '#server/common/time-stamp/verify-stamp.ts';
import { stampKeys } from '#server/sandbox/stamp-keys.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { readHeads } from '#server/services/transparency/heads-file.ts';
import { publishNow } from '#server/services/transparency/publish-head.ts';
import { sealLeaves } from '#server/services/transparency/seal.ts';
import { stampHeads } from '#server/services/transparency/stamp-heads.ts';
import { readStamps, stampsFile } from '#server/services/transparency/stamps-file.ts';
import { addPlayer, fund, type House, hour, openHouse } from '../games/house.ts';

const secret = 'a'.repeat(64);
let house: House;
let dataDir: string;
let authority: TimeStamps;
let told: Record<string, unknown>[];
beforeEach(async () => {
  house = await openHouse();
  dataDir = mkdtempSync(join(tmpdir(), 'log-stamps-'));
  told = [];
  const played = createTimeStamps({ timeStamps: null, sandbox: true, secrets: { cardWebhook: secret } }, house.ctx);
  if (!played) throw new Error('no authority');
  authority = played;
});
afterEach(async () => {
  await house.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const publish = async () => {
  await fund(house, await addPlayer(house), 'EUR', 100n);
  await sealLeaves(house.ctx);
  const config = { dataDir, secrets: { log: secret } };
  const head = await publishNow({ db: house.ctx.db, clock: house.ctx.clock, config });
  if (!head) throw new Error('no head');
  return head;
};
const log = { warn: (facts: Record<string, unknown>) => told.push(facts) } as unknown as House['ctx']['log'];
const stamp = (timeStamps: TimeStamps | null = authority, folder = dataDir) =>
  stampHeads({ db: house.ctx.db, clock: house.ctx.clock, log, timeStamps, config: { dataDir: folder } });
const away: TimeStamps = { trusted: [], isSandbox: false, stamp: async () => fail('away') };
const run = (text: string) => house.ctx.db.query<Record<string, unknown>>({ name: '', text });
const breaches = async (trusted = authority.trusted) => {
  const published = { heads: readHeads(dataDir), stamps: readStamps(dataDir), publicKey: publicKeyOf(secret), trusted };
  const { log: report } = await checkLedger(house.ctx.db, published);
  return report.breaches.map(({ row, problem }) => `${row.replace(/ of \S+Z$/, '')} ${problem}`);
};

test('each head gets a stamp, once, in the database and in the file', async () => {
  const first = await publish();
  await stamp();
  const second = await publish();
  await stamp();
  await stamp();
  const kept = readStamps(dataDir);
  expect(kept.map(({ head }) => head)).toEqual([first.signature, second.signature]);
  expect(kept.map(({ headAt, stamp: { at } }) => Math.abs(at - headAt) <= 1000)).toEqual([true, true]);
  const rows = await run('SELECT token FROM head_stamp ORDER BY at');
  expect(rows.map(({ token }) => (token as Buffer).toString('base64'))).toEqual(kept.map((one) => one.stamp.token));
  expect(await breaches()).toEqual([]);
  expect(told).toEqual([]);
});

test('an authority that is away is asked again later and later, is told, and then stamps what waits', async () => {
  await publish();
  await stamp(away);
  // Too early: not even asked.
  await stamp(away);
  house.passTime(59_000);
  await stamp();
  expect(readStamps(dataDir)).toEqual([]);
  expect(told).toMatchObject([{ reason: 'away', attempts: 1 }]);
  house.passTime(1_000);
  await stamp(away);
  house.passTime(119_000);
  await publish();
  await stamp();
  expect(readStamps(dataDir)).toEqual([]);
  expect(told).toMatchObject([{ attempts: 1 }, { attempts: 2 }]);
  house.passTime(1_000);
  await stamp();
  expect(readStamps(dataDir)).toHaveLength(2);
  expect(await breaches()).toEqual([]);
  // And from the beginning the next time.
  house.passTime(hour);
  await publish();
  await stamp(away);
  expect(told.at(-1)).toMatchObject({ attempts: 1 });
});

test('heads are published without waiting, and those of a week ago stay without', async () => {
  await publish();
  house.passTime(8 * 24 * hour);
  const late = await publish();
  await stamp(null);
  expect(readStamps(dataDir)).toEqual([]);
  await stamp();
  expect(readStamps(dataDir).map(({ head }) => head)).toEqual([late.signature]);
});

test('the file of a machine that comes later gets every stamp, after what a power cut left unfinished, too', async () => {
  for (let time = 0; time < 3; time += 1) {
    house.passTime(hour);
    await publish();
    await stamp();
  }
  const whole = readStamps(dataDir);
  const elsewhere = mkdtempSync(join(tmpdir(), 'log-stamps-'));
  try {
    await stamp(null, elsewhere);
    expect(readStamps(elsewhere)).toEqual(whole);
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
  const text = readFileSync(stampsFile(dataDir), 'utf8');
  writeFileSync(stampsFile(dataDir), text.slice(0, -100));
  await stamp(null);
  expect(readStamps(dataDir)).toEqual(whole);
});

test('a stamp that is not of its head, or of nobody who is known, is named', async () => {
  const [first, second] = [await publish(), await publish()];
  await stamp();
  expect(await breaches(certificatesIn(stampKeys('b'.repeat(64)).authority))).toEqual([
    ...Array(2).fill('stamp in the file of the head is of no authority that is trusted'),
    ...Array(2).fill('stamp in the database of the head is of no authority that is trusted'),
  ]);
  await run('ALTER TABLE head_stamp DISABLE TRIGGER USER');
  await run('UPDATE head_stamp SET token = (SELECT token FROM head_stamp ORDER BY at LIMIT 1)');
  const [one, other] = readStamps(dataDir);
  const lines = [
    { ...one, head: second.signature },
    { ...other, head: 'f'.repeat(128) },
    { ...one, stamp: { ...one?.stamp, by: 'Nobody' } },
  ];
  writeFileSync(stampsFile(dataDir), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect(await breaches()).toEqual([
    'stamp in the file of the head is of something else than this head',
    'stamp in the file of the head is of a head that is not there',
    'stamp in the file of the head is not of the moment and the authority that stand beside it',
    'stamp in the database of the head is of something else than this head',
  ]);
  await run(`UPDATE head_stamp SET token = '\\x3000', stamped_at = stamped_at - interval '1 hour'`);
  expect((await breaches()).slice(3)).toEqual(Array(2).fill('stamp in the database of the head is none'));
  expect(first.size).toBe(1);
});

test('a stamp that is older than the head says to be is named', async () => {
  await publish();
  const clock = { now: () => new Date(house.ctx.clock.now().getTime() - 2 * hour) };
  const settings = { timeStamps: null, sandbox: true, secrets: { cardWebhook: secret } };
  await stamp(createTimeStamps(settings, { clock, random: house.ctx.random }));
  expect(await breaches()).toEqual([
    'stamp in the file of the head is older than the head',
    'stamp in the database of the head is older than the head',
  ]);
});
