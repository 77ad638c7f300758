-- ---- From which call what waits in a queue came, where traces are told (docs/monitoring.md) -----------------------

-- In the order in which a withdrawal is asked for: nobody who does so meanwhile is waited for by who waits for them.
-- A `traceparent` (W3C Trace Context) of the transaction that wrote the row: ids of chance, of nobody. Null where nobody is told of traces.
ALTER TABLE withdrawal ADD COLUMN traceparent text DEFAULT nullif(current_setting('faceup.traceparent', true), '');
ALTER TABLE event ADD COLUMN traceparent text DEFAULT nullif(current_setting('faceup.traceparent', true), '');
ALTER TABLE mail_job ADD COLUMN traceparent text DEFAULT nullif(current_setting('faceup.traceparent', true), '');
