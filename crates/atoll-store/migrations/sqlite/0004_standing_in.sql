-- Why a bot plays in a person's place, if it does not do so only because the person is away; and which seats were around one
-- screen when the game began.
ALTER TABLE seats ADD COLUMN vacated TEXT;
ALTER TABLE seats ADD COLUMN screen INTEGER;
