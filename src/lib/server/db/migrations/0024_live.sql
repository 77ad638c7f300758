-- What limits are counted by follows the house's rates: of two dates the newer counts (0019 set the first ones).
ALTER TABLE currency ADD COLUMN eur_rate_at timestamptz NOT NULL DEFAULT '2026-06-30T00:00:00Z';

-- What listeners of a wallet hear (services/wallet/live.ts): a NOTIFY when a deposit or withdrawal changes its state, and when
-- money moves by anything but play. It goes out with the commit. Bets, prizes and what is taken back of them tell nothing: their
-- own answers bring the balance, and transactions that notify commit one after the other.
CREATE FUNCTION wallet_notify_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('faceup_wallet',
    json_build_object('player', NEW.player_id, 'kind', TG_ARGV[0], 'id', NEW.id, 'state', NEW.state)::text);
  RETURN NULL;
END $$;

-- A deposit that begins, or sends its player on, does so in an answer to that player.
CREATE TRIGGER deposit_told AFTER UPDATE OF state ON deposit FOR EACH ROW
  WHEN (NEW.state IS DISTINCT FROM OLD.state AND NEW.state <> 'redirected') EXECUTE FUNCTION wallet_notify_state('deposit');
CREATE TRIGGER deposit_begun_told AFTER INSERT ON deposit FOR EACH ROW
  WHEN (NEW.state <> 'created') EXECUTE FUNCTION wallet_notify_state('deposit');
CREATE TRIGGER withdrawal_told AFTER INSERT OR UPDATE OF state ON withdrawal FOR EACH ROW
  EXECUTE FUNCTION wallet_notify_state('withdraw');

CREATE FUNCTION wallet_notify_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('faceup_wallet', json_build_object('player', NEW.player_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER movement_told AFTER INSERT ON movement FOR EACH ROW
  WHEN (NEW.player_id IS NOT NULL AND NEW.kind NOT IN ('bet', 'win', 'jackpot_win', 'rollback')) EXECUTE FUNCTION wallet_notify_movement();

-- Beside ledger_mismatch (0003), what constraints keep from happening all the same; a row for each thing that is wrong.
CREATE VIEW ledger_breach AS
  SELECT 'negative' AS problem, a.id AS account_id, NULL::bigint AS movement_id, a.balance::numeric AS found, 0::numeric AS expected
  FROM account a WHERE a.player_id IS NOT NULL AND a.balance < 0
UNION ALL
  -- Each fact of the outside is booked at most once.
  SELECT 'booked_twice', NULL, max(m.id), count(*), 1
  FROM movement m WHERE m.reference IS NOT NULL GROUP BY m.kind, m.reference HAVING count(*) > 1;

-- Withdrawals against the ledger: what movements say is what the state says (0023), and what is set aside is what is under way.
CREATE VIEW withdrawal_breach AS
  SELECT w.id::text AS what, 'held ' || w.held || ', released ' || w.released || ', paid ' || w.paid || ' times' AS found,
    w.state AS expected
  FROM withdrawal_mismatch w
UNION ALL
  SELECT 'player ' || a.player_id, a.balance || ' ' || a.currency || ' set aside', coalesce(w.open, 0)::text
  FROM account a LEFT JOIN (
    SELECT player_id, currency, sum(amount) AS open FROM withdrawal
    WHERE state IN ('requested', 'in_review', 'approved') GROUP BY player_id, currency
  ) w ON w.player_id = a.player_id AND w.currency = a.currency
  WHERE a.kind = 'withdrawal' AND a.balance <> coalesce(w.open, 0);
