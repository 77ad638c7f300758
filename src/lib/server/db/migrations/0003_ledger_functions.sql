-- The only way into the ledger, and the views to read it by. One call books one movement.
-- SQLSTATEs of our own: FU001 a player account would go below zero; FU002 a movement that is no movement (a bug of the
-- caller); FU003 a try to change what is booked.

-- The account of a player (p_owner '') or of the house (p_player NULL), made on first use. Any number of callers at once.
CREATE FUNCTION ledger_account(p_player uuid, p_currency text, p_kind text, p_owner text) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
  v_side text;
BEGIN
  -- Two texts rather than IS NOT DISTINCT FROM, which no index serves.
  IF p_player IS NULL THEN
    SELECT id INTO v_id FROM account
      WHERE player_id IS NULL AND currency = p_currency AND kind = p_kind AND owner = p_owner;
  ELSE
    SELECT id INTO v_id FROM account
      WHERE player_id = p_player AND currency = p_currency AND kind = p_kind AND owner = p_owner;
  END IF;
  IF FOUND THEN
    RETURN v_id;
  END IF;

  SELECT side INTO v_side FROM account_kind WHERE kind = p_kind;
  IF v_side IS DISTINCT FROM (CASE WHEN p_player IS NULL THEN 'house' ELSE 'player' END) THEN
    RAISE EXCEPTION 'no account of kind % on this side', p_kind USING ERRCODE = 'FU002';
  END IF;
  INSERT INTO account (kind, currency, player_id, owner, balance)
    VALUES (p_kind, p_currency, p_player, p_owner, CASE WHEN p_player IS NOT NULL THEN 0 END)
    ON CONFLICT DO NOTHING RETURNING id INTO v_id;
  IF NOT FOUND THEN
    -- Another transaction made it and has committed since: the next statement sees it.
    RETURN ledger_account(p_player, p_currency, p_kind, p_owner);
  END IF;
  RETURN v_id;
END $$;

-- Books one movement: p_accounts[i] gains p_amounts[i] minor units. Returns its id, or NULL when nothing moves.
-- It belongs to p_reference or, when that is NULL, to the round p_round.
-- The player's accounts are locked in the order of their ids and hold their new balance; a house account's row is read
-- and never locked. The caller's transaction decides: after any error nothing of it is kept.
-- plan_cache_mode: without it each call plans anew for the length of its arrays, which costs more than the booking.
CREATE FUNCTION ledger_post(
  p_kind text, p_player uuid, p_reference text, p_at timestamptz, p_accounts bigint[], p_amounts bigint[],
  p_round uuid DEFAULT NULL
) RETURNS bigint LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_leg record;
  v_balance bigint;
  v_accounts bigint[] := '{}';
  v_amounts bigint[] := '{}';
  v_balances bigint[] := '{}';
  v_movement bigint;
BEGIN
  IF cardinality(p_accounts) IS DISTINCT FROM cardinality(p_amounts) THEN
    RAISE EXCEPTION 'each account needs its amount' USING ERRCODE = 'FU002';
  END IF;
  FOR v_leg IN
    SELECT l.account_id, l.amount, a.id, a.player_id
      FROM unnest(p_accounts, p_amounts) AS l (account_id, amount) LEFT JOIN account a ON a.id = l.account_id
      WHERE l.amount IS DISTINCT FROM 0
      ORDER BY l.account_id
  LOOP
    v_balance := NULL;
    IF v_leg.id IS NULL OR v_leg.amount IS NULL THEN
      RAISE EXCEPTION 'no account %, or no amount for it', v_leg.account_id USING ERRCODE = 'FU002';
    ELSIF v_leg.player_id IS NOT NULL THEN
      -- No movement spans two players: nothing can be handed from one to another.
      IF v_leg.player_id IS DISTINCT FROM p_player THEN
        RAISE EXCEPTION 'account % is not of player %', v_leg.id, p_player USING ERRCODE = 'FU002';
      END IF;
      UPDATE account SET balance = balance + v_leg.amount
        WHERE id = v_leg.id AND balance + v_leg.amount >= 0
        RETURNING balance INTO v_balance;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'account % does not cover %', v_leg.id, v_leg.amount USING ERRCODE = 'FU001';
      END IF;
    END IF;
    v_accounts := v_accounts || v_leg.id;
    v_amounts := v_amounts || v_leg.amount;
    v_balances := v_balances || v_balance;
  END LOOP;
  IF cardinality(v_accounts) = 0 THEN
    RETURN NULL;
  END IF;

  INSERT INTO movement (kind, player_id, reference, round_id, at) VALUES (p_kind, p_player, p_reference, p_round, p_at)
    RETURNING id INTO v_movement;
  -- The trigger on posting refuses what does not sum to zero.
  INSERT INTO posting (movement_id, account_id, amount, balance_after)
    SELECT v_movement, l.account_id, l.amount, l.balance_after
    FROM unnest(v_accounts, v_amounts, v_balances) AS l (account_id, amount, balance_after);
  RETURN v_movement;
