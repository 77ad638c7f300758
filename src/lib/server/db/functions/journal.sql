-- The journal outside (decision 048): what these functions note in the transaction of a change is written to files that no restore of
-- the database puts back, and replayed by `services/rewind/` when the books have been put back to an earlier moment.

CREATE OR REPLACE FUNCTION house_epoch() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(number), 1) FROM epoch
$$;

CREATE OR REPLACE FUNCTION journal_note(p_kind text, p_player uuid, p_data jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO journal_line (epoch, at, kind, player_id, data)
    VALUES (house_epoch(), clock_timestamp(), p_kind, p_player, p_data)
$$;

CREATE OR REPLACE FUNCTION journal_of_player(p player) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('excluded_until', p.excluded_until, 'timed_out_until', p.timed_out_until,
    'closed_at', p.closed_at, 'closing_reason', p.closing_reason,
    'register_excluded_at', p.register_excluded_at, 'own_excluded_until', p.own_excluded_until)
$$;

CREATE OR REPLACE FUNCTION journal_player() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What the player decided stands beside what a register says, and changes alone while the register excludes them.
  IF (NEW.excluded_until, NEW.timed_out_until, NEW.closed_at, NEW.register_excluded_at, NEW.own_excluded_until) IS DISTINCT FROM
    (OLD.excluded_until, OLD.timed_out_until, OLD.closed_at, OLD.register_excluded_at, OLD.own_excluded_until) THEN
    PERFORM journal_note('player', NEW.id, journal_of_player(NEW));
  END IF;
  -- That it was changed, never what it is.
  IF NEW.password_hash IS DISTINCT FROM OLD.password_hash THEN PERFORM journal_note('password', NEW.id, '{}'); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION journal_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM journal_note('limit', NEW.player_id, to_jsonb(NEW));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION journal_passkey() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM journal_note('passkey_removed', OLD.player_id, jsonb_build_object('credential_id', OLD.credential_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION journal_factor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM journal_note('factor_removed', OLD.player_id, '{}');
  ELSIF NEW.confirmed_at IS NOT NULL THEN
    PERFORM journal_note('factor', NEW.player_id, to_jsonb(NEW));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION journal_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM journal_note('withdrawal', NEW.player_id, to_jsonb(NEW));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION journal_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM journal_note('deposit', NEW.player_id, to_jsonb(NEW));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION journal_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM journal_note('address', NEW.player_id, to_jsonb(NEW));
  RETURN NULL;
END $$;

-- What was taken from people of the house is of no player: the nil uuid stands where one would.
CREATE OR REPLACE FUNCTION journal_note_house(p_kind text, p_data jsonb) RETURNS void LANGUAGE sql AS $$
  SELECT journal_note(p_kind, '00000000-0000-0000-0000-000000000000', p_data)
$$;

CREATE OR REPLACE FUNCTION journal_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM journal_note_house('staff_ended', jsonb_build_object('id', NEW.id, 'at', NEW.ended_at));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION journal_staff_right() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM journal_note_house('staff_right_ended', jsonb_build_object('id', NEW.id, 'at', NEW.ended_at));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION journal_staff_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM journal_note_house('staff_key_removed', jsonb_build_object('id', NEW.id, 'at', NEW.removed_at));
  RETURN NULL;
END $$;

-- That there is an entry of the log of staff: what it says is read from its row by whoever writes the line outside.
CREATE OR REPLACE FUNCTION journal_staff_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM journal_note_house('staff_act', jsonb_build_object('id', NEW.id));
  RETURN NULL;
END $$;

-- Notes each entry of the log of staff whose hash the journal has not; how many.
CREATE OR REPLACE FUNCTION journal_acts(p_known bytea[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE v_lines bigint;
BEGIN
  INSERT INTO journal_line (epoch, at, kind, player_id, data)
    SELECT house_epoch(), clock_timestamp(), 'staff_act', '00000000-0000-0000-0000-000000000000', jsonb_build_object('id', a.id)
    FROM staff_act a WHERE NOT EXISTS (SELECT FROM unnest(p_known) k (hash) WHERE k.hash = a.hash) ORDER BY a.id;
  GET DIAGNOSTICS v_lines = ROW_COUNT;
  RETURN v_lines;
END $$;

-- A person of the house, as the journal names them: who settled something may be nobody in books that are put back.
CREATE OR REPLACE FUNCTION journal_of_person(p_staff uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', s.id, 'name', s.name) FROM staff s WHERE s.id = p_staff
$$;

-- A version of a part of a game or a studio, with the proposal that two people decided on.
CREATE OR REPLACE FUNCTION journal_of_setting(s game_setting) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('of', s.subject_kind, 'subject', s.subject, 'part', s.part, 'version', s.version, 'value', s.value, 'said', s.said,
    'proposal', jsonb_build_object('id', p.id, 'facts', p.facts, 'reason', p.reason, 'proposed_by', journal_of_person(p.proposed_by),
      'proposed_at', p.proposed_at, 'expires_at', p.expires_at, 'decided_by', journal_of_person(p.decided_by), 'decided_at', p.decided_at))
  FROM proposal p WHERE p.id = s.proposal_id
$$;

CREATE OR REPLACE FUNCTION journal_of_campaign(c campaign) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', c.id, 'ended_at', c.ended_at, 'ended_by', journal_of_person(c.ended_by))
$$;

-- Notes all that holds now, for a journal that is new: what was there before it must outlive these books, too.
CREATE OR REPLACE FUNCTION journal_everything() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_before bigint := (SELECT coalesce(max(seq), 0) FROM journal_line);
BEGIN
  PERFORM journal_note('player', p.id, journal_of_player(p)) FROM player p
    WHERE p.excluded_until IS NOT NULL OR p.timed_out_until IS NOT NULL OR p.closed_at IS NOT NULL;
  PERFORM journal_note('limit', l.player_id, to_jsonb(l)) FROM player_limit l;
  PERFORM journal_note('factor', f.player_id, to_jsonb(f)) FROM second_factor f WHERE f.confirmed_at IS NOT NULL;
  PERFORM journal_note('withdrawal', w.player_id, to_jsonb(w)) FROM withdrawal w WHERE w.state NOT IN ('failed', 'cancelled');
  PERFORM journal_note('address', a.player_id, to_jsonb(a)) FROM chain_address a;
  PERFORM journal_note_house('staff_ended', jsonb_build_object('id', s.id, 'at', s.ended_at)) FROM staff s WHERE s.ended_at IS NOT NULL;
  PERFORM journal_note_house('staff_right_ended', jsonb_build_object('id', r.id, 'at', r.ended_at)) FROM staff_right r
    WHERE r.ended_at IS NOT NULL;
  PERFORM journal_note_house('staff_key_removed', jsonb_build_object('id', k.id, 'at', k.removed_at)) FROM staff_passkey k
    WHERE k.removed_at IS NOT NULL;
  PERFORM journal_note_house('game_setting', journal_of_setting(s)) FROM game_setting s JOIN game_setting_now n USING (version);
  PERFORM journal_note_house('campaign', journal_of_campaign(c)) FROM campaign c WHERE c.ended_at IS NOT NULL;
  RETURN (SELECT count(*) FROM journal_line WHERE seq > v_before);
END $$;
