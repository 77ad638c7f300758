-- Scratch tickets come out of finite series: what is printed is sold, and nothing else. Each game, rules version, currency
-- and price has a series of its own, sold one after the other.

CREATE TABLE scratch_series (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_id text NOT NULL,
  -- The prize table. New rules print new series; those of old rules are never sold on.
  game_version text NOT NULL,
  currency text NOT NULL REFERENCES currency (code),
  price bigint NOT NULL CHECK (price > 0),
  -- '' for real money. A player's id for play money: a demo never touches what others buy from, and is never touched by them.
  owner text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  -- Tickets of each row of the prize table, the blanks last.
  printed integer[] NOT NULL,
  remaining integer[] NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  CONSTRAINT scratch_series_number UNIQUE (game_id, game_version, currency, price, owner, number),
  CONSTRAINT scratch_series_bounds CHECK (
    cardinality(remaining) = cardinality(printed) AND 0 <= ALL (remaining)
    AND array_position(remaining, NULL) IS NULL)
) WITH (fillfactor = 40);
CREATE UNIQUE INDEX scratch_series_one_on_sale ON scratch_series (game_id, game_version, currency, price, owner)
  WHERE closed_at IS NULL;

-- The series a ticket came from; `remaining` beside it says how many of each prize lay in it before the ticket was drawn.
ALTER TABLE round ADD COLUMN series_id bigint,
  ADD CONSTRAINT round_of_series CHECK ((series_id IS NULL) = (remaining IS NULL));

-- The series on sale, opened when there is none. `p_hold` keeps it locked to the end of the transaction.
CREATE FUNCTION series_on_sale(
  p_game text, p_version text, p_currency text, p_price bigint, p_owner text, p_printed integer[], p_now timestamptz,
  p_hold boolean DEFAULT false
) RETURNS scratch_series LANGUAGE plpgsql AS $$
DECLARE s scratch_series;
BEGIN
  LOOP
    IF p_hold THEN
      SELECT * INTO s FROM scratch_series x WHERE x.game_id = p_game AND x.game_version = p_version
        AND x.currency = p_currency AND x.price = p_price AND x.owner = p_owner AND x.closed_at IS NULL FOR UPDATE;
    ELSE
      SELECT * INTO s FROM scratch_series x WHERE x.game_id = p_game AND x.game_version = p_version
        AND x.currency = p_currency AND x.price = p_price AND x.owner = p_owner AND x.closed_at IS NULL;
    END IF;
    IF FOUND THEN RETURN s; END IF;
    -- Whoever comes second waits for the first here and then finds its series.
    INSERT INTO scratch_series (game_id, game_version, currency, price, owner, number, printed, remaining, opened_at)
      SELECT p_game, p_version, p_currency, p_price, p_owner, coalesce(max(x.number), 0) + 1, p_printed, p_printed, p_now
        FROM scratch_series x WHERE x.game_id = p_game AND x.game_version = p_version
          AND x.currency = p_currency AND x.price = p_price AND x.owner = p_owner
      ON CONFLICT DO NOTHING;
  END LOOP;
END $$;

-- Sells one ticket: as play_round, and the ticket leaves its series. It was drawn for (p_seed, p_nonce) out of
-- p_remaining; `seed_moved` and `series_moved` say that another round, or another buyer, was first. Counts only fall
-- while a series is on sale, so equal counts are the same state.
-- Locks, in this order everywhere: the player, the series, the player's accounts. `p_prize` counts from 0.
CREATE FUNCTION buy_ticket(
  p_round uuid, p_session uuid, p_player uuid, p_game text, p_version text, p_bets jsonb, p_stake bigint,
  p_outcome jsonb, p_wins jsonb, p_payout bigint, p_seed bigint, p_nonce bigint, p_now timestamptz, p_pace integer,
  p_series bigint, p_remaining integer[], p_prize integer, p_hedge integer DEFAULT 10000,
  OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint, OUT wait_ms bigint, OUT facts jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  v record;
  s scratch_series;
  booked record;
BEGIN
  PERFORM play_lock(p_player);
  SELECT * INTO v FROM check_bet(p_round, p_session, p_player, p_game, p_bets, p_stake, p_seed, p_nonce, p_now, p_pace);
  IF v.code <> 'ok' THEN
    code := v.code;
    stake_limit := v.stake_limit;
    wait_ms := v.wait_ms;
    facts := v.facts;
    RETURN;
  END IF;

  SELECT * INTO s FROM scratch_series x WHERE x.id = p_series AND x.game_id = p_game AND x.game_version = p_version
    AND x.currency = v.currency AND x.price = p_stake AND x.owner = CASE WHEN v.demo THEN p_player::text ELSE '' END
    FOR UPDATE;
  IF s.closed_at IS NOT NULL OR s.remaining IS DISTINCT FROM p_remaining THEN code := 'series_moved'; RETURN; END IF;

  SELECT * INTO booked FROM book_bet(p_round, p_session, p_player, p_stake, p_payout, p_now,
    v.demo, v.demo_balance, v.cash_account, v.bonus_account, v.house_account, v.currency, v.guarded, 0,
    v.promoted, p_game, p_hedge);
  balance_before := booked.balance_before;
  IF booked.code <> 'ok' THEN code := booked.code; facts := booked.facts; RETURN; END IF;
  balance_after := booked.balance_after;

  UPDATE scratch_series SET remaining[p_prize + 1] = remaining[p_prize + 1] - 1 WHERE id = p_series
    RETURNING * INTO s;
  -- With its last prize a series closes: a ticket that cannot win is not sold.
  IF 0 = ALL (trim_array(s.remaining, 1)) THEN
    UPDATE scratch_series SET closed_at = p_now WHERE id = p_series;
    PERFORM series_on_sale(s.game_id, s.game_version, s.currency, s.price, s.owner, s.printed, p_now);
  END IF;

  UPDATE seed_pair SET nonce = nonce + 1 WHERE id = p_seed;
  INSERT INTO round (id, player_id, game_session_id, provider, game_id, game_version, currency, demo, status, stake, stake_bonus,
      payout, balance_before, balance_after, seed_pair_id, nonce, bet_movement_id, win_movement_id, bets, outcome, wins,
      series_id, remaining, opened_at, ended_at, grant_id, wager_counts)
    VALUES (p_round, p_player, p_session, v.provider, p_game, p_version, v.currency, v.demo, 'settled', p_stake, booked.bonus_staked,
      p_payout, balance_before, balance_after, p_seed, p_nonce, booked.bet, booked.win, p_bets, p_outcome, p_wins,
      p_series, to_jsonb(p_remaining), p_now, p_now, booked.grant_id, booked.wager_counts);
  IF v.seen_at < p_now - interval '1 minute' THEN
    UPDATE game_session SET seen_at = p_now WHERE id = p_session;
  END IF;
  code := 'ok';
END $$;
