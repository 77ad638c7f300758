-- What limits are counted by follows the house's rates: of two dates the newer counts (0019 set the first ones).
ALTER TABLE currency ADD COLUMN eur_rate_at timestamptz NOT NULL DEFAULT '2026-06-30T00:00:00Z';
