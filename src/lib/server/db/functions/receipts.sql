-- The play sessions of a player (real money) that began within a time: each from its first stake until a pause of half an hour.
CREATE OR REPLACE FUNCTION play_sessions(p_player uuid, p_from timestamptz, p_before timestamptz)
RETURNS TABLE (began timestamptz, ended timestamptz, round_id uuid) LANGUAGE sql STABLE AS $$
  SELECT s.began, max(s.ended_at) OVER (PARTITION BY s.began), s.id FROM (
    SELECT n.id, n.ended_at, min(n.opened_at) OVER (PARTITION BY n.session) AS began FROM (
      SELECT b.id, b.opened_at, coalesce(b.ended_at, b.opened_at) AS ended_at, sum(b.begins) OVER (ORDER BY b.opened_at, b.id) AS session FROM (
        SELECT r.id, r.opened_at, r.ended_at,
          CASE WHEN lag(r.opened_at) OVER (ORDER BY r.opened_at, r.id) > r.opened_at - play_pause() THEN 0 ELSE 1 END AS begins
        -- One that began before the time is not counted in part: it is looked for from a day before.
        FROM round r WHERE r.player_id = p_player AND r.opened_at > p_from - interval '24 hours' AND r.opened_at < p_before AND NOT r.demo
      ) b) n) s
  WHERE s.began >= p_from
$$;
