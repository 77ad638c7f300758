-- The progressive jackpot of the house's slots: an account a currency (kind `jackpot`, owner `house-slots`), fed by the movements
-- of bets. Rules and chances are the domain's (domain/games/jackpot); here is what moves money, and how a pot is read.

-- NULL: the round had no part in it. What the round gave; what it won, which `payout` has in it; by which rules.
ALTER TABLE round ADD COLUMN jackpot_version integer,
  ADD COLUMN jackpot_contribution minor_units,
  ADD COLUMN jackpot_win minor_units,
  ADD CONSTRAINT round_jackpot CHECK ((jackpot_version IS NULL) = (jackpot_contribution IS NULL)
    AND (jackpot_version IS NULL) = (jackpot_win IS NULL));

-- A pot takes a posting of every bet, and no row that all bets write. It is read as the sum of its postings up to a movement,
-- kept here, and those after it. Movements commit out of the order of their ids, so a sum is taken up to an id only when every
-- transaction that could have taken a smaller one is over: `next_upto` waits until all before `next_xid` are.
CREATE TABLE jackpot_checkpoint (
  account_id bigint PRIMARY KEY REFERENCES account (id),
  upto bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL DEFAULT 0,
  next_upto bigint,
  next_xid xid8,
  CONSTRAINT checkpoint_next CHECK ((next_upto IS NULL) = (next_xid IS NULL))
) WITH (fillfactor = 50);

