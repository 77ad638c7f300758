/**
 * Parts of a `WITH` that say what was posted from `$1` before `$2`, each posting with the figure of `#contract/desk/today.ts` that it belongs to
 * and what it adds to it. Movements of the time are found by their numbers, since they are written in its order but for what took some
 * minutes to be committed; and then by the accounts of the house, which are few, each in the order of its postings. A deposit is
 * found by its player's account: one that was held came to the house before it was credited.
 */
export const booked = `numbers AS MATERIALIZED (
     SELECT movement_since($1::timestamptz - interval '10 minutes') AS low, movement_since($2::timestamptz + interval '10 minutes') AS high),
   moved AS MATERIALIZED (
     SELECT m.id, m.kind, m.player_id, m.at FROM movement m
     WHERE m.id >= (SELECT low FROM numbers) AND m.id < (SELECT high FROM numbers) AND m.at >= $1 AND m.at < $2),
   house AS MATERIALIZED (
     SELECT id, kind, currency, owner FROM account
     WHERE player_id IS NULL AND kind IN ('gaming', 'jackpot', 'promotions', 'clearing')),
   told AS (
     SELECT m.id AS movement_id, a.id AS account_id, m.at, m.kind, m.player_id, a.currency, p.amount,
       CASE a.kind WHEN 'gaming' THEN a.owner WHEN 'jackpot' THEN 'pot:' || a.owner ELSE '' END AS game, CASE
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
     SELECT m.id, a.id, m.at, m.kind, m.player_id, a.currency, p.amount, '', 'deposits' FROM moved m
     JOIN account a ON a.player_id = m.player_id AND a.kind = 'cash'
     JOIN posting p ON p.account_id = a.id AND p.movement_id = m.id
     WHERE m.kind = 'deposit'),
   booked AS (
     SELECT movement_id, account_id, at, kind, player_id, currency, game, figure,
       CASE WHEN figure IN ('payouts', 'bonusCost') THEN -amount ELSE amount END AS amount
     FROM told WHERE figure IS NOT NULL)`;
