-- What pages that are open are told of: NOTIFY, to whom and about what.

-- What listeners of a wallet hear (services/wallet/live.ts): a NOTIFY when a deposit or withdrawal changes its state, and when
-- money moves by anything but play. It goes out with the commit. Bets, prizes and what is taken back of them tell nothing: their
-- own answers bring the balance, and transactions that notify commit one after the other.
CREATE OR REPLACE FUNCTION wallet_notify_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('faceup_wallet',
    json_build_object('player', NEW.player_id, 'kind', TG_ARGV[0], 'id', NEW.id, 'state', NEW.state)::text);
  RETURN NULL;
END $$;

-- Asked of movements that have a reference: those of a round of the house, which have none, are all play.
CREATE OR REPLACE FUNCTION wallet_notify_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.player_id IS NULL OR NEW.kind IN ('bet', 'win', 'jackpot_win', 'rollback') THEN RETURN NULL; END IF;
  PERFORM pg_notify('faceup_wallet', json_build_object('player', NEW.player_id)::text);
  RETURN NULL;
END $$;

-- What whoever holds a stream open hears (services/identity/player-streams.ts): a session is over, whoever ended it and how, or its
-- player may have none any more. One place for all of them: what ends a session by a statement of its own is heard, too.
CREATE OR REPLACE FUNCTION session_notify_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('faceup_sessions', json_build_object('session', OLD.id)::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION player_notify_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('faceup_sessions', json_build_object('player', NEW.id)::text);
  RETURN NULL;
END $$;
