-- What lists of tables ask for. How a bot plays a seat is told by `kind` alone.
ALTER TABLE tables ADD COLUMN game TEXT NOT NULL DEFAULT '';
UPDATE tables SET game = json_extract(header, '$.game');
CREATE INDEX tables_by_state ON tables (state, created, id);
CREATE INDEX tables_by_age ON tables (created, id);
CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;
ALTER TABLE seats DROP COLUMN stand_in;
