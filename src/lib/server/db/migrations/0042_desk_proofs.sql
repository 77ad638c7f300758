-- What a session left open does not carry: acts that move rights or money out ask for the passkey again (decision 057). And what was taken
-- from people of the house is told to the journal outside, so that no restore of these books gives it back (decision 048).

-- When its person last showed their passkey to it.
ALTER TABLE staff_session ADD COLUMN proved_at timestamptz;
UPDATE staff_session SET proved_at = created_at;
ALTER TABLE staff_session ALTER COLUMN proved_at SET NOT NULL;

ALTER TABLE staff_challenge DROP CONSTRAINT staff_challenge_purpose_check;
ALTER TABLE staff_challenge ADD CONSTRAINT staff_challenge_purpose_check CHECK (purpose IN ('enrol', 'sign_in', 'add', 'prove'));

-- Their texts are in functions/journal.sql.
CREATE FUNCTION journal_staff() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION journal_staff_right() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION journal_staff_key() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE TRIGGER staff_journal AFTER UPDATE OF ended_at ON staff FOR EACH ROW
  WHEN (NEW.ended_at IS NOT NULL AND OLD.ended_at IS NULL) EXECUTE FUNCTION journal_staff();
CREATE TRIGGER staff_right_journal AFTER UPDATE OF ended_at ON staff_right FOR EACH ROW
  WHEN (NEW.ended_at IS NOT NULL AND OLD.ended_at IS NULL) EXECUTE FUNCTION journal_staff_right();
CREATE TRIGGER staff_passkey_journal AFTER UPDATE OF removed_at ON staff_passkey FOR EACH ROW
  WHEN (NEW.removed_at IS NOT NULL AND OLD.removed_at IS NULL) EXECUTE FUNCTION journal_staff_key();
