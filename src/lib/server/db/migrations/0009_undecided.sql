-- Of a round's stake, what came back without having been decided: a field of mines that nobody dug in, a bet at craps taken down.
-- Nothing that goes by what a player staked counts it: points, wagering, what a deposit's bonus or a withdrawal asks for, returns.
ALTER TABLE round ADD COLUMN undecided minor_units DEFAULT 0 NOT NULL;
ALTER TABLE round ADD CONSTRAINT round_undecided CHECK (undecided <= stake);
