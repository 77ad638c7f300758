-- What a running bonus means for stakes, for what comes back of them, and for withdrawals. Called by the paths of stakes and of
-- withdrawals, each under the player's lock.

-- Asked before every stake of a promoted player for real money, under the player's lock: 'ok', or 'bonus_stake_limit' and the
-- facts to tell. A grant whose time is over ends here. `p_grant` is the one that the stake is placed under, `p_counts` what it
-- will count once it is decided; NULL: nothing. `p_bound` is what the cap binds: of a game that lets the player add bets, all
-- that then lies on the table; NULL where the rules gave the right to the stake. `p_hedge`: what the bets leave at risk, in
-- hundredths of a percent (domain/promotions/risk.ts).
CREATE OR REPLACE FUNCTION promotion_stake(
  p_player uuid, p_currency text, p_game text, p_stake bigint, p_bound bigint, p_hedge integer, p_now timestamptz,
  OUT code text, OUT facts jsonb, OUT grant_id uuid, OUT counts numeric
) LANGUAGE plpgsql AS $$
DECLARE g promotion_grant;
BEGIN
  code := 'ok';
  LOOP
    SELECT * INTO g FROM promotion_grant x WHERE x.player_id = p_player AND x.state = 'active';
    IF NOT FOUND THEN RETURN; END IF;
    -- One that waits for an open round goes on without counting.
    EXIT WHEN coalesce(g.expires_at > p_now, true) OR promotion_lapse(g.id, p_now) <> 'ok';
  END LOOP;
  IF g.currency <> p_currency THEN RETURN; END IF;
  -- What has nothing but spins that cannot be played binds no stake: nobody knows for how long.
  IF p_bound > g.stake_max AND NOT grant_only_waits(g) THEN
    code := 'bonus_stake_limit';
    facts := jsonb_build_object('limit', decimal_amount(g.stake_max, p_currency), 'currency', p_currency);
    RETURN;
  END IF;
  grant_id := g.id;
  -- While spins wait, which may be for long, nothing counts beyond what was asked: what they win is to be staked by itself.
  IF coalesce(g.expires_at > p_now, true) AND NOT (g.waits_since IS NOT NULL AND g.wagered >= g.wager_required) THEN
    counts := p_stake::numeric * grant_weight(g.weights, p_game) * p_hedge / 10000;
  END IF;
END $$;

-- What a stake on a game counts under a grant, in the unit of `wagered`.
CREATE OR REPLACE FUNCTION grant_counts(p_grant uuid, p_game text, p_stake bigint) RETURNS numeric LANGUAGE sql STABLE AS $$
  SELECT p_stake::numeric * grant_weight(g.weights, p_game) FROM promotion_grant g WHERE g.id = p_grant
$$;

-- The same for a stake that is added to a round: `counts` is the whole round's from then on. `bonus_goes`: bonus money may be
-- added. Only of the grant that the round was begun under: two grants' money in one round could not be told apart when it pays, and
-- a round begun before the grant was under no cap, so that bonus money would be laid on a hand that is known by then.
CREATE OR REPLACE FUNCTION promotion_add(
  p_round round, p_player uuid, p_currency text, p_game text, p_added bigint, p_bound bigint, p_hedge integer, p_now timestamptz,
  OUT code text, OUT facts jsonb, OUT grant_id uuid, OUT counts numeric, OUT bonus_goes boolean
) LANGUAGE plpgsql AS $$
DECLARE promo record;
BEGIN
  SELECT * INTO promo FROM promotion_stake(p_player, p_currency, p_game, p_added, p_bound, p_hedge, p_now);
  code := promo.code;
  facts := promo.facts;
  IF p_round.id IS NULL THEN
    -- The bet that begins a round of a studio.
    grant_id := promo.grant_id;
    counts := promo.counts;
    bonus_goes := true;
    RETURN;
  END IF;
  grant_id := p_round.grant_id;
  counts := p_round.wager_counts;
  bonus_goes := p_round.grant_id IS NOT DISTINCT FROM promo.grant_id;
  -- What was begun in time counts; a hedge is one of all the round's bets.
  IF bonus_goes AND counts IS NOT NULL THEN
    counts := grant_counts(grant_id, p_game, p_round.stake + p_added) * p_hedge / 10000;
  END IF;
END $$;

