-- One settled bet on red for the player of this pgbench client; 18 in 37 pay, as red does. After bets-seed.sql:
-- pgbench -n -M prepared -D nonce=-1 -f bets-play.sql. Anything but a settled round divides by zero and stops the run.
\set n :client_id + 1
\set nonce :nonce + 1
\set pocket random(0, 36)
\set payout CASE WHEN :pocket < 18 THEN 200 ELSE 0 END
SELECT 1 / (code = 'ok')::int FROM play_round(ROW(gen_random_uuid(),
  ('20000000-0000-4000-8000-' || lpad((:n)::text, 12, '0'))::uuid, ('00000000-0000-4000-8000-' || lpad((:n)::text, 12, '0'))::uuid,
  'roulette-european', '1', '[{"spot": "red", "amount": "1.00"}]', 100, '{"number": 7, "colour": "red"}',
  '[{"spot": "red", "stake": "1.00", "payout": "2.00"}]', (:payout)::bigint, 1000000000 + (:n)::bigint, (:nonce)::bigint, now(), 0, 10000,
  NULL)::house_bet);
