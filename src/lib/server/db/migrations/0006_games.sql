-- Seeds, launches, game sessions, rounds, and what the wallet remembers of its commands.
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
  -- The player's choices, the outcome, what each bet won.
  bets jsonb,
  outcome jsonb,
  wins jsonb,
  -- A game of several steps: the bets its actions added, the actions taken, where it stands (never shown), what the player
  -- may see of it and may do next.
  added_bets jsonb,
  actions jsonb,
  -- When each of those was taken (GLI-19 2.8.2). NULL: none was, or not one by one.
  step_times timestamptz[],
  state jsonb,
  view jsonb,
  choices jsonb,
  -- Of a round that waits: what its bets bind the player to add, or forfeit them. Limits hold it free.
  reserved bigint,
  -- A scratch ticket: how many of each prize lay in its series before it was drawn.
  remaining jsonb,
  opened_at timestamptz NOT NULL,
  -- When an action last began a new game cycle within the round, as a roll in a hand of craps does; NULL: none did.
  cycled_at timestamptz,
  ended_at timestamptz,
  CONSTRAINT round_open_undated CHECK ((status = 'open') = (ended_at IS NULL))
) WITH (fillfactor = 90);
-- Lists of bets in their order, and their totals without a look at the table: 100,000 rounds in 30 ms.
CREATE INDEX round_by_player ON round (player_id, opened_at DESC, id DESC) INCLUDE (demo, currency, provider, stake, payout);
CREATE UNIQUE INDEX round_by_reference ON round (provider, player_id, reference) WHERE reference IS NOT NULL;
CREATE INDEX round_open ON round (player_id, game_id, opened_at) WHERE status = 'open';
CREATE INDEX round_cycled ON round (player_id, cycled_at) WHERE cycled_at IS NOT NULL;

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

-- What a session may do at `p_now`: `ok`, or the reason why not. Limits and money accounts come along. `guarded`: before a
-- stake, breaks and the player's own limits must be asked (`stake_refusal`, 0019); what waits may be played on in any case.
-- `promoted`: so must the running bonus (`promotion_stake`, 0026).
CREATE FUNCTION game_session_at(p_session uuid, p_player uuid, p_now timestamptz)
RETURNS TABLE (
  code text, provider text, game_id text, currency text, demo boolean, demo_balance bigint, min_stake bigint,
  max_stake bigint, cash_account bigint, bonus_account bigint, house_account bigint, seen_at timestamptz, guarded boolean,
  timed_out_until timestamptz, promoted boolean
) LANGUAGE sql STABLE AS $$
  SELECT CASE
      WHEN p.excluded_until > p_now THEN 'player_excluded'
      WHEN g.ended_at IS NOT NULL OR g.seen_at <= p_now - interval '30 minutes'
        OR s.id IS NULL OR s.ended_at IS NOT NULL OR s.expires_at <= p_now THEN 'game_session_expired'
      ELSE 'ok'
    END,
    g.provider, g.game_id, g.currency, g.demo, g.demo_balance, g.min_stake,
    g.max_stake, g.cash_account, g.bonus_account, g.house_account, g.seen_at,
    p.guarded OR coalesce(p.timed_out_until > p_now, false), p.timed_out_until, p.promoted AND NOT g.demo
  FROM game_session g
  JOIN player p ON p.id = g.player_id
  LEFT JOIN session s ON s.id = g.player_session_id
  WHERE g.id = p_session AND g.player_id = p_player
$$;

-- `authenticate`: consumes a launch token and opens its game session; an older session of the same game ends.
-- `p_player` is the signed-in player where the browser asks, NULL where a studio's server does.
CREATE FUNCTION open_game_session(
  p_token_hash bytea, p_player uuid, p_session uuid, p_now timestamptz, OUT outcome text, OUT player uuid, OUT facts jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  t launch_token;
  entry record;
BEGIN
  UPDATE launch_token SET used_at = p_now
    WHERE token_hash = p_token_hash AND used_at IS NULL AND (p_player IS NULL OR player_id = p_player)
    RETURNING * INTO t;
  IF NOT FOUND THEN outcome := 'token_invalid'; RETURN; END IF;
  IF t.expires_at <= p_now THEN outcome := 'token_expired'; RETURN; END IF;
  PERFORM play_lock(t.player_id);
  SELECT * INTO entry FROM entry_refusal(t.player_id, t.game_id, t.demo, p_now);
  IF entry.code <> 'ok' THEN outcome := entry.code; facts := entry.facts; RETURN; END IF;
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
