-- A browser that signed a player in before, by the hash of its cookie's token: its tries of a password are counted by themselves, so that
-- nobody who knows the address alone can make its owner wait (decision 044). Nothing else is allowed to it.
CREATE TABLE known_device (
  token_hash bytea PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX known_device_by_player ON known_device (player_id, made_at DESC);
CREATE INDEX known_device_by_end ON known_device (expires_at);
