-- Whether a player hides the profile from others.
alter table account add column profile_hidden boolean not null default false;

-- What a wallet's decided rounds up to one add up to, so that a profile counts only later ones, and months that went to the archive
-- still count. `pending`: rounds up to it that were open then.
create table played_sum (
  wallet_id uuid   primary key,
  upto      uuid   not null,
  pending   uuid[] not null default '{}'
);

-- Of each game: decided rounds, and the highest multiplier of a win in parts of ten thousand; 0: no win.
create table played_game (
  wallet_id uuid   not null,
  game_id   text   not null,
  rounds    bigint not null,
  best_e4   bigint not null,
  primary key (wallet_id, game_id)
);
