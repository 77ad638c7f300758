-- Why a bet cannot be placed, in the order in which it is told; else `ok`, and what is needed to book it. `replayed`: this
-- very round is already there. `seed_moved`: another round took (p_seed, p_nonce) first. `p_pace` is the least time from
-- one stake to the next at that table, in milliseconds; 0 for none. Under the player's lock alone.
CREATE FUNCTION check_bet(
  p_round uuid, p_session uuid, p_player uuid, p_game text, p_bets jsonb, p_stake bigint, p_seed bigint, p_nonce bigint,
  p_now timestamptz, p_pace integer,
  OUT code text, OUT stake_limit bigint, OUT wait_ms bigint, OUT provider text, OUT currency text, OUT demo boolean,
  OUT demo_balance bigint, OUT cash_account bigint, OUT bonus_account bigint, OUT house_account bigint, OUT seen_at timestamptz,
  OUT guarded boolean, OUT facts jsonb, OUT promoted boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v record;
  known record;
BEGIN
  SELECT r.player_id = p_player AND r.game_id = p_game AND r.bets = p_bets AND r.demo = g.demo AND r.currency = g.currency
      AND NOT r.free_spin AS same
    INTO known FROM round r LEFT JOIN game_session g ON g.id = p_session AND g.player_id = p_player WHERE r.id = p_round;
  IF FOUND THEN
    code := CASE WHEN known.same THEN 'replayed' ELSE 'idempotency_key_reused' END;
    RETURN;
  END IF;
  SELECT s.*, sp.id AS seed, sp.nonce INTO v
    FROM game_session_at(p_session, p_player, p_now) s
    LEFT JOIN seed_pair sp ON sp.player_id = p_player AND sp.status = 'active';
  IF NOT FOUND OR v.game_id <> p_game THEN code := 'game_session_invalid'; RETURN; END IF;
  IF v.code <> 'ok' THEN code := v.code; RETURN; END IF;
  -- Play money, too: a break is one from the game.
  IF v.timed_out_until > p_now THEN
    code := 'player_timed_out';
    facts := jsonb_build_object('until', iso_instant(v.timed_out_until));
    RETURN;
  END IF;
  IF p_stake < v.min_stake THEN code := 'stake_below_minimum'; stake_limit := v.min_stake; RETURN; END IF;
  IF p_stake > v.max_stake THEN code := 'stake_above_limit'; stake_limit := v.max_stake; RETURN; END IF;
  IF EXISTS (SELECT FROM round r WHERE r.player_id = p_player AND r.game_id = p_game AND r.demo = v.demo
    AND r.status = 'open' AND r.seed_pair_id IS NOT NULL) THEN
    code := 'round_open'; RETURN;
  END IF;
  IF p_pace > 0 THEN
    SELECT ceil(extract(epoch FROM max(greatest(r.opened_at, r.cycled_at)) - p_now) * 1000)::bigint + p_pace INTO wait_ms
      FROM round r WHERE r.player_id = p_player AND r.game_id = p_game AND r.demo = v.demo
        AND (r.opened_at > p_now - p_pace * interval '1 ms' OR r.cycled_at > p_now - p_pace * interval '1 ms');
    IF wait_ms > 0 THEN code := 'too_soon'; RETURN; END IF;
  END IF;
  IF v.seed IS DISTINCT FROM p_seed OR v.nonce <> p_nonce THEN code := 'seed_moved'; RETURN; END IF;
  code := 'ok';
  provider := v.provider;
  currency := v.currency;
  demo := v.demo;
  demo_balance := v.demo_balance;
  cash_account := v.cash_account;
  bonus_account := v.bonus_account;
  house_account := v.house_account;
  seen_at := v.seen_at;
  guarded := v.guarded;
  promoted := v.promoted;
END $$;

-- Books a bet that `check_bet` let pass, and what it pays at once: from play money in a demo, else own money first and then
-- bonus money, of which the prize has its share. `insufficient_funds` when both do not cover the stake. `p_guarded`: the
-- player's own limits are asked first; `p_reserved` is what the bets bind the player to add later. `p_promoted`: the running
-- bonus is asked first; `p_hedge` is what the bets leave at risk, in hundredths of a percent. `p_contribution` of the stake goes to
-- the pot `p_pot` (0029).
CREATE FUNCTION book_bet(
  p_round uuid, p_session uuid, p_player uuid, p_stake bigint, p_payout bigint, p_now timestamptz,
  p_demo boolean, p_demo_balance bigint, p_cash_account bigint, p_bonus_account bigint, p_house_account bigint,
  p_currency text, p_guarded boolean, p_reserved bigint, p_promoted boolean, p_game text, p_hedge integer,
  p_pot bigint DEFAULT NULL, p_contribution bigint DEFAULT 0,
  OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT bonus_staked bigint, OUT bet bigint, OUT win bigint,
  OUT facts jsonb, OUT grant_id uuid, OUT wager_counts numeric
) LANGUAGE plpgsql AS $$
DECLARE
  promo record;
  funds record;
  refusal record;
  bonus_won bigint;
BEGIN
  bonus_staked := 0;
  code := 'insufficient_funds';
  IF p_demo THEN
    balance_before := p_demo_balance;
    IF p_stake > balance_before THEN RETURN; END IF;
    UPDATE game_session SET demo_balance = balance_before - p_stake + p_payout WHERE id = p_session;
  ELSE
    IF p_promoted THEN
      SELECT * INTO promo FROM promotion_stake(p_player, p_currency, p_game, p_stake, p_stake, p_hedge, p_now);
      IF promo.code <> 'ok' THEN code := promo.code; facts := promo.facts; RETURN; END IF;
      grant_id := promo.grant_id;
      wager_counts := promo.counts;
    END IF;
    SELECT * INTO funds FROM wallet_funds(p_cash_account, p_bonus_account);
    balance_before := funds.cash + funds.bonus;
    IF p_stake > balance_before THEN RETURN; END IF;
    bonus_staked := greatest(p_stake - funds.cash, 0);
    IF p_guarded THEN
      SELECT * INTO refusal FROM stake_refusal(p_player, p_currency, p_stake + p_reserved, least(p_stake + p_reserved, funds.cash),
        p_round, p_now);
      IF refusal.code <> 'ok' THEN code := refusal.code; facts := refusal.facts; RETURN; END IF;
    END IF;
    bonus_won := payout_bonus(p_payout, p_stake, bonus_staked);
    bet := wallet_post('bet', p_player, NULL, p_now,
      p_cash_account, p_bonus_account, p_house_account, bonus_staked - p_stake, -bonus_staked, p_round,
      p_pot => p_pot, p_contribution => p_contribution);
    win := wallet_post('win', p_player, NULL, p_now,
      p_cash_account, p_bonus_account, p_house_account, p_payout - bonus_won, bonus_won, p_round);
  END IF;
  balance_after := balance_before - p_stake + p_payout;
  code := 'ok';
END $$;

-- A house round of one step: stake, outcome, prize and record in one call. The outcome was computed for (p_seed, p_nonce).
-- `p_jackpot`, at a table with one: by which rules (`version`), the `pot`'s account, what of the stake goes there
-- (`contribution`), whether the round wins it (`hit`), and the `seed` of the next (0029). Play money has no part in it.
-- The hot path of the house: PostgreSQL spends more on starting a statement than on running these, hence so few of them.
CREATE FUNCTION play_round(
  p_round uuid, p_session uuid, p_player uuid, p_game text, p_version text, p_bets jsonb, p_stake bigint,
  p_outcome jsonb, p_wins jsonb, p_payout bigint, p_seed bigint, p_nonce bigint, p_now timestamptz,
  p_pace integer DEFAULT 0, p_hedge integer DEFAULT 10000, p_jackpot jsonb DEFAULT NULL,
  OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint, OUT wait_ms bigint, OUT facts jsonb,
  OUT jackpot_win bigint
) LANGUAGE plpgsql AS $$
DECLARE
  held text;
  pot bigint := (p_jackpot ->> 'pot')::bigint;
  contribution bigint := coalesce((p_jackpot ->> 'contribution')::bigint, 0);
  v record;
  booked record;
  provider text;
  currency text;
  demo boolean := false;
  cash_account bigint;
  house_account bigint;
  seen_at timestamptz;
  cash bigint;
  bonus bigint;
  bonus_staked bigint := 0;
  bet bigint;
  win bigint;
  grant_id uuid;
  wager_counts numeric;
BEGIN
  -- play_lock as an expression, which needs no statement of its own.
  held := pg_advisory_xact_lock(1919, hashtext(p_player::text));

  -- Own money covers the stake and nothing speaks against the round: every check and the new balance are one statement.
  UPDATE account a SET balance = a.balance - p_stake + p_payout
    FROM game_session_at(p_session, p_player, p_now) s
    WHERE a.id = s.cash_account AND a.player_id = p_player AND a.balance >= p_stake
      AND s.code = 'ok' AND NOT s.guarded AND NOT s.promoted AND s.game_id = p_game AND p_stake BETWEEN s.min_stake AND s.max_stake
      AND NOT EXISTS (SELECT FROM round r WHERE r.id = p_round)
      AND (p_pace = 0 OR NOT EXISTS (SELECT FROM round r WHERE r.player_id = p_player
        AND r.opened_at > p_now - p_pace * interval '1 ms' AND r.game_id = p_game AND NOT r.demo))
      AND EXISTS (SELECT FROM seed_pair sp
        WHERE sp.id = p_seed AND sp.player_id = p_player AND sp.status = 'active' AND sp.nonce = p_nonce)
    RETURNING a.balance, (SELECT b.balance FROM account b WHERE b.id = s.bonus_account),
      a.id, s.house_account, s.provider, s.currency, s.seen_at
    INTO cash, bonus, cash_account, house_account, provider, currency, seen_at;
  IF FOUND THEN
    balance_after := cash + bonus;
    balance_before := balance_after + p_stake - p_payout;
    bet := nextval('movement_id_seq');
    IF contribution > 0 THEN
      IF p_payout > 0 THEN win := nextval('movement_id_seq'); END IF;
      INSERT INTO movement (id, kind, player_id, round_id, at) OVERRIDING SYSTEM VALUE
        SELECT m.id, m.kind, p_player, p_round, p_now FROM (VALUES (bet, 'bet'), (win, 'win')) m (id, kind) WHERE m.id IS NOT NULL;
      INSERT INTO posting (movement_id, account_id, amount, balance_after)
        SELECT l.* FROM (VALUES (bet, cash_account, -p_stake, cash - p_payout),
          (bet, house_account, p_stake - contribution, NULL), (bet, pot, contribution, NULL),
          (win, cash_account, p_payout, cash), (win, house_account, -p_payout, NULL)) l (movement, account, amount, after)
        WHERE l.amount <> 0;
    ELSIF p_payout = 0 THEN
      INSERT INTO movement (id, kind, player_id, round_id, at) OVERRIDING SYSTEM VALUE
        VALUES (bet, 'bet', p_player, p_round, p_now);
      INSERT INTO posting (movement_id, account_id, amount, balance_after)
        VALUES (bet, cash_account, -p_stake, cash), (bet, house_account, p_stake, NULL);
    ELSE
      win := nextval('movement_id_seq');
      INSERT INTO movement (id, kind, player_id, round_id, at) OVERRIDING SYSTEM VALUE
        VALUES (bet, 'bet', p_player, p_round, p_now), (win, 'win', p_player, p_round, p_now);
      INSERT INTO posting (movement_id, account_id, amount, balance_after)
        VALUES (bet, cash_account, -p_stake, cash - p_payout), (bet, house_account, p_stake, NULL),
          (win, cash_account, p_payout, cash), (win, house_account, -p_payout, NULL);
    END IF;
  ELSE
    -- What spoke against it; or play money, a stake that needs bonus money, a player who has limits or a bonus.
    SELECT * INTO v FROM check_bet(p_round, p_session, p_player, p_game, p_bets, p_stake, p_seed, p_nonce, p_now, p_pace);
    IF v.code <> 'ok' THEN
      code := v.code;
      stake_limit := v.stake_limit;
      wait_ms := v.wait_ms;
      facts := v.facts;
      RETURN;
    END IF;

    SELECT * INTO booked FROM book_bet(p_round, p_session, p_player, p_stake, p_payout, p_now,
      v.demo, v.demo_balance, v.cash_account, v.bonus_account, v.house_account, v.currency, v.guarded, 0,
      v.promoted, p_game, p_hedge, pot, contribution);
    IF booked.code <> 'ok' THEN
      code := booked.code;
      balance_before := booked.balance_before;
      facts := booked.facts;
      RETURN;
    END IF;
    provider := v.provider;
    currency := v.currency;
    demo := v.demo;
    seen_at := v.seen_at;
    balance_before := booked.balance_before;
    balance_after := booked.balance_after;
    bonus_staked := booked.bonus_staked;
    bet := booked.bet;
    win := booked.win;
    grant_id := booked.grant_id;
    wager_counts := booked.wager_counts;
  END IF;

  IF p_jackpot IS NOT NULL AND NOT demo THEN
    jackpot_win := 0;
    IF (p_jackpot ->> 'hit')::boolean THEN
      SELECT paid.won INTO jackpot_win FROM game_session g, jackpot_pay(pot, (p_jackpot ->> 'seed')::bigint, p_round, p_player, p_now,
        g.cash_account, g.bonus_account, p_stake, bonus_staked) paid WHERE g.id = p_session;
      balance_after := balance_after + jackpot_win;
    END IF;
  END IF;

  UPDATE seed_pair SET nonce = nonce + 1 WHERE id = p_seed;
  INSERT INTO round (id, player_id, game_session_id, provider, game_id, game_version, currency, demo, status, stake, stake_bonus,
      payout, balance_before, balance_after, seed_pair_id, nonce, bet_movement_id, win_movement_id, bets, outcome, wins,
      opened_at, ended_at, grant_id, wager_counts, jackpot_version, jackpot_contribution, jackpot_win)
    VALUES (p_round, p_player, p_session, provider, p_game, p_version, currency, demo, 'settled', p_stake, bonus_staked,
      p_payout + coalesce(jackpot_win, 0), balance_before, balance_after, p_seed, p_nonce, bet, win, p_bets, p_outcome, p_wins,
      p_now, p_now, grant_id, wager_counts, CASE WHEN jackpot_win IS NOT NULL THEN (p_jackpot ->> 'version')::integer END,
      CASE WHEN jackpot_win IS NOT NULL THEN contribution END, jackpot_win);
  IF seen_at < p_now - interval '1 minute' THEN
    UPDATE game_session SET seen_at = p_now WHERE id = p_session;
  END IF;
  code := 'ok';
END $$;
