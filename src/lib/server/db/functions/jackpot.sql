-- What moves money in and out of a pot, and how a pot is read.

-- What stands in a pot now, to the minor unit. Any account of the house may be asked for.
CREATE OR REPLACE FUNCTION jackpot_balance(p_pot bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT (coalesce(c.total, 0) + coalesce((SELECT sum(p.amount) FROM posting p
      WHERE p.account_id = p_pot AND p.movement_id > coalesce(c.upto, 0)), 0))::bigint
  FROM (SELECT p_pot) pot LEFT JOIN jackpot_checkpoint c ON c.account_id = p_pot
$$;

-- Held while a pot is paid or laid anew, after every other lock of the transaction: two wins at once come one after the other.
CREATE OR REPLACE FUNCTION jackpot_lock(p_pot bigint) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(1929, (p_pot % 2147483647)::integer)
$$;

-- The pot's account of a currency, made with its first seed where there is none.
CREATE OR REPLACE FUNCTION jackpot_open(p_owner text, p_currency text, p_seed bigint, p_now timestamptz) RETURNS bigint
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
CREATE OR REPLACE FUNCTION jackpot_pay(
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
CREATE OR REPLACE FUNCTION jackpot_checkpoint_on() RETURNS void LANGUAGE plpgsql AS $$
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
