-- Free spins: rounds of a slot of the house whose stake the house pays, and the deposit that unlocks what they won.

-- What a deposit adds to winnings that it unlocks. Counted on all that was won so far, so that it comes to the same whether the
-- spins are played before the deposit or after it.
CREATE OR REPLACE FUNCTION unlock_extra(p_won_before bigint, p_won_after bigint, p_percent integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_won_after * coalesce(p_percent, 0) / 100) - (p_won_before * coalesce(p_percent, 0) / 100)
$$;

-- Since when a game is hidden in a country without a break, by what was settled of it or of its studio; NULL: it is not.
CREATE OR REPLACE FUNCTION game_hidden_since(p_game text, p_country text) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT min((SELECT min(v.at) FROM game_setting v
    WHERE (v.subject_kind, v.subject, v.part) = (b.subject_kind, b.subject, 'countries') AND v.version > coalesce((SELECT max(w.version)
      FROM game_setting w WHERE (w.subject_kind, w.subject, w.part) = (b.subject_kind, b.subject, 'countries') AND NOT w.value -> 'hidden' ? p_country), 0)))
  FROM game_applies a JOIN game_setting b USING (version)
  WHERE a.game_id = p_game AND a.part = 'countries' AND a.value -> 'hidden' ? p_country
$$;

