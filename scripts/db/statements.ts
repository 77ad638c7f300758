import { readdirSync } from 'node:fs';
import type { Command, Statement } from '#server/db/db.ts';

const folder = new URL('../../src/lib/server/db/queries/', import.meta.url);

/** Every named statement of `db/queries`, each once, by name. */
export const readStatements = async (): Promise<readonly Statement[]> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> => import(new URL(file, folder).href)),
  );
  // Some stand in a list and by themselves.
  const found = new Set(modules.flatMap((module) => statementsIn({ ...module })));
  return [...found].sort((one, other) => (one.name < other.name ? -1 : 1));
};

export const isCommand = (statement: Statement): statement is Command => 'body' in statement;

/** What a module gives: a statement, or a list or a table of them. */
const statementsIn = (value: unknown): Statement[] => {
  if (isStatement(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(statementsIn) : [];
};

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'name' in value && 'text' in value;
