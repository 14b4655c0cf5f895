-- What seats add to the draws. A table of an older version has none, and its draws are those of its secret alone.
CREATE TABLE salts (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    salt     BLOB    NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
