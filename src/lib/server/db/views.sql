-- Balances, and what is wrong: a view that ends in _mismatch or _breach has a row for each fault and is empty in a sound house.

-- One row a player and currency, minor units.
CREATE OR REPLACE VIEW player_balance AS
  SELECT player_id, currency,
    coalesce(sum(balance) FILTER (WHERE kind = 'cash'), 0)::bigint AS cash,
    coalesce(sum(balance) FILTER (WHERE kind = 'bonus'), 0)::bigint AS bonus,
    coalesce(sum(balance) FILTER (WHERE kind = 'locked'), 0)::bigint AS locked,
    coalesce(sum(balance) FILTER (WHERE kind = 'withdrawal'), 0)::bigint AS withdrawal
  FROM account WHERE player_id IS NOT NULL
  GROUP BY player_id, currency;

-- Derived: what stands on each account of the house.
CREATE OR REPLACE VIEW house_balance AS
  SELECT a.id AS account_id, a.kind, a.owner, a.currency, coalesce(sum(p.amount), 0)::bigint AS balance
  FROM account a LEFT JOIN posting p ON p.account_id = a.id
  WHERE a.player_id IS NULL
  GROUP BY a.id;

-- All that was ever posted, per currency: `total` is 0 in each row.
CREATE OR REPLACE VIEW ledger_sum_zero AS
  SELECT a.currency, count(*) AS postings, sum(p.amount)::numeric AS total
  FROM posting p JOIN account a ON a.id = p.account_id
  GROUP BY a.currency;

-- One row for each thing that is wrong; empty in a sound ledger.
CREATE OR REPLACE VIEW ledger_mismatch AS
  -- A player's balance is the sum of its postings,
  SELECT 'balance' AS problem, a.id AS account_id, NULL::bigint AS movement_id, a.balance::numeric AS found,
    coalesce(p.total, 0) AS expected
  FROM account a LEFT JOIN (SELECT account_id, sum(amount) AS total FROM posting GROUP BY account_id) p
    ON p.account_id = a.id
  WHERE a.balance IS NOT NULL AND a.balance <> coalesce(p.total, 0)
UNION ALL
  -- and so it was after each of them.
  SELECT 'balance_after', p.account_id, p.movement_id, p.balance_after, p.running
  FROM (
    SELECT account_id, movement_id, balance_after,
      sum(amount) OVER (PARTITION BY account_id ORDER BY movement_id) AS running
    FROM posting
  ) p JOIN account a ON a.id = p.account_id AND a.balance IS NOT NULL
  WHERE p.balance_after IS DISTINCT FROM p.running
UNION ALL
  SELECT 'unbalanced', NULL, p.movement_id, sum(p.amount), 0
  FROM posting p JOIN account a ON a.id = p.account_id
  GROUP BY p.movement_id, a.currency HAVING sum(p.amount) <> 0
UNION ALL
  SELECT 'orphan_posting', p.account_id, p.movement_id, p.amount, 0
  FROM posting p
  WHERE NOT EXISTS (SELECT FROM account a WHERE a.id = p.account_id)
    OR NOT EXISTS (SELECT FROM movement m WHERE m.id = p.movement_id)
UNION ALL
  SELECT 'empty_movement', NULL, m.id, 0, 0
  FROM movement m WHERE NOT EXISTS (SELECT FROM posting p WHERE p.movement_id = m.id)
UNION ALL
  SELECT 'two_players', p.account_id, p.movement_id, p.amount, 0
  FROM posting p JOIN account a ON a.id = p.account_id JOIN movement m ON m.id = p.movement_id
  WHERE a.player_id IS DISTINCT FROM m.player_id AND a.player_id IS NOT NULL;

-- Beside ledger_mismatch, what constraints keep from happening all the same; a row for each thing that is wrong.
CREATE OR REPLACE VIEW ledger_breach AS
  SELECT 'negative' AS problem, a.id AS account_id, NULL::bigint AS movement_id, a.balance::numeric AS found, 0::numeric AS expected
  FROM account a WHERE a.player_id IS NOT NULL AND a.balance < 0
UNION ALL
  -- Each fact of the outside is booked at most once.
  SELECT 'booked_twice', NULL, max(m.id), count(*), 1
  FROM movement m WHERE m.reference IS NOT NULL GROUP BY m.kind, m.reference HAVING count(*) > 1;

-- What must be true at any time, a row for each withdrawal of which it is not: what its movements say is what its state says.
CREATE OR REPLACE VIEW withdrawal_mismatch AS
  SELECT w.id, w.state, m.held, m.released, m.paid
  FROM withdrawal w CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE x.kind = 'withdrawal_held') AS held,
      count(*) FILTER (WHERE x.kind = 'withdrawal_released') AS released,
      count(*) FILTER (WHERE x.kind = 'withdrawal_paid') AS paid
    FROM movement x
    WHERE x.reference = w.id::text AND x.kind IN ('withdrawal_held', 'withdrawal_released', 'withdrawal_paid')
  ) m
  WHERE (m.held, m.released, m.paid) IS DISTINCT FROM
    (1::bigint, (w.state IN ('failed', 'cancelled'))::int::bigint, (w.state = 'sent')::int::bigint);

