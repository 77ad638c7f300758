-- The wallet that every game calls, ours and outside studios' alike: one function a command, each one transaction.

-- Whether a command was answered before: `new`, `replayed`, or `duplicate_transaction` when the id stood for something else.
-- Another player may use the id only in the same round of the same game: a live table's.
CREATE OR REPLACE FUNCTION wallet_seen(
  p_provider text, p_action text, p_transaction text, p_player uuid, p_game text, p_round text, p_currency text, p_amount bigint
) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  t record;
  answer text := 'new';
BEGIN
  FOR t IN SELECT * FROM wallet_transaction w
    WHERE w.provider = p_provider AND w.action = p_action AND w.transaction_id = p_transaction LOOP
    IF t.game_id <> p_game OR t.round_reference <> p_round THEN RETURN 'duplicate_transaction'; END IF;
    IF t.player_id = p_player THEN
      IF t.currency <> p_currency OR t.amount <> p_amount THEN RETURN 'duplicate_transaction'; END IF;
      answer := 'replayed';
    END IF;
  END LOOP;
  RETURN answer;
END $$;

-- The bets that a studio groups by a reference, of one game and round where those are said.
CREATE OR REPLACE FUNCTION bets_of_reference(p_provider text, p_player uuid, p_reference text, p_game text, p_round text)
RETURNS SETOF wallet_transaction LANGUAGE sql STABLE AS $$
  SELECT w.* FROM studio_said s JOIN wallet_transaction w USING (provider, action, transaction_id, player_id)
  WHERE s.provider = p_provider AND s.player_id = p_player AND s.reference = p_reference AND s.action = 'bet'
    AND w.game_id = coalesce(p_game, w.game_id) AND w.round_reference = coalesce(p_round, w.round_reference)
$$;

-- Whether a rollback named a bet by this reference, in this game and round, when none had come. A rollback's ids stand behind colons
-- (rollbackIdOf in services/aggregator/roll-back.ts).
CREATE OR REPLACE FUNCTION reference_refused(p_provider text, p_player uuid, p_reference text, p_game text, p_round text)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM studio_said s JOIN wallet_transaction w USING (provider, action, transaction_id, player_id)
    WHERE s.provider = p_provider AND s.player_id = p_player AND s.reference = p_reference AND s.action = 'rollback'
      AND w.game_id IN ('', p_game) AND w.round_reference IN ('', p_round)
      AND NOT EXISTS (SELECT FROM wallet_transaction b WHERE b.provider = w.provider AND b.player_id = w.player_id
        AND b.action = 'bet' AND b.transaction_id IN (w.bet_transaction_id, ltrim(w.transaction_id, ':'))))
$$;

-- `p_reference`: what the studio groups the bet by, where its rollbacks may name a bet so.
CREATE OR REPLACE FUNCTION wallet_bet(
  p_provider text, p_player uuid, p_transaction text, p_game text, p_round text, p_currency text, p_amount bigint,
  p_session uuid, p_round_id uuid, p_now timestamptz, p_reference text DEFAULT NULL, OUT outcome text, OUT balance bigint
) LANGUAGE plpgsql AS $$
DECLARE
  v record;
  r round;
  promo record;
  v_grant uuid;
  v_counts numeric;
  v_bonus boolean := true;
  funds record;
  bonus bigint;
  refusal record;
  movement bigint;
