-- Withdrawals (decision 024): everything that moves one is a function here, under the player's lock.

-- The transitions of domain/payments/withdrawal-state.ts, held to them by a test.
CREATE OR REPLACE FUNCTION withdrawal_may(p_state text, p_to text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_state, p_to) IN (
    ('requested', 'in_review'), ('requested', 'approved'), ('requested', 'failed'),
    ('in_review', 'approved'), ('in_review', 'failed'), ('in_review', 'cancelled'),
    ('approved', 'sent'), ('approved', 'failed'))
$$;

-- Sets a withdrawal's money aside: 'ok', or 'insufficient_funds' with nothing kept. Only cash can be: what a promotion binds
-- stands on other accounts. What of a bonus's deposit is not staked yet can be taken with the end of that bonus alone:
-- 'withdrawal_ends_bonus' says what would be lost unless `p_ends_bonus`, 'round_open' that a round staked with it comes first.
CREATE OR REPLACE FUNCTION withdrawal_request(
  p_id uuid, p_player uuid, p_key text, p_hash bytea, p_provider text, p_currency text, p_amount bigint, p_destination text,
  p_actor text, p_facts jsonb, p_now timestamptz, p_ends_bonus boolean DEFAULT false, OUT code text, OUT facts jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  v_cents bigint;
  v_earlier bigint;
BEGIN
  PERFORM play_lock(p_player);
  -- Two players who ask for one destination at once: the second sees the first.
  PERFORM pg_advisory_xact_lock(1923, hashtext(lower(p_destination)));
  PERFORM FROM account a WHERE a.player_id = p_player AND a.currency = p_currency AND a.kind = 'cash' AND a.balance >= p_amount
    FOR UPDATE;
  IF FOUND THEN
    SELECT w.code, w.facts INTO code, facts FROM promotion_withdrawal(p_player, p_currency, p_amount, p_ends_bonus, p_now) w;
    IF code <> 'ok' THEN RETURN; END IF;
  END IF;
  SELECT posted.code INTO code FROM ledger_try_post('withdrawal_held', p_player, p_id::text, p_now, p_currency,
    ARRAY['cash', 'withdrawal'], ARRAY['', ''], ARRAY[-p_amount, p_amount]) posted;
  IF code <> 'ok' THEN RETURN; END IF;

  v_cents := ceil(eur_micros(p_amount, p_currency, true) / 10000.0);
  SELECT coalesce(sum(w.eur_cents), 0) INTO v_earlier FROM withdrawal w
    WHERE w.player_id = p_player AND w.created_at > p_now - interval '24 hours' AND w.state NOT IN ('failed', 'cancelled');
  INSERT INTO withdrawal (id, player_id, idempotency_key, request_hash, provider, currency, amount, destination, eur_cents,
      day_eur_cents, state, created_at, updated_at)
    VALUES (p_id, p_player, p_key, p_hash, p_provider, p_currency, p_amount, p_destination, v_cents,
      v_earlier + v_cents, 'requested', p_now, p_now);
  INSERT INTO withdrawal_event (withdrawal_id, at, kind, actor, facts) VALUES (p_id, p_now, 'requested', p_actor, p_facts);
END $$;

-- Brings a withdrawal to another state, with what that means for its money: 'ok', 'refused' where no way leads there, or
-- 'not_found'. `state` is the one it has afterwards. The only way in which a state is ever changed.
CREATE OR REPLACE FUNCTION withdrawal_move(
  p_id uuid, p_to text, p_actor text, p_facts jsonb, p_reference text, p_now timestamptz, OUT code text, OUT state text
) LANGUAGE plpgsql AS $$
DECLARE
  v_player uuid;
  w withdrawal;
BEGIN
  SELECT x.player_id INTO v_player FROM withdrawal x WHERE x.id = p_id;
  IF NOT FOUND THEN code := 'not_found'; RETURN; END IF;
  PERFORM play_lock(v_player);
  SELECT * INTO w FROM withdrawal x WHERE x.id = p_id FOR UPDATE;
  IF NOT withdrawal_may(w.state, p_to) THEN code := 'refused'; state := w.state; RETURN; END IF;

  UPDATE withdrawal x SET state = p_to, updated_at = p_now, run_at = CASE p_to WHEN 'approved' THEN p_now END,
      reference = CASE p_to WHEN 'sent' THEN p_reference END
    WHERE x.id = p_id;
  INSERT INTO withdrawal_event (withdrawal_id, at, kind, actor, facts) VALUES (p_id, p_now, p_to, p_actor, p_facts);
  IF p_to IN ('failed', 'cancelled') THEN
    PERFORM ledger_post('withdrawal_released', w.player_id, p_id::text, p_now,
      ARRAY[ledger_account(w.player_id, w.currency, 'withdrawal', ''), ledger_account(w.player_id, w.currency, 'cash', '')],
      ARRAY[-w.amount, w.amount]);
  ELSIF p_to = 'sent' THEN
    PERFORM ledger_post('withdrawal_paid', w.player_id, p_id::text, p_now,
      ARRAY[ledger_account(w.player_id, w.currency, 'withdrawal', ''), ledger_account(NULL, w.currency, 'clearing', w.provider)],
      ARRAY[-w.amount, w.amount]);
  END IF;
  code := 'ok';
  state := p_to;
END $$;
