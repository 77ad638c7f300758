import { type Db, sql } from '#server/db/db.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';

/** Each completed deposit against the movement that credited it, in both directions. */
const readDeposits = sql(
  'reconcile_deposits',
  `SELECT coalesce(d.id::text, m.reference) AS deposit, coalesce(d.gateway, m.owner) AS gateway,
     coalesce(d.currency, m.currency) AS currency, coalesce(d.amount, 0) AS completed, coalesce(m.cleared, 0) AS cleared
   FROM (SELECT * FROM deposit WHERE state = 'completed') d
   FULL JOIN (
     SELECT m.reference, a.owner, a.currency, -sum(p.amount)::bigint AS cleared
     FROM movement m JOIN posting p ON p.movement_id = m.id JOIN account a ON a.id = p.account_id
     WHERE m.kind = 'deposit' AND a.kind = 'clearing' GROUP BY m.reference, a.owner, a.currency
   ) m ON m.reference = d.id::text AND m.owner = d.gateway AND m.currency = d.currency
   WHERE d.amount IS DISTINCT FROM m.cleared
   ORDER BY 1 LIMIT 100`,
);

/** The sandbox provider's own book: what it was paid against what it told us it was paid. Empty with real providers. */
const readProvider = sql(
  'reconcile_sandbox',
  `SELECT o.merchant_reference AS deposit, o.gateway, o.currency, o.amount AS completed,
     coalesce(CASE d.state WHEN 'completed' THEN d.amount END, 0) AS cleared
   FROM sandbox_order o LEFT JOIN deposit d ON d.id::text = o.merchant_reference
   WHERE o.outcome = 'completed' AND (d.state IS DISTINCT FROM 'completed' OR d.amount <> o.amount)
   ORDER BY 1 LIMIT 100`,
);

export type Difference = {
  readonly deposit: string;
  readonly gateway: string;
  readonly currency: string;
  /** Minor units that were paid, and that stand on the clearing account for it. */
  readonly completed: bigint;
  readonly cleared: bigint;
};

/** Lines for the operator; sound when the ledger is and nothing differs. */
export const reconcile = async (db: Db): Promise<{ readonly isSound: boolean; readonly lines: readonly string[] }> => {
  const ledger = await checkLedger(db);
  const booked = await db.query<Difference>(readDeposits);
  const provider = await db.query<Difference>(readProvider);
  return {
    isSound: ledger.isSound && booked.length === 0 && provider.length === 0,
    lines: [
      ...ledger.house.map(
        ({ kind, owner, currency, balance }) => `${kind} ${owner} ${balance} ${currency} (minor units)`,
      ),
      ...booked.map((row) => `deposit ${wordsOf(row)}`),
      ...provider.map((row) => `provider ${wordsOf(row)}`),
    ],
  };
};

const wordsOf = ({ deposit, gateway, currency, completed, cleared }: Difference): string =>
  `${deposit} by ${gateway}: paid ${completed}, booked ${cleared} ${currency} (minor units)`;
