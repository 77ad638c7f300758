-- Which version of which text of the agreement a player accepted, and when: for good. `version` is the day from which it holds and the
-- beginning of the hash of its words (src/content/policy-versions); `number` is its place among the versions of its document.
CREATE TABLE terms_acceptance (
  player_id uuid NOT NULL REFERENCES player (id),
  document text NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  version text NOT NULL CHECK (version ~ '^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$'),
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, document, number)
);
CREATE TRIGGER terms_acceptance_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON terms_acceptance
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- Who signed up before accepted what held then; before a document's first version, that one.
INSERT INTO terms_acceptance (player_id, document, number, version, accepted_at)
SELECT p.id, v.document, v.number, v.version, p.terms_accepted_at
FROM player p JOIN (VALUES
  ('terms-and-conditions', 1, '2026-11-01-0f72a5a5', '-infinity'::timestamptz, '2026-12-06T00:00:00Z'::timestamptz),
  ('terms-and-conditions', 2, '2026-12-06-04654b13', '2026-12-06T00:00:00Z', 'infinity'),
  ('terms-and-conditions/bonus', 1, '2026-11-22-c7d77f74', '-infinity', 'infinity'),
  ('privacy-policy', 1, '2026-11-22-ccda1c06', '-infinity', 'infinity'),
  ('kyc', 1, '2026-11-22-4765e185', '-infinity', 'infinity'),
  ('refund-policy', 1, '2026-11-22-ca79d308', '-infinity', 'infinity')
) AS v (document, number, version, held_from, held_to)
  ON p.terms_accepted_at >= v.held_from AND p.terms_accepted_at < v.held_to;
