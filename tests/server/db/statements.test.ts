import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Statement, sql } from '#server/db/db.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';

const folder = new URL('../../../src/lib/server/db/queries/', import.meta.url);

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'name' in value && 'text' in value;

/** What a module gives: a statement, or a list or a table of them. */
const statementsIn = (value: unknown): Statement[] => {
  if (isStatement(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(statementsIn) : [];
};

const found = (
  await Promise.all(
    readdirSync(folder).map(async (file) => {
      const module: Record<string, unknown> = await import(new URL(file, folder).href);
      return statementsIn({ ...module });
    }),
  )
).flat();
/** Each once: some stand in a list and by themselves. */
const statements = [...new Set(found)];

test('every statement is one that the database understands, whichever of its versions this is', async () => {
  const refused: string[] = [];
  // What sets up a transaction, or goes on in one, cannot be prepared by name, and says the same in every version; what a cursor
  // reads can.
  const prepared = statements
    .filter(({ text }) => !/^(SET|FETCH|CLOSE) /.test(text))
    .map(({ name, text }) => ({ name, text: text.replace(/^DECLARE \w+ NO SCROLL CURSOR FOR\s/, '') }));
  for (const { name, text } of prepared)
    await database.db
      .query(sql(`prepare_${name}`, `PREPARE "checked_${name}" AS ${text}`))
      .catch((error: unknown) => refused.push(`${name}: ${error instanceof Error ? error.message : error}`));
  expect(refused).toEqual([]);
  expect(statements.length).toBeGreaterThan(200);
});

test('no two statements share a name, by which a connection would keep the wrong one', () => {
  const names = statements.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
