-- ---- Texts of the site that people write at the desk (docs/rooms/content.md) ----------------------------

-- Every text as it was saved, whole: append-only. Version 0 is the file of the repository and has no row.
CREATE TABLE content_version (
  path text NOT NULL CHECK (path ~ '^src/content/(faq|promotions|pages|policies)/[a-z0-9-]+(/[a-z0-9-]+)*[.]md$'),
  number integer NOT NULL CHECK (number > 0),
  -- What it was written from: 0 is the file, or nothing.
  parent integer NOT NULL CHECK (parent >= 0 AND parent < number),
  source text NOT NULL CHECK (octet_length(source) BETWEEN 1 AND 60000),
  -- SHA-256, in hexadecimal digits.
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  -- Of the repository's file when it was written; NULL: there was none.
  file_hash text CHECK (file_hash ~ '^[0-9a-f]{64}$'),
  note text NOT NULL CHECK (length(note) <= 500),
  written_by uuid NOT NULL REFERENCES staff (id),
  written_at timestamptz NOT NULL,
  PRIMARY KEY (path, number)
);

-- What was released, by two people, and from when on: append-only. What is in force is the last whose moment has come, else the file.
CREATE TABLE content_release (
  path text NOT NULL,
  seq integer NOT NULL CHECK (seq > 0),
  -- 0: the file of the repository again.
  number integer NOT NULL CHECK (number >= 0),
  starts_at timestamptz NOT NULL,
  released_at timestamptz NOT NULL CHECK (released_at <= starts_at),
  proposal_id uuid NOT NULL UNIQUE REFERENCES proposal (id),
  PRIMARY KEY (path, seq)
);

-- What became of building the pages, a row a step of each process: append-only.
CREATE TABLE page_build (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- The machine and the process's number there.
  host text NOT NULL,
  pid integer NOT NULL,
  -- Of all texts in force, and of the days on which texts come and go.
  fingerprint text NOT NULL CHECK (length(fingerprint) BETWEEN 1 AND 64),
  state text NOT NULL CHECK (state IN ('building', 'served', 'failed', 'unsigned')),
  took_ms integer CHECK (took_ms >= 0),
  fault text CHECK (length(fault) <= 4000)
);
CREATE INDEX page_build_by_time ON page_build (at DESC);

DO $$
DECLARE
  v_table text;
BEGIN
  FOREACH v_table IN ARRAY ARRAY['content_version', 'content_release', 'page_build'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change()',
      v_table || '_append_only', v_table);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', v_table, v_table || '_append_only');
  END LOOP;
END $$;

-- Its text is in functions/content.sql.
CREATE FUNCTION content_release_rules() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE TRIGGER content_release_ruled BEFORE INSERT ON content_release FOR EACH ROW EXECUTE FUNCTION content_release_rules();
ALTER TABLE content_release ENABLE ALWAYS TRIGGER content_release_ruled;
