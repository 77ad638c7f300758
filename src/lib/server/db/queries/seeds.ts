import { command, sql } from '../db.ts';

export type SeedRow = {
  id: bigint;
  status: 'next' | 'active' | 'revealed';
  sealed_seed: Buffer;
  server_seed_hash: string;
  client_seed: string | null;
  nonce: bigint;
  /** Numbers below the nonce that decided no round: of bets that were refused. */
  passed_over: bigint;
  /** Null: committed before there were epochs. */
  epoch: number | null;
};

/** The player's active pair and the one announced to follow it; none before the player first plays or looks. */
export const readSeedPairs = sql(
  'read_seed_pairs',
  `SELECT id, status, sealed_seed, server_seed_hash, client_seed, nonce, passed_over, epoch FROM seed_pair
   WHERE player_id = $1 AND status IN ('active', 'next')`,
);

/** Two callers at once: the second's pair is not kept. */
export const insertSeedPair = command(
  'insert_seed_pair',
  `INSERT INTO seed_pair (player_id, status, sealed_seed, server_seed_hash, client_seed, created_at, epoch)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
);

export const revealSeedPair = command(
  'reveal_seed_pair',
  `UPDATE seed_pair SET status = 'revealed', server_seed = $2, revealed_at = $3 WHERE id = $1 AND status = 'active'`,
);

export const activateSeedPair = command(
  'activate_seed_pair',
  `UPDATE seed_pair SET status = 'active', client_seed = $2 WHERE id = $1 AND status = 'next'`,
);

/** Player, pair, and the nonce of a bet that was computed and refused: see `pass_over` in `functions/play.sql`. */
export const passOverNonce = command('pass_over', 'SELECT pass_over($1, $2, $3)');

/** A round that waits for the player still draws from the active pair. */
export const findOpenSeedRound = sql(
  'find_open_seed_round',
  `SELECT 1 AS open FROM round WHERE player_id = $1 AND status = 'open' AND seed_pair_id IS NOT NULL LIMIT 1`,
);

/** Held to the end of the transaction: no command of the player's game money or seeds runs meanwhile. */
export const lockPlay = command('lock_play', 'SELECT play_lock($1)');
