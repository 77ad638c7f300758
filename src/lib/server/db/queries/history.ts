import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../db.ts';
import type { RoundRow } from './rounds.ts';

/** `$1` player, `$2` from, `$3` before, `$4` provider or NULL: the rounds for real money that the list is of. */
const chosen = `player_id = $1 AND NOT demo AND opened_at >= $2 AND opened_at < $3 AND ($4::text IS NULL OR provider = $4)`;
const newestFirst = 'ORDER BY opened_at DESC, id DESC';

/** A round as a line of the list, without what decided it. */
export type BetRow = Pick<
  RoundRow,
  | 'id'
  | 'game_id'
  | 'provider'
  | 'currency'
  | 'status'
  | 'free_spin'
  | 'stake'
  | 'payout'
  | 'balance_before'
  | 'balance_after'
  | 'opened_at'
  | 'ended_at'
> & {
  /** The time with all its digits: where the next page of a file begins. */
  opened_text: string;
};
const line = `id, game_id, provider, currency, status, free_spin, stake, payout, balance_before, balance_after, opened_at, ended_at,
  opened_at::text AS opened_text`;

/** `$5` size, `$6` offset. The ids come out of the index alone, so that a page far back reads no rounds on its way. */
export const listBetLines = sql(
  'list_bet_lines',
  `SELECT ${line} FROM round WHERE id IN (SELECT id FROM round WHERE ${chosen} ${newestFirst} LIMIT $5 OFFSET $6) ${newestFirst}`,
);

/** The page of a file after a round: `$5` its time, `$6` its id, `$7` how many. */
export const listBetLinesAfter = sql(
  'list_bet_lines_after',
  `SELECT ${line} FROM round WHERE ${chosen} AND (opened_at, id) < ($5::timestamptz, $6::uuid) ${newestFirst} LIMIT $7`,
);

export const countBets = sql('count_bets', `SELECT count(*) AS total FROM round WHERE ${chosen}`);

export type BetTotalRow = {
  currency: CurrencyCode;
  rounds: bigint;
  stake: bigint;
  /** What came back of stakes. */
  payout: bigint;
  /** What free spins won. */
  spins_won: bigint;
};
export const sumBets = sql(
  'sum_bets',
  `SELECT currency, a.rounds, a.stake, a.payout - coalesce(s.won, 0) AS payout, coalesce(s.won, 0) AS spins_won
   FROM (
     SELECT currency, count(*) AS rounds, sum(stake) AS stake, sum(payout) AS payout FROM round WHERE ${chosen} GROUP BY currency) a
   LEFT JOIN (SELECT currency, sum(payout) AS won FROM round WHERE ${chosen} AND free_spin GROUP BY currency) s USING (currency)
   ORDER BY a.rounds DESC, currency`,
);

export const listBetProviders = sql(
  'list_bet_providers',
  'SELECT DISTINCT provider FROM round WHERE player_id = $1 AND NOT demo AND opened_at >= $2 ORDER BY provider',
);

/** What the commands of a round at an outside studio's game moved, in the order they came. */
export type CommandRow = {
  action: 'bet' | 'win' | 'rollback' | 'end_round' | 'adjust';
  amount: bigint;
  at: Date;
  cancelled: boolean;
};
export const listRoundCommands = sql(
  'list_round_commands',
  `SELECT w.action, w.amount, w.at, w.cancelled_at IS NOT NULL AS cancelled
   FROM round r JOIN wallet_transaction w
     ON w.provider = r.provider AND w.player_id = r.player_id AND w.round_reference = r.reference
   WHERE r.id = $1 AND r.player_id = $2 ORDER BY w.seq LIMIT 500`,
);
