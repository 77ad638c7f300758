-- What a call was answered that moves money or takes what is had once: the text as it was sent, so that whoever asks again with the same
-- key is told the very same. A record of jsonb has lost the order of its names, and tells what has become of the thing since. `wish` is a hash
-- of what was sent; `body` is NULL where the answer had none. Not of record: it is forgotten after two days, and then the retry is told what the records say.
CREATE TABLE kept_answer (
  player_id uuid NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  wish bytea NOT NULL,
  body text,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, call, key)
);

CREATE INDEX kept_answer_by_age ON kept_answer (at);

-- What a studio said of a command is told again in its own order.
ALTER TABLE studio_said ALTER COLUMN words TYPE json USING words::json;
