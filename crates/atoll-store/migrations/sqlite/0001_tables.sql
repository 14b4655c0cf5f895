CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    header  TEXT    NOT NULL,
    secret  BLOB    NOT NULL,
    host    BLOB    NOT NULL,
    created INTEGER NOT NULL,
    state   TEXT    NOT NULL
) WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    token    BLOB,
    name     TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    bot      TEXT,
    stand_in INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE steps (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    source   TEXT    NOT NULL,
    seat     INTEGER,
    text     TEXT    NOT NULL,
    command  TEXT,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- A command becomes at most one step.
CREATE UNIQUE INDEX steps_by_command ON steps (table_id, seat, command) WHERE command IS NOT NULL;
