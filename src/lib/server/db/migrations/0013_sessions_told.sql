-- Streams of a session end with it, in whichever process they are (functions/live.sql).
CREATE FUNCTION session_notify_end() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not defined yet''; END';
CREATE FUNCTION player_notify_end() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not defined yet''; END';
CREATE TRIGGER session_end_told AFTER UPDATE OF ended_at ON session FOR EACH ROW
  WHEN (NEW.ended_at IS NOT NULL) EXECUTE FUNCTION session_notify_end();
CREATE TRIGGER session_removal_told AFTER DELETE ON session FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND OLD.expires_at > now()) EXECUTE FUNCTION session_notify_end();
CREATE TRIGGER player_end_told AFTER UPDATE OF excluded_until, closed_at ON player FOR EACH ROW
  WHEN (NEW.excluded_until IS NOT NULL OR NEW.closed_at IS NOT NULL) EXECUTE FUNCTION player_notify_end();
