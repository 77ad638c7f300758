import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { DatabaseUnavailable, sql } from '#server/db/db.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await freshDatabase();
});
afterAll(() => own.drop());

const readTypes = sql(
  'read_types',
  `SELECT 9007199254740993::bigint AS amount, sum(x) AS total, array_agg(x::bigint) AS amounts, array[NULL, 2::bigint] AS holes,
     '{}'::bigint[] AS none, '2026-01-02T03:04:05.678Z'::timestamptz AS at, '2026-01-31'::date AS day, '{"a":[1]}'::jsonb AS json
   FROM generate_series(1, 3) AS x`,
);
const countCurrencies = sql('count_currencies', 'SELECT count(*) AS total FROM currency');
const renameEuro = sql('rename_euro', `UPDATE currency SET name = 'Ecu' WHERE code = 'EUR'`);
const readEuro = sql('read_euro', `SELECT name FROM currency WHERE code = 'EUR'`);
const failByDivision = sql('fail_by_division', 'SELECT 1 / 0 AS never');
const endOwnSession = sql('end_own_session', 'SELECT pg_terminate_backend(pg_backend_pid())');

describe('values', () => {
  test('amounts arrive as bigint, times as Date, days as text, json parsed', async () => {
    expect(await own.db.query(readTypes)).toEqual([
      {
        amount: 9007199254740993n,
        total: 6n,
        amounts: [1n, 2n, 3n],
        holes: [null, 2n],
        none: [],
        at: new Date('2026-01-02T03:04:05.678Z'),
        day: '2026-01-31',
        json: { a: [1] },
      },
    ]);
  });

  test('a bigint and a list of bigints go in as they are', async () => {
    const echo = sql('echo_amounts', 'SELECT $1::bigint AS one, $2::bigint[] AS many');
    const rows = await own.db.query(echo, [2n ** 62n, [-1n, 2n ** 61n]]);
    expect(rows).toEqual([{ one: 2n ** 62n, many: [-1n, 2n ** 61n] }]);
  });

  test('a fraction is refused rather than rounded', async () => {
    await expect(own.db.query(sql('a_fraction', 'SELECT 1.5::numeric AS amount'))).rejects.toThrow(SyntaxError);
    expect(await own.db.query(countCurrencies)).toEqual([{ total: 8n }]);
  });

  test('one name stands for one text', async () => {
    const twice = own.db.transaction(async (tx) => {
      await tx.query(sql('same_name', 'SELECT 1 AS a'));
      await tx.query(sql('same_name', 'SELECT 2 AS b'));
    });
    await expect(twice).rejects.toThrow(/unique/);
  });
});

test('no statement is compiled, on whichever server', async () => {
  const readJit = sql('read_jit', `SELECT setting, source FROM pg_settings WHERE name = 'jit'`);
  expect(await own.db.query(readJit)).toEqual([{ setting: 'off', source: 'session' }]);
});

describe('transactions', () => {
  test('a throw rolls back, and the connection is used again', async () => {
    const work = own.db.transaction(async (tx) => {
      await tx.query(renameEuro);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await own.db.query(readEuro)).toEqual([{ name: 'Euro' }]);
  });

  test('a failed statement that is swallowed keeps nothing, and says so', async () => {
    const work = own.db.transaction(async (tx) => {
      await tx.query(renameEuro);
      await tx.query(failByDivision).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('nothing was kept');
    expect(await own.db.query(readEuro)).toEqual([{ name: 'Euro' }]);
  });
});

describe('a lost server', () => {
  test('an address where nobody listens is DatabaseUnavailable', async () => {
    const away = connect({ url: 'postgres://postgres@127.0.0.1:1/nothing' });
    await expect(away.query(countCurrencies)).rejects.toThrow(DatabaseUnavailable);
    await expect(away.transaction((tx) => tx.query(countCurrencies))).rejects.toThrow(DatabaseUnavailable);
    await away.close();
  });

  test('a session ended by the server is DatabaseUnavailable, and the next call has a new one', async () => {
    await expect(own.db.query(endOwnSession)).rejects.toThrow(DatabaseUnavailable);
    expect(await own.db.query(countCurrencies)).toEqual([{ total: 8n }]);
  });

  test('a session ended between two statements of a transaction keeps nothing and ends no process', async () => {
    const work = own.db.transaction(async (tx) => {
      const [row] = await tx.query<{ pid: number }>(sql('own_pid', 'SELECT pg_backend_pid() AS pid'));
      await tx.query(renameEuro);
      await own.db.query(sql('end_session', 'SELECT pg_terminate_backend($1)'), [row?.pid]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.query(readEuro);
    });
    await expect(work).rejects.toThrow(DatabaseUnavailable);
    expect(await own.db.query(readEuro)).toEqual([{ name: 'Euro' }]);
  });

  test('a statement that takes too long is given up', async () => {
    const hasty = connect({ url: own.url, statementMsMax: 50 });
    await expect(hasty.query(sql('sleep_long', 'SELECT pg_sleep(5)'))).rejects.toThrow(DatabaseUnavailable);
    await hasty.close();
  });

  test('more callers than connections wait their turn, and are told when it takes too long', async () => {
    const narrow = connect({ url: own.url, maxConnections: 1, connectMsMax: 1_000 });
    // Connected beforehand: on a busy machine that alone may take a while.
    await narrow.query(countCurrencies);
    const held = narrow.query(sql('sleep_a_little', 'SELECT pg_sleep(2)'));
    await expect(narrow.query(countCurrencies)).rejects.toThrow(DatabaseUnavailable);
    await held;
    expect(await narrow.query(countCurrencies)).toEqual([{ total: 8n }]);
    await narrow.close();
  });
});
