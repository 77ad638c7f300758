import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../../db.ts';

export type ReportPersonRow = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  created_at: Date;
  birth: string | null;
  gender: string | null;
  dialing_code: string | null;
  phone_number: string | null;
  address: string | null;
  city: string | null;
  zip_code: string | null;
  country: string | null;
};
export const listReportPeople = sql(
  'risk_report_people',
  `SELECT p.id, p.first_name, p.last_name, p.email, p.created_at, d.date_of_birth::text AS birth,
     d.gender, d.dialing_code, d.phone_number, d.address, d.city, d.zip_code, d.country
   FROM player p LEFT JOIN player_details d ON d.player_id = p.id WHERE p.id = ANY ($1::uuid[]) ORDER BY p.id`,
);

/** What is played, and summed up alone. */
const play = `('bet', 'win', 'rollback', 'spin_stake')`;

export type ReportPostingRow = {
  movement: bigint;
  player_id: string;
  at: Date;
  kind: string;
  reference: string | null;
  currency: CurrencyCode;
  amount: bigint;
  balance_after: bigint;
  counterparty: string | null;
};
/** `$1` players, `$2` from, `$3` before, `$4` at most: each posting on their own money that is not of a round, in the order of the ledger. */
export const listReportPostings = sql(
  'risk_report_postings',
  `SELECT m.id AS movement, a.player_id, m.at, m.kind, m.reference, a.currency, p.amount, p.balance_after,
     coalesce(d.gateway, w.provider) AS counterparty
   FROM account a JOIN posting p ON p.account_id = a.id JOIN movement m ON m.id = p.movement_id
   LEFT JOIN deposit d ON m.kind LIKE 'deposit%' AND d.id::text = m.reference
   LEFT JOIN withdrawal w ON m.kind LIKE 'withdrawal%' AND w.id::text = m.reference
   WHERE a.player_id = ANY ($1::uuid[]) AND a.kind = 'cash' AND m.at >= $2 AND m.at < $3 AND m.kind NOT IN ${play}
   ORDER BY m.id, a.id LIMIT $4`,
);

export type ReportPlayRow = { player_id: string; currency: CurrencyCode; staked: bigint; won: bigint; rounds: bigint };
/** `$1` players, `$2` from, `$3` before: own money that was staked and won, by its postings; a stake that was given back is none. */
export const sumReportPlay = sql(
  'risk_report_play',
  `SELECT a.player_id, a.currency, -coalesce(sum(p.amount) FILTER (WHERE m.kind <> 'win'), 0)::bigint AS staked,
     coalesce(sum(p.amount) FILTER (WHERE m.kind = 'win'), 0)::bigint AS won, count(*) FILTER (WHERE m.kind = 'bet') AS rounds
   FROM account a JOIN posting p ON p.account_id = a.id JOIN movement m ON m.id = p.movement_id
   WHERE a.player_id = ANY ($1::uuid[]) AND a.kind = 'cash' AND m.at >= $2 AND m.at < $3 AND m.kind IN ${play}
   GROUP BY a.player_id, a.currency ORDER BY a.player_id, a.currency`,
);