BEGIN
  PERFORM play_lock(p_player);
  balance := wallet_balance(p_player, p_currency);
  outcome := wallet_seen(p_provider, 'bet', p_transaction, p_player, p_game, p_round, p_currency, p_amount);
  IF outcome <> 'new' THEN RETURN; END IF;
  IF EXISTS (SELECT FROM wallet_transaction w WHERE w.provider = p_provider AND w.player_id = p_player
    AND w.bet_transaction_id = p_transaction AND w.action = 'rollback')
    OR reference_refused(p_provider, p_player, p_reference, p_game, p_round) THEN
    outcome := 'transaction_cancelled'; RETURN;
  END IF;

  SELECT * INTO v FROM game_session_at(p_session, p_player, p_now);
  IF NOT FOUND OR v.provider <> p_provider OR v.game_id <> p_game OR v.demo THEN outcome := 'token_invalid'; RETURN; END IF;
  IF v.code = 'player_excluded' THEN outcome := 'player_disabled'; RETURN; END IF;
  IF v.code <> 'ok' THEN outcome := 'token_expired'; RETURN; END IF;
  IF v.currency <> p_currency THEN outcome := 'currency_mismatch'; RETURN; END IF;

  SELECT * INTO r FROM round x WHERE x.provider = p_provider AND x.player_id = p_player AND x.reference = p_round;
  IF r.status = 'settled' THEN outcome := 'already_settled'; RETURN; END IF;
  IF r.game_id <> p_game THEN outcome := 'duplicate_transaction'; RETURN; END IF;
  IF r.currency <> p_currency THEN outcome := 'currency_mismatch'; RETURN; END IF;
  IF coalesce(r.stake, 0) + p_amount > v.max_stake THEN outcome := 'bet_limit'; RETURN; END IF;
  -- The house takes none from there, or of that size, on a round that is to begin; one in play cannot be raised any more either. A bet of
  -- nothing, as a studio sends with spins that it pays itself, is a round like any other.
  IF v.held IS NOT NULL THEN outcome := 'player_disabled'; RETURN; END IF;
  IF v.narrowed AND r.id IS NULL AND p_amount > 0 AND p_amount < v.min_stake THEN outcome := 'bet_limit'; RETURN; END IF;

  v_grant := r.grant_id;
  v_counts := r.wager_counts;
  IF v.promoted OR v_grant IS NOT NULL THEN
    -- What the bets of an outside studio leave at risk is not known: they count whole.
    SELECT * INTO promo FROM promotion_add(r, p_player, p_currency, p_game, p_amount, coalesce(r.stake, 0) + p_amount, 10000, p_now);
    IF promo.code <> 'ok' THEN outcome := 'bet_limit'; RETURN; END IF;
    v_grant := promo.grant_id;
    v_counts := promo.counts;
    v_bonus := promo.bonus_goes;
  END IF;
  SELECT * INTO funds FROM wallet_funds(v.cash_account, v.bonus_account);
  balance := funds.cash + funds.bonus;
  IF p_amount > (CASE WHEN v_bonus THEN balance ELSE funds.cash END) THEN outcome := 'insufficient_funds'; RETURN; END IF;
  bonus := greatest(p_amount - funds.cash, 0);
  IF v.guarded THEN
    SELECT * INTO refusal FROM stake_refusal(p_player, p_currency, p_amount, p_amount - bonus, r.id, p_now);
    -- The studios' word for whatever the player has set himself; a break is one from the house, and so is a register that does not answer.
    IF refusal.code <> 'ok' THEN
      outcome := CASE WHEN refusal.code IN ('player_timed_out', 'register_unanswered') THEN 'player_disabled' ELSE 'bet_limit' END;
      RETURN;
    END IF;
  END IF;
  movement := wallet_post('bet', p_player, concat_ws(':', p_provider, p_player, p_transaction), p_now,
    v.cash_account, v.bonus_account, v.house_account, bonus - p_amount, -bonus);
  IF r.id IS NULL THEN
    INSERT INTO round (id, player_id, game_session_id, provider, game_id, reference, currency, status, stake, stake_bonus,
        payout, balance_before, balance_after, opened_at, grant_id, wager_counts)
      VALUES (p_round_id, p_player, p_session, p_provider, p_game, p_round, p_currency, 'open', p_amount, bonus,
        0, balance, balance - p_amount, p_now, v_grant, v_counts);
  ELSE
    UPDATE round SET stake = stake + p_amount, stake_bonus = stake_bonus + bonus, status = 'open', ended_at = NULL,
      balance_after = balance - p_amount, grant_id = v_grant, wager_counts = v_counts WHERE id = r.id;
  END IF;
  INSERT INTO wallet_transaction (provider, action, transaction_id, player_id, game_id, round_reference, currency,
      amount, cash, bonus, movement_id, at)
    VALUES (p_provider, 'bet', p_transaction, p_player, p_game, p_round, p_currency,
      p_amount, p_amount - bonus, bonus, movement, p_now);
  IF v.seen_at < p_now - interval '1 minute' THEN
    UPDATE game_session SET seen_at = p_now WHERE id = p_session;
  END IF;
  balance := balance - p_amount;
  outcome := 'ok';
