-- Campaigns (docs/rooms/campaigns.md): that one is offered no more outlives books that are put back (functions/journal.sql).

-- Offers it to nobody from now on; no row where it was ended already.
CREATE OR REPLACE FUNCTION campaign_end(p_id text, p_now timestamptz, p_by uuid) RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  c campaign;
BEGIN
  UPDATE campaign x SET ended_at = p_now, ended_by = p_by WHERE x.id = p_id AND x.ended_at IS NULL RETURNING x.* INTO c;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM journal_note_house('campaign', journal_of_campaign(c));
  RETURN NEXT c.id;
END $$;

-- Another version of it is published. The journal keeps its end beside that version: books that do not have the version have what was ended.
CREATE OR REPLACE FUNCTION campaign_reopen(p_id text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  c campaign;
BEGIN
  SELECT * INTO c FROM campaign x WHERE x.id = p_id AND x.ended_at IS NOT NULL FOR UPDATE;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE campaign x SET ended_at = NULL, ended_by = NULL WHERE x.id = p_id;
  PERFORM journal_note_house('campaign', journal_of_campaign(c) || jsonb_build_object('reopened', campaign_newest(p_id)));
END $$;

-- Its newest version that was published; 0: none.
CREATE OR REPLACE FUNCTION campaign_newest(p_id text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(max(p.version), 0) FROM campaign_published p WHERE p.campaign_id = p_id
$$;
