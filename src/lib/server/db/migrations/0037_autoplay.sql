-- The series of automatic rounds that was last begun in a session, with its limits and how it stands (decision 054); NULL: none was.
-- Written under the player's lock by automatic rounds alone: `SeriesKept` in services/games/autoplay.ts says what is in it.
ALTER TABLE game_session ADD COLUMN autoplay jsonb;
