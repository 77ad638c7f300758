-- ---- The log of staff in the journal outside, and what restored books lack of it (decisions 048 and 057) -----------

-- Each entry leaves with the journal; what it says is read from its row when it is written there (services/rewind/keep-journal.ts).
CREATE FUNCTION journal_staff_act() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER staff_act_journaled AFTER INSERT ON staff_act FOR EACH ROW EXECUTE FUNCTION journal_staff_act();
ALTER TABLE staff_act ENABLE ALWAYS TRIGGER staff_act_journaled;
INSERT INTO journal_line (epoch, at, kind, player_id, data)
  SELECT coalesce((SELECT max(number) FROM epoch), 1), clock_timestamp(), 'staff_act', '00000000-0000-0000-0000-000000000000',
    jsonb_build_object('id', id) FROM staff_act ORDER BY id;

-- Entries that the journal has and books that were put back have not. `content`: what its hash is of (domain/desk/act-entry.ts); NULL where the
-- key of these books does not open it.
CREATE TABLE staff_act_lost (
  hash bytea PRIMARY KEY CHECK (length(hash) = 32),
  -- Its number then, which another entry may have by now.
  id bigint NOT NULL,
  epoch integer NOT NULL,
  -- When the journal got it.
  noted_at timestamptz NOT NULL,
  -- The epoch that began when it was missed.
  missed_in integer NOT NULL,
  content text
);
CREATE INDEX staff_act_lost_newest ON staff_act_lost (epoch DESC, id DESC);
CREATE TRIGGER staff_act_lost_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_act_lost
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE staff_act_lost ENABLE ALWAYS TRIGGER staff_act_lost_append_only;
