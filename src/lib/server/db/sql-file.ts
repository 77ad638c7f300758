import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { explainFailure } from './unavailable.ts';

/** `sql` is the text that failed, where it was one's. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';
  readonly sql: string;

  constructor(message: string, { sql = '', cause }: { readonly sql?: string; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.sql = sql;
  }
}

/** A file's text, or a statement's of it that begins at `line`. */
export type SqlFile = { readonly file: string; readonly text: string; readonly line: number };

/** A row of the table `migration`. */
export type Applied = { readonly file: string; readonly checksum: string };

export const readSqlFile = async (folder: string, file: string): Promise<SqlFile> => ({
  file,
  text: await readFile(`${folder}/${file}`, 'utf8'),
  line: 1,
});

export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Runs a file's text, and says which file failed and where. */
export const runFile = async (client: pg.Client, { file, text, line }: SqlFile): Promise<void> => {
  try {
    await client.query(text);
  } catch (error) {
    const reason = explainFailure(error);
    if (reason !== error) throw reason;
    throw new MigrationFailed(`${file}: ${explain(error, text, line)}`, { sql: text, cause: error });
  }
};

const explain = (error: unknown, text: string, firstLine: number): string => {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  const line = Number.isNaN(position) ? '' : ` (line ${firstLine - 1 + text.slice(0, position).split('\n').length})`;
  const detail = 'detail' in error && typeof error.detail === 'string' ? `: ${error.detail}` : '';
  return `${error.message}${line}${detail}`;
};

/** All that `work` does, or nothing of it. */
export const inTransaction = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  try {
    await client.query('BEGIN');
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};
