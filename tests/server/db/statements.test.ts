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

const statements = (
  await Promise.all(
    readdirSync(folder).map(async (file) => {
      const module: Record<string, unknown> = await import(new URL(file, folder).href);
      return Object.values(module).filter(isStatement);
    }),
  )
).flat();

test('every statement is one that the database understands, whichever of its versions this is', async () => {
  const refused: string[] = [];
  // What sets up a transaction cannot be prepared, and says the same in every version.
  for (const { name, text } of statements.filter((one) => !one.text.startsWith('SET ')))
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
