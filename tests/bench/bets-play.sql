-- pgbench -n -M prepared -D seed=… -f bets-play.sql: one settled bet on red for the player of this client.
-- The nonce comes from the row, as the process's own hint has it nearly always; one round in two pays, as red does.
\set n :client_id + 1
\set win random(0, 36)
WITH p AS (
  SELECT s.id AS session, s.player_id, sp.id AS seed, sp.nonce
  FROM seed_pair sp JOIN game_session s ON s.player_id = sp.player_id AND s.game_id = 'roulette-european' AND s.ended_at IS NULL
  WHERE sp.player_id = ('00000000-0000-4000-8000-' || lpad((:n)::text, 12, '0'))::uuid AND sp.status = 'active'
)
SELECT r.code FROM p, LATERAL play_round(gen_random_uuid(), p.session, p.player_id, 'roulette-european', '1',
  '[{"spot": "red", "amount": "1.00"}]'::jsonb, 100, '{"number": 7, "colour": "red"}'::jsonb,
  '[{"spot": "red", "stake": "1.00", "payout": "2.00"}]'::jsonb, CASE WHEN :win < 18 THEN 200 ELSE 0 END,
  p.seed, p.nonce, now()) r;
