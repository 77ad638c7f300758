import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCsv } from '#domain/csv-parse.ts';
import { runEvents } from '#scripts/ops/events.ts';
import { runWebhooks } from '#scripts/ops/webhooks.ts';
import { type EventRow, listEvents } from '#server/db/queries/events.ts';
import { numberEvents } from '#server/services/events/give-numbers.ts';
import { presentEvent } from '#server/services/events/present-event.ts';
import { loggedActs } from '#tests/support/desk.ts';
import { addPlayer, type House, openHouse } from '../games/house.ts';

let house: House;
let folder: string;
let rows: EventRow[];
beforeAll(async () => {
  house = await openHouse({ WEBHOOK_HOSTS: 'hooks.example.com', SANDBOX: '1' });
  folder = await mkdtemp(join(tmpdir(), 'faceup-events-'));
  for (let player = 0; player < 5; player += 1) await addPlayer(house);
  await house.ctx.db.query({
    name: '',
    text: `SELECT event_tell('test.told', 1, 'house', NULL, '2027-03-02T00:00:00Z', '{"text": "a \\"b\\", c\\n=d", "amount": "90071992547409931"}')`,
  });
  await numberEvents(house.ctx);
  rows = await house.ctx.db.query<EventRow>(listEvents, [0, 100]);
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

const events = (...words: string[]) => runEvents(house.ctx.db, words, house.ctx.clock.now());
const webhooks = (...words: string[]) =>
  runWebhooks(house.ctx.db, () => house.ctx.config, words, house.ctx.clock.now());
const rowsIn = async (file: string): Promise<string[][]> => {
  const read = parseCsv(await readFile(file, 'utf8'));
  return read.ok ? read.value : [];
};
const acts = () =>
  house.ctx.db.query<{ act: string; name: string; subject_id: string | null }>({
    name: '',
    text: 'SELECT act, name, subject_id FROM staff_act ORDER BY id',
  });

test('events go into a Parquet file, and come back out of it as they are', async () => {
  const file = join(folder, 'all.parquet');
  const answer = await events('export', '--format', 'parquet', '--to-file', file, '--by', 'Maria');
  expect(answer).toEqual({ done: true, lines: [`${file} holds 6 events, the last one number 6.`] });
  const read = await parquetReadObjects({ file: await asyncBufferFromFile(file) });
  expect(read).toEqual(
    rows.map((row) => ({
      id: presentEvent(row).id,
      epoch: row.epoch,
      number: row.number,
      at: row.at,
      type: row.type,
      version: row.version,
      key: row.key,
      player_id: row.player_id,
      facts: row.facts,
    })),
  );
});

test('events of some numbers or days go into a CSV file; a file that is there is left alone', async () => {
  const file = join(folder, 'some.csv');
  const out = ['--format', 'csv', '--to-file', file, '--by', 'Maria'];
  expect(await events('export', '--from', '2', '--to', '3', ...out)).toMatchObject({ done: true });
  const [head, ...lines] = await rowsIn(file);
  expect(head).toEqual(['id', 'epoch', 'number', 'at', 'type', 'version', 'key', 'player_id', 'facts']);
  expect(lines.map(([id]) => id)).toEqual(['1-2', '1-3']);
  await expect(events('export', ...out)).rejects.toThrow('EEXIST');
  const day = join(folder, 'day.csv');
  await events(
    'export',
    '--from',
    '2027-03-02',
    '--to',
    '2027-03-02',
    '--format',
    'csv',
    '--to-file',
    day,
    '--by',
    'M',
  );
  const [, told, ...more] = await rowsIn(day);
  expect([told?.[0], JSON.parse(told?.[8] ?? ''), more]).toEqual(['1-6', rows[5]?.facts, []]);
});

test('what leaves in a file has its entry before it is written', async () => {
  const file = join(folder, 'noted.csv');
  const words = ['export', '--format', 'csv', '--to-file', file, '--by', 'Maria'];
  const noted = async () => (await acts()).filter(({ act }) => act === 'events.exported').length;
  const before = await noted();
  const { db } = house.ctx;
  const silent: typeof db = { ...db, transaction: () => Promise.reject(new Error('the log is away')) };
  await expect(runEvents(silent, words, house.ctx.clock.now())).rejects.toThrow('the log is away');
  expect(await readFile(file, 'utf8').catch(() => '')).not.toContain('test.told');
  await rm(file, { force: true });
  expect(await events(...words)).toMatchObject({ done: true });
  expect(await noted()).toBe(before + 1);
  const none = join(folder, 'nothing.csv');
  expect(await events('export', '--from', '99', '--format', 'csv', '--to-file', none, '--by', 'M')).toMatchObject({
    done: false,
  });
  await expect(readFile(none)).rejects.toThrow('ENOENT');
  expect(await noted()).toBe(before + 1);
});

test('who exports gives a name, and words that say nothing are none', async () => {
  const file = join(folder, 'none.csv');
  expect(await events('export', '--format', 'csv', '--to-file', file)).toMatchObject({ done: false });
  for (const words of [['export'], ['list', '--from', 'yesterday'], ['list', 'more'], ['replay']])
    expect(events(...words)).toBeUndefined();
});

test('the last events are listed, or those from a number on', async () => {
  expect((await events('list', '--by', 'Maria'))?.lines).toHaveLength(6);
  const look = (await loggedActs(house)).at(-1);
  expect([look?.act, look?.name]).toEqual(['events.read', 'Maria']);
  expect([...(look?.players ?? [])].sort()).toEqual(rows.flatMap((row) => row.player_id ?? []).sort());
  expect((await events('list', '--from', '6'))?.lines).toEqual([
    expect.stringMatching(/^1-6 {2}2027-03-02 00:00 {2}test\.told 1 {2}house {2}\{/),
  ]);
});

test('a webhook is added, given a new secret and removed by somebody with a name, and each is noted without its address', async () => {
  const url = 'https://hooks.example.com/their-secret';
  expect(await webhooks('add', url)).toMatchObject({ done: false });
  const added = await webhooks(
    'add',
    url,
    '--types',
    'deposit.credited, player.closed',
    '--from',
    '1',
    '--by',
    'Maria',
  );
  const [first = '', second = ''] = added?.lines ?? [];
  expect(first).toMatch(/is told deposit\.credited, player\.closed from number 1 on\.$/);
  expect(second).toMatch(/whsec_[\w+/]{43}=$/);
  const [id = ''] = first.split(' ');
  expect((await webhooks('list'))?.lines).toEqual([
    `${id}  ${url}  deposit.credited,player.closed  up to 0, 0 waiting, 0 dead`,
  ]);
  expect((await webhooks('rotate', id, '--by', 'Joan'))?.lines[0]).toMatch(/whsec_/);
  expect(await webhooks('resend', id, '--number', '7', '--by', 'Joan')).toMatchObject({ done: false });
  expect((await webhooks('dead'))?.done).toBe(true);
  expect(await webhooks('remove', id, '--by', 'Joan')).toMatchObject({ done: true });
  expect(await webhooks('remove', id, '--by', 'Joan')).toMatchObject({ done: false });
  expect(await webhooks('add', 'https://elsewhere.example.com/', '--by', 'Joan')).toMatchObject({ done: false });
  expect((await acts()).filter(({ act }) => act === 'webhooks.changed')).toEqual(
    ['Maria', 'Joan', 'Joan'].map((name) => ({ act: 'webhooks.changed', name, subject_id: id })),
  );
  for (const words of [['add'], ['rotate', 'nobody', '--by', 'J'], ['sing', id, '--by', 'J']])
    expect(webhooks(...words)).toBeUndefined();
});
