-- ---- The log of the books ------------------------------------------------------------------------

-- Leaves that wait for their place in the tree. Written by triggers (those of movements by posting_balanced) in the transaction of what they tell of, and taken out by who seals
-- them: a queue without an index, so that a bet pays for as little as can be. `content_hash`: SHA-256 of what
-- domain/transparency/entry.ts says of the row.
CREATE TABLE leaf_pending (
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- The player; of the house's own movements the nil uuid.
  chain uuid NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  content_hash bytea NOT NULL
);

-- The leaves of the tree (RFC 9162), by their places in it. Each has its number in its player's own chain.
CREATE TABLE leaf (
  index bigint PRIMARY KEY,
  chain uuid NOT NULL,
  seq bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('movement', 'round', 'deposit', 'withdrawal')),
  subject text NOT NULL,
  content_hash bytea NOT NULL CHECK (length(content_hash) = 32),
  leaf_hash bytea NOT NULL CHECK (length(leaf_hash) = 32),
  CONSTRAINT leaf_once UNIQUE (chain, seq)
);

-- Nodes over 2^level leaves each: of every four levels one. Those between are computed from at most eight.
CREATE TABLE tree_node (
  level smallint NOT NULL CHECK (level > 0 AND level % 4 = 0),
  index bigint NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (level, index)
);

-- What was there before the log was, a row a kind until all of it is taken over. `taken`: the last subject that was; NULL: none yet.
-- `upto`: of movements, the last that has no leaf by its trigger, noted when the log first runs.
CREATE TABLE leaf_backlog (
  kind text PRIMARY KEY,
  taken text,
  upto bigint
);
INSERT INTO leaf_backlog (kind) SELECT kind FROM unnest(ARRAY['movement', 'round', 'deposit', 'withdrawal']) kind
  WHERE EXISTS (SELECT FROM movement) OR EXISTS (SELECT FROM round) OR EXISTS (SELECT FROM deposit);

CREATE TRIGGER leaf_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON leaf
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE leaf ENABLE ALWAYS TRIGGER leaf_append_only;
CREATE TRIGGER tree_node_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON tree_node
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE tree_node ENABLE ALWAYS TRIGGER tree_node_append_only;

-- Stand-ins until functions/transparency.sql defines them. What comes before that is of the backlog.
CREATE FUNCTION leaf_of_round() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION leaf_of_deposit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION leaf_of_withdrawal() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';

CREATE TRIGGER round_logged AFTER INSERT OR UPDATE ON round FOR EACH ROW EXECUTE FUNCTION leaf_of_round();
ALTER TABLE round ENABLE ALWAYS TRIGGER round_logged;
CREATE TRIGGER deposit_logged AFTER INSERT OR UPDATE ON deposit FOR EACH ROW EXECUTE FUNCTION leaf_of_deposit();
ALTER TABLE deposit ENABLE ALWAYS TRIGGER deposit_logged;
CREATE TRIGGER withdrawal_logged AFTER INSERT OR UPDATE ON withdrawal FOR EACH ROW EXECUTE FUNCTION leaf_of_withdrawal();
ALTER TABLE withdrawal ENABLE ALWAYS TRIGGER withdrawal_logged;

-- Signed heads of the log's tree, as they were published (domain/transparency/head.ts). The same lines stand in DATA_DIR/heads.jsonl,
-- which is what the books are held against: whoever can change this table could change it along with the rest.
CREATE TABLE tree_head (
  at timestamptz PRIMARY KEY,
  epoch integer NOT NULL CHECK (epoch > 0),
  size bigint NOT NULL CHECK (size >= 0),
  root text NOT NULL CHECK (root ~ '^[0-9a-f]{64}$'),
  log_id text NOT NULL CHECK (log_id ~ '^[0-9a-f]{64}$'),
  signature text NOT NULL CHECK (signature ~ '^[0-9a-f]{128}$')
);

CREATE TRIGGER tree_head_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON tree_head
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE tree_head ENABLE ALWAYS TRIGGER tree_head_append_only;