END $$;

-- Needs no session: a prize is owed whether or not the player is still there.
-- Base wins come from the game, jackpots from their pot, promotions and free rounds from what promotions cost.
CREATE OR REPLACE FUNCTION wallet_win(
  p_provider text, p_player uuid, p_transaction text, p_game text, p_round text, p_currency text, p_amount bigint,
  p_kind text, p_now timestamptz, OUT outcome text, OUT balance bigint
) LANGUAGE plpgsql AS $$
DECLARE
  r round;
  bonus bigint := 0;
  movement bigint;
BEGIN
  PERFORM play_lock(p_player);
  balance := wallet_balance(p_player, p_currency);
  outcome := wallet_seen(p_provider, 'win', p_transaction, p_player, p_game, p_round, p_currency, p_amount);
  IF outcome <> 'new' THEN RETURN; END IF;
  SELECT * INTO r FROM round x WHERE x.provider = p_provider AND x.player_id = p_player AND x.reference = p_round;
  IF p_kind = 'base' THEN
    IF r.id IS NULL OR r.game_id <> p_game THEN outcome := 'bet_not_found'; RETURN; END IF;
    IF r.status = 'cancelled' THEN outcome := 'already_cancelled'; RETURN; END IF;
    IF r.status = 'settled' THEN outcome := 'already_settled'; RETURN; END IF;
  END IF;
  IF balance IS NULL OR r.currency <> p_currency THEN outcome := 'currency_mismatch'; RETURN; END IF;

  -- What promotions and free rounds bring is own money: bonus money belongs to a grant, which a studio's round has none of.
  bonus := CASE WHEN p_kind IN ('base', 'jackpot') AND r.stake_bonus > 0 THEN payout_bonus(p_amount, r.stake, r.stake_bonus)
    ELSE 0 END;
  movement := wallet_post('win', p_player, concat_ws(':', p_provider, p_player, p_transaction), p_now,
    ledger_account(p_player, p_currency, 'cash', ''), ledger_account(p_player, p_currency, 'bonus', ''),
    CASE p_kind WHEN 'base' THEN ledger_account(NULL, p_currency, 'gaming', p_game)
      WHEN 'jackpot' THEN ledger_account(NULL, p_currency, 'jackpot', p_game)
      ELSE ledger_account(NULL, p_currency, 'promotions', p_provider) END,
    p_amount - bonus, bonus, NULL, NULL, r.grant_id);
  balance := wallet_balance(p_player, p_currency);
  UPDATE round SET payout = payout + p_amount, balance_after = balance WHERE id = r.id;
  INSERT INTO wallet_transaction (provider, action, transaction_id, player_id, game_id, round_reference, win_kind, currency,
      amount, cash, bonus, movement_id, at)
    VALUES (p_provider, 'win', p_transaction, p_player, p_game, p_round, p_kind, p_currency,
      p_amount, p_amount - bonus, bonus, movement, p_now);
  outcome := 'ok';
END $$;

