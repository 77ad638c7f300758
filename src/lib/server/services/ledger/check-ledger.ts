import { type Db, sql } from '#server/db/db.ts';
import type { Published } from '../transparency/check-heads.ts';
import { checkLog, type LogReport } from '../transparency/check-log.ts';

const holdStill = sql('ledger_check_snapshot', 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
const takeTime = sql('ledger_check_time', `SET LOCAL statement_timeout = '1h'`);
const readTotals = sql('ledger_sum_zero', 'SELECT currency, postings, total FROM ledger_sum_zero ORDER BY currency');
const readMismatches = sql(
  'ledger_mismatch',
  `SELECT problem, account_id AS "accountId", movement_id AS "movementId", found, expected
   FROM (SELECT * FROM ledger_mismatch UNION ALL SELECT * FROM ledger_breach
     UNION ALL SELECT * FROM jackpot_breach) wrong
   ORDER BY problem, account_id, movement_id LIMIT 100`,
);
const readGrants = sql(
  'grant_mismatch',
  `SELECT problem, grant_id AS "grantId", player_id AS "playerId", found, expected FROM grant_mismatch
   ORDER BY problem, player_id, grant_id LIMIT 100`,
);
const readHouse = sql(
  'house_balance',
  'SELECT kind, owner, currency, balance FROM house_balance ORDER BY currency, kind, owner',
);

export type LedgerReport = {
  readonly isSound: boolean;
  /** Per currency; a sound ledger's `total` is 0n. */
  readonly totals: readonly { readonly currency: string; readonly postings: bigint; readonly total: bigint }[];
  /** The first hundred things that are wrong. */
  readonly mismatches: readonly Mismatch[];
  /** The same of bonuses: the ledger may be sound and a bonus's book say something else. */
  readonly grants: readonly GrantMismatch[];
  /** Minor units on each account of the house. */
  readonly house: readonly HouseBalance[];
  /** The books against what was sealed of them: sums may be right of rows that were changed. */
  readonly log: LogReport;
};

type Mismatch = {
  readonly problem: string;
  readonly accountId: bigint | null;
  readonly movementId: bigint | null;
  readonly found: bigint | null;
  readonly expected: bigint | null;
};

type GrantMismatch = {
  readonly problem: string;
  readonly grantId: string | null;
  readonly playerId: string;
  readonly found: string;
  readonly expected: string;
};

type HouseBalance = {
  readonly kind: string;
  readonly owner: string;
  readonly currency: string;
  readonly balance: bigint;
};

/**
 * Proves the ledger over one moment of it, while play goes on: reads every posting, blocks nobody. With what was published of the log,
 * its tree is held against that, too.
 */
export const checkLedger = (db: Db, published?: Published): Promise<LedgerReport> =>
  db.transaction(async (tx) => {
    await tx.query(holdStill);
    await tx.query(takeTime);
    const totals = await tx.query<LedgerReport['totals'][number]>(readTotals);
    const mismatches = await tx.query<Mismatch>(readMismatches);
    const grants = await tx.query<GrantMismatch>(readGrants);
    const house = await tx.query<HouseBalance>(readHouse);
    const isSound = mismatches.length === 0 && totals.every(({ total }) => total === 0n);
    return { isSound, totals, mismatches, grants, house, log: await checkLog(tx, published) };
  });
