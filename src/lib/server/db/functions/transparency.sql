-- Leaves of the log, written in the transaction of what they tell of; those of movements by ledger_check_balanced. They wait in
-- `leaf_pending` until they are given their places in the tree. domain/transparency/entry.ts says the same of a row; a test holds the
-- two together. A moment is its seconds since 1970, which PostgreSQL tells with all six digits whatever the session's time zone.

-- A leaf for a round as it now stands: when it is opened, and whenever it changes.
CREATE OR REPLACE FUNCTION leaf_of_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO leaf_pending (chain, kind, subject, content_hash) VALUES (NEW.player_id, 'round', NEW.id,
    sha256(convert_to(json_build_array('round/1', NEW.id, NEW.player_id, NEW.game_session_id, NEW.provider, NEW.game_id, NEW.game_version,
      NEW.reference, NEW.currency, NEW.demo, NEW.status, NEW.stake, NEW.stake_bonus, NEW.payout, NEW.balance_before, NEW.balance_after,
      NEW.seed_pair_id, NEW.nonce, NEW.bet_movement_id, NEW.win_movement_id, NEW.bets, NEW.added_bets, NEW.actions, NEW.outcome, NEW.wins,
      NEW.remaining, extract(epoch FROM NEW.opened_at), extract(epoch FROM NEW.ended_at), NEW.series_id, NEW.shared_round_id, NEW.grant_id, NEW.free_spin,
      NEW.jackpot_version, NEW.jackpot_contribution, NEW.jackpot_win, NEW.undecided)::text, 'UTF8')));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION leaf_of_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO leaf_pending (chain, kind, subject, content_hash) VALUES (NEW.player_id, 'deposit', NEW.id,
    sha256(convert_to(json_build_array('deposit/1', NEW.id, NEW.player_id, NEW.gateway, NEW.currency, NEW.amount, NEW.state,
      NEW.provider_reference, extract(epoch FROM NEW.created_at), extract(epoch FROM NEW.completed_at))::text, 'UTF8')));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION leaf_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO leaf_pending (chain, kind, subject, content_hash) VALUES (NEW.player_id, 'withdrawal', NEW.id,
    sha256(convert_to(json_build_array('withdrawal/1', NEW.id, NEW.player_id, NEW.provider, NEW.currency, NEW.amount, NEW.destination,
      NEW.eur_cents, NEW.state, NEW.reference, extract(epoch FROM NEW.created_at))::text, 'UTF8')));
  RETURN NULL;
END $$;

-- What a player decided about limits, breaks and exclusion, or what of it ended.
CREATE OR REPLACE FUNCTION is_limit_event(p_kind text, p_player uuid) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_player IS NOT NULL AND p_kind = ANY (ARRAY['limit_set', 'limit_easing_asked', 'limit_easing_cancelled',
    'limit_easing_confirmed', 'limits_declined', 'reality_check_set', 'timed_out', 'self_excluded', 'exclusion_over'])
$$;

CREATE OR REPLACE FUNCTION leaf_of_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_limit_event(NEW.kind, NEW.player_id) THEN
    INSERT INTO leaf_pending (chain, kind, subject, content_hash) VALUES (NEW.player_id, 'limit', NEW.id,
      sha256(convert_to(json_build_array('limit/1', NEW.id, NEW.player_id, extract(epoch FROM NEW.at), NEW.kind, NEW.facts)::text, 'UTF8')));
  END IF;
  RETURN NULL;
END $$;

-- What the house owes, in the house's own chain (domain/transparency/entry.ts).
CREATE OR REPLACE FUNCTION leaf_of_liability() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO leaf_pending (chain, kind, subject, content_hash) VALUES ('00000000-0000-0000-0000-000000000000', 'liability', NEW.id,
    sha256(convert_to(json_build_array('liability/1', NEW.id, NEW.statement, NEW.signature)::text, 'UTF8')));
  RETURN NULL;
END $$;

-- An entry of the log of what people of the house did, by its hash, which has all of it: in the house's own chain.
CREATE OR REPLACE FUNCTION leaf_of_staff_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO leaf_pending (chain, kind, subject, content_hash) VALUES ('00000000-0000-0000-0000-000000000000', 'staff_act', NEW.id,
    sha256(convert_to(json_build_array('staff_act/1', NEW.id, encode(NEW.hash, 'hex'))::text, 'UTF8')));
  RETURN NULL;
END $$;

-- Says up to where movements have no leaf by their trigger. Waits for whoever writes, for a moment and once: what comes afterwards has
-- its leaf, whatever the functions were when its transaction began.
CREATE OR REPLACE FUNCTION bound_backlog() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE movement, posting, round, deposit, withdrawal, security_event IN SHARE MODE;
  UPDATE leaf_backlog SET upto = (SELECT coalesce(max(id), 0) FROM movement) WHERE upto IS NULL;
END $$;
