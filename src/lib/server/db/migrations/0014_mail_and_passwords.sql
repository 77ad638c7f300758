-- Mails of any kind, each with the facts it tells. What a kind is called and says stands in services/mail alone.

ALTER TABLE mail_job
  DROP CONSTRAINT mail_job_kind_check,
  -- A mail to the house's own support desk may be about nobody who has an account.
  ALTER COLUMN player_id DROP NOT NULL,
  ADD COLUMN facts jsonb NOT NULL DEFAULT '{}';

-- The last passwords of a player, as hashes like the one in use: none of them may be taken again.
CREATE TABLE password_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  password_hash text NOT NULL,
  replaced_at timestamptz NOT NULL
);
CREATE INDEX password_history_by_player ON password_history (player_id, id DESC);

-- Somebody asks for a link to a new password. A known address and an unknown one go the same way through the same statements,
-- so that neither the answer nor its time tells which it was: the mail about nobody is dropped when it is to be written. At
-- most three mails in the ten minutes that a link lives: whoever is refused a fourth still has the newest in the mailbox.
CREATE FUNCTION ask_password_reset(p_email_key text, p_at timestamptz) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  v_player uuid;
  v_mails integer;
BEGIN
  -- By address and not by the player's row, which others may hold for a while.
  PERFORM pg_advisory_xact_lock(hashtextextended(p_email_key, 14));
  SELECT id INTO v_player FROM player WHERE email_key = p_email_key;
  SELECT count(*) INTO v_mails FROM mail_job
    WHERE player_id = v_player AND kind = 'reset_password' AND created_at > p_at - interval '10 minutes';
  INSERT INTO mail_job (kind, player_id, created_at, run_at)
    VALUES ('reset_password', CASE WHEN v_mails < 3 THEN v_player END, p_at, p_at);
  RETURN v_player;
END $$;
