-- What the games of the house really returned.

-- What came back undecided was neither staked nor returned.
-- The rounds of a day by game and single spot: spot '' has those with several bets, or with bets that actions added.
CREATE OR REPLACE FUNCTION game_return_rounds(p_day date)
RETURNS TABLE (game_id text, game_version text, currency text, spot text, rounds bigint, staked numeric, returned numeric,
  squares numeric, largest numeric) LANGUAGE sql STABLE AS $$
  SELECT r.game_id, r.game_version, r.currency, s.spot, count(*), sum(d.staked),
    sum((r.payout - r.undecided - coalesce(r.jackpot_win, 0))::numeric), sum(d.staked * d.staked), max(d.staked)
  FROM round r CROSS JOIN LATERAL (SELECT CASE
      WHEN jsonb_typeof(r.bets) = 'array' AND jsonb_array_length(r.bets) = 1 AND coalesce(jsonb_array_length(r.added_bets), 0) = 0
      THEN coalesce(r.bets -> 0 ->> 'spot', '') ELSE '' END AS spot) s
    CROSS JOIN LATERAL (SELECT (r.stake - r.undecided)::numeric AS staked) d
  WHERE r.ended_at >= p_day::timestamp AT TIME ZONE 'UTC' AND r.ended_at < (p_day + 1)::timestamp AT TIME ZONE 'UTC'
    AND r.status = 'settled' AND NOT r.demo AND NOT r.free_spin AND d.staked > 0
  GROUP BY r.game_id, r.game_version, r.currency, s.spot
$$;
