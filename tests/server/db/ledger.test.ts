import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { type Queryable, sql } from '#server/db/db.ts';
import { sqlState } from '#server/db/unavailable.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { account, addPlayer, balanceOf, fund, mismatches, post } from '#tests/support/ledger.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await freshDatabase();
});
afterAll(async () => {
  // Whatever was tried above, the ledger is sound.
  expect(await mismatches(own.db)).toEqual([]);
  await own.drop();
});

const failureOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => sqlState(error),
  );
const run = (text: string, values: unknown[] = []): Promise<object[]> => own.db.query({ name: '', text }, values);

describe('accounts', () => {
  test('fifty callers at once get one and the same account', async () => {
    const player = await addPlayer(own.db);
    const ids = await Promise.all(Array.from({ length: 50 }, () => account(own.db, 'cash', player)));
    expect(new Set(ids).size).toBe(1);
    const houseIds = await Promise.all(Array.from({ length: 50 }, () => account(own.db, 'gaming', null, player)));
    expect(new Set(houseIds).size).toBe(1);
  });

  test.for([
    ['cash for the house', 'cash', false],
    ['gaming for a player', 'gaming', true],
    ['a kind nobody knows', 'pocket', true],
  ] as const)('%s is refused', async ([, kind, ofPlayer]) => {
    const player = ofPlayer ? await addPlayer(own.db) : null;
    expect(await failureOf(account(own.db, kind, player))).toBe('FU002');
  });
});

describe('movements', () => {
  test('a movement posts to every account, keeps the balance after it, and touches no row of the house', async () => {
    const player = await addPlayer(own.db);
    const [cash, bonus, house] = await accountsOf(own.db, player);
    const version = await run('SELECT xmin, xmax FROM account WHERE id = $1', [house]);
    await fund(own.db, player, 500n);
    const movement = await post(own.db, 'bet', player, [cash, bonus, house], [-120n, 0n, 120n]);
    expect(
      await run('SELECT account_id, amount, balance_after FROM posting WHERE movement_id = $1 ORDER BY account_id', [
        movement,
      ]),
    ).toEqual([
      { account_id: cash, amount: -120n, balance_after: 380n },
      { account_id: house, amount: 120n, balance_after: null },
    ]);
    expect(await run('SELECT xmin, xmax FROM account WHERE id = $1', [house])).toEqual(version);
    expect(await run('SELECT cash, bonus FROM player_balance WHERE player_id = $1', [player])).toEqual([
      { cash: 380n, bonus: 0n },
    ]);
  });

  test('amounts of nothing are no movement', async () => {
    const player = await addPlayer(own.db);
    const [cash, , house] = await accountsOf(own.db, player);
    expect(await post(own.db, 'bet', player, [cash, house], [0n, 0n])).toBeNull();
  });

  test('4.3.3b a stake above the balance is refused, and nothing of it is kept', async () => {
    const player = await addPlayer(own.db);
    const [cash, , house] = await accountsOf(own.db, player);
    await fund(own.db, player, 100n);
    expect(await failureOf(post(own.db, 'bet', player, [cash, house], [-101n, 101n]))).toBe('FU001');
    expect(await balanceOf(own.db, player)).toBe(100n);
    expect(await run('SELECT count(*) AS booked FROM movement WHERE player_id = $1', [player])).toEqual([
      { booked: 1n },
    ]);
  });

  test('one fact is booked once', async () => {
    const player = await addPlayer(own.db);
    const [cash, , house] = await accountsOf(own.db, player);
    await fund(own.db, player, 100n);
    await post(own.db, 'bet', player, [cash, house], [-10n, 10n], `once-${player}`);
    expect(await failureOf(post(own.db, 'bet', player, [cash, house], [-10n, 10n], `once-${player}`))).toBe('23505');
    expect(await balanceOf(own.db, player)).toBe(90n);
  });
});

