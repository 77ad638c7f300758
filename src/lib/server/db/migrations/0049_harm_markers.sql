-- ---- Markers of harm (docs/rooms/safer-play.md) ------------------------------------------------------

-- Play for real money without a pause and without a deposit, made of a day's rounds once the day is over: what markers are computed from.
CREATE TABLE play_stretch (
  player_id uuid NOT NULL REFERENCES player (id),
  began_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL CHECK (ended_at >= began_at),
  rounds integer NOT NULL CHECK (rounds > 0),
  staked_eur_micros bigint NOT NULL,
  -- Of own money: what came back less what was staked.
  net_eur_micros bigint NOT NULL,
  PRIMARY KEY (player_id, began_at)
);
CREATE INDEX play_stretch_by_time ON play_stretch USING brin (ended_at);
CREATE TABLE play_stretch_day (
  day date PRIMARY KEY,
  counted_at timestamptz NOT NULL
);
-- Whose markers are to be looked for, at the end of which day.
CREATE TABLE marker_due (
  player_id uuid PRIMARY KEY REFERENCES player (id),
  day date NOT NULL
);
CREATE INDEX deposit_refused ON deposit (updated_at) WHERE state = 'failed';

-- A marker as it was found: never changed, but for when its player was shown it, and when it was found no more.
CREATE TABLE harm_marker (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  player_id uuid NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('chasing', 'night_play', 'rising_stakes', 'rising_deposits', 'cancelled_withdrawals',
    'failed_deposits', 'limits_raised', 'long_sessions')),
  strength smallint NOT NULL CHECK (strength BETWEEN 1 AND 3),
  -- The last day that it looks at.
  day date NOT NULL,
  -- Of the definitions (domain/safer-play/marker.ts).
  version smallint NOT NULL,
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  -- When the player was told by the bell that there is something to read.
  told_at timestamptz NOT NULL,
  shown_at timestamptz,
  gone_at timestamptz
);
CREATE INDEX harm_marker_by_player ON harm_marker (player_id, kind, day DESC);
CREATE INDEX harm_marker_standing ON harm_marker (day) WHERE gone_at IS NULL;

-- What people of the house did about it: append-only. `markers`: what was known then.
CREATE TABLE harm_intervention (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('contacted', 'break_suggested', 'limit_proposed', 'nothing_needed')),
  note text NOT NULL CHECK (length(note) BETWEEN 1 AND 2000),
  markers uuid[] NOT NULL CHECK (cardinality(markers) > 0)
);
CREATE INDEX harm_intervention_by_player ON harm_intervention (player_id, at DESC, id DESC);
CREATE TRIGGER harm_intervention_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON harm_intervention
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE harm_intervention ENABLE ALWAYS TRIGGER harm_intervention_append_only;

CREATE FUNCTION harm_marker_stays() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER harm_marker_stays BEFORE UPDATE OR DELETE ON harm_marker FOR EACH ROW EXECUTE FUNCTION harm_marker_stays();
ALTER TABLE harm_marker ENABLE ALWAYS TRIGGER harm_marker_stays;
CREATE FUNCTION harm_intervention_known() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER harm_intervention_known BEFORE INSERT ON harm_intervention
  FOR EACH ROW EXECUTE FUNCTION harm_intervention_known();
ALTER TABLE harm_intervention ENABLE ALWAYS TRIGGER harm_intervention_known;
