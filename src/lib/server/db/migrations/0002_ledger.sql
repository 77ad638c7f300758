-- Double entry. Postings are append-only and sum to zero per movement and currency.
-- Player accounts hold a balance row, guarded by a constraint; house accounts hold none: their totals are derived,
-- so that no row is written by every bet of the house.

CREATE TABLE currency (
  code text PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL CHECK (type IN ('FIAT', 'CRYPTO')),
  symbol text NOT NULL,
  subunits_to_unit bigint NOT NULL CHECK (subunits_to_unit > 0)
);

INSERT INTO currency (code, name, type, symbol, subunits_to_unit) VALUES
  ('EUR', 'Euro', 'FIAT', '€', 100),
  ('USD', 'US dollar', 'FIAT', '$', 100),
  ('GBP', 'Pound sterling', 'FIAT', '£', 100),
  ('CAD', 'Canadian dollar', 'FIAT', 'CA$', 100),
  ('BTC', 'Bitcoin', 'CRYPTO', '₿', 100000000),
  ('ETH', 'Ether', 'CRYPTO', 'Ξ', 1000000000),
  ('USDT', 'Tether', 'CRYPTO', '₮', 1000000),
  ('LTC', 'Litecoin', 'CRYPTO', 'Ł', 100000000);

-- The chart of accounts. `side` says who owns what stands there.
CREATE TABLE account_kind (
  kind text PRIMARY KEY,
  side text NOT NULL CHECK (side IN ('player', 'house')),
  about text NOT NULL
);

INSERT INTO account_kind (kind, side, about) VALUES
  ('cash', 'player', 'Real money of a player, free to stake or withdraw'),
  ('bonus', 'player', 'Bonus money, staked after cash and bound by a wagering requirement'),
  ('locked', 'player', 'Winnings locked until a condition is met'),
  ('withdrawal', 'player', 'Real money held for a withdrawal under way'),
  ('clearing', 'house', 'What payment providers owe us or we owe them, one account a provider'),
  ('gaming', 'house', 'Stakes taken and prizes paid: the house''s result, one account a game'),
  ('promotions', 'house', 'What promotions cost'),
  ('jackpot', 'house', 'Money set aside for a jackpot'),
  ('fees', 'house', 'Fees taken or paid'),
  ('rounding', 'house', 'Remainders of conversions'),
  ('chargeback', 'house', 'Deposits reversed after they were played');

CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL REFERENCES account_kind (kind),
  currency text NOT NULL REFERENCES currency (code),
  player_id uuid REFERENCES player (id),
  -- House accounts: the provider, the game, the promotion. Empty for a player's.
  owner text NOT NULL DEFAULT '',
  -- Minor units. NULL on house accounts, whose balance is derived from postings.
  balance bigint CONSTRAINT account_not_negative CHECK (balance >= 0),
  CONSTRAINT account_side CHECK ((player_id IS NULL) = (balance IS NULL)),
  CONSTRAINT account_unique UNIQUE NULLS NOT DISTINCT (player_id, currency, kind, owner)
) WITH (fillfactor = 70);

CREATE TABLE wallet (
  player_id uuid NOT NULL REFERENCES player (id),
  currency text NOT NULL REFERENCES currency (code),
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, currency)
);
CREATE UNIQUE INDEX wallet_one_default ON wallet (player_id) WHERE is_default;

CREATE TABLE movement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- Who moved it: NULL for movements of the house alone.
  player_id uuid,
  -- What it belongs to: a deposit's id, a studio's transaction. Unique with its kind: a fact is booked once.
  reference text,
  -- A round of the house instead, which is booked in the transaction that inserts its row, once by that row's key: two more
  -- index entries for every bet would say nothing new. The round knows its movements, too.
  round_id uuid,
  at timestamptz NOT NULL,
  CONSTRAINT movement_belongs CHECK ((reference IS NULL) <> (round_id IS NULL))
);
CREATE UNIQUE INDEX movement_once ON movement (kind, reference) WHERE reference IS NOT NULL;

-- No foreign keys here: a reference to a house account would lock that row in every bet of the house. ledger_post (0003) is the
-- only way in, and the ledger check looks for orphans.
CREATE TABLE posting (
  movement_id bigint NOT NULL,
  account_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  -- The player account's balance after this posting; NULL on house accounts.
  balance_after bigint,
  -- The only index: an account's statement reads it, and a movement is found through the accounts of its player.
  PRIMARY KEY (account_id, movement_id) INCLUDE (amount)
);
