import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcile, runReconcile } from '#scripts/ops/reconcile.ts';
import { sql } from '#server/db/db.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { readStatementFile } from '#server/services/reconcile/read-statement.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPlayer } from '#tests/support/ledger.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase();
  return () => database.drop();
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faceup-reconcile-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const now = new Date('2027-03-01T12:00:00Z');
const insertDeposit = sql(
  'test_rec_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, provider_reference, created_at,
     updated_at, completed_at)
   VALUES ($1::uuid, $2, $1::text, '\\x00', $3, 'EUR', $4, $5, $6, $7, $7, CASE WHEN $5 IN ('completed', 'reversed') THEN $7::timestamptz END)`,
);
const book = sql(
  'test_rec_book',
  `SELECT ledger_post($1, $2, $3, $4, ARRAY[ledger_account($2, 'EUR', 'cash', ''), ledger_account(NULL, 'EUR', 'clearing', $5)],
     ARRAY[$6::bigint, -$6::bigint])`,
);
const order = sql(
  'test_rec_order',
  `INSERT INTO sandbox_order (gateway, reference, merchant_reference, amount, currency, return_url, webhook_url, outcome, payable_until, created_at)
   VALUES ($1, $2, $3, $4, 'EUR', '', '', $5, $6, $6)`,
);

/** A deposit of 30 euros that our books and the company's agree on. */
const agreed = async (gateway = 'devcode', state = 'completed') => {
  const { db } = database;
  const [player, id] = [await addPlayer(db), randomUUID()];
  await db.query(insertDeposit, [id, player, gateway, 3_000n, state, `pay_${id}`, now]);
  if (state === 'completed') await db.query(book, ['deposit', player, id, now, gateway, 3_000n]);
  await db.query(order, [gateway, `pay_${id}`, id, 3_000n, state, now]);
  return { id, player };
};
const ops = async (...words: string[]) => {
  const answer = await runReconcile(database.db, words, now);
  if (!answer) throw new Error('no command');
  return { done: answer.done, said: answer.lines.join('\n') };
};
const statement = async (): Promise<string> => (await ops('sandbox', '2027-03-01')).said;
const compared = async (text: string, ...words: string[]) => {
  const file = join(folder, `${randomUUID()}.csv`);
  await writeFile(file, text);
  return ops('statement', file, ...words);
};

describe('a statement of the sandbox against the ledger', () => {
  test('agrees with it line by line', async () => {
    await agreed();
    await agreed('ems', 'failed');
    const { done, said } = await compared(await statement());
    expect(said).toContain('devcode, ems from 2027-03-01 to 2027-03-01: 2 lines, 2 booked, 0 differences');
    expect(done).toBe(true);
  });

  const planted: [string, (text: string, id: string) => string, (id: string) => string][] = [
    [
      'a line that is not there',
      (text, id) => text.replace(new RegExp(`.*${id}.*\r?\n?`), ''),
      (id) => `missing_there: deposit ${id}`,
    ],
    [
      'a payment that is not here',
      (text, id) =>
        `${text}\r\n${text
          .split('\r\n')
          .find((row) => row.includes(id))
          ?.replaceAll(id, '00000000-0000-4000-8000-000000000000')}`,
      () =>
        'missing_here: deposit 00000000-0000-4000-8000-000000000000 by devcode: there 3000 EUR completed, here nothing',
    ],
    [
      'another amount',
      (text, id) => text.replace(`${id},30.00`, `${id},30.01`),
      (id) => `amount: deposit ${id} by devcode: there 3001, here 3000`,
    ],
    [
      'another currency',
      (text, id) => text.replace(`${id},30.00,EUR`, `${id},30.00,USD`),
      (id) => `currency: deposit ${id} by devcode: there USD, here EUR`,
    ],
    [
      'another state',
      (text, id) => text.replace(`${id},30.00,EUR,completed`, `${id},30.00,EUR,failed`),
      (id) => `state: deposit ${id} by devcode: there not completed, here completed`,
    ],
    [
      'another reference',
      (text, id) => text.replace(`pay_${id}`, 'pay_other'),
      (id) => `reference: deposit ${id} by devcode: there pay_other, here pay_${id}`,
    ],
    [
      'a line twice',
      (text, id) => `${text}\r\n${text.split('\r\n').find((row) => row.includes(id))}`,
      (id) => `duplicate: deposit ${id} by devcode: there 2 lines`,
    ],
  ];
  test.each(planted)('names %s, and ends with a failure', async (_, plant, told) => {
    const { id } = await agreed();
    await agreed();
    const { done, said } = await compared(plant(await statement(), id));
    expect(said).toContain(told(id));
    expect(said).toContain('1 differences');
    expect(done).toBe(false);
  });

  test('names what was paid there and never booked here, and what was booked otherwise', async () => {
    const { db } = database;
    const { id, player } = await agreed('devcode', 'pending');
    await db.query(
      sql('test_rec_paid', `UPDATE sandbox_order SET outcome = 'completed' WHERE merchant_reference = $1`),
      [id],
    );
    const short = randomUUID();
    await db.query(insertDeposit, [short, player, 'devcode', 3_000n, 'completed', `pay_${short}`, now]);
    await db.query(book, ['deposit', player, short, now, 'devcode', 2_900n]);
    await db.query(order, ['devcode', `pay_${short}`, short, 3_000n, 'completed', now]);
    const { said } = await compared(await statement());
    expect(said).toContain(`state: deposit ${id} by devcode: there completed, here not completed`);
    expect(said).toContain(`amount: deposit ${short} by devcode: there 3000, here 2900`);
  });

  test('holds payouts against what left the ledger', async () => {
    const { db } = database;
    const { player } = await agreed();
    const id = randomUUID();
    await db.query(
      sql(
        'test_rec_withdrawal',
        `INSERT INTO withdrawal (id, player_id, idempotency_key, request_hash, provider, currency, amount, destination, eur_cents,
           day_eur_cents, state, reference, created_at, updated_at)
         VALUES ($1::uuid, $2, $1::text, '\\x00', 'skrill', 'EUR', 1000, 'ada@example.com', 1000, 1000, 'sent', 'tx', $3, $3)`,
      ),
      [id, player, now],
    );
    await db.query(book, ['withdrawal_paid', player, id, now, 'skrill', -1_000n]);
    const paid = sql(
      'test_rec_payout',
      `INSERT INTO sandbox_payout (provider, merchant_reference, destination, amount, currency, reference, paid_at)
       VALUES ('skrill', $1, 'ada@example.com', $2, 'EUR', 'tx', $3)`,
    );
    await db.query(paid, [id, 1_000n, now]);
    expect((await compared(await statement())).done).toBe(true);
    await db.query(paid, ['00000000-0000-4000-8000-00000000000f', 500n, now]);
    const { said } = await compared(await statement());
    expect(said).toContain(
      'missing_here: withdrawal 00000000-0000-4000-8000-00000000000f by skrill: there 500 EUR completed',
    );
  });

  test('of a provider that lists nothing misses all that was booked', async () => {
    const { id } = await agreed();
    const empty = (await statement()).split('\r\n')[0] ?? '';
    expect((await compared(empty)).said).toContain('There is no line');
    const { said } = await compared(empty, '--provider', 'devcode', '--from', '2027-03-01');
    expect(said).toContain(`missing_there: deposit ${id} by devcode: there nothing, here 3000 EUR completed`);
    expect((await compared(empty, '--provider', 'devcode', '--from', '2027-02-28')).done).toBe(true);
  });
});

describe('a file that is no statement', () => {
  const head = 'provider,type,reference,merchant_reference,amount,currency,state,at';
  test.each([
    ['provider,type', 1, 'no column reference'],
    [`${head}\ndevcode,deposit,r,,1.001,EUR,completed,2027-03-01T00:00:00Z`, 2, 'amount: amount_overprecise'],
    [`${head}\ndevcode,deposit,r,,-1,EUR,completed,2027-03-01T00:00:00Z`, 2, 'amount: amount_invalid'],
    [
      `${head}\n\ndevcode,deposit,r,,1,EUR,completed,2027-03-01T00:00:00Z\ndevcode,gift,r,,1,EUR,completed,2027-03-01T00:00:00Z`,
      3,
      'type',
    ],
    [`${head}\ndevcode,deposit,r,nobody,1,EUR,completed,2027-03-01T00:00:00Z`, 2, 'merchant_reference'],
    [`${head}\ndevcode,deposit,r,,1,EUR,completed,yesterday`, 2, 'at'],
    [`${head}\ndevcode,deposit,r,,1,EUR,completed,2027-02-29T00:00:00Z`, 2, 'at'],
  ])('is refused with its line: %j', (text, line, reason) => {
    const read = readStatementFile(text);
    expect(read).toMatchObject({ ok: false, code: 'bad_row', facts: { line } });
    expect(JSON.stringify(read)).toContain(reason);
  });

  test.each([[[]], [['--from', 'today', 'x.csv']]])('and a command without file or day is none: %j', async (words) => {
    expect(await runReconcile(database.db, ['statement', ...words], now)).toBeUndefined();
    for (const day of ['today', '2027-02-29', '2026-02-30'])
      expect(await runReconcile(database.db, ['sandbox', day], now), day).toBeUndefined();
  });
});

describe('our own books', () => {
  test('name a withdrawal whose money is not where its state says', async () => {
    const { db } = database;
    const { player } = await agreed();
    expect(await reconcile(db)).toMatchObject({ isSound: true });
    await db.query(
      sql(
        'test_rec_aside',
        `SELECT ledger_post('test_aside', $1, $2, now(), ARRAY[ledger_account($1, 'EUR', 'cash', ''),
           ledger_account($1, 'EUR', 'withdrawal', '')], ARRAY[-700, 700]::bigint[])`,
      ),
      [player, randomUUID()],
    );
    const { isSound, lines } = await reconcile(db);
    expect(isSound).toBe(false);
    expect(lines).toContain(`withdrawal: player ${player}: 700 EUR set aside, but 0`);
  });

  test('prove that nobody is below zero and nothing was booked twice', async () => {
    const { db } = database;
    const { id, player } = await agreed();
    expect((await checkLedger(db)).isSound).toBe(true);
    // Constraints keep both from happening; a ledger that was tampered with has none.
    await db.transaction(async (tx) => {
      await tx.query(sql('test_rec_drop', 'DROP INDEX movement_once'));
      await tx.query(sql('test_rec_loose', 'ALTER TABLE account DROP CONSTRAINT account_not_negative'));
    });
    await db.query(book, ['deposit', player, id, now, 'devcode', 3_000n]);
    await db.query(sql('test_rec_minus', `UPDATE account SET balance = -1 WHERE player_id = $1 AND kind = 'cash'`), [
      player,
    ]);
    const { mismatches } = await checkLedger(db);
    expect(mismatches.map(({ problem }) => problem).sort()).toEqual(['balance', 'booked_twice', 'negative']);
  });
});
