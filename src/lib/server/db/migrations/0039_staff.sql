-- ---- The desk (decision 057) ----------------------------------------------------------------------

-- People who run the house. They sign in by a passkey alone, and never with a player's session.
CREATE TABLE staff (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- As compared: two spellings of one name are one pair of eyes.
  name_key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  -- From then on they are nobody here; the row stays, since the log names it.
  ended_at timestamptz
);

-- What somebody was given: a role, or an act that was lent, which always ends by itself.
CREATE TABLE staff_right (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff (id),
  role text,
  act text,
  reason text NOT NULL,
  from_at timestamptz NOT NULL,
  until_at timestamptz,
  -- Taken back before its end.
  ended_at timestamptz,
  CONSTRAINT right_to_one CHECK (num_nonnulls(role, act) = 1),
  CONSTRAINT lent_for_a_time CHECK (act IS NULL OR until_at IS NOT NULL),
  CONSTRAINT right_has_length CHECK (until_at IS NULL OR until_at > from_at)
);
CREATE INDEX staff_right_by_staff ON staff_right (staff_id) WHERE ended_at IS NULL;

CREATE TABLE staff_passkey (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff (id),
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  removed_at timestamptz
);
CREATE INDEX staff_passkey_by_staff ON staff_passkey (staff_id);

-- A challenge that a device is to sign, for one purpose and, where one is known, one person; used up by the first answer.
CREATE TABLE staff_challenge (
  challenge_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('enrol', 'sign_in', 'add')),
  staff_id uuid REFERENCES staff (id),
  expires_at timestamptz NOT NULL
);

-- A link by which somebody enrols their first passkey, once.
CREATE TABLE staff_invite (
  token_hash bytea PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Good on the machine of the house alone: printed by a start that found nobody.
  here_only boolean NOT NULL,
  -- Of the code that whoever proposed them has handed to them: the link alone, which the approver hands over, lets nobody in.
  code_hash bytea,
  used_at timestamptz,
  -- Another one has taken its place.
  retired_at timestamptz
);
CREATE INDEX staff_invite_by_staff ON staff_invite (staff_id);

CREATE TABLE staff_session (
  token_hash bytea PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  staff_id uuid NOT NULL REFERENCES staff (id),
  passkey_id uuid NOT NULL REFERENCES staff_passkey (id),
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  ip inet NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX staff_session_by_staff ON staff_session (staff_id) WHERE ended_at IS NULL;

-- What one proposes and another decides: money, limits, rights. What is proposed stands in `facts`, as its kind has it
-- (domain/desk/proposal.ts).
CREATE TABLE proposal (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[a-z_]{1,40}$'),
  player_id uuid REFERENCES player (id),
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  reason text NOT NULL,
  proposed_by uuid NOT NULL REFERENCES staff (id),
  proposed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'approved', 'refused', 'withdrawn')),
  decided_by uuid REFERENCES staff (id),
  decided_at timestamptz,
  note text,
  CONSTRAINT proposal_decided CHECK ((state = 'open') = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)),
  -- Four eyes, whatever the code says.
  CONSTRAINT proposal_four_eyes CHECK (state <> 'approved' OR decided_by <> proposed_by)
);
CREATE INDEX proposal_open ON proposal (proposed_at) WHERE state = 'open';
CREATE INDEX proposal_by_player ON proposal (player_id, proposed_at DESC) WHERE player_id IS NOT NULL;

-- Everything that people of the house did, and each look at personal data, in the transaction of what it tells of. Each row has the hash of
-- the row before it (functions/desk.sql), so that none can be changed, taken out or put in between without all that come later.
CREATE TABLE staff_act (
  -- From 1, without gaps.
  id bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  staff_id uuid REFERENCES staff (id),
  channel text NOT NULL CHECK (channel IN ('desk', 'shell', 'house')),
  -- At the shell: whose account of the operating system it was.
  shell_user text,
  name text NOT NULL,
  act text NOT NULL CHECK (act ~ '^[a-z_]+\.[a-z_]+$'),
  subject_kind text,
  subject_id text,
  -- Whom it concerns, or whose data was seen.
  players uuid[] NOT NULL DEFAULT '{}',
  reason text,
  facts jsonb NOT NULL DEFAULT '{}',
  request_id text NOT NULL DEFAULT '',
  ip text,
  before_hash bytea NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32)
);
CREATE INDEX staff_act_by_player ON staff_act USING gin (players);
CREATE INDEX staff_act_by_staff ON staff_act (staff_id, id DESC) WHERE staff_id IS NOT NULL;
CREATE INDEX staff_act_by_act ON staff_act (act, id DESC);
CREATE INDEX staff_act_by_request ON staff_act (request_id) WHERE request_id <> '';

-- Its text is in functions/desk.sql.
CREATE FUNCTION staff_act_chain() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER staff_act_chained BEFORE INSERT ON staff_act FOR EACH ROW EXECUTE FUNCTION staff_act_chain();
ALTER TABLE staff_act ENABLE ALWAYS TRIGGER staff_act_chained;
CREATE TRIGGER staff_act_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_act
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE staff_act ENABLE ALWAYS TRIGGER staff_act_append_only;
