-- Tickets of the series on sale: each leaves its series in the transaction that books it.

-- The series on sale, opened when there is none. `p_hold` keeps it locked to the end of the transaction.
CREATE OR REPLACE FUNCTION series_on_sale(
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

-- Sells one ticket: as play_round, and the ticket leaves its series. It was drawn for the seed's nonce out of
-- p_remaining; `seed_moved` and `series_moved` say that another round, or another buyer, was first. Counts only fall
-- while a series is on sale, so equal counts are the same state.
-- Locks, in this order everywhere: the player, the series, the player's accounts. `p_prize` counts from 0.
CREATE OR REPLACE FUNCTION buy_ticket(
  p_bet house_bet, p_series bigint, p_remaining integer[], p_prize integer,
  OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint, OUT wait_ms bigint, OUT facts jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  v record;
  s scratch_series;
  booked record;
BEGIN
  PERFORM play_lock(p_bet.player);
  SELECT * INTO v FROM check_bet(p_bet);
  IF v.code <> 'ok' THEN
    code := v.code;
    stake_limit := v.stake_limit;
    wait_ms := v.wait_ms;
    facts := v.facts;
    RETURN;
  END IF;

  SELECT * INTO s FROM scratch_series x WHERE x.id = p_series AND x.game_id = p_bet.game AND x.game_version = p_bet.version
    AND x.currency = v.currency AND x.price = p_bet.stake AND x.owner = CASE WHEN v.demo THEN p_bet.player::text ELSE '' END
    FOR UPDATE;
  IF s.closed_at IS NOT NULL OR s.remaining IS DISTINCT FROM p_remaining THEN code := 'series_moved'; RETURN; END IF;

  SELECT * INTO booked FROM book_bet(p_bet, v.demo, v.demo_balance, v.cash_account, v.bonus_account, v.house_account,
    v.currency, v.guarded, 0, v.promoted);
  balance_before := booked.balance_before;
  IF booked.code <> 'ok' THEN code := booked.code; facts := booked.facts; RETURN; END IF;
  balance_after := booked.balance_after;

  UPDATE scratch_series SET remaining[p_prize + 1] = remaining[p_prize + 1] - 1 WHERE id = p_series
    RETURNING * INTO s;
  -- With its last prize a series closes: a ticket that cannot win is not sold.
  IF 0 = ALL (trim_array(s.remaining, 1)) THEN
    UPDATE scratch_series SET closed_at = p_bet.at WHERE id = p_series;
    PERFORM series_on_sale(s.game_id, s.game_version, s.currency, s.price, s.owner, s.printed, p_bet.at);
  END IF;

  UPDATE seed_pair SET nonce = nonce + 1 WHERE id = p_bet.seed;
  INSERT INTO round (id, player_id, game_session_id, provider, game_id, game_version, currency, demo, status, stake, stake_bonus,
      payout, balance_before, balance_after, seed_pair_id, nonce, bet_movement_id, win_movement_id, bets, outcome, wins,
      series_id, remaining, opened_at, ended_at, grant_id, wager_counts)
    VALUES (p_bet.round, p_bet.player, p_bet.session, v.provider, p_bet.game, p_bet.version, v.currency, v.demo, 'settled', p_bet.stake, booked.bonus_staked,
      p_bet.payout, balance_before, balance_after, p_bet.seed, p_bet.nonce, booked.bet, booked.win, p_bet.bets, p_bet.outcome, p_bet.wins,
      p_series, to_jsonb(p_remaining), p_bet.at, p_bet.at, booked.grant_id, booked.wager_counts);
  IF v.seen_at < p_bet.at - interval '1 minute' THEN
    UPDATE game_session SET seen_at = p_bet.at WHERE id = p_bet.session;
  END IF;
  code := 'ok';
END $$;
