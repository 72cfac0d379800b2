-- Scratch: tickets with nine fields.
insert into game (id, min_stake_minor, max_stake_minor, max_win_minor, position)
  select 'scratch', 100, 100000, 100000000, coalesce(max(position), -1) + 1 from game;