END $$;

-- The same for callers who know accounts by kind and owner, and who want an expected failure as a code and go on:
-- 'ok', 'insufficient_funds', or 'duplicate_transaction' when (p_kind, p_reference) is booked already.
CREATE FUNCTION ledger_try_post(
  p_kind text, p_player uuid, p_reference text, p_at timestamptz, p_currency text,
  p_kinds text[], p_owners text[], p_amounts bigint[], OUT code text, OUT movement_id bigint
) LANGUAGE plpgsql AS $$
DECLARE
  v_accounts bigint[];
  v_constraint text;
BEGIN
  -- Accounts that are not there yet are made in one order by everybody, or two firsts of a player would wait for each
  -- other: the player's (cash, bonus, then the rest), then the house's.
  SELECT array_agg(made.id ORDER BY made.place) INTO v_accounts FROM (
    SELECT ledger_account(CASE s.side WHEN 'player' THEN p_player END, p_currency, s.kind, s.owner) AS id, s.place FROM (
      SELECT l.kind, l.owner, l.place, k.side
      FROM unnest(p_kinds, p_owners) WITH ORDINALITY AS l (kind, owner, place) LEFT JOIN account_kind k ON k.kind = l.kind
      ORDER BY k.side = 'house', array_position(ARRAY['cash', 'bonus'], l.kind), l.kind, l.owner
      -- OFFSET keeps the order in front of the calls, whatever the planner would rather do.
      OFFSET 0
    ) s
  ) made;
  BEGIN
    movement_id := ledger_post(p_kind, p_player, p_reference, p_at, coalesce(v_accounts, '{}'), p_amounts);
    code := 'ok';
  EXCEPTION
    WHEN SQLSTATE 'FU001' THEN
      code := 'insufficient_funds';
    WHEN unique_violation THEN
      GET STACKED DIAGNOSTICS v_constraint = CONSTRAINT_NAME;
      IF v_constraint <> 'movement_once' THEN
        RAISE;
      END IF;
      code := 'duplicate_transaction';
  END;
END $$;

-- A movement's postings come in one statement and sum to zero in each currency, whoever writes them. Checked once a
-- statement over its own rows: a deferred trigger a row would cost several times as much.
CREATE FUNCTION ledger_check_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The currency by a look-up a row: a join, planned without knowing how few rows there are, would read all accounts.
  IF EXISTS (
    SELECT FROM (
      SELECT f.movement_id, f.amount, (SELECT a.currency FROM account a WHERE a.id = f.account_id) AS currency FROM fresh f
    ) f
    GROUP BY f.movement_id, f.currency HAVING sum(f.amount) <> 0 OR f.currency IS NULL
  ) THEN
    RAISE EXCEPTION 'the postings of a movement must sum to zero in each currency' USING ERRCODE = 'FU002';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER posting_balanced AFTER INSERT ON posting
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_balanced();

-- What is booked stays. A correction is a new movement.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'FU003';
END $$;
CREATE TRIGGER movement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON movement
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON posting
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
-- Also where a session switches ordinary triggers off.
ALTER TABLE movement ENABLE ALWAYS TRIGGER movement_append_only;
ALTER TABLE posting ENABLE ALWAYS TRIGGER posting_append_only;
ALTER TABLE posting ENABLE ALWAYS TRIGGER posting_balanced;

-- One row a player and currency, minor units.
CREATE VIEW player_balance AS
  SELECT player_id, currency,
    coalesce(sum(balance) FILTER (WHERE kind = 'cash'), 0)::bigint AS cash,
    coalesce(sum(balance) FILTER (WHERE kind = 'bonus'), 0)::bigint AS bonus,
    coalesce(sum(balance) FILTER (WHERE kind = 'locked'), 0)::bigint AS locked,
    coalesce(sum(balance) FILTER (WHERE kind = 'withdrawal'), 0)::bigint AS withdrawal
  FROM account WHERE player_id IS NOT NULL
  GROUP BY player_id, currency;

-- Derived: what stands on each account of the house.
CREATE VIEW house_balance AS
  SELECT a.id AS account_id, a.kind, a.owner, a.currency, coalesce(sum(p.amount), 0)::bigint AS balance
  FROM account a LEFT JOIN posting p ON p.account_id = a.id
  WHERE a.player_id IS NULL
  GROUP BY a.id;

-- All that was ever posted, per currency: `total` is 0 in each row.
CREATE VIEW ledger_sum_zero AS
  SELECT a.currency, count(*) AS postings, sum(p.amount)::numeric AS total
  FROM posting p JOIN account a ON a.id = p.account_id
  GROUP BY a.currency;

-- One row for each thing that is wrong; empty in a sound ledger.
CREATE VIEW ledger_mismatch AS
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
