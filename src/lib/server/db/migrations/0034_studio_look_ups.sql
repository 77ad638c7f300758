-- What outside studios ask for beside money: what they said before, and a new token in the place of one that may have leaked.

-- A command in the studio's own words, written in the statement that carries it out. A reference is what the studio groups by.
CREATE TABLE studio_said (
  provider text NOT NULL,
  action text NOT NULL,
  transaction_id text NOT NULL,
  player_id uuid NOT NULL,
  reference text,
  words jsonb NOT NULL,
  PRIMARY KEY (provider, action, transaction_id, player_id),
  FOREIGN KEY (provider, action, transaction_id, player_id) REFERENCES wallet_transaction
);
CREATE INDEX studio_said_by_reference ON studio_said (provider, player_id, reference) WHERE reference IS NOT NULL;

-- When the session whose place this launch takes was last played; NULL: it takes none's. A new token is not play: the idle
-- time (GLI-19 2.5.4) goes on through it.
ALTER TABLE launch_token ADD COLUMN seen_at timestamptz;

-- As in 0006, but a session that begins in another's place has been idle for as long as that one, and does not begin once
-- that is too long.
CREATE OR REPLACE FUNCTION open_game_session(
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
  IF t.expires_at <= p_now OR t.seen_at <= p_now - interval '30 minutes' THEN outcome := 'token_expired'; RETURN; END IF;
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
      CASE WHEN NOT t.demo THEN ledger_account(NULL, t.currency, 'gaming', t.game_id) END, p_now, coalesce(t.seen_at, p_now)
    FROM currency c WHERE c.code = t.currency;
  outcome := 'ok';
  player := t.player_id;
END $$;

-- Ends the session and leaves a launch that waits in its place, under the next token's hash: the first call with that token
-- opens its session, as at any launch. Asked again within `p_again` of the first time the answer is the same, until the
-- next token was used; whoever comes later with the old one has found it somewhere.
CREATE FUNCTION renew_game_session(
  p_session uuid, p_player uuid, p_next uuid, p_next_hash bytea, p_idle interval, p_again interval, p_now timestamptz, OUT outcome text
) LANGUAGE plpgsql AS $$
DECLARE
  waiting launch_token;
  v_code text;
BEGIN
  PERFORM play_lock(p_player);
  SELECT * INTO waiting FROM launch_token WHERE token_hash = p_next_hash;
  IF FOUND THEN
    outcome := CASE WHEN waiting.used_at IS NULL AND p_now < waiting.expires_at - p_idle + p_again THEN 'ok' ELSE 'token_invalid' END;
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM game_session WHERE id = p_next) THEN outcome := 'token_invalid'; RETURN; END IF;
  SELECT code INTO v_code FROM game_session_at(p_session, p_player, p_now);
  IF v_code IS NULL THEN outcome := 'token_invalid'; RETURN; END IF;
  IF v_code <> 'ok' THEN
    outcome := CASE v_code WHEN 'player_excluded' THEN 'player_disabled' ELSE 'token_expired' END;
    RETURN;
  END IF;
  INSERT INTO launch_token (token_hash, player_id, player_session_id, provider, game_id, currency, demo,
      min_stake, max_stake, max_payout, expires_at, seen_at)
    SELECT p_next_hash, g.player_id, g.player_session_id, g.provider, g.game_id, g.currency, g.demo,
      g.min_stake, g.max_stake, g.max_payout, p_now + p_idle, g.seen_at
    FROM game_session g WHERE g.id = p_session;
  UPDATE game_session SET ended_at = p_now WHERE id = p_session;
  outcome := 'ok';
END $$;
