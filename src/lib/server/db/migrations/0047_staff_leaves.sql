-- The log of what people of the house did has its leaves in the log of the books, too: whoever owns the database could compute its chain anew
-- from some row on, and not the heads that were signed and published since (decisions 046 and 057).
ALTER TABLE leaf DROP CONSTRAINT leaf_kind_check;
ALTER TABLE leaf ADD CONSTRAINT leaf_kind_check
  CHECK (kind IN ('movement', 'round', 'deposit', 'withdrawal', 'limit', 'liability', 'staff_act'));
INSERT INTO leaf_backlog (kind) SELECT 'staff_act' WHERE EXISTS (SELECT FROM staff_act);

-- Its text is in functions/transparency.sql.
CREATE FUNCTION leaf_of_staff_act() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE TRIGGER staff_act_logged AFTER INSERT ON staff_act FOR EACH ROW EXECUTE FUNCTION leaf_of_staff_act();
ALTER TABLE staff_act ENABLE ALWAYS TRIGGER staff_act_logged;
