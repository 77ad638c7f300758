-- What a player is told, likes and writes to support.

-- What happened to an account, told by its owner's bell. Written in the transaction of the fact; words are made of kind and
-- facts when they are read.
CREATE TABLE notification (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind ~ '^[a-z_]{1,40}$'),
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notification_by_player ON notification (player_id, created_at DESC, id DESC);
CREATE INDEX notification_unread ON notification (player_id) WHERE read_at IS NULL;
CREATE INDEX notification_by_time ON notification (created_at);

-- The games a player likes. Name, category and studio are the catalogue's of the moment of liking: what a list still says of a
-- game that the house no longer has.
CREATE TABLE favorite (
  player_id uuid NOT NULL REFERENCES player (id),
  game_id text NOT NULL,
  category text NOT NULL,
  name text NOT NULL,
  provider text NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_id)
);
CREATE INDEX favorite_by_player ON favorite (player_id, added_at DESC, game_id);

-- Live chat with support. A conversation is a player's, or that of one browser tab whose visitor left an address; a visitor
-- reads nothing here: answers go to the address.
CREATE TABLE chat_conversation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid UNIQUE REFERENCES player (id),
  visitor_id uuid,
  email text,
  last_at timestamptz NOT NULL,
  UNIQUE (visitor_id, email),
  CONSTRAINT chat_of_one CHECK ((player_id IS NULL) = (visitor_id IS NOT NULL) AND (player_id IS NULL) = (email IS NOT NULL))
);
CREATE INDEX chat_conversation_by_time ON chat_conversation (last_at);

CREATE TABLE chat_message (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  conversation_id uuid NOT NULL REFERENCES chat_conversation (id) ON DELETE CASCADE,
  from_support boolean NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  at timestamptz NOT NULL
);
CREATE INDEX chat_message_by_conversation ON chat_message (conversation_id, at DESC, id);
