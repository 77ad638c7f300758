-- ---- What happened, told to others ---------------------------------------------------------------

-- What happened in the house, a row a fact, written by triggers in the transaction of the fact (decision 056): for systems outside, by
-- webhooks, by NATS and by exports. `type` and `version` say what `facts` are (src/lib/contract/events/). `key`: events of one key are told in
-- their order; mostly the player. No secret, no name, address, IP or free text: who somebody is stands where the id leads.
CREATE TABLE event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  type text NOT NULL,
  version smallint NOT NULL,
  key text NOT NULL,
  player_id uuid,
  facts jsonb NOT NULL
);

-- Events that wait for their numbers: a queue without an index, so that a bet pays for as little as can be.
CREATE TABLE event_pending (
  event_id bigint NOT NULL
);

-- The order in which events are told, without a gap: given by one process at a time once they are committed, since ids are taken before. A
-- restore gives numbers again, in another epoch: with it they are never given twice.
CREATE TABLE event_number (
  number bigint PRIMARY KEY,
  epoch integer NOT NULL CHECK (epoch > 0),
  event_id bigint NOT NULL UNIQUE REFERENCES event (id)
);

CREATE TRIGGER event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE event ENABLE ALWAYS TRIGGER event_append_only;
CREATE TRIGGER event_number_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event_number
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE event_number ENABLE ALWAYS TRIGGER event_number_append_only;

-- Where the operator wants to be told by webhooks. `types`: NULL for all. `cursor`: the number up to which deliveries were made. The secret
-- before stays good until `old_until`, so that a receiver can change over.
CREATE TABLE webhook_endpoint (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  url text NOT NULL CHECK (length(url) BETWEEN 10 AND 1000),
  secret_sealed bytea NOT NULL,
  old_secret_sealed bytea,
  old_until timestamptz,
  types text[] CHECK (cardinality(types) > 0),
  cursor bigint NOT NULL CHECK (cursor >= 0),
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  CONSTRAINT webhook_endpoint_old CHECK ((old_secret_sealed IS NULL) = (old_until IS NULL))
);
CREATE UNIQUE INDEX webhook_endpoint_once ON webhook_endpoint (url) WHERE removed_at IS NULL;

-- What is to be sent to each, and what became of it. `run_at`: when a worker sends, or sends again; a lease while one does. 'infinity': it
-- waits for one of its key before it.
CREATE TABLE webhook_delivery (
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoint (id),
  number bigint NOT NULL REFERENCES event_number (number),
  key text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'sent', 'dead')),
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_status integer,
  last_reason text CHECK (length(last_reason) <= 200),
  ended_at timestamptz,
  PRIMARY KEY (endpoint_id, number),
  CONSTRAINT webhook_delivery_ended CHECK ((state = 'pending') = (ended_at IS NULL))
);
CREATE INDEX webhook_delivery_due ON webhook_delivery (run_at) WHERE state = 'pending' AND run_at < 'infinity';
CREATE INDEX webhook_delivery_by_key ON webhook_delivery (endpoint_id, key, number) WHERE state = 'pending';
CREATE INDEX webhook_delivery_dead ON webhook_delivery (endpoint_id, number) WHERE state = 'dead';
CREATE INDEX webhook_delivery_old ON webhook_delivery (ended_at) WHERE state = 'sent';

-- How far others that are told everything in order have been told.
CREATE TABLE event_cursor (
  consumer text PRIMARY KEY,
  number bigint NOT NULL CHECK (number >= 0)
);

-- Stand-ins until functions/events.sql defines them. What happens before that is not told.
CREATE FUNCTION event_of_player() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION event_of_security() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION event_of_terms() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION event_of_limit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION event_of_document() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION event_of_deposit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION event_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION event_of_adjustment() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION event_of_bonus() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION event_of_cashback() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION event_of_round() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION event_of_epoch() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';

CREATE TRIGGER player_told_outside AFTER INSERT OR UPDATE OF confirmed_at, excluded_until, timed_out_until, closed_at ON player
  FOR EACH ROW EXECUTE FUNCTION event_of_player();
CREATE TRIGGER security_event_told_outside AFTER INSERT ON security_event FOR EACH ROW EXECUTE FUNCTION event_of_security();
CREATE TRIGGER terms_acceptance_told_outside AFTER INSERT ON terms_acceptance FOR EACH ROW EXECUTE FUNCTION event_of_terms();
CREATE TRIGGER player_limit_told_outside AFTER INSERT OR UPDATE OF value, due_at, pending_value ON player_limit
  FOR EACH ROW EXECUTE FUNCTION event_of_limit();
CREATE TRIGGER document_event_told_outside AFTER INSERT ON document_event FOR EACH ROW EXECUTE FUNCTION event_of_document();
CREATE TRIGGER deposit_told_outside AFTER INSERT OR UPDATE OF state ON deposit FOR EACH ROW EXECUTE FUNCTION event_of_deposit();
CREATE TRIGGER withdrawal_told_outside AFTER INSERT OR UPDATE OF state ON withdrawal FOR EACH ROW EXECUTE FUNCTION event_of_withdrawal();
CREATE TRIGGER wallet_transaction_told_outside AFTER INSERT ON wallet_transaction
  FOR EACH ROW WHEN (NEW.action = 'adjust') EXECUTE FUNCTION event_of_adjustment();
CREATE TRIGGER promotion_event_told_outside AFTER INSERT ON promotion_event FOR EACH ROW EXECUTE FUNCTION event_of_bonus();
CREATE TRIGGER loyalty_cashback_told_outside AFTER INSERT ON loyalty_cashback
  FOR EACH ROW WHEN (NEW.state = 'paid') EXECUTE FUNCTION event_of_cashback();
CREATE TRIGGER round_told_outside AFTER INSERT OR UPDATE OF status, stake, payout ON round FOR EACH ROW EXECUTE FUNCTION event_of_round();
CREATE TRIGGER epoch_told_outside AFTER INSERT ON epoch FOR EACH ROW EXECUTE FUNCTION event_of_epoch();
