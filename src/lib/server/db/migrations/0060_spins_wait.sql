-- ---- Free spins that cannot be played (docs/rooms/bonus.md) -----------------------------------------

-- While the game of a grant's free spins is off the grant's time stands still. `waits_since`: since when; `spins_ms` and `grant_ms`: what was left
-- then of the time of its spins and of its own, which have no end meanwhile.
ALTER TABLE promotion_grant ADD COLUMN waits_since timestamptz, ADD COLUMN spins_ms bigint, ADD COLUMN grant_ms bigint;
ALTER TABLE promotion_grant ADD CONSTRAINT grant_waits CHECK (
  (waits_since IS NULL) = (spins_ms IS NULL) AND (waits_since IS NOT NULL OR grant_ms IS NULL)
  AND (waits_since IS NULL OR spins_until IS NULL AND expires_at IS NULL));
CREATE INDEX grant_spins_wait ON promotion_grant (waits_since, spin_game) WHERE state = 'active' AND spins_left > 0;

ALTER TABLE promotion_event DROP CONSTRAINT promotion_event_kind_check;
ALTER TABLE promotion_event ADD CONSTRAINT promotion_event_kind_check CHECK (kind IN ('accepted', 'held', 'released', 'refused', 'started',
  'completed', 'cancelled', 'expired', 'reversed', 'spins_waiting', 'spins_back'));
