-- Players ready to bet, on any migrated database: psql -v players=32 -f bets-seed.sql. Run it before each bets-play.sql: it
-- sets every nonce back to 0. Their ids are made of the player's number, so that the bench need not look anything up.
INSERT INTO player (id, email, email_key, password_hash, full_name, first_name, last_name, terms_accepted_at, created_at)
  SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, mail, mail, '-', 'Bench Player', 'Bench', 'Player', now(), now()
  FROM (SELECT n, 'bench' || n || '@bench.invalid' AS mail FROM generate_series(1, :players) n) p
  ON CONFLICT DO NOTHING;

CREATE TEMP TABLE bench AS
  SELECT id, substr(email, 6, position('@' IN email) - 6)::int AS n FROM player WHERE email_key LIKE 'bench%@bench.invalid';

INSERT INTO session (token_hash, id, player_id, created_at, seen_at, expires_at, user_agent, ip)
  SELECT sha256(id::text::bytea), id, id, now(), now(), now() + interval '1 day', 'bench', '127.0.0.1' FROM bench
  ON CONFLICT DO NOTHING;
INSERT INTO wallet (player_id, currency, is_default, created_at) SELECT id, 'EUR', true, now() FROM bench
  ON CONFLICT DO NOTHING;
INSERT INTO seed_pair (id, player_id, status, sealed_seed, server_seed_hash, client_seed, created_at) OVERRIDING SYSTEM VALUE
  SELECT 1000000000 + n, id, 'active', ''::bytea, encode(sha256(id::text::bytea), 'hex'), 'bench', now() FROM bench
  ON CONFLICT DO NOTHING;
UPDATE seed_pair SET nonce = 0 WHERE id > 1000000000;
SELECT count(ledger_post('deposit', id, 'bench ' || id || clock_timestamp(), now(),
    ARRAY[ledger_account(id, 'EUR', 'cash', ''), ledger_account(NULL, 'EUR', 'clearing', 'bench')],
    ARRAY[1000000000, -1000000000]::bigint[])) AS funded
  FROM bench;
INSERT INTO game_session (id, player_id, player_session_id, provider, game_id, currency, demo, min_stake, max_stake, max_payout,
    cash_account, bonus_account, house_account, opened_at, seen_at)
  SELECT ('20000000' || substr(id::text, 9))::uuid, id, id, 'Meridian Tables', 'roulette-european', 'EUR', false, 10, 50000, 1000000,
    ledger_account(id, 'EUR', 'cash', ''), ledger_account(id, 'EUR', 'bonus', ''),
    ledger_account(NULL, 'EUR', 'gaming', 'roulette-european'), now(), now()
  FROM bench
  ON CONFLICT (id) DO UPDATE SET seen_at = now();
