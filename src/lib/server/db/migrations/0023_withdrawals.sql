-- Withdrawals (decision 024). A request sets the money aside; from then on it goes to the player's cash again or to the
-- provider's clearing account, once, whoever asks and however often: everything that moves it is a function below, under the
-- player's lock, and a movement of one kind is booked once for a withdrawal (`movement_once`).

CREATE TABLE withdrawal (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  -- The client's key and what it asked for: the same key again gets the same withdrawal, another wish a refusal.
  idempotency_key text NOT NULL,
  request_hash bytea NOT NULL,
  provider text NOT NULL CHECK (provider IN ('skrill', 'crypto')),
  currency text NOT NULL REFERENCES currency (code),
  amount bigint NOT NULL CHECK (amount > 0),
  -- An e-mail address at Skrill, or an address of the currency's chain.
  destination text NOT NULL CHECK (destination <> ''),
  -- What it was worth when it was asked for, rounded up; alone, and with the player's others of the 24 hours before: so that no
  -- bound is passed in small steps.
  eur_cents bigint NOT NULL,
  day_eur_cents bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('requested', 'in_review', 'approved', 'sent', 'failed', 'cancelled')),
  -- The provider's or the chain's own, once sent.
  reference text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- When the payout job looks at an approved one next. A worker leases it by moving this ahead; one that dies lets it run out.
  run_at timestamptz,
  -- When somebody who can pay may last have been asked to: set before, never taken back. From then on that one's word counts.
  asked_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  -- The file with which an operator's signer was asked.
  batch text,
  CONSTRAINT withdrawal_once UNIQUE (player_id, idempotency_key),
  CONSTRAINT withdrawal_sent CHECK ((state = 'sent') = (reference IS NOT NULL)),
  CONSTRAINT withdrawal_due CHECK ((state = 'approved') = (run_at IS NOT NULL))
);
CREATE INDEX withdrawal_by_player ON withdrawal (player_id, created_at DESC);
CREATE INDEX withdrawal_by_destination ON withdrawal (lower(destination));
CREATE INDEX withdrawal_due ON withdrawal (provider, run_at) WHERE state = 'approved';
CREATE INDEX withdrawal_waiting ON withdrawal (created_at) WHERE state = 'in_review';
CREATE INDEX withdrawal_failed ON withdrawal (player_id, updated_at) WHERE state = 'failed';

-- Who did what with a withdrawal: the player, the house, a provider, or an operator by name.
CREATE TABLE withdrawal_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawal_id uuid NOT NULL REFERENCES withdrawal (id),
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[a-z_]{1,40}$'),
  actor text NOT NULL CHECK (actor <> '' AND length(actor) <= 100),
  facts jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(facts) = 'object')
);
CREATE INDEX withdrawal_event_by_withdrawal ON withdrawal_event (withdrawal_id, id);

-- Why people look at it: rules of domain/payments/review-rules.ts and what they found. Never shown to the player.
CREATE TABLE withdrawal_hold (
  withdrawal_id uuid NOT NULL REFERENCES withdrawal (id),
  rule text NOT NULL,
  facts jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (withdrawal_id, rule)
);

-- Four eyes: each operator once. Names are kept as compared, in lower case.
CREATE TABLE withdrawal_approval (
  withdrawal_id uuid NOT NULL REFERENCES withdrawal (id),
  operator text NOT NULL CHECK (operator <> '' AND operator = lower(operator)),
  at timestamptz NOT NULL,
  PRIMARY KEY (withdrawal_id, operator)
);

CREATE TRIGGER withdrawal_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER withdrawal_hold_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_hold
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER withdrawal_approval_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_approval
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- Where a player paid from at a company that can also pay out: money goes back the way it came.
CREATE TABLE payout_account (
  player_id uuid NOT NULL REFERENCES player (id),
  provider text NOT NULL,
  destination text NOT NULL CHECK (destination <> ''),
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, provider, destination)
);
CREATE INDEX payout_account_by_destination ON payout_account (lower(destination));

-- The sandbox provider's own book, like `sandbox_order`: it stands for companies and chains outside. The house asks it by the
-- interface of adapters/payouts alone.
CREATE TABLE sandbox_payout (
  provider text NOT NULL,
  -- The house's id, which makes asking twice harmless.
  merchant_reference text NOT NULL,
  destination text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  reference text NOT NULL,
  paid_at timestamptz NOT NULL,
  PRIMARY KEY (provider, merchant_reference)
);

