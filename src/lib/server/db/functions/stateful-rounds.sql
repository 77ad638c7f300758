-- House rounds with decisions: opened by a stake, moved on by actions, settled by the last of them or by the house after
-- 48 hours. The rules run outside; these functions book what they decided, each under the player's lock.
-- `p_step` is where the round then stands: { state, view, choices } while it waits, { outcome, wins } once it is decided,
-- with `undecided`: minor units of the stake that came back without having been at risk.

-- Takes the stake and the nonce and stores the round. Its `payout` is NULL while the round waits; a start may also decide it.
-- `p_reserved`: what these bets bind the player to add, whatever is dealt: limits must leave room for it, and hold it.
CREATE OR REPLACE FUNCTION open_round(
  p_bet house_bet, p_step jsonb, p_reserved bigint,
  OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint, OUT wait_ms bigint, OUT facts jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  v record;
  booked record;
  waits boolean := p_bet.payout IS NULL;
BEGIN
  p_bet.payout := coalesce(p_bet.payout, 0);
  PERFORM play_lock(p_bet.player);
  SELECT * INTO v FROM check_bet(p_bet);
  IF v.code <> 'ok' THEN
    code := v.code;
    stake_limit := v.stake_limit;
    wait_ms := v.wait_ms;
    facts := v.facts;
    RETURN;
  END IF;
  SELECT * INTO booked FROM book_bet(p_bet, v.demo, v.demo_balance, v.cash_account, v.bonus_account, v.house_account,
    v.currency, v.guarded, p_reserved, v.promoted);
  balance_before := booked.balance_before;
  IF booked.code <> 'ok' THEN code := booked.code; facts := booked.facts; RETURN; END IF;
  balance_after := booked.balance_after;

  UPDATE seed_pair SET nonce = nonce + 1 WHERE id = p_bet.seed;
  INSERT INTO round (id, player_id, game_session_id, provider, game_id, game_version, currency, demo, status, stake, stake_bonus,
      payout, balance_before, balance_after, seed_pair_id, nonce, bet_movement_id, win_movement_id, bets, outcome, wins,
      added_bets, actions, state, view, choices, reserved, opened_at, ended_at,
      grant_id, wager_counts)
    VALUES (p_bet.round, p_bet.player, p_bet.session, v.provider, p_bet.game, p_bet.version, v.currency, v.demo,
      CASE WHEN waits THEN 'open' ELSE 'settled' END::round_status, p_bet.stake, booked.bonus_staked,
      p_bet.payout, balance_before, balance_after, p_bet.seed, p_bet.nonce, booked.bet, booked.win, p_bet.bets, p_step -> 'outcome', p_step -> 'wins',
      '[]', '[]', p_step -> 'state', p_step -> 'view', p_step -> 'choices', p_reserved, p_bet.at, CASE WHEN NOT waits THEN p_bet.at END,
      booked.grant_id, booked.wager_counts);
  IF v.seen_at < p_bet.at - interval '1 minute' THEN
    UPDATE game_session SET seen_at = p_bet.at WHERE id = p_bet.session;
  END IF;
  code := 'ok';
END $$;

-- Why an open round cannot be moved on, asked before anybody computes where to, and again by `step_round`; else 'ok', and how what is
-- added is paid: `bonus_added` of it is bonus money, under `grant_id`, and the round then `counts` so much. `p_pace`, `p_alike`,
-- `p_exposure` and `p_hedge` are step_round's. What is added to a demo has no bonus. Under the player's lock.
CREATE OR REPLACE FUNCTION step_asked(
  r round, p_session uuid, p_added bigint, p_now timestamptz, p_pace integer, p_alike boolean, p_exposure bigint, p_hedge integer,
  OUT code text, OUT balance bigint, OUT wait_ms bigint, OUT facts jsonb, OUT bonus_added bigint, OUT grant_id uuid, OUT counts numeric
) LANGUAGE plpgsql AS $$
DECLARE
  funds record;
  promo record;
  refusal record;
  v_bonus boolean := true;
  v_break timestamptz;
BEGIN
  bonus_added := 0;
  grant_id := r.grant_id;
  counts := r.wager_counts;
  IF p_pace > 0 THEN
    wait_ms := ceil(extract(epoch FROM greatest(r.opened_at, r.cycled_at) - p_now) * 1000)::bigint + p_pace;
    IF wait_ms > 0 THEN code := 'too_soon'; RETURN; END IF;
  END IF;
  SELECT p.timed_out_until INTO v_break FROM player p WHERE p.id = r.player_id;
  IF v_break > p_now AND p_added > coalesce(r.reserved, 0) THEN
    code := 'player_timed_out';
    facts := jsonb_build_object('until', iso_instant(v_break));
    RETURN;
  END IF;
  -- A double is a right that the deal gave; an amount of the player's own choosing is a new stake.
  IF p_exposure IS NOT NULL AND p_added > 0 AND p_session IS NOT NULL THEN
    SELECT s.held INTO code FROM game_session_at(p_session, r.player_id, p_now) s;
    IF code IS NOT NULL THEN RETURN; END IF;
  END IF;
  IF r.demo THEN
    SELECT coalesce(max(g.demo_balance), 0) INTO balance FROM game_session g WHERE g.id = p_session AND g.player_id = r.player_id;
    code := CASE WHEN p_added > balance THEN 'insufficient_funds' ELSE 'ok' END;
    RETURN;
  END IF;
  IF p_added > 0 AND (r.grant_id IS NOT NULL OR (SELECT p.promoted FROM player p WHERE p.id = r.player_id)) THEN
    SELECT * INTO promo FROM promotion_add(r, r.player_id, r.currency, r.game_id, p_added,
      CASE WHEN p_exposure IS NOT NULL THEN greatest(p_exposure, p_added) END, p_hedge, p_now);
    IF promo.code <> 'ok' THEN code := promo.code; facts := promo.facts; RETURN; END IF;
    grant_id := promo.grant_id;
    counts := promo.counts;
    v_bonus := promo.bonus_goes;
  END IF;
  SELECT * INTO funds FROM wallet_funds(ledger_account(r.player_id, r.currency, 'cash', ''), ledger_account(r.player_id, r.currency, 'bonus', ''));
  balance := funds.cash + funds.bonus;
  bonus_added := CASE WHEN NOT v_bonus THEN 0
    WHEN p_alike THEN payout_bonus(p_added, r.stake, r.stake_bonus) ELSE greatest(p_added - funds.cash, 0) END;
  IF p_added - bonus_added > funds.cash OR bonus_added > funds.bonus THEN code := 'insufficient_funds'; RETURN; END IF;
  IF p_added > coalesce(r.reserved, 0) THEN
    SELECT * INTO refusal FROM stake_refusal(r.player_id, r.currency, p_added, p_added - bonus_added, r.id, p_now);
    IF refusal.code <> 'ok' THEN code := refusal.code; facts := refusal.facts; RETURN; END IF;
  END IF;
  code := 'ok';
END $$;

-- Moves an open round on from its step `p_taken`: `p_added` is the stake that the action adds, taken cash first; `p_payout`
-- is NULL while the round waits on. `p_session` is where a demo's play money lies; NULL or ended, and there is none.
-- A round left alone is finished by it too, with its actions as they were. `p_pace` is above 0 for an action that begins a
-- new game cycle: the least time since the one before, in milliseconds. `p_alike`: what is added is cash and bonus in the
-- proportion of the stake so far, or refused. Where bets are added after others of the round were decided, any other mix
-- would make cash of a bonus win, or buy back lost cash with bonus money.
-- Of what is added, breaks and limits refuse all that the opening did not reserve: a double, a split, another bet at the table.
-- `p_exposure`: what then lies on the table where the amount was the player's own choice, which is what the cap of a bonus binds;
-- NULL where the rules gave the right to it. `p_hedge`: what all bets of the round leave at risk, in hundredths of a percent.
CREATE OR REPLACE FUNCTION step_round(
  p_round uuid, p_player uuid, p_session uuid, p_taken integer, p_actions jsonb, p_added_bets jsonb, p_added bigint,
  p_step jsonb, p_payout bigint, p_now timestamptz, p_pace integer, p_alike boolean,
  p_exposure bigint DEFAULT NULL, p_hedge integer DEFAULT 10000,
  OUT code text, OUT balance bigint, OUT wait_ms bigint, OUT facts jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  r round;
  asked record;
  cash_account bigint;
  bonus_account bigint;
  house_account bigint;
  paid bigint := coalesce(p_payout, 0);
  bonus_won bigint;
  win bigint;
  v_undecided bigint := coalesce((p_step ->> 'undecided')::bigint, 0);
BEGIN
  PERFORM play_lock(p_player);
  SELECT * INTO r FROM round x WHERE x.id = p_round AND x.player_id = p_player AND x.status = 'open';
  IF NOT FOUND OR jsonb_array_length(r.actions) <> p_taken THEN code := 'action_stale'; RETURN; END IF;
  SELECT * INTO asked FROM step_asked(r, p_session, p_added, p_now, p_pace, p_alike, p_exposure, p_hedge);
  code := asked.code;
  balance := asked.balance;
  wait_ms := asked.wait_ms;
  facts := asked.facts;
  IF code <> 'ok' THEN RETURN; END IF;
  IF r.demo THEN
    UPDATE game_session SET demo_balance = demo_balance - p_added + paid WHERE id = p_session AND demo AND player_id = p_player;
  ELSE
    cash_account := ledger_account(p_player, r.currency, 'cash', '');
    bonus_account := ledger_account(p_player, r.currency, 'bonus', '');
    house_account := ledger_account(NULL, r.currency, 'gaming', r.game_id);
    bonus_won := payout_bonus(paid, r.stake + p_added, r.stake_bonus + asked.bonus_added);
    PERFORM wallet_post('bet', p_player, NULL, p_now,
      cash_account, bonus_account, house_account, asked.bonus_added - p_added, -asked.bonus_added, p_round);
    win := wallet_post('win', p_player, NULL, p_now,
      cash_account, bonus_account, house_account, paid - bonus_won, bonus_won, p_round, NULL, asked.grant_id);
  END IF;
  balance := CASE WHEN asked.grant_id IS NULL THEN balance - p_added + paid ELSE wallet_balance(p_player, r.currency) END;
  UPDATE round SET stake = r.stake + p_added, stake_bonus = r.stake_bonus + asked.bonus_added, payout = paid, balance_after = balance,
      win_movement_id = win, actions = p_actions, added_bets = p_added_bets,
      -- A round that the house finishes for its player takes no action of theirs.
      step_times = CASE WHEN jsonb_array_length(p_actions) > p_taken THEN r.step_times || p_now ELSE r.step_times END, outcome = p_step -> 'outcome', wins = p_step -> 'wins',
      state = p_step -> 'state', view = p_step -> 'view', choices = p_step -> 'choices',
      status = CASE WHEN p_payout IS NULL THEN 'open' ELSE 'settled' END::round_status,
      reserved = greatest(r.reserved - p_added, 0),
      cycled_at = CASE WHEN p_pace > 0 THEN p_now ELSE r.cycled_at END,
      ended_at = CASE WHEN p_payout IS NOT NULL THEN p_now END,
      grant_id = asked.grant_id,
      undecided = v_undecided,
      -- What came back undecided was never at risk (a field of mines without a pick).
      wager_counts = CASE WHEN v_undecided = 0 THEN asked.counts ELSE asked.counts * (r.stake + p_added - v_undecided) / (r.stake + p_added) END
    WHERE id = p_round;
  UPDATE game_session SET seen_at = p_now
    WHERE id = p_session AND player_id = p_player AND ended_at IS NULL AND seen_at < p_now - interval '1 minute';
  code := 'ok';
END $$;
