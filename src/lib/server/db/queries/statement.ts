import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../db.ts';

/** A deposit or withdrawal as its player sees it. All of it is null in the one row that stands for an empty page. */
export type TransactionRow = {
  id: string;
  amount: bigint;
  fee: bigint;
  currency: CurrencyCode;
  gateway: string;
  state: string;
  reference: string | null;
  address: string | null;
  created_at: Date;
};

/**
 * `$2` FIAT or CRYPTO, `$3` from (inclusive), `$4` to (exclusive), `$5` rows at most, `$6` rows to pass over. The total
 * comes with each row; on a page past the end one row comes, of the total alone.
 */
const pageOf = (name: string, source: string) =>
  sql(
    name,
    `WITH own AS (
       SELECT t.* FROM (${source}) t JOIN currency c ON c.code = t.currency
       WHERE t.player_id = $1 AND c.type = $2 AND t.created_at >= $3 AND t.created_at < $4)
     SELECT page.id, amount, fee, currency, gateway, state, reference, address, created_at, total
     FROM (SELECT count(*) AS total FROM own) counted
     LEFT JOIN (SELECT * FROM own ORDER BY created_at DESC, id LIMIT $5 OFFSET $6) page ON true
     ORDER BY created_at DESC, id`,
  );

/** No provider takes a fee from the player beside the deposit. */
export const listDepositTransactions = pageOf(
  'list_deposit_transactions',
  `SELECT id, player_id, amount, 0::bigint AS fee, currency, gateway, state, provider_reference AS reference,
     NULL::text AS address, created_at FROM deposit`,
);
