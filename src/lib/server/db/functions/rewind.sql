-- What happens to books that were put back to an earlier moment, before the doors open (decision 048, `services/rewind/`).

-- Ends whatever a person holds that was given out before: sessions, links, tickets, tokens, spent codes. How many of each.
CREATE OR REPLACE FUNCTION rewind_shut(p_now timestamptz) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_told jsonb := '{}';
  v_rows bigint;
BEGIN
  UPDATE session SET ended_at = p_now WHERE ended_at IS NULL;
  GET DIAGNOSTICS v_rows = ROW_COUNT;
  v_told := v_told || jsonb_build_object('sessions', v_rows);
  UPDATE game_session SET ended_at = p_now WHERE ended_at IS NULL;
  GET DIAGNOSTICS v_rows = ROW_COUNT;
  v_told := v_told || jsonb_build_object('gameSessions', v_rows);
  UPDATE email_token SET used_at = p_now WHERE used_at IS NULL;
  GET DIAGNOSTICS v_rows = ROW_COUNT;
  v_told := v_told || jsonb_build_object('links', v_rows);
  UPDATE recovery_code SET used_at = p_now WHERE used_at IS NULL;
  GET DIAGNOSTICS v_rows = ROW_COUNT;
  v_told := v_told || jsonb_build_object('recoveryCodes', v_rows);
  -- No code of an authenticator that may have been typed by now counts again: the next one does.
  UPDATE second_factor SET last_step = greatest(last_step, extract(epoch FROM p_now)::bigint / 30 + 1);
  DELETE FROM sign_in_ticket;
  DELETE FROM passkey_challenge;
  DELETE FROM launch_token;
  DELETE FROM made_key;
  DELETE FROM known_device;
  UPDATE staff_session SET ended_at = p_now WHERE ended_at IS NULL;
  GET DIAGNOSTICS v_rows = ROW_COUNT;
  v_told := v_told || jsonb_build_object('deskSessions', v_rows);
  UPDATE staff_invite SET retired_at = p_now WHERE used_at IS NULL AND retired_at IS NULL;
  DELETE FROM staff_challenge;
  -- What was proposed may have been decided since: whoever still wants it proposes it anew.
  UPDATE proposal SET expires_at = p_now WHERE state = 'open' AND expires_at > p_now;
  GET DIAGNOSTICS v_rows = ROW_COUNT;
  v_told := v_told || jsonb_build_object('proposals', v_rows);
  -- Whoever can pay may have been asked since: each is asked what became of it before it is paid.
  UPDATE withdrawal SET asked_at = coalesce(asked_at, p_now), run_at = p_now WHERE state = 'approved' AND provider <> 'crypto';
  GET DIAGNOSTICS v_rows = ROW_COUNT;
  RETURN v_told || jsonb_build_object('payoutsToAsk', v_rows);
END $$;

-- Reveals a pair of an earlier epoch, which decides no round any more.
CREATE OR REPLACE FUNCTION rewind_retire_pair(p_pair bigint, p_seed text, p_now timestamptz) RETURNS void LANGUAGE sql AS $$
  UPDATE seed_pair SET status = 'revealed', server_seed = p_seed, revealed_at = p_now WHERE id = p_pair AND status <> 'revealed'
$$;

