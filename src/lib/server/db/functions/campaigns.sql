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

-- Another version of it is published.
CREATE OR REPLACE FUNCTION campaign_reopen(p_id text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  c campaign;
BEGIN
  UPDATE campaign x SET ended_at = NULL, ended_by = NULL WHERE x.id = p_id AND x.ended_at IS NOT NULL RETURNING x.* INTO c;
  IF FOUND THEN PERFORM journal_note_house('campaign', journal_of_campaign(c)); END IF;
END $$;
