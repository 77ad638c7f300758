-- The idempotency key that was made for a call which brought none: one row for a player, a call and a body, so that of two halves of a
-- double click, in whatever process, the second waits for the first and gets its key. `made_at`: from then on the key is good for a
-- few seconds; after them the same body is another wish and gets another key.
CREATE TABLE made_key (
  player_id uuid NOT NULL REFERENCES player (id),
  wish bytea NOT NULL,
  key uuid NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, wish)
);

CREATE INDEX made_key_by_age ON made_key (made_at);
