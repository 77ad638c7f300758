-- Coins that players send to addresses of their own. The house holds public keys alone: it can make addresses and see what
-- arrives at them, and spend nothing. `chain` names a chain with its network, as `bitcoin-mainnet`.

-- How many addresses were made of an operator's key: the next number. Its row is locked until the address is stored, so that
-- two players at once get two numbers and a call that fails leaves no gap, which a wallet that looks for coins would stop at.
CREATE TABLE chain_counter (
  chain text NOT NULL,
  account_key text NOT NULL,
  next_index integer NOT NULL CHECK (next_index >= 0),
  PRIMARY KEY (chain, account_key)
);

CREATE TABLE chain_address (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  currency text NOT NULL REFERENCES currency (code),
  chain text NOT NULL,
  -- Addresses of Ethereum in lower case: their capitals are a checksum, not a part of them.
  address text NOT NULL,
  account_key text NOT NULL,
  address_index integer NOT NULL,
  promotion_coupon text,
  created_at timestamptz NOT NULL,
  -- Set for good once enough has arrived: the player gets another one from then on, and this one is still watched.
  used_at timestamptz,
  CONSTRAINT chain_address_once UNIQUE (chain, address),
  CONSTRAINT chain_address_number UNIQUE (chain, account_key, address_index)
);
CREATE UNIQUE INDEX chain_address_current ON chain_address (player_id, currency, chain, account_key) WHERE used_at IS NULL;

-- The last blocks that were read, by which a reorganisation is noticed. The highest one is where reading goes on.
CREATE TABLE chain_block (
  chain text NOT NULL,
  height bigint NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (chain, height)
);

CREATE TABLE chain_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chain text NOT NULL,
  txid text NOT NULL,
  -- The output; on Ethereum the place among the transaction's logs, or -1 for the transaction's own value. Unlike a log's
  -- number in its block it is the same in whichever block the transaction ends up.
  output_index integer NOT NULL,
  address_id bigint NOT NULL REFERENCES chain_address (id),
  player_id uuid NOT NULL REFERENCES player (id),
  currency text NOT NULL REFERENCES currency (code),
  -- Minor units, rounded down where the chain counts finer; `chain_amount` is what the chain says.
  amount bigint NOT NULL CHECK (amount > 0),
  chain_amount numeric(78) NOT NULL,
  deposit_id uuid NOT NULL UNIQUE REFERENCES deposit (id),
  state text NOT NULL CHECK (state IN ('waiting', 'vanished', 'credited', 'reversed', 'returned')),
  -- Why it is not credited although it is deep enough.
  hold text CHECK (hold IN ('below_minimum', 'player_excluded', 'account_closed', 'player_timed_out', 'limit_reached')),
  -- The block that it is in; NULL while it is in none.
  block_height bigint,
  -- While it is in none: how high the chain was when it fell out.
  dropped_at bigint,
  seen_at timestamptz NOT NULL,
  CONSTRAINT chain_transfer_once UNIQUE (chain, txid, output_index),
  CONSTRAINT chain_transfer_placed CHECK ((block_height IS NULL) = (dropped_at IS NOT NULL)),
  CONSTRAINT chain_transfer_held CHECK (hold IS NULL OR state = 'waiting')
);
CREATE INDEX chain_transfer_by_address ON chain_transfer (address_id);
CREATE INDEX chain_transfer_by_block ON chain_transfer (chain, block_height);
CREATE INDEX chain_transfer_open ON chain_transfer (chain) WHERE state = 'waiting';
CREATE INDEX chain_transfer_by_player ON chain_transfer (player_id, id);

-- What the watcher and support did, for good.
CREATE TABLE chain_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  chain text NOT NULL,
  kind text NOT NULL,
  transfer_id bigint REFERENCES chain_transfer (id),
  facts jsonb NOT NULL
);
CREATE INDEX chain_log_by_transfer ON chain_log (transfer_id, id);
CREATE TRIGGER chain_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON chain_log
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- The sandbox's own chains. No table of ours refers to them and no rule of ours reads them: they stand for what nodes would say.
CREATE TABLE sandbox_block (
  chain text NOT NULL,
  height bigint NOT NULL,
  hash text NOT NULL,
  parent_hash text NOT NULL,
  mined_at timestamptz NOT NULL,
  PRIMARY KEY (chain, height)
);
CREATE TABLE sandbox_coin (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chain text NOT NULL,
  txid text NOT NULL UNIQUE,
  address text NOT NULL,
  currency text NOT NULL,
  chain_amount numeric(78) NOT NULL CHECK (chain_amount > 0),
  -- NULL while it waits for a block.
  block_height bigint,
  sent_at timestamptz NOT NULL
);
CREATE INDEX sandbox_coin_by_block ON sandbox_coin (chain, block_height);
