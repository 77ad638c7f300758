-- ---- Affiliates (docs/rooms/affiliates.md) ---------------------------------------------------------

-- Who sends players here. A click id that begins with `prefix` is theirs; no prefix begins another. What they are owed: a share of the net
-- revenue of their players, in percent, and a sum for each first deposit.
CREATE TABLE affiliate (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{1,39}$'),
  prefix text NOT NULL CHECK (length(prefix) BETWEEN 2 AND 60),
  share_percent integer NOT NULL CHECK (share_percent BETWEEN 0 AND 100),
  cpa_eur_cents bigint NOT NULL CHECK (cpa_eur_cents >= 0),
  created_at timestamptz NOT NULL,
  -- From then on nothing is counted to them.
  ended_at timestamptz
);
CREATE UNIQUE INDEX affiliate_prefix ON affiliate (prefix) WHERE ended_at IS NULL;

-- A player who came by a click of an affiliate's. The click id itself stands with the player.
CREATE TABLE affiliate_referral (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  affiliate_id text NOT NULL REFERENCES affiliate (id),
  player_id uuid NOT NULL UNIQUE REFERENCES player (id),
  at timestamptz NOT NULL,
  first_deposit_at timestamptz
);
CREATE INDEX affiliate_referral_by_affiliate ON affiliate_referral (affiliate_id);

-- What is told to an affiliate, and what their statement is made of: append-only. `day`: the day of UTC to which it counts. A deposit that
-- was taken back is one below zero. Revenue is of a day and a currency: `amount` = stakes - payouts - bonus_cost.
CREATE TABLE affiliate_fact (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  affiliate_id text NOT NULL REFERENCES affiliate (id),
  referral_id uuid NOT NULL REFERENCES affiliate_referral (id),
  kind text NOT NULL CHECK (kind IN ('registration', 'first_deposit', 'deposit', 'revenue')),
  day date NOT NULL,
  at timestamptz NOT NULL,
  currency text REFERENCES currency (code),
  amount bigint,
  -- What it was worth then, rounded down; of what is below zero, too, the lesser.
  eur_cents bigint,
  stakes bigint,
  payouts bigint,
  bonus_cost bigint,
  CONSTRAINT fact_has_money CHECK ((kind = 'registration') = (amount IS NULL) AND (amount IS NULL) = (currency IS NULL)
    AND (amount IS NULL) = (eur_cents IS NULL)),
  CONSTRAINT fact_has_parts CHECK ((kind = 'revenue') = (stakes IS NOT NULL) AND (stakes IS NULL) = (payouts IS NULL)
    AND (stakes IS NULL) = (bonus_cost IS NULL) AND (stakes IS NULL OR amount = stakes - payouts - bonus_cost))
);
CREATE INDEX affiliate_fact_by_day ON affiliate_fact (affiliate_id, day, at, id);
CREATE UNIQUE INDEX affiliate_fact_revenue ON affiliate_fact (referral_id, day, currency) WHERE kind = 'revenue';
CREATE TRIGGER affiliate_fact_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON affiliate_fact
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE affiliate_fact ENABLE ALWAYS TRIGGER affiliate_fact_append_only;

-- Days whose revenue is counted.
CREATE TABLE affiliate_counted (
  day date PRIMARY KEY,
  at timestamptz NOT NULL
);

-- An address that is told of an affiliate's players alone, by their click ids.
ALTER TABLE webhook_endpoint ADD COLUMN affiliate_id text REFERENCES affiliate (id);

-- Their texts are in functions/affiliates.sql.
CREATE FUNCTION affiliate_of_player() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION affiliate_of_deposit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION event_of_affiliate() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
-- After those that tell of the player and of the deposit themselves: triggers run by name.
CREATE TRIGGER player_told_referrer AFTER INSERT ON player
  FOR EACH ROW WHEN (NEW.click_id IS NOT NULL) EXECUTE FUNCTION affiliate_of_player();
CREATE TRIGGER deposit_told_referrer AFTER INSERT OR UPDATE OF state ON deposit
  FOR EACH ROW WHEN (NEW.state IN ('completed', 'reversed')) EXECUTE FUNCTION affiliate_of_deposit();
CREATE TRIGGER affiliate_fact_told_outside AFTER INSERT ON affiliate_fact FOR EACH ROW EXECUTE FUNCTION event_of_affiliate();
