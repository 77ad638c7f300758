-- A promotion that was accepted and given up before it gave anything is forgotten in time, with what was written of it. The events of one
-- that money touched stay append-only: the trigger looks at each row that is to be deleted.
CREATE FUNCTION promotion_event_kept() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not defined yet''; END';

DROP TRIGGER promotion_event_append_only ON promotion_event;
CREATE TRIGGER promotion_event_append_only BEFORE UPDATE OR TRUNCATE ON promotion_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER promotion_event_kept BEFORE DELETE ON promotion_event
  FOR EACH ROW EXECUTE FUNCTION promotion_event_kept();
-- Also where a session switches ordinary triggers off.
ALTER TABLE promotion_event ENABLE ALWAYS TRIGGER promotion_event_append_only;
ALTER TABLE promotion_event ENABLE ALWAYS TRIGGER promotion_event_kept;

CREATE INDEX grant_unused ON promotion_grant (ended_at)
  WHERE state = 'cancelled' AND started_at IS NULL AND deposit_id IS NULL AND held_for IS NULL;
