-- How many of a pair's numbers decided no round: of bets that were computed and refused (decision 038).
ALTER TABLE seed_pair ADD COLUMN passed_over bigint DEFAULT 0 NOT NULL;
