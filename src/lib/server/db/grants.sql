-- What each role may do, said whole each time. Nobody but the owner makes or changes anything.
DO $$
DECLARE
  one record;
  -- What a reader may see beside the views: the books, and nothing by which somebody could sign in, pay out or foresee a draw.
  books text[] := ARRAY['currency', 'account_kind', 'account', 'movement', 'posting', 'jackpot_checkpoint', 'game_edge', 'game_return',
    'game_return_counted', 'report_day', 'report_figure', 'report_source', 'game_return_drift', 'epoch', 'leaf', 'tree_node', 'tree_head', 'head_stamp', 'promotion_version', 'promotion_grant',
    'coupon_use', 'loyalty_day', 'loyalty_week', 'loyalty_cashback', 'deposit', 'withdrawal', 'wallet_transaction', 'event', 'event_number'];
BEGIN
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC, faceup_app, faceup_reader', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO faceup_app, faceup_reader', current_database());
  REVOKE ALL ON SCHEMA public, command FROM PUBLIC, faceup_app, faceup_reader;
  GRANT USAGE ON SCHEMA public TO faceup_app, faceup_reader;
  GRANT USAGE ON SCHEMA command TO faceup_app;

  FOR one IN SELECT c.oid::regclass AS name, c.relname, c.relkind FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v', 'S') AND pg_has_role(c.relowner, 'USAGE')
  LOOP
    EXECUTE format('REVOKE ALL ON %s FROM PUBLIC, faceup_app, faceup_reader', CASE one.relkind WHEN 'S' THEN 'SEQUENCE ' ELSE '' END || one.name);
    CONTINUE WHEN one.relkind = 'S';
    EXECUTE format('GRANT SELECT ON %s TO faceup_app', one.name);
    IF one.relkind = 'v' OR one.relname = ANY (books) THEN
      EXECUTE format('GRANT SELECT ON %s TO faceup_reader', one.name);
    END IF;
  END LOOP;

  -- The functions of `public` do with the rights of whoever calls them, which are none.
  REVOKE ALL ON ALL FUNCTIONS IN SCHEMA command FROM PUBLIC, faceup_app, faceup_reader;
  GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA command TO faceup_app;
END $$;
