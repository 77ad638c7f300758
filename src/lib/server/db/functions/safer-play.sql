-- Limits, breaks and reality checks (decision 021). A player is *guarded* who has anything that must be looked at before a
-- stake: only then are hours of play counted here, by `wallet_post`, through which every stake and prize of such a player
-- goes. Of all others nothing is kept beside their rounds, from which the hours are made on the day they are needed.
-- Money of all wallets is reckoned in micros (millionths) of EUR, stakes and deposits rounded up, what comes back down.

CREATE OR REPLACE FUNCTION eur_micros(p_amount bigint, p_currency text, p_up boolean) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p_up THEN ceil(m.micros) ELSE floor(m.micros) END::bigint
  FROM (SELECT p_amount * 1000000 * c.eur_rate / c.subunits_to_unit AS micros FROM currency c WHERE c.code = p_currency) m
$$;

-- A pause of this length ends a play session.
CREATE OR REPLACE FUNCTION play_pause() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '30 minutes' $$;

-- How long ago something may be and still count. The hours of `play_hour` are whole, hence one more of them.
CREATE OR REPLACE FUNCTION limit_window(p_period text) RETURNS interval LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_period WHEN 'DAY' THEN interval '24 hours' WHEN 'WEEK' THEN interval '7 days' WHEN 'MONTH' THEN interval '30 days' END
$$;

-- `derive_hours`, which makes the same of the rounds, stands in free-spins.sql.

-- The play session of now: its first stake and its last one; NULLs when the last stake is longer ago than a pause. One of
-- more than a day is shown by its last day where nothing is kept of it.
CREATE OR REPLACE FUNCTION play_session(p_player uuid, p_now timestamptz, OUT started_at timestamptz, OUT staked_at timestamptz)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF (SELECT p.guarded FROM player p WHERE p.id = p_player) THEN
    SELECT s.session_from, s.staked_at INTO started_at, staked_at FROM play_state s
      WHERE s.player_id = p_player AND s.staked_at > p_now - play_pause();
    RETURN;
  END IF;
  SELECT max(r.opened_at) INTO staked_at FROM round r
    WHERE r.player_id = p_player AND r.opened_at > p_now - play_pause() AND NOT r.demo;
  IF staked_at IS NULL THEN RETURN; END IF;
  SELECT max(b.opened_at) INTO started_at FROM (
    SELECT r.opened_at, lag(r.opened_at) OVER (ORDER BY r.opened_at) AS before FROM round r
    WHERE r.player_id = p_player AND r.opened_at > p_now - interval '24 hours' AND NOT r.demo
  ) b WHERE b.before IS NULL OR b.before <= b.opened_at - play_pause();
END $$;

