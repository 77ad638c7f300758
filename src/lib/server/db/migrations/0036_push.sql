-- Where a player wants to be told of something while no page is open (RFC 8030): a browser's own address at its push service, with the keys by
-- which it alone reads what is sent there (RFC 8291). Nothing is told that is not in the bell too, and no amount.
CREATE TABLE push_subscription (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES player (id),
  -- The session that asked: when its player ends it, the browser is told nothing more. One that ran out is forgotten, and changes nothing.
  session_id uuid REFERENCES session (id) ON DELETE SET NULL,
  endpoint text NOT NULL UNIQUE CHECK (length(endpoint) BETWEEN 10 AND 1000),
  p256dh text NOT NULL CHECK (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text NOT NULL CHECK (auth ~ '^[A-Za-z0-9_-]{22}$'),
  topics text[] NOT NULL CHECK (cardinality(topics) BETWEEN 1 AND 10),
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscription_by_player ON push_subscription (player_id, created_at DESC);

-- What is still to be sent, each to one browser. It goes with the subscription, and when it is sent or too old to be news.
CREATE TABLE push_job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES push_subscription (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind ~ '^[a-z_]{1,40}$'),
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  created_at timestamptz NOT NULL,
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0
);
CREATE INDEX push_job_due ON push_job (run_at);
CREATE INDEX push_job_by_subscription ON push_job (subscription_id);
CREATE INDEX push_subscription_by_session ON push_subscription (session_id);

-- Its text is in functions/identity.sql.
CREATE FUNCTION session_end_push() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER session_ended_push AFTER UPDATE OF ended_at ON session
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION session_end_push();
