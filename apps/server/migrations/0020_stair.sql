-- Stair opens.
insert into game (id, min_stake_minor, max_stake_minor, max_win_minor, edge_bp, position)
  select 'stair', 100, 100000, 100000000, 300, coalesce(max(position), -1) + 1 from game;