-- What of the last 24 hours, 7 days and 30 days is used of each limit that play counts for, set or not, in micros of EUR or in
-- milliseconds, and the limit in the same. A loss is what was staked of own money and did not come back; it may be a gain.
CREATE OR REPLACE FUNCTION play_use(p_player uuid, p_now timestamptz)
RETURNS TABLE (kind text, period text, value bigint, used bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  guarded boolean;
  running_ms bigint := 0;
BEGIN
  SELECT p.guarded INTO guarded FROM player p WHERE p.id = p_player;
  -- The time since the last stake is played, too, as long as the session goes on.
  SELECT greatest(extract(epoch FROM p_now - s.staked_at) * 1000, 0)::bigint INTO running_ms
    FROM play_session(p_player, p_now) s;
  RETURN QUERY
    WITH hours AS (
      SELECT h.hour, h.staked, h.own_staked, h.own_returned, h.played_ms FROM play_hour h
        WHERE guarded AND h.player_id = p_player AND h.hour > p_now - limit_window('MONTH') - interval '1 hour'
      UNION ALL
      SELECT h.hour, h.staked, h.own_staked, h.own_returned, h.played_ms FROM derive_hours(p_player, p_now) h WHERE NOT guarded),
    sums AS (
      SELECT w.period, coalesce(sum(h.staked), 0)::bigint AS staked,
        coalesce(sum(h.own_staked - h.own_returned), 0)::bigint AS lost,
        coalesce(sum(h.played_ms), 0)::bigint + coalesce(running_ms, 0) AS played_ms
      FROM (VALUES ('DAY'), ('WEEK'), ('MONTH')) AS w (period)
      LEFT JOIN hours h ON h.hour > p_now - limit_window(w.period) - interval '1 hour'
      GROUP BY w.period)
    SELECT u.kind, s.period, l.value * u.fine, u.used
    FROM sums s
    CROSS JOIN LATERAL (VALUES ('stake', s.staked, 10000::bigint), ('loss', s.lost, 10000), ('session', s.played_ms, 60000))
      AS u (kind, used, fine)
    LEFT JOIN player_limit l ON l.player_id = p_player AND l.kind = u.kind AND l.period = s.period;
END $$;

-- The same of deposits: what was credited, by the moment it was, and whatever is open and may still be. Coins that have arrived
-- are asked for when they would be credited, and wait while they would pass a limit.
CREATE OR REPLACE FUNCTION deposit_use(p_player uuid, p_now timestamptz)
RETURNS TABLE (kind text, period text, value bigint, used bigint) LANGUAGE sql STABLE AS $$
  SELECT 'deposit', w.period, l.value * 10000,
    coalesce((SELECT sum(eur_micros(d.amount, d.currency, true)) FROM deposit d
      WHERE d.player_id = p_player
        AND (d.state IN ('created', 'redirected', 'pending') AND d.gateway <> 'crypto'
          OR d.completed_at > p_now - limit_window(w.period))), 0)::bigint
  FROM (VALUES ('DAY'), ('WEEK'), ('MONTH')) AS w (period)
  LEFT JOIN player_limit l ON l.player_id = p_player AND l.kind = 'deposit' AND l.period = w.period
$$;

-- Says whether the player is guarded, and makes the hours of play where that begins. Under the player's lock.
CREATE OR REPLACE FUNCTION refresh_guard(p_player uuid, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  was boolean;
  is_now boolean;
  s record;
BEGIN
  SELECT p.guarded INTO was FROM player p WHERE p.id = p_player;
  is_now := EXISTS (SELECT FROM player_limit l WHERE l.player_id = p_player AND l.kind <> 'deposit' AND l.value IS NOT NULL)
    OR EXISTS (SELECT FROM play_state x WHERE x.player_id = p_player AND x.reality_minutes IS NOT NULL);
  IF is_now = was THEN RETURN; END IF;
  DELETE FROM play_hour h WHERE h.player_id = p_player;
  IF is_now THEN
    SELECT * INTO s FROM play_session(p_player, p_now);
    INSERT INTO play_state (player_id, session_from, staked_at) VALUES (p_player, s.started_at, s.staked_at)
      ON CONFLICT (player_id) DO UPDATE SET session_from = excluded.session_from, staked_at = excluded.staked_at;
    INSERT INTO play_hour (player_id, hour, staked, own_staked, own_returned, played_ms)
      SELECT p_player, h.hour, h.staked, h.own_staked, h.own_returned, h.played_ms FROM derive_hours(p_player, p_now) h;
  END IF;
  UPDATE player SET guarded = is_now WHERE id = p_player;
END $$;

-- Counts what a movement of a guarded player means for the limits. Amounts as wallet_post has them: positive to the player.
-- `p_at`: of a bet that is taken back, the moment at which it was placed.
CREATE OR REPLACE FUNCTION count_play(p_player uuid, p_kind text, p_currency text, p_cash bigint, p_bonus bigint, p_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_staked bigint := 0;
  v_own bigint := 0;
  v_returned bigint := 0;
  v_ms bigint := 0;
  last timestamptz;
BEGIN
  IF p_kind = 'win' THEN
    v_returned := eur_micros(p_cash, p_currency, false);
  ELSE
    v_staked := -sign(p_cash + p_bonus) * eur_micros(abs(p_cash + p_bonus), p_currency, true);
    v_own := -sign(p_cash) * eur_micros(abs(p_cash), p_currency, true);
  END IF;
  IF p_kind = 'bet' THEN
    SELECT s.staked_at INTO last FROM play_state s WHERE s.player_id = p_player;
    IF last > p_at - play_pause() THEN v_ms := greatest(extract(epoch FROM p_at - last) * 1000, 0)::bigint; END IF;
    UPDATE play_state SET staked_at = greatest(last, p_at),
        session_from = CASE WHEN last > p_at - play_pause() THEN session_from ELSE p_at END
      WHERE player_id = p_player;
  END IF;
  INSERT INTO play_hour AS h (player_id, hour, staked, own_staked, own_returned, played_ms)
    VALUES (p_player, date_trunc('hour', p_at, 'UTC'), v_staked, v_own, v_returned, v_ms)
    ON CONFLICT (player_id, hour) DO UPDATE SET staked = h.staked + excluded.staked, own_staked = h.own_staked + excluded.own_staked,
      own_returned = h.own_returned + excluded.own_returned, played_ms = h.played_ms + excluded.played_ms;
END $$;

-- A moment as answers show it.
CREATE OR REPLACE FUNCTION iso_instant(p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Which register keeps a player from playing, and why: the first by name. Told to them.
CREATE OR REPLACE FUNCTION register_facts(p_player uuid, p_now timestamptz) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('register', s.register, 'reason', CASE s.answer WHEN 'details_missing' THEN s.answer ELSE 'unreachable' END)
  FROM register_standing s WHERE s.player_id = p_player AND s.clear_until <= p_now ORDER BY s.register LIMIT 1
$$;

-- Why a stake must not be taken, and the facts to tell; else `ok`. Under the player's lock, in the transaction that takes it.
-- `p_stake` in all and `p_own` of own money, both with what the bets bind the player to add later (`round.reserved`).
-- `p_round`: the round in which it is added, whose own reserve does not count against it.
CREATE OR REPLACE FUNCTION stake_refusal(
  p_player uuid, p_currency text, p_stake bigint, p_own bigint, p_round uuid, p_now timestamptz, OUT code text, OUT facts jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  who record;
  s play_state;
  due_at timestamptz;
  stake_eur bigint;
  own_eur bigint;
  held_eur bigint;
  passed record;
BEGIN
  code := 'ok';
  SELECT p.guarded, p.timed_out_until, p.cleared_until INTO who FROM player p WHERE p.id = p_player;
  IF who.cleared_until <= p_now THEN
    code := 'register_unanswered';
    facts := register_facts(p_player, p_now);
    RETURN;
  END IF;
  IF who.timed_out_until > p_now THEN
    code := 'player_timed_out';
    facts := jsonb_build_object('until', iso_instant(who.timed_out_until));
    RETURN;
  END IF;
  IF NOT who.guarded THEN RETURN; END IF;

  SELECT * INTO s FROM play_state x WHERE x.player_id = p_player;
  due_at := greatest(s.session_from, s.reality_from) + s.reality_minutes * interval '1 minute';
  IF due_at <= p_now AND s.staked_at > p_now - play_pause() THEN
    code := 'reality_check_due';
    facts := jsonb_build_object('everyMinutes', s.reality_minutes);
    RETURN;
  END IF;

  stake_eur := eur_micros(p_stake, p_currency, true);
  own_eur := eur_micros(p_own, p_currency, true);
  SELECT coalesce(sum(eur_micros(r.reserved, r.currency, true)), 0) INTO held_eur FROM round r
    WHERE r.player_id = p_player AND r.status = 'open' AND NOT r.demo AND r.reserved > 0 AND r.id IS DISTINCT FROM p_round;
  SELECT u.kind, u.period, greatest(u.value - u.used, 0) AS room INTO passed FROM play_use(p_player, p_now) u
    WHERE CASE u.kind WHEN 'session' THEN u.used >= u.value
      WHEN 'stake' THEN u.used + held_eur + stake_eur > u.value
      ELSE u.used + held_eur + own_eur > u.value AND own_eur > 0 END
    -- Time first, then what leaves least room.
    ORDER BY u.kind <> 'session', u.value - u.used LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  code := 'limit_reached';
  facts := jsonb_build_object('kind', passed.kind, 'period', passed.period, 'left', CASE passed.kind
    WHEN 'session' THEN (passed.room / 60000)::text
    ELSE to_char(passed.room / 10000 / 100.0, 'FM9999999999990.00') END);
  -- Euros, whatever the call is in; minutes have no currency.
  IF passed.kind <> 'session' THEN facts := facts || '{"currency": "EUR"}'; END IF;
END $$;

-- Why a game may not be entered for real money, else `ok`: a break, no answer of a register, or no time left. Whoever has a round waiting may.
CREATE OR REPLACE FUNCTION entry_refusal(p_player uuid, p_game text, p_demo boolean, p_now timestamptz, OUT code text, OUT facts jsonb)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  who record;
  passed record;
BEGIN
  code := 'ok';
  SELECT p.guarded, p.excluded_until, p.timed_out_until, p.cleared_until INTO who FROM player p WHERE p.id = p_player;
  IF who.excluded_until > p_now THEN code := 'player_excluded'; RETURN; END IF;
  IF NOT who.guarded AND coalesce(who.timed_out_until <= p_now, true) AND coalesce(who.cleared_until > p_now, true) THEN RETURN; END IF;
  IF EXISTS (SELECT FROM round r WHERE r.player_id = p_player AND r.game_id = p_game AND r.demo = p_demo AND r.status = 'open') THEN
    RETURN;
  END IF;
  IF who.timed_out_until > p_now THEN
    code := 'player_timed_out';
    facts := jsonb_build_object('until', iso_instant(who.timed_out_until));
    RETURN;
  END IF;
  IF p_demo THEN RETURN; END IF;
  IF who.cleared_until <= p_now THEN
    code := 'register_unanswered';
    facts := register_facts(p_player, p_now);
    RETURN;
  END IF;
  SELECT u.period INTO passed FROM play_use(p_player, p_now) u WHERE u.kind = 'session' AND u.used >= u.value LIMIT 1;
  IF FOUND THEN
    code := 'limit_reached';
    facts := jsonb_build_object('kind', 'session', 'period', passed.period, 'left', '0');
  END IF;
END $$;
