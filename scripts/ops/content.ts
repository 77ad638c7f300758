import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Db } from '#server/db/db.ts';
import { listReleased, type ReleasedRow } from '#server/db/queries/content.ts';
import { type Answer, said } from './answer.ts';

/** A text that was published at the desk: what of it is in force since when, and by whom. */
const lineOf = ({ path, number, starts_at: at, written_by: by, decided_by: approved }: ReleasedRow): string =>
  [
    path,
    number === 0 ? 'the file' : `version ${number}`,
    `from ${at.toISOString()}`,
    ...(by ? [`by ${by}`] : []),
    `approved by ${approved}`,
  ].join('  ');

const list = (rows: readonly ReleasedRow[]): Answer =>
  rows.length === 0 ? said('No text was published at the desk.') : said(...rows.map(lineOf));

/** Writes what is in force into the repository's folder; a text that went back to its file, or was never one, is left as it is. */
const pull = (rows: readonly ReleasedRow[]): Answer => {
  const lines = rows.flatMap((row) => {
    const { path, source } = row;
    if (source === null || (existsSync(path) && readFileSync(path, 'utf8') === source)) return [];
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
    return [`wrote ${lineOf(row)}`];
  });
  return lines.length === 0
    ? said('Every text that is in force is in the repository as it is.')
    : said(...lines, 'Look at the changes, run npm run test:content, and commit them.');
};

/** `content list|pull`, in the folder of the repository; undefined: not that. */
export const runContent = async (db: Db, words: readonly string[], now: Date): Promise<Answer | undefined> => {
  const { positionals } = parseArgs({ args: [...words], allowPositionals: true, options: {} });
  const [command, more] = positionals;
  if (more !== undefined || (command !== 'list' && command !== 'pull')) return undefined;
  const rows = await db.query<ReleasedRow>(listReleased, [now]);
  return command === 'list' ? list(rows) : pull(rows);
};
