import { command, sql } from '../db.ts';

export type StoredRateRow = { eur_rate: string };
/** What limits are counted by, as a plain decimal. */
export const findStoredRate = sql('find_stored_rate', 'SELECT eur_rate::text FROM currency WHERE code = $1');

/** `$1` codes, `$2` rates as plain decimals, `$3` their dates. Of two files the newer counts, whoever reads it; the codes that changed. */
export const storeNewerRates = command(
  'store_newer_rates',
  `UPDATE currency c SET eur_rate = r.rate, eur_rate_at = r.at
   FROM unnest($1::text[], $2::numeric[], $3::timestamptz[]) AS r (code, rate, at)
   WHERE c.code = r.code AND c.eur_rate_at < r.at RETURNING c.code`,
);
