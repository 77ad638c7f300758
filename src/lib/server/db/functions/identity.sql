-- How often sign-ins and codes may be tried, and how a password is asked for anew.

-- Counts an attempt before the password is looked at, in one statement, so that fifty at once are counted as fifty.
-- Answers the whole seconds to wait, or 0 when the attempt may go on. Two failures are free; from the third on the wait
-- doubles from 5 seconds to 15 minutes; half an hour of peace forgets them.
CREATE OR REPLACE FUNCTION sign_in_admit(p_email_hash bytea, p_at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
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

-- Somebody asks for a link by mail, of the kind `p_kind`: to a new password, or to the own money. A known address and an unknown one go the same way through the same statements,
-- so that neither the answer nor its time tells which it was: the mail about nobody is dropped when it is to be written. At
-- most three mails in the ten minutes that a link lives: whoever is refused a fourth still has the newest in the mailbox.
CREATE OR REPLACE FUNCTION ask_link(p_kind text, p_email_key text, p_at timestamptz) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  v_player uuid;
  v_mails integer;
BEGIN
  -- By address and not by the player's row, which others may hold for a while.
  PERFORM pg_advisory_xact_lock(hashtextextended(p_email_key, 14));
  SELECT id INTO v_player FROM player WHERE email_key = p_email_key;
  SELECT count(*) INTO v_mails FROM mail_job
    WHERE player_id = v_player AND kind = p_kind AND created_at > p_at - interval '10 minutes';
  INSERT INTO mail_job (kind, player_id, created_at, run_at)
    VALUES (p_kind, CASE WHEN v_mails < 3 THEN v_player END, p_at, p_at);
  RETURN v_player;
END $$;

-- Counts a try before the code is looked at, in one statement, so that fifty at once are counted as fifty. Answers the whole
-- seconds to wait, or 0 when the try may go on. After ten tries 15 minutes go by, then twice as long, a day at most: a
-- guess of six digits stays hopeless, and nobody is locked out for good. A day of peace forgets it all.
CREATE OR REPLACE FUNCTION code_admit(p_player_id uuid, p_at timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
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

-- Who signs out, here or from afar, ends what that browser is told.
CREATE OR REPLACE FUNCTION session_end_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscription WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
