import { command, sql } from '../db.ts';

/** A wallet function, and the studio's words of the command kept with it in the one statement, if it was carried out. */
const keeping = (
  action: 'bet' | 'win' | 'rollback',
  call: string,
  [reference, words]: readonly [string, string],
): string =>
  `WITH done AS MATERIALIZED (SELECT * FROM ${call}), kept AS (
     INSERT INTO studio_said (provider, action, transaction_id, player_id, reference, words)
     SELECT $1, '${action}', $3, $2, ${reference}, ${words} FROM done WHERE outcome = 'ok')
   SELECT outcome, balance FROM done`;

/** As `walletBet`, `walletWin` and `walletRollback`, then the reference and the words; of a rollback, whether `$4` may be a reference. */
export const walletBetSaid = command(
  'wallet_bet_said',
  keeping('bet', 'wallet_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)', ['$11', '$12::json']),
);
export const walletWinSaid = command(
  'wallet_win_said',
  keeping('win', 'wallet_win($1, $2, $3, $4, $5, $6, $7, $8, $9)', ['$10', '$11::json']),
);
export const walletRollbackSaid = command(
  'wallet_rollback_said',
  keeping('rollback', 'wallet_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9, $12)', ['$10', '$11::json']),
);

export type ReceiptRow = { seq: bigint; bet: boolean; win: boolean };
/**
 * What became of a command: its number in the house, and whether `$5` name a bet, or a prize. `$1` provider, `$2` action, `$3` ids; a bet
 * may also be named by the reference `$6`, in the game `$7` and round `$8` where those are said.
 */
export const findReceipt = sql(
  'find_studio_receipt',
  `SELECT t.seq,
     EXISTS (SELECT FROM wallet_transaction b WHERE b.provider = $1 AND b.action = 'bet' AND b.transaction_id = ANY ($5)
       AND b.player_id = $4) OR EXISTS (SELECT FROM bets_of_reference($1, $4, $6, $7, $8)) AS bet,
     EXISTS (SELECT FROM wallet_transaction w WHERE w.provider = $1 AND w.action = 'win' AND w.transaction_id = ANY ($5)
       AND w.player_id = $4) AS win
   FROM wallet_transaction t WHERE t.provider = $1 AND t.action = $2 AND t.transaction_id = ANY ($3) AND t.player_id = $4
   ORDER BY t.movement_id DESC NULLS LAST, t.seq LIMIT 1`,
);

/** `$1` provider, `$2` player, `$3` names: those by which a bet came. */
export const findBetNames = sql(
  'find_bet_names',
  `SELECT transaction_id AS id FROM wallet_transaction
   WHERE provider = $1 AND action = 'bet' AND transaction_id = ANY ($3) AND player_id = $2`,
);

export type SaidRow = { words: object };
const found = (where: string): string =>
  `SELECT s.words FROM studio_said s JOIN wallet_transaction t USING (provider, action, transaction_id, player_id)
   WHERE s.provider = $1 AND s.player_id = $2 AND ${where}
     -- What was to take back a bet that never came took nothing back. A bet may go by the studio's own id of its rollback, which
     -- stands behind colons (rollbackIdOf in services/aggregator/roll-back.ts).
     AND (s.action <> 'rollback' OR EXISTS (SELECT FROM wallet_transaction b WHERE b.provider = s.provider
       AND b.player_id = s.player_id AND b.action = 'bet' AND b.transaction_id IN (t.bet_transaction_id, ltrim(t.transaction_id, ':'))))
   ORDER BY t.seq LIMIT 200`;
export const findSaidByReference = sql('find_said_by_reference', found('s.reference = $3'));
/** `$3` all ids under which the command may stand. */
export const findSaidByTransaction = sql(
  'find_said_by_transaction',
  found(`s.action IN ('bet', 'win', 'rollback') AND s.transaction_id = ANY ($3)`),
);

export type StudioRoundRow = { game_id: string; opened_at: Date; ended_at: Date | null };
/** `$1` provider, `$2` player, `$3` the studio's own id. A round that waits, or all of whose bets went back, has no end. */
export const findStudioRound = sql(
  'find_studio_round',
  `SELECT game_id, opened_at, CASE status WHEN 'settled' THEN ended_at END AS ended_at FROM round
   WHERE provider = $1 AND player_id = $2 AND reference = $3`,
);
