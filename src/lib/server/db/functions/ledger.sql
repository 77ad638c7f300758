-- The way into the ledger: one call books one movement. `play_round`, which is every bet's, writes its own two beside it; no other
-- function may (a test lists them).
-- SQLSTATEs of our own: FU001 a player account would go below zero; FU002 a movement that is no movement (a bug of the
-- caller); FU003 a try to change what is booked.

-- The account of a player (p_owner '') or of the house (p_player NULL), made on first use. Any number of callers at once.
CREATE OR REPLACE FUNCTION ledger_account(p_player uuid, p_currency text, p_kind text, p_owner text) RETURNS bigint
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
CREATE OR REPLACE FUNCTION ledger_post(
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
CREATE OR REPLACE FUNCTION ledger_try_post(
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

-- A movement's postings come in one statement and sum to zero in each currency, whoever writes them, and each movement leaves its leaf
-- for the log of the books (functions/transparency.sql): here all of them meet. Once a statement over its own rows: a deferred trigger a
-- row would cost several times as much, and a second trigger as much again.
CREATE OR REPLACE FUNCTION ledger_check_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_posting record;
  v_account record;
  v_moved record;
  v_movement bigint;
  v_currency text;
  v_total numeric := 0;
  v_content text;
  v_mixed boolean := false;
BEGIN
  FOR v_posting IN SELECT * FROM fresh ORDER BY movement_id, account_id LOOP
    IF v_movement IS DISTINCT FROM v_posting.movement_id THEN
      IF v_total <> 0 THEN EXIT; END IF;
      IF v_movement IS NOT NULL THEN
        INSERT INTO leaf_pending (chain, kind, subject, content_hash)
          VALUES (coalesce(v_moved.player_id, '00000000-0000-0000-0000-000000000000'), 'movement', v_movement,
            sha256(convert_to(v_content, 'UTF8')));
      END IF;
      v_movement := v_posting.movement_id;
      v_currency := NULL;
      SELECT x.kind, x.player_id, x.reference, x.round_id, x.at INTO v_moved FROM movement x WHERE x.id = v_posting.movement_id;
      v_content := json_build_array('movement/1', v_movement, v_moved.kind, v_moved.player_id, v_moved.reference, v_moved.round_id,
        extract(epoch FROM v_moved.at))::text;
    END IF;
    SELECT x.kind, x.currency, x.owner INTO v_account FROM account x WHERE x.id = v_posting.account_id;
    v_currency := coalesce(v_currency, v_account.currency);
    -- NULL, of an account that is not there, is no currency.
    IF v_currency = v_account.currency THEN v_total := v_total + v_posting.amount; ELSE v_mixed := true; END IF;
    v_content := v_content || E'\n' || json_build_array(v_posting.account_id, v_account.kind, v_account.currency, v_account.owner,
      v_posting.amount, v_posting.balance_after)::text;
  END LOOP;
  -- Of several currencies, or of an account that is not there, the sums are made one by one. The currency by a look-up a row: a join,
  -- planned without knowing how few rows there are, would read all accounts.
  IF v_mixed THEN
    PERFORM FROM (
      SELECT p.movement_id, p.amount, (SELECT x.currency FROM account x WHERE x.id = p.account_id) AS currency FROM fresh p
    ) p GROUP BY p.movement_id, p.currency HAVING sum(p.amount) <> 0 OR p.currency IS NULL;
    IF FOUND THEN v_total := 1; END IF;
  END IF;
  IF v_total <> 0 THEN
    RAISE EXCEPTION 'the postings of a movement must sum to zero in each currency' USING ERRCODE = 'FU002';
  END IF;
  IF v_movement IS NOT NULL THEN
    INSERT INTO leaf_pending (chain, kind, subject, content_hash)
      VALUES (coalesce(v_moved.player_id, '00000000-0000-0000-0000-000000000000'), 'movement', v_movement,
            sha256(convert_to(v_content, 'UTF8')));
  END IF;
  RETURN NULL;
END $$;

-- What is booked stays. A correction is a new movement.
CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'FU003';
END $$;

-- The first of the movements of which none before is of an earlier time than `p_at`, as long as movements are written in the order of their
-- times: found by halves in the table's own key, so that no bet pays for an index. Where they are not, look from some minutes before.
CREATE OR REPLACE FUNCTION movement_since(p_at timestamptz) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_low bigint := 0;
  v_high bigint;
  v_middle bigint;
  v record;
BEGIN
  SELECT coalesce(max(id), 0) + 1 INTO v_high FROM movement;
  WHILE v_low < v_high LOOP
    v_middle := (v_low + v_high) / 2;
    SELECT m.id, m.at INTO v FROM movement m WHERE m.id >= v_middle ORDER BY m.id LIMIT 1;
    IF NOT FOUND OR v.at >= p_at THEN v_high := v_middle; ELSE v_low := v.id + 1; END IF;
  END LOOP;
  RETURN v_low;
END $$;
