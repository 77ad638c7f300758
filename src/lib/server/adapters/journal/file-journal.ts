import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Journal, JournalFailed, type JournalLine, type JournalMark, type JournalPlace } from './journal.ts';
import { openedLine, sealedLine } from './sealed-acts.ts';

const lineShape = z.object({
  epoch: z.number().int(),
  seq: z.string(),
  at: z.string(),
  kind: z.string(),
  player: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});
const markShape = z.object({
  epoch: z.number().int(),
  at: z.string(),
  systemId: z.string(),
  timeline: z.string(),
  lsn: z.string(),
});

const files = { name: 'journal.id', lines: 'journal.jsonl', mark: 'mark.json' } as const;

/**
 * The journal in files, the same in each of `folders`: `journal.jsonl` has a line of JSON each, `hash` being the SHA-256 of the hash
 * before and the line without it, so that nothing can be taken out or put between; `mark.json` says up to where the books had come;
 * `journal.id` tells a folder from a copy of it. What entries of the log of staff say is sealed by `sealKey`. Whoever appends holds the house's lock: one at a time over all processes.
 */
export const fileJournal = (folders: readonly string[], sealKey: string): Journal => ({
  places: () => Promise.all(folders.map(placeOf)),
  found: async () => {
    const identities = await Promise.all(folders.map((folder) => telling(folder, () => foundPlace(folder))));
    await fillEmpty(folders);
    return identities;
  },
  append: async (lines) => {
    if (lines.length === 0) return;
    const outside = lines.map((line) => sealedLine(sealKey, line));
    for (const folder of folders) await telling(folder, () => appendTo(folder, outside));
  },
  read: async () => {
    const all = await Promise.all(folders.map((folder) => telling(folder, () => readLines(folder))));
    const faults = all.flatMap((one) => one.faults);
    const byId = new Map<string, JournalLine>();
    for (const { lines } of all)
      for (const line of lines) byId.set(`${line.epoch}/${line.seq}/${line.kind}`, openedLine(sealKey, line));
    return { lines: [...byId.values()].sort(byMoment), faults };
  },
  mark: async (mark) => {
    for (const folder of folders) await telling(folder, () => writeMark(folder, mark));
  },
  lastMark: async () => {
    const marks = await Promise.all(folders.map((folder) => telling(folder, () => readMark(folder))));
    return marks.reduce((last, one) => (one && (!last || isFarther(one, last)) ? one : last), null);
  },
});

const byMoment = (a: JournalLine, b: JournalLine): number => a.epoch - b.epoch || Date.parse(a.at) - Date.parse(b.at);

const isFarther = (a: JournalMark, b: JournalMark): boolean =>
  a.epoch > b.epoch || (a.epoch === b.epoch && a.at > b.at);

const telling = async <T>(folder: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new JournalFailed(
      `The journal in ${folder} cannot be kept (${reason}): see to that folder, or correct JOURNAL_DIR`,
      {
        cause: error,
      },
    );
  }
};

const placeOf = async (folder: string): Promise<JournalPlace> => {
  const path = join(folder, files.name);
  const name = await readFile(path, 'utf8').catch(ignoreMissing);
  if (name === undefined) return { folder, identity: null };
  const { birthtimeMs } = await stat(path);
  return { folder, identity: `${name.trim()}@${Math.round(birthtimeMs)}` };
};

const foundPlace = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, files.name);
  // Of two that begin together one names it, and both then read the name.
  await writeFile(path, `${randomBytes(16).toString('hex')}\n`, { flag: 'wx', mode: 0o600, flush: true }).catch(
    (error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    },
  );
  const { identity } = await placeOf(folder);
  if (identity === null) throw new Error('its name was not kept');
  return identity;
};

/** A folder that was added gets what the others have: from then on each of them is whole. */
const fillEmpty = async (folders: readonly string[]): Promise<void> => {
  const all = await Promise.all(folders.map((folder) => telling(folder, () => readLines(folder))));
  const fullest = all.reduce<readonly JournalLine[]>(
    (most, { lines }) => (lines.length > most.length ? lines : most),
    [],
  );
  for (const [index, { lines }] of all.entries()) {
    const folder = folders[index];
    if (folder !== undefined && lines.length === 0 && fullest.length > 0)
      await telling(folder, () => appendTo(folder, fullest));
  }
};

const genesis = '0'.repeat(64);
const hashOf = (before: string, body: string): string => createHash('sha256').update(`${before}${body}`).digest('hex');

const appendTo = async (folder: string, lines: readonly JournalLine[]): Promise<void> => {
  await using file = await open(join(folder, files.lines), 'a+', 0o600);
  const tail = await lastLine(file);
  let before = tail.hash;
  let text = tail.isTorn ? '\n' : '';
  for (const line of lines) {
    const body = JSON.stringify(line);
    before = hashOf(before, body);
    text += `${before} ${body}\n`;
  }
  await file.appendFile(text);
  await file.sync();
};

type Tail = { readonly hash: string; readonly isTorn: boolean };

/** The hash to go on from. What a power cut left of a line counts for nothing. */
const lastLine = async (file: Awaited<ReturnType<typeof open>>): Promise<Tail> => {
  const { size } = await file.stat();
  for (let length = 65_536; ; length *= 4) {
    const from = Math.max(0, size - length);
    const buffer = Buffer.alloc(size - from);
    await file.read(buffer, 0, buffer.length, from);
    const text = buffer.toString('utf8');
    const isTorn = size > 0 && !text.endsWith('\n');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
    const found = whole.slice(from === 0 ? 0 : 1).findLast((line) => linePattern.test(line));
    if (found !== undefined) return { hash: found.slice(0, 64), isTorn };
    if (from === 0) return { hash: genesis, isTorn };
  }
};

const linePattern = /^[0-9a-f]{64} \{.*\}$/;

const readLines = async (folder: string): Promise<{ lines: JournalLine[]; faults: string[] }> => {
  const text = (await readFile(join(folder, files.lines), 'utf8').catch(ignoreMissing)) ?? '';
  const lines: JournalLine[] = [];
  const faults: string[] = [];
  let before = genesis;
  for (const [index, row] of text.split('\n').entries()) {
    if (row === '') continue;
    const [hash, body] = [row.slice(0, 64), row.slice(65)];
    const parsed = linePattern.test(row) ? lineShape.safeParse(parseJson(body)) : undefined;
    if (!parsed?.success) {
      faults.push(`${folder}/${files.lines}:${index + 1} was cut off or cannot be read`);
      continue;
    }
    if (hashOf(before, body) !== hash)
      faults.push(`${folder}/${files.lines}:${index + 1} does not follow the line before`);
    before = hash;
    lines.push(parsed.data);
  }
  return { lines, faults };
};

const writeMark = async (folder: string, mark: JournalMark): Promise<void> => {
  const draft = join(folder, `${files.mark}.${process.pid}`);
  await writeFile(draft, `${JSON.stringify(mark)}\n`, { mode: 0o600, flush: true });
  await rename(draft, join(folder, files.mark));
};

const readMark = async (folder: string): Promise<JournalMark | null> => {
  const text = await readFile(join(folder, files.mark), 'utf8').catch(ignoreMissing);
  return text === undefined ? null : (markShape.safeParse(parseJson(text)).data ?? null);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
const ignoreMissing = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error;
  return undefined;
};
