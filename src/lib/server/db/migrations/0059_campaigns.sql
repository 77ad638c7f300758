-- ---- Campaigns (docs/rooms/campaigns.md) ------------------------------------------------------------

-- A promotion that is written at the desk. `revision`: of its draft; each save is a row of its own. A campaign that was ended early is offered
-- to nobody from then on, until another version of it is published.
CREATE TABLE campaign (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9_-]{0,63}$'),
  revision integer NOT NULL CHECK (revision > 0),
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by uuid REFERENCES staff (id),
  CONSTRAINT campaign_ended CHECK ((ended_at IS NULL) = (ended_by IS NULL))
);

CREATE TABLE campaign_revision (
  campaign_id text NOT NULL REFERENCES campaign (id),
  revision integer NOT NULL CHECK (revision > 0),
  rules jsonb NOT NULL CHECK (jsonb_typeof(rules) = 'object'),
  saved_by uuid NOT NULL REFERENCES staff (id),
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (campaign_id, revision)
);

-- What was computed of a draft: its cost, its odds, the best way to play it.
CREATE TABLE campaign_figures (
  id uuid PRIMARY KEY,
  campaign_id text NOT NULL,
  revision integer NOT NULL,
  made_by uuid NOT NULL REFERENCES staff (id),
  made_at timestamptz NOT NULL,
  figures jsonb NOT NULL CHECK (jsonb_typeof(figures) = 'object'),
  FOREIGN KEY (campaign_id, revision) REFERENCES campaign_revision (campaign_id, revision)
);
CREATE INDEX campaign_figures_by_draft ON campaign_figures (campaign_id, revision, made_at DESC);

-- What was published: by which proposal, that somebody else has approved, and on which figures.
CREATE TABLE campaign_published (
  campaign_id text NOT NULL REFERENCES campaign (id),
  version integer NOT NULL,
  revision integer NOT NULL,
  figures_id uuid NOT NULL REFERENCES campaign_figures (id),
  proposal_id uuid NOT NULL UNIQUE REFERENCES proposal (id),
  published_at timestamptz NOT NULL,
  PRIMARY KEY (campaign_id, version),
  FOREIGN KEY (campaign_id, version) REFERENCES promotion_version (promotion_id, version),
  FOREIGN KEY (campaign_id, revision) REFERENCES campaign_revision (campaign_id, revision)
);

DO $$
DECLARE
  v_table text;
BEGIN
  FOREACH v_table IN ARRAY ARRAY['campaign_revision', 'campaign_figures', 'campaign_published'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()',
      v_table || '_append_only', v_table);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', v_table, v_table || '_append_only');
  END LOOP;
END $$;

CREATE INDEX proposal_of_campaign ON proposal ((facts ->> 'campaign'), proposed_at DESC) WHERE kind = 'campaign';
