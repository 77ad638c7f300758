-- Cases of risk (docs/rooms/risk.md): told outside by their ids alone, since whom a suspicion is about is nobody's to hear.
CREATE OR REPLACE FUNCTION event_of_risk_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM event_tell('risk.case_opened', 1, 'risk:' || NEW.id, NULL, NEW.opened_at, jsonb_build_object('caseId', NEW.id,
      'byRule', NEW.opened_by IS NULL));
  ELSIF NEW.state = 'decided' AND OLD.state <> 'decided' THEN
    PERFORM event_tell('risk.case_decided', 1, 'risk:' || NEW.id, NULL, NEW.changed_at, jsonb_build_object('caseId', NEW.id));
  END IF;
  RETURN NULL;
END $$;

-- Does something to a case as it was shown: writes what and counts its version on. No row: it is of another version by now.
CREATE OR REPLACE FUNCTION risk_case_move(
  p_case uuid, p_version integer, p_kind text, p_state text, p_taken_by uuid, p_decision text, p_staff uuid, p_note text, p_facts jsonb,
  p_now timestamptz
) RETURNS TABLE (version integer) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  UPDATE risk_case SET version = version + 1, state = p_state, taken_by = p_taken_by, decision = p_decision, changed_at = p_now
    WHERE id = p_case AND version = p_version;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO risk_case_event (case_id, version, at, kind, staff_id, note, facts)
    VALUES (p_case, p_version + 1, p_now, p_kind, p_staff, p_note, p_facts);
  RETURN QUERY SELECT p_version + 1;
END $$;

-- Notes a rule that fired, once: in the player's case that is not decided yet, else in a new one. One process at a time.
CREATE OR REPLACE FUNCTION risk_find(
  p_case uuid, p_player uuid, p_rule text, p_key text, p_at timestamptz, p_eur_cents bigint, p_facts jsonb, p_version integer, p_now timestamptz
) RETURNS TABLE (case_id uuid, opened boolean) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_case uuid;
  v_number integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('risk_find', 0));
  IF EXISTS (SELECT FROM risk_finding f WHERE f.player_id = p_player AND f.rule = p_rule AND f.key = p_key) THEN RETURN; END IF;
  SELECT c.id INTO v_case FROM risk_case_player x JOIN risk_case c ON c.id = x.case_id
    WHERE x.player_id = p_player AND c.state <> 'decided' ORDER BY c.opened_at, c.id LIMIT 1;
  IF v_case IS NULL THEN
    v_case := p_case;
    INSERT INTO risk_case (id, opened_at, changed_at) VALUES (v_case, p_now, p_now);
    INSERT INTO risk_case_player (case_id, player_id) VALUES (v_case, p_player);
    INSERT INTO risk_case_event (case_id, version, at, kind, facts) VALUES (v_case, 1, p_now, 'opened', jsonb_build_object('rule', p_rule));
    INSERT INTO risk_finding VALUES (p_player, p_rule, p_key, v_case, p_at, p_now, p_eur_cents, p_facts, p_version);
    RETURN QUERY SELECT v_case, true;
    RETURN;
  END IF;
  UPDATE risk_case c SET version = c.version + 1, changed_at = p_now WHERE c.id = v_case AND c.state <> 'decided' RETURNING c.version INTO v_number;
  -- Decided in this very moment: the next run finds it anew, in a case of its own.
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO risk_finding VALUES (p_player, p_rule, p_key, v_case, p_at, p_now, p_eur_cents, p_facts, p_version);
  INSERT INTO risk_case_event (case_id, version, at, kind, facts) VALUES (v_case, v_number, p_now, 'fired', jsonb_build_object('rule', p_rule));
  RETURN QUERY SELECT v_case, false;
END $$;
