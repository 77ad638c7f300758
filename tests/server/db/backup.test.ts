import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '#scripts/ops/backup.ts';
import { restore } from '#scripts/ops/restore.ts';
import { diskVault } from '#server/adapters/documents/disk-vault.ts';
import { connect } from '#server/db/connect.ts';
import { type Db, sql } from '#server/db/db.ts';
import { type Embedded, startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { readLastBackup } from '#server/services/figures/backup-note.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { bareEnv } from '#tests/support/bare-env.ts';
import { account, addPlayer, fund, post } from '#tests/support/ledger.ts';

let home: string;
let cluster: Embedded;
let db: Db;
let backup: string;
const paper = randomUUID();
const settings = { shared_buffers: '16MB', max_wal_size: '64MB', min_wal_size: '32MB', checkpoint_timeout: '30s' };

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'faceup-backup-'));
  backup = join(home, 'backups/first');
  cluster = await startEmbedded({ dataDir: join(home, 'data'), settings });
  await migrate({ url: cluster.ownerUrl });
  db = connect({ url: cluster.superuserUrl });
  await writeFile(join(home, 'data/secrets.json'), '{"secretKey":"of the first"}');
  await diskVault(join(home, 'data/documents')).put(paper, Buffer.from('a sealed paper'));
});
afterAll(async () => {
  await db.close();
  await cluster.stop();
  await rm(home, { recursive: true, force: true });
});

const acknowledged: bigint[] = [];

/** Eight players who bet until told to stop. Every movement that was acknowledged is remembered. */
const play = async (signal: AbortSignal): Promise<void> => {
  const player = await addPlayer(db);
  await fund(db, player, 1_000_000n);
  const accounts = [await account(db, 'cash', player), await account(db, 'gaming', null, 'roulette')];
  while (!signal.aborted) {
    const movement = await post(db, 'bet', player, accounts, [-10n, 10n]);
    if (movement !== null) acknowledged.push(movement);
  }
};

const readMovements = sql('all_movements', 'SELECT id FROM movement');

test('B.3.3 a backup taken under load restores to one moment of it, sums equal and nothing acknowledged before it lost', async () => {
  const stop = new AbortController();
  const players = Array.from({ length: 8 }, () => play(stop.signal));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const before = [...acknowledged];
  await backUp({ dataDir: join(home, 'data'), target: backup });
  const played = acknowledged.length;
  stop.abort();
  await Promise.all(players);
  expect(played).toBeGreaterThan(before.length);

  const dataDir = join(home, 'restored');
  const report = await restore({ dataDir, source: backup });
  expect(report).toMatchObject({ isSound: true, totals: [{ currency: 'EUR', total: 0n }] });
  const copy = await startEmbedded({ dataDir });
  const copied = connect({ url: copy.superuserUrl });
  const restored = new Set((await copied.query<{ id: bigint }>(readMovements)).map(({ id }) => id));
  expect(before.filter((id) => !restored.has(id))).toEqual([]);
  expect(restored.size).toBeLessThanOrEqual((await db.query(readMovements)).length);
  // And it plays on.
  const player = await addPlayer(copied);
  await fund(copied, player, 5n);
  expect((await checkLedger(copied)).isSound).toBe(true);
  await copied.close();
  await copy.stop();
  expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toContain('of the first');
  const kept = await diskVault(join(dataDir, 'documents')).get(paper);
  expect(Buffer.from(kept ?? []).toString()).toBe('a sealed paper');
  expect((await checkLedger(db)).isSound).toBe(true);
});

test('a backup leaves no slot and no half-made folder behind', async () => {
  expect(await db.query(sql('slots', 'SELECT slot_name FROM pg_replication_slots'))).toEqual([]);
  expect(await readdir(join(home, 'backups'))).toEqual(['first']);
  await expect(backUp({ dataDir: join(home, 'data'), target: backup })).rejects.toThrow('is not empty');
});

test('the command notes when it took one, for the figures of the house', async () => {
  const dataDir = join(home, 'data');
  expect(await readLastBackup(dataDir)).toBeNull();
  const env = bareEnv({ DATA_DIR: dataDir });
  const began = Date.now();
  await promisify(execFile)(process.execPath, ['scripts/ops.ts', 'backup', join(home, 'noted')], { env });
  const noted = (await readLastBackup(dataDir))?.getTime() ?? 0;
  expect(noted).toBeGreaterThanOrEqual(began - 1_000);
  expect(noted).toBeLessThanOrEqual(Date.now());
});

test('a restore refuses to run over a database in use, or over one that is there', async () => {
  await expect(restore({ dataDir: join(home, 'data'), source: backup, force: true })).rejects.toThrow('is in use');
  await expect(restore({ dataDir: join(home, 'restored'), source: backup })).rejects.toThrow('add --force');
});

test('with force the present database is set aside, not deleted', async () => {
  const lines: string[] = [];
  const options = {
    dataDir: join(home, 'restored'),
    source: backup,
    force: true,
    log: (line: string) => lines.push(line),
  };
  expect((await restore(options)).isSound).toBe(true);
  expect((await readdir(join(home, 'restored'))).filter((name) => name.startsWith('pg.before-'))).toHaveLength(1);
  expect((await readdir(join(home, 'restored'))).filter((name) => name.startsWith('documents.before-'))).toHaveLength(
    1,
  );
  expect(lines.join()).toContain('now stands in');
});

test('a backup that is incomplete or altered is refused, and nothing is changed', async () => {
  const dataDir = join(home, 'never');
  await mkdir(join(home, 'nothing'));
  await expect(restore({ dataDir, source: join(home, 'nothing') })).rejects.toThrow('no complete backup');
  const lying = join(backup, 'documents', paper.slice(0, 2), paper);
  await appendFile(lying, ' ');
  await expect(restore({ dataDir, source: backup })).rejects.toThrow(`${lying} is missing or was altered`);
  await appendFile(join(backup, 'pg/PG_VERSION'), ' ');
  await expect(restore({ dataDir, source: backup })).rejects.toThrow('missing or was altered');
  expect(await readdir(dataDir)).toEqual([]);
});
