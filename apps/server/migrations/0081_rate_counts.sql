-- What the limits of calls have counted: all processes count in it, and a restart or a crash keeps it.
-- The key is the limit's name and the SHA-256 of whom it counts, so that the table has no addresses as text.
create table rate_count (
  key     text        primary key,
  points  integer     not null check (points > 0),
  ends_at timestamptz not null
) with (fillfactor = 70);
-- The job that forgets windows that have ended. Counting never changes it within a window.
create index rate_count_ends_at on rate_count (ends_at);
