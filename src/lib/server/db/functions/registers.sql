-- Registers of self-excluded people: who is asked, and what an answer changes. A register that says no is an exclusion like any other,
-- whose end is its own: `excluded_until` has none while it says so, and what the player decided themselves stands beside it.

-- What a player's registers amount to now: `excluded` where that is new, else `same`. Under the player's lock. It lifts nothing.
CREATE OR REPLACE FUNCTION register_settle(p_player uuid, p_now timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v record;
  who record;
BEGIN
  SELECT coalesce(bool_or(s.answer = 'excluded'), false) AS excluded, min(s.clear_until) AS clear_until INTO v
    FROM register_standing s WHERE s.player_id = p_player;
  SELECT p.cleared_until, p.register_excluded_at INTO who FROM player p WHERE p.id = p_player;
  IF who.cleared_until IS DISTINCT FROM v.clear_until THEN
    UPDATE player SET cleared_until = v.clear_until WHERE id = p_player;
  END IF;
  IF v.excluded AND who.register_excluded_at IS NULL THEN
    UPDATE player SET register_excluded_at = p_now, own_excluded_until = excluded_until, excluded_until = 'infinity' WHERE id = p_player;
    RETURN 'excluded';
  END IF;
  RETURN 'same';
END $$;

-- Which registers are asked of a player: those of every country that is known of them, by the profile, by a session that goes on, and by
-- where the call comes from (`p_here`). `p_countries` and `p_registers` go in pairs. Those are given that were not asked since
-- `p_since`; where `p_stale` only those that did not let the player play any more and may do so now.
CREATE OR REPLACE FUNCTION register_to_ask(
  p_player uuid, p_countries text[], p_registers text[], p_here text, p_since timestamptz, p_stale boolean, p_now timestamptz
) RETURNS TABLE (register text) LANGUAGE plpgsql AS $$
DECLARE
  needed text[];
BEGIN
  SELECT coalesce(array_agg(DISTINCT c.register), '{}') INTO needed
    FROM unnest(p_countries, p_registers) AS c (country, register)
    WHERE c.country = p_here
      OR c.country = (SELECT d.country FROM player_details d WHERE d.player_id = p_player)
      OR c.country IN (SELECT s.country FROM session s WHERE s.player_id = p_player AND s.ended_at IS NULL AND s.expires_at > p_now);
  IF needed = '{}' AND NOT EXISTS (SELECT FROM register_standing s WHERE s.player_id = p_player) THEN RETURN; END IF;
  PERFORM play_lock(p_player);
  INSERT INTO register_standing (player_id, register, next_at)
    SELECT p_player, n, p_now FROM unnest(needed) n ON CONFLICT DO NOTHING;
  -- The house's own work comes from nowhere: it takes nobody out.
  IF p_here <> '' THEN
    DELETE FROM register_standing s WHERE s.player_id = p_player AND NOT s.register = ANY (needed) AND s.answer <> 'excluded';
  END IF;
  PERFORM register_settle(p_player, p_now);
  RETURN QUERY SELECT s.register FROM register_standing s
    WHERE s.player_id = p_player AND s.asked_at <= p_since
      AND (NOT p_stale OR s.clear_until <= p_now AND s.answer NOT IN ('excluded', 'details_missing'))
      AND s.register = ANY (p_registers) ORDER BY s.register;
END $$;

-- Hears an answer: what it changed, `excluded`, `lifted` or `same`. One to an older question than the last that was heard changes
-- nothing; and who is excluded stays so while the register is silent.
CREATE OR REPLACE FUNCTION register_hear(
  p_player uuid, p_register text, p_answer text, p_asked timestamptz, p_until timestamptz, p_next timestamptz, p_now timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_changed text;
BEGIN
  PERFORM play_lock(p_player);
  UPDATE register_standing s SET asked_at = p_asked, clear_until = p_until, next_at = p_next,
      answer = CASE WHEN s.answer = 'excluded' AND p_answer IN ('unreachable', 'details_missing') THEN s.answer ELSE p_answer END
    WHERE s.player_id = p_player AND s.register = p_register AND s.asked_at <= p_asked;
  IF NOT FOUND THEN
    IF p_answer <> 'excluded' THEN RETURN 'same'; END IF;
    -- Another call may have found meanwhile that the register is not asked of them: what it said is known all the same.
    INSERT INTO register_standing (player_id, register, answer, asked_at, clear_until, next_at)
      VALUES (p_player, p_register, p_answer, p_asked, p_until, p_next) ON CONFLICT DO NOTHING;
  END IF;
  v_changed := register_settle(p_player, p_now);
  -- Only an answer lifts it, heard now: neither silence, nor what a register said before, which a restore brings back.
  IF v_changed = 'same' AND p_answer = 'clear' THEN
    UPDATE player p SET register_excluded_at = NULL, own_excluded_until = NULL,
        excluded_until = CASE WHEN p.own_excluded_until > p_now THEN p.own_excluded_until END
      WHERE p.id = p_player AND p.register_excluded_at IS NOT NULL AND p.cleared_until > p_now
        AND NOT EXISTS (SELECT FROM register_standing s WHERE s.player_id = p_player AND s.answer = 'excluded');
    IF FOUND THEN RETURN 'lifted'; END IF;
  END IF;
  RETURN v_changed;
END $$;

-- Of players who are here now those whose register is to be asked again, each to one process for `p_hold`. Who was not here for hours is
-- looked at no more, however many those are: they are asked when they come in or open a game.
CREATE OR REPLACE FUNCTION register_claim(p_registers text[], p_max integer, p_hold interval, p_now timestamptz)
RETURNS TABLE (player_id uuid, register text) LANGUAGE sql AS $$
  UPDATE register_standing r SET next_at = p_now + p_hold
  FROM (
    SELECT d.player_id, d.register FROM register_standing d
    WHERE d.next_at <= p_now AND d.next_at > p_now - interval '2 hours' AND d.register = ANY (p_registers) AND EXISTS (
      SELECT FROM session s WHERE s.player_id = d.player_id AND s.ended_at IS NULL AND s.expires_at > p_now
        AND s.seen_at > p_now - interval '45 minutes')
    ORDER BY d.next_at LIMIT p_max FOR UPDATE SKIP LOCKED) due
  WHERE r.player_id = due.player_id AND r.register = due.register
  RETURNING r.player_id, r.register
$$;

-- Puts everybody who is here under the registers of their countries: where a register is switched on, nobody plays on without it.
CREATE OR REPLACE FUNCTION register_spread(p_countries text[], p_registers text[], p_now timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH fresh AS (
    INSERT INTO register_standing (player_id, register, next_at)
      SELECT DISTINCT s.player_id, c.register, p_now
      FROM session s LEFT JOIN player_details d ON d.player_id = s.player_id
      JOIN unnest(p_countries, p_registers) AS c (country, register) ON c.country = s.country OR c.country = d.country
      WHERE s.ended_at IS NULL AND s.expires_at > p_now
    ON CONFLICT DO NOTHING RETURNING player_id)
  UPDATE player p SET cleared_until = '-infinity' FROM fresh WHERE p.id = fresh.player_id
$$;

-- Of a register that is switched off nothing keeps anybody from playing, but for whom it excluded.
CREATE OR REPLACE FUNCTION register_forget(p_registers text[]) RETURNS void LANGUAGE sql AS $$
  WITH gone AS (
    DELETE FROM register_standing s WHERE NOT s.register = ANY (p_registers) AND s.answer <> 'excluded' RETURNING s.player_id, s.register)
  UPDATE player p SET cleared_until = (
      SELECT min(s.clear_until) FROM register_standing s
      WHERE s.player_id = p.id AND (s.player_id, s.register) NOT IN (SELECT g.player_id, g.register FROM gone g))
    WHERE p.id IN (SELECT g.player_id FROM gone g)
$$;

-- A change of what a register says of a player: told to whoever listens, without what was sent.
CREATE OR REPLACE FUNCTION event_of_register() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.answer = NEW.answer THEN RETURN NULL; END IF;
  IF NEW.answer <> 'unasked' THEN
    PERFORM event_of('register.answered', NEW.player_id, clock_timestamp(), jsonb_build_object('register', NEW.register, 'answer', NEW.answer));
  END IF;
  RETURN NULL;
END $$;

-- Puts a number of the state in the place of the one that is there, if any, which is kept as it was sealed; `p_how`: see `national_number_former`,
-- NULL for the first. From this moment what the register said before lets nobody play, and what is heard of an older question does not either: it is
-- asked by all of them. An exclusion stays. Under the player's lock, in which the caller has looked at what is there.
CREATE OR REPLACE FUNCTION national_number_put(
  p_player uuid, p_country text, p_register text, p_sealed bytea, p_how text, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM play_lock(p_player);
  INSERT INTO national_number_former (player_id, country, seq, sealed, filled_at, replaced_at, how)
    SELECT n.player_id, n.country, 1 + (SELECT count(*) FROM national_number_former f WHERE f.player_id = p_player AND f.country = p_country),
      n.sealed, n.filled_at, p_now, p_how
    FROM national_number n WHERE n.player_id = p_player AND n.country = p_country;
  INSERT INTO national_number (player_id, country, sealed, filled_at) VALUES (p_player, p_country, p_sealed, p_now)
    ON CONFLICT (player_id, country) DO UPDATE SET sealed = excluded.sealed, filled_at = excluded.filled_at;
  IF p_how = 'allowed' THEN
    UPDATE number_correction SET used_at = p_now WHERE player_id = p_player AND country = p_country AND used_at IS NULL;
  END IF;
  UPDATE register_standing s SET clear_until = '-infinity', asked_at = greatest(s.asked_at, p_now), next_at = p_now,
      answer = CASE s.answer WHEN 'excluded' THEN s.answer ELSE 'unasked' END
    WHERE s.player_id = p_player AND s.register = p_register;
  PERFORM register_settle(p_player, p_now);
END $$;
