-- Written by `npm run db:commands`: what the application may do to the database, and nothing else. Each runs one statement of
-- `queries/` with the rights of the owner; whoever calls it needs no right to the tables.

CREATE OR REPLACE FUNCTION command.acknowledge_reality_check_62251ce7(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE play_state SET reality_from = $2 WHERE player_id = $1 AND staked_at > $2::timestamptz - play_pause()
     AND greatest(session_from, reality_from) + reality_minutes * interval '1 minute' <= $2;
END $command$;

CREATE OR REPLACE FUNCTION command.activate_seed_pair_7d87ec20(bigint, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE seed_pair SET status = 'active', client_seed = $2 WHERE id = $1 AND status = 'next';
END $command$;

CREATE OR REPLACE FUNCTION command.add_affiliate_af08f3cf(text, text, integer, bigint, timestamp with time zone) RETURNS TABLE ("id" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO affiliate (id, prefix, share_percent, cpa_eur_cents, created_at)
   SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (
     SELECT FROM affiliate a WHERE a.ended_at IS NULL AND (starts_with(a.prefix, $2) OR starts_with($2, a.prefix)))
   ON CONFLICT DO NOTHING RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.add_favorite_ea493752(uuid, text, text, text, text, timestamp with time zone, bigint) RETURNS TABLE ("game_id" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH there AS (SELECT game_id FROM favorite WHERE player_id = $1 AND game_id = $2),
   added AS (
     INSERT INTO favorite (player_id, game_id, category, name, provider, added_at)
     SELECT $1, $2, $3, $4, $5, $6
     WHERE NOT EXISTS (SELECT FROM there) AND (SELECT count(*) FROM favorite WHERE player_id = $1) < $7
     RETURNING game_id)
   SELECT game_id FROM there UNION ALL SELECT game_id FROM added;
END $command$;

CREATE OR REPLACE FUNCTION command.add_webhook_endpoint_c44e77d4(uuid, text, bytea, text[], bigint, timestamp with time zone, text) RETURNS TABLE ("cursor" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO webhook_endpoint (id, url, secret_sealed, types, cursor, created_at, affiliate_id)
   VALUES ($1, $2, $3, $4::text[], coalesce($5::bigint, (SELECT coalesce(max(number), 0) FROM event_number)), $6, $7)
   ON CONFLICT DO NOTHING RETURNING cursor;
END $command$;

CREATE OR REPLACE FUNCTION command.admit_code_9bbe93e9(uuid, timestamp with time zone) RETURNS TABLE ("wait" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT code_admit($1, $2) AS wait;
END $command$;

CREATE OR REPLACE FUNCTION command.admit_sign_in_e83b69bb(bytea, timestamp with time zone) RETURNS TABLE ("wait" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT sign_in_admit($1, $2) AS wait;
END $command$;

CREATE OR REPLACE FUNCTION command.allow_number_correction_b2b39896(uuid, text, uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO number_correction (player_id, country, staff_id, allowed_at) VALUES ($1, $2, $3, $4);
END $command$;

CREATE OR REPLACE FUNCTION command.announce_shared_salt_552cb969(text, integer, text) RETURNS TABLE ("number" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE shared_chain c SET announced = $3 WHERE game_id = $1 AND number = $2 AND salt IS NULL
     AND NOT EXISTS (SELECT FROM shared_round r WHERE r.game_id = c.game_id AND r.chain = c.number) RETURNING number;
END $command$;

CREATE OR REPLACE FUNCTION command.announce_terms_1497d8d3(text[], integer[], text[], text[], timestamp with time zone) RETURNS TABLE ("id" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH told AS (
     SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[]) AS v (document, number, title, day)),
   fresh AS (
     INSERT INTO terms_announcement (document, number, announced_at) SELECT document, number, $5 FROM told
     ON CONFLICT DO NOTHING RETURNING document, number),
   owed AS (
     SELECT p.id, jsonb_agg(jsonb_build_object('document', t.document, 'title', t.title, 'day', t.day) ORDER BY t.day, t.document) AS changes
     FROM player p CROSS JOIN fresh f JOIN told t ON t.document = f.document AND t.number = f.number
     WHERE p.confirmed_at IS NOT NULL AND p.closed_at IS NULL AND coalesce(p.excluded_until, $5) <= $5
       AND NOT EXISTS (SELECT FROM terms_acceptance a WHERE a.player_id = p.id AND a.document = f.document AND a.number >= f.number)
     GROUP BY p.id)
   INSERT INTO mail_job (kind, player_id, created_at, run_at, facts)
   SELECT 'terms_changing', id, $5, $5, jsonb_build_object('changes', changes) FROM owed RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.ask_own_money_20ccd0b1(text, timestamp with time zone) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT ask_link('own_money', $1, $2) AS player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.ask_password_reset_047f3376(text, timestamp with time zone) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT ask_link('reset_password', $1, $2) AS player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.ask_release_of_held_237e4aad(uuid, text, timestamp with time zone) RETURNS TABLE ("deposit_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO deposit_refund AS r (deposit_id, run_at, released_by)
   SELECT id, $3, $2 FROM deposit WHERE id = $1 AND state = 'held'
   ON CONFLICT (deposit_id) DO UPDATE SET released_by = excluded.released_by
     WHERE r.done_at IS NULL AND (r.asked_at IS NULL OR r.refused_at IS NOT NULL)
   RETURNING deposit_id;
END $command$;

CREATE OR REPLACE FUNCTION command.ask_step_56dc5985(uuid, uuid, bigint, timestamp with time zone, integer, boolean) RETURNS TABLE ("code" text, "balance" bigint, "wait_ms" bigint, "facts" jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT s.code, s.balance, s.wait_ms, s.facts FROM round r, step_asked(r, $2, $3, $4, $5, $6, NULL, 10000) s WHERE r.id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.begin_second_factor_769a925e(uuid, bytea, timestamp with time zone) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO second_factor (player_id, secret_sealed, started_at) VALUES ($1, $2, $3)
   ON CONFLICT (player_id) DO UPDATE SET secret_sealed = $2, started_at = $3, last_step = 0
     WHERE second_factor.confirmed_at IS NULL
   RETURNING player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.bound_backlog_e718b0fd() RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  PERFORM bound_backlog();
END $command$;

CREATE OR REPLACE FUNCTION command.buy_ticket_b471fef6(uuid, uuid, uuid, text, text, jsonb, bigint, jsonb, jsonb, bigint, bigint, bigint, timestamp with time zone, integer, integer, jsonb, bigint, integer[], integer) RETURNS TABLE ("code" text, "balance_before" bigint, "balance_after" bigint, "stake_limit" bigint, "wait_ms" bigint, "facts" jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM buy_ticket(ROW($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)::house_bet, $17, $18, $19);
END $command$;

CREATE OR REPLACE FUNCTION command.chain_drop_blocks_1f75d107(text, bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM chain_block WHERE chain = $1 AND height > $2;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_drop_transfers_42127614(text, bigint, bigint) RETURNS TABLE ("id" bigint, "chain" text, "txid" text, "output_index" integer, "address_id" bigint, "player_id" uuid, "currency" text, "amount" bigint, "deposit_id" uuid, "state" text, "hold" text, "block_height" bigint, "dropped_at" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE chain_transfer SET block_height = NULL, dropped_at = $3 WHERE chain = $1 AND block_height > $2 RETURNING id, chain, txid, output_index, address_id, player_id, currency, amount, deposit_id, state, hold, block_height, dropped_at;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_forget_blocks_28b033b9(text, bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM chain_block WHERE chain = $1 AND height < $2;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_insert_address_7af3c959(uuid, text, text, text, text, integer, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO chain_address (player_id, currency, chain, account_key, address, address_index, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7);
END $command$;

CREATE OR REPLACE FUNCTION command.chain_insert_block_27d281da(text, bigint, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO chain_block (chain, height, hash) VALUES ($1, $2, $3);
END $command$;

CREATE OR REPLACE FUNCTION command.chain_insert_deposit_231e1122(uuid, uuid, text, bytea, text, bigint, text, text, integer, text, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, promotion_coupon,
     coupon_promotion, coupon_version, coupon_from, state, provider_reference, created_at, updated_at)
   VALUES ($1, $2, $3, $4, 'crypto', $5, $6, $7, $8, $9, $10, 'pending', $3, $11, $11);
END $command$;

CREATE OR REPLACE FUNCTION command.chain_insert_log_e4e2e2d4(timestamp with time zone, text, text, bigint, jsonb) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO chain_log (at, chain, kind, transfer_id, facts) VALUES ($1, $2, $3, $4, $5);
END $command$;

CREATE OR REPLACE FUNCTION command.chain_insert_transfer_078268e8(text, text, integer, bigint, uuid, text, bigint, numeric, uuid, bigint, timestamp with time zone) RETURNS TABLE ("id" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO chain_transfer (chain, txid, output_index, address_id, player_id, currency, amount, chain_amount, deposit_id,
     state, block_height, seen_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10, $11) RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_insert_unseen_5586754f(bigint, bigint, bigint, numeric, boolean, timestamp with time zone) RETURNS TABLE ("id" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO chain_unseen (address_id, from_height, to_height, chain_amount, is_exact, found_at)
   VALUES ($1, $2, $3, $4, $5, $6) RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_lock_transfer_61a80a16(bigint) RETURNS TABLE ("id" bigint, "chain" text, "txid" text, "output_index" integer, "address_id" bigint, "player_id" uuid, "currency" text, "amount" bigint, "deposit_id" uuid, "state" text, "hold" text, "block_height" bigint, "dropped_at" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT id, chain, txid, output_index, address_id, player_id, currency, amount, deposit_id, state, hold, block_height, dropped_at FROM chain_transfer WHERE id = $1 FOR UPDATE;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_mark_used_290d0d34(bigint, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE chain_address SET used_at = $2 WHERE id = $1 AND used_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_note_look_cde22f3a(bigint, bigint, numeric, numeric, bigint) RETURNS TABLE ("address_id" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO chain_look (address_id, height, balance, sent) VALUES ($1, $2, $3, $4)
   ON CONFLICT (address_id) DO UPDATE SET height = excluded.height, balance = excluded.balance, sent = excluded.sent
   WHERE chain_look.height = $5::bigint RETURNING address_id;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_place_transfer_7ea3b1fc(bigint, bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE chain_transfer SET block_height = $2, dropped_at = NULL,
     state = CASE state WHEN 'vanished' THEN 'waiting' ELSE state END
   WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_release_hold_e7f50ab1(bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE chain_transfer SET hold = NULL WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_set_coupon_2281884d(uuid, text, text, text, text, text, integer, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE chain_address SET promotion_coupon = $5, coupon_promotion = $6, coupon_version = $7, coupon_from = $8
   WHERE player_id = $1 AND currency = $2 AND chain = $3 AND account_key = $4 AND used_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_set_hold_316762c0(bigint, text) RETURNS TABLE ("id" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE chain_transfer SET hold = $2 WHERE id = $1 AND hold IS DISTINCT FROM $2 RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_set_state_13089c9f(bigint, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE chain_transfer SET state = $2, hold = NULL WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_settle_unseen_768ba9b4(bigint, timestamp with time zone, text, text) RETURNS TABLE ("id" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE chain_unseen SET settled_at = $2, settled_by = $3, note = $4 WHERE id = $1 AND settled_at IS NULL RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.chain_take_index_58acb43b(text, text) RETURNS TABLE ("index" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO chain_counter (chain, account_key, next_index) VALUES ($1, $2, 1)
   ON CONFLICT (chain, account_key) DO UPDATE SET next_index = chain_counter.next_index + 1
   RETURNING next_index - 1 AS index;
END $command$;

CREATE OR REPLACE FUNCTION command.claim_due_registers_a613431d(text[], integer, double precision, timestamp with time zone) RETURNS TABLE ("player_id" uuid, "register" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT player_id, register FROM register_claim($1, $2, $3 * interval '1 ms', $4);
END $command$;

CREATE OR REPLACE FUNCTION command.claim_made_key_f54c8bf8(uuid, bytea, uuid, timestamp with time zone, double precision) RETURNS TABLE ("key" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO made_key AS made (player_id, wish, key, made_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (player_id, wish) DO UPDATE SET
     key = CASE WHEN made.made_at > $4::timestamptz - make_interval(secs => $5) THEN made.key ELSE excluded.key END,
     made_at = CASE WHEN made.made_at > $4::timestamptz - make_interval(secs => $5) THEN made.made_at ELSE excluded.made_at END
   RETURNING key;
END $command$;

CREATE OR REPLACE FUNCTION command.clear_default_wallet_87dcfc38(uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE wallet SET is_default = false WHERE player_id = $1 AND is_default;
END $command$;

CREATE OR REPLACE FUNCTION command.close_account_0becaccf(uuid, text, timestamp with time zone) RETURNS TABLE ("outcome" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT close_account($1, $2, $3) AS outcome;
END $command$;

CREATE OR REPLACE FUNCTION command.close_loyalty_week_132e5f56(date, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO loyalty_week (week, paid_at) VALUES ($1::date, $2) ON CONFLICT DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.close_shared_round_8737aa32(bigint, timestamp with time zone) RETURNS TABLE ("done" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT shared_close($1, $2) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.confirm_player_e66e4799(uuid, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE player SET confirmed_at = $2 WHERE id = $1 AND confirmed_at IS NULL RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.confirm_second_factor_791b28ca(uuid, bytea, timestamp with time zone, bigint) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE second_factor SET confirmed_at = $3, last_step = $4
   WHERE player_id = $1 AND secret_sealed = $2 AND confirmed_at IS NULL RETURNING player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.content_insert_release_52577df5(text, integer, integer, timestamp with time zone, timestamp with time zone, uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO content_release (path, seq, number, starts_at, released_at, proposal_id) VALUES ($1, $2, $3, $4, $5, $6);
END $command$;

CREATE OR REPLACE FUNCTION command.content_insert_version_b14518a3(text, integer, integer, text, text, text, text, uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO content_version (path, number, parent, source, hash, file_hash, note, written_by, written_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9);
END $command$;

CREATE OR REPLACE FUNCTION command.count_affiliate_day_f15d7ba6(timestamp with time zone) RETURNS TABLE ("counted" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT affiliate_count_day($1) AS counted;
END $command$;

CREATE OR REPLACE FUNCTION command.count_loyalty_day_7ea43c32(date, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  PERFORM loyalty_count_day($1::date, $2);
END $command$;

CREATE OR REPLACE FUNCTION command.count_stretch_day_8abda446(timestamp with time zone, integer) RETURNS TABLE ("day" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT count_stretch_day($1, $2)::text AS day;
END $command$;

CREATE OR REPLACE FUNCTION command.credit_deposit_5897f4da(uuid, text, timestamp with time zone, text, text, bigint) RETURNS TABLE ("ledger_post" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT ledger_post('deposit', $1, $2, $3,
     ARRAY[ledger_account($1, $4, 'cash', ''), ledger_account(NULL, $4, 'clearing', $5)],
     ARRAY[$6::bigint, -$6::bigint]);
END $command$;

CREATE OR REPLACE FUNCTION command.decide_document_5b736751(uuid, text, timestamp with time zone, text, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE document SET state = $2, decided_at = $3, reason = $4, note = $5 WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.decide_proposal_f2f6dc2f(uuid, text, uuid, timestamp with time zone, text) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE proposal SET state = $2, decided_by = $3, decided_at = $4, note = $5
   WHERE id = $1 AND state = 'open' AND expires_at > $4 RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.desk_insert_note_78e54962(uuid, uuid, timestamp with time zone, uuid, text) RETURNS TABLE ("id" uuid, "at" timestamp with time zone)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO player_note (id, player_id, at, staff_id, text)
   SELECT $1::uuid, p.id, $3::timestamptz, $4::uuid, $5::text FROM player p WHERE p.id = $2 RETURNING id, at;
END $command$;

CREATE OR REPLACE FUNCTION command.drop_old_push_subscriptions_a231884d(uuid, bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM push_subscription WHERE id IN
     (SELECT id FROM push_subscription WHERE player_id = $1 ORDER BY created_at DESC, id OFFSET $2);
END $command$;

CREATE OR REPLACE FUNCTION command.drop_recovery_codes_5e9f28da(uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM recovery_code WHERE player_id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.drop_second_factor_dcbd5563(uuid) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY DELETE FROM second_factor WHERE player_id = $1 AND confirmed_at IS NOT NULL RETURNING player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.drop_unstarted_rounds_5d5201c0() RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM shared_round WHERE starts_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.end_affiliate_cf7afc68(text, timestamp with time zone) RETURNS TABLE ("id" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE affiliate SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.end_all_sessions_d9374d0f(uuid, timestamp with time zone, uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE session SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $3::uuid;
END $command$;

CREATE OR REPLACE FUNCTION command.end_backlog_fbb1c337(text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM leaf_backlog WHERE kind = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.end_campaign_72a193a3(text, timestamp with time zone, uuid) RETURNS TABLE ("id" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT e.id FROM campaign_end($1, $2, $3) AS e (id);
END $command$;

CREATE OR REPLACE FUNCTION command.end_deposit_refund_beb2a030(uuid, timestamp with time zone, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO deposit_refund (deposit_id, run_at, reference, done_at) VALUES ($1, $2, $3, $2)
   ON CONFLICT (deposit_id) DO UPDATE SET reference = excluded.reference, done_at = excluded.done_at;
END $command$;

CREATE OR REPLACE FUNCTION command.end_exclusion_e8c5fd58(uuid, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE player SET excluded_until = NULL WHERE id = $1 AND excluded_until <= $2 RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.end_game_sessions_ccf76623(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE game_session SET ended_at = $2 WHERE player_id = $1 AND ended_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.end_made_keys_a33fb1aa(uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM made_key WHERE player_id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.end_marketing_6961e320(uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE player_details SET receive_email_promo = false WHERE player_id = $1 AND receive_email_promo;
END $command$;

CREATE OR REPLACE FUNCTION command.end_other_keys_4c51d573(uuid, bytea, uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM made_key WHERE player_id = $1 AND substr(wish, 1, length($2::bytea)) = $2 AND key <> $3;
END $command$;

CREATE OR REPLACE FUNCTION command.end_own_session_46498528(uuid, uuid, timestamp with time zone, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE session SET ended_at = $3
   WHERE id = $1 AND player_id = $2 AND ended_at IS NULL AND expires_at > $3 AND seen_at > $4 RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.end_promo_54ced3af(uuid) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE player_details SET receive_email_promo = false WHERE player_id = $1 AND receive_email_promo
   RETURNING player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.end_push_job_405f8d99(bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM push_job WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.end_session_277bbb89(bytea, timestamp with time zone) RETURNS TABLE ("id" uuid, "player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE session SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL RETURNING id, player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.end_sessions_but_67638729(uuid, uuid, timestamp with time zone, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH ended AS (
     UPDATE session SET ended_at = $3 WHERE player_id = $1 AND id <> $2 AND ended_at IS NULL AND expires_at > $3
     RETURNING id, seen_at)
   SELECT id FROM ended WHERE seen_at > $4;
END $command$;

CREATE OR REPLACE FUNCTION command.end_sessions_by_staff_6f0e8bba(uuid, timestamp with time zone) RETURNS TABLE ("ended" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH who AS (SELECT id FROM player WHERE id = $1),
   ended AS (
     UPDATE session SET ended_at = $2
     WHERE player_id IN (SELECT id FROM who) AND ended_at IS NULL AND expires_at > $2 RETURNING id),
   noted AS (
     INSERT INTO security_event (at, kind, player_id, ip, user_agent, request_id)
     SELECT $2, 'sessions_ended_by_staff', id, '127.0.0.1', 'operator', '' FROM who)
   SELECT (SELECT count(*) FROM ended)::int AS ended FROM who;
END $command$;

CREATE OR REPLACE FUNCTION command.end_shared_round_8c5bed25(bigint, timestamp with time zone, text, jsonb, boolean) RETURNS TABLE ("done" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT shared_end($1, $2, $3, $4, $5) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.end_staff_54aa8b0c(uuid, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE staff SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.end_staff_right_8c8efe26(uuid, timestamp with time zone) RETURNS TABLE ("staff_id" uuid, "role" text, "act" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE staff_right SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL RETURNING staff_id, role, act;
END $command$;

CREATE OR REPLACE FUNCTION command.end_staff_session_cc5ca831(bytea, timestamp with time zone) RETURNS TABLE ("staff_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE staff_session SET ended_at = $2 WHERE token_hash = $1 AND ended_at IS NULL RETURNING staff_id;
END $command$;

CREATE OR REPLACE FUNCTION command.end_staff_sessions_04f9d1b6(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE staff_session SET ended_at = $2 WHERE staff_id = $1 AND ended_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.end_stamping_85c61991(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE stamping SET run_at = $1, attempts = 0;
END $command$;

CREATE OR REPLACE FUNCTION command.end_tickets_of_password_a910f0e0(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE sign_in_ticket SET used_at = $2 WHERE player_id = $1 AND used_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.enqueue_mail_fc00bcfb(text, uuid, timestamp with time zone, jsonb) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO mail_job (kind, player_id, created_at, run_at, facts) VALUES ($1, $2, $3, $3, $4);
END $command$;

CREATE OR REPLACE FUNCTION command.enqueue_push_d1ce882c(uuid, text, text, jsonb, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO push_job (subscription_id, kind, facts, created_at, run_at)
   SELECT id, $3, $4, $5, $5 FROM push_subscription WHERE player_id = $1 AND $2::text = ANY (topics);
END $command$;

CREATE OR REPLACE FUNCTION command.exclude_player_e7012096(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE player SET excluded_until = CASE WHEN register_excluded_at IS NULL THEN $2::timestamptz ELSE excluded_until END,
     own_excluded_until = CASE WHEN register_excluded_at IS NOT NULL THEN $2::timestamptz END
   WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.expire_old_deposits_8bd2d39a(timestamp with time zone, timestamp with time zone, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE deposit SET state = 'expired', updated_at = $1
   WHERE (state IN ('created', 'redirected') AND created_at < $2)
     OR (state = 'pending' AND created_at < $3 AND gateway <> 'crypto')
   RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.export_withdrawals_0f25479a(text, text, timestamp with time zone) RETURNS TABLE ("id" uuid, "player_id" uuid, "request_hash" bytea, "provider" text, "currency" text, "amount" bigint, "destination" text, "eur_cents" bigint, "day_eur_cents" bigint, "state" text, "reference" text, "created_at" timestamp with time zone, "updated_at" timestamp with time zone, "asked_at" timestamp with time zone, "attempts" integer, "batch" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH due AS (
     SELECT id FROM withdrawal
     WHERE state = 'approved' AND provider = 'crypto' AND currency = $1 AND batch IS NULL AND asked_at IS NULL
     ORDER BY created_at, id FOR UPDATE SKIP LOCKED)
   UPDATE withdrawal w SET batch = $2, asked_at = $3 FROM due WHERE w.id = due.id
   RETURNING w.id, w.player_id, w.request_hash, w.provider, w.currency, w.amount, w.destination, w.eur_cents, w.day_eur_cents, w.state, w.reference, w.created_at, w.updated_at, w.asked_at, w.attempts, w.batch;
END $command$;

CREATE OR REPLACE FUNCTION command.fill_details_09b6f74f(uuid, date, text, text, text, text, text, text, text, text, text, text, text, boolean) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE player_details SET
     date_of_birth = coalesce(date_of_birth, $2::date), gender = coalesce(gender, $3), avatar = coalesce(avatar, $4),
     country = coalesce(country, $5), state = coalesce(state, $6), address = coalesce(address, $7),
     nick_name = coalesce(nick_name, $8), address2 = coalesce(address2, $9), city = coalesce(city, $10),
     zip_code = coalesce(zip_code, $11), phone_number = coalesce(phone_number, $12),
     dialing_code = coalesce(dialing_code, $13), receive_email_promo = coalesce($14, receive_email_promo)
   WHERE player_id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.finish_mail_job_6fee6c39(bigint, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE mail_job SET done_at = $2, last_error = NULL WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.finish_round_6899b8a5(uuid, timestamp with time zone) RETURNS TABLE ("finished" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT finish_round($1, $2) AS finished;
END $command$;

CREATE OR REPLACE FUNCTION command.flip_promo_cae44f11(uuid) RETURNS TABLE ("receiveEmailPromo" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO player_details (player_id, receive_email_promo) VALUES ($1, true)
   ON CONFLICT (player_id) DO UPDATE SET receive_email_promo = NOT player_details.receive_email_promo
   RETURNING receive_email_promo AS "receiveEmailPromo";
END $command$;

CREATE OR REPLACE FUNCTION command.forget_challenges_4b33e842(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM captcha_used WHERE expires_at < $1;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_chats_f1f9fceb(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM chat_conversation WHERE last_at < $1::timestamptz - interval '365 days';
END $command$;

CREATE OR REPLACE FUNCTION command.forget_code_tries_d535ed51(uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM code_attempt WHERE player_id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_coupon_use_874ced21(uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM coupon_use u USING promotion_grant g
   WHERE u.grant_id = $1 AND g.id = u.grant_id AND g.state = 'cancelled' AND g.started_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_email_tokens_16e42a4f(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM email_token WHERE expires_at < $1::timestamptz - interval '7 days';
END $command$;

CREATE OR REPLACE FUNCTION command.forget_game_off_end_d11a6ddd(integer, uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE game_off_round SET how = NULL, ended_at = NULL WHERE version = $1 AND round_id = $2;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_kept_answers_db13903b(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM kept_answer WHERE at < $1::timestamptz - interval '2 days';
END $command$;

CREATE OR REPLACE FUNCTION command.forget_known_devices_9db5ac87(uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM known_device WHERE player_id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_launch_tokens_a6c632bd(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM launch_token WHERE expires_at < $1::timestamptz - interval '1 hour';
END $command$;

CREATE OR REPLACE FUNCTION command.forget_liability_pages_8d34d74c(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM liability_page WHERE id < to_char($1::timestamptz AT TIME ZONE 'UTC' - interval '35 days', 'YYYYMMDD')::bigint;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_liability_shares_f24ef0a6(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM liability_share WHERE id < to_char($1::timestamptz AT TIME ZONE 'UTC' - interval '35 days', 'YYYYMMDD')::bigint;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_made_keys_3b3e2162(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM made_key WHERE made_at < $1::timestamptz - interval '1 hour';
END $command$;

CREATE OR REPLACE FUNCTION command.forget_mail_jobs_3e4cf528(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM mail_job WHERE coalesce(done_at, given_up_at) < $1::timestamptz - interval '30 days';
END $command$;

CREATE OR REPLACE FUNCTION command.forget_notifications_4facc5e1(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM notification WHERE created_at < $1::timestamptz - interval '90 days';
END $command$;

CREATE OR REPLACE FUNCTION command.forget_old_devices_3b8cffd7(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM known_device WHERE expires_at < $1;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_oldest_passwords_364abb5d(uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM password_history WHERE player_id = $1 AND id NOT IN (
     SELECT id FROM password_history WHERE player_id = $1 ORDER BY id DESC LIMIT 10);
END $command$;

CREATE OR REPLACE FUNCTION command.forget_passkey_challenges_c25ff757(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM passkey_challenge WHERE expires_at < $1;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_push_subscription_8b38ddc2(uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM push_subscription WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_registers_0f2c03bf(text[]) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  PERFORM register_forget($1);
END $command$;

CREATE OR REPLACE FUNCTION command.forget_release_of_held_1d05cd13(uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE deposit_refund SET released_by = NULL WHERE deposit_id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_report_figures_73ff191c(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM report_figure WHERE day = ($1::timestamptz AT TIME ZONE 'UTC')::date;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_report_sources_7ae870ef(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM report_source WHERE day = ($1::timestamptz AT TIME ZONE 'UTC')::date;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_return_day_051d9dad(date) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM game_return WHERE day = $1::date;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_sent_webhooks_4e254111(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM webhook_delivery WHERE state = 'sent' AND ended_at < $1::timestamptz - interval '30 days';
END $command$;

CREATE OR REPLACE FUNCTION command.forget_sessions_1b3eeb5b(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM session WHERE expires_at < $1::timestamptz - interval '7 days';
END $command$;

CREATE OR REPLACE FUNCTION command.forget_sign_in_attempts_1f3e27ee(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM sign_in_attempt WHERE last_at < $1::timestamptz - interval '1 hour';
END $command$;

CREATE OR REPLACE FUNCTION command.forget_sign_in_failures_e14bf481(bytea) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM sign_in_attempt WHERE email_hash = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_sign_in_tickets_66b6d9a9(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM sign_in_ticket WHERE expires_at < $1::timestamptz - interval '1 hour';
END $command$;

CREATE OR REPLACE FUNCTION command.forget_staff_challenges_54ba69de(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM staff_challenge WHERE expires_at < $1;
END $command$;

CREATE OR REPLACE FUNCTION command.forget_unused_grants_e68f71dc(timestamp with time zone) RETURNS TABLE ("forget_unused_grants" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT forget_unused_grants($1::timestamptz - interval '30 days');
END $command$;

CREATE OR REPLACE FUNCTION command.free_held_payouts_07659da6(jsonb) RETURNS TABLE ("number" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE epoch SET payouts_held = false, report = report || $1::jsonb WHERE payouts_held RETURNING number;
END $command$;

CREATE OR REPLACE FUNCTION command.give_event_numbers_c5ff906a(integer) RETURNS TABLE ("given" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT event_give_numbers($1) AS given;
END $command$;

CREATE OR REPLACE FUNCTION command.give_up_mail_job_4fd26d71(bigint, timestamp with time zone, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE mail_job SET given_up_at = $2, last_error = $3 WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.give_up_try_43ce9bd1(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE deposit SET state = 'failed', updated_at = $2 WHERE id = $1 AND state = 'created';
END $command$;

CREATE OR REPLACE FUNCTION command.hear_register_3b883cb0(uuid, text, text, timestamp with time zone, timestamp with time zone, timestamp with time zone, timestamp with time zone) RETURNS TABLE ("changed" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT register_hear($1, $2, $3, $4, $5, $6, $7) AS changed;
END $command$;

CREATE OR REPLACE FUNCTION command.hold_chat_bc905e79(uuid) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT player_id FROM chat_conversation WHERE id = $1 FOR UPDATE;
END $command$;

CREATE OR REPLACE FUNCTION command.hold_password_e2e1daaf(uuid, text) RETURNS TABLE ("held" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT 1 AS held FROM player WHERE id = $1 AND password_hash = $2 FOR SHARE;
END $command$;

CREATE OR REPLACE FUNCTION command.hold_staff_invite_d845310e(bytea, timestamp with time zone) RETURNS TABLE ("staff_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT staff_id FROM staff_invite
   WHERE token_hash = $1 AND used_at IS NULL AND retired_at IS NULL AND expires_at > $2 FOR UPDATE;
END $command$;

CREATE OR REPLACE FUNCTION command.hold_withdrawals_for_charge_back_d0e8fdf0(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO withdrawal_hold (withdrawal_id, rule, facts, at)
   SELECT id, 'charge_back', '{"since":"the request"}', $2 FROM withdrawal WHERE player_id = $1 AND state = 'in_review'
   ON CONFLICT (withdrawal_id, rule) DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_assessment_384a1d98(uuid, timestamp with time zone, smallint[], integer, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO play_assessment (player_id, at, answers, score, level) VALUES ($1, $2, $3, $4, $5);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_campaign_47efb9ec(text, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO campaign (id, revision, created_at) VALUES ($1, 1, $2);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_campaign_figures_64194ebb(uuid, text, integer, uuid, timestamp with time zone, jsonb) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO campaign_figures (id, campaign_id, revision, made_by, made_at, figures) VALUES ($1, $2, $3, $4, $5, $6);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_campaign_published_975da4ad(text, integer, integer, uuid, uuid, timestamp with time zone) RETURNS TABLE ("version" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO campaign_published (campaign_id, version, revision, figures_id, proposal_id, published_at)
   SELECT $1::text, $2::integer, $3::integer, $4::uuid, p.id, $6::timestamptz FROM proposal p
   WHERE p.id = $5 AND p.kind = 'campaign' AND p.state = 'approved'
     AND p.decided_by NOT IN (SELECT r.saved_by FROM campaign_revision r WHERE r.campaign_id = $1 AND r.revision <= $3
     AND r.revision > coalesce((SELECT max(p.revision) FROM campaign_published p WHERE p.campaign_id = $1 AND p.revision < $3), 0)) RETURNING version;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_campaign_revision_50da8eb6(text, integer, jsonb, uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO campaign_revision (campaign_id, revision, rules, saved_by, saved_at) VALUES ($1, $2, $3, $4, $5);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_chat_message_5dfbcc4a(uuid, boolean, text, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO chat_message (conversation_id, from_support, text, at) VALUES ($1, $2, $3, $4) RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_coupon_use_53afe264(text, uuid, text, uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO coupon_use (coupon, player_id, period, grant_id, used_at) VALUES ($1, $2, $3, $4, $5);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_deposit_86d52656(uuid, uuid, text, bytea, text, text, bigint, text, text, integer, text, timestamp with time zone) RETURNS TABLE ("id" uuid, "player_id" uuid, "request_hash" bytea, "gateway" text, "currency" text, "amount" bigint, "state" text, "provider_reference" text, "redirect_url" text, "qr" text, "initialization_token" text, "form" jsonb, "created_at" timestamp with time zone, "held_for" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, promotion_coupon,
     coupon_promotion, coupon_version, coupon_from, state, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'created', $12, $12)
   ON CONFLICT (player_id, idempotency_key) DO NOTHING RETURNING id, player_id, request_hash, gateway, currency, amount, state, provider_reference, redirect_url, qr, initialization_token, form, created_at, held_for;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_deposit_event_a56613de(text, text, uuid, text, bytea, timestamp with time zone, text) RETURNS TABLE ("event_id" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO deposit_event (gateway, event_id, deposit_id, outcome, body_hash, received_at, state_after)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING event_id;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_deposit_refunds_f21b1895(text[], timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO deposit_refund (deposit_id, run_at)
   SELECT id, $2 FROM deposit WHERE state = 'held' AND held_for IN ('account_closed', 'player_excluded') AND gateway = ANY ($1)
   ON CONFLICT DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_document_f91d6e38(uuid, uuid, text, text, text, integer, integer, timestamp with time zone, bytea) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO document (id, player_id, kind, state, file_name, media_type, bytes, pages, uploaded_at, sent_hash)
   VALUES ($1, $2, $3, 'uploaded', $4, $5, $6, $7, $8, $9);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_document_event_103633b5(uuid, timestamp with time zone, text, text, jsonb) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO document_event (document_id, at, kind, actor, facts) VALUES ($1, $2, $3, $4, $5);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_email_token_ce35443b(bytea, uuid, text, timestamp with time zone, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO email_token (token_hash, player_id, purpose, created_at, expires_at) VALUES ($1, $2, $3, $4, $5);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_epoch_a5bd06e3(integer, timestamp with time zone, text, text, text, text[], boolean) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO epoch (number, began_at, reason, system_id, timeline, journals, payouts_held) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_game_setting_c6253532(text, text, text, jsonb, jsonb, uuid, timestamp with time zone) RETURNS TABLE ("version" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO game_setting (version, subject_kind, subject, part, value, said, proposal_id, at)
   SELECT coalesce((SELECT max(version) FROM game_setting), 0) + 1, $1, $2, $3, $4::jsonb, $5::jsonb, p.id, $7::timestamptz FROM proposal p
   WHERE p.id = $6 AND p.kind = 'game_setting' AND p.state = 'approved' RETURNING version;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_head_stamp_0393f7a0(bigint, bigint, text, bytea) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO head_stamp (at, stamped_at, authority, token)
   VALUES (to_timestamp($1::bigint / 1000.0), to_timestamp($2::bigint / 1000.0), $3, $4) ON CONFLICT (at) DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_intervention_58a3302a(uuid, uuid, timestamp with time zone, uuid, text, text, uuid[]) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO harm_intervention (id, player_id, at, staff_id, kind, note, markers) VALUES ($1, $2, $3, $4, $5, $6, $7::uuid[]);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_launch_token_98aa4ab6(bytea, uuid, uuid, text, text, text, boolean, bigint, bigint, bigint, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO launch_token (token_hash, player_id, player_session_id, provider, game_id, currency, demo,
     min_stake, max_stake, max_payout, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_leaves_6eaf298b(bigint[], uuid[], bigint[], text[], text[], bytea[], bytea[]) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO leaf (index, chain, seq, kind, subject, content_hash, leaf_hash)
   SELECT * FROM unnest($1::bigint[], $2::uuid[], $3::bigint[], $4::text[], $5::text[], $6::bytea[], $7::bytea[]);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_liability_day_dafe930f(bigint, timestamp with time zone, text, text) RETURNS TABLE ("id" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO liability_day (id, at, statement, signature) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_liability_page_ce830cb6(bigint, text, integer, bytea, bytea) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO liability_page (id, currency, page, root, leaves) VALUES ($1, $2, $3, $4, $5);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_liability_shares_1e2f27e4(bigint, text, uuid[], bigint[], text[], bytea[], jsonb[]) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO liability_share (id, currency, player_id, amount, owner, salt, parts)
   SELECT $1::bigint, $2::text, * FROM unnest($3::uuid[], $4::bigint[], $5::text[], $6::bytea[], $7::jsonb[]);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_lost_act_1260d92d(bytea, bigint, integer, timestamp with time zone, integer, text) RETURNS TABLE ("hash" bytea)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO staff_act_lost (hash, id, epoch, noted_at, missed_in, content) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT DO NOTHING RETURNING hash;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_marker_6eb2e080(uuid, text, smallint, date, smallint, jsonb, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO harm_marker (player_id, kind, strength, day, version, facts, told_at) VALUES ($1, $2, $3, $4, $5, $6, $7);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_nodes_911737a2(smallint[], bigint[], bytea[]) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO tree_node (level, index, hash) SELECT * FROM unnest($1::smallint[], $2::bigint[], $3::bytea[]);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_notification_baa0f00f(uuid, text, jsonb, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO notification (player_id, kind, facts, created_at) VALUES ($1, $2, $3, $4);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_passkey_d40947ad(uuid, uuid, text, bytea, bigint, text[], boolean, text, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO passkey
     (id, player_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (credential_id) DO NOTHING RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_passkey_challenge_0f601447(bytea, text, uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO passkey_challenge (challenge_hash, purpose, player_id, expires_at) VALUES ($1, $2, $3, $4);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_player_cc38aa8b(uuid, text, text, text, text, text, text, boolean, text, text, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO player
     (id, email, email_key, password_hash, full_name, first_name, last_name, name_guessed, language, click_id,
      terms_accepted_at, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
   ON CONFLICT (email_key) DO NOTHING RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_promotion_event_4e6b8f90(uuid, timestamp with time zone, text, text, jsonb) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO promotion_event (grant_id, at, kind, actor, facts) VALUES ($1, $2, $3, $4, $5);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_promotion_grant_bd5811da(uuid, uuid, text, integer, grant_state, text, text, text, text, timestamp with time zone, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO promotion_grant (id, player_id, promotion_id, version, state, period, coupon, idempotency_key, accepted_from, accepted_at, kept_until)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_promotion_rejection_79251bee(uuid, text, integer, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO promotion_rejection (player_id, promotion_id, version, rejected_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_proposal_63650208(uuid, text, uuid, jsonb, text, uuid, timestamp with time zone, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO proposal (id, kind, player_id, facts, reason, proposed_by, proposed_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_recovery_codes_7e049350(uuid, bytea[]) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO recovery_code (player_id, code_hash) SELECT $1, unnest($2::bytea[]);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_sandbox_payout_8011dba8(text, text, text, bigint, text, text, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO sandbox_payout (provider, merchant_reference, destination, amount, currency, reference, paid_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (provider, merchant_reference) DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_seed_pair_a55f5c9c(uuid, seed_status, bytea, text, text, timestamp with time zone, integer) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO seed_pair (player_id, status, sealed_seed, server_seed_hash, client_seed, created_at, epoch)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_session_f1fb8ed9(bytea, uuid, uuid, timestamp with time zone, timestamp with time zone, text, inet, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO session (token_hash, id, player_id, created_at, seen_at, proved_at, expires_at, user_agent, ip, country)
   VALUES ($1, $2, $3, $4, $4, $4, $5, $6, $7, $8);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_shared_chain_ef645609(text, integer, text, bytea, integer, timestamp with time zone, integer) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO shared_chain (game_id, number, commitment, sealed_seed, length, committed_at, epoch)
   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_shared_round_121be649(text, integer, integer, timestamp with time zone, timestamp with time zone, uuid) RETURNS TABLE ("id" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO shared_round (game_id, chain, index, opens_at, starts_at, led_by)
   SELECT $1, $2::integer, $3::integer, $4::timestamptz, $5::timestamptz, $6::uuid
   WHERE NOT EXISTS (SELECT FROM game_rule x WHERE x.game_id = $1 AND x.off_from <= $4::timestamptz)
   ON CONFLICT DO NOTHING RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_shelf_version_881ead79(integer, jsonb, uuid, text, timestamp with time zone) RETURNS TABLE ("version" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO shelf_version (version, lists, staff_id, reason, at)
   SELECT $1::integer + 1, $2::jsonb, $3, $4, $5::timestamptz WHERE $1::integer = coalesce((SELECT max(version) FROM shelf_version), 0)
   ON CONFLICT DO NOTHING RETURNING version;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_sign_in_ticket_68f802cd(bytea, uuid, timestamp with time zone, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO sign_in_ticket (ticket_hash, player_id, created_at, expires_at) VALUES ($1, $2, $3, $4);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_staff_bfc35b0e(uuid, text, text, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO staff (id, name, name_key, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT (name_key) DO NOTHING RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_staff_act_96df53a5(timestamp with time zone, uuid, text, text, text, text, text, text, uuid[], text, jsonb, text, text) RETURNS TABLE ("id" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO staff_act
     (at, staff_id, channel, shell_user, name, act, subject_kind, subject_id, players, reason, facts, request_id, ip)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::uuid[], $10, $11, $12, $13) RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_staff_challenge_bd5a6d22(bytea, text, uuid, timestamp with time zone, uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO staff_challenge (challenge_hash, purpose, staff_id, expires_at, session_id) VALUES ($1, $2, $3, $4, $5);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_staff_invite_3764feb2(bytea, uuid, timestamp with time zone, timestamp with time zone, boolean, bytea) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO staff_invite (token_hash, staff_id, created_at, expires_at, here_only, code_hash) VALUES ($1, $2, $3, $4, $5, $6);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_staff_key_db26d9e4(uuid, uuid, text, bytea, bigint, text[], text, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO staff_passkey (id, staff_id, credential_id, public_key, counter, transports, name, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_staff_right_733be70f(uuid, uuid, text, text, text, timestamp with time zone, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO staff_right (id, staff_id, role, act, reason, from_at, until_at) VALUES ($1, $2, $3, $4, $5, $6, $7);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_staff_session_b21e784d(bytea, uuid, uuid, uuid, timestamp with time zone, timestamp with time zone, inet, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO staff_session (token_hash, id, staff_id, passkey_id, created_at, seen_at, proved_at, expires_at, ip, user_agent)
   VALUES ($1, $2, $3, $4, $5, $5, $5, $6, $7, $8);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_terms_acceptance_22b49373(uuid, text, integer, text, timestamp with time zone) RETURNS TABLE ("number" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO terms_acceptance (player_id, document, number, version, accepted_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT DO NOTHING RETURNING number;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_tree_head_aada9131(bigint, integer, bigint, text, text, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO tree_head (at, epoch, size, root, log_id, signature) VALUES (to_timestamp($1::bigint / 1000.0), $2, $3, $4, $5, $6);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_wallet_b696e2b0(uuid, text, boolean, timestamp with time zone) RETURNS TABLE ("currency" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO wallet (player_id, currency, is_default, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING currency;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_withdrawal_approval_b63b023c(uuid, text, timestamp with time zone) RETURNS TABLE ("operator" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO withdrawal_approval (withdrawal_id, operator, at) VALUES ($1, $2, $3)
   ON CONFLICT DO NOTHING RETURNING operator;
END $command$;

CREATE OR REPLACE FUNCTION command.insert_withdrawal_event_c054889a(uuid, timestamp with time zone, text, text, jsonb) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO withdrawal_event (withdrawal_id, at, kind, actor, facts) VALUES ($1, $2, $3, $4, $5);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_withdrawal_hold_e1d89f99(uuid, text, jsonb, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO withdrawal_hold (withdrawal_id, rule, facts, at) VALUES ($1, $2, $3, $4);
END $command$;

CREATE OR REPLACE FUNCTION command.insert_withdrawal_review_bae68062(uuid, timestamp with time zone, jsonb, integer) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO withdrawal_review (withdrawal_id, at, facts, version) VALUES ($1, $2, $3, $4);
END $command$;

CREATE OR REPLACE FUNCTION command.jackpot_checkpoint_on_2094a50a() RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  PERFORM jackpot_checkpoint_on();
END $command$;

CREATE OR REPLACE FUNCTION command.jackpot_open_a3a18960(text, text, bigint, timestamp with time zone) RETURNS TABLE ("pot" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT jackpot_open($1, $2, $3, $4) AS pot;
END $command$;

CREATE OR REPLACE FUNCTION command.journal_acts_ee6aa494(bytea[]) RETURNS TABLE ("lines" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT journal_acts($1::bytea[]) AS lines;
END $command$;

CREATE OR REPLACE FUNCTION command.journal_everything_9d396a13() RETURNS TABLE ("lines" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT journal_everything() AS lines;
END $command$;

CREATE OR REPLACE FUNCTION command.keep_answer_98263019(uuid, text, text, bytea, text, timestamp with time zone, boolean) RETURNS TABLE ("body" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO kept_answer AS kept (player_id, call, key, wish, body, at)
   SELECT $1, $2, $3, $4, $5, $6
   FROM set_config('synchronous_commit', CASE WHEN $7 THEN 'off' ELSE current_setting('synchronous_commit') END, true)
   ON CONFLICT (player_id, call, key) DO UPDATE SET at = kept.at
   RETURNING body;
END $command$;

CREATE OR REPLACE FUNCTION command.keep_autoplay_7a07d0e3(uuid, uuid, jsonb) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE game_session SET autoplay = $3 WHERE id = $1 AND player_id = $2;
END $command$;

CREATE OR REPLACE FUNCTION command.keep_game_homes_86528224(text[], text[]) RETURNS TABLE ("changed" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT game_homes_keep($1, $2) AS changed;
END $command$;

CREATE OR REPLACE FUNCTION command.keep_promotion_version_b1bb5b58(text, integer, jsonb, timestamp with time zone) RETURNS TABLE ("promotion_id" text, "version" integer, "same" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH kept AS (
     INSERT INTO promotion_version (promotion_id, version, rules, seen_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING promotion_id)
   SELECT $1::text AS promotion_id, $2::integer AS version,
     coalesce((SELECT v.rules = $3::jsonb FROM promotion_version v WHERE v.promotion_id = $1 AND v.version = $2), true) AS same
   FROM (SELECT 1) one LEFT JOIN kept ON true;
END $command$;

CREATE OR REPLACE FUNCTION command.keep_report_active_035784af(timestamp with time zone, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO report_active (month, player_id, played, paid)
   WITH numbers AS MATERIALIZED (
     SELECT movement_since($1::timestamptz - interval '10 minutes') AS low, movement_since($2::timestamptz + interval '10 minutes') AS high),
   moved AS MATERIALIZED (
     SELECT m.id, m.kind, m.player_id, m.at FROM movement m
     WHERE m.id >= (SELECT low FROM numbers) AND m.id < (SELECT high FROM numbers) AND m.at >= $1 AND m.at < $2),
   house AS MATERIALIZED (
     SELECT id, kind, currency, owner FROM account
     WHERE player_id IS NULL AND kind IN ('gaming', 'jackpot', 'promotions', 'clearing')),
   told AS (
     SELECT m.id AS movement_id, a.id AS account_id, m.at, m.kind, m.player_id, a.currency, p.amount,
       CASE a.kind WHEN 'gaming' THEN a.owner WHEN 'jackpot' THEN 'pot:' || a.owner ELSE '' END AS game, CASE
         WHEN m.kind = 'jackpot_seed' THEN NULL
         WHEN a.kind = 'clearing' THEN CASE WHEN m.kind = 'withdrawal_paid' THEN 'withdrawals' END
         WHEN a.kind = 'promotions' THEN 'bonusCost'
         WHEN m.kind IN ('bet', 'rollback', 'spin_stake') THEN 'stakes'
         ELSE 'payouts' END AS figure
     FROM house a CROSS JOIN LATERAL (
       SELECT x.movement_id, x.amount FROM posting x WHERE x.account_id = a.id
         AND x.movement_id >= (SELECT low FROM numbers) AND x.movement_id < (SELECT high FROM numbers)) p
     JOIN moved m ON m.id = p.movement_id
     UNION ALL
     SELECT m.id, a.id, m.at, m.kind, m.player_id, a.currency, p.amount, '', 'deposits' FROM moved m
     JOIN account a ON a.player_id = m.player_id AND a.kind = 'cash'
     JOIN posting p ON p.account_id = a.id AND p.movement_id = m.id
     WHERE m.kind = 'deposit'),
   booked AS (
     SELECT movement_id, account_id, at, kind, player_id, currency, game, figure,
       CASE WHEN figure IN ('payouts', 'bonusCost') THEN -amount ELSE amount END AS amount
     FROM told WHERE figure IS NOT NULL)
   SELECT date_trunc('month', ($1::timestamptz AT TIME ZONE 'UTC')::date)::date, player_id, bool_or(figure = 'stakes'), bool_or(figure = 'deposits')
   FROM booked WHERE player_id IS NOT NULL AND figure IN ('stakes', 'deposits') GROUP BY 2
   ON CONFLICT (month, player_id) DO UPDATE SET played = report_active.played OR excluded.played, paid = report_active.paid OR excluded.paid;
END $command$;

CREATE OR REPLACE FUNCTION command.keep_report_countries_4b80c74f(timestamp with time zone, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO report_country (day, player_id, country) WITH numbers AS MATERIALIZED (
     SELECT movement_since($1::timestamptz - interval '10 minutes') AS low, movement_since($2::timestamptz + interval '10 minutes') AS high),
   moved AS MATERIALIZED (
     SELECT m.id, m.kind, m.player_id, m.at FROM movement m
     WHERE m.id >= (SELECT low FROM numbers) AND m.id < (SELECT high FROM numbers) AND m.at >= $1 AND m.at < $2),
   house AS MATERIALIZED (
     SELECT id, kind, currency, owner FROM account
     WHERE player_id IS NULL AND kind IN ('gaming', 'jackpot', 'promotions', 'clearing')),
   told AS (
     SELECT m.id AS movement_id, a.id AS account_id, m.at, m.kind, m.player_id, a.currency, p.amount,
       CASE a.kind WHEN 'gaming' THEN a.owner WHEN 'jackpot' THEN 'pot:' || a.owner ELSE '' END AS game, CASE
         WHEN m.kind = 'jackpot_seed' THEN NULL
         WHEN a.kind = 'clearing' THEN CASE WHEN m.kind = 'withdrawal_paid' THEN 'withdrawals' END
         WHEN a.kind = 'promotions' THEN 'bonusCost'
         WHEN m.kind IN ('bet', 'rollback', 'spin_stake') THEN 'stakes'
         ELSE 'payouts' END AS figure
     FROM house a CROSS JOIN LATERAL (
       SELECT x.movement_id, x.amount FROM posting x WHERE x.account_id = a.id
         AND x.movement_id >= (SELECT low FROM numbers) AND x.movement_id < (SELECT high FROM numbers)) p
     JOIN moved m ON m.id = p.movement_id
     UNION ALL
     SELECT m.id, a.id, m.at, m.kind, m.player_id, a.currency, p.amount, '', 'deposits' FROM moved m
     JOIN account a ON a.player_id = m.player_id AND a.kind = 'cash'
     JOIN posting p ON p.account_id = a.id AND p.movement_id = m.id
     WHERE m.kind = 'deposit'),
   booked AS (
     SELECT movement_id, account_id, at, kind, player_id, currency, game, figure,
       CASE WHEN figure IN ('payouts', 'bonusCost') THEN -amount ELSE amount END AS amount
     FROM told WHERE figure IS NOT NULL),
   who AS MATERIALIZED (
     SELECT x.player_id, coalesce(r.country, d.country,
       (SELECT s.country FROM session s WHERE s.player_id = x.player_id ORDER BY s.created_at DESC LIMIT 1), '') AS country,
       coalesce(f.affiliate_id, '') AS affiliate, to_char(w.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS cohort
     FROM (SELECT DISTINCT player_id FROM moved WHERE player_id IS NOT NULL) x
     JOIN player w ON w.id = x.player_id LEFT JOIN affiliate_referral f ON f.player_id = x.player_id
     LEFT JOIN report_country r ON r.day = ($1::timestamptz AT TIME ZONE 'UTC')::date AND r.player_id = x.player_id
     LEFT JOIN player_details d ON d.player_id = x.player_id) SELECT ($1::timestamptz AT TIME ZONE 'UTC')::date, player_id, country FROM who
   ON CONFLICT DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.keep_report_figures_cc535784(timestamp with time zone, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO report_figure (day, currency, country, game, figure, amount, postings)
   WITH numbers AS MATERIALIZED (
     SELECT movement_since($1::timestamptz - interval '10 minutes') AS low, movement_since($2::timestamptz + interval '10 minutes') AS high),
   moved AS MATERIALIZED (
     SELECT m.id, m.kind, m.player_id, m.at FROM movement m
     WHERE m.id >= (SELECT low FROM numbers) AND m.id < (SELECT high FROM numbers) AND m.at >= $1 AND m.at < $2),
   house AS MATERIALIZED (
     SELECT id, kind, currency, owner FROM account
     WHERE player_id IS NULL AND kind IN ('gaming', 'jackpot', 'promotions', 'clearing')),
   told AS (
     SELECT m.id AS movement_id, a.id AS account_id, m.at, m.kind, m.player_id, a.currency, p.amount,
       CASE a.kind WHEN 'gaming' THEN a.owner WHEN 'jackpot' THEN 'pot:' || a.owner ELSE '' END AS game, CASE
         WHEN m.kind = 'jackpot_seed' THEN NULL
         WHEN a.kind = 'clearing' THEN CASE WHEN m.kind = 'withdrawal_paid' THEN 'withdrawals' END
         WHEN a.kind = 'promotions' THEN 'bonusCost'
         WHEN m.kind IN ('bet', 'rollback', 'spin_stake') THEN 'stakes'
         ELSE 'payouts' END AS figure
     FROM house a CROSS JOIN LATERAL (
       SELECT x.movement_id, x.amount FROM posting x WHERE x.account_id = a.id
         AND x.movement_id >= (SELECT low FROM numbers) AND x.movement_id < (SELECT high FROM numbers)) p
     JOIN moved m ON m.id = p.movement_id
     UNION ALL
     SELECT m.id, a.id, m.at, m.kind, m.player_id, a.currency, p.amount, '', 'deposits' FROM moved m
     JOIN account a ON a.player_id = m.player_id AND a.kind = 'cash'
     JOIN posting p ON p.account_id = a.id AND p.movement_id = m.id
     WHERE m.kind = 'deposit'),
   booked AS (
     SELECT movement_id, account_id, at, kind, player_id, currency, game, figure,
       CASE WHEN figure IN ('payouts', 'bonusCost') THEN -amount ELSE amount END AS amount
     FROM told WHERE figure IS NOT NULL),
   who AS MATERIALIZED (
     SELECT x.player_id, coalesce(r.country, d.country,
       (SELECT s.country FROM session s WHERE s.player_id = x.player_id ORDER BY s.created_at DESC LIMIT 1), '') AS country,
       coalesce(f.affiliate_id, '') AS affiliate, to_char(w.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS cohort
     FROM (SELECT DISTINCT player_id FROM moved WHERE player_id IS NOT NULL) x
     JOIN player w ON w.id = x.player_id LEFT JOIN affiliate_referral f ON f.player_id = x.player_id
     LEFT JOIN report_country r ON r.day = ($1::timestamptz AT TIME ZONE 'UTC')::date AND r.player_id = x.player_id
     LEFT JOIN player_details d ON d.player_id = x.player_id),
   line AS (
     SELECT b.currency, coalesce(w.country, '') AS country, b.game, b.figure, sum(b.amount)::bigint AS amount, count(*) AS postings
     FROM booked b LEFT JOIN who w ON w.player_id = b.player_id GROUP BY 1, 2, 3, 4) SELECT ($1::timestamptz AT TIME ZONE 'UTC')::date, currency, country, game, figure, amount, postings FROM line;
END $command$;

CREATE OR REPLACE FUNCTION command.keep_report_sources_e67c1cbc(timestamp with time zone, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO report_source (day, currency, affiliate, cohort, figure, amount, postings)
   WITH numbers AS MATERIALIZED (
     SELECT movement_since($1::timestamptz - interval '10 minutes') AS low, movement_since($2::timestamptz + interval '10 minutes') AS high),
   moved AS MATERIALIZED (
     SELECT m.id, m.kind, m.player_id, m.at FROM movement m
     WHERE m.id >= (SELECT low FROM numbers) AND m.id < (SELECT high FROM numbers) AND m.at >= $1 AND m.at < $2),
   house AS MATERIALIZED (
     SELECT id, kind, currency, owner FROM account
     WHERE player_id IS NULL AND kind IN ('gaming', 'jackpot', 'promotions', 'clearing')),
   told AS (
     SELECT m.id AS movement_id, a.id AS account_id, m.at, m.kind, m.player_id, a.currency, p.amount,
       CASE a.kind WHEN 'gaming' THEN a.owner WHEN 'jackpot' THEN 'pot:' || a.owner ELSE '' END AS game, CASE
         WHEN m.kind = 'jackpot_seed' THEN NULL
         WHEN a.kind = 'clearing' THEN CASE WHEN m.kind = 'withdrawal_paid' THEN 'withdrawals' END
         WHEN a.kind = 'promotions' THEN 'bonusCost'
         WHEN m.kind IN ('bet', 'rollback', 'spin_stake') THEN 'stakes'
         ELSE 'payouts' END AS figure
     FROM house a CROSS JOIN LATERAL (
       SELECT x.movement_id, x.amount FROM posting x WHERE x.account_id = a.id
         AND x.movement_id >= (SELECT low FROM numbers) AND x.movement_id < (SELECT high FROM numbers)) p
     JOIN moved m ON m.id = p.movement_id
     UNION ALL
     SELECT m.id, a.id, m.at, m.kind, m.player_id, a.currency, p.amount, '', 'deposits' FROM moved m
     JOIN account a ON a.player_id = m.player_id AND a.kind = 'cash'
     JOIN posting p ON p.account_id = a.id AND p.movement_id = m.id
     WHERE m.kind = 'deposit'),
   booked AS (
     SELECT movement_id, account_id, at, kind, player_id, currency, game, figure,
       CASE WHEN figure IN ('payouts', 'bonusCost') THEN -amount ELSE amount END AS amount
     FROM told WHERE figure IS NOT NULL),
   who AS MATERIALIZED (
     SELECT x.player_id, coalesce(r.country, d.country,
       (SELECT s.country FROM session s WHERE s.player_id = x.player_id ORDER BY s.created_at DESC LIMIT 1), '') AS country,
       coalesce(f.affiliate_id, '') AS affiliate, to_char(w.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS cohort
     FROM (SELECT DISTINCT player_id FROM moved WHERE player_id IS NOT NULL) x
     JOIN player w ON w.id = x.player_id LEFT JOIN affiliate_referral f ON f.player_id = x.player_id
     LEFT JOIN report_country r ON r.day = ($1::timestamptz AT TIME ZONE 'UTC')::date AND r.player_id = x.player_id
     LEFT JOIN player_details d ON d.player_id = x.player_id),
   source AS (
     SELECT b.currency, coalesce(w.affiliate, '') AS affiliate, coalesce(w.cohort, '') AS cohort, b.figure, sum(b.amount)::bigint AS amount,
       count(*) AS postings
     FROM booked b LEFT JOIN who w ON w.player_id = b.player_id GROUP BY 1, 2, 3, 4) SELECT ($1::timestamptz AT TIME ZONE 'UTC')::date, currency, affiliate, cohort, figure, amount, postings FROM source;
END $command$;

CREATE OR REPLACE FUNCTION command.lease_deposit_refund_7ce93a0f(timestamp with time zone, timestamp with time zone) RETURNS TABLE ("deposit_id" uuid, "gateway" text, "reference" text, "currency" text, "amount" bigint, "attempts" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH due AS (
     SELECT r.deposit_id FROM deposit_refund r JOIN deposit d ON d.id = r.deposit_id
     WHERE r.done_at IS NULL AND r.refused_at IS NULL AND r.released_by IS NULL AND r.run_at <= $1 AND d.state = 'held'
     ORDER BY r.run_at LIMIT 1 FOR UPDATE OF r SKIP LOCKED)
   UPDATE deposit_refund r SET run_at = $2, attempts = r.attempts + 1, asked_at = coalesce(r.asked_at, $1)
   FROM due, deposit d WHERE r.deposit_id = due.deposit_id AND d.id = r.deposit_id
   RETURNING r.deposit_id, d.gateway, d.provider_reference AS reference, d.currency, d.amount, r.attempts;
END $command$;

CREATE OR REPLACE FUNCTION command.lease_mail_job_fe1cf445(timestamp with time zone, timestamp with time zone) RETURNS TABLE ("id" bigint, "kind" text, "facts" jsonb, "attempts" integer, "created_at" timestamp with time zone, "traceparent" text, "player_id" uuid, "email" text, "call_name" text, "confirmed_at" timestamp with time zone)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH due AS (
     SELECT id, player_id FROM mail_job WHERE done_at IS NULL AND given_up_at IS NULL AND run_at <= $1
     ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   UPDATE mail_job j SET run_at = $2, attempts = j.attempts + 1
   FROM due LEFT JOIN player p ON p.id = due.player_id
   WHERE j.id = due.id
   RETURNING j.id, j.kind, j.facts, j.attempts, j.created_at, j.traceparent, j.player_id, p.email,
     CASE WHEN p.name_guessed THEN p.full_name ELSE p.first_name END AS call_name, p.confirmed_at;
END $command$;

CREATE OR REPLACE FUNCTION command.lease_payout_9f0c855e(timestamp with time zone, timestamp with time zone, text[]) RETURNS TABLE ("id" uuid, "player_id" uuid, "request_hash" bytea, "provider" text, "currency" text, "amount" bigint, "destination" text, "eur_cents" bigint, "day_eur_cents" bigint, "state" text, "reference" text, "created_at" timestamp with time zone, "updated_at" timestamp with time zone, "asked_at" timestamp with time zone, "attempts" integer, "batch" text, "was_asked_at" timestamp with time zone, "traceparent" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH due AS (
     SELECT id, asked_at FROM withdrawal WHERE state = 'approved' AND provider = ANY ($3) AND run_at <= $1 AND batch IS NULL
     ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   UPDATE withdrawal w SET run_at = $2, attempts = w.attempts + 1, asked_at = coalesce(w.asked_at, $1)
   FROM due WHERE w.id = due.id
   RETURNING w.id, w.player_id, w.request_hash, w.provider, w.currency, w.amount, w.destination, w.eur_cents, w.day_eur_cents, w.state, w.reference, w.created_at, w.updated_at, w.asked_at, w.attempts, w.batch, due.asked_at AS was_asked_at, w.traceparent;
END $command$;

CREATE OR REPLACE FUNCTION command.lease_push_job_e0698bd6(timestamp with time zone, timestamp with time zone) RETURNS TABLE ("id" bigint, "subscription_id" uuid, "kind" text, "facts" jsonb, "attempts" integer, "created_at" timestamp with time zone, "endpoint" text, "p256dh" text, "auth" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH due AS (SELECT id FROM push_job WHERE run_at <= $1 ORDER BY run_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   UPDATE push_job j SET run_at = $2, attempts = j.attempts + 1
   FROM due, push_subscription s
   WHERE j.id = due.id AND s.id = j.subscription_id
   RETURNING j.id, j.subscription_id, j.kind, j.facts, j.attempts, j.created_at, s.endpoint, s.p256dh, s.auth;
END $command$;

CREATE OR REPLACE FUNCTION command.lease_stamping_f75a4779(timestamp with time zone, timestamp with time zone) RETURNS TABLE ("attempts" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE stamping SET run_at = $2, attempts = attempts + 1 WHERE run_at <= $1::timestamptz RETURNING attempts;
END $command$;

CREATE OR REPLACE FUNCTION command.lease_webhook_delivery_2bea3eb1(uuid, timestamp with time zone, timestamp with time zone) RETURNS TABLE ("endpoint_id" uuid, "attempts" integer, "url" text, "secret_sealed" bytea, "old_secret_sealed" bytea, "epoch" integer, "number" bigint, "at" timestamp with time zone, "type" text, "version" smallint, "key" text, "player_id" uuid, "facts" jsonb, "traceparent" text, "affiliate_id" text, "click_id" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH due AS (SELECT endpoint_id, number FROM webhook_delivery
     WHERE endpoint_id = $1 AND state = 'pending' AND run_at <= $2 AND run_at < 'infinity'
     ORDER BY run_at, number LIMIT 1 FOR UPDATE SKIP LOCKED)
   UPDATE webhook_delivery d SET run_at = $3, attempts = d.attempts + 1
   FROM due, webhook_endpoint w, event_number n, event e
   WHERE d.endpoint_id = due.endpoint_id AND d.number = due.number AND w.id = due.endpoint_id AND n.number = due.number AND e.id = n.event_id
   RETURNING d.endpoint_id, d.attempts, w.url, w.secret_sealed, CASE WHEN w.old_until > $2 THEN w.old_secret_sealed END AS old_secret_sealed,
     n.epoch, n.number, e.at, e.type, e.version, e.key, e.player_id, e.facts, e.traceparent, w.affiliate_id,
     CASE WHEN w.affiliate_id IS NOT NULL THEN (SELECT p.click_id FROM affiliate_referral r JOIN player p ON p.id = r.player_id
       WHERE r.id = (e.facts ->> 'referralId')::uuid) END AS click_id;
END $command$;

CREATE OR REPLACE FUNCTION command.ledger_try_post_c14e5909(text, uuid, text, timestamp with time zone, text, text[], text[], bigint[]) RETURNS TABLE ("code" text, "movementId" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT code, movement_id AS "movementId" FROM ledger_try_post($1, $2, $3, $4, $5, $6, $7, $8);
END $command$;

CREATE OR REPLACE FUNCTION command.list_recallable_withdrawals_e77af3f3(uuid, text) RETURNS TABLE ("id" uuid, "player_id" uuid, "request_hash" bytea, "provider" text, "currency" text, "amount" bigint, "destination" text, "eur_cents" bigint, "day_eur_cents" bigint, "state" text, "reference" text, "created_at" timestamp with time zone, "updated_at" timestamp with time zone, "asked_at" timestamp with time zone, "attempts" integer, "batch" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT w.id, w.player_id, w.request_hash, w.provider, w.currency, w.amount, w.destination, w.eur_cents, w.day_eur_cents, w.state, w.reference, w.created_at, w.updated_at, w.asked_at, w.attempts, w.batch FROM withdrawal w
   WHERE w.player_id = $1 AND w.currency = $2 AND (w.state = 'in_review' OR w.state = 'approved' AND w.asked_at IS NULL)
   ORDER BY w.created_at DESC, w.id FOR UPDATE;
END $command$;

CREATE OR REPLACE FUNCTION command.lock_cash_3ead31c4(uuid, text) RETURNS TABLE ("balance" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT balance FROM account WHERE player_id = $1 AND currency = $2 AND kind = 'cash' AND owner = '' FOR UPDATE;
END $command$;

CREATE OR REPLACE FUNCTION command.lock_deposit_63aa0b21(uuid, text) RETURNS TABLE ("id" uuid, "player_id" uuid, "request_hash" bytea, "gateway" text, "currency" text, "amount" bigint, "state" text, "provider_reference" text, "redirect_url" text, "qr" text, "initialization_token" text, "form" jsonb, "created_at" timestamp with time zone, "held_for" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT id, player_id, request_hash, gateway, currency, amount, state, provider_reference, redirect_url, qr, initialization_token, form, created_at, held_for FROM deposit WHERE id = $1 AND gateway = $2 FOR UPDATE;
END $command$;

CREATE OR REPLACE FUNCTION command.lock_details_d347a702(uuid) RETURNS TABLE ("dateOfBirth" date, "gender" text, "avatar" text, "country" text, "state" text, "address" text, "nickName" text, "address2" text, "city" text, "zipCode" text, "phoneNumber" text, "dialingCode" text, "receiveEmailPromo" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT d.date_of_birth AS "dateOfBirth", d.gender, d.avatar, d.country, d.state, d.address,
  d.nick_name AS "nickName", d.address2, d.city, d.zip_code AS "zipCode", d.phone_number AS "phoneNumber",
  d.dialing_code AS "dialingCode", coalesce(d.receive_email_promo, false) AS "receiveEmailPromo" FROM player_details d WHERE d.player_id = $1 FOR UPDATE;
END $command$;

CREATE OR REPLACE FUNCTION command.lock_document_owner_37ac12ee(uuid) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT p.id FROM player p WHERE p.id = (SELECT player_id FROM document WHERE id = $1) FOR NO KEY UPDATE;
END $command$;

CREATE OR REPLACE FUNCTION command.lock_free_held_915312af(uuid, text, text[]) RETURNS TABLE ("id" uuid, "gateway" text, "amount" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT d.id, d.gateway, d.amount FROM deposit d
   WHERE d.player_id = $1 AND d.currency = $2 AND d.state = 'held' AND d.held_for IN ('account_closed', 'player_excluded')
     AND (EXISTS (SELECT FROM deposit_refund r WHERE r.deposit_id = d.id AND r.refused_at IS NOT NULL)
       OR NOT d.gateway = ANY ($3) AND NOT EXISTS (SELECT FROM deposit_refund r WHERE r.deposit_id = d.id))
   ORDER BY d.id FOR UPDATE OF d;
END $command$;

CREATE OR REPLACE FUNCTION command.lock_open_deposit_c4c2beaf(uuid) RETURNS TABLE ("id" uuid, "player_id" uuid, "request_hash" bytea, "gateway" text, "currency" text, "amount" bigint, "state" text, "provider_reference" text, "redirect_url" text, "qr" text, "initialization_token" text, "form" jsonb, "created_at" timestamp with time zone, "held_for" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT id, player_id, request_hash, gateway, currency, amount, state, provider_reference, redirect_url, qr, initialization_token, form, created_at, held_for FROM deposit WHERE id = $1 FOR UPDATE;
END $command$;

CREATE OR REPLACE FUNCTION command.lock_play_8be7cfb8(uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  PERFORM play_lock($1);
END $command$;

CREATE OR REPLACE FUNCTION command.lock_player_a2118537(uuid) RETURNS TABLE ("confirmed_at" timestamp with time zone)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT confirmed_at FROM player WHERE id = $1 FOR NO KEY UPDATE;
END $command$;

CREATE OR REPLACE FUNCTION command.lock_series_on_sale_6b65d0d3(uuid, uuid, text, bigint[], integer[], timestamp with time zone) RETURNS TABLE ("id" bigint, "number" integer, "price" bigint, "printed" integer[], "remaining" integer[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT s.id, s.number, s.price, s.printed, s.remaining
   FROM game_session g, unnest($4::bigint[]) WITH ORDINALITY AS p (price, place),
     LATERAL series_on_sale(g.game_id, $3, g.currency, p.price,
       CASE WHEN g.demo THEN g.player_id::text ELSE '' END, $5, $6, true) s
   WHERE g.id = $1 AND g.player_id = $2 ORDER BY p.place;
END $command$;

CREATE OR REPLACE FUNCTION command.lock_wallets_63a8a1cc(uuid) RETURNS TABLE ("currency" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT currency FROM wallet WHERE player_id = $1 ORDER BY currency FOR UPDATE;
END $command$;

CREATE OR REPLACE FUNCTION command.lock_withdrawal_for_staff_03f14104(uuid) RETURNS TABLE ("id" uuid, "player_id" uuid, "request_hash" bytea, "provider" text, "currency" text, "amount" bigint, "destination" text, "eur_cents" bigint, "day_eur_cents" bigint, "state" text, "reference" text, "created_at" timestamp with time zone, "updated_at" timestamp with time zone, "asked_at" timestamp with time zone, "attempts" integer, "batch" text, "run_at" timestamp with time zone, "email" text, "full_name" text, "approvals" bigint, "holds" bigint, "is_from_shell" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT w.id, w.player_id, w.request_hash, w.provider, w.currency, w.amount, w.destination, w.eur_cents, w.day_eur_cents, w.state, w.reference, w.created_at, w.updated_at, w.asked_at, w.attempts, w.batch, w.run_at, p.email, p.full_name,
    (SELECT count(*) FROM withdrawal_approval a WHERE a.withdrawal_id = w.id) AS approvals,
    (SELECT count(*) FROM withdrawal_hold h WHERE h.withdrawal_id = w.id) AS holds,
    EXISTS (SELECT FROM withdrawal_event e WHERE e.withdrawal_id = w.id AND e.kind = 'requested' AND e.facts ? 'systemUser') AS is_from_shell
  FROM withdrawal w JOIN player p ON p.id = w.player_id WHERE w.id = $1 FOR UPDATE OF w;
END $command$;

CREATE OR REPLACE FUNCTION command.make_reviewable_7be43b29(uuid, text[], timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE document SET state = 'in_review', reviewable_at = $3
   WHERE player_id = $1 AND kind = ANY ($2) AND state = 'uploaded' RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.mark_deposit_too_small_b31ebcf1(uuid) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE deposit SET too_small = true WHERE id = $1 AND gateway = 'crypto' RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.mark_house_fe7d48a0() RETURNS TABLE ("at" timestamp with time zone)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO house_mark (at) VALUES (clock_timestamp()) ON CONFLICT (is_only) DO UPDATE SET at = excluded.at RETURNING at;
END $command$;

CREATE OR REPLACE FUNCTION command.mark_limits_offered_fa2da330(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO play_state (player_id, offered_at) VALUES ($1, $2)
   ON CONFLICT (player_id) DO UPDATE SET offered_at = coalesce(play_state.offered_at, excluded.offered_at);
END $command$;

CREATE OR REPLACE FUNCTION command.mark_markers_gone_5fdf0a6e(uuid, text[], timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE harm_marker SET gone_at = $3 WHERE player_id = $1 AND kind = ANY ($2::text[]) AND gone_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.mark_notifications_read_3a240192(uuid, uuid, timestamp with time zone, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE notification SET read_at = $3
   WHERE player_id = $1 AND read_at IS NULL AND kind = coalesce($4, kind)
     AND (created_at, id) <= (SELECT created_at, id FROM notification WHERE id = $2 AND player_id = $1);
END $command$;

CREATE OR REPLACE FUNCTION command.move_backlog_on_f8b64789(text, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE leaf_backlog SET taken = $2 WHERE kind = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.move_campaign_89a7cb22(text, integer) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE campaign SET revision = $2 WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.move_event_cursor_35870e69(text, bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO event_cursor (consumer, number) VALUES ($1, $2)
   ON CONFLICT (consumer) DO UPDATE SET number = excluded.number;
END $command$;

CREATE OR REPLACE FUNCTION command.note_document_opened_b16c03df(uuid, timestamp with time zone, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO document_event (document_id, at, kind, actor, facts)
   SELECT $1::uuid, $2::timestamptz, 'opened', $3::text, '{}' WHERE NOT EXISTS (
     SELECT FROM document_event WHERE document_id = $1 AND kind = 'opened' AND actor = $3 AND at > $2::timestamptz - interval '5 minutes');
END $command$;

CREATE OR REPLACE FUNCTION command.note_drift_3314bf8f(text, text, text, text, text, date, timestamp with time zone) RETURNS TABLE ("game_id" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO game_return_drift (game_id, game_version, currency, kind, direction, day, told_at)
   VALUES ($1, $2, $3, $4, $5, $6::date, $7) ON CONFLICT DO NOTHING RETURNING game_id;
END $command$;

CREATE OR REPLACE FUNCTION command.note_game_off_end_439621d8(integer, uuid, text, timestamp with time zone) RETURNS TABLE ("round_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE game_off_round SET how = $3, ended_at = $4::timestamptz
   WHERE version = $1 AND round_id = $2 AND (how IS NULL OR ended_at <= $4::timestamptz - interval '1 minute') RETURNING round_id;
END $command$;

CREATE OR REPLACE FUNCTION command.note_game_off_rounds_db7d27a7(timestamp with time zone) RETURNS TABLE ("found" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT game_off_note($1) AS found;
END $command$;

CREATE OR REPLACE FUNCTION command.note_journal_written_08cbabb1(bigint[]) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE journal_line SET written_at = clock_timestamp() WHERE seq = ANY ($1);
END $command$;

CREATE OR REPLACE FUNCTION command.note_journals_dd702e8a(integer, text[]) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE epoch SET journals = $2 WHERE number = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.note_known_device_c6c1d3c1(bytea, uuid, timestamp with time zone, timestamp with time zone, integer) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  WITH old AS (
     DELETE FROM known_device WHERE token_hash IN (
       SELECT k.token_hash FROM known_device k WHERE k.player_id = $2 ORDER BY k.made_at DESC, k.token_hash OFFSET $5::integer - 1))
   INSERT INTO known_device (token_hash, player_id, made_at, expires_at) VALUES ($1, $2, $3, $4);
END $command$;

CREATE OR REPLACE FUNCTION command.note_payout_asked_06fecc5b(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE withdrawal SET asked_at = $2 WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.note_proof_e8560168(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE session SET proved_at = $2 WHERE id = $1 AND ended_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.note_report_day_a686a2ea(timestamp with time zone, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO report_day (day, counted_at) VALUES (($1::timestamptz AT TIME ZONE 'UTC')::date, $2::timestamptz);
END $command$;

CREATE OR REPLACE FUNCTION command.note_report_sourced_3eb3b1e0(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE report_day SET sourced = true WHERE day = ($1::timestamptz AT TIME ZONE 'UTC')::date;
END $command$;

CREATE OR REPLACE FUNCTION command.note_return_day_8c948196(date, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO game_return_counted (day, counted_at) VALUES ($1::date, $2)
   ON CONFLICT (day) DO UPDATE SET counted_at = excluded.counted_at;
END $command$;

CREATE OR REPLACE FUNCTION command.note_reversed_bonus_4eff83c0(uuid, uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO promotion_event (grant_id, at, kind, actor, facts)
   SELECT g.id, $3, 'reversed', 'house', jsonb_build_object('deposit', $2::uuid, 'currency', g.currency, 'released', (
     SELECT coalesce(sum(p.amount), 0)::bigint FROM movement m JOIN posting p ON p.movement_id = m.id
     JOIN account a ON a.id = p.account_id
     WHERE m.kind = 'bonus_release' AND m.reference LIKE g.id || '%' AND a.player_id = g.player_id AND a.kind = 'cash'))
   FROM promotion_grant g WHERE g.id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.open_details_00c6926f(uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO player_details (player_id) VALUES ($1) ON CONFLICT (player_id) DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.open_game_session_bbbfa35c(bytea, uuid, uuid, timestamp with time zone) RETURNS TABLE ("outcome" text, "player" uuid, "facts" jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM open_game_session($1, $2, $3, $4);
END $command$;

CREATE OR REPLACE FUNCTION command.open_player_chat_6be67cb4(uuid, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO chat_conversation (player_id, last_at) VALUES ($1, $2)
   ON CONFLICT (player_id) DO UPDATE SET last_at = $2 RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.open_round_7ad64790(uuid, uuid, uuid, text, text, jsonb, bigint, jsonb, jsonb, bigint, bigint, bigint, timestamp with time zone, integer, integer, jsonb, jsonb, bigint) RETURNS TABLE ("code" text, "balance_before" bigint, "balance_after" bigint, "stake_limit" bigint, "wait_ms" bigint, "facts" jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM open_round(ROW($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)::house_bet, $17, $18);
END $command$;

CREATE OR REPLACE FUNCTION command.open_visitor_chat_f06147e2(uuid, text, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO chat_conversation (visitor_id, email, last_at) VALUES ($1, $2, $3)
   ON CONFLICT (visitor_id, email) DO UPDATE SET last_at = $3 RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.page_build_insert_c7ea356a(timestamp with time zone, text, integer, text, text, integer, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO page_build (at, host, pid, fingerprint, state, took_ms, fault) VALUES ($1, $2, $3, $4, $5, $6, $7);
END $command$;

CREATE OR REPLACE FUNCTION command.pass_epoch_e3936b40(integer, timestamp with time zone, jsonb) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE epoch SET passed_at = $2, report = $3 WHERE number = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.pass_over_3c8154d6(uuid, bigint, bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  PERFORM pass_over($1, $2, $3);
END $command$;

CREATE OR REPLACE FUNCTION command.pay_cashback_38881524(uuid, date, text, numeric, integer, bigint, timestamp with time zone) RETURNS TABLE ("state" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM loyalty_pay($1, $2::date, $3, $4::numeric, $5, $6, $7);
END $command$;

CREATE OR REPLACE FUNCTION command.play_free_spin_836d3e22(uuid, uuid, uuid, text, text, jsonb, bigint, jsonb, jsonb, bigint, bigint, bigint, timestamp with time zone, integer, integer, jsonb, uuid) RETURNS TABLE ("code" text, "balance_before" bigint, "balance_after" bigint, "stake_limit" bigint, "wait_ms" bigint, "facts" jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM play_free_spin(ROW($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)::house_bet, $17);
END $command$;

CREATE OR REPLACE FUNCTION command.play_round_03d66b83(uuid, uuid, uuid, text, text, jsonb, bigint, jsonb, jsonb, bigint, bigint, bigint, timestamp with time zone, integer, integer, jsonb) RETURNS TABLE ("code" text, "balance_before" bigint, "balance_after" bigint, "stake_limit" bigint, "wait_ms" bigint, "facts" jsonb, "jackpot_win" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM play_round(ROW($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)::house_bet);
END $command$;

CREATE OR REPLACE FUNCTION command.postpone_deposit_refund_308a88c9(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE deposit_refund SET run_at = $2 WHERE deposit_id = $1 AND done_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.postpone_mail_job_0f4905b3(bigint, timestamp with time zone, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE mail_job SET run_at = $2, last_error = $3 WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.postpone_payout_21f75f36(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE withdrawal SET run_at = $2 WHERE id = $1 AND state = 'approved';
END $command$;

CREATE OR REPLACE FUNCTION command.postpone_push_job_bc83e76b(bigint, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE push_job SET run_at = $2 WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.postpone_stamping_556799a7(timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE stamping SET run_at = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.postpone_webhook_delivery_d7c06929(uuid, bigint, timestamp with time zone, integer, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE webhook_delivery SET run_at = $3, last_status = $4, last_reason = $5 WHERE endpoint_id = $1 AND number = $2 AND state = 'pending';
END $command$;

CREATE OR REPLACE FUNCTION command.promotion_earn_0529d0de(uuid, jsonb, text, timestamp with time zone) RETURNS TABLE ("state" grant_state)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT promotion_earn($1, $2, $3, $4) AS state;
END $command$;

CREATE OR REPLACE FUNCTION command.promotion_end_57f312db(uuid, grant_state, text, timestamp with time zone) RETURNS TABLE ("code" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT promotion_end($1, $2, $3, $4) AS code;
END $command$;

CREATE OR REPLACE FUNCTION command.promotion_lapse_4f4e2af5(uuid, timestamp with time zone) RETURNS TABLE ("code" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT promotion_lapse($1, $2) AS code;
END $command$;

CREATE OR REPLACE FUNCTION command.promotion_start_9b943665(uuid, timestamp with time zone) RETURNS TABLE ("state" grant_state)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT promotion_start($1, $2) AS state;
END $command$;

CREATE OR REPLACE FUNCTION command.prove_staff_session_b3ec23de(uuid, uuid, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE staff_session SET proved_at = $3 WHERE id = $1 AND staff_id = $2 AND ended_at IS NULL RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.put_national_number_160d0e54(uuid, text, text, bytea, text, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  PERFORM national_number_put($1, $2, $3, $4, $5, $6);
END $command$;

CREATE OR REPLACE FUNCTION command.rate_limit_clear_35ac802d(bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM "rate_limit" WHERE expire < $1;
END $command$;

CREATE OR REPLACE FUNCTION command.rate_limit_count_f5f0f74c(character varying, integer, bigint, bigint) RETURNS TABLE ("points" integer, "expire" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO "rate_limit" VALUES ($1, $2, $3) ON CONFLICT(key) DO UPDATE SET
       points = CASE WHEN ("rate_limit".expire <= $4 OR 1=0) THEN $2 ELSE "rate_limit".points + ($2) END,
       expire = CASE WHEN "rate_limit".expire <= $4 THEN $3 ELSE "rate_limit".expire END
     RETURNING points, expire;
END $command$;

CREATE OR REPLACE FUNCTION command.rate_limit_forget_018ba977(text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM "rate_limit" WHERE key = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.rate_limit_set_7ca2557f(character varying, integer, bigint, bigint) RETURNS TABLE ("points" integer, "expire" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO "rate_limit" VALUES ($1, $2, $3) ON CONFLICT(key) DO UPDATE SET
       points = CASE WHEN ("rate_limit".expire <= $4 OR 1=1) THEN $2 ELSE "rate_limit".points + ($2) END,
       expire = $3
     RETURNING points, expire;
END $command$;

CREATE OR REPLACE FUNCTION command.read_series_on_sale_808c5aa7(uuid, uuid, text, bigint[], integer[], timestamp with time zone) RETURNS TABLE ("id" bigint, "number" integer, "price" bigint, "printed" integer[], "remaining" integer[])
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT s.id, s.number, s.price, s.printed, s.remaining
   FROM game_session g, unnest($4::bigint[]) WITH ORDINALITY AS p (price, place),
     LATERAL series_on_sale(g.game_id, $3, g.currency, p.price,
       CASE WHEN g.demo THEN g.player_id::text ELSE '' END, $5, $6, false) s
   WHERE g.id = $1 AND g.player_id = $2 ORDER BY p.place;
END $command$;

CREATE OR REPLACE FUNCTION command.record_register_question_ca21ec28(uuid, uuid, text, text, timestamp with time zone, timestamp with time zone, text, text, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO register_question (id, player_id, register, moment, asked_at, answered_at, answer, reason, reference)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9);
END $command$;

CREATE OR REPLACE FUNCTION command.record_security_event_96808d87(timestamp with time zone, text, uuid, inet, text, text, jsonb) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO security_event (at, kind, player_id, ip, user_agent, request_id, facts)
   VALUES ($1, $2, $3, $4, $5, $6, $7);
END $command$;

CREATE OR REPLACE FUNCTION command.refresh_guard_e55d2710(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  PERFORM refresh_guard($1, $2);
END $command$;

CREATE OR REPLACE FUNCTION command.refund_round_7b46bb11(uuid, uuid, timestamp with time zone) RETURNS TABLE ("refunded" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT round_refund($1, $2, $3) AS refunded;
END $command$;

CREATE OR REPLACE FUNCTION command.refuse_deposit_refund_465166e0(uuid, timestamp with time zone, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE deposit_refund SET refused_at = $2, reason = $3 WHERE deposit_id = $1 AND done_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.registers_to_ask_b1769303(uuid, text[], text[], text, timestamp with time zone, boolean, timestamp with time zone) RETURNS TABLE ("register" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT register FROM register_to_ask($1, $2, $3, $4, $5, $6, $7);
END $command$;

CREATE OR REPLACE FUNCTION command.remember_payout_account_25774e1e(uuid, text, text, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO payout_account (player_id, provider, destination, seen_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (player_id, provider, destination) DO UPDATE SET seen_at = greatest(payout_account.seen_at, excluded.seen_at);
END $command$;

CREATE OR REPLACE FUNCTION command.remove_favorite_7b6aecf3(uuid, text) RETURNS TABLE ("game_id" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY DELETE FROM favorite WHERE player_id = $1 AND game_id = $2 RETURNING game_id;
END $command$;

CREATE OR REPLACE FUNCTION command.remove_passkey_9b58776b(uuid, uuid) RETURNS TABLE ("name" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY DELETE FROM passkey WHERE id = $1 AND player_id = $2 RETURNING name;
END $command$;

CREATE OR REPLACE FUNCTION command.remove_push_subscription_7b21e75f(uuid, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM push_subscription WHERE player_id = $1 AND endpoint = $2;
END $command$;

CREATE OR REPLACE FUNCTION command.remove_staff_key_8ff034a0(uuid, uuid, timestamp with time zone) RETURNS TABLE ("name" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE staff_passkey SET removed_at = $3 WHERE id = $1 AND staff_id = $2 AND removed_at IS NULL RETURNING name;
END $command$;

CREATE OR REPLACE FUNCTION command.remove_staff_keys_d3f57f87(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE staff_passkey SET removed_at = $2 WHERE staff_id = $1 AND removed_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.remove_webhook_endpoint_36998c73(uuid, timestamp with time zone) RETURNS TABLE ("removed" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT webhook_remove($1, $2) AS removed;
END $command$;

CREATE OR REPLACE FUNCTION command.rename_passkey_91aa060d(uuid, uuid, text) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE passkey SET name = $3 WHERE id = $1 AND player_id = $2 RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.rename_staff_5c3c54b0(uuid, text, text) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE staff SET name = $2, name_key = $3
   WHERE id = $1 AND NOT EXISTS (SELECT FROM staff o WHERE o.name_key = $3 AND o.id <> $1) RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.renew_game_session_8080600f(uuid, uuid, uuid, bytea, interval, interval, timestamp with time zone) RETURNS TABLE ("outcome" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM renew_game_session($1, $2, $3, $4, $5, $6, $7);
END $command$;

CREATE OR REPLACE FUNCTION command.renew_session_3ef699f7(uuid, bytea) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE session SET token_hash = $2 WHERE id = $1 AND ended_at IS NULL RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.reopen_account_dba3c93e(uuid, timestamp with time zone) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH opened AS (
     UPDATE player SET closed_at = NULL, closing_reason = NULL WHERE id = $1 AND closed_at IS NOT NULL RETURNING id)
   INSERT INTO security_event (at, kind, player_id, ip, user_agent, request_id)
   SELECT $2, 'account_reopened', id, '127.0.0.1', 'operator', '' FROM opened RETURNING player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.reopen_campaign_662dba76(text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  PERFORM campaign_reopen($1);
END $command$;

CREATE OR REPLACE FUNCTION command.replace_password_e5de7d91(uuid, text, text, timestamp with time zone) RETURNS TABLE ("id" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH before AS (SELECT id, password_hash FROM player WHERE id = $1 FOR NO KEY UPDATE),
   changed AS (
     UPDATE player p SET password_hash = $2 FROM before b
     WHERE p.id = b.id AND ($3::text IS NULL OR b.password_hash = $3) RETURNING p.id)
   INSERT INTO password_history (player_id, password_hash, replaced_at)
   SELECT b.id, b.password_hash, $4 FROM before b JOIN changed c ON c.id = b.id RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.retire_email_tokens_ff208688(uuid, text, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE email_token SET used_at = $3 WHERE player_id = $1 AND purpose = $2 AND used_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.retire_staff_invites_60eb37aa(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE staff_invite SET retired_at = $2 WHERE staff_id = $1 AND used_at IS NULL AND retired_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.return_sign_in_try_8b1c1c97(bytea, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE sign_in_attempt SET failures = greatest(failures - 1, 0), locked_until = NULL
   WHERE email_hash = $1 AND last_at = $2;
END $command$;

CREATE OR REPLACE FUNCTION command.reveal_seed_pair_31e8aa37(bigint, text, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE seed_pair SET status = 'revealed', server_seed = $2, revealed_at = $3 WHERE id = $1 AND status = 'active';
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_address_0424f754(uuid, jsonb) RETURNS TABLE ("done" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT rewind_address($1, $2) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_campaign_c1b24481(jsonb, timestamp with time zone) RETURNS TABLE ("done" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT rewind_campaign($1, $2) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_clear_factor_991c4480(uuid) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY DELETE FROM second_factor WHERE player_id = $1 RETURNING player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_deposit_d84c840e(uuid, jsonb, timestamp with time zone) RETURNS TABLE ("done" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT rewind_deposit($1, $2, $3) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_factor_10547ea0(uuid, jsonb) RETURNS TABLE ("done" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT rewind_factor($1, $2) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_game_setting_2d1fd0a4(jsonb, timestamp with time zone) RETURNS TABLE ("done" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT rewind_game_setting($1, $2) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_limit_f1340269(uuid, jsonb, timestamp with time zone) RETURNS TABLE ("done" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT rewind_limit($1, $2, $3) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_passkey_1ef86840(uuid, jsonb) RETURNS TABLE ("done" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT rewind_passkey($1, $2) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_password_f4ca2edb(uuid, text, timestamp with time zone) RETURNS TABLE ("done" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT rewind_password($1, $2, $3) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_player_0a691de7(uuid, jsonb) RETURNS TABLE ("done" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT rewind_player($1, $2) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_retire_chains_b00d8992(integer, timestamp with time zone) RETURNS TABLE ("number" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE shared_chain SET retired_at = $2 WHERE retired_at IS NULL AND coalesce(epoch, 0) < $1 RETURNING number;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_retire_pair_68af8f03(bigint, text, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  PERFORM rewind_retire_pair($1, $2, $3);
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_shut_48e1e30d(timestamp with time zone) RETURNS TABLE ("told" jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT rewind_shut($1) AS told;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_staff_6ec06415(text, jsonb) RETURNS TABLE ("done" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT rewind_staff($1, $2) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.rewind_withdrawal_8d8b77cf(uuid, jsonb, timestamp with time zone) RETURNS TABLE ("done" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT rewind_withdrawal($1, $2, $3) AS done;
END $command$;

CREATE OR REPLACE FUNCTION command.risk_insert_case_967c14da(uuid, timestamp with time zone, uuid, uuid, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  WITH made AS (INSERT INTO risk_case (id, opened_at, opened_by, changed_at) VALUES ($1, $2, $3, $2) RETURNING id),
   about AS (INSERT INTO risk_case_player (case_id, player_id) SELECT id, $4::uuid FROM made)
   INSERT INTO risk_case_event (case_id, version, at, kind, staff_id, note) SELECT id, 1, $2, 'opened', $3, $5::text FROM made;
END $command$;

CREATE OR REPLACE FUNCTION command.risk_insert_thresholds_da21ecb1(integer, uuid, timestamp with time zone, jsonb) RETURNS TABLE ("version" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO risk_thresholds (version, proposal_id, effective_at, thresholds)
   SELECT $1::integer, p.id, $3::timestamptz, $4::jsonb FROM proposal p
   WHERE p.id = $2 AND p.kind = 'risk_thresholds' AND p.state = 'approved' RETURNING version;
END $command$;

CREATE OR REPLACE FUNCTION command.risk_move_case_804fa169(uuid, integer, text, text, uuid, text, uuid, text, jsonb, timestamp with time zone) RETURNS TABLE ("version" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT version FROM risk_case_move($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);
END $command$;

CREATE OR REPLACE FUNCTION command.risk_note_finding_c4e5599b(uuid, uuid, text, text, timestamp with time zone, bigint, jsonb, integer, timestamp with time zone) RETURNS TABLE ("case_id" uuid, "opened" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT case_id, opened FROM risk_find($1, $2, $3, $4, $5, $6, $7, $8, $9);
END $command$;

CREATE OR REPLACE FUNCTION command.risk_note_link_bc30a15d(uuid, uuid, timestamp with time zone, integer, text[]) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO risk_link (id, player_id, at, accounts, by)
   SELECT $1::uuid, $2::uuid, $3::timestamptz, $4::integer, $5::text[]
   WHERE $4 > coalesce((SELECT max(l.accounts) FROM risk_link l WHERE l.player_id = $2), 1) RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.rotate_webhook_endpoint_7b855cb4(uuid, bytea, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE webhook_endpoint SET old_secret_sealed = secret_sealed, old_until = $3, secret_sealed = $2
   WHERE id = $1 AND removed_at IS NULL RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.salt_shared_chain_d1153b2c(text, integer, text, timestamp with time zone) RETURNS TABLE ("number" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE shared_chain SET salt = $3, salt_source = announced, salted_at = $4
   WHERE game_id = $1 AND number = $2 AND salt IS NULL AND announced IS NOT NULL RETURNING number;
END $command$;

CREATE OR REPLACE FUNCTION command.sandbox_chain_lose_1178d0a7(text, bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM sandbox_coin WHERE chain = $1 AND block_height > $2;
END $command$;

CREATE OR REPLACE FUNCTION command.sandbox_chain_mine_d42c9a47(text, bigint, text, text, timestamp with time zone) RETURNS TABLE ("height" bigint, "hash" text, "parent_hash" text, "mined_at" timestamp with time zone)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO sandbox_block (chain, height, hash, parent_hash, mined_at) VALUES ($1, $2, $3, $4, $5)
   RETURNING height, hash, parent_hash, mined_at;
END $command$;

CREATE OR REPLACE FUNCTION command.sandbox_chain_place_444b808d(text, bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE sandbox_coin SET block_height = $2 WHERE chain = $1 AND block_height IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.sandbox_chain_send_9538e16c(text, text, text, text, numeric, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO sandbox_coin (chain, txid, address, currency, chain_amount, sent_at) VALUES ($1, $2, $3, $4, $5, $6);
END $command$;

CREATE OR REPLACE FUNCTION command.sandbox_chain_undo_2bfaf0be(text, bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM sandbox_block WHERE chain = $1 AND height > $2;
END $command$;

CREATE OR REPLACE FUNCTION command.sandbox_chain_unplace_f318552c(text, bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE sandbox_coin SET block_height = NULL WHERE chain = $1 AND block_height > $2;
END $command$;

CREATE OR REPLACE FUNCTION command.sandbox_decide_order_e39b0e41(text, text, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE sandbox_order SET outcome = $3 WHERE gateway = $1 AND reference = $2;
END $command$;

CREATE OR REPLACE FUNCTION command.sandbox_delete_registered_025ac95d(text, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  DELETE FROM sandbox_registered WHERE register = $1 AND person = $2;
END $command$;

CREATE OR REPLACE FUNCTION command.sandbox_insert_order_f394e7b4(text, text, text, bigint, text, text, text, text, text, timestamp with time zone, timestamp with time zone) RETURNS TABLE ("reference" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO sandbox_order (gateway, reference, merchant_reference, amount, currency, return_url, webhook_url,
     company_reference, payer, payable_until, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   ON CONFLICT (gateway, merchant_reference) DO UPDATE SET merchant_reference = EXCLUDED.merchant_reference
   RETURNING reference;
END $command$;

CREATE OR REPLACE FUNCTION command.sandbox_insert_registered_5dc873cf(text, text, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO sandbox_registered (register, person, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.save_push_subscription_e4eb9519(uuid, text, text, text, text[], timestamp with time zone, uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO push_subscription (player_id, endpoint, p256dh, auth, topics, created_at, session_id)
   VALUES ($1, $2, $3, $4, $5::text[], $6, $7)
   ON CONFLICT (endpoint) DO UPDATE
     SET player_id = $1, p256dh = excluded.p256dh, auth = excluded.auth, topics = excluded.topics,
       created_at = excluded.created_at, session_id = excluded.session_id;
END $command$;

CREATE OR REPLACE FUNCTION command.set_default_wallet_e465c6f1(uuid, text) RETURNS TABLE ("currency" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE wallet SET is_default = true WHERE player_id = $1 AND currency = $2 RETURNING currency;
END $command$;

CREATE OR REPLACE FUNCTION command.set_deposit_hold_c957afa3(uuid, text, timestamp with time zone, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE deposit SET state = 'held', held_for = $2, held_at = coalesce(held_at, $3), updated_at = $3,
     provider_reference = coalesce(provider_reference, $4)
   WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.set_deposit_opened_796699d3(uuid, text, timestamp with time zone, text, text, text, text, jsonb) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE deposit SET state = $2, updated_at = $3, provider_reference = $4, redirect_url = $5, qr = $6,
     initialization_token = $7, form = $8
   WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.set_deposit_state_cdfce813(uuid, text, timestamp with time zone, text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  WITH changed AS (
     UPDATE deposit SET state = $2, updated_at = $3,
       provider_reference = coalesce(provider_reference, $4),
       completed_at = CASE WHEN $2 = 'completed' THEN $3::timestamptz ELSE completed_at END
     WHERE id = $1
     RETURNING player_id, idempotency_key
   )
   DELETE FROM made_key AS made USING changed
   WHERE made.player_id = changed.player_id AND made.key::text = split_part(changed.idempotency_key, '/', 1)
     AND $2 <> 'pending';
END $command$;

CREATE OR REPLACE FUNCTION command.set_promotion_worth_dd9ca136(uuid, bigint) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE promotion_grant SET bonus_eur_cents = $2 WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.set_reality_check_95884a4e(uuid, integer, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO play_state AS s (player_id, reality_minutes, reality_from) VALUES ($1, $2, $3)
   ON CONFLICT (player_id) DO UPDATE SET reality_minutes = excluded.reality_minutes,
     reality_from = CASE WHEN s.reality_minutes IS NULL THEN excluded.reality_from ELSE s.reality_from END;
END $command$;

CREATE OR REPLACE FUNCTION command.set_show_wins_7b9c76a0(uuid, boolean) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE player SET show_wins = $2 WHERE id = $1 AND show_wins <> $2 RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.settle_drift_1fa5ea34(text, text, text, text, timestamp with time zone) RETURNS TABLE ("game_id" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE game_return_drift SET settled = $3, settled_by = $4, settled_at = $5
   WHERE game_id = $1 AND kind = $2 AND settled IS NULL RETURNING game_id;
END $command$;

CREATE OR REPLACE FUNCTION command.shared_cancel_94656182(uuid, uuid, timestamp with time zone, boolean, timestamp with time zone) RETURNS TABLE ("code" text, "balance" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM shared_cancel($1, $2, $3, $4, $5);
END $command$;

CREATE OR REPLACE FUNCTION command.shared_settle_64dfac45(uuid, uuid, bigint, jsonb, jsonb, timestamp with time zone) RETURNS TABLE ("code" text, "balance" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM shared_settle($1, $2, $3, $4, $5, $6);
END $command$;

CREATE OR REPLACE FUNCTION command.shared_stake_7f2feab8(uuid, uuid, uuid, text, bigint, text, jsonb, bigint, timestamp with time zone, interval, timestamp with time zone, integer) RETURNS TABLE ("code" text, "balance_before" bigint, "balance_after" bigint, "stake_limit" bigint, "salted" boolean, "facts" jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM shared_stake($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);
END $command$;

CREATE OR REPLACE FUNCTION command.show_markers_866616be(uuid, timestamp with time zone) RETURNS TABLE ("id" uuid, "kind" text, "day" text, "facts" jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH standing AS (
     SELECT DISTINCT ON (m.kind) m.id, m.kind, m.strength, m.day, m.facts FROM harm_marker m
     WHERE m.player_id = $1 AND m.gone_at IS NULL AND m.day > ($2::timestamptz AT TIME ZONE 'UTC')::date - 28
     ORDER BY m.kind, m.day DESC, m.told_at DESC),
   shown AS (
     UPDATE harm_marker m SET shown_at = $2 FROM standing s WHERE m.id = s.id AND m.shown_at IS NULL)
   SELECT s.id, s.kind, s.day::text AS day, s.facts FROM standing s ORDER BY s.strength DESC, s.day DESC, s.kind;
END $command$;

CREATE OR REPLACE FUNCTION command.spins_turn_ecadfe66(uuid, timestamp with time zone) RETURNS TABLE ("did" text, "is_off" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT spins_turn($1, $2) AS did,
     EXISTS (SELECT FROM promotion_grant g JOIN game_rule x ON x.game_id = g.spin_game WHERE g.id = $1 AND x.off_from <= $2) AS is_off;
END $command$;

CREATE OR REPLACE FUNCTION command.spread_registers_298d7f0f(text[], text[], timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  PERFORM register_spread($1, $2, $3);
END $command$;

CREATE OR REPLACE FUNCTION command.start_event_cursor_f154574e(text) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO event_cursor (consumer, number) SELECT $1, coalesce(max(number), 0) FROM event_number ON CONFLICT DO NOTHING;
END $command$;

CREATE OR REPLACE FUNCTION command.step_round_cb489b14(uuid, uuid, uuid, integer, jsonb, jsonb, bigint, jsonb, bigint, timestamp with time zone, integer, boolean, bigint, integer) RETURNS TABLE ("code" text, "balance" bigint, "wait_ms" bigint, "facts" jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM step_round($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14);
END $command$;

CREATE OR REPLACE FUNCTION command.store_game_edges_8e974584(text[], text[], integer[]) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO game_edge (game_id, game_version, edge_ppm) SELECT * FROM unnest($1::text[], $2::text[], $3::integer[])
   ON CONFLICT (game_id, game_version) DO UPDATE SET edge_ppm = excluded.edge_ppm
   WHERE game_edge.edge_ppm <> excluded.edge_ppm;
END $command$;

CREATE OR REPLACE FUNCTION command.store_limit_236575c0(uuid, text, text, bigint, timestamp with time zone, bigint, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO player_limit (player_id, kind, period, value, due_at, pending_value, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (player_id, kind, period) DO UPDATE SET value = excluded.value, due_at = excluded.due_at,
     pending_value = excluded.pending_value, told_at = NULL, changed_at = excluded.changed_at;
END $command$;

CREATE OR REPLACE FUNCTION command.store_newer_rates_d8225fc3(text[], numeric[], timestamp with time zone[]) RETURNS TABLE ("code" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE currency c SET eur_rate = r.rate, eur_rate_at = r.at
   FROM unnest($1::text[], $2::numeric[], $3::timestamptz[]) AS r (code, rate, at)
   WHERE c.code = r.code AND c.eur_rate_at < r.at RETURNING c.code;
END $command$;

CREATE OR REPLACE FUNCTION command.store_returns_4c0a1efa(date, jsonb) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  INSERT INTO game_return (day, game_id, game_version, currency, kind, rounds, staked, returned, expected, variance,
     largest_win, largest_stake)
   SELECT $1::date, j.* FROM jsonb_to_recordset($2::jsonb) AS j(game_id text, game_version text, currency text, kind text,
     rounds bigint, staked numeric, returned numeric, expected numeric, variance numeric, largest_win numeric, largest_stake numeric);
END $command$;

CREATE OR REPLACE FUNCTION command.take_code_step_9206cf07(uuid, bigint) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE second_factor SET last_step = $2
   WHERE player_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2 RETURNING player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.take_due_markers_ebe52408(bigint, timestamp with time zone) RETURNS TABLE ("player_id" uuid, "day" text, "plays" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH taken AS (
     DELETE FROM marker_due d WHERE d.player_id IN (
       SELECT m.player_id FROM marker_due m ORDER BY m.player_id LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING d.player_id, d.day)
   SELECT t.player_id, t.day::text AS day, p.closed_at IS NULL AND coalesce(p.excluded_until <= $2::timestamptz, true) AS plays
   FROM taken t JOIN player p ON p.id = t.player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.take_ending_promotions_4cc0c352(timestamp with time zone, bigint) RETURNS TABLE ("player_id" uuid, "name" text, "expires_at" timestamp with time zone)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH due AS (
     SELECT id FROM promotion_grant WHERE state = 'active' AND NOT told_ending AND expires_at <= $1
     ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)
   UPDATE promotion_grant g SET told_ending = true FROM due, promotion_version v
   WHERE g.id = due.id AND v.promotion_id = g.promotion_id AND v.version = g.version
   RETURNING g.player_id, v.rules->>'name' AS name, g.expires_at;
END $command$;

CREATE OR REPLACE FUNCTION command.take_over_shared_round_9329ac92(bigint, uuid) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE shared_round SET led_by = $2 WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.take_over_try_3b368b1e(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE deposit SET updated_at = $2 WHERE id = $1 AND state = 'created';
END $command$;

CREATE OR REPLACE FUNCTION command.take_passkey_challenge_18eae893(bytea, text, uuid, timestamp with time zone) RETURNS TABLE ("purpose" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY DELETE FROM passkey_challenge
   WHERE challenge_hash = $1 AND purpose = $2 AND player_id IS NOT DISTINCT FROM $3::uuid AND expires_at > $4
   RETURNING purpose;
END $command$;

CREATE OR REPLACE FUNCTION command.take_pending_leaves_75748eba(bigint) RETURNS TABLE ("chain" uuid, "kind" text, "subject" text, "content" bytea)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH taken AS (DELETE FROM leaf_pending WHERE ctid = ANY (ARRAY(SELECT p.ctid FROM leaf_pending p ORDER BY p.id LIMIT $1))
     RETURNING id, chain, kind, subject, content_hash)
   SELECT chain, kind, subject, content_hash AS content FROM taken ORDER BY id;
END $command$;

CREATE OR REPLACE FUNCTION command.take_recovery_code_0860eda2(uuid, bytea, timestamp with time zone) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE recovery_code SET used_at = $3 WHERE player_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.take_staff_challenge_efb2f622(bytea, text, uuid, timestamp with time zone, uuid) RETURNS TABLE ("purpose" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY DELETE FROM staff_challenge
   WHERE challenge_hash = $1 AND purpose = $2 AND staff_id IS NOT DISTINCT FROM $3::uuid AND expires_at > $4
     AND session_id IS NOT DISTINCT FROM $5::uuid RETURNING purpose;
END $command$;

CREATE OR REPLACE FUNCTION command.take_untold_promotions_120f65ca(uuid, bigint) RETURNS TABLE ("player_id" uuid, "name" text, "begins" boolean, "ends" boolean, "state" grant_state, "currency" text, "bonus" minor_units, "spins_total" integer, "ended_why" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH due AS (
     SELECT id, started_at IS NOT NULL AND NOT told_start AS begins, ended_at IS NOT NULL AND NOT told_end AS ends
     FROM promotion_grant
     WHERE ((started_at IS NOT NULL AND NOT told_start) OR (ended_at IS NOT NULL AND NOT told_end))
       AND ($1::uuid IS NULL OR player_id = $1)
     ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)
   UPDATE promotion_grant g SET told_start = g.started_at IS NOT NULL, told_end = g.ended_at IS NOT NULL
   FROM due, promotion_version v
   WHERE g.id = due.id AND v.promotion_id = g.promotion_id AND v.version = g.version
   RETURNING g.player_id, v.rules->>'name' AS name, due.begins, due.ends, g.state, g.currency, g.bonus, g.spins_total, g.ended_why;
END $command$;

CREATE OR REPLACE FUNCTION command.tell_due_easings_65a13ebd(timestamp with time zone) RETURNS TABLE ("player_id" uuid, "kind" text, "period" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE player_limit SET told_at = $1 WHERE due_at <= $1 AND told_at IS NULL RETURNING player_id, kind, period;
END $command$;

CREATE OR REPLACE FUNCTION command.tell_game_off_97db2c16(integer, text[], text[], timestamp with time zone) RETURNS TABLE ("players" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT game_off_tell($1, $2, $3, $4) AS players;
END $command$;

CREATE OR REPLACE FUNCTION command.time_out_player_53ce06f7(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE player SET timed_out_until = $2 WHERE id = $1;
END $command$;

CREATE OR REPLACE FUNCTION command.touch_chat_7d34a161(uuid, timestamp with time zone) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE chat_conversation SET last_at = $2 WHERE id = $1 RETURNING player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.touch_game_session_f89ee69d(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE game_session SET seen_at = $2 WHERE id = $1 AND ended_at IS NULL AND seen_at < $2::timestamptz - interval '1 minute';
END $command$;

CREATE OR REPLACE FUNCTION command.touch_session_4fcbcb3a(bytea, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE session SET seen_at = $2 WHERE token_hash = $1 AND seen_at < $2 AND ended_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.touch_staff_session_e5e3cf11(uuid, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE staff_session SET seen_at = $2 WHERE id = $1 AND seen_at < $2 AND ended_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.unlock_winnings_65b617fa(uuid, uuid, timestamp with time zone) RETURNS TABLE ("unlocked" boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT unlock_winnings($1, $2, $3) AS unlocked;
END $command$;

CREATE OR REPLACE FUNCTION command.update_password_hash_362021cb(uuid, text, text) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE player SET password_hash = $2 WHERE id = $1 AND password_hash = $3 RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.use_challenge_3dd500a1(bytea, timestamp with time zone) RETURNS TABLE ("fresh" integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY INSERT INTO captcha_used (challenge_hash, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1 AS fresh;
END $command$;

CREATE OR REPLACE FUNCTION command.use_email_token_2d2fdcf5(bytea, text, timestamp with time zone) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE email_token SET used_at = $3 WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3
   RETURNING player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.use_passkey_7b8a6730(uuid, bigint, bigint, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE passkey SET counter = $3, used_at = $4 WHERE id = $1 AND counter = $2 RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.use_sign_in_ticket_402e8be2(bytea, timestamp with time zone) RETURNS TABLE ("player_id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE sign_in_ticket SET used_at = $2 WHERE ticket_hash = $1 AND used_at IS NULL AND expires_at > $2
   RETURNING player_id;
END $command$;

CREATE OR REPLACE FUNCTION command.use_staff_invite_04199f5b(bytea, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  UPDATE staff_invite SET used_at = $2 WHERE token_hash = $1 AND used_at IS NULL;
END $command$;

CREATE OR REPLACE FUNCTION command.use_staff_key_e6fbc922(uuid, bigint, bigint, timestamp with time zone) RETURNS TABLE ("id" uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY UPDATE staff_passkey SET counter = $3, used_at = $4 WHERE id = $1 AND counter = $2 AND removed_at IS NULL RETURNING id;
END $command$;

CREATE OR REPLACE FUNCTION command.wallet_adjust_9601174a(text, uuid, text, text, text, text, bigint, timestamp with time zone) RETURNS TABLE ("outcome" text, "balance" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM wallet_adjust($1, $2, $3, $4, $5, $6, $7, $8);
END $command$;

CREATE OR REPLACE FUNCTION command.wallet_bet_8ff3a1aa(text, uuid, text, text, text, text, bigint, uuid, uuid, timestamp with time zone) RETURNS TABLE ("outcome" text, "balance" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM wallet_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10);
END $command$;

CREATE OR REPLACE FUNCTION command.wallet_bet_said_9b917d6a(text, uuid, text, text, text, text, bigint, uuid, uuid, timestamp with time zone, text, json) RETURNS TABLE ("outcome" text, "balance" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH done AS MATERIALIZED (SELECT * FROM wallet_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)), kept AS (
     INSERT INTO studio_said (provider, action, transaction_id, player_id, reference, words)
     SELECT $1, 'bet', $3, $2, $11, $12::json FROM done WHERE outcome = 'ok')
   SELECT outcome, balance FROM done;
END $command$;

CREATE OR REPLACE FUNCTION command.wallet_end_round_f91eb8c1(text, uuid, text, text, text, text, timestamp with time zone) RETURNS TABLE ("outcome" text, "balance" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM wallet_end_round($1, $2, $3, $4, $5, $6, $7);
END $command$;

CREATE OR REPLACE FUNCTION command.wallet_rollback_01c20fbd(text, uuid, text, text, text, text, text, bigint, timestamp with time zone) RETURNS TABLE ("outcome" text, "balance" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM wallet_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9);
END $command$;

CREATE OR REPLACE FUNCTION command.wallet_rollback_said_a12a4ce6(text, uuid, text, text, text, text, text, bigint, timestamp with time zone, text, json, boolean) RETURNS TABLE ("outcome" text, "balance" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH done AS MATERIALIZED (SELECT * FROM wallet_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9, $12)), kept AS (
     INSERT INTO studio_said (provider, action, transaction_id, player_id, reference, words)
     SELECT $1, 'rollback', $3, $2, $10, $11::json FROM done WHERE outcome = 'ok')
   SELECT outcome, balance FROM done;
END $command$;

CREATE OR REPLACE FUNCTION command.wallet_win_5442a581(text, uuid, text, text, text, text, bigint, text, timestamp with time zone) RETURNS TABLE ("outcome" text, "balance" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM wallet_win($1, $2, $3, $4, $5, $6, $7, $8, $9);
END $command$;

CREATE OR REPLACE FUNCTION command.wallet_win_said_9e14652f(text, uuid, text, text, text, text, bigint, text, timestamp with time zone, text, json) RETURNS TABLE ("outcome" text, "balance" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH done AS MATERIALIZED (SELECT * FROM wallet_win($1, $2, $3, $4, $5, $6, $7, $8, $9)), kept AS (
     INSERT INTO studio_said (provider, action, transaction_id, player_id, reference, words)
     SELECT $1, 'win', $3, $2, $10, $11::json FROM done WHERE outcome = 'ok')
   SELECT outcome, balance FROM done;
END $command$;

CREATE OR REPLACE FUNCTION command.webhook_end_04d9c525(uuid, bigint, text, integer, text, timestamp with time zone) RETURNS SETOF void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  PERFORM webhook_end($1, $2, $3, $4, $5, $6);
END $command$;

CREATE OR REPLACE FUNCTION command.webhook_fan_out_a6cdedba(uuid, integer, timestamp with time zone) RETURNS TABLE ("passed" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT webhook_fan_out($1, $2, $3) AS passed;
END $command$;

CREATE OR REPLACE FUNCTION command.webhook_resend_2d8da46c(uuid, bigint, timestamp with time zone) RETURNS TABLE ("revived" bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT webhook_resend($1, $2, $3) AS revived;
END $command$;

CREATE OR REPLACE FUNCTION command.withdrawal_look_for_bonus_7f53951f(uuid, text, bigint, timestamp with time zone) RETURNS TABLE ("code" text, "facts" jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT code, facts FROM promotion_withdrawal($1, $2, $3, false, $4);
END $command$;

CREATE OR REPLACE FUNCTION command.withdrawal_move_a5758117(uuid, text, text, jsonb, text, timestamp with time zone) RETURNS TABLE ("code" text, "state" text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT * FROM withdrawal_move($1, $2, $3, $4, $5, $6);
END $command$;

CREATE OR REPLACE FUNCTION command.withdrawal_request_8dd999c8(uuid, uuid, text, bytea, text, text, bigint, text, text, jsonb, timestamp with time zone, boolean) RETURNS TABLE ("code" text, "facts" jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $command$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT code, facts FROM withdrawal_request($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12);
END $command$;
