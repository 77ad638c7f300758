-- Papers that players send in to prove who they are and where they live. The files lie outside of the database, sealed; a row
-- is written after its file, so that a row without a file is never.

CREATE TABLE document (
  -- Also the name of the file, and what it is sealed for.
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('passport', 'id_card_front', 'id_card_back', 'licence_front', 'licence_back', 'bill')),
  state text NOT NULL CHECK (state IN ('uploaded', 'in_review', 'approved', 'rejected')),
  -- As the player called it, cleaned; only ever shown.
  file_name text NOT NULL CHECK (file_name <> '' AND length(file_name) <= 200),
  -- Of what is stored, which is written anew out of what was sent.
  media_type text NOT NULL CHECK (media_type IN ('image/jpeg', 'application/pdf')),
  bytes integer NOT NULL CHECK (bytes > 0),
  pages integer NOT NULL CHECK (pages > 0),
  uploaded_at timestamptz NOT NULL,
  -- Since when a reviewer could decide: every side of the paper was there.
  reviewable_at timestamptz,
  decided_at timestamptz,
  -- A code of domain/documents/state.ts, and a line of the reviewer's own for the player.
  reason text,
  note text CHECK (length(note) <= 500),
  CONSTRAINT document_decided CHECK ((state IN ('approved', 'rejected')) = (decided_at IS NOT NULL)),
  CONSTRAINT document_rejected CHECK ((state = 'rejected') = (reason IS NOT NULL)),
  CONSTRAINT document_reviewable CHECK (state NOT IN ('in_review', 'approved') OR reviewable_at IS NOT NULL)
);
CREATE INDEX document_by_player ON document (player_id, uploaded_at DESC);
CREATE INDEX document_waiting ON document (uploaded_at) WHERE state IN ('uploaded', 'in_review');
CREATE INDEX document_by_decision ON document (decided_at) WHERE decided_at IS NOT NULL;

-- Who did what with a document, for the auditor: append-only.
CREATE TABLE document_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES document (id),
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('uploaded', 'reviewable', 'opened', 'approved', 'rejected')),
  -- 'player', or the reviewer's name as the operating system or --as gave it.
  actor text NOT NULL CHECK (actor <> '' AND length(actor) <= 100),
  facts jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX document_event_by_document ON document_event (document_id, id);
CREATE TRIGGER document_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON document_event
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
