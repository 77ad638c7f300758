-- Whether first_name and last_name are the house's guess at the parts of full_name, which then is what the player is called.
ALTER TABLE player ADD COLUMN name_guessed boolean NOT NULL DEFAULT true;
