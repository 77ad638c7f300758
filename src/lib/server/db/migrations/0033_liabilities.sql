-- What the house owes its players and where the money for it is, day by day (decision 052).
INSERT INTO account_kind (kind, side, about) VALUES ('capital', 'house', 'What the owners put in at a company or a bank, or took out of it');

CREATE TABLE liability_day (
  -- The day in UTC as a number: 20270131.
  id bigint PRIMARY KEY CHECK (id BETWEEN 20000101 AND 99991231),
  at timestamptz NOT NULL,
  -- What is signed (domain/transparency/owed-statement.ts), as bytes of UTF-8.
  statement text NOT NULL,
  signature text NOT NULL CHECK (signature ~ '^[0-9a-f]{128}$')
);

-- The leaves of a tree, 1,024 a page, each its sum (16 bytes, big-endian) and its hash (32); `root`: the node over all of them.
CREATE TABLE liability_page (
  id bigint NOT NULL REFERENCES liability_day (id),
  currency text NOT NULL REFERENCES currency (code),
  page integer NOT NULL CHECK (page >= 0),
  root bytea NOT NULL CHECK (length(root) = 48),
  leaves bytea NOT NULL CHECK (length(leaves) % 48 = 0),
  PRIMARY KEY (id, currency, page)
);

-- Which leaves are a player's: [[place, "minor units"], …], and what makes the owner's hash.
CREATE TABLE liability_share (
  id bigint NOT NULL REFERENCES liability_day (id),
  player_id uuid NOT NULL REFERENCES player (id),
  currency text NOT NULL REFERENCES currency (code),
  amount bigint NOT NULL CHECK (amount > 0),
  owner text NOT NULL,
  salt bytea NOT NULL CHECK (length(salt) = 32),
  parts jsonb NOT NULL,
  PRIMARY KEY (id, player_id, currency)
);

CREATE TRIGGER liability_day_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON liability_day
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE liability_day ENABLE ALWAYS TRIGGER liability_day_append_only;

ALTER TABLE leaf DROP CONSTRAINT leaf_kind_check;
ALTER TABLE leaf ADD CONSTRAINT leaf_kind_check CHECK (kind IN ('movement', 'round', 'deposit', 'withdrawal', 'limit', 'liability'));

-- A stand-in until functions/transparency.sql defines it.
CREATE FUNCTION leaf_of_liability() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE TRIGGER liability_day_logged AFTER INSERT ON liability_day FOR EACH ROW EXECUTE FUNCTION leaf_of_liability();
ALTER TABLE liability_day ENABLE ALWAYS TRIGGER liability_day_logged;
