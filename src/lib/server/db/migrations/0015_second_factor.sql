-- How players prove who they are beside the password, and what a list of their sessions shows.

-- Where the session was begun (ISO 3166; null where nobody places the address), and when its holder last proved by
-- password or passkey to be the player: changing a factor needs a recent proof (ASVS 7.5.1).
ALTER TABLE session ADD COLUMN country text;
ALTER TABLE session ADD COLUMN proved_at timestamptz NOT NULL DEFAULT '-infinity';

-- The key that a player's authenticator app shares with the house (RFC 6238), sealed. It counts from confirmed_at on.
CREATE TABLE second_factor (
  player_id uuid PRIMARY KEY REFERENCES player (id),
  secret_sealed bytea NOT NULL,
  started_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- The time step of the newest code that was taken: it and all before it are worth nothing any more.
  last_step bigint NOT NULL DEFAULT 0
);

-- Codes for whoever lost the app. Keyed hashes: they are shown once.
CREATE TABLE recovery_code (
  player_id uuid NOT NULL REFERENCES player (id),
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (player_id, code_hash)
);

-- A password was right, and the code is still to come.
CREATE TABLE sign_in_ticket (
  ticket_hash bytea PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX sign_in_ticket_by_expiry ON sign_in_ticket (expires_at);

-- Tries of codes since the last right one.
CREATE TABLE code_attempt (
  player_id uuid PRIMARY KEY REFERENCES player (id),
  tries integer NOT NULL,
  -- Full rounds of ten tries; each makes the next wait twice as long.
  rounds integer NOT NULL,
  last_at timestamptz NOT NULL,
  locked_until timestamptz
) WITH (fillfactor = 70);

-- Counts a try before the code is looked at, in one statement, so that fifty at once are counted as fifty. Answers the whole
-- seconds to wait, or 0 when the try may go on. After ten tries 15 minutes go by, then twice as long, a day at most: a
-- guess of six digits stays hopeless, and nobody is locked out for good. A day of peace forgets it all.
CREATE FUNCTION code_admit(p_player_id uuid, p_at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  attempt code_attempt;
BEGIN
  -- One statement makes or finds the row and locks it: a right code at the same moment deletes it.
  INSERT INTO code_attempt (player_id, tries, rounds, last_at) VALUES (p_player_id, 0, 0, p_at)
    ON CONFLICT (player_id) DO UPDATE SET last_at = code_attempt.last_at
    RETURNING * INTO attempt;
  IF attempt.locked_until > p_at THEN
    RETURN ceil(extract(epoch FROM attempt.locked_until - p_at));
  END IF;
  IF attempt.last_at < p_at - interval '1 day' THEN
    attempt.tries := 0;
    attempt.rounds := 0;
  END IF;
  attempt.tries := attempt.tries + 1;
  attempt.locked_until := NULL;
  IF attempt.tries >= 10 THEN
    attempt.locked_until := p_at + least(interval '15 minutes' * power(2, least(attempt.rounds, 10)), interval '1 day');
    attempt.rounds := attempt.rounds + 1;
    attempt.tries := 0;
  END IF;
  UPDATE code_attempt SET tries = attempt.tries, rounds = attempt.rounds, last_at = p_at, locked_until = attempt.locked_until
    WHERE player_id = p_player_id;
  RETURN 0;
END $$;

-- Keys on a player's devices (WebAuthn). Only the public half is known here.
CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  -- base64url, as the browser names it.
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  -- Kept by a service on several devices.
  is_synced boolean NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX passkey_by_player ON passkey (player_id, created_at);

-- What a device is asked to sign: once, within minutes, for one purpose, and by one player where one is known.
CREATE TABLE passkey_challenge (
  challenge_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign_in')),
  player_id uuid REFERENCES player (id),
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge (expires_at);
