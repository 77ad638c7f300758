-- Time stamps of published heads (RFC 3161, decision 050), one a head. `at`: the head's moment; `stamped_at`: that of the stamp; `authority`:
-- the name in the certificate that signed it; `token`: a TimeStampToken in DER. The same stand in DATA_DIR/stamps.jsonl.
CREATE TABLE head_stamp (
  at timestamptz PRIMARY KEY REFERENCES tree_head (at),
  stamped_at timestamptz NOT NULL,
  authority text NOT NULL CHECK (length(authority) BETWEEN 1 AND 200),
  token bytea NOT NULL CHECK (octet_length(token) BETWEEN 1 AND 65536)
);

CREATE TRIGGER head_stamp_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON head_stamp
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
ALTER TABLE head_stamp ENABLE ALWAYS TRIGGER head_stamp_append_only;

-- The one row: when heads may be stamped again, by one process, and how often in a row the authority gave none. `run_at`: a lease while a process
-- asks.
CREATE TABLE stamping (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  run_at timestamptz NOT NULL DEFAULT '-infinity',
  attempts integer NOT NULL DEFAULT 0
);
INSERT INTO stamping DEFAULT VALUES;
