-- What the desk and the player need of a promotion that was taken, beside its money (0026).

ALTER TABLE promotion_grant
  -- The client's key: the same call again is answered with the same grant.
  ADD COLUMN idempotency_key text,
  -- The country that it was accepted from: it holds when the deposit is credited, by a call that is not the player's.
  ADD COLUMN accepted_from text,
  -- What its bonus was worth in hundredths of a euro when it was given, rounded up: what the cap of a family counts.
  ADD COLUMN bonus_eur_cents bigint NOT NULL DEFAULT 0 CHECK (bonus_eur_cents >= 0),
  -- What its player was told by the bell.
  ADD COLUMN told_start boolean NOT NULL DEFAULT false,
  ADD COLUMN told_ending boolean NOT NULL DEFAULT false,
  ADD COLUMN told_end boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX grant_by_key ON promotion_grant (player_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX grant_untold ON promotion_grant (player_id)
  WHERE (started_at IS NOT NULL AND NOT told_start) OR (ended_at IS NOT NULL AND NOT told_end);
CREATE INDEX grant_held ON promotion_grant (accepted_at) WHERE state = 'held';

-- Worth less, when it was credited, than the gateways take: of coins that a stranger may send to an address that took its least
-- before. It is the player's money and no deposit that a promotion counts, or welcome offers would be used up by dust.
ALTER TABLE deposit ADD COLUMN too_small boolean NOT NULL DEFAULT false;

-- A code that can be redeemed once a week is used once in each.
ALTER TABLE coupon_use ADD COLUMN period text NOT NULL DEFAULT '', DROP CONSTRAINT coupon_use_pkey,
  ADD PRIMARY KEY (coupon, player_id, period);
CREATE INDEX coupon_use_by_grant ON coupon_use (grant_id);

-- What became of each, by whom: a significant event a row, append-only. What the staff wrote is for staff and the auditor.
CREATE TABLE promotion_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  grant_id uuid NOT NULL REFERENCES promotion_grant (id),
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('accepted', 'held', 'released', 'refused', 'started', 'completed', 'cancelled', 'expired',
    -- Its deposit was taken back after it had become own money: `released` minor units in all.
    'reversed')),
  -- 'player', 'house', or the name that an operator gave.
  actor text NOT NULL CHECK (actor <> '' AND length(actor) <= 100),
  facts jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX promotion_event_by_grant ON promotion_event (grant_id, id);
CREATE TRIGGER promotion_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON promotion_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE promotion_event ENABLE ALWAYS TRIGGER promotion_event_append_only;

-- Whoever moves a grant, a round that completes it or a job that lets it expire: its beginning and its end are on record.
CREATE FUNCTION promotion_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO promotion_event (grant_id, at, kind, actor, facts)
      VALUES (NEW.id, NEW.accepted_at, 'accepted', 'player', jsonb_strip_nulls(jsonb_build_object('coupon', NEW.coupon)));
  END IF;
  IF NEW.started_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.started_at IS NULL) THEN
    INSERT INTO promotion_event (grant_id, at, kind, actor, facts)
      VALUES (NEW.id, NEW.started_at, 'started', 'house',
        jsonb_build_object('bonus', NEW.bonus, 'currency', NEW.currency, 'spins', NEW.spins_total));
  END IF;
  IF NEW.ended_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.ended_at IS NULL) THEN
    INSERT INTO promotion_event (grant_id, at, kind, actor, facts)
      VALUES (NEW.id, NEW.ended_at, NEW.state::text, 'house', jsonb_build_object('why', NEW.ended_why));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER promotion_grant_noted AFTER INSERT OR UPDATE OF started_at, ended_at ON promotion_grant
  FOR EACH ROW EXECUTE FUNCTION promotion_note();

-- SHA-256 of a paper's file as it was sent: the same file for two players is looked at before either gets a bonus.
ALTER TABLE document ADD COLUMN sent_hash bytea;
CREATE INDEX document_by_sent_hash ON document (sent_hash) WHERE sent_hash IS NOT NULL;

-- A name as two accounts are compared by it: without case, accents and repeated blanks.
CREATE FUNCTION folded_name(p_name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(btrim(regexp_replace(translate(replace(replace(regexp_replace(
    normalize(p_name, NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'øØłŁđĐı', 'oOlLdDi'), '\s+', ' ', 'g')))
$$;
