import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Queryable, type Statement, sql } from '#server/db/db.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ledgerWritesOf } from '#tests/support/ledger-writers.ts';

/** Every function that writes to the ledger's tables itself, with what it writes there and why it has to. */
const WRITERS: Record<string, { readonly writes: readonly string[]; readonly why: string }> = {
  ledger_account: { writes: ['insert account'], why: 'opens an account at its first use, empty' },
  ledger_post: {
    writes: ['insert movement', 'insert posting', 'update account'],
    why: 'books one movement: what every other function calls',
  },
  play_round: {
    writes: ['insert movement', 'insert posting', 'update account'],
    why: 'books stake and payout of a round played at once by one change of the balance: two calls of ledger_post would be two',
  },
};

const catalog = {
  functions: sql(
    'test_functions',
    `SELECT p.proname AS name, pg_get_functiondef(p.oid) AS source FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     WHERE n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND p.prokind IN ('f', 'p') ORDER BY 1`,
  ),
  rules: sql(
    'test_rules',
    `SELECT tablename || '.' || rulename AS name FROM pg_rules WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  ),
  // 4, 8 and 16 are the bits of UPDATE, INSERT and DELETE.
  writableViews: sql(
    'test_writable_views',
    `SELECT DISTINCT u.view_name AS name FROM information_schema.view_table_usage u
     WHERE u.table_name IN ('account', 'movement', 'posting')
       AND pg_relation_is_updatable(format('%I.%I', u.view_schema, u.view_name)::regclass, true) & 28 <> 0`,
  ),
  cascades: sql(
    'test_cascades',
    `SELECT conname AS name FROM pg_constraint WHERE contype = 'f' AND (confdeltype IN ('c', 'n', 'd') OR confupdtype IN ('c', 'n', 'd'))
       AND conrelid IN ('account'::regclass, 'movement'::regclass, 'posting'::regclass)`,
  ),
};

/** The functions of a database that write to the ledger's tables, each with what it writes. */
const writersOf = async (db: Queryable): Promise<Map<string, readonly string[]>> => {
  const functions = await db.query<{ name: string; source: string }>(catalog.functions);
  const writes = functions.map(({ name, source }) => [name, ledgerWritesOf(source)] as const);
  return new Map(writes.filter(([, found]) => found.length > 0));
};

const namesIn = async (db: Queryable, statement: Statement): Promise<string[]> =>
  (await db.query<{ name: string }>(statement)).map(({ name }) => name);

let own: TestDatabase;
let found: Map<string, readonly string[]>;
beforeAll(async () => {
  own = await freshDatabase();
  found = await writersOf(own.db);
});
afterAll(() => own.drop());

describe('who writes the books', () => {
  test('no function writes there but those with a reason, triggers’ own included', () => {
    const others = [...found].filter(([name]) => !(name in WRITERS));
    expect(others.map(([name, writes]) => `${name}: ${writes.join(', ')}`)).toEqual([]);
  });

  test.for(Object.entries(WRITERS))(
    '%s writes what its reason is for, or is needless in the list',
    ([name, { writes }]) => {
      expect(found.get(name) ?? 'needless: it writes nothing there').toEqual(writes);
    },
  );

  test('no name is two functions, of which one could hide behind the other', async () => {
    const names = (await namesIn(own.db, catalog.functions)).filter((name) => name in WRITERS);
    expect(names).toEqual(Object.keys(WRITERS));
  });

  test('nothing is written by a rule, through a view, or by a key that cascades', async () => {
    expect(await namesIn(own.db, catalog.rules)).toEqual([]);
    expect(await namesIn(own.db, catalog.writableViews)).toEqual([]);
    expect(await namesIn(own.db, catalog.cascades)).toEqual([]);
  });
});

test('whatever else came to write there would be named', async () => {
  const { db, drop } = await freshDatabase();
  const made = [
    `CREATE FUNCTION slip_in() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM posting; RETURN NULL; END $$`,
    `CREATE FUNCTION open_one() RETURNS bigint BEGIN ATOMIC INSERT INTO movement (kind, at) VALUES ('x', now()) RETURNING id; END`,
    'CREATE VIEW purse AS SELECT id, balance FROM account',
    'CREATE RULE spill AS ON INSERT TO player DO ALSO UPDATE account SET balance = 0',
    'ALTER TABLE account ADD CONSTRAINT follow FOREIGN KEY (player_id) REFERENCES player ON DELETE CASCADE',
  ];
  for (const text of made) await db.query({ name: '', text });
  const others = [...(await writersOf(db))].filter(([name]) => !(name in WRITERS));
  expect(others).toEqual([
    ['open_one', ['insert movement']],
    ['slip_in', ['delete posting']],
  ]);
  expect(await namesIn(db, catalog.writableViews)).toEqual(['purse']);
  expect(await namesIn(db, catalog.rules)).toEqual(['player.spill']);
  expect(await namesIn(db, catalog.cascades)).toEqual(['follow']);
  await drop();
});

describe('what counts as writing', () => {
  test.for<[what: string, source: string, writes: readonly string[]]>([
    ['an INSERT', 'BEGIN INSERT INTO posting (amount) VALUES (1); END', ['insert posting']],
    [
      'an INSERT within WITH',
      'WITH m AS (insert into\n  movement (kind) VALUES (1) RETURNING id) SELECT id FROM m',
      ['insert movement'],
    ],
    ['an UPDATE by another name', 'UPDATE ONLY public."account" a SET balance = 0', ['update account']],
    ['a DELETE', 'DELETE FROM posting WHERE amount = 1', ['delete posting']],
    ['a TRUNCATE', 'TRUNCATE TABLE movement', ['truncate movement']],
    ['a MERGE', 'MERGE INTO account USING x ON true WHEN MATCHED THEN DO NOTHING', ['merge account']],
    ['two of a kind', 'INSERT INTO posting SELECT 1; INSERT INTO posting SELECT 2', ['insert posting']],
    ['text that is executed', "EXECUTE format('DELETE FROM %I', v_table)", ['execute']],
    [
      'text that names the table',
      "v_text := 'DELETE FROM posting -- all'; EXECUTE v_text",
      ['delete posting', 'execute'],
    ],
    ['a comment', '-- INSERT INTO posting\n/* UPDATE account\n SET */ SELECT 1', []],
    ['a lock', 'SELECT 1 FROM account a FOR NO KEY UPDATE OF a', []],
    ['a table whose name begins alike', 'INSERT INTO account_event VALUES (1); UPDATE posting_rule SET a = 1', []],
    ['a call of the function that does', "PERFORM ledger_post('bet', p_player)", []],
  ])('%s', ([, source, writes]) => {
    expect(ledgerWritesOf(source)).toEqual(writes);
  });
});
