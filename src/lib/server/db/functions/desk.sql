-- The log of what people of the house did (decision 057). domain/desk/act-entry.ts says the same of a row; a test holds the two together.

-- Gives a row its number and chains it to the row before it. One at a time: who writes one waits for whoever has written one and goes on. So an
-- act is noted last in its transaction.
CREATE OR REPLACE FUNCTION staff_act_chain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('staff_act', 0));
  SELECT id + 1, hash INTO NEW.id, NEW.before_hash FROM staff_act ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(NEW.id, 1);
  NEW.before_hash := coalesce(NEW.before_hash, decode(repeat('00', 32), 'hex'));
  NEW.hash := sha256(convert_to(json_build_array('staff-act/1', NEW.id, extract(epoch FROM NEW.at), NEW.staff_id, NEW.channel, NEW.shell_user,
    NEW.name, NEW.act, NEW.subject_kind, NEW.subject_id, NEW.players, NEW.reason, NEW.facts, NEW.request_id, NEW.ip,
    encode(NEW.before_hash, 'hex'))::text, 'UTF8'));
  PERFORM event_tell('staff.acted', 1, 'staff', NULL, NEW.at, jsonb_build_object('act', NEW.act, 'subjectKind', NEW.subject_kind,
    'subjectId', NEW.subject_id, 'staffId', NEW.staff_id, 'channel', NEW.channel));
  RETURN NEW;
END $$;
