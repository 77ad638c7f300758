-- Events of the outbox (decision 056), each written in the transaction of its fact. src/lib/contract/events/ has a schema of every type
-- and version: another meaning of a field is another version. A round is told of in every bet.

-- Tells of a fact; its id. `p_key`: what the order of events is kept within; `p_facts` without anything personal.
CREATE OR REPLACE FUNCTION event_tell(
  p_type text, p_version integer, p_key text, p_player uuid, p_at timestamptz, p_facts jsonb
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE v_id bigint := nextval('event_id_seq');
BEGIN
  INSERT INTO event (id, at, type, version, key, player_id, facts) OVERRIDING SYSTEM VALUE
    VALUES (v_id, p_at, p_type, p_version, p_key, p_player, p_facts);
  INSERT INTO event_pending (event_id) VALUES (v_id);
  RETURN v_id;
END $$;

-- Of a player's own, as most are.
CREATE OR REPLACE FUNCTION event_of(p_type text, p_player uuid, p_at timestamptz, p_facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM event_tell(p_type, 1, p_player::text, p_player, p_at, p_facts);
END $$;

-- An end as it is told: NULL for what has none.
CREATE OR REPLACE FUNCTION event_until(p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN isfinite(p_at) THEN iso_instant(p_at) END
$$;

CREATE OR REPLACE FUNCTION event_of_player() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_now timestamptz := clock_timestamp();
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM event_of('player.registered', NEW.id, NEW.created_at, jsonb_build_object('language', NEW.language));
    RETURN NULL;
  END IF;
  IF OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL THEN
    PERFORM event_of('player.email_confirmed', NEW.id, NEW.confirmed_at, '{}');
  END IF;
  IF NEW.excluded_until IS DISTINCT FROM OLD.excluded_until THEN
    IF NEW.excluded_until IS NULL THEN PERFORM event_of('player.exclusion_ended', NEW.id, v_now, '{}');
    ELSE PERFORM event_of('player.excluded', NEW.id, v_now, jsonb_build_object('until', event_until(NEW.excluded_until)));
    END IF;
  END IF;
  IF NEW.timed_out_until IS DISTINCT FROM OLD.timed_out_until AND NEW.timed_out_until IS NOT NULL THEN
    PERFORM event_of('player.break_begun', NEW.id, v_now, jsonb_build_object('until', event_until(NEW.timed_out_until)));
  END IF;
  IF OLD.closed_at IS NULL AND NEW.closed_at IS NOT NULL THEN
    PERFORM event_of('player.closed', NEW.id, NEW.closed_at, '{}');
  ELSIF OLD.closed_at IS NOT NULL AND NEW.closed_at IS NULL THEN
    PERFORM event_of('player.reopened', NEW.id, v_now, '{}');
  END IF;
  RETURN NULL;
END $$;

-- Of what is noted for the auditor: who came in, and what changed about the ways in and about what a player wants to hear.
CREATE OR REPLACE FUNCTION event_of_security() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.player_id IS NULL THEN RETURN NULL; END IF;
  IF NEW.kind = 'signed_in' THEN
    PERFORM event_of('player.signed_in', NEW.player_id, NEW.at, jsonb_build_object('by', NEW.facts -> 'by'));
  ELSIF NEW.kind IN ('password_changed', 'password_reset', 'second_factor_on', 'second_factor_off', 'recovery_codes_renewed',
    'passkey_added', 'passkey_removed') THEN
    PERFORM event_of('player.sign_in_changed', NEW.player_id, NEW.at, jsonb_build_object('what', NEW.kind));
  ELSIF NEW.kind IN ('promotions_on', 'promotions_off') THEN
    PERFORM event_of('player.marketing_changed', NEW.player_id, NEW.at, jsonb_build_object('wanted', NEW.kind = 'promotions_on'));
  ELSIF NEW.kind = 'profile_filled' THEN
    PERFORM event_of('player.profile_filled', NEW.player_id, NEW.at,
      jsonb_build_object('fields', to_jsonb(string_to_array(NEW.facts ->> 'fields', ','))));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION event_of_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM event_of('player.terms_accepted', NEW.player_id, NEW.accepted_at,
    jsonb_build_object('document', NEW.document, 'number', NEW.number, 'version', NEW.version));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION event_of_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.value, NEW.due_at, NEW.pending_value) IS NOT DISTINCT FROM (OLD.value, OLD.due_at, OLD.pending_value) THEN
    RETURN NULL;
  END IF;
  PERFORM event_of('limit.changed', NEW.player_id, NEW.changed_at, jsonb_build_object(
    'limit', NEW.kind, 'period', NEW.period, 'unit', CASE NEW.kind WHEN 'session' THEN 'minutes' ELSE 'eur_cents' END,
    'before', CASE TG_OP WHEN 'UPDATE' THEN OLD.value::text END, 'value', NEW.value::text,
    'easing', CASE WHEN NEW.due_at IS NOT NULL THEN jsonb_build_object('value', NEW.pending_value::text, 'from', iso_instant(NEW.due_at)) END));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION event_of_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE d document;
BEGIN
  IF NEW.kind NOT IN ('uploaded', 'approved', 'rejected') THEN RETURN NULL; END IF;
  SELECT * INTO d FROM document x WHERE x.id = NEW.document_id;
  PERFORM event_of(CASE NEW.kind WHEN 'uploaded' THEN 'document.uploaded' ELSE 'document.reviewed' END, d.player_id, NEW.at,
    jsonb_build_object('documentId', d.id, 'paper', d.kind)
      || CASE WHEN NEW.kind = 'uploaded' THEN '{}' ELSE jsonb_build_object('decision', NEW.kind, 'reason', d.reason) END);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION event_of_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_facts jsonb;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.state = OLD.state THEN RETURN NULL; END IF;
  v_facts := jsonb_build_object('depositId', NEW.id, 'gateway', NEW.gateway, 'currency', NEW.currency, 'amount', NEW.amount::text);
  IF TG_OP = 'INSERT' THEN PERFORM event_of('deposit.begun', NEW.player_id, NEW.created_at, v_facts); END IF;
  CASE NEW.state
    WHEN 'completed' THEN PERFORM event_of('deposit.credited', NEW.player_id, NEW.completed_at, v_facts);
    WHEN 'held' THEN PERFORM event_of('deposit.held', NEW.player_id, NEW.held_at, v_facts || jsonb_build_object('for', NEW.held_for));
    WHEN 'failed' THEN PERFORM event_of('deposit.failed', NEW.player_id, NEW.updated_at, v_facts || '{"why": "failed"}');
    WHEN 'expired' THEN PERFORM event_of('deposit.failed', NEW.player_id, NEW.updated_at, v_facts || '{"why": "expired"}');
    WHEN 'refunded' THEN PERFORM event_of('deposit.refunded', NEW.player_id, NEW.updated_at, v_facts);
    WHEN 'reversed' THEN PERFORM event_of('deposit.reversed', NEW.player_id, NEW.updated_at, v_facts);
    ELSE NULL;
  END CASE;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION event_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.state = OLD.state THEN RETURN NULL; END IF;
  PERFORM event_of('withdrawal.' || NEW.state, NEW.player_id, NEW.updated_at, jsonb_build_object('withdrawalId', NEW.id,
    'provider', NEW.provider, 'currency', NEW.currency, 'amount', NEW.amount::text, 'eurCents', NEW.eur_cents::text));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION event_of_adjustment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM event_of('wallet.adjusted', NEW.player_id, NEW.at, jsonb_build_object('provider', NEW.provider,
    'currency', NEW.currency, 'amount', NEW.amount::text));
  RETURN NULL;
END $$;

-- In the transaction that books it: who proposed and who approved it is said by `staff.acted`, and why by nobody outside.
CREATE OR REPLACE FUNCTION event_of_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM event_of('player.corrected', NEW.player_id, NEW.decided_at, jsonb_build_object('correctionId', NEW.id,
    'currency', NEW.facts ->> 'currency', 'amount', NEW.facts ->> 'amountMinor', 'cause', NEW.facts ->> 'cause'));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION event_of_bonus() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  g promotion_grant;
  v_facts jsonb;
BEGIN
  SELECT * INTO g FROM promotion_grant x WHERE x.id = NEW.grant_id;
  v_facts := jsonb_build_object('grantId', g.id, 'promotionId', g.promotion_id, 'promotionVersion', g.version);
  CASE NEW.kind
    WHEN 'accepted' THEN PERFORM event_of('bonus.accepted', g.player_id, NEW.at, v_facts);
    WHEN 'held' THEN PERFORM event_of('bonus.held', g.player_id, NEW.at, v_facts);
    WHEN 'released', 'refused' THEN
      PERFORM event_of('bonus.decided', g.player_id, NEW.at, v_facts || jsonb_build_object('decision', NEW.kind));
    WHEN 'started' THEN
      PERFORM event_of('bonus.granted', g.player_id, NEW.at,
        v_facts || jsonb_build_object('currency', g.currency, 'bonus', g.bonus::text, 'spins', g.spins_total));
    WHEN 'completed', 'cancelled', 'expired' THEN
      PERFORM event_of('bonus.ended', g.player_id, NEW.at, v_facts || jsonb_build_object('how', NEW.kind, 'why', NEW.facts -> 'why'));
    WHEN 'reversed' THEN
      PERFORM event_of('bonus.reversed', g.player_id, NEW.at,
        v_facts || jsonb_build_object('currency', g.currency, 'released', NEW.facts ->> 'released'));
    ELSE NULL;
  END CASE;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION event_of_cashback() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM event_of('loyalty.cashback_paid', NEW.player_id, NEW.at, jsonb_build_object('week', NEW.week, 'percent', NEW.percent,
    'currency', NEW.currency, 'amount', NEW.amount::text));
  RETURN NULL;
END $$;

-- Play money is nobody's fact. A round that is settled again, as an outside studio may, is told again as it then stands.
CREATE OR REPLACE FUNCTION event_of_round() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_id bigint;
BEGIN
  IF NEW.demo OR NEW.status = 'open' THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND NEW.status = OLD.status AND NEW.stake = OLD.stake AND NEW.payout = OLD.payout THEN RETURN NULL; END IF;
  v_id := nextval('event_id_seq');
  INSERT INTO event (id, at, type, version, key, player_id, facts) OVERRIDING SYSTEM VALUE
    VALUES (v_id, NEW.ended_at, CASE NEW.status WHEN 'settled' THEN 'round.settled' ELSE 'round.cancelled' END, 1, NEW.player_id, NEW.player_id,
      jsonb_build_object('roundId', NEW.id, 'gameId', NEW.game_id, 'provider', NEW.provider, 'currency', NEW.currency,
        'stake', NEW.stake::text, 'stakeBonus', NEW.stake_bonus::text, 'payout', NEW.payout::text, 'undecided', NEW.undecided::text,
        'jackpotWin', NEW.jackpot_win::text, 'freeSpin', NEW.free_spin));
  INSERT INTO event_pending (event_id) VALUES (v_id);
  RETURN NULL;
END $$;

-- Books that were put back go on in another epoch: numbers of the one before that are not below the next number are void.
CREATE OR REPLACE FUNCTION event_of_epoch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM event_tell('house.epoch_begun', 1, 'house', NULL, NEW.began_at, jsonb_build_object('epoch', NEW.number, 'reason', NEW.reason));
  RETURN NULL;
END $$;

-- Gives the next numbers to events that wait, the oldest first, at most `p_most`; how many. By one caller at a time. What commits later is
-- numbered later, and what was rolled back never waits here: no number is left out, and none comes in between.
CREATE OR REPLACE FUNCTION event_give_numbers(p_most integer) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_last bigint := (SELECT coalesce(max(number), 0) FROM event_number);
  v_given bigint;
BEGIN
  WITH taken AS (DELETE FROM event_pending WHERE ctid = ANY (ARRAY(SELECT p.ctid FROM event_pending p ORDER BY p.event_id LIMIT p_most))
    RETURNING event_id)
  INSERT INTO event_number (number, epoch, event_id)
    SELECT v_last + row_number() OVER (ORDER BY event_id), house_epoch(), event_id FROM taken ORDER BY event_id;
  GET DIAGNOSTICS v_given = ROW_COUNT;
  RETURN v_given;
END $$;

-- ---- Webhooks ----

-- Makes deliveries of at most `p_most` events that an endpoint has not had, and moves its cursor; how far it was behind is not more than
-- that. Of each key the first goes at once, unless an earlier one of it waits; 0 where another process is at it.
CREATE OR REPLACE FUNCTION webhook_fan_out(p_endpoint uuid, p_most integer, p_now timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  e webhook_endpoint;
  v_upto bigint;
BEGIN
  SELECT * INTO e FROM webhook_endpoint x WHERE x.id = p_endpoint AND x.removed_at IS NULL FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN 0; END IF;
  SELECT least(max(number), e.cursor + p_most) INTO v_upto FROM event_number;
  IF v_upto IS NULL OR v_upto <= e.cursor THEN RETURN 0; END IF;
  INSERT INTO webhook_delivery (endpoint_id, number, key, state, run_at)
    SELECT e.id, n.number, v.key, 'pending',
      CASE WHEN row_number() OVER (PARTITION BY v.key ORDER BY n.number) = 1 AND NOT EXISTS (SELECT FROM webhook_delivery d
        WHERE d.endpoint_id = e.id AND d.key = v.key AND d.state = 'pending') THEN p_now ELSE 'infinity' END
    FROM event_number n JOIN event v ON v.id = n.event_id
    WHERE n.number > e.cursor AND n.number <= v_upto AND (e.types IS NULL OR v.type = ANY (e.types))
      AND (e.affiliate_id IS NULL OR (v.type LIKE 'affiliate.%' AND v.facts ->> 'affiliateId' = e.affiliate_id));
  UPDATE webhook_endpoint SET cursor = v_upto WHERE id = e.id;
  RETURN v_upto - e.cursor;
END $$;

-- Ends a delivery, as sent or dead, and lets the next of its key go. The endpoint's row keeps a fan-out from looking in between.
CREATE OR REPLACE FUNCTION webhook_end(
  p_endpoint uuid, p_number bigint, p_state text, p_status integer, p_reason text, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_key text;
BEGIN
  PERFORM FROM webhook_endpoint e WHERE e.id = p_endpoint FOR KEY SHARE;
  UPDATE webhook_delivery d SET state = p_state, ended_at = p_now, last_status = p_status, last_reason = p_reason
    WHERE d.endpoint_id = p_endpoint AND d.number = p_number AND d.state = 'pending' RETURNING d.key INTO v_key;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE webhook_delivery d SET run_at = p_now
    WHERE d.endpoint_id = p_endpoint AND d.state = 'pending' AND d.run_at = 'infinity' AND d.number = (SELECT min(x.number)
      FROM webhook_delivery x WHERE x.endpoint_id = p_endpoint AND x.key = v_key AND x.state = 'pending');
END $$;

-- Sends dead deliveries of an endpoint again: all, or the one of a number; how many. One waits its turn where its key has others.
CREATE OR REPLACE FUNCTION webhook_resend(p_endpoint uuid, p_number bigint, p_now timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_revived bigint;
BEGIN
  PERFORM FROM webhook_endpoint e WHERE e.id = p_endpoint AND e.removed_at IS NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN 0; END IF;
  WITH dead AS (
    SELECT d.number, row_number() OVER (PARTITION BY d.key ORDER BY d.number) = 1 AND NOT EXISTS (SELECT FROM webhook_delivery x
        WHERE x.endpoint_id = d.endpoint_id AND x.key = d.key AND x.state = 'pending') AS is_next
    FROM webhook_delivery d WHERE d.endpoint_id = p_endpoint AND d.state = 'dead' AND (p_number IS NULL OR d.number = p_number))
  UPDATE webhook_delivery d SET state = 'pending', ended_at = NULL, attempts = 0,
      run_at = CASE WHEN dead.is_next THEN p_now ELSE 'infinity' END
    FROM dead WHERE d.endpoint_id = p_endpoint AND d.number = dead.number;
  GET DIAGNOSTICS v_revived = ROW_COUNT;
  RETURN v_revived;
END $$;

-- Tells an endpoint nothing more, and forgets what waited for it; false where there is none. Its row is locked before anything is deleted:
-- a fan-out that is at it ends first, and what it made is seen.
CREATE OR REPLACE FUNCTION webhook_remove(p_endpoint uuid, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE webhook_endpoint e SET removed_at = p_now WHERE e.id = p_endpoint AND e.removed_at IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM webhook_delivery d WHERE d.endpoint_id = p_endpoint;
  RETURN true;
END $$;
