-- What the games of the house really returned, a row a day and kind of bet, counted from its rounds when the day is over. No bet
-- writes here. Play money and free spins do not count; what a pot paid is not of the game.
CREATE TABLE game_return (
  day date NOT NULL,
  game_id text NOT NULL,
  game_version text NOT NULL,
  currency text NOT NULL REFERENCES currency (code),
  -- '': all rounds of the game. Else rounds of that one bet and no other, whose return is a matter of chance alone.
  kind text NOT NULL,
  rounds bigint NOT NULL CHECK (rounds > 0),
  staked numeric NOT NULL,
  returned numeric NOT NULL,
  -- Of one kind: what theory gives back of these stakes, its variance, the largest return and the highest stake among them.
  expected numeric,
  variance numeric,
  largest_win numeric,
  largest_stake numeric,
  PRIMARY KEY (game_id, game_version, currency, kind, day),
  CONSTRAINT return_theory CHECK ((kind = '') = (expected IS NULL) AND (kind = '') = (variance IS NULL)
    AND (kind = '') = (largest_win IS NULL) AND (kind = '') = (largest_stake IS NULL))
);
CREATE INDEX game_return_day ON game_return (day);
CREATE TABLE game_return_counted (day date PRIMARY KEY, counted_at timestamptz NOT NULL);

-- A kind of bet whose rounds left what its figures allow. `told_at`: when staff were told; `settled`: what they found.
CREATE TABLE game_return_drift (
  game_id text NOT NULL,
  game_version text NOT NULL,
  currency text NOT NULL,
  kind text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('above', 'below')),
  day date NOT NULL,
  told_at timestamptz NOT NULL,
  settled text,
  settled_by text,
  settled_at timestamptz,
  PRIMARY KEY (game_id, game_version, currency, kind, direction),
  CONSTRAINT drift_settled CHECK ((settled IS NULL) = (settled_at IS NULL) AND (settled IS NULL) = (settled_by IS NULL))
);

-- The rounds of a day by game and single spot: spot '' has those with several bets, or with bets that actions added.
CREATE FUNCTION game_return_rounds(p_day date)
RETURNS TABLE (game_id text, game_version text, currency text, spot text, rounds bigint, staked numeric, returned numeric,
  squares numeric, largest numeric) LANGUAGE sql STABLE AS $$
  SELECT r.game_id, r.game_version, r.currency, s.spot, count(*), sum(r.stake::numeric),
    sum((r.payout - coalesce(r.jackpot_win, 0))::numeric), sum(r.stake::numeric * r.stake), max(r.stake::numeric)
  FROM round r CROSS JOIN LATERAL (SELECT CASE
      WHEN jsonb_typeof(r.bets) = 'array' AND jsonb_array_length(r.bets) = 1 AND coalesce(jsonb_array_length(r.added_bets), 0) = 0
      THEN coalesce(r.bets -> 0 ->> 'spot', '') ELSE '' END AS spot) s
  WHERE r.ended_at >= p_day::timestamp AT TIME ZONE 'UTC' AND r.ended_at < (p_day + 1)::timestamp AT TIME ZONE 'UTC'
    AND r.status = 'settled' AND NOT r.demo AND NOT r.free_spin AND r.stake > 0
  GROUP BY r.game_id, r.game_version, r.currency, s.spot
$$;