-- The player as the journal last knew them: an exclusion never comes out shorter, a closed account not open. True where that changed something.
CREATE OR REPLACE FUNCTION rewind_player(p_player uuid, p_data jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE player p SET excluded_until = greatest(p.excluded_until, (p_data ->> 'excluded_until')::timestamptz),
      timed_out_until = greatest(p.timed_out_until, (p_data ->> 'timed_out_until')::timestamptz),
      closed_at = (p_data ->> 'closed_at')::timestamptz, closing_reason = p_data ->> 'closing_reason',
      -- What a register said since: it is asked before it lets the player in again. What they decided themselves stays as long.
      register_excluded_at = coalesce(p.register_excluded_at, (p_data ->> 'register_excluded_at')::timestamptz),
      own_excluded_until = CASE
        WHEN p.register_excluded_at IS NULL AND p_data ->> 'register_excluded_at' IS NULL THEN NULL
        WHEN p.register_excluded_at IS NULL THEN greatest(p.excluded_until, (p_data ->> 'own_excluded_until')::timestamptz)
        WHEN p_data ->> 'register_excluded_at' IS NULL THEN greatest(p.own_excluded_until, (p_data ->> 'excluded_until')::timestamptz)
        ELSE greatest(p.own_excluded_until, (p_data ->> 'own_excluded_until')::timestamptz) END
    WHERE p.id = p_player AND (
      greatest(p.excluded_until, (p_data ->> 'excluded_until')::timestamptz) IS DISTINCT FROM p.excluded_until
      OR greatest(p.timed_out_until, (p_data ->> 'timed_out_until')::timestamptz) IS DISTINCT FROM p.timed_out_until
      OR (p_data ->> 'closed_at')::timestamptz IS DISTINCT FROM p.closed_at);
  IF NOT FOUND THEN RETURN false; END IF;
  -- What registers said before they excluded came back with the books, and is no answer any more.
  IF p_data ->> 'register_excluded_at' IS NOT NULL THEN
    UPDATE register_standing SET answer = 'unasked', asked_at = '-infinity', clear_until = '-infinity'
      WHERE player_id = p_player AND answer <> 'excluded';
  END IF;
  -- As an exclusion does: marketing comes back by the player's own wish alone.
  UPDATE player_details d SET receive_email_promo = false FROM player p
    WHERE p.id = p_player AND d.player_id = p.id AND p.excluded_until IS NOT NULL AND d.receive_email_promo;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION rewind_limit(p_player uuid, p_data jsonb, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_now player_limit := jsonb_populate_record(NULL::player_limit, p_data);
  v_rows bigint;
BEGIN
  PERFORM play_lock(p_player);
  INSERT INTO player_limit AS l (player_id, kind, period, value, due_at, pending_value, told_at, changed_at)
    VALUES (p_player, v_now.kind, v_now.period, v_now.value, v_now.due_at, v_now.pending_value, v_now.told_at, v_now.changed_at)
    ON CONFLICT (player_id, kind, period) DO UPDATE SET value = excluded.value, due_at = excluded.due_at,
      pending_value = excluded.pending_value, told_at = excluded.told_at, changed_at = excluded.changed_at
    WHERE (l.value, l.due_at, l.pending_value) IS DISTINCT FROM (excluded.value, excluded.due_at, excluded.pending_value);
  GET DIAGNOSTICS v_rows = ROW_COUNT;
  IF v_rows > 0 THEN PERFORM refresh_guard(p_player, p_now); END IF;
  RETURN v_rows > 0;
END $$;

-- A password that was changed meanwhile: the old one, which comes back with the books, opens nothing.
-- `p_hash` is of a password that nobody knows; a link for a new one goes out.
CREATE OR REPLACE FUNCTION rewind_password(p_player uuid, p_hash text, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE player SET password_hash = p_hash WHERE id = p_player;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO mail_job (kind, player_id, created_at, run_at) VALUES ('reset_password', p_player, p_now, p_now);
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION rewind_factor(p_player uuid, p_data jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_now second_factor := jsonb_populate_record(NULL::second_factor, p_data);
  v_rows bigint;
BEGIN
  INSERT INTO second_factor AS f (player_id, secret_sealed, started_at, confirmed_at, last_step)
    VALUES (p_player, v_now.secret_sealed, v_now.started_at, v_now.confirmed_at, v_now.last_step)
    ON CONFLICT (player_id) DO UPDATE SET secret_sealed = excluded.secret_sealed, started_at = excluded.started_at,
      confirmed_at = excluded.confirmed_at
    WHERE f.secret_sealed IS DISTINCT FROM excluded.secret_sealed OR f.confirmed_at IS DISTINCT FROM excluded.confirmed_at;
  GET DIAGNOSTICS v_rows = ROW_COUNT;
  RETURN v_rows > 0;
END $$;

CREATE OR REPLACE FUNCTION rewind_passkey(p_player uuid, p_data jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM passkey WHERE player_id = p_player AND credential_id = p_data ->> 'credential_id';
  RETURN FOUND;
END $$;

-- What was taken from somebody of the house stays taken: their place, a right, a passkey. True where that changed something.
CREATE OR REPLACE FUNCTION rewind_staff(p_kind text, p_data jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_id uuid := (p_data ->> 'id')::uuid;
  v_at timestamptz := (p_data ->> 'at')::timestamptz;
BEGIN
  IF p_kind = 'staff_ended' THEN
    UPDATE staff SET ended_at = v_at WHERE id = v_id AND ended_at IS NULL;
  ELSIF p_kind = 'staff_right_ended' THEN
    UPDATE staff_right SET ended_at = v_at WHERE id = v_id AND ended_at IS NULL;
  ELSE
    UPDATE staff_passkey SET removed_at = v_at WHERE id = v_id AND removed_at IS NULL;
  END IF;
  RETURN FOUND;
END $$;

-- Somebody of the house whom the journal names. Whom these books never knew has no place in them, and none of their rights: they are named as
-- who did it, and their name stays free for when they are taken in anew.
CREATE OR REPLACE FUNCTION rewind_person(p_data jsonb, p_now timestamptz) RETURNS uuid LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO staff (id, name, name_key, created_at, ended_at)
    VALUES ((p_data ->> 'id')::uuid, p_data ->> 'name', 'restored ' || (p_data ->> 'id'), p_now, p_now) ON CONFLICT DO NOTHING;
  RETURN (p_data ->> 'id')::uuid;
END $$;

-- Whether a part that was settled holds a game to more than another: it is off, or earlier; hidden in a further country; less can be staked.
CREATE OR REPLACE FUNCTION setting_is_stricter(p_part text, p_value jsonb, p_than jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_part
    WHEN 'off' THEN p_value ? 'from' AND coalesce((p_value ->> 'from')::timestamptz < (p_than ->> 'from')::timestamptz, true)
    WHEN 'countries' THEN NOT coalesce(p_value -> 'hidden', '[]') <@ coalesce(p_than -> 'hidden', '[]')
    ELSE EXISTS (SELECT FROM jsonb_each(p_value) e
      WHERE coalesce((e.value ->> 'min')::bigint > coalesce((p_than -> e.key ->> 'min')::bigint, 0), false)
        OR coalesce((e.value ->> 'max')::bigint < coalesce((p_than -> e.key ->> 'max')::bigint, 9223372036854775807), false)) END
$$;

-- What holds a game to all that two values of a part do: the earlier end, the countries of both, the narrower stakes. Where nothing could be
-- staked between those it is the first's.
CREATE OR REPLACE FUNCTION setting_strictest(p_part text, p_value jsonb, p_than jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_part
    WHEN 'off' THEN CASE WHEN setting_is_stricter('off', p_value, p_than) THEN p_value ELSE p_than END
    WHEN 'countries' THEN jsonb_build_object('hidden', (SELECT coalesce(jsonb_agg(DISTINCT c ORDER BY c), '[]')
      FROM jsonb_array_elements_text(coalesce(p_value -> 'hidden', '[]') || coalesce(p_than -> 'hidden', '[]')) c))
    ELSE (SELECT coalesce(jsonb_object_agg(b.currency, CASE WHEN b.min > b.max THEN coalesce(p_value -> b.currency, p_than -> b.currency)
        ELSE jsonb_strip_nulls(jsonb_build_object('min', b.min, 'max', b.max)) END), '{}')
      FROM (SELECT e.key AS currency, max((e.value ->> 'min')::bigint) AS min, min((e.value ->> 'max')::bigint) AS max
        FROM (SELECT * FROM jsonb_each(p_value) UNION ALL SELECT * FROM jsonb_each(p_than)) e GROUP BY e.key) b) END
$$;

-- A part of a game or a studio as two people settled it last, where these books hold the game to less: with their proposal, as a version of its
-- own from now on. What it would loosen stays as the books have it, for two people to say so again.
CREATE OR REPLACE FUNCTION rewind_game_setting(p_data jsonb, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_proposal jsonb := p_data -> 'proposal';
  v_id uuid := (v_proposal ->> 'id')::uuid;
  v_part text := p_data ->> 'part';
  v_books jsonb;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('game_setting'));
  v_books := coalesce((SELECT n.value FROM game_setting_now n
    WHERE n.subject_kind = p_data ->> 'of' AND n.subject = p_data ->> 'subject' AND n.part = v_part), '{}');
  IF EXISTS (SELECT FROM game_setting s WHERE s.proposal_id = v_id) OR NOT setting_is_stricter(v_part, p_data -> 'value', v_books) THEN
    RETURN false;
  END IF;
  INSERT INTO proposal AS o (id, kind, facts, reason, proposed_by, proposed_at, expires_at, state, decided_by, decided_at)
    VALUES (v_id, 'game_setting', v_proposal -> 'facts', v_proposal ->> 'reason', rewind_person(v_proposal -> 'proposed_by', p_now),
      (v_proposal ->> 'proposed_at')::timestamptz, (v_proposal ->> 'expires_at')::timestamptz, 'approved',
      rewind_person(v_proposal -> 'decided_by', p_now), (v_proposal ->> 'decided_at')::timestamptz)
    ON CONFLICT (id) DO UPDATE SET state = excluded.state, decided_by = excluded.decided_by, decided_at = excluded.decided_at;
  INSERT INTO game_setting (version, subject_kind, subject, part, value, said, proposal_id, at)
    SELECT greatest(coalesce(max(s.version), 0) + 1, (p_data ->> 'version')::integer), p_data ->> 'of', p_data ->> 'subject', v_part,
      setting_strictest(v_part, p_data -> 'value', v_books), p_data -> 'said', v_id, p_now FROM game_setting s;
  RETURN true;
END $$;

-- A campaign that was ended stays ended. Of one that was published anew since, these books have what was ended, unless they have that version, too.
CREATE OR REPLACE FUNCTION rewind_campaign(p_data jsonb, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF p_data ->> 'ended_at' IS NULL OR (p_data ->> 'reopened')::integer <= campaign_newest(p_data ->> 'id')
    OR NOT EXISTS (SELECT FROM campaign c WHERE c.id = p_data ->> 'id' AND c.ended_at IS NULL) THEN
    RETURN false;
  END IF;
  UPDATE campaign SET ended_at = (p_data ->> 'ended_at')::timestamptz, ended_by = rewind_person(p_data -> 'ended_by', p_now)
    WHERE id = p_data ->> 'id';
  RETURN true;
END $$;

-- An address that was given to a player: nobody else may ever get it, and coins sent there are the player's.
CREATE OR REPLACE FUNCTION rewind_address(p_player uuid, p_data jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_now chain_address := jsonb_populate_record(NULL::chain_address, p_data);
BEGIN
  INSERT INTO chain_counter AS c (chain, account_key, next_index)
    VALUES (v_now.chain, v_now.account_key, v_now.address_index + 1)
    ON CONFLICT (chain, account_key) DO UPDATE SET next_index = greatest(c.next_index, excluded.next_index);
  INSERT INTO chain_address (player_id, currency, chain, address, account_key, address_index, created_at)
    VALUES (p_player, v_now.currency, v_now.chain, v_now.address, v_now.account_key, v_now.address_index, v_now.created_at)
    ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

-- A deposit that was opened meanwhile waits again, so that the company's word about it finds it.
CREATE OR REPLACE FUNCTION rewind_deposit(p_player uuid, p_data jsonb, p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  d deposit := jsonb_populate_record(NULL::deposit, p_data);
BEGIN
  INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, provider_reference,
      created_at, updated_at, found_again)
    VALUES (d.id, p_player, d.idempotency_key, d.request_hash, d.gateway, d.currency, d.amount, 'pending', d.provider_reference,
      d.created_at, p_now, true)
    ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;

-- A withdrawal as the journal last knew it: 'found' where the books had lost it, 'told' where they stood behind, 'same'. What had left
-- the house is taken from the player's cash as far as that goes; what it does not cover is booked as the restore's cost.
CREATE OR REPLACE FUNCTION rewind_withdrawal(p_player uuid, p_data jsonb, p_now timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  w withdrawal := jsonb_populate_record(NULL::withdrawal, p_data);
  v_state text;
  v_cash bigint;
  v_answer text := 'same';
BEGIN
  PERFORM play_lock(p_player);
  SELECT x.state INTO v_state FROM withdrawal x WHERE x.id = w.id FOR UPDATE;
  IF NOT FOUND THEN
    IF w.state IN ('failed', 'cancelled') THEN RETURN 'same'; END IF;
    SELECT least(coalesce(max(a.balance), 0), w.amount) INTO v_cash FROM account a
      WHERE a.player_id = p_player AND a.currency = w.currency AND a.kind = 'cash';
    PERFORM ledger_post('withdrawal_held', p_player, w.id::text, p_now,
      ARRAY[ledger_account(p_player, w.currency, 'cash', ''), ledger_account(p_player, w.currency, 'withdrawal', ''),
        ledger_account(NULL, w.currency, 'rewind', p_player::text)],
      ARRAY[-v_cash, w.amount, v_cash - w.amount]);
    INSERT INTO withdrawal (id, player_id, idempotency_key, request_hash, provider, currency, amount, destination, eur_cents,
        day_eur_cents, state, created_at, updated_at)
      VALUES (w.id, p_player, w.idempotency_key, w.request_hash, w.provider, w.currency, w.amount, w.destination, w.eur_cents,
        w.day_eur_cents, 'requested', w.created_at, p_now);
    INSERT INTO withdrawal_event (withdrawal_id, at, kind, actor, facts)
      VALUES (w.id, p_now, 'requested', 'journal', jsonb_build_object('uncovered', w.amount - v_cash));
    v_state := 'requested';
    v_answer := 'found';
  END IF;
  -- By the ways that lead there, so that each is booked as ever.
  IF w.state IN ('approved', 'sent') AND v_state IN ('requested', 'in_review') THEN
    PERFORM withdrawal_move(w.id, 'approved', 'journal', '{}', NULL, p_now);
    v_state := 'approved';
  END IF;
  IF w.state <> v_state AND w.state IN ('in_review', 'sent', 'failed', 'cancelled') AND withdrawal_may(v_state, w.state) THEN
    PERFORM withdrawal_move(w.id, w.state, 'journal', '{}', w.reference, p_now);
    IF v_answer = 'same' THEN v_answer := 'told'; END IF;
  END IF;
  -- Coins are signed by people, from a file: what was in one is named by it.
  UPDATE withdrawal x SET asked_at = coalesce(w.asked_at, x.asked_at, CASE WHEN w.provider <> 'crypto' THEN p_now END), batch = coalesce(w.batch, x.batch)
    WHERE x.id = w.id AND x.state = 'approved';
  RETURN v_answer;
END $$;

-- Of deposits that were found again, what they paid for meanwhile goes back to what the restore cost: nobody gains by one.
CREATE OR REPLACE FUNCTION rewind_deposit_found() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_cost bigint;
  v_cash bigint;
BEGIN
  PERFORM play_lock(NEW.player_id);
  SELECT -coalesce(sum(p.amount), 0) INTO v_cost FROM account a JOIN posting p ON p.account_id = a.id
    WHERE a.player_id IS NULL AND a.kind = 'rewind' AND a.currency = NEW.currency AND a.owner = NEW.player_id::text;
  SELECT coalesce(max(a.balance), 0) INTO v_cash FROM account a
    WHERE a.player_id = NEW.player_id AND a.currency = NEW.currency AND a.kind = 'cash';
  v_cost := least(v_cost, v_cash, NEW.amount);
  IF v_cost > 0 THEN
    PERFORM ledger_post('rewind_covered', NEW.player_id, NEW.id::text, clock_timestamp(),
      ARRAY[ledger_account(NEW.player_id, NEW.currency, 'cash', ''), ledger_account(NULL, NEW.currency, 'rewind', NEW.player_id::text)],
      ARRAY[-v_cost, v_cost]);
  END IF;
  RETURN NULL;
END $$;
