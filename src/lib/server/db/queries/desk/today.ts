import type { WaitingKind } from '#domain/desk/waiting.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { sql } from '../../db.ts';

/** What of one kind waits in one currency; null where no money waits. */
export type WaitingRow = {
  kind: WaitingKind;
  currency: CurrencyCode | null;
  count: bigint;
  oldest: Date;
  amount: bigint | null;
};

const plain = (kind: WaitingKind, since: string, from: string) =>
  `SELECT '${kind}' AS kind, NULL AS currency, count(*) AS count, min(${since}) AS oldest, NULL::numeric AS amount FROM ${from}
   HAVING count(*) > 0`;
const money = (kind: WaitingKind, since: string, amount: string, from: string) =>
  `SELECT '${kind}', currency, count(*), min(${since}), sum(${amount}) FROM ${from} GROUP BY currency`;

/** `$1` now. What nobody waits for any more is left out: a chat of last month, a mail that failed last week. */
export const listWaiting = sql(
  'desk_list_waiting',
  `SELECT kind, currency, count, oldest, amount::bigint AS amount FROM (${[
    plain(
      'chats',
      'l.at',
      `chat_conversation c CROSS JOIN LATERAL (SELECT m.from_support, m.at FROM chat_message m WHERE m.conversation_id = c.id
         ORDER BY m.at DESC, m.id LIMIT 1) l
       WHERE c.last_at > $1::timestamptz - interval '30 days' AND NOT l.from_support`,
    ),
    money('withdrawals', 'created_at', 'amount', `withdrawal WHERE state = 'in_review'`),
    money('coins_held', 'seen_at', 'amount', `chain_transfer WHERE state = 'waiting' AND hold IS NOT NULL`),
    money('coins_held', 'seen_at', 'amount', `chain_transfer WHERE state = 'credited' AND block_height IS NULL`),
    plain('coins_unseen', 'found_at', 'chain_unseen WHERE settled_at IS NULL'),
    money('deposits_held', 'held_at', 'amount', `deposit WHERE state = 'held'`),
    plain('papers', 'coalesce(reviewable_at, uploaded_at)', `document WHERE state = 'in_review'`),
    money('bonuses_held', 'accepted_at', 'bonus', `promotion_grant WHERE state = 'held'`),
    plain('proposals', 'proposed_at', `proposal WHERE state = 'open' AND expires_at > $1 AND kind <> 'correction'`),
    plain('corrections', 'proposed_at', `proposal WHERE state = 'open' AND expires_at > $1 AND kind = 'correction'`),
    plain('mails_failed', 'given_up_at', `mail_job WHERE given_up_at > $1::timestamptz - interval '7 days'`),
    plain('pushes_failed', 'created_at', 'push_job WHERE attempts > 0'),
    plain('return_drifts', 'told_at', 'game_return_drift WHERE settled_at IS NULL'),
    money(
      'chargebacks',
      'updated_at',
      'amount',
      `deposit WHERE state = 'reversed' AND updated_at > $1::timestamptz - interval '7 days'`,
    ),
  ].join('\n UNION ALL ')}) waiting`,
);

/** Since when a session counts as here. */
export const countOnline = sql(
  'desk_count_online',
  'SELECT count(DISTINCT player_id) AS players FROM session WHERE seen_at > $1 AND ended_at IS NULL',
);

/** What the books say of an hour: the figures of `#contract/desk/today.ts`, in minor units. */
export type BookedRow = {
  hour: Date;
  figure: 'deposits' | 'withdrawals' | 'stakes' | 'payouts' | 'bonusCost';
  currency: CurrencyCode;
  amount: bigint;
};

/**
 * `$1` from, `$2` before: what was posted, an hour a row. Movements of the time are found by their numbers, since they are written in its order
 * but for what took some minutes to be committed; and then by the accounts of the house, which are few, each in the order of its
 * postings. A deposit is found by its player's account: one that was held came to the house before it was credited.
 */
export const sumBooked = sql(
  'desk_sum_booked',
  `WITH numbers AS MATERIALIZED (
     SELECT movement_since($1::timestamptz - interval '10 minutes') AS low, movement_since($2::timestamptz + interval '10 minutes') AS high),
   moved AS MATERIALIZED (
     SELECT m.id, m.kind, m.player_id, date_trunc('hour', m.at, 'UTC') AS hour FROM movement m
     WHERE m.id >= (SELECT low FROM numbers) AND m.id < (SELECT high FROM numbers) AND m.at >= $1 AND m.at < $2),
   house AS MATERIALIZED (
     SELECT id, kind, currency FROM account
     WHERE player_id IS NULL AND kind IN ('gaming', 'jackpot', 'promotions', 'clearing')),
   booked AS (
     SELECT m.hour, a.currency, p.amount, CASE
         WHEN m.kind = 'jackpot_seed' THEN NULL
         WHEN a.kind = 'clearing' THEN CASE WHEN m.kind = 'withdrawal_paid' THEN 'withdrawals' END
         WHEN a.kind = 'promotions' THEN 'bonusCost'
         WHEN m.kind IN ('bet', 'rollback', 'spin_stake') THEN 'stakes'
         ELSE 'payouts' END AS figure
     FROM house a CROSS JOIN LATERAL (
       SELECT x.movement_id, x.amount FROM posting x WHERE x.account_id = a.id
         AND x.movement_id >= (SELECT low FROM numbers) AND x.movement_id < (SELECT high FROM numbers)) p
     JOIN moved m ON m.id = p.movement_id
     UNION ALL
     SELECT m.hour, a.currency, p.amount, 'deposits' FROM moved m
     JOIN account a ON a.player_id = m.player_id AND a.kind = 'cash'
     JOIN posting p ON p.account_id = a.id AND p.movement_id = m.id
     WHERE m.kind = 'deposit')
   SELECT hour, figure, currency, (CASE WHEN figure IN ('payouts', 'bonusCost') THEN -1 ELSE 1 END * sum(amount))::bigint AS amount
   FROM booked WHERE figure IS NOT NULL GROUP BY hour, figure, currency`,
);

export const answerOnce = sql('desk_answer_once', 'SELECT 1 AS one');
