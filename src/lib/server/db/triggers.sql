-- What is written for good: nobody changes it or takes it away.
CREATE TRIGGER movement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON movement
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON posting
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER security_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON security_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER deposit_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER document_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON document_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER chain_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON chain_log
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER withdrawal_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER withdrawal_hold_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_hold
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER withdrawal_approval_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_approval
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER promotion_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON promotion_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER posting_balanced AFTER INSERT ON posting
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_balanced();

-- Also where a session switches ordinary triggers off.
ALTER TABLE movement ENABLE ALWAYS TRIGGER movement_append_only;
ALTER TABLE posting ENABLE ALWAYS TRIGGER posting_append_only;
ALTER TABLE posting ENABLE ALWAYS TRIGGER posting_balanced;
ALTER TABLE promotion_event ENABLE ALWAYS TRIGGER promotion_event_append_only;

-- A deposit that begins, or sends its player on, does so in an answer to that player.
CREATE TRIGGER deposit_told AFTER UPDATE OF state ON deposit FOR EACH ROW
  WHEN (NEW.state IS DISTINCT FROM OLD.state AND NEW.state <> 'redirected') EXECUTE FUNCTION wallet_notify_state('deposit');

CREATE TRIGGER deposit_begun_told AFTER INSERT ON deposit FOR EACH ROW
  WHEN (NEW.state <> 'created') EXECUTE FUNCTION wallet_notify_state('deposit');

CREATE TRIGGER withdrawal_told AFTER INSERT OR UPDATE OF state ON withdrawal FOR EACH ROW
  EXECUTE FUNCTION wallet_notify_state('withdraw');

CREATE TRIGGER movement_told AFTER INSERT ON movement FOR EACH ROW
  WHEN (NEW.player_id IS NOT NULL AND NEW.kind NOT IN ('bet', 'win', 'jackpot_win', 'rollback')) EXECUTE FUNCTION wallet_notify_movement();

CREATE TRIGGER promotion_marked AFTER INSERT OR UPDATE OF state ON promotion_grant
  FOR EACH ROW EXECUTE FUNCTION promotion_mark_player();

CREATE TRIGGER promotion_grant_noted AFTER INSERT OR UPDATE OF started_at, ended_at ON promotion_grant
  FOR EACH ROW EXECUTE FUNCTION promotion_note();

CREATE TRIGGER round_counted_at_once AFTER INSERT ON round FOR EACH ROW
  WHEN (NEW.grant_id IS NOT NULL AND NEW.status = 'settled') EXECUTE FUNCTION promotion_round_settled();

CREATE TRIGGER round_counted AFTER UPDATE OF status ON round FOR EACH ROW
  WHEN (NEW.grant_id IS NOT NULL AND NEW.status = 'settled' AND OLD.status = 'open') EXECUTE FUNCTION promotion_round_settled();
