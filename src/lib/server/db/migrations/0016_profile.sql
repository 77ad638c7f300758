-- What a player tells of himself, once: a column that has a value keeps it. Corrections are support's.
CREATE TABLE player_details (
  player_id uuid PRIMARY KEY REFERENCES player (id),
  date_of_birth date,
  gender text CHECK (gender IN ('Male', 'Female')),
  avatar text,
  country text CHECK (country ~ '^[A-Z]{2}$'),
  state text,
  address text,
  nick_name text,
  address2 text,
  city text,
  zip_code text,
  phone_number text,
  dialing_code text,
  -- Nobody is written to who did not ask for it.
  receive_email_promo boolean NOT NULL DEFAULT false,
  -- A number without its code is none.
  CHECK ((phone_number IS NULL) = (dialing_code IS NULL))
);
