-- What the platform itself remembers between processes.

-- Counters of the rate limits, in the shape that rate-limiter-flexible reads and writes. They may be lost without harm, so
-- they are not written ahead.
CREATE UNLOGGED TABLE rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  -- Milliseconds since 1970, after which the row counts no more.
  expire bigint
);
CREATE INDEX rate_limit_by_expire ON rate_limit (expire);
