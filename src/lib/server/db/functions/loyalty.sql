-- Loyalty: the edge that a player's own stakes left, by day, and the cashback of a week.

-- What own stakes of rounds that ended in [p_from, p_to) left to the house on average. Play money, bonus money and free spins
-- do not count, nor what came back undecided, nor rounds of games whose edge is not known.
CREATE OR REPLACE FUNCTION loyalty_edge(p_from timestamptz, p_to timestamptz, p_player uuid DEFAULT NULL)
RETURNS TABLE (player_id uuid, currency text, edge numeric) LANGUAGE sql STABLE AS $$
  SELECT r.player_id, r.currency, sum(own_decided(r)::numeric * e.edge_ppm)
  FROM round r JOIN game_edge e ON e.game_id = r.game_id AND e.game_version = r.game_version
  WHERE r.ended_at >= p_from AND r.ended_at < p_to AND r.status = 'settled' AND NOT r.demo AND NOT r.free_spin
    AND own_decided(r) > 0 AND e.edge_ppm > 0
    -- A round stands open for two days at most; its player's index is by the time it was opened.
    AND (p_player IS NULL OR (r.player_id = p_player AND r.opened_at >= p_from - interval '3 days'))
  GROUP BY r.player_id, r.currency
$$;

-- Counts a day anew, by the rates kept with it or, the first time, by today's.
CREATE OR REPLACE FUNCTION loyalty_count_day(p_day date, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_from timestamptz := p_day::timestamp AT TIME ZONE 'UTC';
BEGIN
  INSERT INTO loyalty_counted (day, rates, counted_at)
    SELECT p_day, jsonb_object_agg(c.code, c.eur_rate), p_now FROM currency c
    ON CONFLICT (day) DO UPDATE SET counted_at = excluded.counted_at;
  DELETE FROM loyalty_day WHERE day = p_day;
  INSERT INTO loyalty_day (player_id, day, currency, edge, eur_micros)
    SELECT e.player_id, p_day, e.currency, e.edge,
      floor(e.edge * (k.rates ->> e.currency)::numeric / c.subunits_to_unit)::bigint
    FROM loyalty_edge(v_from, v_from + interval '1 day') e JOIN currency c ON c.code = e.currency
      JOIN loyalty_counted k ON k.day = p_day;
END $$;

-- Pays a week's cashback once, under the player's lock. `p_amount` is for the caller to compute.
CREATE OR REPLACE FUNCTION loyalty_pay(
  p_player uuid, p_week date, p_currency text, p_edge numeric, p_percent integer, p_amount bigint, p_now timestamptz,
  OUT state text
) LANGUAGE plpgsql AS $$
DECLARE
  may boolean;
  cleared boolean;
  posted_code text;
  movement bigint;
BEGIN
  PERFORM play_lock(p_player);
  SELECT c.state INTO state FROM loyalty_cashback c
    WHERE c.player_id = p_player AND c.week = p_week AND c.currency = p_currency;
  IF FOUND THEN RETURN; END IF;
  SELECT coalesce(p.excluded_until <= p_now, true) AND coalesce(p.timed_out_until <= p_now, true) AND p.closed_at IS NULL,
      coalesce(p.cleared_until > p_now, true)
    INTO may, cleared FROM player p WHERE p.id = p_player;
  -- Nothing is decided for want of an answer that may still come.
  IF may AND NOT cleared AND register_facts(p_player, p_now) ->> 'reason' = 'unreachable' THEN state := 'unanswered'; RETURN; END IF;
  may := may AND cleared;
  state := CASE WHEN p_amount = 0 THEN 'nothing' WHEN may THEN 'paid' ELSE 'withheld' END;
  IF state = 'paid' THEN
    SELECT p.code, p.movement_id INTO posted_code, movement FROM ledger_try_post('cashback', p_player, concat_ws(':', p_week, p_player, p_currency), p_now, p_currency,
      ARRAY['cash', 'promotions'], ARRAY['', 'cashback'], ARRAY[p_amount, -p_amount]) p;
    IF posted_code <> 'ok' THEN RAISE EXCEPTION 'cashback of week % cannot be booked: %', p_week, posted_code; END IF;
  END IF;
  INSERT INTO loyalty_cashback (player_id, week, currency, edge, percent, amount, state, movement_id, at)
    VALUES (p_player, p_week, p_currency, p_edge, p_percent, p_amount, state, movement, p_now);
END $$;
