-- The whole schema as it now is, from top to bottom: `npm run db:schema` writes it from a migrated database, a test
-- holds it to one, and nothing reads it but people. Tables are made by migrations/, functions and views by the files named.

-- ---- Types ---------------------------------------------------------------------------------------

-- Types rather than CHECKs on what every bet writes: PostgreSQL reads a CHECK's expression anew in each statement.
CREATE TYPE seed_status AS ENUM ('next', 'active', 'revealed');

CREATE TYPE round_status AS ENUM ('open', 'settled', 'cancelled');

CREATE DOMAIN minor_units AS bigint CHECK ((VALUE >= 0));

CREATE TYPE grant_state AS ENUM ('pending', 'held', 'queued', 'active', 'completed', 'cancelled', 'expired');

-- One bet on a game of the house, as the functions that book it take it. `payout` is NULL while the round waits for decisions, and
-- `outcome` and `wins` with it. `seed` and `nonce`: the draw it was computed for. `pace`: the least time from one stake to the next at
-- that table, in milliseconds; 0 for none. `hedge`: what the bets leave at risk, in hundredths of a percent. `jackpot`, at a table with
-- one: by which rules (`version`), the `pot`'s account, what of the stake goes there (`contribution`), whether the round wins it
-- (`hit`), and the `seed` of the next.
CREATE TYPE house_bet AS (
  round uuid,
  session uuid,
  player uuid,
  game text,
  version text,
  bets jsonb,
  stake bigint,
  outcome jsonb,
  wins jsonb,
  payout bigint,
  seed bigint,
  nonce bigint,
  at timestamptz,
  pace integer,
  hedge integer,
  jackpot jsonb
);

-- ---- Players and their sessions ------------------------------------------------------------------

