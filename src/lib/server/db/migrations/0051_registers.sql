-- ---- Registers of self-excluded people (docs/rooms/registers.md) ------------------------------------

-- Until when what the registers said lets this player play; NULL: no register is asked of them, '-infinity': none has let them yet.
ALTER TABLE player ADD COLUMN cleared_until timestamptz;
-- Since when a register excludes them; `excluded_until` has no end until it says otherwise. `own_excluded_until`: what it was without it.
ALTER TABLE player ADD COLUMN register_excluded_at timestamptz;
ALTER TABLE player ADD COLUMN own_excluded_until timestamptz;

-- The registers that a player is asked of, and what each said last.
CREATE TABLE register_standing (
  player_id uuid NOT NULL REFERENCES player (id),
  register text NOT NULL CHECK (register IN ('spelpaus', 'gamstop', 'rofus', 'oasis')),
  answer text NOT NULL DEFAULT 'unasked' CHECK (answer IN ('unasked', 'clear', 'excluded', 'unreachable', 'details_missing')),
  -- When the last question that was heard was asked: an answer to an older one changes nothing.
  asked_at timestamptz NOT NULL DEFAULT '-infinity',
  -- Until when the answer lets the player play.
  clear_until timestamptz NOT NULL DEFAULT '-infinity',
  -- When it is asked again while the player is here.
  next_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, register)
);
CREATE INDEX register_standing_due ON register_standing (next_at) WHERE next_at < 'infinity';

-- Each question and its answer: append-only, and without what was sent.
CREATE TABLE register_question (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  register text NOT NULL CHECK (register IN ('spelpaus', 'gamstop', 'rofus', 'oasis')),
  moment text NOT NULL CHECK (moment IN ('sign_up', 'sign_in', 'deposit', 'bonus', 'play', 'profile', 'again')),
  asked_at timestamptz NOT NULL,
  answered_at timestamptz NOT NULL,
  answer text NOT NULL CHECK (answer IN ('clear', 'excluded', 'unreachable', 'details_missing')),
  -- Why there was none, in a code of the house's.
  reason text,
  -- The register's own name of its answer.
  reference text
);
CREATE INDEX register_question_by_player ON register_question (player_id, asked_at DESC);
CREATE TRIGGER register_question_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON register_question
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE register_question ENABLE ALWAYS TRIGGER register_question_append_only;

-- A number that a state gave its people, sealed; of those alone whose register knows people by it.
CREATE TABLE national_number (
  player_id uuid NOT NULL REFERENCES player (id),
  country text NOT NULL CHECK (country IN ('SE', 'DK')),
  sealed bytea NOT NULL,
  filled_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, country)
);

-- The sandbox's registers: who is in them. A person '*' is the register's own silence: it then answers nobody.
CREATE TABLE sandbox_registered (
  register text NOT NULL CHECK (register IN ('spelpaus', 'gamstop', 'rofus', 'oasis')),
  person text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (register, person)
);

ALTER TABLE deposit DROP CONSTRAINT deposit_held_for_check;
ALTER TABLE deposit ADD CONSTRAINT deposit_held_for_check
  CHECK (held_for IN ('account_closed', 'player_excluded', 'register_unanswered', 'player_timed_out', 'limit_reached'));
ALTER TABLE chain_transfer DROP CONSTRAINT chain_transfer_hold_check;
ALTER TABLE chain_transfer ADD CONSTRAINT chain_transfer_hold_check
  CHECK (hold IN ('below_minimum', 'player_excluded', 'account_closed', 'register_unanswered', 'player_timed_out', 'limit_reached'));

-- What the trigger does stands in functions/registers.sql.
CREATE FUNCTION event_of_register() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER register_standing_told AFTER INSERT OR UPDATE OF answer ON register_standing
  FOR EACH ROW EXECUTE FUNCTION event_of_register();
