-- ---- Numbers of a state that were given wrong (docs/rooms/registers.md) ------------------------------

-- What stood before a number that was given anew, sealed as it was: registers are asked by it all the same. `how`: the player's own correction,
-- one that staff allowed, or none, since the number could not be unsealed any more.
CREATE TABLE national_number_former (
  player_id uuid NOT NULL REFERENCES player (id),
  country text NOT NULL CHECK (country IN ('SE', 'DK')),
  seq bigint NOT NULL CHECK (seq > 0),
  sealed bytea NOT NULL,
  filled_at timestamptz NOT NULL,
  replaced_at timestamptz NOT NULL,
  how text NOT NULL CHECK (how IN ('own', 'allowed', 'unreadable')),
  PRIMARY KEY (player_id, country, seq)
);
CREATE TRIGGER national_number_former_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON national_number_former
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE national_number_former ENABLE ALWAYS TRIGGER national_number_former_append_only;

-- That somebody of the house let a player give another number; why stands in the log of staff. One waits at a time.
CREATE TABLE number_correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  country text NOT NULL CHECK (country IN ('SE', 'DK')),
  staff_id uuid NOT NULL REFERENCES staff (id),
  allowed_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE UNIQUE INDEX number_correction_open ON number_correction (player_id, country) WHERE used_at IS NULL;
