-- A bet on a game of the house that one draw decides: looked at, booked, settled.

-- Why a bet cannot be placed, in the order in which it is told; else `ok`, and what is needed to book it. `replayed`: this
-- very round is already there. `seed_moved`: another round took the seed's nonce first. Under the player's lock alone.
CREATE OR REPLACE FUNCTION check_bet(
  p_bet house_bet,
  OUT code text, OUT stake_limit bigint, OUT wait_ms bigint, OUT provider text, OUT currency text, OUT demo boolean,
  OUT demo_balance bigint, OUT cash_account bigint, OUT bonus_account bigint, OUT house_account bigint, OUT seen_at timestamptz,
  OUT guarded boolean, OUT facts jsonb, OUT promoted boolean
) LANGUAGE plpgsql AS $$
DECLARE
  v record;
  known record;
BEGIN
  SELECT r.player_id = p_bet.player AND r.game_id = p_bet.game AND r.bets = p_bet.bets AND r.demo = g.demo AND r.currency = g.currency
      AND NOT r.free_spin AS same
    INTO known FROM round r LEFT JOIN game_session g ON g.id = p_bet.session AND g.player_id = p_bet.player WHERE r.id = p_bet.round;
  IF FOUND THEN
    code := CASE WHEN known.same THEN 'replayed' ELSE 'idempotency_key_reused' END;
    RETURN;
  END IF;
  SELECT s.*, sp.id AS seed, sp.nonce INTO v
    FROM game_session_at(p_bet.session, p_bet.player, p_bet.at) s
    LEFT JOIN seed_pair sp ON sp.player_id = p_bet.player AND sp.status = 'active';
  IF NOT FOUND OR v.game_id <> p_bet.game THEN code := 'game_session_invalid'; RETURN; END IF;
  IF v.code <> 'ok' THEN code := v.code; RETURN; END IF;
  IF v.held IS NOT NULL THEN code := v.held; RETURN; END IF;
  -- Play money, too: a break is one from the game.
  IF v.timed_out_until > p_bet.at THEN
    code := 'player_timed_out';
    facts := jsonb_build_object('until', iso_instant(v.timed_out_until));
    RETURN;
  END IF;
  IF p_bet.stake < v.min_stake THEN code := 'stake_below_minimum'; stake_limit := v.min_stake; RETURN; END IF;
  IF p_bet.stake > v.max_stake THEN code := 'stake_above_limit'; stake_limit := v.max_stake; RETURN; END IF;
  IF EXISTS (SELECT FROM round r WHERE r.player_id = p_bet.player AND r.game_id = p_bet.game AND r.demo = v.demo
    AND r.status = 'open' AND r.seed_pair_id IS NOT NULL) THEN
    code := 'round_open'; RETURN;
  END IF;
  IF p_bet.pace > 0 THEN
    SELECT ceil(extract(epoch FROM max(greatest(r.opened_at, r.cycled_at)) - p_bet.at) * 1000)::bigint + p_bet.pace INTO wait_ms
      FROM round r WHERE r.player_id = p_bet.player AND r.game_id = p_bet.game AND r.demo = v.demo
        AND (r.opened_at > p_bet.at - p_bet.pace * interval '1 ms' OR r.cycled_at > p_bet.at - p_bet.pace * interval '1 ms');
    IF wait_ms > 0 THEN code := 'too_soon'; RETURN; END IF;
  END IF;
  IF v.seed IS DISTINCT FROM p_bet.seed OR v.nonce <> p_bet.nonce THEN code := 'seed_moved'; RETURN; END IF;
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
-- bonus is asked first. `p_contribution` of the stake goes to the pot `p_pot`.
CREATE OR REPLACE FUNCTION book_bet(
  p_bet house_bet, p_demo boolean, p_demo_balance bigint, p_cash_account bigint, p_bonus_account bigint, p_house_account bigint,
  p_currency text, p_guarded boolean, p_reserved bigint, p_promoted boolean, p_pot bigint DEFAULT NULL, p_contribution bigint DEFAULT 0,
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
    IF p_bet.stake > balance_before THEN RETURN; END IF;
    UPDATE game_session SET demo_balance = balance_before - p_bet.stake + p_bet.payout WHERE id = p_bet.session;
  ELSE
    IF p_promoted THEN
      SELECT * INTO promo FROM promotion_stake(p_bet.player, p_currency, p_bet.game, p_bet.stake, p_bet.stake, p_bet.hedge, p_bet.at);
      IF promo.code <> 'ok' THEN code := promo.code; facts := promo.facts; RETURN; END IF;
      grant_id := promo.grant_id;
      wager_counts := promo.counts;
    END IF;
    SELECT * INTO funds FROM wallet_funds(p_cash_account, p_bonus_account);
    balance_before := funds.cash + funds.bonus;
    IF p_bet.stake > balance_before THEN RETURN; END IF;
    bonus_staked := greatest(p_bet.stake - funds.cash, 0);
    IF p_guarded THEN
      SELECT * INTO refusal FROM stake_refusal(p_bet.player, p_currency, p_bet.stake + p_reserved, least(p_bet.stake + p_reserved, funds.cash),
        p_bet.round, p_bet.at);
      IF refusal.code <> 'ok' THEN code := refusal.code; facts := refusal.facts; RETURN; END IF;
    END IF;
    bonus_won := payout_bonus(p_bet.payout, p_bet.stake, bonus_staked);
    bet := wallet_post('bet', p_bet.player, NULL, p_bet.at,
      p_cash_account, p_bonus_account, p_house_account, bonus_staked - p_bet.stake, -bonus_staked, p_bet.round,
      p_pot => p_pot, p_contribution => p_contribution);
    win := wallet_post('win', p_bet.player, NULL, p_bet.at,
      p_cash_account, p_bonus_account, p_house_account, p_bet.payout - bonus_won, bonus_won, p_bet.round);
  END IF;
  balance_after := balance_before - p_bet.stake + p_bet.payout;
  code := 'ok';
END $$;

-- A house round of one step: stake, outcome, prize and record in one call. Play money has no part in the jackpot.
-- The hot path of the house: PostgreSQL spends more on starting a statement than on running these, hence so few of them.
CREATE OR REPLACE FUNCTION play_round(
  p_bet house_bet,
  OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint, OUT wait_ms bigint, OUT facts jsonb,
  OUT jackpot_win bigint
) LANGUAGE plpgsql AS $$
DECLARE
  held text;
  pot bigint := (p_bet.jackpot ->> 'pot')::bigint;
  contribution bigint := coalesce((p_bet.jackpot ->> 'contribution')::bigint, 0);
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
  held := pg_advisory_xact_lock(1919, hashtext(p_bet.player::text));

  -- Own money covers the stake and nothing speaks against the round: every check and the new balance are one statement.
  UPDATE account a SET balance = a.balance - p_bet.stake + p_bet.payout
    FROM game_session_at(p_bet.session, p_bet.player, p_bet.at) s
    WHERE a.id = s.cash_account AND a.player_id = p_bet.player AND a.balance >= p_bet.stake
      AND s.code = 'ok' AND s.held IS NULL AND NOT s.guarded AND NOT s.promoted AND s.game_id = p_bet.game AND p_bet.stake BETWEEN s.min_stake AND s.max_stake
      AND NOT EXISTS (SELECT FROM round r WHERE r.id = p_bet.round)
      AND (p_bet.pace = 0 OR NOT EXISTS (SELECT FROM round r WHERE r.player_id = p_bet.player
        AND r.opened_at > p_bet.at - p_bet.pace * interval '1 ms' AND r.game_id = p_bet.game AND NOT r.demo))
      AND EXISTS (SELECT FROM seed_pair sp
        WHERE sp.id = p_bet.seed AND sp.player_id = p_bet.player AND sp.status = 'active' AND sp.nonce = p_bet.nonce)
    RETURNING a.balance, (SELECT b.balance FROM account b WHERE b.id = s.bonus_account),
      a.id, s.house_account, s.provider, s.currency, s.seen_at
    INTO cash, bonus, cash_account, house_account, provider, currency, seen_at;
  IF FOUND THEN
    balance_after := cash + bonus;
    balance_before := balance_after + p_bet.stake - p_bet.payout;
    bet := nextval('movement_id_seq');
    IF contribution > 0 THEN
      IF p_bet.payout > 0 THEN win := nextval('movement_id_seq'); END IF;
      INSERT INTO movement (id, kind, player_id, round_id, at) OVERRIDING SYSTEM VALUE
        SELECT m.id, m.kind, p_bet.player, p_bet.round, p_bet.at FROM (VALUES (bet, 'bet'), (win, 'win')) m (id, kind) WHERE m.id IS NOT NULL;
      INSERT INTO posting (movement_id, account_id, amount, balance_after)
        SELECT l.* FROM (VALUES (bet, cash_account, -p_bet.stake, cash - p_bet.payout),
          (bet, house_account, p_bet.stake - contribution, NULL), (bet, pot, contribution, NULL),
          (win, cash_account, p_bet.payout, cash), (win, house_account, -p_bet.payout, NULL)) l (movement, account, amount, after)
        WHERE l.amount <> 0;
    ELSIF p_bet.payout = 0 THEN
      INSERT INTO movement (id, kind, player_id, round_id, at) OVERRIDING SYSTEM VALUE
        VALUES (bet, 'bet', p_bet.player, p_bet.round, p_bet.at);
      INSERT INTO posting (movement_id, account_id, amount, balance_after)
        VALUES (bet, cash_account, -p_bet.stake, cash), (bet, house_account, p_bet.stake, NULL);
    ELSE
      win := nextval('movement_id_seq');
      INSERT INTO movement (id, kind, player_id, round_id, at) OVERRIDING SYSTEM VALUE
        VALUES (bet, 'bet', p_bet.player, p_bet.round, p_bet.at), (win, 'win', p_bet.player, p_bet.round, p_bet.at);
      INSERT INTO posting (movement_id, account_id, amount, balance_after)
        VALUES (bet, cash_account, -p_bet.stake, cash - p_bet.payout), (bet, house_account, p_bet.stake, NULL),
          (win, cash_account, p_bet.payout, cash), (win, house_account, -p_bet.payout, NULL);
    END IF;
  ELSE
    -- What spoke against it; or play money, a stake that needs bonus money, a player who has limits or a bonus.
    SELECT * INTO v FROM check_bet(p_bet);
    IF v.code <> 'ok' THEN
      code := v.code;
      stake_limit := v.stake_limit;
      wait_ms := v.wait_ms;
      facts := v.facts;
      RETURN;
    END IF;

    SELECT * INTO booked FROM book_bet(p_bet, v.demo, v.demo_balance, v.cash_account, v.bonus_account,
      v.house_account, v.currency, v.guarded, 0, v.promoted, pot, contribution);
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

  IF p_bet.jackpot IS NOT NULL AND NOT demo THEN
    jackpot_win := 0;
    IF (p_bet.jackpot ->> 'hit')::boolean THEN
      SELECT paid.won INTO jackpot_win FROM game_session g, jackpot_pay(pot, (p_bet.jackpot ->> 'seed')::bigint, p_bet.round, p_bet.player, p_bet.at,
        g.cash_account, g.bonus_account, p_bet.stake, bonus_staked) paid WHERE g.id = p_bet.session;
      balance_after := balance_after + jackpot_win;
    END IF;
  END IF;

  UPDATE seed_pair SET nonce = nonce + 1 WHERE id = p_bet.seed;
  INSERT INTO round (id, player_id, game_session_id, provider, game_id, game_version, currency, demo, status, stake, stake_bonus,
      payout, balance_before, balance_after, seed_pair_id, nonce, bet_movement_id, win_movement_id, bets, outcome, wins,
      opened_at, ended_at, grant_id, wager_counts, jackpot_version, jackpot_contribution, jackpot_win)
    VALUES (p_bet.round, p_bet.player, p_bet.session, provider, p_bet.game, p_bet.version, currency, demo, 'settled', p_bet.stake, bonus_staked,
      p_bet.payout + coalesce(jackpot_win, 0), balance_before, balance_after, p_bet.seed, p_bet.nonce, bet, win, p_bet.bets, p_bet.outcome, p_bet.wins,
      p_bet.at, p_bet.at, grant_id, wager_counts, CASE WHEN jackpot_win IS NOT NULL THEN (p_bet.jackpot ->> 'version')::integer END,
      CASE WHEN jackpot_win IS NOT NULL THEN contribution END, jackpot_win);
  IF seen_at < p_bet.at - interval '1 minute' THEN
    UPDATE game_session SET seen_at = p_bet.at WHERE id = p_bet.session;
  END IF;
  code := 'ok';
END $$;

-- The number of a draw that was computed for a bet which was not taken decides no round any more (decision 038). Nothing where
-- another round or refusal has moved on from it.
CREATE OR REPLACE FUNCTION pass_over(p_player uuid, p_pair bigint, p_nonce bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM play_lock(p_player);
  UPDATE seed_pair SET nonce = nonce + 1, passed_over = passed_over + 1
    WHERE id = p_pair AND player_id = p_player AND nonce = p_nonce AND status = 'active';
END $$;
