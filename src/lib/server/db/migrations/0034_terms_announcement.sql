-- Which versions of the agreement players were written to about, each version once (decision 051).
CREATE TABLE terms_announcement (
  document text NOT NULL,
  number integer NOT NULL CHECK (number > 1),
  announced_at timestamptz NOT NULL,
  PRIMARY KEY (document, number)
);
