-- Who won of late. Rounds for real money that returned more than they staked, and no other round, enter these two.

CREATE INDEX round_won_last ON round (ended_at DESC)
  WHERE status = 'settled' AND NOT demo AND payout > stake;

-- The highest of a day and currency, read from its top: a week in eight currencies is a few dozen looks, however much is played.
CREATE INDEX round_won_most ON round (currency, ((ended_at AT TIME ZONE 'UTC')::date), payout DESC)
  WHERE status = 'settled' AND NOT demo AND payout > stake;
