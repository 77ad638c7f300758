-- Rounds that everybody plays at once: stakes in them, and what becomes of those.

-- Held shared by a stake while it is taken, alone by whoever ends the round: a stake is in before the end, or refused.
CREATE OR REPLACE FUNCTION shared_round_lock(p_shared bigint, p_alone boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE held text;
BEGIN
  IF p_alone THEN
    held := pg_advisory_xact_lock(1920, (p_shared % 2147483647)::int);
  ELSE
    held := pg_advisory_xact_lock_shared(1920, (p_shared % 2147483647)::int);
  END IF;
END $$;

-- The caller's moment, and what has passed on the way here since it read the round at p_read: in a queue, or behind a lock.
-- By the caller's moment alone, whoever holds a stake up until the round has gone its way would stake on what is known.
CREATE OR REPLACE FUNCTION shared_now(p_now timestamptz, p_read timestamptz) RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT p_now + greatest(coalesce(clock_timestamp() - p_read, interval '0'), interval '0')
$$;

-- Takes a stake at once. `p_shared` is the round that the caller found open, NULL when there was none. The first stake of a
-- chain without a salt sets it, SHA-256 of `commitment:stake id`, and starts the countdown `p_countdown` (`salted`). `p_hedge`: what
-- the bets leave at risk, in hundredths of a percent.
CREATE OR REPLACE FUNCTION shared_stake(
  p_round uuid, p_session uuid, p_player uuid, p_game text, p_shared bigint, p_version text, p_bets jsonb, p_stake bigint,
  p_now timestamptz, p_countdown interval, p_read timestamptz, p_hedge integer DEFAULT 10000,
  OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint, OUT salted boolean, OUT facts jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  v record;
  s shared_round;
  known record;
  promo record;
  v_grant uuid;
  v_counts numeric;
  funds record;
  refusal record;
  bonus bigint := 0;
  bet bigint;
BEGIN
  salted := false;
  PERFORM play_lock(p_player);
  SELECT r.player_id = p_player AND r.game_id = p_game AND r.bets = p_bets AND r.demo = g.demo AND r.currency = g.currency AS same
    INTO known FROM round r LEFT JOIN game_session g ON g.id = p_session AND g.player_id = p_player WHERE r.id = p_round;
  IF FOUND THEN
    code := CASE WHEN known.same THEN 'replayed' ELSE 'idempotency_key_reused' END;
    RETURN;
  END IF;
  SELECT * INTO v FROM game_session_at(p_session, p_player, p_now);
  IF NOT FOUND OR v.game_id <> p_game THEN code := 'game_session_invalid'; RETURN; END IF;
  IF v.code <> 'ok' THEN code := v.code; RETURN; END IF;
  IF v.held IS NOT NULL THEN code := v.held; RETURN; END IF;
  IF v.timed_out_until > p_now THEN
    code := 'player_timed_out';
    facts := jsonb_build_object('until', iso_instant(v.timed_out_until));
    RETURN;
  END IF;
  IF p_stake < v.min_stake THEN code := 'stake_below_minimum'; stake_limit := v.min_stake; RETURN; END IF;
  IF p_stake > v.max_stake THEN code := 'stake_above_limit'; stake_limit := v.max_stake; RETURN; END IF;

  IF p_shared IS NULL THEN code := 'betting_closed'; RETURN; END IF;
  PERFORM shared_round_lock(p_shared, false);
  SELECT * INTO s FROM shared_round x WHERE x.id = p_shared AND x.game_id = p_game;
  IF NOT FOUND OR s.ended_at IS NOT NULL OR s.starts_at <= shared_now(p_now, p_read) THEN code := 'betting_closed'; RETURN; END IF;
  IF EXISTS (SELECT FROM round r WHERE r.shared_round_id = p_shared AND r.player_id = p_player AND r.status <> 'cancelled') THEN
    code := 'round_open'; RETURN;
  END IF;
  -- Each is a record and two movements that stay: placed and taken back without end, they would fill the ledger.
  IF 20 <= (SELECT count(*) FROM round r
    WHERE r.player_id = p_player AND r.opened_at >= s.opens_at AND r.shared_round_id = p_shared) THEN
    code := 'too_many'; RETURN;
  END IF;

  IF v.promoted THEN
    SELECT * INTO promo FROM promotion_stake(p_player, v.currency, p_game, p_stake, p_stake, p_hedge, p_now);
    IF promo.code <> 'ok' THEN code := promo.code; facts := promo.facts; RETURN; END IF;
    v_grant := promo.grant_id;
    v_counts := promo.counts;
  END IF;
  IF v.demo THEN
    balance_before := v.demo_balance;
  ELSE
    SELECT * INTO funds FROM wallet_funds(v.cash_account, v.bonus_account);
    balance_before := funds.cash + funds.bonus;
  END IF;
  IF p_stake > balance_before THEN code := 'insufficient_funds'; RETURN; END IF;
  IF v.guarded AND NOT v.demo THEN
    SELECT * INTO refusal FROM stake_refusal(p_player, v.currency, p_stake, least(p_stake, funds.cash), NULL, p_now);
    IF refusal.code <> 'ok' THEN code := refusal.code; facts := refusal.facts; RETURN; END IF;
  END IF;
  balance_after := balance_before - p_stake;
  IF v.demo THEN
    UPDATE game_session SET demo_balance = balance_after WHERE id = p_session;
  ELSE
    bonus := greatest(p_stake - funds.cash, 0);
    bet := wallet_post('bet', p_player, NULL, p_now,
      v.cash_account, v.bonus_account, v.house_account, bonus - p_stake, -bonus, p_round);
  END IF;
  INSERT INTO round (id, player_id, game_session_id, provider, game_id, game_version, currency, demo, status, stake, stake_bonus,
      payout, balance_before, balance_after, shared_round_id, bet_movement_id, bets, outcome, wins, added_bets, actions, view,
      choices, opened_at, grant_id, wager_counts)
    VALUES (p_round, p_player, p_session, v.provider, p_game, p_version, v.currency, v.demo, 'open', p_stake, bonus,
      0, balance_before, balance_after, p_shared, bet, p_bets, '{}', '[]', '[]', '[]', '{}', '[]', p_now, v_grant, v_counts);
  IF v.seen_at < p_now - interval '1 minute' THEN
    UPDATE game_session SET seen_at = p_now WHERE id = p_session;
  END IF;

  -- Last, so that only a stake that stands can do it.
  IF s.starts_at IS NULL THEN
    UPDATE shared_chain c SET salt = encode(sha256(convert_to(c.commitment || ':' || p_round, 'UTF8')), 'hex'),
        salt_source = 'stake ' || p_round, salted_at = p_now
      WHERE c.game_id = s.game_id AND c.number = s.chain AND c.salt IS NULL;
    UPDATE shared_round x SET starts_at = p_now + p_countdown WHERE x.id = p_shared AND x.starts_at IS NULL;
    salted := FOUND;
  END IF;
  code := 'ok';
END $$;

-- Puts money of a stake back into the purse it was played from.
CREATE OR REPLACE FUNCTION shared_pay(p_kind text, p_stake round, p_cash bigint, p_bonus bigint, p_now timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE g game_session;
BEGIN
  SELECT * INTO g FROM game_session x WHERE x.id = p_stake.game_session_id;
  IF p_stake.demo THEN
    UPDATE game_session SET demo_balance = demo_balance + p_cash + p_bonus WHERE id = g.id;
    RETURN NULL;
  END IF;
  RETURN wallet_post(p_kind, p_stake.player_id, NULL, p_now,
    g.cash_account, g.bonus_account, g.house_account, p_cash, p_bonus, p_stake.id,
    CASE p_kind WHEN 'rollback' THEN p_stake.opened_at END, p_stake.grant_id);
END $$;

-- What the purse of a stake holds now.
CREATE OR REPLACE FUNCTION shared_balance(p_stake round) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_stake.demo THEN (SELECT demo_balance FROM game_session WHERE id = p_stake.game_session_id)
    ELSE wallet_balance(p_stake.player_id, p_stake.currency) END
$$;

-- Gives a stake back whole: to its player before the start, or, `p_refund`, by the house. Twice is once.
CREATE OR REPLACE FUNCTION shared_cancel(
  p_round uuid, p_player uuid, p_now timestamptz, p_refund boolean, p_read timestamptz, OUT code text, OUT balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  r round;
  movement bigint;
BEGIN
  PERFORM play_lock(p_player);
  SELECT * INTO r FROM round x WHERE x.id = p_round AND x.player_id = p_player AND x.shared_round_id IS NOT NULL;
  IF NOT FOUND THEN code := 'round_not_found'; RETURN; END IF;
  balance := shared_balance(r);
  IF r.status = 'cancelled' THEN code := 'replayed'; RETURN; END IF;
  IF r.status = 'settled' THEN code := 'round_already_settled'; RETURN; END IF;
  IF NOT p_refund AND EXISTS (SELECT FROM shared_round s
    WHERE s.id = r.shared_round_id AND s.starts_at <= shared_now(p_now, p_read)) THEN
    code := 'betting_closed'; RETURN;
  END IF;
  movement := shared_pay('rollback', r, r.stake - r.stake_bonus, r.stake_bonus, p_now);
  balance := shared_balance(r);
  UPDATE round SET status = 'cancelled', ended_at = p_now, stake = 0, stake_bonus = 0, balance_after = balance
    WHERE id = p_round;
  code := 'ok';
END $$;

-- Pays what a stake returns, 0 when it is lost. A stake that was counted as lost is paid all the same when its cash-out had
-- reached the house in time and was slower on its way to the database: the caller judges by the time of arrival.
CREATE OR REPLACE FUNCTION shared_settle(
  p_round uuid, p_player uuid, p_payout bigint, p_wins jsonb, p_actions jsonb, p_now timestamptz,
  OUT code text, OUT balance bigint
) LANGUAGE plpgsql AS $$
DECLARE
  r round;
  bonus bigint;
  win bigint;
BEGIN
  PERFORM play_lock(p_player);
  SELECT * INTO r FROM round x WHERE x.id = p_round AND x.player_id = p_player AND x.shared_round_id IS NOT NULL;
  IF NOT FOUND THEN code := 'round_not_found'; RETURN; END IF;
  IF r.status = 'cancelled' OR (r.status = 'settled' AND (r.payout > 0 OR p_payout = 0)) THEN
    code := 'replayed';
    balance := shared_balance(r);
    RETURN;
  END IF;
  IF p_payout > 0 THEN
    bonus := payout_bonus(p_payout, r.stake, r.stake_bonus);
    win := shared_pay('win', r, p_payout - bonus, bonus, p_now);
  END IF;
  balance := shared_balance(r);
  UPDATE round SET status = 'settled', ended_at = p_now, payout = p_payout, wins = p_wins, actions = p_actions,
    win_movement_id = win, balance_after = balance WHERE id = p_round;
  code := 'ok';
END $$;

-- Ends a round and reveals its link; afterwards no stake gets in. True when this call did it.
CREATE OR REPLACE FUNCTION shared_end(p_shared bigint, p_ended_at timestamptz, p_link text, p_outcome jsonb, p_unled boolean)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM shared_round_lock(p_shared, true);
  UPDATE shared_round SET ended_at = p_ended_at, link = p_link, outcome = p_outcome, unled = p_unled
    WHERE id = p_shared AND ended_at IS NULL;
  RETURN FOUND;
END $$;

-- Every stake is settled: writes the outcome, which until now would have told it, into each record.
CREATE OR REPLACE FUNCTION shared_close(p_shared bigint, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE round r SET outcome = s.outcome FROM shared_round s
    WHERE s.id = p_shared AND r.shared_round_id = p_shared AND r.status = 'settled';
  UPDATE shared_round SET closed_at = p_now WHERE id = p_shared AND closed_at IS NULL AND ended_at IS NOT NULL;
  RETURN FOUND;
END $$;
