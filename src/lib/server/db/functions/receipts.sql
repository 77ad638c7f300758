-- A player's rounds for real money within a time, by the play session that each is of: from its first stake there until a pause of half an
-- hour. What of a session lies before the time belongs to the time before: added up, nothing is missing and nothing is there twice.
CREATE OR REPLACE FUNCTION play_sessions(p_player uuid, p_from timestamptz, p_before timestamptz)
RETURNS TABLE (began timestamptz, ended timestamptz, round_id uuid) LANGUAGE sql STABLE AS $$
  SELECT min(n.opened_at) OVER (PARTITION BY n.session), max(n.ended_at) OVER (PARTITION BY n.session), n.id FROM (
    SELECT b.id, b.opened_at, coalesce(b.ended_at, b.opened_at) AS ended_at, sum(b.begins) OVER (ORDER BY b.opened_at, b.id) AS session FROM (
      SELECT r.id, r.opened_at, r.ended_at,
        CASE WHEN lag(r.opened_at) OVER (ORDER BY r.opened_at, r.id) > r.opened_at - play_pause() THEN 0 ELSE 1 END AS begins
      FROM round r WHERE r.player_id = p_player AND r.opened_at >= p_from AND r.opened_at < p_before AND NOT r.demo
    ) b) n
$$;
