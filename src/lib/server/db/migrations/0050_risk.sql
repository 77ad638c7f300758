-- ---- Risk (docs/rooms/risk.md) ---------------------------------------------------------------------

-- The thresholds of the rules, a row a version: proposed by one and approved by another. Version 0 has no row: it is the configuration's.
CREATE TABLE risk_thresholds (
  version integer PRIMARY KEY CHECK (version > 0),
  proposal_id uuid NOT NULL UNIQUE REFERENCES proposal (id),
  effective_at timestamptz NOT NULL,
  thresholds jsonb NOT NULL CHECK (jsonb_typeof(thresholds) = 'object')
);

-- What people look into. `version` counts what happened to it: who decides says which one they saw.
CREATE TABLE risk_case (
  id uuid PRIMARY KEY,
  opened_at timestamptz NOT NULL,
  -- NULL: by a rule.
  opened_by uuid REFERENCES staff (id),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'looked_at', 'decided')),
  taken_by uuid REFERENCES staff (id),
  decision text CHECK (decision IN ('no_concern', 'watch', 'restricted', 'reported')),
  changed_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  CONSTRAINT risk_case_decided CHECK ((state = 'decided') = (decision IS NOT NULL)),
  CONSTRAINT risk_case_taken CHECK (state <> 'looked_at' OR taken_by IS NOT NULL)
);
CREATE INDEX risk_case_waiting ON risk_case (opened_at) WHERE state <> 'decided';
CREATE INDEX risk_case_changed ON risk_case (changed_at DESC);

-- Whom it is about: never told to them (services/account/house-acts.ts).
CREATE TABLE risk_case_player (
  case_id uuid NOT NULL REFERENCES risk_case (id),
  player_id uuid NOT NULL REFERENCES player (id),
  PRIMARY KEY (case_id, player_id)
);
CREATE INDEX risk_case_player_by_player ON risk_case_player (player_id);

-- Rules that fired, each once for the moment at which it did.
CREATE TABLE risk_finding (
  player_id uuid NOT NULL REFERENCES player (id),
  rule text NOT NULL CHECK (rule ~ '^[a-z_]{1,40}$'),
  key text NOT NULL,
  case_id uuid NOT NULL REFERENCES risk_case (id),
  -- When what it tells of was so, and when it was found.
  at timestamptz NOT NULL,
  found_at timestamptz NOT NULL,
  eur_cents bigint NOT NULL CHECK (eur_cents >= 0),
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  -- By which thresholds.
  version integer NOT NULL CHECK (version >= 0),
  PRIMARY KEY (player_id, rule, key)
);
CREATE INDEX risk_finding_by_case ON risk_finding (case_id, at);
CREATE INDEX risk_finding_by_time ON risk_finding (at);

-- What became of a case: append-only. `staff_id` NULL: by a rule.
CREATE TABLE risk_case_event (
  case_id uuid NOT NULL REFERENCES risk_case (id),
  version integer NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('opened', 'fired', 'taken', 'left', 'noted', 'decided', 'reopened', 'reported')),
  staff_id uuid REFERENCES staff (id),
  note text CHECK (length(note) BETWEEN 1 AND 2000),
  facts jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(facts) = 'object'),
  PRIMARY KEY (case_id, version)
);

-- With how many other accounts one was seen to share something: a row each time it grew, so that what a rule found can be found again.
CREATE TABLE risk_link (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  at timestamptz NOT NULL,
  accounts integer NOT NULL CHECK (accounts > 1),
  by text[] NOT NULL
);
CREATE INDEX risk_link_by_player ON risk_link (player_id, at);
CREATE INDEX risk_link_by_time ON risk_link (at);

-- What was known of a withdrawal when it was decided who decides: by it, other thresholds can be tried on it later.
CREATE TABLE withdrawal_review (
  withdrawal_id uuid PRIMARY KEY REFERENCES withdrawal (id),
  at timestamptz NOT NULL,
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  version integer NOT NULL CHECK (version >= 0)
);
CREATE INDEX withdrawal_review_by_time ON withdrawal_review (at);

DO $$
DECLARE
  v_table text;
BEGIN
  FOREACH v_table IN ARRAY ARRAY['risk_thresholds', 'risk_case_player', 'risk_finding', 'risk_case_event', 'risk_link', 'withdrawal_review'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()',
      v_table || '_append_only', v_table);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', v_table, v_table || '_append_only');
  END LOOP;
END $$;

-- Whose address a session came from, for accounts that share one.
CREATE INDEX session_by_ip ON session (ip, player_id);
-- What was credited, taken back and asked for of late.
CREATE INDEX deposit_completed_at ON deposit (completed_at) WHERE completed_at IS NOT NULL;
-- Who lives where somebody else lives, too.
CREATE INDEX player_details_by_address ON player_details (lower(address), lower(zip_code)) WHERE address IS NOT NULL AND zip_code IS NOT NULL;
CREATE INDEX withdrawal_by_time ON withdrawal (created_at);

-- Its text is in functions/risk.sql.
CREATE FUNCTION event_of_risk_case() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE TRIGGER risk_case_told_outside AFTER INSERT OR UPDATE OF state ON risk_case FOR EACH ROW EXECUTE FUNCTION event_of_risk_case();
