import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileJournal } from '#server/adapters/journal/file-journal.ts';
import { JournalFailed, type JournalLine } from '#server/adapters/journal/journal.ts';

const key = 'c'.repeat(64);
let home: string;
const folder = (name: string) => join(home, name);
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'faceup-journal-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

const line = (seq: number, epoch = 1): JournalLine => ({
  epoch,
  seq: String(seq),
  at: new Date(Date.UTC(2027, 2, 1, 12, 0, seq)).toISOString(),
  kind: 'limit',
  player: 'ada',
  data: { value: seq, note: 'a "quoted" word, and ü' },
});
const written = async (lines: readonly JournalLine[], ...names: string[]) => {
  const journal = fileJournal(names.map(folder), key);
  await journal.found();
  await journal.append(lines);
  return journal;
};
const file = (name: string) => join(folder(name), 'journal.jsonl');

test('what was appended is read, each line once, whoever wrote it and however often', async () => {
  const journal = await written([line(1), line(2)], 'a', 'b');
  await fileJournal([folder('a')], key).append([line(2), line(3)]);
  expect(await journal.read()).toEqual({ lines: [line(1), line(2), line(3)], faults: [] });
});

test('a line that was changed, taken out or put in is named', async () => {
  const journal = await written([line(1), line(2), line(3)], 'a');
  const rows = (await readFile(file('a'), 'utf8')).split('\n');
  const faultsOf = async (changed: readonly string[]) => {
    await writeFile(file('a'), changed.join('\n'));
    return (await journal.read()).faults.map((fault) => fault.slice(file('a').length));
  };
  const [first = '', second = '', third = ''] = rows;
  expect(await faultsOf([first, second.replace('"value":2', '"value":9'), third, ''])).toEqual([
    ':2 does not follow the line before',
  ]);
  expect(await faultsOf([first, third, ''])).toEqual([':2 does not follow the line before']);
  expect(await faultsOf([first, first, second, third, ''])).toEqual([':2 does not follow the line before']);
  expect(await faultsOf([second, first, third, ''])).toHaveLength(3);
  expect(await faultsOf([first, second, third, ''])).toEqual([]);
});

test('what a power cut left of a line is named, and the next line stands whole', async () => {
  const journal = await written([line(1)], 'a');
  await appendFile(file('a'), 'f00d {"epoch":1,"se');
  await journal.append([line(2)]);
  const { lines, faults } = await journal.read();
  expect(lines).toEqual([line(1), line(2)]);
  expect(faults).toEqual([`${file('a')}:2 was cut off or cannot be read`]);
});

test('a folder that is added gets what the others have', async () => {
  await written([line(1), line(2)], 'a');
  await fileJournal([folder('a'), folder('b')], key).found();
  expect(await fileJournal([folder('b')], key).read()).toEqual({ lines: [line(1), line(2)], faults: [] });
});

test('a copy of a folder is told from it, and the farthest mark counts', async () => {
  const journal = await written([line(1)], 'a');
  const [place] = await journal.places();
  expect(await journal.found()).toEqual([place?.identity]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await cp(folder('a'), folder('copy'), { recursive: true, preserveTimestamps: true });
  const [copied] = await fileJournal([folder('copy')], key).places();
  expect(copied?.identity).not.toBe(place?.identity);
  const mark = { epoch: 1, at: '2027-03-01T12:00:00.000Z', systemId: '7', timeline: '1', lsn: '0/1' };
  await journal.mark(mark);
  await fileJournal([folder('copy')], key).mark({ ...mark, at: '2027-03-01T12:00:01.000Z' });
  expect((await fileJournal([folder('a'), folder('copy')], key).lastMark())?.at).toBe('2027-03-01T12:00:01.000Z');
});

test('a folder that cannot be written is named', async () => {
  await writeFile(folder('file'), '');
  await expect(fileJournal([folder('file')], key).found()).rejects.toThrow(JournalFailed);
  await expect(fileJournal([folder('file')], key).found()).rejects.toThrow(folder('file'));
});

test('what an entry of the log of staff says stands under a key, bound to its hash', async () => {
  const hash = 'ab'.repeat(32);
  const act: JournalLine = { ...line(1), kind: 'staff_act', data: { id: '7', hash, content: 'who did what to whom' } };
  const journal = await written([act], 'a');
  expect((await journal.read()).lines).toEqual([act]);
  const text = await readFile(file('a'), 'utf8');
  expect(text).toContain(hash);
  expect(text).not.toContain('whom');
  const other = fileJournal([folder('a')], 'd'.repeat(64));
  expect((await other.read()).lines).toEqual([{ ...act, data: { id: '7', hash, content: null } }]);
  // A folder that was added gets it as it stands.
  await fileJournal([folder('a'), folder('b')], key).found();
  expect((await fileJournal([folder('b')], key).read()).lines).toEqual([act]);
});
