-- ---- Free spins of a game that is hidden where their player is, and what waits behind them (docs/rooms/bonus.md) ----------

ALTER TABLE promotion_event DROP CONSTRAINT promotion_event_kind_check;
ALTER TABLE promotion_event ADD CONSTRAINT promotion_event_kind_check CHECK (kind IN ('accepted', 'held', 'released', 'refused', 'started',
  'completed', 'cancelled', 'expired', 'reversed', 'spins_waiting', 'spins_back', 'stepped_back', 'resumed'));
