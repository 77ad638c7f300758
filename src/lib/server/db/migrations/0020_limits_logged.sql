-- Limits, breaks and exclusions are in the log of the books, too (decision 046): what a player decided, and when.
ALTER TABLE leaf DROP CONSTRAINT leaf_kind_check;
ALTER TABLE leaf ADD CONSTRAINT leaf_kind_check CHECK (kind IN ('movement', 'round', 'deposit', 'withdrawal', 'limit'));

-- A stand-in until functions/transparency.sql defines it.
CREATE FUNCTION leaf_of_limit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE TRIGGER security_event_logged AFTER INSERT ON security_event FOR EACH ROW EXECUTE FUNCTION leaf_of_limit();
ALTER TABLE security_event ENABLE ALWAYS TRIGGER security_event_logged;

INSERT INTO leaf_backlog (kind) SELECT 'limit' WHERE EXISTS (SELECT FROM security_event);
