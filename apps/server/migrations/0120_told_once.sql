-- What several processes find out, and one of them tells the players.

-- The last change of a thing that was told, and its state after it.
create table told (
  name text primary key,
  state text not null,
  at timestamptz not null
);

-- When a credited deposit was told to its player.
alter table deposit add column told_at timestamptz;
update deposit set told_at = coalesce(closed_at, created_at) where status = 'PAID';
