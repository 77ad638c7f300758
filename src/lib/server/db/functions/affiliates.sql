-- Affiliates: who came by whose click, and what became of it (docs/rooms/affiliates.md). Each fact is written in the transaction of what it
-- tells of; revenue once a day is over.

-- Cents of a sum by the rates of the house, rounded down.
CREATE OR REPLACE FUNCTION affiliate_eur_cents(p_amount bigint, p_currency text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT floor(p_amount * 100 * c.eur_rate / c.subunits_to_unit)::bigint FROM currency c WHERE c.code = p_currency
$$;

CREATE OR REPLACE FUNCTION affiliate_of_player() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_affiliate text := (SELECT a.id FROM affiliate a WHERE a.ended_at IS NULL AND starts_with(NEW.click_id, a.prefix));
  v_referral uuid;
BEGIN
  IF v_affiliate IS NULL THEN RETURN NULL; END IF;
  INSERT INTO affiliate_referral (affiliate_id, player_id, at) VALUES (v_affiliate, NEW.id, NEW.created_at) RETURNING id INTO v_referral;
  INSERT INTO affiliate_fact (affiliate_id, referral_id, kind, day, at)
    VALUES (v_affiliate, v_referral, 'registration', (NEW.created_at AT TIME ZONE 'UTC')::date, NEW.created_at);
  RETURN NULL;
END $$;

-- The row of the referral is locked by the first of several deposits: one of them is the first, whatever comes at once.
CREATE OR REPLACE FUNCTION affiliate_of_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  r affiliate_referral;
  v_at timestamptz := CASE NEW.state WHEN 'completed' THEN NEW.completed_at ELSE NEW.updated_at END;
  v_day date := (v_at AT TIME ZONE 'UTC')::date;
  v_amount bigint := CASE NEW.state WHEN 'completed' THEN NEW.amount ELSE -NEW.amount END;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = NEW.state THEN RETURN NULL; END IF;
  -- Taken back before it was anybody's money.
  IF NEW.state = 'reversed' AND NEW.completed_at IS NULL THEN RETURN NULL; END IF;
  SELECT x.* INTO r FROM affiliate_referral x JOIN affiliate a ON a.id = x.affiliate_id
    WHERE x.player_id = NEW.player_id AND a.ended_at IS NULL;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF NEW.state = 'completed' THEN
    UPDATE affiliate_referral x SET first_deposit_at = v_at WHERE x.id = r.id AND x.first_deposit_at IS NULL;
    IF FOUND THEN
      INSERT INTO affiliate_fact (affiliate_id, referral_id, kind, day, at, currency, amount, eur_cents) VALUES (r.affiliate_id, r.id,
        'first_deposit', v_day, v_at, NEW.currency, v_amount, affiliate_eur_cents(v_amount, NEW.currency));
    END IF;
  END IF;
  INSERT INTO affiliate_fact (affiliate_id, referral_id, kind, day, at, currency, amount, eur_cents)
    VALUES (r.affiliate_id, r.id, 'deposit', v_day, v_at, NEW.currency, v_amount, affiliate_eur_cents(v_amount, NEW.currency));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION event_of_affiliate() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_player uuid := (SELECT r.player_id FROM affiliate_referral r WHERE r.id = NEW.referral_id);
  v_facts jsonb := jsonb_build_object('affiliateId', NEW.affiliate_id, 'referralId', NEW.referral_id, 'factId', NEW.id, 'day', NEW.day);
  v_money jsonb := jsonb_build_object('currency', NEW.currency, 'amount', NEW.amount::text, 'eurCents', NEW.eur_cents::text);
BEGIN
  PERFORM event_of('affiliate.' || NEW.kind, v_player, NEW.at, CASE NEW.kind WHEN 'registration' THEN v_facts
    WHEN 'revenue' THEN v_facts || v_money || jsonb_build_object('stakes', NEW.stakes::text, 'payouts', NEW.payouts::text,
      'bonusCost', NEW.bonus_cost::text)
    ELSE v_facts || v_money END);
  RETURN NULL;
END $$;

-- Counts the revenue of the next day that is over, of every player who came by an affiliate's click, up to the affiliate's end; false where
-- none is left, or another process is at it. Half an hour after midnight nothing of the day before is under way any more. Figures are those of
-- the desk's day (queries/desk/booked.ts): here they are found by the accounts of these players, who are few.
CREATE OR REPLACE FUNCTION affiliate_count_day(p_now timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  v_day date;
  v_from timestamptz;
  v_before timestamptz;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('affiliate_days')) THEN RETURN false; END IF;
  v_day := coalesce((SELECT max(c.day) + 1 FROM affiliate_counted c), (SELECT (min(r.at) AT TIME ZONE 'UTC')::date FROM affiliate_referral r));
  IF v_day IS NULL OR v_day >= ((p_now - interval '30 minutes') AT TIME ZONE 'UTC')::date THEN RETURN false; END IF;
  v_from := v_day::timestamp AT TIME ZONE 'UTC';
  v_before := (v_day + 1)::timestamp AT TIME ZONE 'UTC';
  INSERT INTO affiliate_fact (affiliate_id, referral_id, kind, day, at, currency, amount, eur_cents, stakes, payouts, bonus_cost)
  WITH numbers AS MATERIALIZED (
      SELECT movement_since(v_from - interval '10 minutes') AS low, movement_since(v_before + interval '10 minutes') AS high),
    moved AS MATERIALIZED (
      SELECT DISTINCT r.id AS referral_id, r.affiliate_id, p.movement_id
      FROM affiliate_referral r JOIN affiliate f ON f.id = r.affiliate_id AND coalesce(f.ended_at, 'infinity') > v_from
      JOIN account a ON a.player_id = r.player_id AND a.kind IN ('cash', 'bonus', 'locked')
      CROSS JOIN LATERAL (SELECT x.movement_id FROM posting x WHERE x.account_id = a.id
        AND x.movement_id >= (SELECT low FROM numbers) AND x.movement_id < (SELECT high FROM numbers)) p),
    booked AS (
      SELECT v.referral_id, v.affiliate_id, h.currency, q.amount,
        CASE WHEN h.kind = 'promotions' THEN 'bonus_cost' WHEN m.kind IN ('bet', 'rollback', 'spin_stake') THEN 'stakes' ELSE 'payouts' END AS figure
      FROM moved v JOIN affiliate f ON f.id = v.affiliate_id
      JOIN movement m ON m.id = v.movement_id AND m.at >= v_from AND m.at < least(v_before, f.ended_at)
      JOIN posting q ON q.movement_id = m.id
      JOIN account h ON h.id = q.account_id AND h.player_id IS NULL AND h.kind IN ('gaming', 'jackpot', 'promotions')),
    summed AS (
      SELECT referral_id, affiliate_id, currency,
        coalesce(sum(amount) FILTER (WHERE figure = 'stakes'), 0)::bigint AS stakes,
        coalesce(-sum(amount) FILTER (WHERE figure = 'payouts'), 0)::bigint AS payouts,
        coalesce(-sum(amount) FILTER (WHERE figure = 'bonus_cost'), 0)::bigint AS bonus_cost
      FROM booked GROUP BY referral_id, affiliate_id, currency)
  SELECT affiliate_id, referral_id, 'revenue', v_day, p_now, currency, stakes - payouts - bonus_cost,
    affiliate_eur_cents(stakes - payouts - bonus_cost, currency), stakes, payouts, bonus_cost
  FROM summed WHERE (stakes, payouts, bonus_cost) <> (0, 0, 0) ORDER BY referral_id, currency;
  INSERT INTO affiliate_counted (day, at) VALUES (v_day, p_now);
  RETURN true;
END $$;
