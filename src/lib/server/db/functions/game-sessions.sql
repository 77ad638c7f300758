-- Sessions of games: opened by a launch, looked at before every command, renewed. And the lock that serialises a player's game money.

-- Taken first by every command that moves a player's game money or seeds; whoever ends a player's right to bet takes it too.
CREATE OR REPLACE FUNCTION play_lock(p_player uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(1919, hashtext(p_player::text))
$$;

-- What a session may do at `p_now`: `ok`, or the reason why not. Limits and money accounts come along. `guarded`: before a
-- stake, breaks, registers and the player's own limits must be asked (`stake_refusal`); what waits may be played on in any case.
-- `promoted`: so must the running bonus (`promotion_stake`). `held`: why the house takes no new stake on the game, by `game_rule`, whose
-- limits narrow those of the launch (`narrowed`: the least stake). What waits may be finished all the same. Every stake asks: where there is no
-- rule nothing is computed of one, and so `hidden` is asked before the look-ups of `is_hidden_from`, which NULL AND would call all the same.
CREATE OR REPLACE FUNCTION game_session_at(p_session uuid, p_player uuid, p_now timestamptz)
RETURNS TABLE (
  code text, provider text, game_id text, currency text, demo boolean, demo_balance bigint, min_stake bigint,
  max_stake bigint, cash_account bigint, bonus_account bigint, house_account bigint, seen_at timestamptz, guarded boolean,
  timed_out_until timestamptz, promoted boolean, held text, narrowed boolean
) LANGUAGE sql STABLE AS $$
  SELECT CASE
      WHEN p.excluded_until > p_now THEN 'player_excluded'
      WHEN g.ended_at IS NOT NULL OR g.seen_at <= p_now - interval '30 minutes'
        OR s.id IS NULL OR s.ended_at IS NOT NULL OR s.expires_at <= p_now THEN 'game_session_expired'
      ELSE 'ok'
    END,
    g.provider, g.game_id, g.currency, g.demo, g.demo_balance, greatest(g.min_stake, (x.limits -> g.currency ->> 'min')::bigint),
    least(g.max_stake, (x.limits -> g.currency ->> 'max')::bigint), g.cash_account, g.bonus_account, g.house_account, g.seen_at,
    p.guarded OR coalesce(p.timed_out_until > p_now, false) OR coalesce(p.cleared_until <= p_now, false), p.timed_out_until, p.promoted AND NOT g.demo,
    CASE WHEN x.off_from <= p_now THEN 'game_off'
      WHEN x.hidden <> '{}' THEN CASE WHEN is_hidden_from(x.hidden, p_player, g.player_session_id) THEN 'game_hidden' END END,
    x.limits -> g.currency ? 'min'
  FROM game_session g
  JOIN player p ON p.id = g.player_id
  LEFT JOIN session s ON s.id = g.player_session_id
  LEFT JOIN game_rule x ON x.game_id = g.game_id
  WHERE g.id = p_session AND g.player_id = p_player
$$;

-- A session that begins in another's place has been idle for as long as that one, and does not begin once
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
  outcome := game_held(t.game_id, t.player_id, t.player_session_id, NULL, t.demo, p_now);
  IF outcome IS NOT NULL THEN RETURN; END IF;
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
CREATE OR REPLACE FUNCTION renew_game_session(
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
