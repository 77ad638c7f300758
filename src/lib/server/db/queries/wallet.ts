import type { CurrencyCode } from '#domain/money/currency.ts';
import { command, sql } from '../db.ts';

/** What a wallet function of `functions/studio-commands.sql` answers. `balance` is the current one; NULL without a wallet in the currency. */
export type WalletRow = { outcome: string; balance: bigint | null };

export const walletBalance = sql('wallet_balance', 'SELECT wallet_balance($1, $2) AS balance');
export const walletBet = command('wallet_bet', 'SELECT * FROM wallet_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)');
export const walletWin = command('wallet_win', 'SELECT * FROM wallet_win($1, $2, $3, $4, $5, $6, $7, $8, $9)');
export const walletRollback = command(
  'wallet_rollback',
  'SELECT * FROM wallet_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9)',
);
export const walletEndRound = command('wallet_end_round', 'SELECT * FROM wallet_end_round($1, $2, $3, $4, $5, $6, $7)');
export const walletAdjust = command('wallet_adjust', 'SELECT * FROM wallet_adjust($1, $2, $3, $4, $5, $6, $7, $8)');

/** `$1` player, `$2` currency, `$3` default, `$4` now. No row when the player has it already. */
export const insertWallet = command(
  'insert_wallet',
  `INSERT INTO wallet (player_id, currency, is_default, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING currency`,
);

export const findWallet = sql('find_wallet', 'SELECT 1 AS found FROM wallet WHERE player_id = $1 AND currency = $2');

export type DefaultRow = { currency: CurrencyCode };
export const findDefaultWallet = sql(
  'find_default_wallet',
  'SELECT currency FROM wallet WHERE player_id = $1 AND is_default',
);

/** Two changes of the default at once wait for each other here. */
export const lockWallets = command(
  'lock_wallets',
  'SELECT currency FROM wallet WHERE player_id = $1 ORDER BY currency FOR UPDATE',
);

/** In two steps, since a unique index is checked row by row. */
export const clearDefaultWallet = command(
  'clear_default_wallet',
  'UPDATE wallet SET is_default = false WHERE player_id = $1 AND is_default',
);
export const setDefaultWallet = command(
  'set_default_wallet',
  'UPDATE wallet SET is_default = true WHERE player_id = $1 AND currency = $2 RETURNING currency',
);

export type FundRow = {
  currency: CurrencyCode;
  is_default: boolean;
  cash: bigint;
  bonus: bigint;
  locked: bigint;
  /** What withdrawals under way hold. */
  held: bigint;
};

/** Every wallet of a player with what stands in it, the default one first. */
export const listFundRows = sql(
  'list_funds',
  `SELECT w.currency, w.is_default,
     coalesce(sum(a.balance) FILTER (WHERE a.kind = 'cash'), 0) AS cash,
     coalesce(sum(a.balance) FILTER (WHERE a.kind = 'bonus'), 0) AS bonus,
     coalesce(sum(a.balance) FILTER (WHERE a.kind = 'locked'), 0) AS locked,
     coalesce(sum(a.balance) FILTER (WHERE a.kind = 'withdrawal'), 0) AS held
   FROM wallet w LEFT JOIN account a ON a.player_id = w.player_id AND a.currency = w.currency
   WHERE w.player_id = $1 GROUP BY w.currency, w.is_default, w.created_at ORDER BY w.is_default DESC, w.created_at, w.currency`,
);

export type CashRow = { player_id: string; currency: CurrencyCode; balance: bigint };
/** The own money of the players `$1`, a wallet a row. */
export const listCash = sql(
  'list_cash',
  `SELECT player_id, currency, balance FROM account WHERE player_id = ANY ($1::uuid[]) AND kind = 'cash'`,
);