-- Withdrawals against the ledger: what movements say is what the state says, and what is set aside is what is under way.
CREATE OR REPLACE VIEW withdrawal_breach AS
  SELECT w.id::text AS what, 'held ' || w.held || ', released ' || w.released || ', paid ' || w.paid || ' times' AS found,
    w.state AS expected
  FROM withdrawal_mismatch w
UNION ALL
  SELECT 'player ' || a.player_id, a.balance || ' ' || a.currency || ' set aside', coalesce(w.open, 0)::text
  FROM account a LEFT JOIN (
    SELECT player_id, currency, sum(amount) AS open FROM withdrawal
    WHERE state IN ('requested', 'in_review', 'approved') GROUP BY player_id, currency
  ) w ON w.player_id = a.player_id AND w.currency = a.currency
  WHERE a.kind = 'withdrawal' AND a.balance <> coalesce(w.open, 0);

-- What moved on a player's bonus and locked accounts, and for which grant: by its own movements, whose reference begins with its
-- id, or by a round that was begun under it. NULL: for none.
CREATE OR REPLACE VIEW grant_posting AS
  SELECT a.player_id, a.currency, a.kind, p.amount, coalesce(r.grant_id, s.grant_id, o.id) AS grant_id
  FROM account a JOIN posting p ON p.account_id = a.id JOIN movement m ON m.id = p.movement_id
  LEFT JOIN round r ON r.id = m.round_id
  LEFT JOIN wallet_transaction w ON m.kind IN ('bet', 'win', 'rollback') AND m.round_id IS NULL AND w.player_id = a.player_id
    AND w.movement_id = m.id
  LEFT JOIN round s ON s.provider = w.provider AND s.player_id = w.player_id AND s.reference = w.round_reference
  LEFT JOIN promotion_grant o ON o.player_id = a.player_id AND o.id::text = left(m.reference, 36)
  WHERE a.kind IN ('bonus', 'locked');

-- One row for each thing that is wrong with a bonus; empty where all is well.
CREATE OR REPLACE VIEW grant_mismatch AS
  -- What the movements of a grant say is there: of one that runs the balance of its accounts, of any other nothing.
  SELECT 'money' AS problem, g.id AS grant_id, g.player_id, k.kind || ' ' || coalesce(m.moved, 0) AS found,
    CASE g.state WHEN 'active' THEN coalesce(a.balance, 0) ELSE 0 END::text AS expected
  FROM promotion_grant g CROSS JOIN (VALUES ('bonus'), ('locked')) AS k (kind)
  LEFT JOIN (SELECT grant_id, kind, sum(amount) AS moved FROM grant_posting GROUP BY grant_id, kind) m
    ON m.grant_id = g.id AND m.kind = k.kind
  LEFT JOIN account a ON a.player_id = g.player_id AND a.currency = g.currency AND a.kind = k.kind
  WHERE coalesce(m.moved, 0) <> CASE g.state WHEN 'active' THEN coalesce(a.balance, 0) ELSE 0 END
UNION ALL
  SELECT 'no_grant', NULL, a.player_id, a.kind || ' ' || a.balance || ' ' || a.currency, 'a bonus that runs'
  FROM account a WHERE a.kind IN ('bonus', 'locked') AND a.balance > 0 AND NOT EXISTS (
    SELECT FROM promotion_grant g WHERE g.player_id = a.player_id AND g.currency = a.currency AND g.state = 'active')
UNION ALL
  -- One that is over counts nothing more, though rounds that were begun under it are settled.
  SELECT 'wagered', g.id, g.player_id, g.wagered::text, r.counted::text
  FROM promotion_grant g CROSS JOIN LATERAL (SELECT coalesce(sum(x.wager_counts), 0) AS counted FROM round x
    WHERE x.player_id = g.player_id AND x.grant_id = g.id AND x.status = 'settled' AND NOT x.free_spin) r
  WHERE CASE WHEN g.ended_at IS NULL THEN g.wagered <> r.counted ELSE g.wagered > r.counted END
UNION ALL
  SELECT 'promoted', NULL, p.id, p.promoted::text, (NOT p.promoted)::text
  FROM player p WHERE p.promoted <> EXISTS (
    SELECT FROM promotion_grant g WHERE g.player_id = p.id AND g.state IN ('active', 'queued'))
UNION ALL
  -- Spins whose time is over are none.
  SELECT 'spins', g.id, g.player_id, g.spins_left::text, (g.spins_total - r.played)::text
  FROM promotion_grant g CROSS JOIN LATERAL (SELECT count(*) AS played FROM round x
    WHERE x.player_id = g.player_id AND x.grant_id = g.id AND x.free_spin AND x.status <> 'cancelled') r
  WHERE g.spins_left NOT IN (0, g.spins_total - r.played) OR r.played > g.spins_total;

