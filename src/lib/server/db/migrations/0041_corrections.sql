-- Corrections of a player's own money by hand, which one of the staff proposes and another approves (decision 057). The owner of the account
-- is the cause, as `correctionCauses` has them.
INSERT INTO account_kind (kind, side, about) VALUES ('correction', 'house', 'What people of the house gave to or took from players by hand, by its cause');
