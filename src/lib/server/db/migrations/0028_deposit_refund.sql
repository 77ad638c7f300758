-- The giving back of a held deposit by its payment company: one for a deposit, for all of it (decision 045). `run_at`: when a worker asks,
-- or asks again; a lease while one does.
CREATE TABLE deposit_refund (
  deposit_id uuid PRIMARY KEY REFERENCES deposit (id),
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- From then on the company may be giving it back: nobody else does.
  asked_at timestamptz,
  -- It said that it never will: the way back is for people, and for the player, to find.
  refused_at timestamptz,
  reason text,
  -- The company's own name of it, or what a person wrote who gave it back by hand.
  reference text,
  done_at timestamptz,
  -- Who of the staff lets it be credited, if nothing speaks against it any more.
  released_by text
);
CREATE INDEX deposit_refund_due ON deposit_refund (run_at) WHERE done_at IS NULL AND refused_at IS NULL AND released_by IS NULL;
