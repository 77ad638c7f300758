-- ---- What was done about markers of harm goes with its account (decision 022) ----------------------------------

-- It stays as it was written, and goes when the account is forgotten, as the markers do that it is about: a note of somebody's health that no law
-- has the house keep for longer.
DROP TRIGGER harm_intervention_append_only ON harm_intervention;
CREATE FUNCTION harm_intervention_stays() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER harm_intervention_stays BEFORE UPDATE OR DELETE ON harm_intervention
  FOR EACH ROW EXECUTE FUNCTION harm_intervention_stays();
ALTER TABLE harm_intervention ENABLE ALWAYS TRIGGER harm_intervention_stays;
CREATE TRIGGER harm_intervention_kept BEFORE TRUNCATE ON harm_intervention
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE harm_intervention ENABLE ALWAYS TRIGGER harm_intervention_kept;
