-- Texts of the site that people write at the desk (docs/rooms/content.md).

-- Who wrote any part of a version that was not released before: the version itself and what it was written from, back to the last release.
CREATE OR REPLACE FUNCTION content_authors(p_path text, p_number integer) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  WITH RECURSIVE part AS (
    SELECT v.number, v.parent, v.written_by FROM content_version v WHERE v.path = p_path AND v.number = p_number
    UNION ALL
    SELECT v.number, v.parent, v.written_by FROM part JOIN content_version v ON v.path = p_path AND v.number = part.parent
      WHERE NOT EXISTS (SELECT FROM content_release r WHERE r.path = p_path AND r.number = v.number)
  )
  SELECT DISTINCT written_by FROM part
$$;

-- Nothing is released but what two people have said yes to, and of a new version never by who wrote any part of it.
CREATE OR REPLACE FUNCTION content_release_rules() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_proposal proposal;
BEGIN
  SELECT * INTO v_proposal FROM proposal p WHERE p.id = NEW.proposal_id;
  IF v_proposal.state IS DISTINCT FROM 'approved' OR v_proposal.kind NOT IN ('content_publish', 'content_take_back')
    OR v_proposal.facts ->> 'path' IS DISTINCT FROM NEW.path OR (v_proposal.facts ->> 'number')::integer IS DISTINCT FROM NEW.number THEN
    RAISE EXCEPTION 'a release needs a proposal that was approved for it';
  END IF;
  IF NEW.number > 0 AND NOT EXISTS (SELECT FROM content_version v WHERE v.path = NEW.path AND v.number = NEW.number) THEN
    RAISE EXCEPTION 'a release needs its version';
  END IF;
  IF v_proposal.kind = 'content_publish' AND v_proposal.decided_by IN (SELECT content_authors(NEW.path, NEW.number)) THEN
    RAISE EXCEPTION 'who wrote any part of a version does not approve it';
  END IF;
  IF NEW.seq <> 1 + (SELECT count(*) FROM content_release r WHERE r.path = NEW.path) THEN
    RAISE EXCEPTION 'releases are numbered without gaps';
  END IF;
  RETURN NEW;
END $$;
