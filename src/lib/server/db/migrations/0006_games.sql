-- Seeds, launches, game sessions, rounds, and the wallet that every game calls: ours and outside studios' alike.
-- A player's game money is serialised by one advisory lock, so that the checks of a command and its postings are one act.

-- Types rather than CHECKs on what every bet writes: PostgreSQL reads a CHECK's expression anew in each statement.
CREATE TYPE seed_status AS ENUM ('next', 'active', 'revealed');
CREATE TYPE round_status AS ENUM ('open', 'settled', 'cancelled');
CREATE DOMAIN minor_units AS bigint CHECK (VALUE >= 0);

CREATE TABLE seed_pair (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  status seed_status NOT NULL,
  -- AES-256-GCM under a key that the database does not hold: a copied database foretells no round.
  sealed_seed bytea NOT NULL,
  -- The seed itself, once revealed.
  server_seed text,
  server_seed_hash text NOT NULL,
  -- NULL until the pair becomes active.
  client_seed text,
  -- The next round's nonce, hence also the count of rounds played on the pair.
  nonce bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  revealed_at timestamptz,
  CONSTRAINT seed_shown_once_revealed CHECK ((status = 'revealed') = (server_seed IS NOT NULL))
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX seed_one_active ON seed_pair (player_id) WHERE status = 'active';
CREATE UNIQUE INDEX seed_one_next ON seed_pair (player_id) WHERE status = 'next';

-- A launch waits here for the game frame, which opens a session with it once, within its minute.
CREATE TABLE launch_token (
  token_hash bytea PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  player_session_id uuid NOT NULL,
  provider text NOT NULL,
  game_id text NOT NULL,
  currency text NOT NULL REFERENCES currency (code),
  demo boolean NOT NULL,
  min_stake bigint NOT NULL CHECK (min_stake > 0),
  max_stake bigint NOT NULL CHECK (max_stake >= min_stake),
  max_payout bigint NOT NULL CHECK (max_payout > 0),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE game_session (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  player_session_id uuid NOT NULL,
  provider text NOT NULL,
  game_id text NOT NULL,
  currency text NOT NULL REFERENCES currency (code),
  demo boolean NOT NULL,
  -- Play money, minor units; NULL where the game is played for real.
  demo_balance bigint CHECK (demo_balance >= 0),
  min_stake bigint NOT NULL,
  max_stake bigint NOT NULL,
  max_payout bigint NOT NULL,
  -- Looked up once, when the session opens, so that a bet need not.
  cash_account bigint,
  bonus_account bigint,
  house_account bigint,
  opened_at timestamptz NOT NULL,
  -- Written at most once a minute: a bet should not pay for a second row.
  seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT game_session_money CHECK (
    demo = (demo_balance IS NOT NULL) AND demo = (cash_account IS NULL)
    AND demo = (bonus_account IS NULL) AND demo = (house_account IS NULL))
) WITH (fillfactor = 80);
-- GLI-19 4.16: never two instances of one game at once.
CREATE UNIQUE INDEX game_session_one ON game_session (player_id, game_id) WHERE ended_at IS NULL;

-- The record of GLI-19 2.8.2. A house round's id is its idempotency key; an outside studio's round has a reference of its own.
CREATE TABLE round (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  game_session_id uuid,
  provider text NOT NULL,
  game_id text NOT NULL,
  -- The paytable: a change of rules or return is a new version.
  game_version text NOT NULL DEFAULT '',
  reference text,
  currency text NOT NULL,
  demo boolean NOT NULL DEFAULT false,
  status round_status NOT NULL,
  -- Sums of what still counts: a cancelled bet is taken out again.
  stake minor_units NOT NULL,
  stake_bonus minor_units NOT NULL DEFAULT 0,
  payout minor_units NOT NULL,
  balance_before minor_units NOT NULL,
  balance_after minor_units NOT NULL,
  seed_pair_id bigint,
  nonce bigint,
  -- Where a house round is booked. A studio's round has its wallet_transactions.
  bet_movement_id bigint,
  win_movement_id bigint,
  -- The player's choices, the outcome, what each bet won, and where a game of several steps stands.
  bets jsonb,
  outcome jsonb,
  wins jsonb,
  state jsonb,
  opened_at timestamptz NOT NULL,
  ended_at timestamptz,
  CONSTRAINT round_open_undated CHECK ((status = 'open') = (ended_at IS NULL))
) WITH (fillfactor = 90);
CREATE INDEX round_by_player ON round (player_id, opened_at DESC);
CREATE UNIQUE INDEX round_by_reference ON round (provider, player_id, reference) WHERE reference IS NOT NULL;
CREATE INDEX round_open ON round (player_id, game_id, opened_at) WHERE status = 'open';

-- Every command that moved money or must be remembered, written in the transaction of its postings.
CREATE TABLE wallet_transaction (
  provider text NOT NULL,
  action text NOT NULL CHECK (action IN ('bet', 'win', 'rollback', 'end_round', 'adjust')),
  transaction_id text NOT NULL,
  player_id uuid NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  game_id text NOT NULL,
  round_reference text NOT NULL,
  win_kind text CHECK (win_kind IN ('base', 'promo', 'jackpot', 'free_round')),
  -- A rollback names the bet it cancels. One for a bet that never came is the tombstone that refuses it.
  bet_transaction_id text,
  currency text NOT NULL,
  amount bigint NOT NULL,
  cash bigint NOT NULL,
  bonus bigint NOT NULL,
  cancelled_at timestamptz,
  movement_id bigint,
  at timestamptz NOT NULL,
  -- Not the id alone: a live table uses one for all its players.
  PRIMARY KEY (provider, action, transaction_id, player_id),
  CONSTRAINT rollback_names_bet CHECK ((action = 'rollback') = (bet_transaction_id IS NOT NULL)),
  CONSTRAINT wallet_split CHECK (cash + bonus = amount)
);
CREATE UNIQUE INDEX wallet_one_rollback ON wallet_transaction (provider, player_id, bet_transaction_id) WHERE action = 'rollback';
CREATE INDEX wallet_by_round ON wallet_transaction (provider, player_id, round_reference, action);

-- Taken first by every command that moves a player's game money or seeds; whoever ends a player's right to bet takes it too.
CREATE FUNCTION play_lock(p_player uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(1919, hashtext(p_player::text))
$$;

-- What a session may do at `p_now`: `ok`, or the reason why not. Limits and money accounts come along.
CREATE FUNCTION game_session_at(p_session uuid, p_player uuid, p_now timestamptz)
RETURNS TABLE (
  code text, provider text, game_id text, currency text, demo boolean, demo_balance bigint, min_stake bigint,
  max_stake bigint, cash_account bigint, bonus_account bigint, house_account bigint, seen_at timestamptz
) LANGUAGE sql STABLE AS $$
  SELECT CASE
      WHEN p.excluded_until > p_now THEN 'player_excluded'
      WHEN g.ended_at IS NOT NULL OR g.seen_at <= p_now - interval '30 minutes'
        OR s.id IS NULL OR s.ended_at IS NOT NULL OR s.expires_at <= p_now THEN 'game_session_expired'
      ELSE 'ok'
    END,
    g.provider, g.game_id, g.currency, g.demo, g.demo_balance, g.min_stake,
    g.max_stake, g.cash_account, g.bonus_account, g.house_account, g.seen_at
  FROM game_session g
  JOIN player p ON p.id = g.player_id
  LEFT JOIN session s ON s.id = g.player_session_id
  WHERE g.id = p_session AND g.player_id = p_player
$$;

-- Cash and bonus under their row locks, taken in the order of their ids as ledger_post does.
CREATE FUNCTION wallet_funds(p_cash bigint, p_bonus bigint, OUT cash bigint, OUT bonus bigint) LANGUAGE plpgsql AS $$
DECLARE a record;
BEGIN
  FOR a IN SELECT id, balance FROM account WHERE id IN (p_cash, p_bonus) ORDER BY id FOR UPDATE LOOP
    IF a.id = p_cash THEN cash := a.balance; ELSE bonus := a.balance; END IF;
  END LOOP;
END $$;

-- Moves cash and bonus between a player and one house account; positive amounts go to the player. NULL when nothing moves.
CREATE FUNCTION wallet_post(
  p_kind text, p_player uuid, p_reference text, p_at timestamptz,
  p_cash_account bigint, p_bonus_account bigint, p_house_account bigint, p_cash bigint, p_bonus bigint, p_round uuid DEFAULT NULL
) RETURNS bigint LANGUAGE sql AS $$
  SELECT ledger_post(p_kind, p_player, p_reference, p_at,
    ARRAY[p_cash_account, p_bonus_account, p_house_account], ARRAY[p_cash, p_bonus, -(p_cash + p_bonus)], p_round)
$$;

-- A prize goes where its stake came from: the bonus part is rounded up, so that no cash is made of bonus money.
CREATE FUNCTION payout_bonus(p_payout bigint, p_stake bigint, p_stake_bonus bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_stake_bonus = 0 THEN 0
    ELSE ceil(p_payout::numeric * p_stake_bonus / p_stake)::bigint END
$$;

-- A house round of one step: stake, outcome, prize and record in one call. The outcome was computed for (p_seed, p_nonce);
-- `seed_moved` says that another round took that nonce first. `replayed`: this very round is already there.
-- The hot path of the house: PostgreSQL spends more on starting a statement than on running these, hence so few of them.
CREATE FUNCTION play_round(
  p_round uuid, p_session uuid, p_player uuid, p_game text, p_version text, p_bets jsonb, p_stake bigint,
  p_outcome jsonb, p_wins jsonb, p_payout bigint, p_seed bigint, p_nonce bigint, p_now timestamptz,
  OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint
) LANGUAGE plpgsql AS $$
DECLARE
  held text;
  v record;
  known record;
  funds record;
  provider text;
  currency text;
  demo boolean := false;
  cash_account bigint;
  house_account bigint;
  seen_at timestamptz;
  cash bigint;
  bonus bigint;
  bonus_staked bigint := 0;
  bonus_won bigint;
  bet bigint;
  win bigint;
BEGIN
  -- play_lock as an expression, which needs no statement of its own.
  held := pg_advisory_xact_lock(1919, hashtext(p_player::text));

  -- Own money covers the stake and nothing speaks against the round: every check and the new balance are one statement.
  UPDATE account a SET balance = a.balance - p_stake + p_payout
    FROM game_session_at(p_session, p_player, p_now) s
    WHERE a.id = s.cash_account AND a.player_id = p_player AND a.balance >= p_stake
      AND s.code = 'ok' AND s.game_id = p_game AND p_stake BETWEEN s.min_stake AND s.max_stake
      AND NOT EXISTS (SELECT FROM round r WHERE r.id = p_round)
      AND EXISTS (SELECT FROM seed_pair sp
        WHERE sp.id = p_seed AND sp.player_id = p_player AND sp.status = 'active' AND sp.nonce = p_nonce)
    RETURNING a.balance, (SELECT b.balance FROM account b WHERE b.id = s.bonus_account),
      a.id, s.house_account, s.provider, s.currency, s.seen_at
    INTO cash, bonus, cash_account, house_account, provider, currency, seen_at;
  IF FOUND THEN
    balance_after := cash + bonus;
    balance_before := balance_after + p_stake - p_payout;
    bet := nextval('movement_id_seq');
    IF p_payout = 0 THEN
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
    -- What spoke against it; or play money, or a stake that needs bonus money.
    SELECT r.player_id = p_player AND r.game_id = p_game AND r.bets = p_bets AND r.demo = g.demo AND r.currency = g.currency AS same
      INTO known FROM round r LEFT JOIN game_session g ON g.id = p_session AND g.player_id = p_player WHERE r.id = p_round;
    IF FOUND THEN
      code := CASE WHEN known.same
        THEN 'replayed' ELSE 'idempotency_key_reused' END;
      RETURN;
    END IF;
    SELECT s.*, sp.id AS seed, sp.nonce INTO v
      FROM game_session_at(p_session, p_player, p_now) s
      LEFT JOIN seed_pair sp ON sp.player_id = p_player AND sp.status = 'active';
    IF NOT FOUND OR v.game_id <> p_game THEN code := 'game_session_invalid'; RETURN; END IF;
    IF v.code <> 'ok' THEN code := v.code; RETURN; END IF;
    IF p_stake < v.min_stake THEN code := 'stake_below_minimum'; stake_limit := v.min_stake; RETURN; END IF;
    IF p_stake > v.max_stake THEN code := 'stake_above_limit'; stake_limit := v.max_stake; RETURN; END IF;
    IF v.seed IS DISTINCT FROM p_seed OR v.nonce <> p_nonce THEN code := 'seed_moved'; RETURN; END IF;

    provider := v.provider;
    currency := v.currency;
    demo := v.demo;
    seen_at := v.seen_at;
    IF demo THEN
      balance_before := v.demo_balance;
      IF p_stake > balance_before THEN code := 'insufficient_funds'; RETURN; END IF;
      UPDATE game_session SET demo_balance = balance_before - p_stake + p_payout WHERE id = p_session;
    ELSE
      SELECT * INTO funds FROM wallet_funds(v.cash_account, v.bonus_account);
      balance_before := funds.cash + funds.bonus;
      IF p_stake > balance_before THEN code := 'insufficient_funds'; RETURN; END IF;
      bonus_staked := greatest(p_stake - funds.cash, 0);
      bonus_won := payout_bonus(p_payout, p_stake, bonus_staked);
      bet := wallet_post('bet', p_player, NULL, p_now,
        v.cash_account, v.bonus_account, v.house_account, bonus_staked - p_stake, -bonus_staked, p_round);
      win := wallet_post('win', p_player, NULL, p_now,
        v.cash_account, v.bonus_account, v.house_account, p_payout - bonus_won, bonus_won, p_round);
    END IF;
    balance_after := balance_before - p_stake + p_payout;
  END IF;

  UPDATE seed_pair SET nonce = nonce + 1 WHERE id = p_seed;
  INSERT INTO round (id, player_id, game_session_id, provider, game_id, game_version, currency, demo, status, stake, stake_bonus,
      payout, balance_before, balance_after, seed_pair_id, nonce, bet_movement_id, win_movement_id, bets, outcome, wins,
      opened_at, ended_at)
    VALUES (p_round, p_player, p_session, provider, p_game, p_version, currency, demo, 'settled', p_stake, bonus_staked,
      p_payout, balance_before, balance_after, p_seed, p_nonce, bet, win, p_bets, p_outcome, p_wins,
      p_now, p_now);
  IF seen_at < p_now - interval '1 minute' THEN
    UPDATE game_session SET seen_at = p_now WHERE id = p_session;
  END IF;
  code := 'ok';
END $$;

-- What a player can stake in a currency: cash and bonus. NULL without a wallet in it.
CREATE FUNCTION wallet_balance(p_player uuid, p_currency text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(balance) FROM account a
    WHERE a.player_id = w.player_id AND a.currency = w.currency AND a.kind IN ('cash', 'bonus')), 0)::bigint
  FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency
$$;

-- `authenticate`: consumes a launch token and opens its game session; an older session of the same game ends.
-- `p_player` is the signed-in player where the browser asks, NULL where a studio's server does.
CREATE FUNCTION open_game_session(
  p_token_hash bytea, p_player uuid, p_session uuid, p_now timestamptz, OUT outcome text, OUT player uuid
) LANGUAGE plpgsql AS $$
DECLARE t launch_token;
BEGIN
  UPDATE launch_token SET used_at = p_now
    WHERE token_hash = p_token_hash AND used_at IS NULL AND (p_player IS NULL OR player_id = p_player)
    RETURNING * INTO t;
  IF NOT FOUND THEN outcome := 'token_invalid'; RETURN; END IF;
  IF t.expires_at <= p_now THEN outcome := 'token_expired'; RETURN; END IF;
  PERFORM play_lock(t.player_id);
  IF EXISTS (SELECT FROM player p WHERE p.id = t.player_id AND p.excluded_until > p_now) THEN
    outcome := 'player_disabled'; RETURN;
  END IF;
  IF NOT EXISTS (SELECT FROM session s
    WHERE s.id = t.player_session_id AND s.ended_at IS NULL AND s.expires_at > p_now) THEN
    outcome := 'token_expired'; RETURN;
  END IF;
  UPDATE game_session SET ended_at = p_now
    WHERE player_id = t.player_id AND game_id = t.game_id AND ended_at IS NULL;
  INSERT INTO game_session (id, player_id, player_session_id, provider, game_id, currency, demo, demo_balance,
      min_stake, max_stake, max_payout, cash_account, bonus_account, house_account, opened_at, seen_at)
    SELECT p_session, t.player_id, t.player_session_id, t.provider, t.game_id, t.currency, t.demo,
      CASE WHEN t.demo THEN 1000 * c.subunits_to_unit END, t.min_stake, t.max_stake, t.max_payout,
      CASE WHEN NOT t.demo THEN ledger_account(t.player_id, t.currency, 'cash', '') END,
      CASE WHEN NOT t.demo THEN ledger_account(t.player_id, t.currency, 'bonus', '') END,
      CASE WHEN NOT t.demo THEN ledger_account(NULL, t.currency, 'gaming', t.game_id) END, p_now, p_now
    FROM currency c WHERE c.code = t.currency;
  outcome := 'ok';
  player := t.player_id;
END $$;

-- Whether a command was answered before: `new`, `replayed`, or `duplicate_transaction` when the id stood for something else.
-- Another player may use the id only in the same round of the same game: a live table's.
CREATE FUNCTION wallet_seen(
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

CREATE FUNCTION wallet_bet(
  p_provider text, p_player uuid, p_transaction text, p_game text, p_round text, p_currency text, p_amount bigint,
  p_session uuid, p_round_id uuid, p_now timestamptz, OUT outcome text, OUT balance bigint
) LANGUAGE plpgsql AS $$
DECLARE
  v record;
  r round;
  funds record;
  bonus bigint;
  movement bigint;
BEGIN
  PERFORM play_lock(p_player);
  balance := wallet_balance(p_player, p_currency);
  outcome := wallet_seen(p_provider, 'bet', p_transaction, p_player, p_game, p_round, p_currency, p_amount);
  IF outcome <> 'new' THEN RETURN; END IF;
  IF EXISTS (SELECT FROM wallet_transaction w WHERE w.provider = p_provider AND w.player_id = p_player
    AND w.bet_transaction_id = p_transaction AND w.action = 'rollback') THEN
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

  SELECT * INTO funds FROM wallet_funds(v.cash_account, v.bonus_account);
  balance := funds.cash + funds.bonus;
  IF p_amount > balance THEN outcome := 'insufficient_funds'; RETURN; END IF;
  bonus := greatest(p_amount - funds.cash, 0);
  movement := wallet_post('bet', p_player, concat_ws(':', p_provider, p_player, p_transaction), p_now,
    v.cash_account, v.bonus_account, v.house_account, bonus - p_amount, -bonus);
  IF r.id IS NULL THEN
    INSERT INTO round (id, player_id, game_session_id, provider, game_id, reference, currency, status, stake, stake_bonus,
        payout, balance_before, balance_after, opened_at)
      VALUES (p_round_id, p_player, p_session, p_provider, p_game, p_round, p_currency, 'open', p_amount, bonus,
        0, balance, balance - p_amount, p_now);
  ELSE
    UPDATE round SET stake = stake + p_amount, stake_bonus = stake_bonus + bonus, status = 'open', ended_at = NULL,
      balance_after = balance - p_amount WHERE id = r.id;
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
CREATE FUNCTION wallet_win(
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

  bonus := CASE p_kind WHEN 'base' THEN payout_bonus(p_amount, r.stake, r.stake_bonus) WHEN 'free_round' THEN p_amount ELSE 0 END;
  movement := wallet_post('win', p_player, concat_ws(':', p_provider, p_player, p_transaction), p_now,
    ledger_account(p_player, p_currency, 'cash', ''), ledger_account(p_player, p_currency, 'bonus', ''),
    CASE p_kind WHEN 'base' THEN ledger_account(NULL, p_currency, 'gaming', p_game)
      WHEN 'jackpot' THEN ledger_account(NULL, p_currency, 'jackpot', p_game)
      ELSE ledger_account(NULL, p_currency, 'promotions', p_provider) END,
    p_amount - bonus, bonus);
  balance := wallet_balance(p_player, p_currency);
  UPDATE round SET payout = payout + p_amount, balance_after = balance WHERE id = r.id;
  INSERT INTO wallet_transaction (provider, action, transaction_id, player_id, game_id, round_reference, win_kind, currency,
      amount, cash, bonus, movement_id, at)
    VALUES (p_provider, 'win', p_transaction, p_player, p_game, p_round, p_kind, p_currency,
      p_amount, p_amount - bonus, bonus, movement, p_now);
  outcome := 'ok';
END $$;

-- Takes a bet back: the very cash and bonus it took, from the game's account; a round left without bet or prize is cancelled.
CREATE FUNCTION cancel_bet(p_bet wallet_transaction, p_now timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE movement bigint;
BEGIN
  movement := wallet_post('rollback', p_bet.player_id, concat_ws(':', p_bet.provider, p_bet.player_id, p_bet.transaction_id), p_now,
    ledger_account(p_bet.player_id, p_bet.currency, 'cash', ''), ledger_account(p_bet.player_id, p_bet.currency, 'bonus', ''),
    ledger_account(NULL, p_bet.currency, 'gaming', p_bet.game_id), p_bet.cash, p_bet.bonus);
  UPDATE wallet_transaction SET cancelled_at = p_now WHERE seq = p_bet.seq AND provider = p_bet.provider
    AND action = 'bet' AND transaction_id = p_bet.transaction_id AND player_id = p_bet.player_id;
  UPDATE round r SET stake = stake - p_bet.amount, stake_bonus = stake_bonus - p_bet.bonus,
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
CREATE FUNCTION last_base_win(p_provider text, p_player uuid, p_round text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(w.seq), 0) FROM wallet_transaction w
  WHERE w.provider = p_provider AND w.player_id = p_player AND w.round_reference = p_round
    AND w.action = 'win' AND w.win_kind = 'base'
$$;

-- `p_round`, `p_game` and `p_amount` may be NULL where a dialect does not send them; when sent they must be the bet's own.
CREATE FUNCTION wallet_rollback(
  p_provider text, p_player uuid, p_transaction text, p_bet text, p_game text, p_round text, p_currency text, p_amount bigint,
  p_now timestamptz, OUT outcome text, OUT balance bigint
) LANGUAGE plpgsql AS $$
DECLARE
  bet wallet_transaction;
  earlier wallet_transaction;
  movement bigint;
BEGIN
  PERFORM play_lock(p_player);
  balance := wallet_balance(p_player, p_currency);
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

CREATE FUNCTION wallet_end_round(
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
CREATE FUNCTION wallet_adjust(
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
CREATE FUNCTION finish_round(p_round uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
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
