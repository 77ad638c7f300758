-- What the desk finds a player by, each in a few steps among millions (services/desk/players). No extension is needed: the words of a
-- name are found by their beginnings in an index that PostgreSQL has of itself. Case and accents are folded away; queries/desk/find-players.ts
-- folds what is typed by the same expression, or the index would not be used.
CREATE INDEX player_by_words ON player USING gin (to_tsvector('simple', translate(replace(replace(replace(regexp_replace(
  lower(normalize(full_name || ' ' || split_part(email_key, '@', 1), NFKD)),
  '[\u0300-\u036f''`´’‘‛′]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđı-‐‑–—._+,/()"', 'oldi             ')));
CREATE INDEX player_details_by_words ON player_details USING gin (to_tsvector('simple', translate(replace(replace(replace(regexp_replace(
  lower(normalize(coalesce(nick_name, '') || ' ' || coalesce(address, '') || ' ' || coalesce(address2, '') || ' ' || coalesce(zip_code, '') || ' ' || coalesce(city, ''), NFKD)),
  '[\u0300-\u036f''`´’‘‛′]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđı-‐‑–—._+,/()"', 'oldi             ')));
CREATE INDEX player_by_mail_start ON player (email_key text_pattern_ops);
CREATE INDEX player_details_by_dialled ON player_details ((dialing_code || phone_number) text_pattern_ops) WHERE phone_number IS NOT NULL;
CREATE INDEX player_details_by_number ON player_details (phone_number text_pattern_ops) WHERE phone_number IS NOT NULL;
-- What companies, chains and studios call things by, whoever's they are.
CREATE INDEX deposit_by_any_reference ON deposit (provider_reference) WHERE provider_reference IS NOT NULL;
CREATE INDEX withdrawal_by_reference ON withdrawal (reference) WHERE reference IS NOT NULL;
CREATE INDEX chain_address_by_address ON chain_address (address);
CREATE INDEX chain_transfer_by_txid ON chain_transfer (txid);
CREATE INDEX round_by_studio_reference ON round (reference) WHERE reference IS NOT NULL;

-- What waits for people, and is not found otherwise without reading what does not.
CREATE INDEX mail_job_given_up ON mail_job (given_up_at) WHERE given_up_at IS NOT NULL;
CREATE INDEX deposit_reversed ON deposit (updated_at) WHERE state = 'reversed';

-- What people of the staff wrote down of a player, for each other: append-only, and as personal as anything that is kept of the player.
-- `staff_id` names who wrote it.
CREATE TABLE player_note (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000)
);
CREATE INDEX player_note_by_player ON player_note (player_id, at DESC, id DESC);
CREATE TRIGGER player_note_append_only BEFORE UPDATE OR TRUNCATE ON player_note
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
-- Its text is in functions/account.sql: those of a closed account go when it is forgotten.
CREATE FUNCTION player_note_kept() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''not defined yet''; END';
CREATE TRIGGER player_note_kept BEFORE DELETE ON player_note FOR EACH ROW EXECUTE FUNCTION player_note_kept();
-- Also where a session switches ordinary triggers off.
ALTER TABLE player_note ENABLE ALWAYS TRIGGER player_note_append_only;
ALTER TABLE player_note ENABLE ALWAYS TRIGGER player_note_kept;
