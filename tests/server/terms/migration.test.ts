import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database.ts';
import { readPolicyVersions } from '../../../src/lib/policies/read-versions.ts';

const folder = 'src/lib/server/db/migrations';
const file = readdirSync(folder).find((name) => name.endsWith('_terms_acceptance.sql'));
const text = readFileSync(`${folder}/${file}`, 'utf8');

test('who signed up before has on record what held then, in versions that are published', async () => {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const add = (name: string, at: string) =>
    client.query(
      `INSERT INTO player (id, email, email_key, password_hash, full_name, first_name, last_name, terms_accepted_at, created_at)
       VALUES (gen_random_uuid(), $1, $1, '-', 'Ada King', 'Ada', 'King', $2, $2)`,
      [name, at],
    );
  await client.query('DROP TABLE terms_acceptance');
  await add('early@example.com', '2026-10-01T00:00:00Z');
  await add('before@example.com', '2026-12-05T23:59:59Z');
  await add('after@example.com', '2026-12-06T00:00:00Z');
  await client.query(text);
  const { rows } = await client.query<{ email: string; document: string; number: number; version: string }>(
    `SELECT p.email, a.document, a.number, a.version FROM terms_acceptance a JOIN player p ON p.id = a.player_id
     WHERE a.accepted_at = p.terms_accepted_at`,
  );
  await client.end();
  await database.drop();
  const numbers = (document: string) =>
    Object.fromEntries(rows.filter((row) => row.document === document).map(({ email, number }) => [email, number]));
  expect(numbers('terms-and-conditions')).toEqual({
    'early@example.com': 1,
    'before@example.com': 1,
    'after@example.com': 2,
  });
  expect(rows).toHaveLength(15);
  const published = readPolicyVersions();
  for (const { document, number, version } of rows)
    expect(published.get(document)?.find((one) => one.number === number)?.version).toBe(version);
});
