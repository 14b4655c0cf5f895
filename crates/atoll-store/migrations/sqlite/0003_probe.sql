-- One row, changed by whoever asks whether the database can be written.
CREATE TABLE probe (count INTEGER NOT NULL);
INSERT INTO probe VALUES (0);