-- What stands in a pot now, to the minor unit. Any account of the house may be asked for.
CREATE FUNCTION jackpot_balance(p_pot bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (coalesce(c.total, 0) + coalesce((SELECT sum(p.amount) FROM posting p
      WHERE p.account_id = p_pot AND p.movement_id > coalesce(c.upto, 0)), 0))::bigint
  FROM (SELECT p_pot) pot LEFT JOIN jackpot_checkpoint c ON c.account_id = p_pot
$$;

-- Held while a pot is paid or laid anew, after every other lock of the transaction: two wins at once come one after the other.
CREATE FUNCTION jackpot_lock(p_pot bigint) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(1929, (p_pot % 2147483647)::integer)
$$;

-- The pot's account of a currency, made with its first seed where there is none.
CREATE FUNCTION jackpot_open(p_owner text, p_currency text, p_seed bigint, p_now timestamptz) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE pot bigint;
BEGIN
  pot := ledger_account(NULL, p_currency, 'jackpot', p_owner);
  IF EXISTS (SELECT FROM posting p WHERE p.account_id = pot) THEN RETURN pot; END IF;
  -- Before the movement takes its id: see jackpot_checkpoint.
  PERFORM pg_current_xact_id();
  PERFORM jackpot_lock(pot);
  IF NOT EXISTS (SELECT FROM posting p WHERE p.account_id = pot) THEN
    PERFORM ledger_post('jackpot_seed', NULL, concat_ws(':', p_owner, p_currency, 'first'), p_now,
      ARRAY[ledger_account(NULL, p_currency, 'promotions', p_owner), pot], ARRAY[-p_seed, p_seed]);
  END IF;
  RETURN pot;
END $$;

-- Pays a round all that stands in the pot, its bonus part as of any prize, and lays the next seed. The amount is read under the
-- lock by a statement of its own, which sees whatever the winner before has taken.
CREATE FUNCTION jackpot_pay(
  p_pot bigint, p_seed bigint, p_round uuid, p_player uuid, p_now timestamptz,
  p_cash_account bigint, p_bonus_account bigint, p_stake bigint, p_stake_bonus bigint, OUT won bigint
) LANGUAGE plpgsql AS $$
DECLARE
  bonus bigint;
  v record;
BEGIN
  PERFORM jackpot_lock(p_pot);
  won := jackpot_balance(p_pot);
  IF won <= 0 THEN RAISE EXCEPTION 'pot % holds nothing to be won', p_pot USING ERRCODE = 'FU002'; END IF;
  bonus := payout_bonus(won, p_stake, p_stake_bonus);
  PERFORM wallet_post('jackpot_win', p_player, NULL, p_now, p_cash_account, p_bonus_account, p_pot, won - bonus, bonus, p_round);
  SELECT a.currency, a.owner INTO v FROM account a WHERE a.id = p_pot;
  PERFORM ledger_post('jackpot_seed', NULL, concat_ws(':', v.owner, v.currency, p_round), p_now,
    ARRAY[ledger_account(NULL, v.currency, 'promotions', v.owner), p_pot], ARRAY[-p_seed, p_seed]);
END $$;

-- Moves each pot's checkpoint on: takes the sum that waited, once it is final, and lets the next one wait. Safe to run anywhere
-- at any time, in a transaction of its own.
CREATE FUNCTION jackpot_checkpoint_on() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  latest bigint;
  me xid8;
  pot bigint;
  c jackpot_checkpoint;
BEGIN
  -- In this order: whoever has taken an id up to `latest` wrote before, and so has a smaller transaction number than this one.
  SELECT CASE WHEN s.is_called THEN s.last_value ELSE 0 END INTO latest FROM movement_id_seq s;
  me := pg_current_xact_id();
  FOR pot IN SELECT a.id FROM account a WHERE a.kind = 'jackpot' AND a.player_id IS NULL ORDER BY a.id LOOP
    INSERT INTO jackpot_checkpoint (account_id) VALUES (pot) ON CONFLICT DO NOTHING;
    SELECT * INTO c FROM jackpot_checkpoint k WHERE k.account_id = pot FOR UPDATE SKIP LOCKED;
    CONTINUE WHEN NOT FOUND;
    IF c.next_xid < pg_snapshot_xmin(pg_current_snapshot()) THEN
      UPDATE jackpot_checkpoint k SET upto = c.next_upto, next_upto = NULL, next_xid = NULL,
          total = c.total + coalesce((SELECT sum(p.amount) FROM posting p
            WHERE p.account_id = pot AND p.movement_id > c.upto AND p.movement_id <= c.next_upto), 0)
        WHERE k.account_id = pot;
      c.upto := c.next_upto;
      c.next_xid := NULL;
    END IF;
    -- A number from the future is that of another cluster, from which the data came.
    IF (c.next_xid IS NULL OR c.next_xid > me) AND c.upto < latest THEN
      UPDATE jackpot_checkpoint k SET next_upto = latest, next_xid = me WHERE k.account_id = pot;
    END IF;
  END LOOP;
END $$;

-- Pots against the ledger and the rounds; a row for each thing that is wrong.
CREATE VIEW jackpot_breach AS
  -- What is read as a pot is what stands on its account,
  SELECT 'jackpot_tally' AS problem, a.id AS account_id, NULL::bigint AS movement_id,
    jackpot_balance(a.id)::numeric AS found, h.balance::numeric AS expected
  FROM account a JOIN house_balance h ON h.account_id = a.id
  WHERE a.kind = 'jackpot' AND jackpot_balance(a.id) <> h.balance
UNION ALL
  SELECT 'jackpot_negative', h.account_id, NULL, h.balance, 0 FROM house_balance h WHERE h.kind = 'jackpot' AND h.balance < 0
UNION ALL
  -- and rounds say the same of what went in and out.
  SELECT 'jackpot_rounds', p.account_id, NULL, coalesce(p.fed, 0) - coalesce(p.won, 0), coalesce(r.fed, 0) - coalesce(r.won, 0)
  FROM (
    SELECT a.id AS account_id, a.currency, sum(p.amount) FILTER (WHERE m.kind = 'bet') AS fed,
      -sum(p.amount) FILTER (WHERE m.kind = 'jackpot_win') AS won
    FROM account a JOIN posting p ON p.account_id = a.id JOIN movement m ON m.id = p.movement_id
    WHERE a.kind = 'jackpot' AND a.owner = 'house-slots' GROUP BY a.id
  ) p FULL JOIN (
    SELECT r.currency, sum(r.jackpot_contribution) AS fed, sum(r.jackpot_win) AS won
    FROM round r WHERE r.jackpot_version IS NOT NULL GROUP BY r.currency
  ) r ON r.currency = p.currency
  WHERE coalesce(p.fed, 0) <> coalesce(r.fed, 0) OR coalesce(p.won, 0) <> coalesce(r.won, 0);

-- A player who would not be shown among the winners is left out of both lists at once.
ALTER TABLE player ADD COLUMN show_wins boolean NOT NULL DEFAULT true;
