-- Sign-up, sign-in and what is remembered of both.

-- The address with tag and dots removed: never used to find a player, only to see that an excluded one comes back.
ALTER TABLE player ADD COLUMN email_canonical text NOT NULL GENERATED ALWAYS AS (
  replace(split_part(split_part(email_key, '@', 1), '+', 1), '.', '') || '@'
    || CASE split_part(email_key, '@', 2) WHEN 'googlemail.com' THEN 'gmail.com' ELSE split_part(email_key, '@', 2) END
) STORED;
CREATE INDEX player_by_canonical_email ON player (email_canonical);

-- Links sent by mail. Only the sha256 is kept: who reads the database cannot follow them.
CREATE TABLE email_token (
  token_hash bytea PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'reset')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX email_token_by_player ON email_token (player_id, purpose);

-- Consecutive failed sign-ins of one address, known or not, so that both are answered alike.
CREATE TABLE sign_in_attempt (
  email_hash bytea PRIMARY KEY,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  locked_until timestamptz
) WITH (fillfactor = 70);

-- Counts an attempt before the password is looked at, in one statement, so that fifty at once are counted as fifty.
-- Answers the whole seconds to wait, or 0 when the attempt may go on. Two failures are free; from the third on the wait
-- doubles from 5 seconds to 15 minutes; half an hour of peace forgets them.
CREATE FUNCTION sign_in_admit(p_email_hash bytea, p_at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  attempt sign_in_attempt;
  count integer;
BEGIN
  -- One statement makes or finds the row and locks it: a right password at the same moment deletes it.
  INSERT INTO sign_in_attempt (email_hash, failures, last_at) VALUES (p_email_hash, 0, p_at)
    ON CONFLICT (email_hash) DO UPDATE SET last_at = sign_in_attempt.last_at
    RETURNING * INTO attempt;
  IF attempt.locked_until > p_at THEN
    RETURN ceil(extract(epoch FROM attempt.locked_until - p_at));
  END IF;
  count := CASE WHEN attempt.last_at < p_at - interval '30 minutes' THEN 1 ELSE attempt.failures + 1 END;
  UPDATE sign_in_attempt SET
    failures = count,
    last_at = p_at,
    locked_until = CASE WHEN count >= 3
      THEN p_at + least(interval '5 seconds' * power(2, least(count - 3, 10)), interval '15 minutes') END
    WHERE email_hash = p_email_hash;
  RETURN 0;
END $$;

-- Solved challenges, kept until they expire, so that none is used twice by any process.
CREATE TABLE captcha_used (
  challenge_hash bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_used_by_expiry ON captcha_used (expires_at);

-- What an auditor asks for (GLI-19 2.8.8): who tried what, from where. Append-only.
CREATE TABLE security_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  player_id uuid,
  ip inet NOT NULL,
  user_agent text NOT NULL,
  request_id text NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX security_event_by_player ON security_event (player_id, at DESC);
CREATE INDEX security_event_by_time ON security_event (at DESC);

CREATE TRIGGER security_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON security_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- Mail to send, stored with the fact that asks for it. A worker leases a job by moving run_at ahead; a worker that dies
-- lets the lease run out. Secrets are made when the mail is, so that no link lies here to be read.
CREATE TABLE mail_job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('confirm')),
  player_id uuid NOT NULL REFERENCES player (id),
  created_at timestamptz NOT NULL,
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  done_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
CREATE INDEX mail_job_due ON mail_job (run_at) WHERE done_at IS NULL AND given_up_at IS NULL;
CREATE INDEX mail_job_by_player ON mail_job (player_id, created_at DESC);
