-- A trigger's condition is read from its text by every statement that writes the table, and a bet writes both of these. They keep to
-- what separates a bet from the rest by a look at one column; their functions ask what is left.
CREATE OR REPLACE TRIGGER movement_told AFTER INSERT ON movement FOR EACH ROW
  WHEN (NEW.reference IS NOT NULL) EXECUTE FUNCTION wallet_notify_movement();
CREATE OR REPLACE TRIGGER round_counted_at_once AFTER INSERT ON round FOR EACH ROW
  WHEN (NEW.grant_id IS NOT NULL) EXECUTE FUNCTION promotion_round_settled();
