-- Free spin: the wheel of granted spins. Its stakes are the values of spins.
insert into game (id, min_stake_minor, max_stake_minor, max_win_minor, position)
  select 'freespin', 100, 100000, 100000000, coalesce(max(position), -1) + 1 from game;
