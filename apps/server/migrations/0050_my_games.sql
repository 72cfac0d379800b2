-- A player's own games: favourites, and when each was last played. A row an account and game, beside the rounds: what was
-- played last is read from a handful of rows, however many rounds there are, and no bet waits for it.

create table my_game (
  account_id   uuid        not null,
  game_id      text        not null,
  favourite_at timestamptz,
  played_at    timestamptz,
  primary key (account_id, game_id)
);
