-- A player's purse in one currency: what it holds, and how stakes and prizes of a game move it.

-- Cash and bonus under their row locks, taken in the order of their ids as ledger_post does.
CREATE OR REPLACE FUNCTION wallet_funds(p_cash bigint, p_bonus bigint, OUT cash bigint, OUT bonus bigint) LANGUAGE plpgsql AS $$
DECLARE a record;
BEGIN
  FOR a IN SELECT id, balance FROM account WHERE id IN (p_cash, p_bonus) ORDER BY id FOR UPDATE LOOP
    IF a.id = p_cash THEN cash := a.balance; ELSE bonus := a.balance; END IF;
  END LOOP;
END $$;

-- Moves cash and bonus between a player and one house account; positive amounts go to the player. NULL when nothing moves.
-- Of a guarded player it is counted here, so that no path of a stake or a prize can forget to. `p_placed`: of a bet that is
-- taken back, when it was placed. `p_grant`: the grant under which its round was begun, whose bonus money goes another way when
-- it has ended since. `p_pot` takes `p_contribution` of what the house account would: the jackpot.
CREATE OR REPLACE FUNCTION wallet_post(
  p_kind text, p_player uuid, p_reference text, p_at timestamptz,
  p_cash_account bigint, p_bonus_account bigint, p_house_account bigint, p_cash bigint, p_bonus bigint, p_round uuid DEFAULT NULL,
  p_placed timestamptz DEFAULT NULL, p_grant uuid DEFAULT NULL, p_pot bigint DEFAULT NULL, p_contribution bigint DEFAULT 0
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE movement bigint;
BEGIN
  IF p_kind IN ('bet', 'win', 'jackpot_win', 'rollback') AND (p_cash <> 0 OR p_bonus <> 0)
    AND (SELECT p.guarded FROM player p WHERE p.id = p_player) THEN
    PERFORM count_play(p_player, CASE p_kind WHEN 'jackpot_win' THEN 'win' ELSE p_kind END, a.currency, p_cash, p_bonus, coalesce(p_placed, p_at))
      FROM account a WHERE a.id = p_cash_account;
  END IF;
  movement := ledger_post(p_kind, p_player, p_reference, p_at,
    ARRAY[p_cash_account, p_bonus_account, p_house_account, p_pot],
    ARRAY[p_cash, p_bonus, -(p_cash + p_bonus) - p_contribution, p_contribution], p_round);
  IF p_bonus > 0 AND p_grant IS NOT NULL THEN
    PERFORM promotion_late(p_grant, p_bonus, movement, p_at);
  END IF;
  RETURN movement;
END $$;

-- A prize goes where its stake came from: the bonus part is rounded up, so that no cash is made of bonus money.
CREATE OR REPLACE FUNCTION payout_bonus(p_payout bigint, p_stake bigint, p_stake_bonus bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_stake_bonus = 0 THEN 0
    ELSE ceil(p_payout::numeric * p_stake_bonus / p_stake)::bigint END
$$;

-- What of a round's stake was own money and was decided. Of what came back undecided, bonus money has its part as of a prize.
CREATE OR REPLACE FUNCTION own_decided(r round) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT r.stake - r.stake_bonus - r.undecided + payout_bonus(r.undecided, r.stake, r.stake_bonus)
$$;

-- What a player can stake in a currency: cash and bonus. NULL without a wallet in it.
CREATE OR REPLACE FUNCTION wallet_balance(p_player uuid, p_currency text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(balance) FROM account a
    WHERE a.player_id = w.player_id AND a.currency = w.currency AND a.kind IN ('cash', 'bonus')), 0)::bigint
  FROM wallet w WHERE w.player_id = p_player AND w.currency = p_currency
$$;
