-- Promotions that players took: what begins and ends one, and moves bonus money and locked winnings.

-- Whenever a grant changes its state, by whatever path: no other place writes `player.promoted`.
CREATE OR REPLACE FUNCTION promotion_mark_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE player p SET promoted = s.is_now
    FROM (SELECT EXISTS (SELECT FROM promotion_grant g
      WHERE g.player_id = NEW.player_id AND g.state IN ('active', 'queued')) AS is_now) s
    WHERE p.id = NEW.player_id AND p.promoted <> s.is_now;
  RETURN NULL;
END $$;

-- How much of a stake on a game counts, in hundredths of a percent.
CREATE OR REPLACE FUNCTION grant_weight(p_weights jsonb, p_game text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((p_weights ->> p_game)::integer, (p_weights ->> '*')::integer, 0)
$$;

-- Whether a round that was staked with the grant's money waits to be decided.
CREATE OR REPLACE FUNCTION grant_has_open_round(p_player uuid, p_grant uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM round r
    WHERE r.player_id = p_player AND r.status = 'open' AND r.grant_id = p_grant AND r.stake_bonus > 0)
$$;

-- What the player has staked of own money since the deposit of a grant was credited. What was given back does not count, nor what may
-- still be: a round of the house that waits for its player's decision.
CREATE OR REPLACE FUNCTION grant_own_staked(p_grant uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(own_decided(r)), 0)::bigint
  FROM promotion_grant g JOIN deposit d ON d.id = g.deposit_id
  JOIN round r ON r.player_id = g.player_id AND r.opened_at >= d.completed_at AND r.currency = g.currency AND NOT r.demo
    AND NOT (r.status = 'open' AND r.choices IS NOT NULL)
  WHERE g.id = p_grant
$$;

-- Ends a grant, with what that means for its money: 'ok'; 'round_open' where a round staked with its money must be decided
-- first; 'ended' when it was over already; 'not_found'. `p_state` is completed, cancelled or expired, `p_why` the reason
-- (domain/promotions/grant-state.ts) of one that is cancelled. The next one that waits is started.
CREATE OR REPLACE FUNCTION promotion_end(p_grant uuid, p_state grant_state, p_why text, p_now timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  v_player uuid;
  g promotion_grant;
  v_bonus bigint;
  v_locked bigint;
BEGIN
  SELECT x.player_id INTO v_player FROM promotion_grant x WHERE x.id = p_grant;
  IF NOT FOUND THEN RETURN 'not_found'; END IF;
  PERFORM play_lock(v_player);
  SELECT * INTO g FROM promotion_grant x WHERE x.id = p_grant FOR UPDATE;
  IF g.ended_at IS NOT NULL THEN RETURN 'ended'; END IF;
  -- What was taken back, or is turned into cash, does not wait: what the round pays then goes the same way (promotion_late).
  IF (p_state = 'expired' OR p_why IN ('forfeited', 'withdrawn')) AND grant_has_open_round(v_player, p_grant) THEN
    RETURN 'round_open';
  END IF;

  IF g.state = 'active' THEN
    SELECT coalesce(sum(a.balance) FILTER (WHERE a.kind = 'bonus'), 0), coalesce(sum(a.balance) FILTER (WHERE a.kind = 'locked'), 0)
      INTO v_bonus, v_locked FROM account a WHERE a.player_id = v_player AND a.currency = g.currency;
    IF p_state = 'completed' THEN
      PERFORM ledger_post('bonus_release', v_player, p_grant::text, p_now,
        ARRAY[ledger_account(v_player, g.currency, 'cash', ''), ledger_account(v_player, g.currency, 'bonus', '')],
        ARRAY[v_bonus, -v_bonus]);
    ELSE
      PERFORM ledger_post(CASE p_state WHEN 'expired' THEN 'bonus_expiry' ELSE 'bonus_forfeit' END, v_player, p_grant::text, p_now,
        ARRAY[ledger_account(v_player, g.currency, 'bonus', ''), ledger_account(v_player, g.currency, 'locked', ''),
          ledger_account(NULL, g.currency, 'promotions', g.promotion_id)],
        ARRAY[-v_bonus, -v_locked, v_bonus + v_locked]);
    END IF;
  END IF;
  UPDATE promotion_grant SET state = p_state, ended_at = p_now, ended_why = p_why WHERE id = p_grant;
  PERFORM promotion_next(v_player, p_now);
  RETURN 'ok';
END $$;

-- Turns bonus money of a running grant whose spins wait into cash, once all that was asked is staked. What its spins win later is to be staked by itself.
CREATE OR REPLACE FUNCTION promotion_release(g promotion_grant, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_bonus bigint;
  v_locked bigint;
BEGIN
  IF g.wagered < g.wager_required THEN RETURN; END IF;
  SELECT coalesce(sum(a.balance) FILTER (WHERE a.kind = 'bonus'), 0), coalesce(sum(a.balance) FILTER (WHERE a.kind = 'locked'), 0)
    INTO v_bonus, v_locked FROM account a WHERE a.player_id = g.player_id AND a.currency = g.currency;
  IF v_bonus = 0 OR v_locked > 0 OR grant_has_open_round(g.player_id, g.id) THEN RETURN; END IF;
  PERFORM ledger_post('bonus_release', g.player_id, g.id || ':' || pg_current_xact_id(), p_now,
    ARRAY[ledger_account(g.player_id, g.currency, 'cash', ''), ledger_account(g.player_id, g.currency, 'bonus', '')],
    ARRAY[v_bonus, -v_bonus]);
END $$;

-- Ends a running grant that has nothing more to wait for: all is staked, or nothing is left. Called when one of its rounds is
-- settled, and by whatever else changes what it has.
CREATE OR REPLACE FUNCTION promotion_check(p_grant uuid, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  g promotion_grant;
  v_bonus bigint;
  v_locked bigint;
BEGIN
  SELECT * INTO g FROM promotion_grant x WHERE x.id = p_grant AND x.state = 'active';
  IF NOT FOUND THEN RETURN; END IF;
  IF g.spins_left > 0 AND g.waits_since IS NOT NULL THEN
    -- What was staked as often as asked need not wait for spins that nobody knows when they can be played; what has nothing but such spins lets another
    -- begin.
    PERFORM promotion_release(g, p_now);
    PERFORM promotion_next(g.player_id, p_now);
    RETURN;
  END IF;
  IF g.spins_left > 0 AND (g.spins_until > p_now OR spins_held_since(g, p_now) IS NOT NULL) THEN RETURN; END IF;
  SELECT coalesce(sum(a.balance) FILTER (WHERE a.kind = 'bonus'), 0), coalesce(sum(a.balance) FILTER (WHERE a.kind = 'locked'), 0)
    INTO v_bonus, v_locked FROM account a WHERE a.player_id = g.player_id AND a.currency = g.currency;
  IF v_locked > 0 THEN RETURN; END IF;
  IF g.wagered >= g.wager_required AND (v_bonus > 0 OR g.wager_required > 0) THEN
    PERFORM promotion_end(p_grant, 'completed', NULL, p_now);
  ELSIF v_bonus = 0 AND NOT grant_has_open_round(g.player_id, p_grant) THEN
    PERFORM promotion_end(p_grant, 'cancelled', 'nothing_left', p_now);
  END IF;
END $$;

-- Whether a grant that waits its turn has anything that can be played now: money to stake, or spins of a game that is open to its player.
CREATE OR REPLACE FUNCTION grant_can_be_played(g promotion_grant, p_now timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT g.spins_left = 0 OR g.started_at IS NULL AND g.bonus > 0 OR spins_held_from(g.spin_game, g.player_id, p_now) IS NULL
$$;

-- Whether a grant that runs has nothing but free spins that cannot be played: no money, and no round that may still bring some.
CREATE OR REPLACE FUNCTION grant_only_waits(g promotion_grant) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT g.waits_since IS NOT NULL AND g.spins_left > 0
    AND NOT EXISTS (SELECT FROM account a WHERE a.player_id = g.player_id AND a.kind IN ('bonus', 'locked') AND a.balance <> 0)
    AND NOT EXISTS (SELECT FROM round r WHERE r.player_id = g.player_id AND r.status = 'open' AND r.grant_id = g.id)
$$;

-- Starts the grant that has waited longest, unless one runs. One that has nothing but spins that cannot be played steps back among those that
-- wait, where another can be played: it has no money, so the one that begins shares its accounts with nobody. Its time goes on standing still, and it
-- is first in the row when that one is over.
CREATE OR REPLACE FUNCTION promotion_next(p_player uuid, p_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  g promotion_grant;
  running promotion_grant;
BEGIN
  PERFORM play_lock(p_player);
  SELECT * INTO running FROM promotion_grant x WHERE x.player_id = p_player AND x.state = 'active';
  IF FOUND AND NOT grant_only_waits(running) THEN RETURN; END IF;
  SELECT x.* INTO g FROM promotion_grant x CROSS JOIN LATERAL (SELECT grant_can_be_played(x, p_now) AS playable) c
    WHERE x.player_id = p_player AND x.state = 'queued' AND x.queued_at IS NOT NULL AND (c.playable OR running.id IS NULL)
    ORDER BY c.playable DESC, x.queued_at, x.accepted_at, x.id LIMIT 1;
  IF NOT FOUND THEN RETURN; END IF;
  IF running.id IS NOT NULL THEN
    UPDATE promotion_grant SET state = 'queued' WHERE id = running.id;
    INSERT INTO promotion_event (grant_id, at, kind, actor, facts) VALUES (running.id, p_now, 'stepped_back', 'house', jsonb_build_object('for', g.id));
  END IF;
  IF g.started_at IS NOT NULL THEN
    -- It was given before; that its time runs on is seen to by `spins_turn`.
    UPDATE promotion_grant SET state = 'active' WHERE id = g.id;
    INSERT INTO promotion_event (grant_id, at, kind, actor) VALUES (g.id, p_now, 'resumed', 'house');
    RETURN;
  END IF;
  UPDATE promotion_grant SET state = 'active', started_at = p_now,
      expires_at = p_now + coalesce(g.days, g.spin_days) * interval '1 day', spins_until = p_now + g.spin_days * interval '1 day'
    WHERE id = g.id;
  PERFORM ledger_post('bonus_grant', p_player, g.id::text, p_now,
    ARRAY[ledger_account(p_player, g.currency, 'bonus', ''), ledger_account(NULL, g.currency, 'promotions', g.promotion_id)],
    ARRAY[g.bonus, -g.bonus]);
  PERFORM promotion_check(g.id, p_now);
END $$;

-- A grant that has its amounts is let run: at once, or after those before it. Of one that was held, the release. The state it
-- then has: 'active' or 'queued', 'completed' where nothing had to be staked, 'cancelled' where there was nothing to give.
CREATE OR REPLACE FUNCTION promotion_start(p_grant uuid, p_now timestamptz) RETURNS grant_state LANGUAGE plpgsql AS $$
DECLARE
  v_player uuid;
  v_state grant_state;
BEGIN
  SELECT g.player_id INTO v_player FROM promotion_grant g WHERE g.id = p_grant;
  PERFORM play_lock(v_player);
  UPDATE promotion_grant SET state = 'queued', queued_at = coalesce(queued_at, p_now)
    WHERE id = p_grant AND state IN ('pending', 'held', 'queued');
  PERFORM promotion_next(v_player, p_now);
  SELECT g.state INTO v_state FROM promotion_grant g WHERE g.id = p_grant;
  RETURN v_state;
END $$;

-- A grant is earned: `p_terms` are its amounts, as the service computed them from the rules (`GrantTerms` of
-- queries/promotion-money.ts). It starts, waits its turn or, with `p_held_for`, waits for people. The state it then has.
CREATE OR REPLACE FUNCTION promotion_earn(p_grant uuid, p_terms jsonb, p_held_for text, p_now timestamptz) RETURNS grant_state
LANGUAGE plpgsql AS $$
DECLARE v_player uuid;
BEGIN
  SELECT g.player_id INTO v_player FROM promotion_grant g WHERE g.id = p_grant;
  PERFORM play_lock(v_player);
  UPDATE promotion_grant g SET currency = t.currency, deposit_id = t.deposit_id, deposit_amount = coalesce(t.deposit_amount, 0),
      bonus = t.bonus, wager_required = t.wager_required, wager_times = coalesce(t.wager_times, 0), weights = t.weights,
      stake_max = t.stake_max, days = t.days,
      spin_game = t.spin_game, spin_stake = t.spin_stake, spins_total = coalesce(t.spins, 0), spins_left = coalesce(t.spins, 0),
      spin_days = t.spin_days, unlock_deposit = t.unlock_deposit, unlock_percent = t.unlock_percent,
      held_for = p_held_for, state = CASE WHEN p_held_for IS NULL THEN g.state ELSE 'held' END
    FROM jsonb_to_record(p_terms) AS t (currency text, deposit_id uuid, deposit_amount bigint, bonus bigint,
      wager_required numeric, wager_times integer, weights jsonb, stake_max bigint, days integer, spin_game text,
      spin_stake bigint, spins integer, spin_days integer, unlock_deposit bigint, unlock_percent integer)
    WHERE g.id = p_grant AND g.state IN ('pending', 'held', 'queued') AND g.started_at IS NULL;
  IF NOT FOUND OR p_held_for IS NOT NULL THEN
    RETURN (SELECT g.state FROM promotion_grant g WHERE g.id = p_grant);
  END IF;
  RETURN promotion_start(p_grant, p_now);
END $$;

-- What time has done to a running grant: its spins, or all of it, may be over. 'ok', 'round_open' where an open round must be
-- decided first, 'not_due', also for one whose time stopped before, since its spins cannot be played.
CREATE OR REPLACE FUNCTION promotion_lapse(p_grant uuid, p_now timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_player uuid;
  g promotion_grant;
BEGIN
  SELECT x.player_id INTO v_player FROM promotion_grant x WHERE x.id = p_grant;
  PERFORM play_lock(v_player);
  SELECT * INTO g FROM promotion_grant x WHERE x.id = p_grant AND x.state = 'active';
  IF spins_held_since(g, p_now) IS NOT NULL THEN RETURN 'not_due'; END IF;
  IF g.expires_at <= p_now THEN RETURN promotion_end(p_grant, 'expired', NULL, p_now); END IF;
  IF g.spins_left > 0 AND g.spins_until <= p_now THEN
    UPDATE promotion_grant SET spins_left = 0 WHERE id = p_grant;
    PERFORM promotion_check(p_grant, p_now);
    RETURN 'ok';
  END IF;
  RETURN 'not_due';
END $$;

-- Whoever moves a grant, a round that completes it or a job that lets it expire: its beginning and its end are on record.
CREATE OR REPLACE FUNCTION promotion_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO promotion_event (grant_id, at, kind, actor, facts)
      VALUES (NEW.id, NEW.accepted_at, 'accepted', 'player', jsonb_strip_nulls(jsonb_build_object('coupon', NEW.coupon)));
  END IF;
  IF NEW.started_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.started_at IS NULL) THEN
    INSERT INTO promotion_event (grant_id, at, kind, actor, facts)
      VALUES (NEW.id, NEW.started_at, 'started', 'house',
        jsonb_build_object('bonus', NEW.bonus, 'currency', NEW.currency, 'spins', NEW.spins_total));
  END IF;
  IF NEW.ended_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.ended_at IS NULL) THEN
    INSERT INTO promotion_event (grant_id, at, kind, actor, facts)
      VALUES (NEW.id, NEW.ended_at, NEW.state::text, 'house', jsonb_build_object('why', NEW.ended_why));
  END IF;
  RETURN NULL;
END $$;

-- Whether a grant was given up before it gave anything: no deposit came for it, nothing began and nobody had to look at it.
CREATE OR REPLACE FUNCTION grant_unused(g promotion_grant) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT g.state = 'cancelled' AND g.started_at IS NULL AND g.deposit_id IS NULL AND g.held_for IS NULL
$$;

-- What was written of a grant stays, unless the grant was never used.
CREATE OR REPLACE FUNCTION promotion_event_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM promotion_grant g WHERE g.id = OLD.grant_id AND grant_unused(g)) THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'FU003';
END $$;

-- Forgets what was never used and is over since before a moment, with its events; how many.
CREATE OR REPLACE FUNCTION forget_unused_grants(p_before timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE gone uuid[];
BEGIN
  SELECT array_agg(x.id) INTO gone FROM (
    SELECT g.id FROM promotion_grant g
    WHERE g.ended_at < p_before AND g.state = 'cancelled' AND g.started_at IS NULL AND g.deposit_id IS NULL AND g.held_for IS NULL
      AND NOT EXISTS (SELECT FROM coupon_use u WHERE u.grant_id = g.id)
    ORDER BY g.ended_at LIMIT 10000 FOR UPDATE SKIP LOCKED) x;
  -- The events first: whether they may go is asked of the grant.
  DELETE FROM promotion_event e WHERE e.grant_id = ANY (gone);
  DELETE FROM promotion_grant g WHERE g.id = ANY (gone);
  RETURN coalesce(cardinality(gone), 0);
END $$;

-- A name as two accounts are compared by it: without case, accents, repeated blanks and what joins or parts its letters.
CREATE OR REPLACE FUNCTION folded_name(p_name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(btrim(regexp_replace(translate(regexp_replace(replace(replace(regexp_replace(
    normalize(p_name, NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'),
    '[''`´’‘‛′׳״·‧.,。、/\u200c\u200d]', '', 'g'), 'øØłŁđĐı-‐‑‒–—', 'oOlLdDi      '), '\s+', ' ', 'g')))
$$;
