-- What the house took and gave, a row a day: added up from the postings once the day is over (services/desk/reports), so that a quarter is
-- read in no time. The postings stay what counts: a day is compared with them at a press, and can be added up anew.
CREATE TABLE report_day (
  day date PRIMARY KEY,
  counted_at timestamptz NOT NULL
);

-- In which country players were who moved something that day, as it was known when the day was added up: it would be another one
-- later, and its figures those of other postings.
CREATE TABLE report_country (
  day date NOT NULL REFERENCES report_day (day),
  player_id uuid NOT NULL REFERENCES player (id),
  country text NOT NULL,
  PRIMARY KEY (day, player_id)
);
CREATE INDEX report_country_by_player ON report_country (player_id);

-- '' is no country, and no game. A pot stands among the games as `pot:` with its name.
CREATE TABLE report_figure (
  day date NOT NULL REFERENCES report_day (day),
  currency text NOT NULL REFERENCES currency (code),
  country text NOT NULL,
  game text NOT NULL,
  figure text NOT NULL CHECK (figure IN ('deposits', 'withdrawals', 'stakes', 'payouts', 'bonusCost')),
  amount bigint NOT NULL,
  postings bigint NOT NULL CHECK (postings > 0),
  PRIMARY KEY (day, currency, country, game, figure)
);