CREATE TABLE player (
  id uuid NOT NULL,
  email text NOT NULL,
  -- The address as compared: lower case; dots and tags kept, since they are the mailbox's own business.
  email_key text NOT NULL,
  password_hash text NOT NULL,
  full_name text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  language text DEFAULT 'en' NOT NULL,
  click_id text,
  confirmed_at timestamptz,
  terms_accepted_at timestamptz NOT NULL,
  -- Set while no bet, deposit or sign-in may happen; 'infinity' for good. Checked inside every money transaction.
  excluded_until timestamptz,
  -- Set while the player takes a break: no bet or deposit happens, all else goes on.
  timed_out_until timestamptz,
  -- Something must be looked at before this player's stake is taken: a limit, a reality check.
  guarded boolean DEFAULT false NOT NULL,
  -- A bonus runs or waits in the queue: every stake for real money then asks that bonus.
  promoted boolean DEFAULT false NOT NULL,
  created_at timestamptz NOT NULL,
  -- The address with tag and dots removed: never used to find a player, only to see that an excluded one comes back.
  email_canonical text GENERATED ALWAYS AS (((replace(split_part(split_part(email_key, '@', 1), '+', 1), '.', '') || '@') ||
CASE split_part(email_key, '@', 2)
    WHEN 'googlemail.com' THEN 'gmail.com'
    ELSE split_part(email_key, '@', 2)
END)) STORED NOT NULL,
  -- The closing of an account. The row stays for as long as the law wants it (decision 022); nobody signs in to it.
  closed_at timestamptz,
  closing_reason text,
  -- A player who would not be shown among the winners is left out of both lists at once.
  show_wins boolean DEFAULT true NOT NULL,
  -- Whether first_name and last_name are the house's guess at the parts of full_name, which then is what the player is called.
  name_guessed boolean DEFAULT true NOT NULL,
  -- Until when what the registers said lets this player play; NULL: no register is asked of them, '-infinity': none has let them yet.
  cleared_until timestamptz,
  -- Since when a register excludes them; `excluded_until` has no end until it says otherwise. `own_excluded_until`: what it was without it.
  register_excluded_at timestamptz,
  own_excluded_until timestamptz,
  PRIMARY KEY (id),
  UNIQUE (email_key)
);
CREATE INDEX player_by_canonical_email ON player (email_canonical);
CREATE INDEX player_by_mail_start ON player (email_key text_pattern_ops);
-- What the desk finds a player by, each in a few steps among millions (services/desk/players). No extension is needed: the words of a
-- name are found by their beginnings in an index that PostgreSQL has of itself. Case and accents are folded away; queries/desk/find-players.ts
-- folds what is typed by the same expression, or the index would not be used.
CREATE INDEX player_by_words ON player USING gin (to_tsvector('simple'::regconfig, translate(replace(replace(replace(regexp_replace(lower(NORMALIZE(((full_name || ' ') || split_part(email_key, '@', 1)), NFKD)), '[\u0300-\u036f''`´’‘‛′]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđı-‐‑–—._+,/()"', 'oldi             ')));
CREATE TRIGGER player_end_told AFTER UPDATE OF excluded_until, closed_at ON player FOR EACH ROW WHEN (((new.excluded_until IS NOT NULL) OR (new.closed_at IS NOT NULL))) EXECUTE FUNCTION player_notify_end();
CREATE TRIGGER player_journal AFTER UPDATE OF excluded_until, timed_out_until, closed_at, password_hash ON player FOR EACH ROW EXECUTE FUNCTION journal_player();
CREATE TRIGGER player_told_outside AFTER INSERT OR UPDATE OF confirmed_at, excluded_until, timed_out_until, closed_at ON player FOR EACH ROW EXECUTE FUNCTION event_of_player();
-- After those that tell of the player and of the deposit themselves: triggers run by name.
CREATE TRIGGER player_told_referrer AFTER INSERT ON player FOR EACH ROW WHEN ((new.click_id IS NOT NULL)) EXECUTE FUNCTION affiliate_of_player();

CREATE TABLE session (
  -- sha256 of the opaque token; the token itself is in the cookie alone.
  token_hash bytea NOT NULL,
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  user_agent text NOT NULL,
  ip inet NOT NULL,
  -- Where the session was begun (ISO 3166; null where nobody places the address), and when its holder last proved by
  -- password or passkey to be the player: changing a factor needs a recent proof (ASVS 7.5.1).
  country text,
  proved_at timestamptz DEFAULT '-infinity' NOT NULL,
  PRIMARY KEY (token_hash),
  UNIQUE (id),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX session_by_expiry ON session (expires_at);
-- Whose address a session came from, for accounts that share one.
CREATE INDEX session_by_ip ON session (ip, player_id);
CREATE INDEX session_by_player ON session (player_id, created_at DESC);
CREATE TRIGGER session_end_told AFTER UPDATE OF ended_at ON session FOR EACH ROW WHEN ((new.ended_at IS NOT NULL)) EXECUTE FUNCTION session_notify_end();
CREATE TRIGGER session_ended_push AFTER UPDATE OF ended_at ON session FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION session_end_push();
CREATE TRIGGER session_removal_told AFTER DELETE ON session FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (old.expires_at > now()))) EXECUTE FUNCTION session_notify_end();

-- ---- The ledger ----------------------------------------------------------------------------------

CREATE TABLE currency (
  code text NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  symbol text NOT NULL,
  subunits_to_unit bigint NOT NULL,
  -- What one unit is worth in EUR: the reference rates of domain/payments/eur-rates.ts, held to them by a test. What limits are
  -- counted by follows the house's rates: of two dates the newer counts.
  eur_rate numeric NOT NULL,
  eur_rate_at timestamptz DEFAULT '2026-06-30 00:00:00+00' NOT NULL,
  PRIMARY KEY (code),
  CHECK ((subunits_to_unit > 0)),
  CHECK ((type = ANY (ARRAY['FIAT', 'CRYPTO'])))
);

-- The chart of accounts. `side` says who owns what stands there.
CREATE TABLE account_kind (
  kind text NOT NULL,
  side text NOT NULL,
  about text NOT NULL,
  PRIMARY KEY (kind),
  CHECK ((side = ANY (ARRAY['player', 'house'])))
);

CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  currency text NOT NULL,
  player_id uuid,
  -- House accounts: the provider, the game, the promotion. Empty for a player's.
  owner text DEFAULT '' NOT NULL,
  -- Minor units. NULL on house accounts, whose balance is derived from postings.
  balance bigint,
  PRIMARY KEY (id),
  CONSTRAINT account_unique UNIQUE NULLS NOT DISTINCT (player_id, currency, kind, owner),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (kind) REFERENCES account_kind(kind),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT account_not_negative CHECK ((balance >= 0)),
  CONSTRAINT account_side CHECK (((player_id IS NULL) = (balance IS NULL)))
) WITH (fillfactor=70);

CREATE TABLE wallet (
  player_id uuid NOT NULL,
  currency text NOT NULL,
  is_default boolean DEFAULT false NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, currency),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE UNIQUE INDEX wallet_one_default ON wallet (player_id) WHERE is_default;

CREATE TABLE movement (
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  -- Who moved it: NULL for movements of the house alone.
  player_id uuid,
  -- What it belongs to: a deposit's id, a studio's transaction. Unique with its kind: a fact is booked once.
  reference text,
  -- A round of the house instead, which is booked in the transaction that inserts its row, once by that row's key: two more
  -- index entries for every bet would say nothing new. The round knows its movements, too.
  round_id uuid,
  at timestamptz NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT movement_belongs CHECK (((reference IS NULL) <> (round_id IS NULL)))
);
CREATE UNIQUE INDEX movement_once ON movement (kind, reference) WHERE (reference IS NOT NULL);
CREATE TRIGGER movement_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON movement FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE movement ENABLE ALWAYS TRIGGER movement_append_only;
CREATE TRIGGER movement_told AFTER INSERT ON movement FOR EACH ROW WHEN ((new.reference IS NOT NULL)) EXECUTE FUNCTION wallet_notify_movement();

-- No foreign keys here: a reference to a house account would lock that row in every bet of the house. ledger_post and play_round
-- alone write here, and the ledger check looks for orphans.
CREATE TABLE posting (
  movement_id bigint NOT NULL,
  account_id bigint NOT NULL,
  amount bigint NOT NULL,
  -- The player account's balance after this posting; NULL on house accounts.
  balance_after bigint,
  PRIMARY KEY (account_id, movement_id) INCLUDE (amount),
  CHECK ((amount <> 0))
);
CREATE TRIGGER posting_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON posting FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE posting ENABLE ALWAYS TRIGGER posting_append_only;
CREATE TRIGGER posting_balanced AFTER INSERT ON posting REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_balanced();
ALTER TABLE posting ENABLE ALWAYS TRIGGER posting_balanced;

-- ---- Signing in ----------------------------------------------------------------------------------

-- Links sent by mail. Only the sha256 is kept: who reads the database cannot follow them.
CREATE TABLE email_token (
  token_hash bytea NOT NULL,
  player_id uuid NOT NULL,
  purpose text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((purpose = ANY (ARRAY['confirm', 'reset', 'own_money'])))
);
CREATE INDEX email_token_by_player ON email_token (player_id, purpose);

-- Consecutive failed sign-ins of one address, known or not, so that both are answered alike.
CREATE TABLE sign_in_attempt (
  email_hash bytea NOT NULL,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  locked_until timestamptz,
  PRIMARY KEY (email_hash)
) WITH (fillfactor=70);

-- Solved challenges, kept until they expire, so that none is used twice by any process.
CREATE TABLE captcha_used (
  challenge_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (challenge_hash)
);
CREATE INDEX captcha_used_by_expiry ON captcha_used (expires_at);

-- What an auditor asks for (GLI-19 2.8.8): who tried what, from where. Append-only.
CREATE TABLE security_event (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  player_id uuid,
  ip inet NOT NULL,
  user_agent text NOT NULL,
  request_id text NOT NULL,
  facts jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX security_event_by_player ON security_event (player_id, at DESC);
CREATE INDEX security_event_by_time ON security_event (at DESC);
CREATE TRIGGER security_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON security_event FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER security_event_logged AFTER INSERT ON security_event FOR EACH ROW EXECUTE FUNCTION leaf_of_limit();
ALTER TABLE security_event ENABLE ALWAYS TRIGGER security_event_logged;
CREATE TRIGGER security_event_told_outside AFTER INSERT ON security_event FOR EACH ROW EXECUTE FUNCTION event_of_security();

-- Mail to send, stored with the fact that asks for it. A worker leases a job by moving run_at ahead; a worker that dies
-- lets the lease run out. Secrets are made when the mail is, so that no link lies here to be read.
-- Mails of any kind, each with the facts it tells. What a kind is called and says stands in services/mail alone.
CREATE TABLE mail_job (
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  -- A mail to the house's own support desk may be about nobody who has an account.
  player_id uuid,
  created_at timestamptz NOT NULL,
  run_at timestamptz NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  done_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  facts jsonb DEFAULT '{}'::jsonb NOT NULL,
  traceparent text DEFAULT NULLIF(current_setting('faceup.traceparent', true), ''),
  PRIMARY KEY (id),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX mail_job_by_player ON mail_job (player_id, created_at DESC);
CREATE INDEX mail_job_due ON mail_job (run_at) WHERE ((done_at IS NULL) AND (given_up_at IS NULL));
-- What waits for people, and is not found otherwise without reading what does not.
CREATE INDEX mail_job_given_up ON mail_job (given_up_at) WHERE (given_up_at IS NOT NULL);

-- The last passwords of a player, as hashes like the one in use: none of them may be taken again.
CREATE TABLE password_history (
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id uuid NOT NULL,
  password_hash text NOT NULL,
  replaced_at timestamptz NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX password_history_by_player ON password_history (player_id, id DESC);

-- The key that a player's authenticator app shares with the house (RFC 6238), sealed. It counts from confirmed_at on.
CREATE TABLE second_factor (
  player_id uuid NOT NULL,
  secret_sealed bytea NOT NULL,
  started_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- The time step of the newest code that was taken: it and all before it are worth nothing any more.
  last_step bigint DEFAULT 0 NOT NULL,
  PRIMARY KEY (player_id),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE TRIGGER second_factor_journal AFTER INSERT OR DELETE OR UPDATE OF confirmed_at, secret_sealed ON second_factor FOR EACH ROW EXECUTE FUNCTION journal_factor();

-- Codes for whoever lost the app. Keyed hashes: they are shown once.
CREATE TABLE recovery_code (
  player_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (player_id, code_hash),
  FOREIGN KEY (player_id) REFERENCES player(id)
);

-- A password was right, and the code is still to come.
CREATE TABLE sign_in_ticket (
  ticket_hash bytea NOT NULL,
  player_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (ticket_hash),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX sign_in_ticket_by_expiry ON sign_in_ticket (expires_at);

-- Tries of codes since the last right one.
CREATE TABLE code_attempt (
  player_id uuid NOT NULL,
  tries integer NOT NULL,
  -- Full rounds of ten tries; each makes the next wait twice as long.
  rounds integer NOT NULL,
  last_at timestamptz NOT NULL,
  locked_until timestamptz,
  PRIMARY KEY (player_id),
  FOREIGN KEY (player_id) REFERENCES player(id)
) WITH (fillfactor=70);

-- Keys on a player's devices (WebAuthn). Only the public half is known here.
CREATE TABLE passkey (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  -- base64url, as the browser names it.
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  -- Kept by a service on several devices.
  is_synced boolean NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (id),
  UNIQUE (credential_id),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX passkey_by_player ON passkey (player_id, created_at);
CREATE TRIGGER passkey_journal AFTER DELETE ON passkey FOR EACH ROW EXECUTE FUNCTION journal_passkey();

-- What a device is asked to sign: once, within minutes, for one purpose, and by one player where one is known.
CREATE TABLE passkey_challenge (
  challenge_hash bytea NOT NULL,
  purpose text NOT NULL,
  player_id uuid,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (challenge_hash),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((purpose = ANY (ARRAY['add', 'sign_in'])))
);
CREATE INDEX passkey_challenge_by_expiry ON passkey_challenge (expires_at);

-- ---- A player's details, papers and inbox --------------------------------------------------------

-- What a player tells of himself, once: a column that has a value keeps it. Corrections are support's.
CREATE TABLE player_details (
  player_id uuid NOT NULL,
  date_of_birth date,
  gender text,
  avatar text,
  country text,
  state text,
  address text,
  nick_name text,
  address2 text,
  city text,
  zip_code text,
  phone_number text,
  dialing_code text,
  -- Nobody is written to who did not ask for it.
  receive_email_promo boolean DEFAULT false NOT NULL,
  PRIMARY KEY (player_id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK (((phone_number IS NULL) = (dialing_code IS NULL))),
  CHECK ((country ~ '^[A-Z]{2}$')),
  CHECK ((gender = ANY (ARRAY['Male', 'Female'])))
);
-- Who lives where somebody else lives, too.
CREATE INDEX player_details_by_address ON player_details (lower(address), lower(zip_code)) WHERE ((address IS NOT NULL) AND (zip_code IS NOT NULL));
CREATE INDEX player_details_by_birth ON player_details (date_of_birth) WHERE (date_of_birth IS NOT NULL);
CREATE INDEX player_details_by_dialled ON player_details (((dialing_code || phone_number)) text_pattern_ops) WHERE (phone_number IS NOT NULL);
CREATE INDEX player_details_by_number ON player_details (phone_number text_pattern_ops) WHERE (phone_number IS NOT NULL);
-- An excluded player who comes back under another name is looked for by these.
CREATE INDEX player_details_by_phone ON player_details (phone_number, dialing_code) WHERE (phone_number IS NOT NULL);
CREATE INDEX player_details_by_words ON player_details USING gin (to_tsvector('simple'::regconfig, translate(replace(replace(replace(regexp_replace(lower(NORMALIZE(((((((((COALESCE(nick_name, '') || ' ') || COALESCE(address, '')) || ' ') || COALESCE(address2, '')) || ' ') || COALESCE(zip_code, '')) || ' ') || COALESCE(city, '')), NFKD)), '[\u0300-\u036f''`´’‘‛′]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđı-‐‑–—._+,/()"', 'oldi             ')));

-- What happened to an account, told by its owner's bell. Written in the transaction of the fact; words are made of kind and
-- facts when they are read.
CREATE TABLE notification (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  player_id uuid NOT NULL,
  kind text NOT NULL,
  facts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((jsonb_typeof(facts) = 'object')),
  CHECK ((kind ~ '^[a-z_]{1,40}$'))
);
CREATE INDEX notification_by_player ON notification (player_id, created_at DESC, id DESC);
CREATE INDEX notification_by_time ON notification (created_at);
CREATE INDEX notification_unread ON notification (player_id) WHERE (read_at IS NULL);

-- The games a player likes. Name, category and studio are the catalogue's of the moment of liking: what a list still says of a
-- game that the house no longer has.
CREATE TABLE favorite (
  player_id uuid NOT NULL,
  game_id text NOT NULL,
  category text NOT NULL,
  name text NOT NULL,
  provider text NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, game_id),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX favorite_by_player ON favorite (player_id, added_at DESC, game_id);

-- Live chat with support. A conversation is a player's, or that of one browser tab whose visitor left an address; a visitor
-- reads nothing here: answers go to the address.
CREATE TABLE chat_conversation (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  player_id uuid,
  visitor_id uuid,
  email text,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (player_id),
  UNIQUE (visitor_id, email),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT chat_of_one CHECK ((((player_id IS NULL) = (visitor_id IS NOT NULL)) AND ((player_id IS NULL) = (email IS NOT NULL))))
);
CREATE INDEX chat_conversation_by_time ON chat_conversation (last_at);

CREATE TABLE chat_message (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  conversation_id uuid NOT NULL,
  from_support boolean NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (conversation_id) REFERENCES chat_conversation(id) ON DELETE CASCADE,
  CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);
CREATE INDEX chat_message_by_conversation ON chat_message (conversation_id, at DESC, id);

CREATE TABLE document (
  -- Also the name of the file, and what it is sealed for.
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  -- As the player called it, cleaned; only ever shown.
  file_name text NOT NULL,
  -- Of what is stored, which is written anew out of what was sent.
  media_type text NOT NULL,
  bytes integer NOT NULL,
  pages integer NOT NULL,
  uploaded_at timestamptz NOT NULL,
  -- Since when a reviewer could decide: every side of the paper was there.
  reviewable_at timestamptz,
  decided_at timestamptz,
  -- A code of domain/documents/state.ts, and a line of the reviewer's own for the player.
  reason text,
  note text,
  -- SHA-256 of a paper's file as it was sent: the same file for two players is looked at before either gets a bonus.
  sent_hash bytea,
  PRIMARY KEY (id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((bytes > 0)),
  CONSTRAINT document_decided CHECK (((state = ANY (ARRAY['approved', 'rejected'])) = (decided_at IS NOT NULL))),
  CHECK (((file_name <> '') AND (length(file_name) <= 200))),
  CHECK ((kind = ANY (ARRAY['passport', 'id_card_front', 'id_card_back', 'licence_front', 'licence_back', 'bill']))),
  CHECK ((media_type = ANY (ARRAY['image/jpeg', 'application/pdf']))),
  CHECK ((length(note) <= 500)),
  CHECK ((pages > 0)),
  CONSTRAINT document_rejected CHECK (((state = 'rejected') = (reason IS NOT NULL))),
  CONSTRAINT document_reviewable CHECK (((state <> ALL (ARRAY['in_review', 'approved'])) OR (reviewable_at IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['uploaded', 'in_review', 'approved', 'rejected'])))
);
CREATE INDEX document_by_decision ON document (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX document_by_player ON document (player_id, uploaded_at DESC);
CREATE INDEX document_by_sent_hash ON document (sent_hash) WHERE (sent_hash IS NOT NULL);
CREATE INDEX document_waiting ON document (uploaded_at) WHERE (state = ANY (ARRAY['uploaded', 'in_review']));

-- Who did what with a document, for the auditor: append-only.
CREATE TABLE document_event (
  id bigint GENERATED ALWAYS AS IDENTITY,
  document_id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  -- 'player', or the reviewer's name as the operating system or --as gave it.
  actor text NOT NULL,
  facts jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (document_id) REFERENCES document(id),
  CHECK (((actor <> '') AND (length(actor) <= 100))),
  CHECK ((kind = ANY (ARRAY['uploaded', 'reviewable', 'opened', 'approved', 'rejected'])))
);
CREATE INDEX document_event_by_document ON document_event (document_id, id);
CREATE TRIGGER document_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON document_event FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER document_event_told_outside AFTER INSERT ON document_event FOR EACH ROW EXECUTE FUNCTION event_of_document();

-- ---- Payments ------------------------------------------------------------------------------------

CREATE TABLE deposit (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  -- The client's key and what it asked for: the same key again gets the same deposit, another wish a refusal.
  idempotency_key text NOT NULL,
  request_hash bytea NOT NULL,
  gateway text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  promotion_coupon text,
  state text NOT NULL,
  provider_reference text,
  -- How the player goes on: to a page, by a QR code beside it, in the company's own script with its token, or with a form
  -- that his browser posts to the company. All empty until the company has answered.
  redirect_url text,
  qr text,
  initialization_token text,
  form jsonb,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  completed_at timestamptz,
  -- Worth less, when it was credited, than the gateways take: of coins that a stranger may send to an address that took its least
  -- before. It is the player's money and no deposit that a promotion counts, or welcome offers would be used up by dust.
  too_small boolean DEFAULT false NOT NULL,
  -- The promotion of a code that was named with a deposit: its version as it was shown, and the country that the call came from. The code is
  -- free until the deposit is completed, whose transaction takes it. All empty where no code was named, and where one was redeemed before.
  coupon_promotion text,
  coupon_version integer,
  coupon_from text,
  -- Found again in the journal after a restore: the company may have taken the player's money meanwhile.
  found_again boolean DEFAULT false NOT NULL,
  held_for text,
  held_at timestamptz,
  PRIMARY KEY (id),
  CONSTRAINT deposit_once UNIQUE (player_id, idempotency_key),
  FOREIGN KEY (coupon_promotion, coupon_version) REFERENCES promotion_version(promotion_id, version),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((amount > 0)),
  CONSTRAINT deposit_completed CHECK (
CASE state
    WHEN 'completed' THEN (completed_at IS NOT NULL)
    WHEN 'reversed' THEN ((completed_at IS NOT NULL) OR (held_at IS NOT NULL))
    ELSE (completed_at IS NULL)
END),
  CHECK ((jsonb_typeof(form) = 'object')),
  CONSTRAINT deposit_held CHECK ((((held_for IS NULL) = (held_at IS NULL)) AND ((state <> ALL (ARRAY['held', 'refunded'])) OR (held_at IS NOT NULL)))),
  CHECK ((held_for = ANY (ARRAY['account_closed', 'player_excluded', 'register_unanswered', 'player_timed_out', 'limit_reached']))),
  CHECK ((state = ANY (ARRAY['created', 'redirected', 'pending', 'held', 'completed', 'failed', 'expired', 'refunded', 'reversed']))),
  CONSTRAINT deposit_found_again TRIGGER DEFERRABLE INITIALLY DEFERRED
);
-- What companies, chains and studios call things by, whoever's they are.
CREATE INDEX deposit_by_any_reference ON deposit (provider_reference) WHERE (provider_reference IS NOT NULL);
-- A company's last deposits, by which the route of a card payment is chosen (decision 053).
CREATE INDEX deposit_by_gateway ON deposit (gateway, created_at DESC);
CREATE INDEX deposit_by_player ON deposit (player_id, created_at DESC);
CREATE UNIQUE INDEX deposit_by_reference ON deposit (gateway, provider_reference);
-- What was credited, taken back and asked for of late.
CREATE INDEX deposit_completed_at ON deposit (completed_at) WHERE (completed_at IS NOT NULL);
CREATE INDEX deposit_held_by_age ON deposit (held_at) WHERE (state = 'held');
CREATE INDEX deposit_open ON deposit (created_at) WHERE (state = ANY (ARRAY['created', 'redirected', 'pending']));
CREATE INDEX deposit_refused ON deposit (updated_at) WHERE (state = 'failed');
CREATE INDEX deposit_reversed ON deposit (updated_at) WHERE (state = 'reversed');
CREATE TRIGGER deposit_begun_told AFTER INSERT ON deposit FOR EACH ROW WHEN ((new.state <> 'created')) EXECUTE FUNCTION wallet_notify_state('deposit');
CREATE CONSTRAINT TRIGGER deposit_found_again AFTER UPDATE OF state ON deposit DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.found_again AND (new.state = 'completed'))) EXECUTE FUNCTION rewind_deposit_found();
CREATE TRIGGER deposit_journal AFTER INSERT OR UPDATE OF provider_reference ON deposit FOR EACH ROW EXECUTE FUNCTION journal_deposit();
CREATE TRIGGER deposit_logged AFTER INSERT OR UPDATE ON deposit FOR EACH ROW EXECUTE FUNCTION leaf_of_deposit();
ALTER TABLE deposit ENABLE ALWAYS TRIGGER deposit_logged;
-- A deposit that begins, or sends its player on, does so in an answer to that player.
CREATE TRIGGER deposit_told AFTER UPDATE OF state ON deposit FOR EACH ROW WHEN (((new.state IS DISTINCT FROM old.state) AND (new.state <> 'redirected'))) EXECUTE FUNCTION wallet_notify_state('deposit');
CREATE TRIGGER deposit_told_outside AFTER INSERT OR UPDATE OF state ON deposit FOR EACH ROW EXECUTE FUNCTION event_of_deposit();
CREATE TRIGGER deposit_told_referrer AFTER INSERT OR UPDATE OF state ON deposit FOR EACH ROW WHEN ((new.state = ANY (ARRAY['completed', 'reversed']))) EXECUTE FUNCTION affiliate_of_deposit();

-- What providers told us, signed and understood: each event once. Nothing unsigned is ever stored here.
CREATE TABLE deposit_event (
  gateway text NOT NULL,
  event_id text NOT NULL,
  deposit_id uuid NOT NULL,
  outcome text NOT NULL,
  body_hash bytea NOT NULL,
  received_at timestamptz NOT NULL,
  -- The deposit's state after the event: the answer a repetition gets.
  state_after text NOT NULL,
  PRIMARY KEY (gateway, event_id),
  FOREIGN KEY (deposit_id) REFERENCES deposit(id)
);
CREATE INDEX deposit_event_by_deposit ON deposit_event (deposit_id, received_at);
CREATE TRIGGER deposit_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON deposit_event FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- The sandbox provider's own book. No table of ours refers to it and no rule of ours reads it: it stands for a company
-- outside, and only its signed webhooks reach the house.
CREATE TABLE sandbox_order (
  gateway text NOT NULL,
  reference text NOT NULL,
  -- The merchant's id of the order, which makes opening it twice harmless.
  merchant_reference text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  return_url text NOT NULL,
  webhook_url text NOT NULL,
  -- What a company repeats in its messages: its name of the payment where that is none of its own, and who pays.
  company_reference text,
  payer text,
  outcome text,
  payable_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (gateway, reference),
  UNIQUE (gateway, merchant_reference),
  CHECK ((outcome = ANY (ARRAY['pending', 'completed', 'failed', 'expired', 'reversed'])))
);

-- How many addresses were made of an operator's key: the next number. Its row is locked until the address is stored, so that
-- two players at once get two numbers and a call that fails leaves no gap, which a wallet that looks for coins would stop at.
CREATE TABLE chain_counter (
  chain text NOT NULL,
  account_key text NOT NULL,
  next_index integer NOT NULL,
  PRIMARY KEY (chain, account_key),
  CHECK ((next_index >= 0))
);

CREATE TABLE chain_address (
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id uuid NOT NULL,
  currency text NOT NULL,
  chain text NOT NULL,
  -- Addresses of Ethereum in lower case: their capitals are a checksum, not a part of them.
  address text NOT NULL,
  account_key text NOT NULL,
  address_index integer NOT NULL,
  promotion_coupon text,
  created_at timestamptz NOT NULL,
  -- Set for good once enough has arrived: the player gets another one from then on, and this one is still watched.
  used_at timestamptz,
  -- Coins have no deposit before they arrive: what was named for them stands at the address until then.
  coupon_promotion text,
  coupon_version integer,
  coupon_from text,
  PRIMARY KEY (id),
  CONSTRAINT chain_address_number UNIQUE (chain, account_key, address_index),
  CONSTRAINT chain_address_once UNIQUE (chain, address),
  FOREIGN KEY (coupon_promotion, coupon_version) REFERENCES promotion_version(promotion_id, version),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX chain_address_by_address ON chain_address (address);
CREATE UNIQUE INDEX chain_address_current ON chain_address (player_id, currency, chain, account_key) WHERE (used_at IS NULL);
CREATE TRIGGER chain_address_journal AFTER INSERT ON chain_address FOR EACH ROW EXECUTE FUNCTION journal_address();

-- The last blocks that were read, by which a reorganisation is noticed. The highest one is where reading goes on.
CREATE TABLE chain_block (
  chain text NOT NULL,
  height bigint NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (chain, height)
);

CREATE TABLE chain_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY,
  chain text NOT NULL,
  txid text NOT NULL,
  -- The output; on Ethereum the place among the transaction's logs, or -1 for the transaction's own value. Unlike a log's
  -- number in its block it is the same in whichever block the transaction ends up.
  output_index integer NOT NULL,
  address_id bigint NOT NULL,
  player_id uuid NOT NULL,
  currency text NOT NULL,
  -- Minor units, rounded down where the chain counts finer; `chain_amount` is what the chain says.
  amount bigint NOT NULL,
  chain_amount numeric(78,0) NOT NULL,
  deposit_id uuid NOT NULL,
  state text NOT NULL,
  -- Why it is not credited although it is deep enough.
  hold text,
  -- The block that it is in; NULL while it is in none.
  block_height bigint,
  -- While it is in none: how high the chain was when it fell out.
  dropped_at bigint,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (deposit_id),
  CONSTRAINT chain_transfer_once UNIQUE (chain, txid, output_index),
  FOREIGN KEY (address_id) REFERENCES chain_address(id),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((amount > 0)),
  CONSTRAINT chain_transfer_held CHECK (((hold IS NULL) OR (state = 'waiting'))),
  CHECK ((hold = ANY (ARRAY['below_minimum', 'player_excluded', 'account_closed', 'register_unanswered', 'player_timed_out', 'limit_reached']))),
  CONSTRAINT chain_transfer_placed CHECK (((block_height IS NULL) = (dropped_at IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['waiting', 'vanished', 'credited', 'reversed', 'returned'])))
);
CREATE INDEX chain_transfer_by_address ON chain_transfer (address_id);
CREATE INDEX chain_transfer_by_block ON chain_transfer (chain, block_height);
CREATE INDEX chain_transfer_by_player ON chain_transfer (player_id, id);
CREATE INDEX chain_transfer_by_txid ON chain_transfer (txid);
CREATE INDEX chain_transfer_open ON chain_transfer (chain) WHERE (state = 'waiting');

-- What the watcher and support did, for good.
CREATE TABLE chain_log (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  chain text NOT NULL,
  kind text NOT NULL,
  transfer_id bigint,
  facts jsonb NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (transfer_id) REFERENCES chain_transfer(id)
);
CREATE INDEX chain_log_by_transfer ON chain_log (transfer_id, id);
CREATE TRIGGER chain_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON chain_log FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- The sandbox's own chains. No table of ours refers to them and no rule of ours reads them: they stand for what nodes would say.
CREATE TABLE sandbox_block (
  chain text NOT NULL,
  height bigint NOT NULL,
  hash text NOT NULL,
  parent_hash text NOT NULL,
  mined_at timestamptz NOT NULL,
  PRIMARY KEY (chain, height)
);

CREATE TABLE sandbox_coin (
  id bigint GENERATED ALWAYS AS IDENTITY,
  chain text NOT NULL,
  txid text NOT NULL,
  address text NOT NULL,
  currency text NOT NULL,
  chain_amount numeric(78,0) NOT NULL,
  -- NULL while it waits for a block.
  block_height bigint,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (txid),
  CHECK ((chain_amount > (0)::numeric))
);
CREATE INDEX sandbox_coin_by_block ON sandbox_coin (chain, block_height);

-- How an address stood when it was last looked at. `sent`: how many transactions it had sent by then.
CREATE TABLE chain_look (
  address_id bigint NOT NULL,
  height bigint NOT NULL,
  balance numeric(78,0) NOT NULL,
  sent numeric(20,0) NOT NULL,
  PRIMARY KEY (address_id),
  FOREIGN KEY (address_id) REFERENCES chain_address(id),
  CHECK ((balance >= (0)::numeric)),
  CHECK ((sent >= (0)::numeric))
);

CREATE TABLE chain_unseen (
  id bigint GENERATED ALWAYS AS IDENTITY,
  address_id bigint NOT NULL,
  -- Arrived above the first block, in the last one at the latest. NULL: since the address was made.
  from_height bigint,
  to_height bigint NOT NULL,
  chain_amount numeric(78,0) NOT NULL,
  -- False when the operator moved coins away meanwhile: then it is as much at least.
  is_exact boolean NOT NULL,
  found_at timestamptz NOT NULL,
  settled_at timestamptz,
  settled_by text,
  -- What was done about it.
  note text,
  PRIMARY KEY (id),
  CONSTRAINT chain_unseen_once UNIQUE (address_id, to_height),
  FOREIGN KEY (address_id) REFERENCES chain_address(id),
  CHECK ((chain_amount > (0)::numeric)),
  CONSTRAINT chain_unseen_settled CHECK ((((settled_at IS NULL) = (settled_by IS NULL)) AND ((settled_at IS NULL) = (note IS NULL))))
);
CREATE INDEX chain_unseen_open ON chain_unseen (id) WHERE (settled_at IS NULL);

CREATE TABLE withdrawal (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  -- The client's key and what it asked for: the same key again gets the same withdrawal, another wish a refusal.
  idempotency_key text NOT NULL,
  request_hash bytea NOT NULL,
  provider text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  -- An e-mail address at Skrill, or an address of the currency's chain.
  destination text NOT NULL,
  -- What it was worth when it was asked for, rounded up; alone, and with the player's others of the 24 hours before: so that no
  -- bound is passed in small steps.
  eur_cents bigint NOT NULL,
  day_eur_cents bigint NOT NULL,
  state text NOT NULL,
  -- The provider's or the chain's own, once sent.
  reference text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- When the payout job looks at an approved one next. A worker leases it by moving this ahead; one that dies lets it run out.
  run_at timestamptz,
  -- When somebody who can pay may last have been asked to: set before, never taken back. From then on that one's word counts.
  asked_at timestamptz,
  attempts integer DEFAULT 0 NOT NULL,
  -- The file with which an operator's signer was asked.
  batch text,
  -- In the order in which a withdrawal is asked for: nobody who does so meanwhile is waited for by who waits for them.
  -- A `traceparent` (W3C Trace Context) of the transaction that wrote the row: ids of chance, of nobody. Null where nobody is told of traces.
  traceparent text DEFAULT NULLIF(current_setting('faceup.traceparent', true), ''),
  PRIMARY KEY (id),
  CONSTRAINT withdrawal_once UNIQUE (player_id, idempotency_key),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((amount > 0)),
  CHECK ((destination <> '')),
  CONSTRAINT withdrawal_due CHECK (((state = 'approved') = (run_at IS NOT NULL))),
  CHECK ((provider = ANY (ARRAY['skrill', 'crypto']))),
  CONSTRAINT withdrawal_sent CHECK (((state = 'sent') = (reference IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['requested', 'in_review', 'approved', 'sent', 'failed', 'cancelled'])))
);
CREATE INDEX withdrawal_by_destination ON withdrawal (lower(destination));
CREATE INDEX withdrawal_by_player ON withdrawal (player_id, created_at DESC);
CREATE INDEX withdrawal_by_reference ON withdrawal (reference) WHERE (reference IS NOT NULL);
CREATE INDEX withdrawal_by_time ON withdrawal (created_at);
CREATE INDEX withdrawal_due ON withdrawal (provider, run_at) WHERE (state = 'approved');
CREATE INDEX withdrawal_failed ON withdrawal (player_id, updated_at) WHERE (state = 'failed');
CREATE INDEX withdrawal_waiting ON withdrawal (created_at) WHERE (state = 'in_review');
CREATE TRIGGER withdrawal_journal AFTER INSERT OR UPDATE OF state, asked_at, batch, reference ON withdrawal FOR EACH ROW EXECUTE FUNCTION journal_withdrawal();
CREATE TRIGGER withdrawal_logged AFTER INSERT OR UPDATE ON withdrawal FOR EACH ROW EXECUTE FUNCTION leaf_of_withdrawal();
ALTER TABLE withdrawal ENABLE ALWAYS TRIGGER withdrawal_logged;
CREATE TRIGGER withdrawal_told AFTER INSERT OR UPDATE OF state ON withdrawal FOR EACH ROW EXECUTE FUNCTION wallet_notify_state('withdraw');
CREATE TRIGGER withdrawal_told_outside AFTER INSERT OR UPDATE OF state ON withdrawal FOR EACH ROW EXECUTE FUNCTION event_of_withdrawal();

-- Who did what with a withdrawal: the player, the house, a provider, or an operator by name.
CREATE TABLE withdrawal_event (
  id bigint GENERATED ALWAYS AS IDENTITY,
  withdrawal_id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  actor text NOT NULL,
  facts jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawal(id),
  CHECK (((actor <> '') AND (length(actor) <= 100))),
  CHECK ((jsonb_typeof(facts) = 'object')),
  CHECK ((kind ~ '^[a-z_]{1,40}$'))
);
CREATE INDEX withdrawal_event_by_withdrawal ON withdrawal_event (withdrawal_id, id);
CREATE TRIGGER withdrawal_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawal_event FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- Why people look at it: rules of domain/payments/review-rules.ts and what they found. Never shown to the player.
CREATE TABLE withdrawal_hold (
  withdrawal_id uuid NOT NULL,
  rule text NOT NULL,
  facts jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (withdrawal_id, rule),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawal(id)
);
CREATE TRIGGER withdrawal_hold_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawal_hold FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- Four eyes: each operator once. Names are kept as compared, in lower case.
CREATE TABLE withdrawal_approval (
  withdrawal_id uuid NOT NULL,
  operator text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (withdrawal_id, operator),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawal(id),
  CHECK (((operator <> '') AND (operator = lower(operator))))
);
CREATE TRIGGER withdrawal_approval_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawal_approval FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- Where a player paid from at a company that can also pay out: money goes back the way it came.
CREATE TABLE payout_account (
  player_id uuid NOT NULL,
  provider text NOT NULL,
  destination text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, provider, destination),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((destination <> ''))
);
CREATE INDEX payout_account_by_destination ON payout_account (lower(destination));

-- The sandbox provider's own book, like `sandbox_order`: it stands for companies and chains outside. The house asks it by the
-- interface of adapters/payouts alone.
CREATE TABLE sandbox_payout (
  provider text NOT NULL,
  -- The house's id, which makes asking twice harmless.
  merchant_reference text NOT NULL,
  destination text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  reference text NOT NULL,
  paid_at timestamptz NOT NULL,
  PRIMARY KEY (provider, merchant_reference)
);

-- ---- Play ----------------------------------------------------------------------------------------

CREATE TABLE seed_pair (
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id uuid NOT NULL,
  status seed_status NOT NULL,
  -- AES-256-GCM under a key that the database does not hold: a copied database foretells no round.
  sealed_seed bytea NOT NULL,
  -- The seed itself, once revealed.
  server_seed text,
  server_seed_hash text NOT NULL,
  -- NULL until the pair becomes active.
  client_seed text,
  -- The next round's nonce, hence also the count of rounds played on the pair.
  nonce bigint DEFAULT 0 NOT NULL,
  created_at timestamptz NOT NULL,
  revealed_at timestamptz,
  -- How many of a pair's numbers decided no round: of bets that were computed and refused (decision 038).
  passed_over bigint DEFAULT 0 NOT NULL,
  -- NULL: committed before there were epochs.
  epoch integer,
  PRIMARY KEY (id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT seed_shown_once_revealed CHECK (((status = 'revealed'::seed_status) = (server_seed IS NOT NULL)))
) WITH (fillfactor=70);
CREATE UNIQUE INDEX seed_one_active ON seed_pair (player_id) WHERE (status = 'active'::seed_status);
CREATE UNIQUE INDEX seed_one_next ON seed_pair (player_id) WHERE (status = 'next'::seed_status);
CREATE INDEX seed_pair_by_player ON seed_pair (player_id, id);

-- A launch waits here for the game frame, which opens a session with it once, within its minute.
CREATE TABLE launch_token (
  token_hash bytea NOT NULL,
  player_id uuid NOT NULL,
  player_session_id uuid NOT NULL,
  provider text NOT NULL,
  game_id text NOT NULL,
  currency text NOT NULL,
  demo boolean NOT NULL,
  min_stake bigint NOT NULL,
  max_stake bigint NOT NULL,
  max_payout bigint NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- When the session whose place this launch takes was last played; NULL: it takes none's. A new token is not play: the idle
  -- time (GLI-19 2.5.4) goes on through it.
  seen_at timestamptz,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((max_stake >= min_stake)),
  CHECK ((max_payout > 0)),
  CHECK ((min_stake > 0))
);

CREATE TABLE game_session (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  player_session_id uuid NOT NULL,
  provider text NOT NULL,
  game_id text NOT NULL,
  currency text NOT NULL,
  demo boolean NOT NULL,
  -- Play money, minor units; NULL where the game is played for real.
  demo_balance bigint,
  min_stake bigint NOT NULL,
  max_stake bigint NOT NULL,
  max_payout bigint NOT NULL,
  -- Looked up once, when the session opens, so that a bet need not.
  cash_account bigint,
  bonus_account bigint,
  house_account bigint,
  opened_at timestamptz NOT NULL,
  -- Written at most once a minute: a bet should not pay for a second row.
  seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- The series of automatic rounds that was last begun in a session, with its limits and how it stands (decision 054); NULL: none was.
  -- Written under the player's lock by automatic rounds alone: `SeriesKept` in services/games/autoplay.ts says what is in it.
  autoplay jsonb,
  PRIMARY KEY (id),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((demo_balance >= 0)),
  CONSTRAINT game_session_money CHECK (((demo = (demo_balance IS NOT NULL)) AND (demo = (cash_account IS NULL)) AND (demo = (bonus_account IS NULL)) AND (demo = (house_account IS NULL))))
) WITH (fillfactor=80);
-- What an export reads in the order of a player's own, page after page, where no other index has it.
CREATE INDEX game_session_by_player ON game_session (player_id, opened_at, id);
-- GLI-19 4.16: never two instances of one game at once.
CREATE UNIQUE INDEX game_session_one ON game_session (player_id, game_id) WHERE (ended_at IS NULL);

-- The record of GLI-19 2.8.2. A house round's id is its idempotency key; an outside studio's round has a reference of its own.
CREATE TABLE round (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  game_session_id uuid,
  provider text NOT NULL,
  game_id text NOT NULL,
  -- The paytable: a change of rules or return is a new version.
  game_version text DEFAULT '' NOT NULL,
  reference text,
  currency text NOT NULL,
  demo boolean DEFAULT false NOT NULL,
  status round_status NOT NULL,
  -- Sums of what still counts: a cancelled bet is taken out again.
  stake minor_units NOT NULL,
  stake_bonus minor_units DEFAULT 0 NOT NULL,
  payout minor_units NOT NULL,
  balance_before minor_units NOT NULL,
  balance_after minor_units NOT NULL,
  seed_pair_id bigint,
  nonce bigint,
  -- Where a house round is booked. A studio's round has its wallet_transactions.
  bet_movement_id bigint,
  win_movement_id bigint,
  -- The player's choices, the outcome, what each bet won.
  bets jsonb,
  outcome jsonb,
  wins jsonb,
  -- A game of several steps: the bets its actions added, the actions taken, where it stands (never shown), what the player
  -- may see of it and may do next.
  added_bets jsonb,
  actions jsonb,
  -- When each of those was taken (GLI-19 2.8.2). NULL: none was, or not one by one.
  step_times timestamptz[],
  state jsonb,
  view jsonb,
  choices jsonb,
  -- Of a round that waits: what its bets bind the player to add, or forfeit them. Limits hold it free.
  reserved bigint,
  -- A scratch ticket: how many of each prize lay in its series before it was drawn.
  remaining jsonb,
  opened_at timestamptz NOT NULL,
  -- When an action last began a new game cycle within the round, as a roll in a hand of craps does; NULL: none did.
  cycled_at timestamptz,
  ended_at timestamptz,
  -- The series a ticket came from; `remaining` says how many of each prize lay in it before the ticket was drawn.
  series_id bigint,
  shared_round_id bigint,
  -- The grant under which a round was begun, and how much of its stake counts for it once it is settled, in the unit of `wagered`.
  -- NULL of what never counts. A free spin is a round whose stake is the house's: its own `stake` is 0.
  grant_id uuid,
  wager_counts numeric,
  free_spin boolean DEFAULT false NOT NULL,
  -- NULL: the round had no part in the jackpot. By which rules; what the round gave; what it won, which `payout` has in it.
  jackpot_version integer,
  jackpot_contribution minor_units,
  jackpot_win minor_units,
  -- Of a round's stake, what came back without having been decided: a field of mines that nobody dug in, a bet at craps taken down.
  -- Nothing that goes by what a player staked counts it: points, wagering, what a deposit's bonus or a withdrawal asks for, returns.
  undecided minor_units DEFAULT 0 NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT round_jackpot CHECK ((((jackpot_version IS NULL) = (jackpot_contribution IS NULL)) AND ((jackpot_version IS NULL) = (jackpot_win IS NULL)))),
  CONSTRAINT round_of_series CHECK (((series_id IS NULL) = (remaining IS NULL))),
  CONSTRAINT round_open_undated CHECK (((status = 'open'::round_status) = (ended_at IS NULL))),
  CONSTRAINT round_undecided CHECK (((undecided)::bigint <= (stake)::bigint))
) WITH (fillfactor=90);
-- Lists of bets in their order, and their totals without a look at the table: 100,000 rounds in 30 ms.
CREATE INDEX round_by_player ON round (player_id, opened_at DESC, id DESC) INCLUDE (demo, currency, provider, stake, payout);
CREATE UNIQUE INDEX round_by_reference ON round (provider, player_id, reference) WHERE (reference IS NOT NULL);
CREATE INDEX round_by_studio_reference ON round (reference) WHERE (reference IS NOT NULL);
CREATE INDEX round_cycled ON round (player_id, cycled_at) WHERE (cycled_at IS NOT NULL);
-- Days are read in the order in which rounds end, which is nearly the order in which they are written.
CREATE INDEX round_ended ON round USING brin (ended_at) WITH (autosummarize='on');
-- Totals of bets take them out again, and need not look at the table for the others.
CREATE INDEX round_free_spins ON round (player_id, opened_at) INCLUDE (currency, provider, demo, payout) WHERE free_spin;
-- One stake a player and round; what was cancelled may be placed anew. Serves the settling, too.
CREATE UNIQUE INDEX round_one_stake ON round (shared_round_id, player_id) WHERE ((shared_round_id IS NOT NULL) AND (status <> 'cancelled'::round_status));
-- A player has one such round of a game at a table: a second is refused, never kept beside it.
CREATE UNIQUE INDEX round_one_waiting ON round (player_id, game_id, demo) WHERE ((status = 'open'::round_status) AND (seed_pair_id IS NOT NULL));
CREATE INDEX round_open ON round (player_id, game_id, opened_at) WHERE (status = 'open'::round_status);
-- Who won of late. Rounds for real money that returned more than they staked, and no other round, enter these two.
CREATE INDEX round_won_last ON round (ended_at DESC) WHERE ((status = 'settled'::round_status) AND (NOT demo) AND ((payout)::bigint > (stake)::bigint));
-- The highest of a day and currency, read from its top: a week in eight currencies is a few dozen looks, however much is played.
CREATE INDEX round_won_most ON round (currency, (((ended_at AT TIME ZONE 'UTC'))::date), payout DESC) WHERE ((status = 'settled'::round_status) AND (NOT demo) AND ((payout)::bigint > (stake)::bigint));
CREATE TRIGGER round_counted AFTER UPDATE OF status ON round FOR EACH ROW WHEN (((new.grant_id IS NOT NULL) AND (new.status = 'settled'::round_status) AND (old.status = 'open'::round_status))) EXECUTE FUNCTION promotion_round_settled();
CREATE TRIGGER round_counted_at_once AFTER INSERT ON round FOR EACH ROW WHEN ((new.grant_id IS NOT NULL)) EXECUTE FUNCTION promotion_round_settled();
CREATE TRIGGER round_logged AFTER INSERT OR UPDATE ON round FOR EACH ROW EXECUTE FUNCTION leaf_of_round();
ALTER TABLE round ENABLE ALWAYS TRIGGER round_logged;
CREATE TRIGGER round_told_outside AFTER INSERT OR UPDATE OF status, stake, payout ON round FOR EACH ROW EXECUTE FUNCTION event_of_round();

-- Every command that moved money or must be remembered, written in the transaction of its postings.
CREATE TABLE wallet_transaction (
  provider text NOT NULL,
  action text NOT NULL,
  transaction_id text NOT NULL,
  player_id uuid NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  game_id text NOT NULL,
  round_reference text NOT NULL,
  win_kind text,
  -- A rollback names the bet it cancels. One for a bet that never came is the tombstone that refuses it.
  bet_transaction_id text,
  currency text NOT NULL,
  amount bigint NOT NULL,
  cash bigint NOT NULL,
  bonus bigint NOT NULL,
  cancelled_at timestamptz,
  movement_id bigint,
  at timestamptz NOT NULL,
  PRIMARY KEY (provider, action, transaction_id, player_id),
  CONSTRAINT rollback_names_bet CHECK (((action = 'rollback') = (bet_transaction_id IS NOT NULL))),
  CONSTRAINT wallet_split CHECK (((cash + bonus) = amount)),
  CHECK ((action = ANY (ARRAY['bet', 'win', 'rollback', 'end_round', 'adjust']))),
  CHECK ((win_kind = ANY (ARRAY['base', 'promo', 'jackpot', 'free_round'])))
);
CREATE INDEX wallet_by_round ON wallet_transaction (provider, player_id, round_reference, action);
CREATE UNIQUE INDEX wallet_one_rollback ON wallet_transaction (provider, player_id, bet_transaction_id) WHERE (action = 'rollback');
CREATE INDEX wallet_transaction_by_player ON wallet_transaction (player_id, seq);
CREATE TRIGGER wallet_transaction_told_outside AFTER INSERT ON wallet_transaction FOR EACH ROW WHEN ((new.action = 'adjust')) EXECUTE FUNCTION event_of_adjustment();

CREATE TABLE scratch_series (
  id bigint GENERATED ALWAYS AS IDENTITY,
  game_id text NOT NULL,
  -- The prize table. New rules print new series; those of old rules are never sold on.
  game_version text NOT NULL,
  currency text NOT NULL,
  price bigint NOT NULL,
  -- '' for real money. A player's id for play money: a demo never touches what others buy from, and is never touched by them.
  owner text NOT NULL,
  number integer NOT NULL,
  -- Tickets of each row of the prize table, the blanks last.
  printed integer[] NOT NULL,
  remaining integer[] NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (id),
  CONSTRAINT scratch_series_number UNIQUE (game_id, game_version, currency, price, owner, number),
  FOREIGN KEY (currency) REFERENCES currency(code),
  CONSTRAINT scratch_series_bounds CHECK (((cardinality(remaining) = cardinality(printed)) AND (0 <= ALL (remaining)) AND (array_position(remaining, NULL::integer) IS NULL))),
  CHECK ((number > 0)),
  CHECK ((price > 0))
) WITH (fillfactor=40);
CREATE UNIQUE INDEX scratch_series_one_on_sale ON scratch_series (game_id, game_version, currency, price, owner) WHERE (closed_at IS NULL);

-- A chain is committed first and salted later by a public value (decision 010): then its rounds can be played.
CREATE TABLE shared_chain (
  game_id text NOT NULL,
  -- From 1. The next chain is committed before the present one is begun.
  number integer NOT NULL,
  commitment text NOT NULL,
  -- The last link, from which all others follow, sealed as seed_pair's seeds are.
  sealed_seed bytea NOT NULL,
  -- Links are numbered 0 (the commitment) to `length` (the seed): so many rounds.
  length integer NOT NULL,
  -- Which public value will be the salt, said by the operator before anybody can know it. NULL: the first stake decides.
  announced text,
  salt text,
  salt_source text,
  committed_at timestamptz NOT NULL,
  salted_at timestamptz,
  epoch integer,
  -- A chain of an earlier epoch is played no more: its links may be known.
  retired_at timestamptz,
  PRIMARY KEY (game_id, number),
  UNIQUE (commitment),
  CHECK ((length > 0)),
  CHECK ((number > 0)),
  CONSTRAINT shared_chain_salt CHECK ((((salt IS NULL) = (salted_at IS NULL)) AND ((salt IS NULL) = (salt_source IS NULL))))
);

CREATE TABLE shared_round (
  id bigint GENERATED ALWAYS AS IDENTITY,
  game_id text NOT NULL,
  chain integer NOT NULL,
  -- The link that decides it: 1 to the chain's length.
  index integer NOT NULL,
  opens_at timestamptz NOT NULL,
  -- Stakes are taken before this moment. NULL: the first stake sets it, and the chain's salt.
  starts_at timestamptz,
  -- The term of the process that leads it: a new one whenever leadership was taken anew.
  led_by uuid NOT NULL,
  -- Once it is over: when, by its seeds; its link, revealed; what happened. Stakes are settled after that.
  ended_at timestamptz,
  link text,
  outcome jsonb,
  -- Its end passed while nobody led: a stake that neither left nor reached its target goes back.
  unled boolean DEFAULT false NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (id),
  CONSTRAINT shared_round_once UNIQUE (game_id, chain, index),
  CONSTRAINT shared_round_chain FOREIGN KEY (game_id, chain) REFERENCES shared_chain(game_id, number),
  CHECK ((index > 0)),
  CONSTRAINT shared_round_revealed CHECK ((((ended_at IS NULL) = (link IS NULL)) AND ((ended_at IS NULL) = (outcome IS NULL)) AND ((ended_at IS NOT NULL) OR (closed_at IS NULL)) AND ((starts_at IS NOT NULL) OR (ended_at IS NULL))))
) WITH (fillfactor=70);
CREATE UNIQUE INDEX shared_round_one ON shared_round (game_id) WHERE (closed_at IS NULL);

-- A command in the studio's own words, written in the statement that carries it out. A reference is what the studio groups by.
CREATE TABLE studio_said (
  provider text NOT NULL,
  action text NOT NULL,
  transaction_id text NOT NULL,
  player_id uuid NOT NULL,
  reference text,
  words json NOT NULL,
  PRIMARY KEY (provider, action, transaction_id, player_id),
  FOREIGN KEY (provider, action, transaction_id, player_id) REFERENCES wallet_transaction(provider, action, transaction_id, player_id)
);
CREATE INDEX studio_said_by_reference ON studio_said (provider, player_id, reference) WHERE (reference IS NOT NULL);

-- ---- Safer play ----------------------------------------------------------------------------------

CREATE TABLE player_limit (
  player_id uuid NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  -- EUR cents, or minutes of a session limit. NULL: none holds.
  value bigint,
  -- An easing that waits: from this moment on the player may confirm `pending_value`, whose NULL is the end of the limit.
  due_at timestamptz,
  pending_value bigint,
  -- When the player was told that it is due.
  told_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, kind, period),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((kind = ANY (ARRAY['deposit', 'loss', 'stake', 'session']))),
  CONSTRAINT player_limit_pending CHECK (((due_at IS NOT NULL) OR ((pending_value IS NULL) AND (told_at IS NULL)))),
  CHECK ((pending_value >= 0)),
  CHECK ((period = ANY (ARRAY['DAY', 'WEEK', 'MONTH']))),
  CHECK ((value >= 0))
);
CREATE INDEX player_limit_due ON player_limit (due_at) WHERE ((due_at IS NOT NULL) AND (told_at IS NULL));
CREATE TRIGGER player_limit_journal AFTER INSERT OR UPDATE ON player_limit FOR EACH ROW EXECUTE FUNCTION journal_limit();
CREATE TRIGGER player_limit_told_outside AFTER INSERT OR UPDATE OF value, due_at, pending_value ON player_limit FOR EACH ROW EXECUTE FUNCTION event_of_limit();

CREATE TABLE play_state (
  player_id uuid NOT NULL,
  -- How often play stops for a reality check; NULL: never. It counts from the last one, the choice, or the session's begin.
  reality_minutes integer,
  reality_from timestamptz,
  -- Of guarded players: the first stake of the last play session, and the last one.
  session_from timestamptz,
  staked_at timestamptz,
  -- When limits were set or declined for the first time.
  offered_at timestamptz,
  PRIMARY KEY (player_id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((reality_minutes > 0))
) WITH (fillfactor=70);

-- Of guarded players. While a part of an hour lies in a window the whole hour counts: never less than what was played.
CREATE TABLE play_hour (
  player_id uuid NOT NULL,
  hour timestamptz NOT NULL,
  -- Own and bonus money; of these own money; what came back in own money. What is taken back is taken out again.
  staked bigint NOT NULL,
  own_staked bigint NOT NULL,
  own_returned bigint NOT NULL,
  played_ms bigint NOT NULL,
  PRIMARY KEY (player_id, hour),
  FOREIGN KEY (player_id) REFERENCES player(id)
) WITH (fillfactor=70);

CREATE TABLE play_assessment (
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id uuid NOT NULL,
  at timestamptz NOT NULL,
  answers smallint[] NOT NULL,
  score integer NOT NULL,
  level text NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((level = ANY (ARRAY['none', 'low', 'moderate', 'high'])))
);
CREATE INDEX play_assessment_by_player ON play_assessment (player_id, at DESC);

-- ---- Promotions ----------------------------------------------------------------------------------

-- Every version of every document that was ever offered. Written at start; a version once written never changes.
CREATE TABLE promotion_version (
  promotion_id text NOT NULL,
  version integer NOT NULL,
  rules jsonb NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, version),
  CHECK ((version > 0))
);

CREATE TABLE promotion_grant (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  promotion_id text NOT NULL,
  version integer NOT NULL,
  state grant_state NOT NULL,
  -- Once a player: ''. Once a week: its Monday. Part of what makes a promotion be had once.
  period text DEFAULT '' NOT NULL,
  coupon text,
  -- NULL until it is known: of a promotion for a deposit, that deposit's.
  currency text,
  deposit_id uuid,
  deposit_amount minor_units DEFAULT 0 NOT NULL,
  -- Given in all, winnings of its free spins included once they are bonus money.
  bonus minor_units DEFAULT 0 NOT NULL,
  -- Both in hundredths of a percent of a minor unit (10,000 = one minor unit), so that no stake is rounded when it counts.
  wager_required numeric DEFAULT 0 NOT NULL,
  wagered numeric DEFAULT 0 NOT NULL,
  -- How often winnings of its free spins have to be staked once they are bonus money.
  wager_times integer DEFAULT 0 NOT NULL,
  -- Game id or '*' → how much of a stake counts, in hundredths of a percent.
  weights jsonb DEFAULT '{}'::jsonb NOT NULL,
  -- The largest single stake while it runs; NULL: the table's own.
  stake_max bigint,
  -- How long it runs once it has started; NULL: as long as its spins.
  days integer,
  spin_game text,
  spin_stake bigint,
  spin_days integer,
  spins_total integer DEFAULT 0 NOT NULL,
  spins_left integer DEFAULT 0 NOT NULL,
  spins_until timestamptz,
  spins_won minor_units DEFAULT 0 NOT NULL,
  -- Winnings of spins stay locked until a deposit of at least `unlock_deposit` minor units, which adds `unlock_percent` of them.
  unlock_deposit bigint,
  unlock_percent integer,
  -- Why people look at it first; NULL: they need not.
  held_for text,
  accepted_at timestamptz NOT NULL,
  -- When it was earned: those that wait start in this order.
  queued_at timestamptz,
  started_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  ended_why text,
  -- NULL: what its spins win is still to be unlocked, or never is locked. Wins that come later are bonus money at once.
  unlocked_at timestamptz,
  -- The deposit that did it: taken back, it takes the grant with it as the one that earned a grant does.
  unlock_deposit_id uuid,
  -- The client's key: the same call again is answered with the same grant.
  idempotency_key text,
  -- The country that it was accepted from: it holds when the deposit is credited, by a call that is not the player's.
  accepted_from text,
  -- What its bonus was worth in hundredths of a euro when it was given, rounded up: what the cap of a family counts.
  bonus_eur_cents bigint DEFAULT 0 NOT NULL,
  -- What its player was told by the bell.
  told_start boolean DEFAULT false NOT NULL,
  told_ending boolean DEFAULT false NOT NULL,
  told_end boolean DEFAULT false NOT NULL,
  -- Until when a code of bounded uses is kept for a player whose deposit has not come; empty of everything else. What waited without an
  -- end until now is kept for a day more.
  kept_until timestamptz,
  -- While the game of a grant's free spins is off the grant's time stands still. `waits_since`: since when; `spins_ms` and `grant_ms`: what was left
  -- then of the time of its spins and of its own, which have no end meanwhile.
  waits_since timestamptz,
  spins_ms bigint,
  grant_ms bigint,
  PRIMARY KEY (id),
  UNIQUE (deposit_id),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  FOREIGN KEY (promotion_id, version) REFERENCES promotion_version(promotion_id, version),
  FOREIGN KEY (unlock_deposit_id) REFERENCES deposit(id),
  CONSTRAINT grant_ended CHECK (((state = ANY (ARRAY['completed'::grant_state, 'cancelled'::grant_state, 'expired'::grant_state])) = (ended_at IS NOT NULL))),
  CONSTRAINT grant_spins CHECK (((spins_left <= spins_total) AND ((spins_total = 0) OR (spin_game IS NOT NULL)))),
  CONSTRAINT grant_waits CHECK ((((waits_since IS NULL) = (spins_ms IS NULL)) AND ((waits_since IS NOT NULL) OR (grant_ms IS NULL)) AND ((waits_since IS NULL) OR ((spins_until IS NULL) AND (expires_at IS NULL))))),
  CHECK ((bonus_eur_cents >= 0)),
  CHECK ((days > 0)),
  CHECK ((spin_days > 0)),
  CHECK ((spins_left >= 0)),
  CHECK ((wager_times >= 0))
) WITH (fillfactor=70);
CREATE UNIQUE INDEX grant_by_key ON promotion_grant (player_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX grant_by_player ON promotion_grant (player_id, accepted_at DESC);
CREATE INDEX grant_by_unlock ON promotion_grant (unlock_deposit_id) WHERE (unlock_deposit_id IS NOT NULL);
CREATE INDEX grant_due ON promotion_grant (expires_at) WHERE (state = 'active'::grant_state);
CREATE INDEX grant_held ON promotion_grant (accepted_at) WHERE (state = 'held'::grant_state);
CREATE INDEX grant_kept ON promotion_grant (kept_until) WHERE ((state = 'pending'::grant_state) AND (kept_until IS NOT NULL));
-- Each promotion is had once; one that was given up before it gave anything may be taken again.
CREATE UNIQUE INDEX grant_once ON promotion_grant (player_id, promotion_id, period) WHERE ((state <> 'cancelled'::grant_state) OR (started_at IS NOT NULL));
-- One runs at a time, and one waits for its deposit: bonus money of a player belongs to one grant.
CREATE UNIQUE INDEX grant_one_active ON promotion_grant (player_id) WHERE (state = 'active'::grant_state);
CREATE UNIQUE INDEX grant_one_pending ON promotion_grant (player_id) WHERE (state = 'pending'::grant_state);
CREATE INDEX grant_spins_due ON promotion_grant (spins_until) WHERE ((state = 'active'::grant_state) AND (spins_left > 0));
CREATE INDEX grant_spins_wait ON promotion_grant (waits_since, spin_game) WHERE ((state = 'active'::grant_state) AND (spins_left > 0));
CREATE INDEX grant_untold ON promotion_grant (player_id) WHERE (((started_at IS NOT NULL) AND (NOT told_start)) OR ((ended_at IS NOT NULL) AND (NOT told_end)));
CREATE INDEX grant_unused ON promotion_grant (ended_at) WHERE ((state = 'cancelled'::grant_state) AND (started_at IS NULL) AND (deposit_id IS NULL) AND (held_for IS NULL));
CREATE TRIGGER promotion_grant_noted AFTER INSERT OR UPDATE OF started_at, ended_at ON promotion_grant FOR EACH ROW EXECUTE FUNCTION promotion_note();
CREATE TRIGGER promotion_marked AFTER INSERT OR UPDATE OF state ON promotion_grant FOR EACH ROW EXECUTE FUNCTION promotion_mark_player();

CREATE TABLE coupon_use (
  -- Lower case.
  coupon text NOT NULL,
  player_id uuid NOT NULL,
  grant_id uuid NOT NULL,
  used_at timestamptz NOT NULL,
  -- A code that can be redeemed once a week is used once in each.
  period text DEFAULT '' NOT NULL,
  PRIMARY KEY (coupon, player_id, period),
  FOREIGN KEY (grant_id) REFERENCES promotion_grant(id),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX coupon_use_by_grant ON coupon_use (grant_id);

-- What a player does not want to be offered again, until there is a new version of it.
CREATE TABLE promotion_rejection (
  player_id uuid NOT NULL,
  promotion_id text NOT NULL,
  version integer NOT NULL,
  rejected_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, promotion_id, version),
  FOREIGN KEY (player_id) REFERENCES player(id)
);

-- What became of each, by whom: a significant event a row, append-only. What the staff wrote is for staff and the auditor.
CREATE TABLE promotion_event (
  id bigint GENERATED ALWAYS AS IDENTITY,
  grant_id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  -- 'player', 'house', or the name that an operator gave.
  actor text NOT NULL,
  facts jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (grant_id) REFERENCES promotion_grant(id),
  CHECK (((actor <> '') AND (length(actor) <= 100))),
  CHECK ((kind = ANY (ARRAY['accepted', 'held', 'released', 'refused', 'started', 'completed', 'cancelled', 'expired', 'reversed', 'spins_waiting', 'spins_back', 'stepped_back', 'resumed'])))
);
CREATE INDEX promotion_event_by_grant ON promotion_event (grant_id, id);
CREATE TRIGGER promotion_event_append_only BEFORE UPDATE OR TRUNCATE ON promotion_event FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE promotion_event ENABLE ALWAYS TRIGGER promotion_event_append_only;
CREATE TRIGGER promotion_event_kept BEFORE DELETE ON promotion_event FOR EACH ROW EXECUTE FUNCTION promotion_event_kept();
ALTER TABLE promotion_event ENABLE ALWAYS TRIGGER promotion_event_kept;
CREATE TRIGGER promotion_event_told_outside AFTER INSERT ON promotion_event FOR EACH ROW EXECUTE FUNCTION event_of_bonus();

-- ---- Loyalty, jackpot, returns -------------------------------------------------------------------

-- The house's edge at the game's best bet, a row a version of its rules. Written at start.
CREATE TABLE game_edge (
  game_id text NOT NULL,
  game_version text NOT NULL,
  edge_ppm integer NOT NULL,
  PRIMARY KEY (game_id, game_version),
  CHECK (((edge_ppm >= 0) AND (edge_ppm <= 1000000)))
);

CREATE TABLE loyalty_day (
  player_id uuid NOT NULL,
  day date NOT NULL,
  currency text NOT NULL,
  -- Millionths of a minor unit.
  edge numeric NOT NULL,
  -- The same in millionths of a euro, by the rate of that day.
  eur_micros bigint NOT NULL,
  PRIMARY KEY (player_id, day, currency),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((edge > (0)::numeric)),
  CHECK ((eur_micros >= 0))
);
CREATE INDEX loyalty_day_in_order ON loyalty_day (day);

-- The days that are counted, and by which rates: currency → what a unit is worth in EUR.
CREATE TABLE loyalty_counted (
  day date NOT NULL,
  rates jsonb NOT NULL,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (day)
);

CREATE TABLE loyalty_cashback (
  player_id uuid NOT NULL,
  week date NOT NULL,
  currency text NOT NULL,
  edge numeric NOT NULL,
  percent integer NOT NULL,
  amount minor_units NOT NULL,
  -- `withheld`: the player was on a break, excluded or gone; it is not paid later either. `nothing`: less than a minor unit.
  state text NOT NULL,
  movement_id bigint,
  at timestamptz NOT NULL,
  PRIMARY KEY (player_id, week, currency),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CONSTRAINT cashback_paid CHECK (((state = 'paid') = (movement_id IS NOT NULL))),
  CHECK ((state = ANY (ARRAY['paid', 'withheld', 'nothing'])))
);
CREATE TRIGGER loyalty_cashback_told_outside AFTER INSERT ON loyalty_cashback FOR EACH ROW WHEN ((new.state = 'paid')) EXECUTE FUNCTION event_of_cashback();

CREATE TABLE loyalty_week (
  week date NOT NULL,
  paid_at timestamptz NOT NULL,
  PRIMARY KEY (week)
);

-- A pot takes a posting of every bet, and no row that all bets write. It is read as the sum of its postings up to a movement,
-- kept here, and those after it. Movements commit out of the order of their ids, so a sum is taken up to an id only when every
-- transaction that could have taken a smaller one is over: `next_upto` waits until all before `next_xid` are.
CREATE TABLE jackpot_checkpoint (
  account_id bigint NOT NULL,
  upto bigint DEFAULT 0 NOT NULL,
  total bigint DEFAULT 0 NOT NULL,
  next_upto bigint,
  next_xid xid8,
  PRIMARY KEY (account_id),
  FOREIGN KEY (account_id) REFERENCES account(id),
  CONSTRAINT checkpoint_next CHECK (((next_upto IS NULL) = (next_xid IS NULL)))
) WITH (fillfactor=50);

-- What the games of the house really returned, a row a day and kind of bet, counted from its rounds when the day is over. No bet
-- writes here. Play money and free spins do not count; what a pot paid is not of the game.
CREATE TABLE game_return (
  day date NOT NULL,
  game_id text NOT NULL,
  game_version text NOT NULL,
  currency text NOT NULL,
  -- '': all rounds of the game. Else rounds of that one bet and no other, whose return is a matter of chance alone.
  kind text NOT NULL,
  rounds bigint NOT NULL,
  staked numeric NOT NULL,
  returned numeric NOT NULL,
  -- Of one kind: what theory gives back of these stakes, its variance, the largest return and the highest stake among them.
  expected numeric,
  variance numeric,
  largest_win numeric,
  largest_stake numeric,
  PRIMARY KEY (game_id, game_version, currency, kind, day),
  FOREIGN KEY (currency) REFERENCES currency(code),
  CHECK ((rounds > 0)),
  CONSTRAINT return_theory CHECK ((((kind = '') = (expected IS NULL)) AND ((kind = '') = (variance IS NULL)) AND ((kind = '') = (largest_win IS NULL)) AND ((kind = '') = (largest_stake IS NULL))))
);
CREATE INDEX game_return_day ON game_return (day);

CREATE TABLE game_return_counted (
  day date NOT NULL,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (day)
);

-- A kind of bet whose rounds left what its figures allow. `told_at`: when staff were told; `settled`: what they found.
CREATE TABLE game_return_drift (
  game_id text NOT NULL,
  game_version text NOT NULL,
  currency text NOT NULL,
  kind text NOT NULL,
  direction text NOT NULL,
  day date NOT NULL,
  told_at timestamptz NOT NULL,
  settled text,
  settled_by text,
  settled_at timestamptz,
  PRIMARY KEY (game_id, game_version, currency, kind, direction),
  CONSTRAINT drift_settled CHECK ((((settled IS NULL) = (settled_at IS NULL)) AND ((settled IS NULL) = (settled_by IS NULL)))),
  CHECK ((direction = ANY (ARRAY['above', 'below'])))
);

CREATE TABLE rate_limit (
  key character varying(255) NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  PRIMARY KEY (key)
);
CREATE INDEX rate_limit_by_expire ON rate_limit (expire);

-- The idempotency key that was made for a call which brought none: one row for a player, a call and a body, so that of two halves of a
-- double click, in whatever process, the second waits for the first and gets its key. `made_at`: from then on the key is good for a
-- few seconds; after them the same body is another wish and gets another key.
CREATE TABLE made_key (
  player_id uuid NOT NULL,
  wish bytea NOT NULL,
  key uuid NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, wish),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX made_key_by_age ON made_key (made_at);

-- What a restore must not bring back. An epoch is an unbroken life of the books: whatever puts the database back to an earlier moment (a
-- backup, a point in time, a standby that lagged) begins the next one. Its number is in every commitment and in the journal outside.
CREATE TABLE epoch (
  number integer NOT NULL,
  began_at timestamptz NOT NULL,
  reason text NOT NULL,
  -- Which server's books these are: PostgreSQL's own numbers of its cluster and of its timeline.
  system_id text NOT NULL,
  timeline text NOT NULL,
  -- Where the journal was seen to lie, each place by its name and birth.
  journals text[] NOT NULL,
  -- When all that a new epoch asks for was done; the doors stay shut until then.
  passed_at timestamptz,
  -- What was done, in numbers.
  report jsonb DEFAULT '{}'::jsonb NOT NULL,
  -- Payouts wait for people: the journal could not say what left the house.
  payouts_held boolean DEFAULT false NOT NULL,
  PRIMARY KEY (number),
  CHECK ((number > 0)),
  CHECK ((reason = ANY (ARRAY['first', 'restored', 'rewound', 'another_server', 'journal_lost'])))
);
CREATE TRIGGER epoch_told_outside AFTER INSERT ON epoch FOR EACH ROW EXECUTE FUNCTION event_of_epoch();

-- When the house last lived, as these books know it: one row, written every few seconds.
CREATE TABLE house_mark (
  is_only boolean DEFAULT true NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (is_only),
  CHECK (is_only)
);

-- What must outlive these books, on its way to the journal outside: written in the transaction of what it tells of.
CREATE TABLE journal_line (
  seq bigint GENERATED ALWAYS AS IDENTITY,
  epoch integer NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  player_id uuid NOT NULL,
  data jsonb NOT NULL,
  -- When it was on the disk outside.
  written_at timestamptz,
  PRIMARY KEY (seq)
);
CREATE INDEX journal_line_waiting ON journal_line (seq) WHERE (written_at IS NULL);

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

-- A browser that signed a player in before, by the hash of its cookie's token: its tries of a password are counted by themselves, so that
-- nobody who knows the address alone can make its owner wait (decision 044). Nothing else is allowed to it.
CREATE TABLE known_device (
  token_hash bytea NOT NULL,
  player_id uuid NOT NULL,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX known_device_by_end ON known_device (expires_at);
CREATE INDEX known_device_by_player ON known_device (player_id, made_at DESC);

-- ---- The log of the books ------------------------------------------------------------------------

-- Leaves that wait for their place in the tree. Written by triggers (those of movements by posting_balanced) in the transaction of what they tell of, and taken out by who seals
-- them: a queue without an index, so that a bet pays for as little as can be. `content_hash`: SHA-256 of what
-- domain/transparency/entry.ts says of the row.
CREATE TABLE leaf_pending (
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- The player; of the house's own movements the nil uuid.
  chain uuid NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  content_hash bytea NOT NULL
);

-- The leaves of the tree (RFC 9162), by their places in it. Each has its number in its player's own chain.
CREATE TABLE leaf (
  index bigint NOT NULL,
  chain uuid NOT NULL,
  seq bigint NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  content_hash bytea NOT NULL,
  leaf_hash bytea NOT NULL,
  PRIMARY KEY (index),
  CONSTRAINT leaf_once UNIQUE (chain, seq),
  CHECK ((length(content_hash) = 32)),
  CHECK ((kind = ANY (ARRAY['movement', 'round', 'deposit', 'withdrawal', 'limit', 'liability', 'staff_act']))),
  CHECK ((length(leaf_hash) = 32))
);
CREATE TRIGGER leaf_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON leaf FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE leaf ENABLE ALWAYS TRIGGER leaf_append_only;

-- Nodes over 2^level leaves each: of every four levels one. Those between are computed from at most eight.
CREATE TABLE tree_node (
  level smallint NOT NULL,
  index bigint NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (level, index),
  CHECK ((length(hash) = 32)),
  CHECK (((level > 0) AND (((level)::integer % 4) = 0)))
);
CREATE TRIGGER tree_node_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON tree_node FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE tree_node ENABLE ALWAYS TRIGGER tree_node_append_only;

-- What was there before the log was, a row a kind until all of it is taken over. `taken`: the last subject that was; NULL: none yet.
-- `upto`: of movements, the last that has no leaf by its trigger, noted when the log first runs.
CREATE TABLE leaf_backlog (
  kind text NOT NULL,
  taken text,
  upto bigint,
  PRIMARY KEY (kind)
);

-- Signed heads of the log's tree, as they were published (domain/transparency/head.ts). The same lines stand in DATA_DIR/heads.jsonl,
-- which is what the books are held against: whoever can change this table could change it along with the rest.
CREATE TABLE tree_head (
  at timestamptz NOT NULL,
  epoch integer NOT NULL,
  size bigint NOT NULL,
  root text NOT NULL,
  log_id text NOT NULL,
  signature text NOT NULL,
  PRIMARY KEY (at),
  CHECK ((epoch > 0)),
  CHECK ((log_id ~ '^[0-9a-f]{64}$')),
  CHECK ((root ~ '^[0-9a-f]{64}$')),
  CHECK ((signature ~ '^[0-9a-f]{128}$')),
  CHECK ((size >= 0))
);
CREATE TRIGGER tree_head_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON tree_head FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE tree_head ENABLE ALWAYS TRIGGER tree_head_append_only;

-- The giving back of a held deposit by its payment company: one for a deposit, for all of it (decision 045). `run_at`: when a worker asks,
-- or asks again; a lease while one does.
CREATE TABLE deposit_refund (
  deposit_id uuid NOT NULL,
  run_at timestamptz NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  -- From then on the company may be giving it back: nobody else does.
  asked_at timestamptz,
  -- It said that it never will: the way back is for people, and for the player, to find.
  refused_at timestamptz,
  reason text,
  -- The company's own name of it, or what a person wrote who gave it back by hand.
  reference text,
  done_at timestamptz,
  -- Who of the staff lets it be credited, if nothing speaks against it any more.
  released_by text,
  PRIMARY KEY (deposit_id),
  FOREIGN KEY (deposit_id) REFERENCES deposit(id)
);
CREATE INDEX deposit_refund_due ON deposit_refund (run_at) WHERE ((done_at IS NULL) AND (refused_at IS NULL) AND (released_by IS NULL));

-- Time stamps of published heads (RFC 3161, decision 050), one a head. `at`: the head's moment; `stamped_at`: that of the stamp; `authority`:
-- the name in the certificate that signed it; `token`: a TimeStampToken in DER. The same stand in DATA_DIR/stamps.jsonl.
CREATE TABLE head_stamp (
  at timestamptz NOT NULL,
  stamped_at timestamptz NOT NULL,
  authority text NOT NULL,
  token bytea NOT NULL,
  PRIMARY KEY (at),
  FOREIGN KEY (at) REFERENCES tree_head(at),
  CHECK (((length(authority) >= 1) AND (length(authority) <= 200))),
  CHECK (((octet_length(token) >= 1) AND (octet_length(token) <= 65536)))
);
CREATE TRIGGER head_stamp_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON head_stamp FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE head_stamp ENABLE ALWAYS TRIGGER head_stamp_append_only;

-- The one row: when heads may be stamped again, by one process, and how often in a row the authority gave none. `run_at`: a lease while a process
-- asks.
CREATE TABLE stamping (
  one boolean DEFAULT true NOT NULL,
  run_at timestamptz DEFAULT '-infinity' NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  PRIMARY KEY (one),
  CHECK (one)
);

-- Which version of which text of the agreement a player accepted, and when: for good. `version` is the day from which it holds and the
-- beginning of the hash of its words (src/content/policy-versions); `number` is its place among the versions of its document.
CREATE TABLE terms_acceptance (
  player_id uuid NOT NULL,
  document text NOT NULL,
  number integer NOT NULL,
  version text NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, document, number),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((number > 0)),
  CHECK ((version ~ '^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$'))
);
CREATE TRIGGER terms_acceptance_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON terms_acceptance FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER terms_acceptance_told_outside AFTER INSERT ON terms_acceptance FOR EACH ROW EXECUTE FUNCTION event_of_terms();

CREATE TABLE liability_day (
  -- The day in UTC as a number: 20270131.
  id bigint NOT NULL,
  at timestamptz NOT NULL,
  -- What is signed (domain/transparency/owed-statement.ts), as bytes of UTF-8.
  statement text NOT NULL,
  signature text NOT NULL,
  PRIMARY KEY (id),
  CHECK (((id >= 20000101) AND (id <= 99991231))),
  CHECK ((signature ~ '^[0-9a-f]{128}$'))
);
CREATE TRIGGER liability_day_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON liability_day FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE liability_day ENABLE ALWAYS TRIGGER liability_day_append_only;
CREATE TRIGGER liability_day_logged AFTER INSERT ON liability_day FOR EACH ROW EXECUTE FUNCTION leaf_of_liability();
ALTER TABLE liability_day ENABLE ALWAYS TRIGGER liability_day_logged;

-- The leaves of a tree, 1,024 a page, each its sum (16 bytes, big-endian) and its hash (32); `root`: the node over all of them.
CREATE TABLE liability_page (
  id bigint NOT NULL,
  currency text NOT NULL,
  page integer NOT NULL,
  root bytea NOT NULL,
  leaves bytea NOT NULL,
  PRIMARY KEY (id, currency, page),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (id) REFERENCES liability_day(id),
  CHECK (((length(leaves) % 48) = 0)),
  CHECK ((page >= 0)),
  CHECK ((length(root) = 48))
);

-- Which leaves are a player's: [[place, "minor units"], …], and what makes the owner's hash.
CREATE TABLE liability_share (
  id bigint NOT NULL,
  player_id uuid NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  owner text NOT NULL,
  salt bytea NOT NULL,
  parts jsonb NOT NULL,
  PRIMARY KEY (id, player_id, currency),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (id) REFERENCES liability_day(id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((amount > 0)),
  CHECK ((length(salt) = 32))
);

-- Which versions of the agreement players were written to about, each version once (decision 051).
CREATE TABLE terms_announcement (
  document text NOT NULL,
  number integer NOT NULL,
  announced_at timestamptz NOT NULL,
  PRIMARY KEY (document, number),
  CHECK ((number > 1))
);

-- Where a player wants to be told of something while no page is open (RFC 8030): a browser's own address at its push service, with the keys by
-- which it alone reads what is sent there (RFC 8291). Nothing is told that is not in the bell too, and no amount.
CREATE TABLE push_subscription (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  player_id uuid NOT NULL,
  -- The session that asked: when its player ends it, the browser is told nothing more. One that ran out is forgotten, and changes nothing.
  session_id uuid,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  topics text[] NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (endpoint),
  FOREIGN KEY (player_id) REFERENCES player(id),
  FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE SET NULL,
  CHECK ((auth ~ '^[A-Za-z0-9_-]{22}$')),
  CHECK (((length(endpoint) >= 10) AND (length(endpoint) <= 1000))),
  CHECK ((p256dh ~ '^[A-Za-z0-9_-]{87}$')),
  CHECK (((cardinality(topics) >= 1) AND (cardinality(topics) <= 10)))
);
CREATE INDEX push_subscription_by_player ON push_subscription (player_id, created_at DESC);
CREATE INDEX push_subscription_by_session ON push_subscription (session_id);

-- What is still to be sent, each to one browser. It goes with the subscription, and when it is sent or too old to be news.
CREATE TABLE push_job (
  id bigint GENERATED ALWAYS AS IDENTITY,
  subscription_id uuid NOT NULL,
  kind text NOT NULL,
  facts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  run_at timestamptz NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (subscription_id) REFERENCES push_subscription(id) ON DELETE CASCADE,
  CHECK ((jsonb_typeof(facts) = 'object')),
  CHECK ((kind ~ '^[a-z_]{1,40}$'))
);
CREATE INDEX push_job_by_subscription ON push_job (subscription_id);
CREATE INDEX push_job_due ON push_job (run_at);

-- ---- What happened, told to others ---------------------------------------------------------------

-- What happened in the house, a row a fact, written by triggers in the transaction of the fact (decision 056): for systems outside, by
-- webhooks, by NATS and by exports. `type` and `version` say what `facts` are (src/lib/contract/events/). `key`: events of one key are told in
-- their order; mostly the player. No secret, no name, address, IP or free text: who somebody is stands where the id leads.
CREATE TABLE event (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  type text NOT NULL,
  version smallint NOT NULL,
  key text NOT NULL,
  player_id uuid,
  facts jsonb NOT NULL,
  traceparent text DEFAULT NULLIF(current_setting('faceup.traceparent', true), ''),
  PRIMARY KEY (id)
);
CREATE TRIGGER event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON event FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE event ENABLE ALWAYS TRIGGER event_append_only;

-- Events that wait for their numbers: a queue without an index, so that a bet pays for as little as can be.
CREATE TABLE event_pending (
  event_id bigint NOT NULL
);

-- The order in which events are told, without a gap: given by one process at a time once they are committed, since ids are taken before. A
-- restore gives numbers again, in another epoch: with it they are never given twice.
CREATE TABLE event_number (
  number bigint NOT NULL,
  epoch integer NOT NULL,
  event_id bigint NOT NULL,
  PRIMARY KEY (number),
  UNIQUE (event_id),
  FOREIGN KEY (event_id) REFERENCES event(id),
  CHECK ((epoch > 0))
);
CREATE TRIGGER event_number_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON event_number FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE event_number ENABLE ALWAYS TRIGGER event_number_append_only;

-- Where the operator wants to be told by webhooks. `types`: NULL for all. `cursor`: the number up to which deliveries were made. The secret
-- before stays good until `old_until`, so that a receiver can change over.
CREATE TABLE webhook_endpoint (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  url text NOT NULL,
  secret_sealed bytea NOT NULL,
  old_secret_sealed bytea,
  old_until timestamptz,
  types text[],
  cursor bigint NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  -- An address that is told of an affiliate's players alone, by their click ids.
  affiliate_id text,
  PRIMARY KEY (id),
  FOREIGN KEY (affiliate_id) REFERENCES affiliate(id),
  CHECK ((cursor >= 0)),
  CONSTRAINT webhook_endpoint_old CHECK (((old_secret_sealed IS NULL) = (old_until IS NULL))),
  CHECK ((cardinality(types) > 0)),
  CHECK (((length(url) >= 10) AND (length(url) <= 1000)))
);
CREATE UNIQUE INDEX webhook_endpoint_once ON webhook_endpoint (url) WHERE (removed_at IS NULL);

-- What is to be sent to each, and what became of it. `run_at`: when a worker sends, or sends again; a lease while one does. 'infinity': it
-- waits for one of its key before it.
CREATE TABLE webhook_delivery (
  endpoint_id uuid NOT NULL,
  number bigint NOT NULL,
  key text NOT NULL,
  state text NOT NULL,
  run_at timestamptz NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_status integer,
  last_reason text,
  ended_at timestamptz,
  PRIMARY KEY (endpoint_id, number),
  FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoint(id),
  FOREIGN KEY (number) REFERENCES event_number(number),
  CONSTRAINT webhook_delivery_ended CHECK (((state = 'pending') = (ended_at IS NULL))),
  CHECK ((length(last_reason) <= 200)),
  CHECK ((state = ANY (ARRAY['pending', 'sent', 'dead'])))
);
CREATE INDEX webhook_delivery_by_key ON webhook_delivery (endpoint_id, key, number) WHERE (state = 'pending');
CREATE INDEX webhook_delivery_dead ON webhook_delivery (endpoint_id, number) WHERE (state = 'dead');
CREATE INDEX webhook_delivery_due ON webhook_delivery (run_at) WHERE ((state = 'pending') AND (run_at < 'infinity'));
CREATE INDEX webhook_delivery_old ON webhook_delivery (ended_at) WHERE (state = 'sent');

-- How far others that are told everything in order have been told.
CREATE TABLE event_cursor (
  consumer text NOT NULL,
  number bigint NOT NULL,
  PRIMARY KEY (consumer),
  CHECK ((number >= 0))
);

-- ---- The desk (decision 057) ---------------------------------------------------------------------

-- People who run the house. They sign in by a passkey alone, and never with a player's session.
CREATE TABLE staff (
  id uuid NOT NULL,
  name text NOT NULL,
  -- As compared: two spellings of one name are one pair of eyes.
  name_key text NOT NULL,
  created_at timestamptz NOT NULL,
  -- From then on they are nobody here; the row stays, since the log names it.
  ended_at timestamptz,
  PRIMARY KEY (id),
  UNIQUE (name_key),
  CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
CREATE TRIGGER staff_journal AFTER UPDATE OF ended_at ON staff FOR EACH ROW WHEN (((new.ended_at IS NOT NULL) AND (old.ended_at IS NULL))) EXECUTE FUNCTION journal_staff();

-- What somebody was given: a role, or an act that was lent, which always ends by itself.
CREATE TABLE staff_right (
  id uuid NOT NULL,
  staff_id uuid NOT NULL,
  role text,
  act text,
  reason text NOT NULL,
  from_at timestamptz NOT NULL,
  until_at timestamptz,
  -- Taken back before its end.
  ended_at timestamptz,
  PRIMARY KEY (id),
  FOREIGN KEY (staff_id) REFERENCES staff(id),
  CONSTRAINT lent_for_a_time CHECK (((act IS NULL) OR (until_at IS NOT NULL))),
  CONSTRAINT right_has_length CHECK (((until_at IS NULL) OR (until_at > from_at))),
  CONSTRAINT right_to_one CHECK ((num_nonnulls(role, act) = 1))
);
CREATE INDEX staff_right_by_staff ON staff_right (staff_id) WHERE (ended_at IS NULL);
CREATE TRIGGER staff_right_journal AFTER UPDATE OF ended_at ON staff_right FOR EACH ROW WHEN (((new.ended_at IS NOT NULL) AND (old.ended_at IS NULL))) EXECUTE FUNCTION journal_staff_right();

CREATE TABLE staff_passkey (
  id uuid NOT NULL,
  staff_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  removed_at timestamptz,
  PRIMARY KEY (id),
  UNIQUE (credential_id),
  FOREIGN KEY (staff_id) REFERENCES staff(id),
  CHECK (((length(name) >= 1) AND (length(name) <= 60)))
);
CREATE INDEX staff_passkey_by_staff ON staff_passkey (staff_id);
CREATE TRIGGER staff_passkey_journal AFTER UPDATE OF removed_at ON staff_passkey FOR EACH ROW WHEN (((new.removed_at IS NOT NULL) AND (old.removed_at IS NULL))) EXECUTE FUNCTION journal_staff_key();

-- A challenge that a device is to sign, for one purpose and, where one is known, one person; used up by the first answer.
CREATE TABLE staff_challenge (
  challenge_hash bytea NOT NULL,
  purpose text NOT NULL,
  staff_id uuid,
  expires_at timestamptz NOT NULL,
  -- A question to a passkey that is asked for a session is answered for that session alone.
  session_id uuid,
  PRIMARY KEY (challenge_hash),
  FOREIGN KEY (staff_id) REFERENCES staff(id),
  CHECK ((purpose = ANY (ARRAY['enrol', 'sign_in', 'add', 'prove'])))
);

-- A link by which somebody enrols their first passkey, once.
CREATE TABLE staff_invite (
  token_hash bytea NOT NULL,
  staff_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Good on the machine of the house alone: printed by a start that found nobody.
  here_only boolean NOT NULL,
  -- Of the code that whoever proposed them has handed to them: the link alone, which the approver hands over, lets nobody in.
  code_hash bytea,
  used_at timestamptz,
  -- Another one has taken its place.
  retired_at timestamptz,
  PRIMARY KEY (token_hash),
  FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_invite_by_staff ON staff_invite (staff_id);

CREATE TABLE staff_session (
  token_hash bytea NOT NULL,
  id uuid NOT NULL,
  staff_id uuid NOT NULL,
  passkey_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  ip inet NOT NULL,
  user_agent text NOT NULL,
  -- When its person last showed their passkey to it.
  proved_at timestamptz NOT NULL,
  PRIMARY KEY (token_hash),
  UNIQUE (id),
  FOREIGN KEY (passkey_id) REFERENCES staff_passkey(id),
  FOREIGN KEY (staff_id) REFERENCES staff(id)
);
CREATE INDEX staff_session_by_staff ON staff_session (staff_id) WHERE (ended_at IS NULL);

-- What one proposes and another decides: money, limits, rights. What is proposed stands in `facts`, as its kind has it
-- (domain/desk/proposal.ts).
CREATE TABLE proposal (
  id uuid NOT NULL,
  kind text NOT NULL,
  player_id uuid,
  facts jsonb NOT NULL,
  reason text NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text DEFAULT 'open' NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  note text,
  PRIMARY KEY (id),
  FOREIGN KEY (decided_by) REFERENCES staff(id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  FOREIGN KEY (proposed_by) REFERENCES staff(id),
  CONSTRAINT proposal_decided CHECK ((((state = 'open') = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)))),
  CHECK ((jsonb_typeof(facts) = 'object')),
  CONSTRAINT proposal_four_eyes CHECK (((state <> 'approved') OR (decided_by <> proposed_by))),
  CHECK ((kind ~ '^[a-z_]{1,40}$')),
  CHECK ((state = ANY (ARRAY['open', 'approved', 'refused', 'withdrawn'])))
);
CREATE INDEX proposal_by_player ON proposal (player_id, proposed_at DESC) WHERE (player_id IS NOT NULL);
CREATE INDEX proposal_of_campaign ON proposal (((facts ->> 'campaign')), proposed_at DESC) WHERE (kind = 'campaign');
CREATE INDEX proposal_open ON proposal (proposed_at) WHERE (state = 'open');
CREATE TRIGGER proposal_told_outside AFTER UPDATE OF state ON proposal FOR EACH ROW WHEN (((new.kind = 'correction') AND (new.state = 'approved') AND (old.state = 'open'))) EXECUTE FUNCTION event_of_correction();

-- Everything that people of the house did, and each look at personal data, in the transaction of what it tells of. Each row has the hash of
-- the row before it (functions/desk.sql), so that none can be changed, taken out or put in between without all that come later.
CREATE TABLE staff_act (
  -- From 1, without gaps.
  id bigint NOT NULL,
  at timestamptz NOT NULL,
  staff_id uuid,
  channel text NOT NULL,
  -- At the shell: whose account of the operating system it was.
  shell_user text,
  name text NOT NULL,
  act text NOT NULL,
  subject_kind text,
  subject_id text,
  -- Whom it concerns, or whose data was seen.
  players uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  reason text,
  facts jsonb DEFAULT '{}'::jsonb NOT NULL,
  request_id text DEFAULT '' NOT NULL,
  ip text,
  before_hash bytea NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (staff_id) REFERENCES staff(id),
  CHECK ((act ~ '^[a-z_]+\.[a-z_]+$')),
  CHECK ((channel = ANY (ARRAY['desk', 'shell', 'house']))),
  CHECK ((length(hash) = 32))
);
CREATE INDEX staff_act_by_act ON staff_act (act, id DESC);
CREATE INDEX staff_act_by_player ON staff_act USING gin (players);
CREATE INDEX staff_act_by_request ON staff_act (request_id) WHERE (request_id <> '');
CREATE INDEX staff_act_by_staff ON staff_act (staff_id, id DESC) WHERE (staff_id IS NOT NULL);
CREATE TRIGGER staff_act_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON staff_act FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE staff_act ENABLE ALWAYS TRIGGER staff_act_append_only;
CREATE TRIGGER staff_act_chained BEFORE INSERT ON staff_act FOR EACH ROW EXECUTE FUNCTION staff_act_chain();
ALTER TABLE staff_act ENABLE ALWAYS TRIGGER staff_act_chained;
CREATE TRIGGER staff_act_journaled AFTER INSERT ON staff_act FOR EACH ROW EXECUTE FUNCTION journal_staff_act();
ALTER TABLE staff_act ENABLE ALWAYS TRIGGER staff_act_journaled;
CREATE TRIGGER staff_act_logged AFTER INSERT ON staff_act FOR EACH ROW EXECUTE FUNCTION leaf_of_staff_act();
ALTER TABLE staff_act ENABLE ALWAYS TRIGGER staff_act_logged;

-- What people of the staff wrote down of a player, for each other: append-only, and as personal as anything that is kept of the player.
-- `staff_id` names who wrote it.
CREATE TABLE player_note (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);
CREATE INDEX player_note_by_player ON player_note (player_id, at DESC, id DESC);
CREATE TRIGGER player_note_append_only BEFORE UPDATE OR TRUNCATE ON player_note FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE player_note ENABLE ALWAYS TRIGGER player_note_append_only;
CREATE TRIGGER player_note_kept BEFORE DELETE ON player_note FOR EACH ROW EXECUTE FUNCTION player_note_kept();
ALTER TABLE player_note ENABLE ALWAYS TRIGGER player_note_kept;

-- What the house took and gave, a row a day: added up from the postings once the day is over (services/desk/reports), so that a quarter is
-- read in no time. The postings stay what counts: a day is compared with them at a press, and can be added up anew.
CREATE TABLE report_day (
  day date NOT NULL,
  counted_at timestamptz NOT NULL,
  -- Days that were added up before there was report_source are added up for it once more, by the same job.
  sourced boolean DEFAULT false NOT NULL,
  PRIMARY KEY (day)
);

-- In which country players were who moved something that day, as it was known when the day was added up: it would be another one
-- later, and its figures those of other postings.
CREATE TABLE report_country (
  day date NOT NULL,
  player_id uuid NOT NULL,
  country text NOT NULL,
  PRIMARY KEY (day, player_id),
  FOREIGN KEY (day) REFERENCES report_day(day),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX report_country_by_player ON report_country (player_id);

-- '' is no country, and no game. A pot stands among the games as `pot:` with its name.
CREATE TABLE report_figure (
  day date NOT NULL,
  currency text NOT NULL,
  country text NOT NULL,
  game text NOT NULL,
  figure text NOT NULL,
  amount bigint NOT NULL,
  postings bigint NOT NULL,
  PRIMARY KEY (day, currency, country, game, figure),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (day) REFERENCES report_day(day),
  CHECK ((figure = ANY (ARRAY['deposits', 'withdrawals', 'stakes', 'payouts', 'bonusCost']))),
  CHECK ((postings > 0))
);

-- ---- Affiliates (docs/rooms/affiliates.md) -------------------------------------------------------

-- Who sends players here. A click id that begins with `prefix` is theirs; no prefix begins another. What they are owed: a share of the net
-- revenue of their players, in percent, and a sum for each first deposit.
CREATE TABLE affiliate (
  id text NOT NULL,
  prefix text NOT NULL,
  share_percent integer NOT NULL,
  cpa_eur_cents bigint NOT NULL,
  created_at timestamptz NOT NULL,
  -- From then on nothing is counted to them.
  ended_at timestamptz,
  PRIMARY KEY (id),
  CHECK ((cpa_eur_cents >= 0)),
  CHECK ((id ~ '^[a-z][a-z0-9-]{1,39}$')),
  CHECK (((length(prefix) >= 2) AND (length(prefix) <= 60))),
  CHECK (((share_percent >= 0) AND (share_percent <= 100)))
);
CREATE UNIQUE INDEX affiliate_prefix ON affiliate (prefix) WHERE (ended_at IS NULL);

-- A player who came by a click of an affiliate's. The click id itself stands with the player.
CREATE TABLE affiliate_referral (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  affiliate_id text NOT NULL,
  player_id uuid NOT NULL,
  at timestamptz NOT NULL,
  first_deposit_at timestamptz,
  PRIMARY KEY (id),
  UNIQUE (player_id),
  FOREIGN KEY (affiliate_id) REFERENCES affiliate(id),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX affiliate_referral_by_affiliate ON affiliate_referral (affiliate_id);

-- What is told to an affiliate, and what their statement is made of: append-only. `day`: the day of UTC to which it counts. A deposit that
-- was taken back is one below zero. Revenue is of a day and a currency: `amount` = stakes - payouts - bonus_cost.
CREATE TABLE affiliate_fact (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  affiliate_id text NOT NULL,
  referral_id uuid NOT NULL,
  kind text NOT NULL,
  day date NOT NULL,
  at timestamptz NOT NULL,
  currency text,
  amount bigint,
  -- What it was worth then, rounded down; of what is below zero, too, the lesser.
  eur_cents bigint,
  stakes bigint,
  payouts bigint,
  bonus_cost bigint,
  PRIMARY KEY (id),
  FOREIGN KEY (affiliate_id) REFERENCES affiliate(id),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (referral_id) REFERENCES affiliate_referral(id),
  CHECK ((kind = ANY (ARRAY['registration', 'first_deposit', 'deposit', 'revenue']))),
  CONSTRAINT fact_has_money CHECK ((((kind = 'registration') = (amount IS NULL)) AND ((amount IS NULL) = (currency IS NULL)) AND ((amount IS NULL) = (eur_cents IS NULL)))),
  CONSTRAINT fact_has_parts CHECK ((((kind = 'revenue') = (stakes IS NOT NULL)) AND ((stakes IS NULL) = (payouts IS NULL)) AND ((stakes IS NULL) = (bonus_cost IS NULL)) AND ((stakes IS NULL) OR (amount = ((stakes - payouts) - bonus_cost)))))
);
CREATE INDEX affiliate_fact_by_day ON affiliate_fact (affiliate_id, day, at, id);
CREATE UNIQUE INDEX affiliate_fact_revenue ON affiliate_fact (referral_id, day, currency) WHERE (kind = 'revenue');
CREATE TRIGGER affiliate_fact_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON affiliate_fact FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE affiliate_fact ENABLE ALWAYS TRIGGER affiliate_fact_append_only;
CREATE TRIGGER affiliate_fact_told_outside AFTER INSERT ON affiliate_fact FOR EACH ROW EXECUTE FUNCTION event_of_affiliate();

-- Days whose revenue is counted.
CREATE TABLE affiliate_counted (
  day date NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (day)
);

-- ---- Markers of harm (docs/rooms/safer-play.md) --------------------------------------------------

-- Play for real money without a pause and without a deposit, made of a day's rounds once the day is over: what markers are computed from.
CREATE TABLE play_stretch (
  player_id uuid NOT NULL,
  began_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  rounds integer NOT NULL,
  staked_eur_micros bigint NOT NULL,
  -- Of own money: what came back less what was staked.
  net_eur_micros bigint NOT NULL,
  PRIMARY KEY (player_id, began_at),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((ended_at >= began_at)),
  CHECK ((rounds > 0))
);
CREATE INDEX play_stretch_by_time ON play_stretch USING brin (ended_at);

CREATE TABLE play_stretch_day (
  day date NOT NULL,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (day)
);

-- Whose markers are to be looked for, at the end of which day.
CREATE TABLE marker_due (
  player_id uuid NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (player_id),
  FOREIGN KEY (player_id) REFERENCES player(id)
);

-- A marker as it was found: never changed, but for when its player was shown it, and when it was found no more.
CREATE TABLE harm_marker (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  player_id uuid NOT NULL,
  kind text NOT NULL,
  strength smallint NOT NULL,
  -- The last day that it looks at.
  day date NOT NULL,
  -- Of the definitions (domain/safer-play/marker.ts).
  version smallint NOT NULL,
  facts jsonb NOT NULL,
  -- When the player was told by the bell that there is something to read.
  told_at timestamptz NOT NULL,
  shown_at timestamptz,
  gone_at timestamptz,
  PRIMARY KEY (id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((jsonb_typeof(facts) = 'object')),
  CHECK ((kind = ANY (ARRAY['chasing', 'night_play', 'rising_stakes', 'rising_deposits', 'cancelled_withdrawals', 'failed_deposits', 'limits_raised', 'long_sessions']))),
  CHECK (((strength >= 1) AND (strength <= 3)))
);
CREATE INDEX harm_marker_by_player ON harm_marker (player_id, kind, day DESC);
CREATE INDEX harm_marker_standing ON harm_marker (day) WHERE (gone_at IS NULL);
CREATE TRIGGER harm_marker_stays BEFORE DELETE OR UPDATE ON harm_marker FOR EACH ROW EXECUTE FUNCTION harm_marker_stays();
ALTER TABLE harm_marker ENABLE ALWAYS TRIGGER harm_marker_stays;

-- What people of the house did about it: append-only. `markers`: what was known then.
CREATE TABLE harm_intervention (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  kind text NOT NULL,
  note text NOT NULL,
  markers uuid[] NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((kind = ANY (ARRAY['contacted', 'break_suggested', 'limit_proposed', 'nothing_needed']))),
  CHECK ((cardinality(markers) > 0)),
  CHECK (((length(note) >= 1) AND (length(note) <= 2000)))
);
CREATE INDEX harm_intervention_by_player ON harm_intervention (player_id, at DESC, id DESC);
CREATE TRIGGER harm_intervention_kept BEFORE TRUNCATE ON harm_intervention FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE harm_intervention ENABLE ALWAYS TRIGGER harm_intervention_kept;
CREATE TRIGGER harm_intervention_known BEFORE INSERT ON harm_intervention FOR EACH ROW EXECUTE FUNCTION harm_intervention_known();
ALTER TABLE harm_intervention ENABLE ALWAYS TRIGGER harm_intervention_known;
CREATE TRIGGER harm_intervention_stays BEFORE DELETE OR UPDATE ON harm_intervention FOR EACH ROW EXECUTE FUNCTION harm_intervention_stays();
ALTER TABLE harm_intervention ENABLE ALWAYS TRIGGER harm_intervention_stays;

-- ---- Risk (docs/rooms/risk.md) -------------------------------------------------------------------

-- The thresholds of the rules, a row a version: proposed by one and approved by another. Version 0 has no row: it is the configuration's.
CREATE TABLE risk_thresholds (
  version integer NOT NULL,
  proposal_id uuid NOT NULL,
  effective_at timestamptz NOT NULL,
  thresholds jsonb NOT NULL,
  PRIMARY KEY (version),
  UNIQUE (proposal_id),
  FOREIGN KEY (proposal_id) REFERENCES proposal(id),
  CHECK ((jsonb_typeof(thresholds) = 'object')),
  CHECK ((version > 0))
);
CREATE TRIGGER risk_thresholds_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON risk_thresholds FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE risk_thresholds ENABLE ALWAYS TRIGGER risk_thresholds_append_only;

-- What people look into. `version` counts what happened to it: who decides says which one they saw.
CREATE TABLE risk_case (
  id uuid NOT NULL,
  opened_at timestamptz NOT NULL,
  -- NULL: by a rule.
  opened_by uuid,
  state text DEFAULT 'open' NOT NULL,
  taken_by uuid,
  decision text,
  changed_at timestamptz NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (opened_by) REFERENCES staff(id),
  FOREIGN KEY (taken_by) REFERENCES staff(id),
  CONSTRAINT risk_case_decided CHECK (((state = 'decided') = (decision IS NOT NULL))),
  CHECK ((decision = ANY (ARRAY['no_concern', 'watch', 'restricted', 'reported']))),
  CHECK ((state = ANY (ARRAY['open', 'looked_at', 'decided']))),
  CONSTRAINT risk_case_taken CHECK (((state <> 'looked_at') OR (taken_by IS NOT NULL))),
  CHECK ((version > 0))
);
CREATE INDEX risk_case_changed ON risk_case (changed_at DESC);
CREATE INDEX risk_case_waiting ON risk_case (opened_at) WHERE (state <> 'decided');
CREATE TRIGGER risk_case_told_outside AFTER INSERT OR UPDATE OF state ON risk_case FOR EACH ROW EXECUTE FUNCTION event_of_risk_case();

-- Whom it is about: never told to them (services/account/house-acts.ts).
CREATE TABLE risk_case_player (
  case_id uuid NOT NULL,
  player_id uuid NOT NULL,
  PRIMARY KEY (case_id, player_id),
  FOREIGN KEY (case_id) REFERENCES risk_case(id),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX risk_case_player_by_player ON risk_case_player (player_id);
CREATE TRIGGER risk_case_player_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON risk_case_player FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE risk_case_player ENABLE ALWAYS TRIGGER risk_case_player_append_only;

-- Rules that fired, each once for the moment at which it did.
CREATE TABLE risk_finding (
  player_id uuid NOT NULL,
  rule text NOT NULL,
  key text NOT NULL,
  case_id uuid NOT NULL,
  -- When what it tells of was so, and when it was found.
  at timestamptz NOT NULL,
  found_at timestamptz NOT NULL,
  eur_cents bigint NOT NULL,
  facts jsonb NOT NULL,
  -- By which thresholds.
  version integer NOT NULL,
  PRIMARY KEY (player_id, rule, key),
  FOREIGN KEY (case_id) REFERENCES risk_case(id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((eur_cents >= 0)),
  CHECK ((jsonb_typeof(facts) = 'object')),
  CHECK ((rule ~ '^[a-z_]{1,40}$')),
  CHECK ((version >= 0))
);
CREATE INDEX risk_finding_by_case ON risk_finding (case_id, at);
CREATE INDEX risk_finding_by_time ON risk_finding (at);
CREATE TRIGGER risk_finding_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON risk_finding FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE risk_finding ENABLE ALWAYS TRIGGER risk_finding_append_only;

-- What became of a case: append-only. `staff_id` NULL: by a rule.
CREATE TABLE risk_case_event (
  case_id uuid NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  staff_id uuid,
  note text,
  facts jsonb DEFAULT '{}'::jsonb NOT NULL,
  PRIMARY KEY (case_id, version),
  FOREIGN KEY (case_id) REFERENCES risk_case(id),
  FOREIGN KEY (staff_id) REFERENCES staff(id),
  CHECK ((jsonb_typeof(facts) = 'object')),
  CHECK ((kind = ANY (ARRAY['opened', 'fired', 'taken', 'left', 'noted', 'decided', 'reopened', 'reported']))),
  CHECK (((length(note) >= 1) AND (length(note) <= 2000)))
);
CREATE TRIGGER risk_case_event_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON risk_case_event FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE risk_case_event ENABLE ALWAYS TRIGGER risk_case_event_append_only;

-- With how many other accounts one was seen to share something: a row each time it grew, so that what a rule found can be found again.
CREATE TABLE risk_link (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  at timestamptz NOT NULL,
  accounts integer NOT NULL,
  by text[] NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((accounts > 1))
);
CREATE INDEX risk_link_by_player ON risk_link (player_id, at);
CREATE INDEX risk_link_by_time ON risk_link (at);
CREATE TRIGGER risk_link_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON risk_link FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE risk_link ENABLE ALWAYS TRIGGER risk_link_append_only;

-- What was known of a withdrawal when it was decided who decides: by it, other thresholds can be tried on it later.
CREATE TABLE withdrawal_review (
  withdrawal_id uuid NOT NULL,
  at timestamptz NOT NULL,
  facts jsonb NOT NULL,
  version integer NOT NULL,
  PRIMARY KEY (withdrawal_id),
  FOREIGN KEY (withdrawal_id) REFERENCES withdrawal(id),
  CHECK ((jsonb_typeof(facts) = 'object')),
  CHECK ((version >= 0))
);
CREATE INDEX withdrawal_review_by_time ON withdrawal_review (at);
CREATE TRIGGER withdrawal_review_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON withdrawal_review FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE withdrawal_review ENABLE ALWAYS TRIGGER withdrawal_review_append_only;

-- ---- Registers of self-excluded people (docs/rooms/registers.md) ---------------------------------

-- The registers that a player is asked of, and what each said last.
CREATE TABLE register_standing (
  player_id uuid NOT NULL,
  register text NOT NULL,
  answer text DEFAULT 'unasked' NOT NULL,
  -- When the last question that was heard was asked: an answer to an older one changes nothing.
  asked_at timestamptz DEFAULT '-infinity' NOT NULL,
  -- Until when the answer lets the player play.
  clear_until timestamptz DEFAULT '-infinity' NOT NULL,
  -- When it is asked again while the player is here.
  next_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, register),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((answer = ANY (ARRAY['unasked', 'clear', 'excluded', 'unreachable', 'details_missing']))),
  CHECK ((register = ANY (ARRAY['spelpaus', 'gamstop', 'rofus', 'oasis'])))
);
CREATE INDEX register_standing_due ON register_standing (next_at) WHERE (next_at < 'infinity');
CREATE TRIGGER register_standing_told AFTER INSERT OR UPDATE OF answer ON register_standing FOR EACH ROW EXECUTE FUNCTION event_of_register();

-- Each question and its answer: append-only, and without what was sent.
CREATE TABLE register_question (
  id uuid NOT NULL,
  player_id uuid NOT NULL,
  register text NOT NULL,
  moment text NOT NULL,
  asked_at timestamptz NOT NULL,
  answered_at timestamptz NOT NULL,
  answer text NOT NULL,
  -- Why there was none, in a code of the house's.
  reason text,
  -- The register's own name of its answer.
  reference text,
  PRIMARY KEY (id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((answer = ANY (ARRAY['clear', 'excluded', 'unreachable', 'details_missing']))),
  CHECK ((moment = ANY (ARRAY['sign_up', 'sign_in', 'deposit', 'bonus', 'play', 'profile', 'again']))),
  CHECK ((register = ANY (ARRAY['spelpaus', 'gamstop', 'rofus', 'oasis'])))
);
CREATE INDEX register_question_by_player ON register_question (player_id, asked_at DESC);
-- How a register answers is read at the desk, by the last of its questions.
CREATE INDEX register_question_by_register ON register_question (register, asked_at DESC);
CREATE TRIGGER register_question_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON register_question FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE register_question ENABLE ALWAYS TRIGGER register_question_append_only;

-- A number that a state gave its people, sealed; of those alone whose register knows people by it.
CREATE TABLE national_number (
  player_id uuid NOT NULL,
  country text NOT NULL,
  sealed bytea NOT NULL,
  filled_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, country),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((country = ANY (ARRAY['SE', 'DK'])))
);

-- The sandbox's registers: who is in them. A person '*' is the register's own silence: it then answers nobody.
CREATE TABLE sandbox_registered (
  register text NOT NULL,
  person text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (register, person),
  CHECK ((register = ANY (ARRAY['spelpaus', 'gamstop', 'rofus', 'oasis'])))
);

-- The same as in report_figure, told apart by who sent the players and by the month in which they registered: a day has few of these, and
-- many of both. '' is no affiliate, and no player.
CREATE TABLE report_source (
  day date NOT NULL,
  currency text NOT NULL,
  affiliate text NOT NULL,
  cohort text NOT NULL,
  figure text NOT NULL,
  amount bigint NOT NULL,
  postings bigint NOT NULL,
  PRIMARY KEY (day, currency, affiliate, cohort, figure),
  FOREIGN KEY (currency) REFERENCES currency(code),
  FOREIGN KEY (day) REFERENCES report_day(day),
  CHECK ((cohort ~ '^(\d{4}-\d{2})?$')),
  CHECK ((figure = ANY (ARRAY['deposits', 'withdrawals', 'stakes', 'payouts', 'bonusCost']))),
  CHECK ((postings > 0))
);

-- Who played or paid in a month, for how many of a month's newcomers come again. `month`: its first day.
CREATE TABLE report_active (
  month date NOT NULL,
  player_id uuid NOT NULL,
  played boolean NOT NULL,
  paid boolean NOT NULL,
  PRIMARY KEY (month, player_id),
  FOREIGN KEY (player_id) REFERENCES player(id)
);
CREATE INDEX report_active_by_player ON report_active (player_id);

-- ---- Texts of the site that people write at the desk (docs/rooms/content.md) ---------------------

-- Every text as it was saved, whole: append-only. Version 0 is the file of the repository and has no row.
CREATE TABLE content_version (
  path text NOT NULL,
  number integer NOT NULL,
  -- What it was written from: 0 is the file, or nothing.
  parent integer NOT NULL,
  source text NOT NULL,
  -- SHA-256, in hexadecimal digits.
  hash text NOT NULL,
  -- Of the repository's file when it was written; NULL: there was none.
  file_hash text,
  note text NOT NULL,
  written_by uuid NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (path, number),
  FOREIGN KEY (written_by) REFERENCES staff(id),
  CHECK (((parent >= 0) AND (parent < number))),
  CHECK ((file_hash ~ '^[0-9a-f]{64}$')),
  CHECK ((hash ~ '^[0-9a-f]{64}$')),
  CHECK ((length(note) <= 500)),
  CHECK ((number > 0)),
  CHECK ((path ~ '^src/content/(faq|promotions|pages|policies)/[a-z0-9-]+(/[a-z0-9-]+)*[.]md$')),
  CHECK (((octet_length(source) >= 1) AND (octet_length(source) <= 60000)))
);
CREATE TRIGGER content_version_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON content_version FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE content_version ENABLE ALWAYS TRIGGER content_version_append_only;

-- What was released, by two people, and from when on: append-only. What is in force is the last whose moment has come, else the file.
CREATE TABLE content_release (
  path text NOT NULL,
  seq integer NOT NULL,
  -- 0: the file of the repository again.
  number integer NOT NULL,
  starts_at timestamptz NOT NULL,
  released_at timestamptz NOT NULL,
  proposal_id uuid NOT NULL,
  PRIMARY KEY (path, seq),
  UNIQUE (proposal_id),
  FOREIGN KEY (proposal_id) REFERENCES proposal(id),
  CHECK ((released_at <= starts_at)),
  CHECK ((number >= 0)),
  CHECK ((seq > 0))
);
CREATE TRIGGER content_release_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON content_release FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE content_release ENABLE ALWAYS TRIGGER content_release_append_only;
CREATE TRIGGER content_release_ruled BEFORE INSERT ON content_release FOR EACH ROW EXECUTE FUNCTION content_release_rules();
ALTER TABLE content_release ENABLE ALWAYS TRIGGER content_release_ruled;

-- What became of building the pages, a row a step of each process: append-only.
CREATE TABLE page_build (
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  -- The machine and the process's number there.
  host text NOT NULL,
  pid integer NOT NULL,
  -- Of all texts in force, and of the days on which texts come and go.
  fingerprint text NOT NULL,
  state text NOT NULL,
  took_ms integer,
  fault text,
  PRIMARY KEY (id),
  CHECK ((length(fault) <= 4000)),
  CHECK (((length(fingerprint) >= 1) AND (length(fingerprint) <= 64))),
  CHECK ((state = ANY (ARRAY['building', 'served', 'failed', 'unsigned', 'asked']))),
  CHECK ((took_ms >= 0))
);
CREATE INDEX page_build_by_time ON page_build (at DESC);
CREATE TRIGGER page_build_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON page_build FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE page_build ENABLE ALWAYS TRIGGER page_build_append_only;

-- ---- Settings of games, and the shelf (docs/rooms/shelf.md) --------------------------------------

-- Which studio a game is of, by the catalogue with which a process last began: what is said of a studio is said of its games.
CREATE TABLE game_home (
  game_id text NOT NULL,
  studio text NOT NULL,
  PRIMARY KEY (game_id)
);

-- What was settled of a game or a studio, part by part: proposed by one and approved by another. The newest version of a part is in force
-- (`game_setting_now`). `off`: {from, until} or {}; `countries`: {hidden}; `limits`: {CUR: {min, max}} in minor units.
-- `said`: what would come of it, as it was shown when it was approved.
CREATE TABLE game_setting (
  version integer NOT NULL,
  subject_kind text NOT NULL,
  subject text NOT NULL,
  part text NOT NULL,
  value jsonb NOT NULL,
  said jsonb DEFAULT '{}'::jsonb NOT NULL,
  proposal_id uuid NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (version),
  UNIQUE (proposal_id),
  FOREIGN KEY (proposal_id) REFERENCES proposal(id),
  CHECK ((part = ANY (ARRAY['off', 'countries', 'limits']))),
  CHECK ((jsonb_typeof(said) = 'object')),
  CHECK ((subject_kind = ANY (ARRAY['game', 'studio']))),
  CHECK ((jsonb_typeof(value) = 'object')),
  CHECK ((version > 0))
);
CREATE INDEX game_setting_by_subject ON game_setting (subject_kind, subject, part, version DESC);
CREATE TRIGGER game_setting_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON game_setting FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE game_setting ENABLE ALWAYS TRIGGER game_setting_append_only;
CREATE TRIGGER game_setting_made AFTER INSERT ON game_setting FOR EACH ROW EXECUTE FUNCTION game_setting_kept();

-- The same, game by game, made anew with each version: what every stake is held to.
CREATE TABLE game_rule (
  game_id text NOT NULL,
  off_from timestamptz,
  finish_until timestamptz,
  off_version integer,
  hidden text[] NOT NULL,
  limits jsonb NOT NULL,
  PRIMARY KEY (game_id),
  FOREIGN KEY (off_version) REFERENCES game_setting(version),
  CONSTRAINT game_rule_off CHECK ((((off_from IS NULL) = (finish_until IS NULL)) AND ((off_from IS NULL) = (off_version IS NULL)) AND (finish_until > off_from)))
);

-- Of a version that switches off: that who had a round there was told.
CREATE TABLE game_off_told (
  version integer NOT NULL,
  at timestamptz NOT NULL,
  players integer NOT NULL,
  PRIMARY KEY (version),
  FOREIGN KEY (version) REFERENCES game_setting(version),
  CHECK ((players >= 0))
);
CREATE TRIGGER game_off_told_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON game_off_told FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE game_off_told ENABLE ALWAYS TRIGGER game_off_told_append_only;

-- Rounds that were in play at its moment, and how the house ended them at its end; NULL: it did not, their players or their rules had.
CREATE TABLE game_off_round (
  version integer NOT NULL,
  round_id uuid NOT NULL,
  game_id text NOT NULL,
  currency text NOT NULL,
  stake bigint NOT NULL,
  how text,
  ended_at timestamptz,
  PRIMARY KEY (version, round_id),
  FOREIGN KEY (version) REFERENCES game_setting(version),
  CONSTRAINT game_off_round_ended CHECK (((how IS NULL) = (ended_at IS NULL))),
  CHECK ((how = ANY (ARRAY['rules', 'refunded', 'studio']))),
  CHECK ((stake >= 0))
);

-- The order of the shelf, a row a version, by one person: the newest is in force.
CREATE TABLE shelf_version (
  version integer NOT NULL,
  lists jsonb NOT NULL,
  staff_id uuid NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (version),
  FOREIGN KEY (staff_id) REFERENCES staff(id),
  CHECK ((jsonb_typeof(lists) = 'object')),
  CHECK (((length(reason) >= 1) AND (length(reason) <= 2000))),
  CHECK ((version > 0))
);
CREATE TRIGGER shelf_version_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON shelf_version FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE shelf_version ENABLE ALWAYS TRIGGER shelf_version_append_only;
CREATE TRIGGER shelf_version_made AFTER INSERT ON shelf_version FOR EACH ROW EXECUTE FUNCTION shelf_version_kept();

-- ---- Campaigns (docs/rooms/campaigns.md) ---------------------------------------------------------

-- A promotion that is written at the desk. `revision`: of its draft; each save is a row of its own. A campaign that was ended early is offered
-- to nobody from then on, until another version of it is published.
CREATE TABLE campaign (
  id text NOT NULL,
  revision integer NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by uuid,
  PRIMARY KEY (id),
  FOREIGN KEY (ended_by) REFERENCES staff(id),
  CONSTRAINT campaign_ended CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  CHECK ((id ~ '^[a-z][a-z0-9_-]{0,63}$')),
  CHECK ((revision > 0))
);

CREATE TABLE campaign_revision (
  campaign_id text NOT NULL,
  revision integer NOT NULL,
  rules jsonb NOT NULL,
  saved_by uuid NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (campaign_id, revision),
  FOREIGN KEY (campaign_id) REFERENCES campaign(id),
  FOREIGN KEY (saved_by) REFERENCES staff(id),
  CHECK ((revision > 0)),
  CHECK ((jsonb_typeof(rules) = 'object'))
);
CREATE TRIGGER campaign_revision_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON campaign_revision FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE campaign_revision ENABLE ALWAYS TRIGGER campaign_revision_append_only;

-- What was computed of a draft: its cost, its odds, the best way to play it.
CREATE TABLE campaign_figures (
  id uuid NOT NULL,
  campaign_id text NOT NULL,
  revision integer NOT NULL,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  figures jsonb NOT NULL,
  PRIMARY KEY (id),
  FOREIGN KEY (campaign_id, revision) REFERENCES campaign_revision(campaign_id, revision),
  FOREIGN KEY (made_by) REFERENCES staff(id),
  CHECK ((jsonb_typeof(figures) = 'object'))
);
CREATE INDEX campaign_figures_by_draft ON campaign_figures (campaign_id, revision, made_at DESC);
CREATE TRIGGER campaign_figures_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON campaign_figures FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE campaign_figures ENABLE ALWAYS TRIGGER campaign_figures_append_only;

-- What was published: by which proposal, that somebody else has approved, and on which figures.
CREATE TABLE campaign_published (
  campaign_id text NOT NULL,
  version integer NOT NULL,
  revision integer NOT NULL,
  figures_id uuid NOT NULL,
  proposal_id uuid NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (campaign_id, version),
  UNIQUE (proposal_id),
  FOREIGN KEY (campaign_id) REFERENCES campaign(id),
  FOREIGN KEY (campaign_id, revision) REFERENCES campaign_revision(campaign_id, revision),
  FOREIGN KEY (campaign_id, version) REFERENCES promotion_version(promotion_id, version),
  FOREIGN KEY (figures_id) REFERENCES campaign_figures(id),
  FOREIGN KEY (proposal_id) REFERENCES proposal(id)
);
CREATE TRIGGER campaign_published_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON campaign_published FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE campaign_published ENABLE ALWAYS TRIGGER campaign_published_append_only;

-- ---- Numbers of a state that were given wrong (docs/rooms/registers.md) --------------------------

-- What stood before a number that was given anew, sealed as it was: registers are asked by it all the same. `how`: the player's own correction,
-- one that staff allowed, or none, since the number could not be unsealed any more.
CREATE TABLE national_number_former (
  player_id uuid NOT NULL,
  country text NOT NULL,
  seq bigint NOT NULL,
  sealed bytea NOT NULL,
  filled_at timestamptz NOT NULL,
  replaced_at timestamptz NOT NULL,
  how text NOT NULL,
  PRIMARY KEY (player_id, country, seq),
  FOREIGN KEY (player_id) REFERENCES player(id),
  CHECK ((country = ANY (ARRAY['SE', 'DK']))),
  CHECK ((how = ANY (ARRAY['own', 'allowed', 'unreadable']))),
  CHECK ((seq > 0))
);
CREATE TRIGGER national_number_former_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON national_number_former FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE national_number_former ENABLE ALWAYS TRIGGER national_number_former_append_only;

-- That somebody of the house let a player give another number; why stands in the log of staff. One waits at a time.
CREATE TABLE number_correction (
  id bigint GENERATED ALWAYS AS IDENTITY,
  player_id uuid NOT NULL,
  country text NOT NULL,
  staff_id uuid NOT NULL,
  allowed_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (id),
  FOREIGN KEY (player_id) REFERENCES player(id),
  FOREIGN KEY (staff_id) REFERENCES staff(id),
  CHECK ((country = ANY (ARRAY['SE', 'DK'])))
);
CREATE UNIQUE INDEX number_correction_open ON number_correction (player_id, country) WHERE (used_at IS NULL);

-- ---- The log of staff in the journal outside, and what restored books lack of it (decisions 048 and 057) ----

-- Entries that the journal has and books that were put back have not. `content`: what its hash is of (domain/desk/act-entry.ts); NULL where the
-- key of these books does not open it.
CREATE TABLE staff_act_lost (
  hash bytea NOT NULL,
  -- Its number then, which another entry may have by now.
  id bigint NOT NULL,
  epoch integer NOT NULL,
  -- When the journal got it.
  noted_at timestamptz NOT NULL,
  -- The epoch that began when it was missed.
  missed_in integer NOT NULL,
  content text,
  PRIMARY KEY (hash),
  CHECK ((length(hash) = 32))
);
CREATE INDEX staff_act_lost_newest ON staff_act_lost (epoch DESC, id DESC);
CREATE TRIGGER staff_act_lost_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON staff_act_lost FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE staff_act_lost ENABLE ALWAYS TRIGGER staff_act_lost_append_only;

-- ---- Views and functions, each where it stands ---------------------------------------------------

-- functions/account.sql
--   close_account(p_player uuid, p_reason text, p_now timestamptz) RETURNS text
--   player_note_kept() RETURNS trigger

-- functions/affiliates.sql
--   affiliate_count_day(p_now timestamptz) RETURNS boolean
--   affiliate_eur_cents(p_amount bigint, p_currency text) RETURNS bigint
--   affiliate_of_deposit() RETURNS trigger
--   affiliate_of_player() RETURNS trigger
--   event_of_affiliate() RETURNS trigger

-- functions/bonus-play.sql
--   decimal_amount(p_amount bigint, p_currency text) RETURNS text
--   grant_counts(p_grant uuid, p_game text, p_stake bigint) RETURNS numeric
--   grants_lost_by_withdrawal(p_player uuid, p_currency text, p_amount bigint) RETURNS TABLE(grant_id uuid, state grant_state, bonus bigint, locked bigint, spins integer)
--   promotion_add(p_round round, p_player uuid, p_currency text, p_game text, p_added bigint, p_bound bigint, p_hedge integer, p_now timestamptz, OUT code text, OUT facts jsonb, OUT grant_id uuid, OUT counts numeric, OUT bonus_goes boolean)
--   promotion_late(p_grant uuid, p_amount bigint, p_movement bigint, p_now timestamptz) RETURNS void
--   promotion_round_settled() RETURNS trigger
--   promotion_stake(p_player uuid, p_currency text, p_game text, p_stake bigint, p_bound bigint, p_hedge integer, p_now timestamptz, OUT code text, OUT facts jsonb, OUT grant_id uuid, OUT counts numeric)
--   promotion_withdrawal(p_player uuid, p_currency text, p_amount bigint, p_ends boolean, p_now timestamptz, OUT code text, OUT facts jsonb)

-- functions/campaigns.sql
--   campaign_end(p_id text, p_now timestamptz, p_by uuid) RETURNS SETOF text
--   campaign_newest(p_id text) RETURNS integer
--   campaign_reopen(p_id text) RETURNS void

-- functions/content.sql
--   content_authors(p_path text, p_number integer) RETURNS SETOF uuid
--   content_release_rules() RETURNS trigger

-- functions/desk.sql
--   staff_act_chain() RETURNS trigger

-- functions/events.sql
--   event_give_numbers(p_most integer) RETURNS bigint
--   event_of(p_type text, p_player uuid, p_at timestamptz, p_facts jsonb) RETURNS void
--   event_of_adjustment() RETURNS trigger
--   event_of_bonus() RETURNS trigger
--   event_of_cashback() RETURNS trigger
--   event_of_correction() RETURNS trigger
--   event_of_deposit() RETURNS trigger
--   event_of_document() RETURNS trigger
--   event_of_epoch() RETURNS trigger
--   event_of_limit() RETURNS trigger
--   event_of_player() RETURNS trigger
--   event_of_round() RETURNS trigger
--   event_of_security() RETURNS trigger
--   event_of_terms() RETURNS trigger
--   event_of_withdrawal() RETURNS trigger
--   event_tell(p_type text, p_version integer, p_key text, p_player uuid, p_at timestamptz, p_facts jsonb) RETURNS bigint
--   event_until(p_at timestamptz) RETURNS text
--   webhook_end(p_endpoint uuid, p_number bigint, p_state text, p_status integer, p_reason text, p_now timestamptz) RETURNS void
--   webhook_fan_out(p_endpoint uuid, p_most integer, p_now timestamptz) RETURNS bigint
--   webhook_remove(p_endpoint uuid, p_now timestamptz) RETURNS boolean
--   webhook_resend(p_endpoint uuid, p_number bigint, p_now timestamptz) RETURNS bigint

-- functions/free-spins.sql
--   derive_hours(p_player uuid, p_now timestamptz) RETURNS TABLE(hour timestamptz, staked bigint, own_staked bigint, own_returned bigint, played_ms bigint)
--   free_spins_at(p_player uuid, p_game text, p_currency text, p_now timestamptz) RETURNS SETOF promotion_grant
--   game_hidden_since(p_game text, p_country text) RETURNS timestamptz
--   play_free_spin(p_bet house_bet, p_grant uuid, OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint, OUT wait_ms bigint, OUT facts jsonb)
--   spins_held_from(p_game text, p_player uuid, p_now timestamptz) RETURNS timestamptz
--   spins_held_since(g promotion_grant, p_now timestamptz) RETURNS timestamptz
--   spins_turn(p_grant uuid, p_now timestamptz) RETURNS text
--   unlock_extra(p_won_before bigint, p_won_after bigint, p_percent integer) RETURNS bigint
--   unlock_winnings(p_grant uuid, p_deposit uuid, p_now timestamptz) RETURNS boolean

-- functions/game-sessions.sql
--   game_session_at(p_session uuid, p_player uuid, p_now timestamptz) RETURNS TABLE(code text, provider text, game_id text, currency text, demo boolean, demo_balance bigint, min_stake bigint, max_stake bigint, cash_account bigint, bonus_account bigint, house_account bigint, seen_at timestamptz, guarded boolean, timed_out_until timestamptz, promoted boolean, held text, narrowed boolean)
--   open_game_session(p_token_hash bytea, p_player uuid, p_session uuid, p_now timestamptz, OUT outcome text, OUT player uuid, OUT facts jsonb)
--   play_lock(p_player uuid) RETURNS void
--   renew_game_session(p_session uuid, p_player uuid, p_next uuid, p_next_hash bytea, p_idle interval, p_again interval, p_now timestamptz, OUT outcome text)

-- functions/game-settings.sql
--   game_held(p_game text, p_player uuid, p_session uuid, p_country text, p_demo boolean, p_now timestamptz) RETURNS text
--   game_homes_keep(p_games text[], p_studios text[]) RETURNS boolean
--   game_off_note(p_now timestamptz) RETURNS integer
--   game_off_tell(p_version integer, p_games text[], p_names text[], p_now timestamptz) RETURNS integer
--   game_rules_make() RETURNS void
--   game_setting_kept() RETURNS trigger
--   is_hidden_from(p_hidden text[], p_player uuid, p_session uuid) RETURNS boolean
--   round_refund(p_round uuid, p_player uuid, p_now timestamptz) RETURNS boolean
--   shelf_version_kept() RETURNS trigger

-- functions/harm-markers.sql
--   count_stretch_day(p_now timestamptz, p_days integer) RETURNS date
--   harm_intervention_known() RETURNS trigger
--   harm_intervention_stays() RETURNS trigger
--   harm_marker_stays() RETURNS trigger
--   marker_patience() RETURNS interval
--   markers_for_staff(p_now timestamptz) RETURNS SETOF harm_marker

-- functions/identity.sql
--   ask_link(p_kind text, p_email_key text, p_at timestamptz) RETURNS uuid
--   code_admit(p_player_id uuid, p_at timestamptz) RETURNS integer
--   session_end_push() RETURNS trigger
--   sign_in_admit(p_email_hash bytea, p_at timestamptz) RETURNS integer

-- functions/jackpot.sql
--   jackpot_balance(p_pot bigint) RETURNS bigint
--   jackpot_checkpoint_on() RETURNS void
--   jackpot_lock(p_pot bigint) RETURNS void
--   jackpot_open(p_owner text, p_currency text, p_seed bigint, p_now timestamptz) RETURNS bigint
--   jackpot_pay(p_pot bigint, p_seed bigint, p_round uuid, p_player uuid, p_now timestamptz, p_cash_account bigint, p_bonus_account bigint, p_stake bigint, p_stake_bonus bigint, OUT won bigint)

-- functions/journal.sql
--   house_epoch() RETURNS integer
--   journal_acts(p_known bytea[]) RETURNS bigint
--   journal_address() RETURNS trigger
--   journal_deposit() RETURNS trigger
--   journal_everything() RETURNS bigint
--   journal_factor() RETURNS trigger
--   journal_limit() RETURNS trigger
--   journal_note(p_kind text, p_player uuid, p_data jsonb) RETURNS void
--   journal_note_house(p_kind text, p_data jsonb) RETURNS void
--   journal_of_campaign(c campaign) RETURNS jsonb
--   journal_of_person(p_staff uuid) RETURNS jsonb
--   journal_of_player(p player) RETURNS jsonb
--   journal_of_setting(s game_setting) RETURNS jsonb
--   journal_passkey() RETURNS trigger
--   journal_player() RETURNS trigger
--   journal_staff() RETURNS trigger
--   journal_staff_act() RETURNS trigger
--   journal_staff_key() RETURNS trigger
--   journal_staff_right() RETURNS trigger
--   journal_withdrawal() RETURNS trigger

-- functions/ledger.sql
--   ledger_account(p_player uuid, p_currency text, p_kind text, p_owner text) RETURNS bigint
--   ledger_check_balanced() RETURNS trigger
--   ledger_post(p_kind text, p_player uuid, p_reference text, p_at timestamptz, p_accounts bigint[], p_amounts bigint[], p_round uuid DEFAULT NULL::uuid) RETURNS bigint
--   ledger_refuse_change() RETURNS trigger
--   ledger_try_post(p_kind text, p_player uuid, p_reference text, p_at timestamptz, p_currency text, p_kinds text[], p_owners text[], p_amounts bigint[], OUT code text, OUT movement_id bigint)
--   movement_since(p_at timestamptz) RETURNS bigint

-- functions/live.sql
--   player_notify_end() RETURNS trigger
--   session_notify_end() RETURNS trigger
--   wallet_notify_movement() RETURNS trigger
--   wallet_notify_state() RETURNS trigger

-- functions/loyalty.sql
--   loyalty_count_day(p_day date, p_now timestamptz) RETURNS void
--   loyalty_edge(p_from timestamptz, p_to timestamptz, p_player uuid DEFAULT NULL::uuid) RETURNS TABLE(player_id uuid, currency text, edge numeric)
--   loyalty_pay(p_player uuid, p_week date, p_currency text, p_edge numeric, p_percent integer, p_amount bigint, p_now timestamptz, OUT state text)

-- functions/play.sql
--   book_bet(p_bet house_bet, p_demo boolean, p_demo_balance bigint, p_cash_account bigint, p_bonus_account bigint, p_house_account bigint, p_currency text, p_guarded boolean, p_reserved bigint, p_promoted boolean, p_pot bigint DEFAULT NULL::bigint, p_contribution bigint DEFAULT 0, OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT bonus_staked bigint, OUT bet bigint, OUT win bigint, OUT facts jsonb, OUT grant_id uuid, OUT wager_counts numeric)
--   check_bet(p_bet house_bet, OUT code text, OUT stake_limit bigint, OUT wait_ms bigint, OUT provider text, OUT currency text, OUT demo boolean, OUT demo_balance bigint, OUT cash_account bigint, OUT bonus_account bigint, OUT house_account bigint, OUT seen_at timestamptz, OUT guarded boolean, OUT facts jsonb, OUT promoted boolean)
--   pass_over(p_player uuid, p_pair bigint, p_nonce bigint) RETURNS void
--   play_round(p_bet house_bet, OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint, OUT wait_ms bigint, OUT facts jsonb, OUT jackpot_win bigint)

-- functions/promotions.sql
--   folded_name(p_name text) RETURNS text
--   forget_unused_grants(p_before timestamptz) RETURNS bigint
--   grant_can_be_played(g promotion_grant, p_now timestamptz) RETURNS boolean
--   grant_has_open_round(p_player uuid, p_grant uuid) RETURNS boolean
--   grant_only_waits(g promotion_grant) RETURNS boolean
--   grant_own_staked(p_grant uuid) RETURNS bigint
--   grant_unused(g promotion_grant) RETURNS boolean
--   grant_weight(p_weights jsonb, p_game text) RETURNS integer
--   promotion_check(p_grant uuid, p_now timestamptz) RETURNS void
--   promotion_earn(p_grant uuid, p_terms jsonb, p_held_for text, p_now timestamptz) RETURNS grant_state
--   promotion_end(p_grant uuid, p_state grant_state, p_why text, p_now timestamptz) RETURNS text
--   promotion_event_kept() RETURNS trigger
--   promotion_lapse(p_grant uuid, p_now timestamptz) RETURNS text
--   promotion_mark_player() RETURNS trigger
--   promotion_next(p_player uuid, p_now timestamptz) RETURNS void
--   promotion_note() RETURNS trigger
--   promotion_release(g promotion_grant, p_now timestamptz) RETURNS void
--   promotion_start(p_grant uuid, p_now timestamptz) RETURNS grant_state

-- functions/receipts.sql
--   play_sessions(p_player uuid, p_from timestamptz, p_before timestamptz) RETURNS TABLE(began timestamptz, ended timestamptz, round_id uuid)

-- functions/registers.sql
--   event_of_register() RETURNS trigger
--   national_number_put(p_player uuid, p_country text, p_register text, p_sealed bytea, p_how text, p_now timestamptz) RETURNS void
--   register_claim(p_registers text[], p_max integer, p_hold interval, p_now timestamptz) RETURNS TABLE(player_id uuid, register text)
--   register_forget(p_registers text[]) RETURNS void
--   register_hear(p_player uuid, p_register text, p_answer text, p_asked timestamptz, p_until timestamptz, p_next timestamptz, p_now timestamptz) RETURNS text
--   register_settle(p_player uuid, p_now timestamptz) RETURNS text
--   register_spread(p_countries text[], p_registers text[], p_now timestamptz) RETURNS void
--   register_to_ask(p_player uuid, p_countries text[], p_registers text[], p_here text, p_since timestamptz, p_stale boolean, p_now timestamptz) RETURNS TABLE(register text)

-- functions/returns.sql
--   game_return_rounds(p_day date) RETURNS TABLE(game_id text, game_version text, currency text, spot text, rounds bigint, staked numeric, returned numeric, squares numeric, largest numeric)

-- functions/rewind.sql
--   rewind_address(p_player uuid, p_data jsonb) RETURNS boolean
--   rewind_campaign(p_data jsonb, p_now timestamptz) RETURNS boolean
--   rewind_deposit(p_player uuid, p_data jsonb, p_now timestamptz) RETURNS boolean
--   rewind_deposit_found() RETURNS trigger
--   rewind_factor(p_player uuid, p_data jsonb) RETURNS boolean
--   rewind_game_setting(p_data jsonb, p_now timestamptz) RETURNS boolean
--   rewind_limit(p_player uuid, p_data jsonb, p_now timestamptz) RETURNS boolean
--   rewind_passkey(p_player uuid, p_data jsonb) RETURNS boolean
--   rewind_password(p_player uuid, p_hash text, p_now timestamptz) RETURNS boolean
--   rewind_person(p_data jsonb, p_now timestamptz) RETURNS uuid
--   rewind_player(p_player uuid, p_data jsonb) RETURNS boolean
--   rewind_retire_pair(p_pair bigint, p_seed text, p_now timestamptz) RETURNS void
--   rewind_shut(p_now timestamptz) RETURNS jsonb
--   rewind_staff(p_kind text, p_data jsonb) RETURNS boolean
--   rewind_withdrawal(p_player uuid, p_data jsonb, p_now timestamptz) RETURNS text
--   setting_is_stricter(p_part text, p_value jsonb, p_than jsonb) RETURNS boolean
--   setting_strictest(p_part text, p_value jsonb, p_than jsonb) RETURNS jsonb

-- functions/risk.sql
--   event_of_risk_case() RETURNS trigger
--   risk_case_move(p_case uuid, p_version integer, p_kind text, p_state text, p_taken_by uuid, p_decision text, p_staff uuid, p_note text, p_facts jsonb, p_now timestamptz) RETURNS TABLE(version integer)
--   risk_find(p_case uuid, p_player uuid, p_rule text, p_key text, p_at timestamptz, p_eur_cents bigint, p_facts jsonb, p_version integer, p_now timestamptz) RETURNS TABLE(case_id uuid, opened boolean)

-- functions/safer-play.sql
--   count_play(p_player uuid, p_kind text, p_currency text, p_cash bigint, p_bonus bigint, p_at timestamptz) RETURNS void
--   deposit_use(p_player uuid, p_now timestamptz) RETURNS TABLE(kind text, period text, value bigint, used bigint)
--   entry_refusal(p_player uuid, p_game text, p_demo boolean, p_now timestamptz, OUT code text, OUT facts jsonb)
--   eur_micros(p_amount bigint, p_currency text, p_up boolean) RETURNS bigint
--   iso_instant(p_at timestamptz) RETURNS text
--   limit_window(p_period text) RETURNS interval
--   play_pause() RETURNS interval
--   play_session(p_player uuid, p_now timestamptz, OUT started_at timestamptz, OUT staked_at timestamptz)
--   play_use(p_player uuid, p_now timestamptz) RETURNS TABLE(kind text, period text, value bigint, used bigint)
--   refresh_guard(p_player uuid, p_now timestamptz) RETURNS void
--   register_facts(p_player uuid, p_now timestamptz) RETURNS jsonb
--   stake_refusal(p_player uuid, p_currency text, p_stake bigint, p_own bigint, p_round uuid, p_now timestamptz, OUT code text, OUT facts jsonb)

-- functions/scratch-series.sql
--   buy_ticket(p_bet house_bet, p_series bigint, p_remaining integer[], p_prize integer, OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint, OUT wait_ms bigint, OUT facts jsonb)
--   series_on_sale(p_game text, p_version text, p_currency text, p_price bigint, p_owner text, p_printed integer[], p_now timestamptz, p_hold boolean DEFAULT false) RETURNS scratch_series

-- functions/shared-rounds.sql
--   shared_balance(p_stake round) RETURNS bigint
--   shared_cancel(p_round uuid, p_player uuid, p_now timestamptz, p_refund boolean, p_read timestamptz, OUT code text, OUT balance bigint)
--   shared_close(p_shared bigint, p_now timestamptz) RETURNS boolean
--   shared_end(p_shared bigint, p_ended_at timestamptz, p_link text, p_outcome jsonb, p_unled boolean) RETURNS boolean
--   shared_now(p_now timestamptz, p_read timestamptz) RETURNS timestamptz
--   shared_pay(p_kind text, p_stake round, p_cash bigint, p_bonus bigint, p_now timestamptz) RETURNS bigint
--   shared_round_lock(p_shared bigint, p_alone boolean) RETURNS void
--   shared_settle(p_round uuid, p_player uuid, p_payout bigint, p_wins jsonb, p_actions jsonb, p_now timestamptz, OUT code text, OUT balance bigint)
--   shared_stake(p_round uuid, p_session uuid, p_player uuid, p_game text, p_shared bigint, p_version text, p_bets jsonb, p_stake bigint, p_now timestamptz, p_countdown interval, p_read timestamptz, p_hedge integer DEFAULT 10000, OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint, OUT salted boolean, OUT facts jsonb)

-- functions/stateful-rounds.sql
--   open_round(p_bet house_bet, p_step jsonb, p_reserved bigint, OUT code text, OUT balance_before bigint, OUT balance_after bigint, OUT stake_limit bigint, OUT wait_ms bigint, OUT facts jsonb)
--   step_asked(r round, p_session uuid, p_added bigint, p_now timestamptz, p_pace integer, p_alike boolean, p_exposure bigint, p_hedge integer, OUT code text, OUT balance bigint, OUT wait_ms bigint, OUT facts jsonb, OUT bonus_added bigint, OUT grant_id uuid, OUT counts numeric)
--   step_round(p_round uuid, p_player uuid, p_session uuid, p_taken integer, p_actions jsonb, p_added_bets jsonb, p_added bigint, p_step jsonb, p_payout bigint, p_now timestamptz, p_pace integer, p_alike boolean, p_exposure bigint DEFAULT NULL::bigint, p_hedge integer DEFAULT 10000, OUT code text, OUT balance bigint, OUT wait_ms bigint, OUT facts jsonb)

-- functions/studio-commands.sql
--   bet_by_reference(p_provider text, p_player uuid, p_transaction text, p_reference text, p_game text, p_round text, OUT outcome text, OUT bet text)
--   bets_of_reference(p_provider text, p_player uuid, p_reference text, p_game text, p_round text) RETURNS SETOF wallet_transaction
--   cancel_bet(p_bet wallet_transaction, p_now timestamptz) RETURNS bigint
--   finish_round(p_round uuid, p_now timestamptz) RETURNS boolean
--   last_base_win(p_provider text, p_player uuid, p_round text) RETURNS bigint
--   reference_refused(p_provider text, p_player uuid, p_reference text, p_game text, p_round text) RETURNS boolean
--   wallet_adjust(p_provider text, p_player uuid, p_transaction text, p_game text, p_reason text, p_currency text, p_amount bigint, p_now timestamptz, OUT outcome text, OUT balance bigint)
--   wallet_bet(p_provider text, p_player uuid, p_transaction text, p_game text, p_round text, p_currency text, p_amount bigint, p_session uuid, p_round_id uuid, p_now timestamptz, p_reference text DEFAULT NULL::text, OUT outcome text, OUT balance bigint)
--   wallet_end_round(p_provider text, p_player uuid, p_transaction text, p_game text, p_round text, p_currency text, p_now timestamptz, OUT outcome text, OUT balance bigint)
--   wallet_rollback(p_provider text, p_player uuid, p_transaction text, p_bet text, p_game text, p_round text, p_currency text, p_amount bigint, p_now timestamptz, p_by_reference boolean DEFAULT false, OUT outcome text, OUT balance bigint)
--   wallet_seen(p_provider text, p_action text, p_transaction text, p_player uuid, p_game text, p_round text, p_currency text, p_amount bigint) RETURNS text
--   wallet_win(p_provider text, p_player uuid, p_transaction text, p_game text, p_round text, p_currency text, p_amount bigint, p_kind text, p_now timestamptz, OUT outcome text, OUT balance bigint)

-- functions/transparency.sql
--   bound_backlog() RETURNS void
--   is_limit_event(p_kind text, p_player uuid) RETURNS boolean
--   leaf_of_deposit() RETURNS trigger
--   leaf_of_liability() RETURNS trigger
--   leaf_of_limit() RETURNS trigger
--   leaf_of_round() RETURNS trigger
--   leaf_of_staff_act() RETURNS trigger
--   leaf_of_withdrawal() RETURNS trigger

-- functions/wallet.sql
--   own_decided(r round) RETURNS bigint
--   payout_bonus(p_payout bigint, p_stake bigint, p_stake_bonus bigint) RETURNS bigint
--   wallet_balance(p_player uuid, p_currency text) RETURNS bigint
--   wallet_funds(p_cash bigint, p_bonus bigint, OUT cash bigint, OUT bonus bigint)
--   wallet_post(p_kind text, p_player uuid, p_reference text, p_at timestamptz, p_cash_account bigint, p_bonus_account bigint, p_house_account bigint, p_cash bigint, p_bonus bigint, p_round uuid DEFAULT NULL::uuid, p_placed timestamptz DEFAULT NULL::timestamptz, p_grant uuid DEFAULT NULL::uuid, p_pot bigint DEFAULT NULL::bigint, p_contribution bigint DEFAULT 0) RETURNS bigint

-- functions/withdrawals.sql
--   withdrawal_may(p_state text, p_to text) RETURNS boolean
--   withdrawal_move(p_id uuid, p_to text, p_actor text, p_facts jsonb, p_reference text, p_now timestamptz, OUT code text, OUT state text)
--   withdrawal_request(p_id uuid, p_player uuid, p_key text, p_hash bytea, p_provider text, p_currency text, p_amount bigint, p_destination text, p_actor text, p_facts jsonb, p_now timestamptz, p_ends_bonus boolean DEFAULT false, OUT code text, OUT facts jsonb)

-- views.sql
--   game_applies (game_id text, version integer, part text, value jsonb)
--   game_setting_now (version integer, subject_kind text, subject text, part text, value jsonb, said jsonb, proposal_id uuid, at timestamptz)
--   grant_mismatch (problem text, grant_id uuid, player_id uuid, found text, expected text)
--   grant_posting (player_id uuid, currency text, kind text, amount bigint, grant_id uuid)
--   house_balance (account_id bigint, kind text, owner text, currency text, balance bigint)
--   jackpot_breach (problem text, account_id bigint, movement_id bigint, found numeric, expected numeric)
--   ledger_breach (problem text, account_id bigint, movement_id bigint, found numeric, expected numeric)
--   ledger_mismatch (problem text, account_id bigint, movement_id bigint, found numeric, expected numeric)
--   ledger_sum_zero (currency text, postings bigint, total numeric)
--   player_balance (player_id uuid, currency text, cash bigint, bonus bigint, locked bigint, withdrawal bigint)
--   shared_chain_short (game_id text, chain integer, rounds_left integer, opens_at timestamptz, why text)
--   withdrawal_breach (what text, found text, expected text)
--   withdrawal_mismatch (id uuid, state text, held bigint, released bigint, paid bigint)
