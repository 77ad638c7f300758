-- Markers of harm: found by services/safer-play/markers, shown to their player first.

-- How long after its player was told of a marker people of the house see it, where the player has not looked.
CREATE OR REPLACE FUNCTION marker_patience() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '24 hours' $$;

-- The one way by which the desk reads markers: those that their player was shown, or was told of a day ago.
CREATE OR REPLACE FUNCTION markers_for_staff(p_now timestamptz) RETURNS SETOF harm_marker LANGUAGE sql STABLE AS $$
  SELECT m.* FROM harm_marker m WHERE m.shown_at <= p_now OR m.told_at <= p_now - marker_patience()
$$;

-- What a marker rests on stays as it was when its player was told.
CREATE OR REPLACE FUNCTION harm_marker_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of a closed account it goes when the account is forgotten (decision 022).
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM player p WHERE p.id = OLD.player_id AND p.closed_at IS NOT NULL) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' THEN
    IF (to_jsonb(NEW) - 'shown_at' - 'gone_at') = (to_jsonb(OLD) - 'shown_at' - 'gone_at')
      AND (OLD.shown_at IS NULL OR NEW.shown_at = OLD.shown_at) AND (OLD.gone_at IS NULL OR NEW.gone_at = OLD.gone_at)
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'a marker of harm stays as its player was told of it';
END $$;

-- What was done about it, too; and it goes with the account.
CREATE OR REPLACE FUNCTION harm_intervention_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM player p WHERE p.id = OLD.player_id AND p.closed_at IS NOT NULL) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'an intervention stays as it was written';
END $$;

-- Nobody acts on what its player was not shown first, or on somebody else's.
CREATE OR REPLACE FUNCTION harm_intervention_known() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM markers_for_staff(NEW.at) m WHERE m.player_id = NEW.player_id AND m.id = ANY (NEW.markers))
    <> cardinality(NEW.markers)
  THEN RAISE EXCEPTION 'an intervention is about markers that its player was shown first'; END IF;
  RETURN NEW;
END $$;

-- Makes stretches of the next day that is over, and says of whom markers are due; NULL where none is left, or another process is at it. It
-- begins with the first player, so many days before now at most, and rounds count to the day of their end. Ten minutes after midnight nothing of the day before is under way.
-- One order serves all its windows, and is made in memory: a day of a million rounds has to be done in the time of a statement.
CREATE OR REPLACE FUNCTION count_stretch_day(p_now timestamptz, p_days integer) RETURNS date LANGUAGE plpgsql SET work_mem = '256MB' AS $$
DECLARE
  v_today date := ((p_now - interval '10 minutes') AT TIME ZONE 'UTC')::date;
  v_day date;
  v_from timestamptz;
  v_before timestamptz;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('play_stretch_days')) THEN RETURN NULL; END IF;
  v_day := (SELECT max(d.day) + 1 FROM play_stretch_day d);
  IF v_day IS NULL THEN v_day := (SELECT (min(p.created_at) AT TIME ZONE 'UTC')::date FROM player p); END IF;
  v_day := greatest(v_day, v_today - p_days);
  IF v_day >= v_today THEN RETURN NULL; END IF;
  v_from := v_day::timestamp AT TIME ZONE 'UTC';
  v_before := (v_day + 1)::timestamp AT TIME ZONE 'UTC';
  INSERT INTO play_stretch (player_id, began_at, ended_at, rounds, staked_eur_micros, net_eur_micros)
  WITH played AS (
      -- A round that waited for its player for long was played at its end.
      SELECT r.player_id, greatest(r.opened_at, r.ended_at - interval '10 minutes') AS at, r.ended_at, r.currency, r.stake::bigint AS stake,
        CASE WHEN r.stake_bonus = 0 THEN r.payout ELSE r.payout - payout_bonus(r.payout, r.stake, r.stake_bonus) END
          - (r.stake - r.stake_bonus) AS net
      FROM round r WHERE r.ended_at >= v_from AND r.ended_at < v_before AND r.status = 'settled' AND NOT r.demo AND NOT r.free_spin),
    paid AS (
      SELECT d.player_id, d.completed_at AS at FROM (SELECT DISTINCT p.player_id FROM played p) w
      JOIN deposit d ON d.player_id = w.player_id AND d.created_at > v_from - interval '7 days' AND d.completed_at >= v_from
        AND d.completed_at < v_before),
    marked AS (
      SELECT player_id, at, ended_at, currency, stake, net, 0 AS cut FROM played
      UNION ALL SELECT player_id, at, NULL, NULL, NULL, NULL, 1 FROM paid),
    cut AS (
      SELECT m.*, sum(m.cut) OVER (PARTITION BY m.player_id ORDER BY m.at, m.cut DESC, m.ended_at ROWS UNBOUNDED PRECEDING) AS cuts FROM marked m),
    begun AS (
      SELECT c.*, CASE WHEN c.at - max(c.ended_at) OVER before < play_pause() AND lag(c.cuts) OVER before = c.cuts THEN 0 ELSE 1 END AS begins
      FROM cut c WHERE c.cut = 0
      WINDOW before AS (PARTITION BY c.player_id ORDER BY c.at, c.cut DESC, c.ended_at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)),
    numbered AS (
      SELECT b.*, sum(b.begins) OVER (PARTITION BY b.player_id ORDER BY b.at, b.cut DESC, b.ended_at ROWS UNBOUNDED PRECEDING) AS stretch FROM begun b),
    summed AS (
      SELECT player_id, stretch, currency, min(at) AS began_at, max(ended_at) AS ended_at, count(*) AS rounds, sum(stake) AS stake, sum(net) AS net
      FROM numbered GROUP BY player_id, stretch, currency)
  SELECT s.player_id, min(s.began_at), max(s.ended_at), sum(s.rounds)::integer,
    sum(s.stake * 1000000 * c.eur_rate / c.subunits_to_unit)::bigint, sum(s.net * 1000000 * c.eur_rate / c.subunits_to_unit)::bigint
  FROM summed s JOIN currency c ON c.code = s.currency GROUP BY s.player_id, s.stretch
  ON CONFLICT (player_id, began_at) DO NOTHING;
  INSERT INTO marker_due (player_id, day)
    SELECT s.player_id, v_day FROM play_stretch s WHERE s.ended_at >= v_from AND s.ended_at < v_before
    UNION SELECT d.player_id, v_day FROM deposit d WHERE d.state = 'failed' AND d.updated_at >= v_from AND d.updated_at < v_before
    UNION SELECT e.player_id, v_day FROM security_event e
      WHERE e.at >= v_from AND e.at < v_before AND e.kind = 'limit_easing_asked' AND e.player_id IS NOT NULL
  ON CONFLICT (player_id) DO UPDATE SET day = greatest(marker_due.day, excluded.day);
  -- What came of an intervention is told for four weeks after it, and nothing looks further back than twelve.
  DELETE FROM play_stretch WHERE ended_at < v_from - interval '200 days';
  INSERT INTO play_stretch_day (day, counted_at) VALUES (v_day, p_now);
  RETURN v_day;
END $$;
