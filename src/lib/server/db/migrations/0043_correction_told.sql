-- A correction that was approved is told outside; what it tells stands in functions/events.sql.
CREATE FUNCTION event_of_correction() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE TRIGGER proposal_told_outside AFTER UPDATE OF state ON proposal
  FOR EACH ROW WHEN (NEW.kind = 'correction' AND NEW.state = 'approved' AND OLD.state = 'open') EXECUTE FUNCTION event_of_correction();
