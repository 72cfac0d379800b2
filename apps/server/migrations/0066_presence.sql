-- How many players each server process has on its live connections. Nothing of record: unlogged, and old rows count for nothing.
create unlogged table presence (
  node    text        primary key,
  players integer     not null check (players >= 0),
  told_at timestamptz not null
);
