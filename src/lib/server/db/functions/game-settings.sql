-- What the house settled of games and studios (docs/rooms/shelf.md): held before every stake, here, whatever a process knows of it.

-- Makes the rules of every game anew of what is in force: the earliest end, all hidden countries, the narrowest limits of a game and its
-- studio. One at a time, by an advisory lock that who writes a version has.
CREATE OR REPLACE FUNCTION game_rules_make() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('game_setting'));
  DELETE FROM game_rule;
  INSERT INTO game_rule (game_id, off_from, finish_until, off_version, hidden, limits)
    SELECT a.game_id,
      (array_agg((a.value ->> 'from')::timestamptz ORDER BY (a.value ->> 'from')::timestamptz) FILTER (WHERE a.value ? 'from'))[1],
      (array_agg((a.value ->> 'until')::timestamptz ORDER BY (a.value ->> 'from')::timestamptz) FILTER (WHERE a.value ? 'from'))[1],
      (array_agg(a.version ORDER BY (a.value ->> 'from')::timestamptz) FILTER (WHERE a.value ? 'from'))[1],
      ARRAY(SELECT DISTINCT c FROM game_applies b, jsonb_array_elements_text(b.value -> 'hidden') c
        WHERE b.game_id = a.game_id AND b.part = 'countries' ORDER BY c),
      coalesce((SELECT jsonb_object_agg(l.currency, l.bounds) FROM (
        SELECT e.key AS currency, jsonb_strip_nulls(jsonb_build_object('min', max((e.value ->> 'min')::bigint), 'max', min((e.value ->> 'max')::bigint))) AS bounds
        FROM game_applies b, jsonb_each(b.value) e WHERE b.game_id = a.game_id AND b.part = 'limits' GROUP BY e.key) l), '{}')
    FROM game_applies a GROUP BY a.game_id;
END $$;

-- A version is in force with its commit: on every path by `game_rule`, in every process by what it hears, and outside by an event. What books that
-- are put back have lost of it the journal brings back (`rewind_game_setting`).
CREATE OR REPLACE FUNCTION game_setting_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM game_rules_make();
  PERFORM journal_note_house('game_setting', journal_of_setting(NEW));
  PERFORM pg_notify('faceup_shelf', NEW.version::text);
  PERFORM event_tell('game.setting_changed', 1, NEW.subject_kind || ':' || NEW.subject, NULL, NEW.at, jsonb_build_object(
    'version', NEW.version, 'of', NEW.subject_kind, 'subject', NEW.subject, 'part', NEW.part,
    'off', CASE WHEN NEW.part = 'off' AND NEW.value ? 'from' THEN NEW.value END,
    'hidden', CASE WHEN NEW.part = 'countries' THEN NEW.value -> 'hidden' END,
    'limits', CASE WHEN NEW.part = 'limits' THEN NEW.value END));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION shelf_version_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('faceup_shelf', 's' || NEW.version);
  PERFORM event_tell('game.shelf_changed', 1, 'shelf', NULL, NEW.at, jsonb_build_object('version', NEW.version));
  RETURN NULL;
END $$;

-- Says which studio each game is of; the rules are made anew where that is new.
CREATE OR REPLACE FUNCTION game_homes_keep(p_games text[], p_studios text[]) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_changed integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('game_setting'));
  INSERT INTO game_home AS h (game_id, studio) SELECT * FROM unnest(p_games, p_studios)
    ON CONFLICT (game_id) DO UPDATE SET studio = excluded.studio WHERE h.studio <> excluded.studio;
  GET DIAGNOSTICS v_changed = ROW_COUNT;
  IF v_changed > 0 THEN PERFORM game_rules_make(); END IF;
  RETURN v_changed > 0;
END $$;

-- Why a game cannot be opened, or NULL: it is off, or hidden in a country that is known of the player: of the call (`p_country`), of their
-- session, of their details. Whoever has a round waiting may finish it.
CREATE OR REPLACE FUNCTION game_held(p_game text, p_player uuid, p_session uuid, p_country text, p_demo boolean, p_now timestamptz)
RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  r game_rule;
BEGIN
  SELECT * INTO r FROM game_rule x WHERE x.game_id = p_game;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF EXISTS (SELECT FROM round o WHERE o.player_id = p_player AND o.game_id = p_game AND o.demo = p_demo AND o.status = 'open') THEN RETURN NULL; END IF;
  IF r.off_from <= p_now THEN RETURN 'game_off'; END IF;
  IF p_country = ANY (r.hidden) OR is_hidden_from(r.hidden, p_player, p_session) THEN RETURN 'game_hidden'; END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION is_hidden_from(p_hidden text[], p_player uuid, p_session uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM session s WHERE s.id = p_session AND s.country = ANY (p_hidden))
    OR EXISTS (SELECT FROM player_details d WHERE d.player_id = p_player AND d.country = ANY (p_hidden))
$$;

-- Tells whoever has a round for money in a game that a version switches off, once a version. `p_names`: of the games `p_games`,
-- as players know them.
CREATE OR REPLACE FUNCTION game_off_tell(p_version integer, p_games text[], p_names text[], p_now timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_setting game_setting;
  v_players integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('game_off'));
  SELECT * INTO v_setting FROM game_setting g WHERE g.version = p_version AND g.part = 'off' AND g.value ? 'from';
  IF NOT FOUND OR EXISTS (SELECT FROM game_off_told t WHERE t.version = p_version) THEN RETURN 0; END IF;
  INSERT INTO notification (player_id, kind, facts, created_at)
    SELECT DISTINCT r.player_id, 'game_closing', jsonb_build_object('game', n.name, 'from', v_setting.value ->> 'from', 'until', v_setting.value ->> 'until'), p_now
    FROM game_applies a JOIN round r ON r.game_id = a.game_id JOIN unnest(p_games, p_names) AS n (game_id, name) ON n.game_id = r.game_id
    WHERE a.version = p_version AND r.status = 'open' AND NOT r.demo;
  GET DIAGNOSTICS v_players = ROW_COUNT;
  INSERT INTO game_off_told (version, at, players) VALUES (p_version, p_now, v_players);
  RETURN v_players;
END $$;

-- Notes what is in play in games that are off now, each round once. What was begun in the very moment is found by the next turn.
CREATE OR REPLACE FUNCTION game_off_note(p_now timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_found integer;
BEGIN
  INSERT INTO game_off_round (version, round_id, game_id, currency, stake)
    SELECT x.off_version, r.id, r.game_id, r.currency, r.stake FROM game_rule x JOIN round r ON r.game_id = x.game_id
    WHERE x.off_from <= p_now AND r.status = 'open' AND NOT r.demo
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS v_found = ROW_COUNT;
  RETURN v_found;
END $$;

-- Gives the stake of an open round of the house back whole, in cash and bonus as it was taken: where no rules can decide it any more.
-- Its record is then one that can be read: of an outcome that is empty, and of nothing that waits.
CREATE OR REPLACE FUNCTION round_refund(p_round uuid, p_player uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  r round;
BEGIN
  PERFORM play_lock(p_player);
  SELECT * INTO r FROM round x WHERE x.id = p_round AND x.player_id = p_player AND x.status = 'open' AND x.reference IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  IF NOT r.demo THEN PERFORM shared_pay('rollback', r, r.stake - r.stake_bonus, r.stake_bonus, p_now); END IF;
  UPDATE round SET status = 'cancelled', ended_at = p_now, stake = 0, stake_bonus = 0, balance_after = shared_balance(r),
      outcome = '{}', wins = '[]', state = NULL, view = NULL, choices = NULL WHERE id = p_round;
  RETURN true;
END $$;