-- Since when nobody can play free spins at a game, because it is off, or this player cannot, because it is hidden in the country of their details
-- or of the session that they used last: what a stake goes by. Of a session it counts from when no other was used. NULL: they can.
CREATE OR REPLACE FUNCTION spins_held_from(p_game text, p_player uuid, p_now timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT least(CASE WHEN x.off_from <= p_now THEN x.off_from END, CASE WHEN x.hidden <> '{}' THEN (SELECT min(h.since) FROM (
    SELECT game_hidden_since(p_game, d.country) AS since FROM player_details d WHERE d.player_id = p_player AND d.country = ANY (x.hidden)
    UNION ALL
    SELECT greatest(game_hidden_since(p_game, s.country), s.created_at,
      (SELECT max(o.seen_at) FROM session o WHERE o.player_id = p_player AND o.id <> s.id))
    FROM (SELECT * FROM session z WHERE z.player_id = p_player ORDER BY z.seen_at DESC, z.created_at DESC LIMIT 1) s
    WHERE s.country = ANY (x.hidden)) h) END)
  FROM game_rule x WHERE x.game_id = p_game
$$;

-- Since when spins of a running grant cannot be played though their time was not over; NULL: they can, or the grant waits already. Such a grant
-- neither lapses nor ends for having nothing left: `spins_turn` stops its time at that very moment, never before it last went on.
CREATE OR REPLACE FUNCTION spins_held_since(g promotion_grant, p_now timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(h.since, g.started_at, (SELECT max(e.at) FROM promotion_event e WHERE e.grant_id = g.id AND e.kind = 'spins_back'))
  FROM (SELECT spins_held_from(g.spin_game, g.player_id, p_now) AS since) h
  WHERE g.state = 'active' AND g.spins_left > 0 AND g.waits_since IS NULL AND h.since < least(g.spins_until, g.expires_at)
$$;

-- Stops the time of a grant whose free spins cannot be played, or lets it run on, counted from now, once they can. What it did:
-- 'waiting', 'back', or NULL for nothing. A promotion behind one that waits may begin in its place (`promotion_next`), also long after, once it can be played. Under the player's lock.
CREATE OR REPLACE FUNCTION spins_turn(p_grant uuid, p_now timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  g promotion_grant;
  v_since timestamptz;
  v_did text;
BEGIN
  SELECT * INTO g FROM promotion_grant x WHERE x.id = p_grant;
  PERFORM play_lock(g.player_id);
  SELECT * INTO g FROM promotion_grant x WHERE x.id = p_grant AND x.state = 'active' AND x.spins_left > 0;
  v_since := spins_held_since(g, p_now);
  IF v_since IS NOT NULL THEN
    v_did := 'waiting';
    UPDATE promotion_grant SET waits_since = v_since, spins_ms = extract(epoch FROM g.spins_until - v_since) * 1000,
        grant_ms = extract(epoch FROM g.expires_at - v_since) * 1000, spins_until = NULL, expires_at = NULL
      WHERE id = p_grant;
  ELSIF g.waits_since IS NOT NULL AND spins_held_from(g.spin_game, g.player_id, p_now) IS NULL THEN
    v_did := 'back';
    -- Of its new end the player is told anew.
    UPDATE promotion_grant SET spins_until = p_now + g.spins_ms * interval '1 ms', expires_at = p_now + g.grant_ms * interval '1 ms',
        waits_since = NULL, spins_ms = NULL, grant_ms = NULL, told_ending = false
      WHERE id = p_grant;
  END IF;
  IF v_did IS NOT NULL THEN
    INSERT INTO promotion_event (grant_id, at, kind, actor, facts) VALUES (p_grant, coalesce(v_since, p_now), 'spins_' || v_did, 'house',
      jsonb_build_object('game', g.spin_game, 'left', g.spins_left));
  END IF;
  IF v_did = 'waiting' OR v_did IS NULL AND g.waits_since IS NOT NULL THEN PERFORM promotion_check(p_grant, p_now); END IF;
  RETURN v_did;
END $$;

-- The free spins that a player may play at a table: those of the grant that runs, in time or waiting, in its currency.
CREATE OR REPLACE FUNCTION free_spins_at(p_player uuid, p_game text, p_currency text, p_now timestamptz) RETURNS SETOF promotion_grant
LANGUAGE sql STABLE AS $$
  SELECT * FROM promotion_grant g
  WHERE g.player_id = p_player AND g.state = 'active' AND g.spin_game = p_game AND g.currency = p_currency
    AND g.spins_left > 0 AND (g.waits_since IS NOT NULL OR g.spins_until > p_now AND coalesce(g.expires_at > p_now, true))
$$;

-- A free spin: outcome, prize and record in one call, under the player's lock. The outcome was computed for the seed's nonce.
-- The codes are play_round's, and 'free_spins_none'. The bet's stake is the grant's own, by which the bets were made: another one is
-- none of its spins. The round's stake is 0, for the player staked nothing; its bets say what the house paid.
CREATE OR REPLACE FUNCTION play_free_spin(
  p_bet house_bet, p_grant uuid,
  OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint, OUT wait_ms bigint, OUT facts jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  known record;
  v record;
  g promotion_grant;
  refusal record;
  funds record;
  locks boolean;
  extra bigint := 0;
  bet bigint;
  win bigint;
BEGIN
  PERFORM play_lock(p_bet.player);
  SELECT r.player_id = p_bet.player AND r.free_spin AND r.grant_id = p_grant AND r.game_id = p_bet.game AS same INTO known
    FROM round r WHERE r.id = p_bet.round;
  IF FOUND THEN
    code := CASE WHEN known.same THEN 'replayed' ELSE 'idempotency_key_reused' END;
    RETURN;
  END IF;
  SELECT s.*, sp.id AS seed, sp.nonce INTO v
    FROM game_session_at(p_bet.session, p_bet.player, p_bet.at) s
    LEFT JOIN seed_pair sp ON sp.player_id = p_bet.player AND sp.status = 'active';
  IF NOT FOUND OR v.game_id <> p_bet.game OR v.demo THEN code := 'game_session_invalid'; RETURN; END IF;
  IF v.code <> 'ok' THEN code := v.code; RETURN; END IF;
  IF v.held IS NOT NULL THEN code := v.held; RETURN; END IF;
  IF v.guarded THEN
    -- Nothing is staked, but it is play: breaks, time and reality checks hold. A limit of money that is used up does not.
    SELECT * INTO refusal FROM stake_refusal(p_bet.player, v.currency, 0, 0, p_bet.round, p_bet.at);
    IF refusal.code <> 'ok' AND (refusal.code <> 'limit_reached' OR refusal.facts ->> 'kind' = 'session') THEN
      code := refusal.code;
      facts := refusal.facts;
      RETURN;
    END IF;
  END IF;
  SELECT * INTO g FROM free_spins_at(p_bet.player, p_bet.game, v.currency, p_bet.at) x WHERE x.id = p_grant AND x.spin_stake = p_bet.stake;
  IF NOT FOUND THEN code := 'free_spins_none'; RETURN; END IF;
  -- They can be played again: with the first spin their time runs on, where nobody has seen to it since. By this session they can, so it is the
  -- one that was used last.
  IF g.waits_since IS NOT NULL THEN
    UPDATE session s SET seen_at = greatest(s.seen_at, p_bet.at) FROM game_session t WHERE t.id = p_bet.session AND s.id = t.player_session_id;
    PERFORM spins_turn(p_grant, p_bet.at);
  END IF;
  IF EXISTS (SELECT FROM round r WHERE r.player_id = p_bet.player AND r.game_id = p_bet.game AND NOT r.demo
    AND r.status = 'open' AND r.seed_pair_id IS NOT NULL) THEN
    code := 'round_open'; RETURN;
  END IF;
  IF p_bet.pace > 0 THEN
    SELECT ceil(extract(epoch FROM max(r.opened_at) - p_bet.at) * 1000)::bigint + p_bet.pace INTO wait_ms
      FROM round r WHERE r.player_id = p_bet.player AND r.game_id = p_bet.game AND NOT r.demo
        AND r.opened_at > p_bet.at - p_bet.pace * interval '1 ms';
    IF wait_ms > 0 THEN code := 'too_soon'; RETURN; END IF;
  END IF;
  IF v.seed IS DISTINCT FROM p_bet.seed OR v.nonce <> p_bet.nonce THEN code := 'seed_moved'; RETURN; END IF;

  locks := g.unlock_deposit IS NOT NULL AND g.unlocked_at IS NULL;
  IF g.unlocked_at IS NOT NULL THEN
    extra := unlock_extra(g.spins_won, g.spins_won + p_bet.payout, g.unlock_percent);
  END IF;
  SELECT * INTO funds FROM wallet_funds(v.cash_account, v.bonus_account);
  balance_before := funds.cash + funds.bonus;
  balance_after := balance_before + CASE WHEN locks THEN 0 ELSE p_bet.payout END;
  bet := ledger_post('spin_stake', NULL, NULL, p_bet.at,
    ARRAY[ledger_account(NULL, v.currency, 'promotions', g.promotion_id), v.house_account], ARRAY[-p_bet.stake, p_bet.stake], p_bet.round);
  win := ledger_post('win', p_bet.player, NULL, p_bet.at,
    ARRAY[CASE WHEN locks THEN ledger_account(p_bet.player, v.currency, 'locked', '') ELSE v.bonus_account END, v.house_account],
    ARRAY[p_bet.payout, -p_bet.payout], p_bet.round);
  PERFORM ledger_post('bonus_unlock', p_bet.player, g.id || ':' || p_bet.round, p_bet.at,
    ARRAY[v.bonus_account, ledger_account(NULL, v.currency, 'promotions', g.promotion_id)], ARRAY[extra, -extra]);
  -- Time at a table is counted from one stake to the next, whoever pays it.
  IF (SELECT p.guarded FROM player p WHERE p.id = p_bet.player) THEN
    PERFORM count_play(p_bet.player, 'bet', v.currency, 0, 0, p_bet.at);
  END IF;
  UPDATE promotion_grant x SET spins_left = x.spins_left - 1, spins_won = x.spins_won + p_bet.payout,
      bonus = x.bonus + CASE WHEN locks THEN 0 ELSE p_bet.payout + extra END,
      wager_required = x.wager_required + CASE WHEN locks THEN 0 ELSE (p_bet.payout + extra)::numeric * x.wager_times * 10000 END
    WHERE x.id = p_grant;

  UPDATE seed_pair SET nonce = seed_pair.nonce + 1 WHERE id = p_bet.seed;
  -- The trigger on round ends a grant that has nothing more to wait for.
  INSERT INTO round (id, player_id, game_session_id, provider, game_id, game_version, currency, demo, status, stake, stake_bonus,
      payout, balance_before, balance_after, seed_pair_id, nonce, bet_movement_id, win_movement_id, bets, outcome, wins,
      opened_at, ended_at, grant_id, free_spin)
    VALUES (p_bet.round, p_bet.player, p_bet.session, v.provider, p_bet.game, p_bet.version, v.currency, false, 'settled', 0, 0,
      p_bet.payout, balance_before, balance_after, p_bet.seed, p_bet.nonce, bet, win, p_bet.bets, p_bet.outcome, p_bet.wins,
      p_bet.at, p_bet.at, p_grant, true);
  -- An extra that came with the win, or the end of the grant, has moved the purse once more.
  balance_after := wallet_balance(p_bet.player, v.currency);
  IF v.seen_at < p_bet.at - interval '1 minute' THEN
    UPDATE game_session SET seen_at = p_bet.at WHERE id = p_bet.session;
  END IF;
  code := 'ok';
END $$;

-- A deposit of what was asked, as the service has found: winnings of free spins become bonus money, with what is added to them.
-- True when the grant was unlocked by it. In the transaction that credits the deposit.
CREATE OR REPLACE FUNCTION unlock_winnings(p_grant uuid, p_deposit uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_player uuid;
  g promotion_grant;
  v_locked bigint;
  v_extra bigint;
BEGIN
  SELECT x.player_id INTO v_player FROM promotion_grant x WHERE x.id = p_grant;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM play_lock(v_player);
  SELECT * INTO g FROM promotion_grant x
    WHERE x.id = p_grant AND x.state = 'active' AND x.unlock_deposit IS NOT NULL AND x.unlocked_at IS NULL
      AND coalesce(x.expires_at > p_now, true);
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT coalesce(sum(a.balance), 0) INTO v_locked FROM account a
    WHERE a.player_id = v_player AND a.currency = g.currency AND a.kind = 'locked';
  v_extra := unlock_extra(0, v_locked, g.unlock_percent);
  PERFORM ledger_post('bonus_unlock', v_player, p_grant::text, p_now,
    ARRAY[ledger_account(v_player, g.currency, 'locked', ''), ledger_account(v_player, g.currency, 'bonus', ''),
      ledger_account(NULL, g.currency, 'promotions', g.promotion_id)],
    ARRAY[-v_locked, v_locked + v_extra, -v_extra]);
  UPDATE promotion_grant SET unlocked_at = p_now, unlock_deposit_id = p_deposit, bonus = bonus + v_locked + v_extra,
      wager_required = wager_required + (v_locked + v_extra)::numeric * wager_times * 10000
    WHERE id = p_grant;
  PERFORM promotion_check(p_grant, p_now);
  RETURN true;
END $$;

-- The hours of the last 30 days as `play_hour` has them, made of the rounds. Free spins take time and return no own money.
CREATE OR REPLACE FUNCTION derive_hours(p_player uuid, p_now timestamptz)
RETURNS TABLE (hour timestamptz, staked bigint, own_staked bigint, own_returned bigint, played_ms bigint)
LANGUAGE sql STABLE AS $$
  WITH played AS (
    SELECT r.opened_at, r.ended_at, r.currency, r.stake, r.stake_bonus, r.payout, r.free_spin,
      extract(epoch FROM r.opened_at - lag(r.opened_at) OVER (ORDER BY r.opened_at)) * 1000 AS since_ms
    FROM round r
    WHERE r.player_id = p_player AND NOT r.demo AND r.opened_at > p_now - limit_window('MONTH') - interval '1 hour'),
  counted AS (
    SELECT date_trunc('hour', p.opened_at, 'UTC') AS hour, eur_micros(p.stake, p.currency, true) AS staked,
      eur_micros(p.stake - p.stake_bonus, p.currency, true) AS own_staked, 0 AS own_returned,
      CASE WHEN p.since_ms < extract(epoch FROM play_pause()) * 1000 THEN p.since_ms::bigint ELSE 0 END AS played_ms
    FROM played p
    UNION ALL
    SELECT date_trunc('hour', coalesce(p.ended_at, p.opened_at), 'UTC'), 0, 0,
      eur_micros(p.payout - payout_bonus(p.payout, p.stake, p.stake_bonus), p.currency, false), 0
    FROM played p WHERE p.payout > 0 AND NOT p.free_spin)
  SELECT c.hour, sum(c.staked)::bigint, sum(c.own_staked)::bigint, sum(c.own_returned)::bigint, sum(c.played_ms)::bigint
  FROM counted c GROUP BY c.hour
$$;