describe('what is no movement', () => {
  test('postings that do not sum to zero are refused, by the function and by a plain INSERT', async () => {
    const player = await addPlayer(own.db);
    const [cash, , house] = await accountsOf(own.db, player);
    await fund(own.db, player, 100n);
    expect(await failureOf(post(own.db, 'bet', player, [cash, house], [-10n, 9n]))).toBe('FU002');
    const insert = 'INSERT INTO posting (movement_id, account_id, amount) VALUES (0, $1, -10), (0, $2, 9)';
    expect(await failureOf(run(insert, [cash, house]))).toBe('FU002');
    const orphans = 'INSERT INTO posting (movement_id, account_id, amount) VALUES (0, -1, -10), (0, -2, 10)';
    expect(await failureOf(run(orphans))).toBe('FU002');
  });

  test('two currencies do not make up for one another', async () => {
    const player = await addPlayer(own.db);
    const [cash] = await accountsOf(own.db, player);
    await fund(own.db, player, 100n);
    const dollars = await account(own.db, 'gaming', null, 'roulette', 'USD');
    expect(await failureOf(post(own.db, 'bet', player, [cash, dollars], [-10n, 10n]))).toBe('FU002');
  });

  test('2.5.6f nothing goes from one player to another', async () => {
    const [giver, taker] = [await addPlayer(own.db), await addPlayer(own.db)];
    await fund(own.db, giver, 100n);
    const accounts = [await account(own.db, 'cash', giver), await account(own.db, 'cash', taker)];
    expect(await failureOf(post(own.db, 'gift', giver, accounts, [-10n, 10n]))).toBe('FU002');
  });

  test.for([
    ['an account that is not there', [-1n, -2n], [5n, -5n]],
    ['fewer amounts than accounts', [1n, 2n], [5n]],
    ['an amount of NULL', [1n, 2n], [5n, null]],
  ] as const)('%s is refused', async ([, accounts, amounts]) => {
    expect(await failureOf(post(own.db, 'bet', null, accounts, amounts))).toBe('FU002');
  });

  test('a balance below zero cannot be written', async () => {
    const player = await addPlayer(own.db);
    const cash = await account(own.db, 'cash', player);
    expect(await failureOf(run('UPDATE account SET balance = -1 WHERE id = $1', [cash]))).toBe('23514');
  });
});

describe('what is booked stays', () => {
  test.for([
    'UPDATE posting SET amount = amount + 1',
    'DELETE FROM posting',
    'TRUNCATE posting',
    `UPDATE movement SET kind = 'gift'`,
    'DELETE FROM movement',
    'TRUNCATE movement',
  ])('%s is refused', async (text) => {
    expect(await failureOf(run(text))).toBe('FU003');
    const bypass = own.db.transaction(async (tx) => {
      await tx.query(sql('be_replica', 'SET LOCAL session_replication_role = replica'));
      await tx.query({ name: '', text });
    });
    expect(await failureOf(bypass)).toBe('FU003');
  });
});

describe('races of fifty connections released together', () => {
  test('must-hold 1: fifty stakes of the whole balance, one is taken', async () => {
    const crowd = connect({ url: own.url, maxConnections: 50 });
    const player = await addPlayer(crowd);
    const [cash, , house] = await accountsOf(crowd, player);
    await fund(crowd, player, 1000n);
    const codes = await together(crowd, 50, () =>
      failureOf(post(crowd, 'bet', player, [cash, house], [-1000n, 1000n])),
    );
    expect(codes.filter((code) => code === 'nothing failed')).toHaveLength(1);
    expect(codes.filter((code) => code === 'FU001')).toHaveLength(49);
    expect(await balanceOf(crowd, player)).toBe(0n);
    expect(
      await run(
        `SELECT count(*) AS entries FROM posting WHERE movement_id IN
        (SELECT id FROM movement WHERE player_id = $1 AND kind = 'bet')`,
        [player],
      ),
    ).toEqual([{ entries: 2n }]);
    await crowd.close();
  });

  test('must-hold 2: withdrawals, rounds and bonus credits mixed come to what was taken, never below zero', async () => {
    const crowd = connect({ url: own.url, maxConnections: 50 });
    const player = await addPlayer(crowd);
    const [cash, bonus, house] = await accountsOf(crowd, player);
    const held = await account(crowd, 'withdrawal', player);
    const promotions = await account(crowd, 'promotions', null, 'welcome');
    await fund(crowd, player, 1000n);
    let expected = 1000n;
    await together(crowd, 50, async (turn) => {
      const [work, change] = [
        [() => post(crowd, 'withdrawal_held', player, [held, cash], [90n, -90n]), -90n],
        [() => post(crowd, 'bet', player, [house, cash], [50n, -50n]), -50n],
        [() => post(crowd, 'bonus_granted', player, [bonus, promotions], [7n, -7n]), 0n],
      ][turn % 3] as [() => Promise<unknown>, bigint];
      const code = await failureOf(work());
      expect(['nothing failed', 'FU001']).toContain(code);
      if (code === 'nothing failed') expected += change;
    });
    expect(await balanceOf(crowd, player)).toBe(expected);
    expect(expected).toBeGreaterThanOrEqual(0n);
    expect(await run('SELECT bonus FROM player_balance WHERE player_id = $1', [player])).toEqual([{ bonus: 112n }]);
    await crowd.close();
  });
});

const accountsOf = async (db: Queryable, player: string): Promise<[bigint, bigint, bigint]> => [
  await account(db, 'cash', player),
  await account(db, 'bonus', player),
  await account(db, 'gaming', null, 'roulette'),
];

/** Opens every connection first, so that the work of all begins at once. */
const together = async <T>(db: Queryable, count: number, work: (turn: number) => Promise<T>): Promise<T[]> => {
  await Promise.all(Array.from({ length: count }, () => db.query(sql('breathe', 'SELECT pg_sleep(0.05)'))));
  return Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
};
