-- Players and what identity needs of them. Every player table carries player_id, so that data can be sharded by player.

CREATE TABLE player (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  -- The address as compared: lower case; dots and tags kept, since they are the mailbox's own business.
  email_key text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  full_name text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  language text NOT NULL DEFAULT 'en',
  click_id text,
  confirmed_at timestamptz,
  terms_accepted_at timestamptz NOT NULL,
  -- Set while no bet, deposit or sign-in may happen; 'infinity' for good. Checked inside every money transaction.
  excluded_until timestamptz,
  -- Set while the player takes a break: no bet or deposit happens, all else goes on.
  timed_out_until timestamptz,
  -- Something must be looked at before this player's stake is taken: a limit, a reality check (0019).
  guarded boolean NOT NULL DEFAULT false,
  -- A bonus runs or waits in the queue: every stake for real money then asks it (0026).
  promoted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);

CREATE TABLE session (
  -- sha256 of the opaque token; the token itself is in the cookie alone.
  token_hash bytea PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  player_id uuid NOT NULL REFERENCES player (id),
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  user_agent text NOT NULL,
  ip inet NOT NULL
);
CREATE INDEX session_by_player ON session (player_id, created_at DESC);
CREATE INDEX session_by_expiry ON session (expires_at);
