-- The closing of an account. The row stays for as long as the law wants it (decision 022); nobody signs in to it.

-- Closes an account: 'ok', 'closed' when it is already, or what stands in the way, in the order in which a player can do
-- something about it. Under the player's lock, as bets and deposits are: each of them comes before it or finds it closed.
CREATE OR REPLACE FUNCTION close_account(p_player uuid, p_reason text, p_now timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_kinds text[];
BEGIN
  PERFORM play_lock(p_player);
  IF EXISTS (SELECT FROM player WHERE id = p_player AND closed_at IS NOT NULL) THEN RETURN 'closed'; END IF;
  IF EXISTS (SELECT FROM round WHERE player_id = p_player AND status = 'open' AND NOT demo) THEN RETURN 'round'; END IF;
  IF EXISTS (SELECT FROM deposit WHERE player_id = p_player AND state IN ('created', 'redirected', 'pending', 'held')) THEN
    RETURN 'deposit';
  END IF;
  SELECT array_agg(kind) INTO v_kinds FROM account WHERE player_id = p_player AND balance > 0;
  IF 'withdrawal' = ANY (v_kinds) THEN RETURN 'withdrawal'; END IF;
  IF 'cash' = ANY (v_kinds) THEN RETURN 'balance'; END IF;
  -- Free spins and a bonus that waits its turn, too: the player gives them up first, or they end by themselves.
  IF cardinality(v_kinds) > 0
    OR EXISTS (SELECT FROM promotion_grant WHERE player_id = p_player AND state IN ('active', 'queued', 'held')) THEN
    RETURN 'bonus';
  END IF;

  UPDATE player SET closed_at = p_now, closing_reason = p_reason WHERE id = p_player;
  UPDATE promotion_grant SET state = 'cancelled', ended_at = p_now, ended_why = 'forfeited'
    WHERE player_id = p_player AND state = 'pending';
  -- A code that gave nothing is free for others.
  DELETE FROM coupon_use u USING promotion_grant g
    WHERE g.player_id = p_player AND g.id = u.grant_id AND g.state = 'cancelled' AND g.started_at IS NULL;
  UPDATE session SET ended_at = p_now WHERE player_id = p_player AND ended_at IS NULL;
  DELETE FROM known_device WHERE player_id = p_player;
  DELETE FROM push_subscription WHERE player_id = p_player;
  UPDATE game_session SET ended_at = p_now WHERE player_id = p_player AND ended_at IS NULL;
  UPDATE player_details SET receive_email_promo = false WHERE player_id = p_player AND receive_email_promo;
  RETURN 'ok';
END $$;

-- What the staff noted of a player stays as it was written; of a closed account it goes when the account is forgotten (decision 022).
CREATE OR REPLACE FUNCTION player_note_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM player p WHERE p.id = OLD.player_id AND p.closed_at IS NOT NULL) THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'FU003';
END $$;
