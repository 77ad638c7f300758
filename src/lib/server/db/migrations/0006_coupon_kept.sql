-- Until when a code of bounded uses is kept for a player whose deposit has not come; empty of everything else. What waited without an
-- end until now is kept for a day more.
ALTER TABLE promotion_grant ADD COLUMN kept_until timestamptz;
UPDATE promotion_grant g SET kept_until = now() + interval '24 hours' FROM promotion_version v
  WHERE g.state = 'pending' AND g.coupon IS NOT NULL AND v.promotion_id = g.promotion_id AND v.version = g.version
    AND v.rules->'coupon'->>'usesMax' IS NOT NULL;
CREATE INDEX grant_kept ON promotion_grant (kept_until) WHERE state = 'pending' AND kept_until IS NOT NULL;
-- A closed account kept the use of a code that had given it nothing.
DELETE FROM coupon_use u USING promotion_grant g JOIN player p ON p.id = g.player_id
  WHERE g.id = u.grant_id AND g.state = 'cancelled' AND g.started_at IS NULL AND p.closed_at IS NOT NULL;