-- Minor units as answers show them.
CREATE OR REPLACE FUNCTION decimal_amount(p_amount bigint, p_currency text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN c.subunits_to_unit = 1 THEN p_amount::text
    ELSE (p_amount / c.subunits_to_unit)::text || '.'
      || lpad((p_amount % c.subunits_to_unit)::text, length(c.subunits_to_unit::text) - 1, '0') END
  FROM currency c WHERE c.code = p_currency
$$;

-- Bonus money that comes back from a round after its grant has ended goes where the grant's own went: to cash when it was
-- completed, else to what promotions cost. `p_movement` brought it. The round keeps the split that it was staked with.
-- A grant that ended because nothing was left goes on with what there is after all: a cash-out that came in time and was slower
-- than the count of what was lost (shared_settle). Where another one runs by then the player has it as own money; where its own time
-- has run out by then it goes the way of an expired one. So it is with one that stepped back while its spins wait (promotion_next).
CREATE OR REPLACE FUNCTION promotion_late(p_grant uuid, p_amount bigint, p_movement bigint, p_now timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  g promotion_grant;
  v_own boolean;
  v_over boolean;
BEGIN
  SELECT * INTO g FROM promotion_grant x WHERE x.id = p_grant;
  IF g.ended_at IS NULL AND g.state <> 'queued' THEN RETURN; END IF;
  IF g.state = 'queued' AND NOT EXISTS (SELECT FROM promotion_grant x WHERE x.player_id = g.player_id AND x.state = 'active') THEN
    UPDATE promotion_grant SET state = 'active' WHERE id = p_grant;
    RETURN;
  END IF;
  v_own := g.state = 'queued' OR g.state = 'completed' OR g.ended_why = 'nothing_left';
  v_over := g.state = 'expired';
  IF g.ended_why = 'nothing_left'
    AND NOT EXISTS (SELECT FROM promotion_grant x WHERE x.player_id = g.player_id AND x.state = 'active') THEN
    v_over := coalesce(g.expires_at <= p_now, false);
    IF NOT v_over THEN
      UPDATE promotion_grant SET state = 'active', ended_at = NULL, ended_why = NULL WHERE id = p_grant;
      RETURN;
    END IF;
    v_own := false;
  END IF;
  PERFORM ledger_post(CASE WHEN v_own THEN 'bonus_release' WHEN v_over THEN 'bonus_expiry' ELSE 'bonus_forfeit' END,
    g.player_id, g.id || ':' || p_movement, p_now,
    ARRAY[ledger_account(g.player_id, g.currency, 'bonus', ''), CASE WHEN v_own THEN ledger_account(g.player_id, g.currency, 'cash', '')
      ELSE ledger_account(NULL, g.currency, 'promotions', g.promotion_id) END],
    ARRAY[-p_amount, p_amount]);
END $$;

-- A round counts when it is settled, on whichever path that happens, once: what is given back never does.
CREATE OR REPLACE FUNCTION promotion_round_settled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'settled' THEN RETURN NULL; END IF;
  UPDATE promotion_grant SET wagered = wagered + NEW.wager_counts
    WHERE id = NEW.grant_id AND state = 'active' AND NEW.wager_counts > 0 AND NOT NEW.free_spin;
  PERFORM promotion_check(NEW.grant_id, NEW.ended_at);
  RETURN NULL;
END $$;

-- What a withdrawal of so much would cost: grants whose deposit it takes before that is staked. No row: nothing. The deposits of
-- all grants from that one on must be there or staked since: one stake, or one deposit that is left, does not stand for several.
CREATE OR REPLACE FUNCTION grants_lost_by_withdrawal(p_player uuid, p_currency text, p_amount bigint)
RETURNS TABLE (grant_id uuid, state grant_state, bonus bigint, locked bigint, spins integer) LANGUAGE sql STABLE AS $$
  SELECT g.id, g.state, CASE WHEN g.state = 'active' THEN b.bonus WHEN g.started_at IS NULL THEN g.bonus ELSE 0 END,
    CASE g.state WHEN 'active' THEN b.locked ELSE 0 END, g.spins_left
  FROM promotion_grant g JOIN player_balance b ON b.player_id = g.player_id AND b.currency = g.currency
  WHERE g.player_id = p_player AND g.currency = p_currency AND g.state IN ('held', 'queued', 'active') AND g.deposit_id IS NOT NULL
    AND b.cash - p_amount < (
      SELECT sum(l.deposit_amount) FROM promotion_grant l JOIN deposit later ON later.id = l.deposit_id
      JOIN deposit own ON own.id = g.deposit_id
      WHERE l.player_id = p_player AND l.currency = p_currency AND l.state IN ('held', 'queued', 'active')
        AND (later.completed_at, later.id) >= (own.completed_at, own.id)
    ) - grant_own_staked(g.id)
$$;

-- Asked before a withdrawal sets money aside, under the player's lock: 'ok', 'withdrawal_ends_bonus' with what would be lost
-- unless `p_ends` says that the player knows, 'round_open' where a round staked with bonus money must be decided first.
CREATE OR REPLACE FUNCTION promotion_withdrawal(
  p_player uuid, p_currency text, p_amount bigint, p_ends boolean, p_now timestamptz, OUT code text, OUT facts jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  lost record;
  g record;
BEGIN
  code := 'ok';
  SELECT count(*) AS grants, sum(l.bonus)::bigint AS bonus, sum(l.locked)::bigint AS locked, sum(l.spins) AS spins,
      bool_or(l.state = 'active' AND grant_has_open_round(p_player, l.grant_id)) AS waits
    INTO lost FROM grants_lost_by_withdrawal(p_player, p_currency, p_amount) l;
  IF lost.grants = 0 THEN RETURN; END IF;
  IF NOT p_ends THEN
    code := 'withdrawal_ends_bonus';
    facts := jsonb_build_object('bonus', decimal_amount(lost.bonus, p_currency), 'locked', decimal_amount(lost.locked, p_currency),
      'currency', p_currency, 'freeSpins', lost.spins);
    RETURN;
  END IF;
  IF lost.waits THEN code := 'round_open'; RETURN; END IF;
  -- Those that wait first, or the end of the running one would start them.
  FOR g IN SELECT l.grant_id FROM grants_lost_by_withdrawal(p_player, p_currency, p_amount) l ORDER BY l.state = 'active' LOOP
    PERFORM promotion_end(g.grant_id, 'cancelled', 'withdrawn', p_now);
  END LOOP;
END $$;
