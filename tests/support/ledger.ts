import { randomUUID } from 'node:crypto';
import { type Queryable, sql } from '#server/db/db.ts';

/** The SQL functions of the ledger, called as they are; for tests of what they do. Amounts are minor units. */
const statements = {
  addPlayer: sql(
    'test_add_player',
    `INSERT INTO player (id, email, email_key, password_hash, full_name, first_name, last_name, terms_accepted_at, created_at)
     SELECT $1::uuid, $1::text || '@example.test', $1::text || '@example.test', '', '', '', '', now(), now()`,
  ),
  account: sql('test_ledger_account', 'SELECT ledger_account($1, $2, $3, $4) AS id'),
  post: sql('test_ledger_post', 'SELECT ledger_post($1, $2, $3, now(), $4, $5) AS movement'),
  balance: sql('test_cash', 'SELECT cash FROM player_balance WHERE player_id = $1 AND currency = $2'),
  mismatches: sql('test_mismatches', 'SELECT * FROM ledger_mismatch'),
};

export const addPlayer = async (db: Queryable): Promise<string> => {
  const id = randomUUID();
  await db.query(statements.addPlayer, [id]);
  return id;
};

export const account = async (
  db: Queryable,
  kind: string,
  player: string | null,
  owner = '',
  currency = 'EUR',
): Promise<bigint> => {
  const [row] = await db.query<{ id: bigint }>(statements.account, [player, currency, kind, owner]);
  if (!row) throw new Error('ledger_account returned nothing');
  return row.id;
};

/** The movement's id, or null when nothing moved. */
export const post = async (
  db: Queryable,
  kind: string,
  player: string | null,
  accounts: readonly bigint[],
  amounts: readonly (bigint | null)[],
  reference: string = randomUUID(),
): Promise<bigint | null> => {
  const [row] = await db.query<{ movement: bigint | null }>(statements.post, [
    kind,
    player,
    reference,
    accounts,
    amounts,
  ]);
  return row?.movement ?? null;
};

export const fund = async (db: Queryable, player: string, amount: bigint): Promise<void> => {
  const accounts = [await account(db, 'cash', player), await account(db, 'clearing', null, 'bank')];
  await post(db, 'deposit_completed', player, accounts, [amount, -amount]);
};

export const balanceOf = async (db: Queryable, player: string, currency = 'EUR'): Promise<bigint> => {
  const [row] = await db.query<{ cash: bigint }>(statements.balance, [player, currency]);
  return row?.cash ?? 0n;
};

/** What is wrong with the ledger: empty. */
export const mismatches = (db: Queryable): Promise<object[]> => db.query(statements.mismatches);
