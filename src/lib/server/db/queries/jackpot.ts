import type { CurrencyCode } from '#domain/money/currency.ts';
import { command, sql } from '../db.ts';

/** Owner, currency, first seed, now: the account of a pot, which is laid when it is not there yet. See `functions/jackpot.sql`. */
export const openPot = command('jackpot_open', 'SELECT jackpot_open($1, $2, $3, $4) AS pot');

/** What is read as a pot is summed up to where nothing changes any more. */
export const movePotsOn = command('jackpot_checkpoint_on', 'SELECT jackpot_checkpoint_on()');

export type PotRow = { owner: string; currency: CurrencyCode; balance: bigint };
/** What is set aside for jackpots, one row an owner and currency. */
export const listPots = sql(
  'list_pots',
  `SELECT owner, currency, balance FROM (
     SELECT owner, currency, jackpot_balance(id) AS balance FROM account WHERE kind = 'jackpot' AND player_id IS NULL
   ) pots WHERE balance > 0 ORDER BY owner, currency`,
);
