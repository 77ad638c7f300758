-- What a restore must not bring back. An epoch is an unbroken life of the books: whatever puts the database back to an earlier moment (a
-- backup, a point in time, a standby that lagged) begins the next one. Its number is in every commitment and in the journal outside.
CREATE TABLE epoch (
  number integer PRIMARY KEY,
  began_at timestamptz NOT NULL,
  reason text NOT NULL,
  -- Which server's books these are: PostgreSQL's own numbers of its cluster and of its timeline.
  system_id text NOT NULL,
  timeline text NOT NULL,
  -- Where the journal was seen to lie, each place by its name and birth.
  journals text[] NOT NULL,
  -- When all that a new epoch asks for was done; the doors stay shut until then.
  passed_at timestamptz,
  -- What was done, in numbers.
  report jsonb NOT NULL DEFAULT '{}',
  -- Payouts wait for people: the journal could not say what left the house.
  payouts_held boolean NOT NULL DEFAULT false,
  CHECK (number > 0),
  CHECK (reason IN ('first', 'restored', 'rewound', 'another_server', 'journal_lost'))
);

-- When the house last lived, as these books know it: one row, written every few seconds.
CREATE TABLE house_mark (
  is_only boolean PRIMARY KEY DEFAULT true,
  at timestamptz NOT NULL,
  CHECK (is_only)
);

-- What must outlive these books, on its way to the journal outside: written in the transaction of what it tells of.
CREATE TABLE journal_line (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  epoch integer NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  player_id uuid NOT NULL,
  data jsonb NOT NULL,
  -- When it was on the disk outside.
  written_at timestamptz
);
CREATE INDEX journal_line_waiting ON journal_line (seq) WHERE written_at IS NULL;

-- NULL: committed before there were epochs.
ALTER TABLE seed_pair ADD COLUMN epoch integer;
ALTER TABLE shared_chain ADD COLUMN epoch integer;
-- A chain of an earlier epoch is played no more: its links may be known.
ALTER TABLE shared_chain ADD COLUMN retired_at timestamptz;

-- Found again in the journal after a restore: the company may have taken the player's money meanwhile.
ALTER TABLE deposit ADD COLUMN found_again boolean NOT NULL DEFAULT false;

-- Defined in functions/journal.sql and functions/rewind.sql.
CREATE FUNCTION rewind_deposit_found() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
-- At the end of the transaction, when its money has been booked.
CREATE CONSTRAINT TRIGGER deposit_found_again AFTER UPDATE OF state ON deposit DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.found_again AND NEW.state = 'completed') EXECUTE FUNCTION rewind_deposit_found();
CREATE FUNCTION journal_player() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION journal_limit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION journal_passkey() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION journal_factor() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION journal_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION journal_deposit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION journal_address() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;

CREATE TRIGGER player_journal AFTER UPDATE OF excluded_until, timed_out_until, closed_at, password_hash ON player
  FOR EACH ROW EXECUTE FUNCTION journal_player();
CREATE TRIGGER player_limit_journal AFTER INSERT OR UPDATE ON player_limit FOR EACH ROW EXECUTE FUNCTION journal_limit();
CREATE TRIGGER passkey_journal AFTER DELETE ON passkey FOR EACH ROW EXECUTE FUNCTION journal_passkey();
CREATE TRIGGER second_factor_journal AFTER INSERT OR DELETE OR UPDATE OF confirmed_at, secret_sealed ON second_factor
  FOR EACH ROW EXECUTE FUNCTION journal_factor();
CREATE TRIGGER withdrawal_journal AFTER INSERT OR UPDATE OF state, asked_at, batch, reference ON withdrawal
  FOR EACH ROW EXECUTE FUNCTION journal_withdrawal();
CREATE TRIGGER deposit_journal AFTER INSERT OR UPDATE OF provider_reference ON deposit
  FOR EACH ROW EXECUTE FUNCTION journal_deposit();
CREATE TRIGGER chain_address_journal AFTER INSERT ON chain_address FOR EACH ROW EXECUTE FUNCTION journal_address();

INSERT INTO account_kind (kind, side, about) VALUES
  ('rewind', 'house', 'What a restore cost: money that had left the house and was no longer covered by the books that came back');
