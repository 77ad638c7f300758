-- The same as in report_figure, told apart by who sent the players and by the month in which they registered: a day has few of these, and
-- many of both. '' is no affiliate, and no player.
CREATE TABLE report_source (
  day date NOT NULL REFERENCES report_day (day),
  currency text NOT NULL REFERENCES currency (code),
  affiliate text NOT NULL,
  cohort text NOT NULL CHECK (cohort ~ '^(\d{4}-\d{2})?$'),
  figure text NOT NULL CHECK (figure IN ('deposits', 'withdrawals', 'stakes', 'payouts', 'bonusCost')),
  amount bigint NOT NULL,
  postings bigint NOT NULL CHECK (postings > 0),
  PRIMARY KEY (day, currency, affiliate, cohort, figure)
);

-- Who played or paid in a month, for how many of a month's newcomers come again. `month`: its first day.
CREATE TABLE report_active (
  month date NOT NULL,
  player_id uuid NOT NULL REFERENCES player (id),
  played boolean NOT NULL,
  paid boolean NOT NULL,
  PRIMARY KEY (month, player_id)
);
CREATE INDEX report_active_by_player ON report_active (player_id);

-- Days that were added up before there was report_source are added up for it once more, by the same job.
ALTER TABLE report_day ADD COLUMN sourced boolean NOT NULL DEFAULT false;
