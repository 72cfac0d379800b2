-- Crash and aviator: rounds that everybody shares.
insert into game (id, min_stake_minor, max_stake_minor, max_win_minor, position)
  select id, 100, 100000, 100000000, (select coalesce(max(position), -1) from game) + place
  from (values ('crash', 1), ('aviator', 2)) as games(id, place);
