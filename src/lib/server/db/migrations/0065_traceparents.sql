-- ---- From which call what waits in a queue came, where traces are told (docs/monitoring.md) -----------------------

-- A `traceparent` (W3C Trace Context) of the transaction that wrote the row: ids of chance, of nobody. Null where nobody is told of traces.
ALTER TABLE mail_job ADD COLUMN traceparent text DEFAULT nullif(current_setting('faceup.traceparent', true), '');
ALTER TABLE withdrawal ADD COLUMN traceparent text DEFAULT nullif(current_setting('faceup.traceparent', true), '');
ALTER TABLE event ADD COLUMN traceparent text DEFAULT nullif(current_setting('faceup.traceparent', true), '');
