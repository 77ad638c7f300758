-- ---- Settings of games, and the shelf (docs/rooms/shelf.md) -----------------------------------------

-- Which studio a game is of, by the catalogue with which a process last began: what is said of a studio is said of its games.
CREATE TABLE game_home (
  game_id text PRIMARY KEY,
  studio text NOT NULL
);

-- What was settled of a game or a studio, part by part: proposed by one and approved by another. The newest version of a part is in force
-- (`game_setting_now`). `off`: {from, until} or {}; `countries`: {hidden}; `limits`: {CUR: {min, max}} in minor units.
-- `said`: what would come of it, as it was shown when it was approved.
CREATE TABLE game_setting (
  version integer PRIMARY KEY CHECK (version > 0),
  subject_kind text NOT NULL CHECK (subject_kind IN ('game', 'studio')),
  subject text NOT NULL,
  part text NOT NULL CHECK (part IN ('off', 'countries', 'limits')),
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'object'),
  said jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(said) = 'object'),
  proposal_id uuid NOT NULL UNIQUE REFERENCES proposal (id),
  at timestamptz NOT NULL
);
CREATE INDEX game_setting_by_subject ON game_setting (subject_kind, subject, part, version DESC);

-- The same, game by game, made anew with each version: what every stake is held to.
CREATE TABLE game_rule (
  game_id text PRIMARY KEY,
  off_from timestamptz,
  finish_until timestamptz,
  off_version integer REFERENCES game_setting (version),
  hidden text[] NOT NULL,
  limits jsonb NOT NULL,
  CONSTRAINT game_rule_off CHECK ((off_from IS NULL) = (finish_until IS NULL) AND (off_from IS NULL) = (off_version IS NULL) AND finish_until > off_from)
);

-- Of a version that switches off: that who had a round there was told.
CREATE TABLE game_off_told (
  version integer PRIMARY KEY REFERENCES game_setting (version),
  at timestamptz NOT NULL,
  players integer NOT NULL CHECK (players >= 0)
);

-- Rounds that were in play at its moment, and how the house ended them at its end; NULL: it did not, their players or their rules had.
CREATE TABLE game_off_round (
  version integer NOT NULL REFERENCES game_setting (version),
  round_id uuid NOT NULL,
  game_id text NOT NULL,
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake >= 0),
  how text CHECK (how IN ('rules', 'refunded', 'studio')),
  ended_at timestamptz,
  CONSTRAINT game_off_round_ended CHECK ((how IS NULL) = (ended_at IS NULL)),
  PRIMARY KEY (version, round_id)
);

-- The order of the shelf, a row a version, by one person: the newest is in force.
CREATE TABLE shelf_version (
  version integer PRIMARY KEY CHECK (version > 0),
  lists jsonb NOT NULL CHECK (jsonb_typeof(lists) = 'object'),
  staff_id uuid NOT NULL REFERENCES staff (id),
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 2000),
  at timestamptz NOT NULL
);

DO $$
DECLARE
  v_table text;
BEGIN
  FOREACH v_table IN ARRAY ARRAY['game_setting', 'game_off_told', 'shelf_version'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()',
      v_table || '_append_only', v_table);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', v_table, v_table || '_append_only');
  END LOOP;
END $$;

-- Their texts are in functions/game-settings.sql.
CREATE FUNCTION game_setting_kept() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE TRIGGER game_setting_made AFTER INSERT ON game_setting FOR EACH ROW EXECUTE FUNCTION game_setting_kept();
CREATE FUNCTION shelf_version_kept() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE TRIGGER shelf_version_made AFTER INSERT ON shelf_version FOR EACH ROW EXECUTE FUNCTION shelf_version_kept();

-- It says now, too, whether the house holds its game (functions/game-sessions.sql): what a function returns is changed by making it anew.
DROP FUNCTION IF EXISTS game_session_at(uuid, uuid, timestamptz);
