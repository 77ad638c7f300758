-- Deposits at payment companies. A deposit is a wish until the company's signed word; only `completed` moves money to the
-- player, and only `reversed` takes it back.

CREATE TABLE deposit (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  -- The client's key and what it asked for: the same key again gets the same deposit, another wish a refusal.
  idempotency_key text NOT NULL,
  request_hash bytea NOT NULL,
  gateway text NOT NULL,
  currency text NOT NULL REFERENCES currency (code),
  amount bigint NOT NULL CHECK (amount > 0),
  promotion_coupon text,
  state text NOT NULL CHECK (state IN ('created', 'redirected', 'pending', 'completed', 'failed', 'expired', 'reversed')),
  provider_reference text,
  -- How the player goes on: to a page, by a QR code beside it, in the company's own script with its token, or with a form
  -- that his browser posts to the company. All empty until the company has answered.
  redirect_url text,
  qr text,
  initialization_token text,
  form jsonb CHECK (jsonb_typeof(form) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  completed_at timestamptz,
  CONSTRAINT deposit_once UNIQUE (player_id, idempotency_key),
  CONSTRAINT deposit_completed CHECK ((state IN ('completed', 'reversed')) = (completed_at IS NOT NULL))
);
CREATE INDEX deposit_by_player ON deposit (player_id, created_at DESC);
CREATE INDEX deposit_open ON deposit (created_at) WHERE state IN ('created', 'redirected', 'pending');
CREATE UNIQUE INDEX deposit_by_reference ON deposit (gateway, provider_reference);

-- What providers told us, signed and understood: each event once. Nothing unsigned is ever stored here.
CREATE TABLE deposit_event (
  gateway text NOT NULL,
  event_id text NOT NULL,
  deposit_id uuid NOT NULL REFERENCES deposit (id),
  outcome text NOT NULL,
  body_hash bytea NOT NULL,
  received_at timestamptz NOT NULL,
  -- The deposit's state after the event: the answer a repetition gets.
  state_after text NOT NULL,
  PRIMARY KEY (gateway, event_id)
);
CREATE INDEX deposit_event_by_deposit ON deposit_event (deposit_id, received_at);
CREATE TRIGGER deposit_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON deposit_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- The sandbox provider's own book. No table of ours refers to it and no rule of ours reads it: it stands for a company
-- outside, and only its signed webhooks reach the house.
CREATE TABLE sandbox_order (
  gateway text NOT NULL,
  reference text NOT NULL,
  -- The merchant's id of the order, which makes opening it twice harmless.
  merchant_reference text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  return_url text NOT NULL,
  webhook_url text NOT NULL,
  -- What a company repeats in its messages: its name of the payment where that is none of its own, and who pays.
  company_reference text,
  payer text,
  outcome text CHECK (outcome IN ('pending', 'completed', 'failed', 'expired', 'reversed')),
  payable_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (gateway, reference),
  UNIQUE (gateway, merchant_reference)
);
