-- A question to a passkey that is asked for a session is answered for that session alone.
ALTER TABLE staff_challenge ADD COLUMN session_id uuid;