-- The transitions of domain/payments/withdrawal-state.ts, held to them by a test.
CREATE FUNCTION withdrawal_may(p_state text, p_to text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (p_state, p_to) IN (
    ('requested', 'in_review'), ('requested', 'approved'), ('requested', 'failed'),
    ('in_review', 'approved'), ('in_review', 'failed'), ('in_review', 'cancelled'),
    ('approved', 'sent'), ('approved', 'failed'))
$$;

-- Sets a withdrawal's money aside: 'ok', or 'insufficient_funds' with nothing kept. Only cash can be: what a promotion binds
-- stands on other accounts. What of a bonus's deposit is not staked yet can be taken with the end of that bonus alone:
-- 'withdrawal_ends_bonus' says what would be lost unless `p_ends_bonus`, 'round_open' that a round staked with it comes first (0026).
CREATE FUNCTION withdrawal_request(
  p_id uuid, p_player uuid, p_key text, p_hash bytea, p_provider text, p_currency text, p_amount bigint, p_destination text,
  p_actor text, p_facts jsonb, p_now timestamptz, p_ends_bonus boolean DEFAULT false, OUT code text, OUT facts jsonb
) LANGUAGE plpgsql AS $$
DECLARE
  v_cents bigint;
  v_earlier bigint;
BEGIN
  PERFORM play_lock(p_player);
  -- Two players who ask for one destination at once: the second sees the first.
  PERFORM pg_advisory_xact_lock(1923, hashtext(lower(p_destination)));
  PERFORM FROM account a WHERE a.player_id = p_player AND a.currency = p_currency AND a.kind = 'cash' AND a.balance >= p_amount
    FOR UPDATE;
  IF FOUND THEN
    SELECT w.code, w.facts INTO code, facts FROM promotion_withdrawal(p_player, p_currency, p_amount, p_ends_bonus, p_now) w;
    IF code <> 'ok' THEN RETURN; END IF;
  END IF;
  SELECT posted.code INTO code FROM ledger_try_post('withdrawal_held', p_player, p_id::text, p_now, p_currency,
    ARRAY['cash', 'withdrawal'], ARRAY['', ''], ARRAY[-p_amount, p_amount]) posted;
  IF code <> 'ok' THEN RETURN; END IF;

  v_cents := ceil(eur_micros(p_amount, p_currency, true) / 10000.0);
  SELECT coalesce(sum(w.eur_cents), 0) INTO v_earlier FROM withdrawal w
    WHERE w.player_id = p_player AND w.created_at > p_now - interval '24 hours' AND w.state NOT IN ('failed', 'cancelled');
  INSERT INTO withdrawal (id, player_id, idempotency_key, request_hash, provider, currency, amount, destination, eur_cents,
      day_eur_cents, state, created_at, updated_at)
    VALUES (p_id, p_player, p_key, p_hash, p_provider, p_currency, p_amount, p_destination, v_cents,
      v_earlier + v_cents, 'requested', p_now, p_now);
  INSERT INTO withdrawal_event (withdrawal_id, at, kind, actor, facts) VALUES (p_id, p_now, 'requested', p_actor, p_facts);
END $$;

-- Brings a withdrawal to another state, with what that means for its money: 'ok', 'refused' where no way leads there, or
-- 'not_found'. `state` is the one it has afterwards. The only way in which a state is ever changed.
CREATE FUNCTION withdrawal_move(
  p_id uuid, p_to text, p_actor text, p_facts jsonb, p_reference text, p_now timestamptz, OUT code text, OUT state text
) LANGUAGE plpgsql AS $$
DECLARE
  v_player uuid;
  w withdrawal;
BEGIN
  SELECT x.player_id INTO v_player FROM withdrawal x WHERE x.id = p_id;
  IF NOT FOUND THEN code := 'not_found'; RETURN; END IF;
  PERFORM play_lock(v_player);
  SELECT * INTO w FROM withdrawal x WHERE x.id = p_id FOR UPDATE;
  IF NOT withdrawal_may(w.state, p_to) THEN code := 'refused'; state := w.state; RETURN; END IF;

  UPDATE withdrawal x SET state = p_to, updated_at = p_now, run_at = CASE p_to WHEN 'approved' THEN p_now END,
      reference = CASE p_to WHEN 'sent' THEN p_reference END
    WHERE x.id = p_id;
  INSERT INTO withdrawal_event (withdrawal_id, at, kind, actor, facts) VALUES (p_id, p_now, p_to, p_actor, p_facts);
  IF p_to IN ('failed', 'cancelled') THEN
    PERFORM ledger_post('withdrawal_released', w.player_id, p_id::text, p_now,
      ARRAY[ledger_account(w.player_id, w.currency, 'withdrawal', ''), ledger_account(w.player_id, w.currency, 'cash', '')],
      ARRAY[-w.amount, w.amount]);
  ELSIF p_to = 'sent' THEN
    PERFORM ledger_post('withdrawal_paid', w.player_id, p_id::text, p_now,
      ARRAY[ledger_account(w.player_id, w.currency, 'withdrawal', ''), ledger_account(NULL, w.currency, 'clearing', w.provider)],
      ARRAY[-w.amount, w.amount]);
  END IF;
  code := 'ok';
  state := p_to;
END $$;

-- What must be true at any time, a row for each withdrawal of which it is not: what its movements say is what its state says.
CREATE VIEW withdrawal_mismatch AS
  SELECT w.id, w.state, m.held, m.released, m.paid
  FROM withdrawal w CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE x.kind = 'withdrawal_held') AS held,
      count(*) FILTER (WHERE x.kind = 'withdrawal_released') AS released,
      count(*) FILTER (WHERE x.kind = 'withdrawal_paid') AS paid
    FROM movement x
    WHERE x.reference = w.id::text AND x.kind IN ('withdrawal_held', 'withdrawal_released', 'withdrawal_paid')
  ) m
  WHERE (m.held, m.released, m.paid) IS DISTINCT FROM
    (1::bigint, (w.state IN ('failed', 'cancelled'))::int::bigint, (w.state = 'sent')::int::bigint);
