-- Ether can reach an address without a transaction that names it: a contract hands it on inside of its own call. The watcher
-- compares what stands at an address with what it saw arrive there; what no transfer explains is here for a person.

-- How an address stood when it was last looked at. `sent`: how many transactions it had sent by then.
CREATE TABLE chain_look (
  address_id bigint PRIMARY KEY REFERENCES chain_address (id),
  height bigint NOT NULL,
  balance numeric(78) NOT NULL CHECK (balance >= 0),
  sent numeric(20) NOT NULL CHECK (sent >= 0)
);

CREATE TABLE chain_unseen (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address_id bigint NOT NULL REFERENCES chain_address (id),
  -- Arrived above the first block, in the last one at the latest. NULL: since the address was made.
  from_height bigint,
  to_height bigint NOT NULL,
  chain_amount numeric(78) NOT NULL CHECK (chain_amount > 0),
  -- False when the operator moved coins away meanwhile: then it is as much at least.
  is_exact boolean NOT NULL,
  found_at timestamptz NOT NULL,
  settled_at timestamptz,
  settled_by text,
  -- What was done about it.
  note text,
  CONSTRAINT chain_unseen_once UNIQUE (address_id, to_height),
  CONSTRAINT chain_unseen_settled CHECK ((settled_at IS NULL) = (settled_by IS NULL) AND (settled_at IS NULL) = (note IS NULL))
);
CREATE INDEX chain_unseen_open ON chain_unseen (id) WHERE settled_at IS NULL;
