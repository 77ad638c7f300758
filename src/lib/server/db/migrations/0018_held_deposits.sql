-- What was paid in while the player may not pay in is held apart from all balances (decision 045): the house owes it back.
INSERT INTO account_kind (kind, side, about) VALUES
  ('owed', 'player', 'Paid in while the player might not pay in: held until it goes back, or may be credited');

-- `held_for`: why; it stays when the money has gone back. A charge-back of what was never credited leaves `completed_at` empty.
ALTER TABLE deposit
  ADD COLUMN held_for text CHECK (held_for IN ('account_closed', 'player_excluded', 'player_timed_out', 'limit_reached')),
  ADD COLUMN held_at timestamptz,
  DROP CONSTRAINT deposit_state_check,
  ADD CONSTRAINT deposit_state_check CHECK (state IN ('created', 'redirected', 'pending', 'held', 'completed', 'failed',
    'expired', 'refunded', 'reversed')),
  DROP CONSTRAINT deposit_completed,
  ADD CONSTRAINT deposit_completed CHECK (CASE state WHEN 'completed' THEN completed_at IS NOT NULL
    WHEN 'reversed' THEN completed_at IS NOT NULL OR held_at IS NOT NULL ELSE completed_at IS NULL END),
  ADD CONSTRAINT deposit_held CHECK ((held_for IS NULL) = (held_at IS NULL)
    AND (state NOT IN ('held', 'refunded') OR held_at IS NOT NULL));
CREATE INDEX deposit_held_by_age ON deposit (held_at) WHERE state = 'held';