-- Takes a bet back: the very cash and bonus it took, from the game's account; a round left without bet or prize is cancelled.
CREATE OR REPLACE FUNCTION cancel_bet(p_bet wallet_transaction, p_now timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  movement bigint;
  v_grant uuid;
BEGIN
  SELECT r.grant_id INTO v_grant FROM round r
    WHERE r.provider = p_bet.provider AND r.player_id = p_bet.player_id AND r.reference = p_bet.round_reference;
  movement := wallet_post('rollback', p_bet.player_id, concat_ws(':', p_bet.provider, p_bet.player_id, p_bet.transaction_id), p_now,
    ledger_account(p_bet.player_id, p_bet.currency, 'cash', ''), ledger_account(p_bet.player_id, p_bet.currency, 'bonus', ''),
    ledger_account(NULL, p_bet.currency, 'gaming', p_bet.game_id), p_bet.cash, p_bet.bonus, NULL, p_bet.at,
    v_grant);
  UPDATE wallet_transaction SET cancelled_at = p_now WHERE seq = p_bet.seq AND provider = p_bet.provider
    AND action = 'bet' AND transaction_id = p_bet.transaction_id AND player_id = p_bet.player_id;
  UPDATE round r SET stake = stake - p_bet.amount, stake_bonus = stake_bonus - p_bet.bonus,
      wager_counts = CASE WHEN r.wager_counts IS NOT NULL THEN grant_counts(r.grant_id, r.game_id, r.stake - p_bet.amount) END,
      balance_after = wallet_balance(p_bet.player_id, p_bet.currency),
      status = CASE WHEN live.found THEN r.status ELSE 'cancelled'::round_status END,
      ended_at = CASE WHEN live.found THEN r.ended_at ELSE p_now END
    FROM (SELECT EXISTS (SELECT FROM wallet_transaction w
      WHERE w.provider = p_bet.provider AND w.player_id = p_bet.player_id AND w.round_reference = p_bet.round_reference
      AND w.action IN ('bet', 'win') AND w.cancelled_at IS NULL) AS found) live
    WHERE r.provider = p_bet.provider AND r.player_id = p_bet.player_id AND r.reference = p_bet.round_reference;
  RETURN movement;
END $$;

-- The last base win of a round settles every bet before it, though not one placed after.
CREATE OR REPLACE FUNCTION last_base_win(p_provider text, p_player uuid, p_round text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(w.seq), 0) FROM wallet_transaction w
  WHERE w.provider = p_provider AND w.player_id = p_player AND w.round_reference = p_round
    AND w.action = 'win' AND w.win_kind = 'base'
$$;

-- Which bet a rollback means by a reference: what it took back before; else the one bet of the reference that has not gone back. Where
-- none came, a name of its own for the tombstone, should another rollback have the reference's. `bet_ambiguous`: several have not gone back.
CREATE OR REPLACE FUNCTION bet_by_reference(
  p_provider text, p_player uuid, p_transaction text, p_reference text, p_game text, p_round text, OUT outcome text, OUT bet text
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  earlier text;
  came bigint;
  standing bigint;
BEGIN
  outcome := 'ok';
  SELECT w.bet_transaction_id, s.reference INTO bet, earlier FROM wallet_transaction w
    LEFT JOIN studio_said s USING (provider, action, transaction_id, player_id)
    WHERE w.provider = p_provider AND w.action = 'rollback' AND w.transaction_id = p_transaction AND w.player_id = p_player;
  IF FOUND THEN
    IF earlier IS DISTINCT FROM p_reference THEN outcome := 'duplicate_transaction'; END IF;
    RETURN;
  END IF;
  SELECT count(*), count(*) FILTER (WHERE b.cancelled_at IS NULL), min(b.transaction_id) FILTER (WHERE b.cancelled_at IS NULL)
    INTO came, standing, bet FROM bets_of_reference(p_provider, p_player, p_reference, p_game, p_round) b;
  outcome := CASE WHEN standing > 1 THEN 'bet_ambiguous' WHEN standing = 0 AND came > 0 THEN 'already_cancelled' ELSE 'ok' END;
  IF came > 0 THEN RETURN; END IF;
  bet := CASE WHEN EXISTS (SELECT FROM wallet_transaction w WHERE w.provider = p_provider AND w.player_id = p_player
    AND w.bet_transaction_id = p_reference AND w.action = 'rollback') THEN p_transaction ELSE p_reference END;
END $$;

-- `p_round`, `p_game` and `p_amount` may be NULL where a dialect does not send them; when sent they must be the bet's own.
-- `p_by_reference`: `p_bet` is the id of a bet or, where no bet has it, what the studio groups bets by.
CREATE OR REPLACE FUNCTION wallet_rollback(
  p_provider text, p_player uuid, p_transaction text, p_bet text, p_game text, p_round text, p_currency text, p_amount bigint,
  p_now timestamptz, p_by_reference boolean DEFAULT false, OUT outcome text, OUT balance bigint
) LANGUAGE plpgsql AS $$
DECLARE
  bet wallet_transaction;
  named record;
  earlier wallet_transaction;
  movement bigint;
BEGIN
  PERFORM play_lock(p_player);
  balance := wallet_balance(p_player, p_currency);
  IF p_by_reference AND NOT EXISTS (SELECT FROM wallet_transaction w WHERE w.provider = p_provider AND w.action = 'bet'
    AND w.transaction_id = p_bet AND w.player_id = p_player) THEN
    SELECT * INTO named FROM bet_by_reference(p_provider, p_player, p_transaction, p_bet, p_game, p_round);
    IF named.outcome <> 'ok' THEN outcome := named.outcome; RETURN; END IF;
    p_bet := named.bet;
  END IF;
  SELECT * INTO bet FROM wallet_transaction w WHERE w.provider = p_provider AND w.action = 'bet'
    AND w.transaction_id = p_bet AND w.player_id = p_player;
  IF FOUND AND (bet.currency <> p_currency OR bet.game_id <> p_game OR bet.round_reference <> p_round) THEN
    outcome := 'duplicate_transaction'; RETURN;
  END IF;

  SELECT * INTO earlier FROM wallet_transaction w WHERE w.provider = p_provider AND w.action = 'rollback'
    AND w.transaction_id = p_transaction ORDER BY w.player_id = p_player DESC LIMIT 1;
  IF FOUND THEN
    IF earlier.player_id = p_player THEN
      outcome := CASE WHEN earlier.bet_transaction_id = p_bet AND earlier.currency = p_currency
        AND earlier.game_id = coalesce(p_game, earlier.game_id) AND earlier.round_reference = coalesce(p_round, earlier.round_reference)
        THEN 'replayed' ELSE 'duplicate_transaction' END;
      RETURN;
    ELSIF earlier.game_id NOT IN ('', coalesce(bet.game_id, p_game, earlier.game_id))
      OR earlier.round_reference NOT IN ('', coalesce(bet.round_reference, p_round, earlier.round_reference)) THEN
      outcome := 'duplicate_transaction'; RETURN;
    END IF;
  END IF;
  IF EXISTS (SELECT FROM wallet_transaction w WHERE w.provider = p_provider AND w.player_id = p_player
    AND w.bet_transaction_id = p_bet AND w.action = 'rollback') THEN
    outcome := 'already_cancelled'; RETURN;
  END IF;

  IF balance IS NULL THEN outcome := 'currency_mismatch'; RETURN; END IF;
  IF bet.seq IS NOT NULL THEN
    IF bet.cancelled_at IS NOT NULL THEN outcome := 'already_cancelled'; RETURN; END IF;
    IF EXISTS (SELECT FROM round r WHERE r.provider = p_provider AND r.player_id = p_player
        AND r.reference = bet.round_reference AND r.status = 'settled')
      OR bet.seq < last_base_win(p_provider, p_player, bet.round_reference) THEN
      outcome := 'already_settled'; RETURN;
    END IF;
    IF p_amount <> bet.amount THEN outcome := 'amount_invalid'; RETURN; END IF;
    movement := cancel_bet(bet, p_now);
    balance := wallet_balance(p_player, p_currency);
  END IF;
  INSERT INTO wallet_transaction (provider, action, transaction_id, player_id, game_id, round_reference, bet_transaction_id,
      currency, amount, cash, bonus, movement_id, at)
    VALUES (p_provider, 'rollback', p_transaction, p_player, coalesce(bet.game_id, p_game, ''),
      coalesce(bet.round_reference, p_round, ''), p_bet, p_currency,
      coalesce(bet.amount, 0), coalesce(bet.cash, 0), coalesce(bet.bonus, 0), movement, p_now);
  outcome := 'ok';
END $$;

CREATE OR REPLACE FUNCTION wallet_end_round(
  p_provider text, p_player uuid, p_transaction text, p_game text, p_round text, p_currency text, p_now timestamptz,
  OUT outcome text, OUT balance bigint
) LANGUAGE plpgsql AS $$
DECLARE r round;
BEGIN
  PERFORM play_lock(p_player);
  balance := wallet_balance(p_player, p_currency);
  outcome := wallet_seen(p_provider, 'end_round', p_transaction, p_player, p_game, p_round, p_currency, 0);
  IF outcome <> 'new' THEN RETURN; END IF;
  SELECT * INTO r FROM round x WHERE x.provider = p_provider AND x.player_id = p_player AND x.reference = p_round;
  IF r.id IS NULL OR r.game_id <> p_game THEN outcome := 'bet_not_found'; RETURN; END IF;
  IF r.currency <> p_currency THEN outcome := 'currency_mismatch'; RETURN; END IF;
  IF r.status = 'cancelled' THEN outcome := 'already_cancelled'; RETURN; END IF;
  IF r.status = 'settled' THEN outcome := 'already_settled'; RETURN; END IF;
  UPDATE round SET status = 'settled', ended_at = p_now, balance_after = balance WHERE id = r.id;
  INSERT INTO wallet_transaction (provider, action, transaction_id, player_id, game_id, round_reference, currency,
      amount, cash, bonus, at)
    VALUES (p_provider, 'end_round', p_transaction, p_player, p_game, p_round, p_currency, 0, 0, 0, p_now);
  outcome := 'ok';
END $$;

-- A correction by hand, signed; to or from the account `owner` says (the provider whose error it was, the game's account).
CREATE OR REPLACE FUNCTION wallet_adjust(
  p_provider text, p_player uuid, p_transaction text, p_game text, p_reason text, p_currency text, p_amount bigint,
  p_now timestamptz, OUT outcome text, OUT balance bigint
) LANGUAGE plpgsql AS $$
DECLARE
  cash_account bigint;
  bonus_account bigint;
  funds record;
  movement bigint;
BEGIN
  PERFORM play_lock(p_player);
  balance := wallet_balance(p_player, p_currency);
  outcome := wallet_seen(p_provider, 'adjust', p_transaction, p_player, p_game, p_reason, p_currency, p_amount);
  IF outcome <> 'new' THEN RETURN; END IF;
  IF balance IS NULL THEN outcome := 'currency_mismatch'; RETURN; END IF;
  cash_account := ledger_account(p_player, p_currency, 'cash', '');
  bonus_account := ledger_account(p_player, p_currency, 'bonus', '');
  SELECT * INTO funds FROM wallet_funds(cash_account, bonus_account);
  balance := funds.cash + funds.bonus;
  IF funds.cash + p_amount < 0 THEN outcome := 'insufficient_funds'; RETURN; END IF;
  movement := wallet_post('adjustment', p_player, concat_ws(':', p_provider, p_player, p_transaction), p_now,
    cash_account, bonus_account, ledger_account(NULL, p_currency, 'gaming', p_game), p_amount, 0);
  INSERT INTO wallet_transaction (provider, action, transaction_id, player_id, game_id, round_reference, currency,
      amount, cash, bonus, movement_id, at)
    VALUES (p_provider, 'adjust', p_transaction, p_player, p_game, p_reason, p_currency, p_amount, p_amount, 0, movement, p_now);
  balance := balance + p_amount;
  outcome := 'ok';
END $$;

-- Finishes one round left open: bets that no win has decided are given back, decided ones stand. True when it was open.
CREATE OR REPLACE FUNCTION finish_round(p_round uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  r round;
  bet wallet_transaction;
BEGIN
  SELECT * INTO r FROM round WHERE id = p_round;
  PERFORM play_lock(r.player_id);
  SELECT * INTO r FROM round WHERE id = p_round AND status = 'open';
  IF NOT FOUND THEN RETURN false; END IF;
  FOR bet IN SELECT * FROM wallet_transaction w
    WHERE w.provider = r.provider AND w.player_id = r.player_id AND w.round_reference = r.reference AND w.action = 'bet'
      AND w.cancelled_at IS NULL AND w.seq > last_base_win(r.provider, r.player_id, r.reference) ORDER BY w.seq LOOP
    PERFORM cancel_bet(bet, p_now);
  END LOOP;
  UPDATE round SET status = 'settled', ended_at = p_now WHERE id = p_round AND status = 'open';
  RETURN true;
END $$;