-- Pots against the ledger and the rounds; a row for each thing that is wrong.
CREATE OR REPLACE VIEW jackpot_breach AS
  -- What is read as a pot is what stands on its account,
  SELECT 'jackpot_tally' AS problem, a.id AS account_id, NULL::bigint AS movement_id,
    jackpot_balance(a.id)::numeric AS found, h.balance::numeric AS expected
  FROM account a JOIN house_balance h ON h.account_id = a.id
  WHERE a.kind = 'jackpot' AND jackpot_balance(a.id) <> h.balance
UNION ALL
  -- from which nobody takes what is not in it. A studio's pot is at the studio: each of its prizes takes the account of its game further
  -- below zero, and but for those it is held to the same;
  SELECT 'jackpot_negative', a.id, NULL, sum(p.amount), 0
  FROM account a JOIN posting p ON p.account_id = a.id JOIN movement m ON m.id = p.movement_id
  WHERE a.kind = 'jackpot' AND (m.kind <> 'win' OR a.owner = 'house-slots')
  GROUP BY a.id HAVING sum(p.amount) < 0
UNION ALL
  -- and rounds say the same of what went in and out.
  SELECT 'jackpot_rounds', p.account_id, NULL, coalesce(p.fed, 0) - coalesce(p.won, 0), coalesce(r.fed, 0) - coalesce(r.won, 0)
  FROM (
    SELECT a.id AS account_id, a.currency, sum(p.amount) FILTER (WHERE m.kind = 'bet') AS fed,
      -sum(p.amount) FILTER (WHERE m.kind = 'jackpot_win') AS won
    FROM account a JOIN posting p ON p.account_id = a.id JOIN movement m ON m.id = p.movement_id
    WHERE a.kind = 'jackpot' AND a.owner = 'house-slots' GROUP BY a.id
  ) p FULL JOIN (
    SELECT r.currency, sum(r.jackpot_contribution) AS fed, sum(r.jackpot_win) AS won
    FROM round r WHERE r.jackpot_version IS NOT NULL GROUP BY r.currency
  ) r ON r.currency = p.currency
  WHERE coalesce(p.fed, 0) <> coalesce(r.fed, 0) OR coalesce(p.won, 0) <> coalesce(r.won, 0)
UNION ALL
  -- Each prize of a studio's is a command by which it was called for: of that game, currency and amount.
  SELECT 'jackpot_paid', p.account_id, coalesce(p.movement_id, w.movement_id), coalesce(-p.amount, 0), coalesce(w.amount, 0)
  FROM (
    SELECT a.id AS account_id, a.owner, a.currency, p.movement_id, p.amount
    FROM account a JOIN posting p ON p.account_id = a.id JOIN movement m ON m.id = p.movement_id
    WHERE a.kind = 'jackpot' AND m.kind = 'win'
  ) p FULL JOIN (
    SELECT w.game_id, w.currency, w.movement_id, w.amount FROM wallet_transaction w
    WHERE w.action = 'win' AND w.win_kind = 'jackpot' AND w.amount <> 0
  ) w ON w.movement_id = p.movement_id AND w.game_id = p.owner AND w.currency = p.currency
  WHERE p.amount IS DISTINCT FROM -w.amount;

-- What is in force of games and studios: the newest version of each part.
CREATE OR REPLACE VIEW game_setting_now AS
  SELECT DISTINCT ON (s.subject_kind, s.subject, s.part) s.version, s.subject_kind, s.subject, s.part, s.value, s.said, s.proposal_id, s.at
  FROM game_setting s ORDER BY s.subject_kind, s.subject, s.part, s.version DESC;

-- The same by the games that each is about.
CREATE OR REPLACE VIEW game_applies AS
  SELECT s.subject AS game_id, s.version, s.part, s.value FROM game_setting_now s WHERE s.subject_kind = 'game'
UNION ALL
  SELECT h.game_id, s.version, s.part, s.value FROM game_setting_now s JOIN game_home h ON h.studio = s.subject WHERE s.subject_kind = 'studio';

-- Games of shared rounds whose chain nears its end, and that could not go on: no next one is committed, or the public value that was said to
-- salt it was not brought.
CREATE OR REPLACE VIEW shared_chain_short AS
  SELECT r.game_id, r.chain, c.length - r.index AS rounds_left, r.opens_at,
    CASE WHEN n.number IS NULL THEN 'no_next' ELSE 'salt_missing' END AS why
  FROM (SELECT DISTINCT game_id FROM shared_chain) g
  CROSS JOIN LATERAL (SELECT x.game_id, x.chain, x.index, x.opens_at FROM shared_round x WHERE x.game_id = g.game_id ORDER BY x.id DESC LIMIT 1) r
  JOIN shared_chain c ON c.game_id = r.game_id AND c.number = r.chain
  LEFT JOIN shared_chain n ON n.game_id = r.game_id AND n.number = r.chain + 1
  WHERE c.length - r.index < least(1000, c.length / 10) AND (n.number IS NULL OR n.announced IS NOT NULL AND n.salt IS NULL);
