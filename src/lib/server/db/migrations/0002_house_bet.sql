-- One bet on a game of the house, as the functions that book it take it. `payout` is NULL while the round waits for decisions, and
-- `outcome` and `wins` with it. `seed` and `nonce`: the draw it was computed for. `pace`: the least time from one stake to the next at
-- that table, in milliseconds; 0 for none. `hedge`: what the bets leave at risk, in hundredths of a percent. `jackpot`, at a table with
-- one: by which rules (`version`), the `pot`'s account, what of the stake goes there (`contribution`), whether the round wins it
-- (`hit`), and the `seed` of the next.
CREATE TYPE house_bet AS (
  round uuid,
  session uuid,
  player uuid,
  game text,
  version text,
  bets jsonb,
  stake bigint,
  outcome jsonb,
  wins jsonb,
  payout bigint,
  seed bigint,
  nonce bigint,
  at timestamptz,
  pace integer,
  hedge integer,
  jackpot jsonb
);

-- The functions that took it in as many arguments; there are none in a database that begins here.
DROP FUNCTION IF EXISTS play_round(uuid, uuid, uuid, text, text, jsonb, bigint, jsonb, jsonb, bigint, bigint, bigint, timestamptz,
  integer, integer, jsonb);
DROP FUNCTION IF EXISTS check_bet(uuid, uuid, uuid, text, jsonb, bigint, bigint, bigint, timestamptz, integer);
DROP FUNCTION IF EXISTS book_bet(uuid, uuid, uuid, bigint, bigint, timestamptz, boolean, bigint, bigint, bigint, bigint, text, boolean,
  bigint, boolean, text, integer, bigint, bigint);
DROP FUNCTION IF EXISTS open_round(uuid, uuid, uuid, text, text, jsonb, bigint, jsonb, bigint, bigint, bigint, timestamptz, integer,
  bigint, integer);
DROP FUNCTION IF EXISTS buy_ticket(uuid, uuid, uuid, text, text, jsonb, bigint, jsonb, jsonb, bigint, bigint, bigint, timestamptz,
  integer, bigint, integer[], integer, integer);
DROP FUNCTION IF EXISTS play_free_spin(uuid, uuid, uuid, text, text, uuid, jsonb, bigint, jsonb, jsonb, bigint, bigint, bigint,
  timestamptz, integer);
