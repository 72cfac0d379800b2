-- What would otherwise be read from a whole history: pages of one game, the net position of a session, the board of wins.

-- A player's rounds of one game in their order; the key has them in order over all games.
create index round_of_game on round (account_id, game_id, id);

-- The net position of a session over its rounds up to one, and those of them that were open then.
create table session_sum (
  session_id uuid   primary key references session on delete cascade,
  upto       uuid   not null,
  net_minor  bigint not null,
  pending    uuid[] not null
);

-- The wins that the board has shown in the last day: a server that starts reads these.
create table board_win (
  round_id      uuid        primary key,
  account_id    uuid        not null,
  currency_id   text        not null,
  game_id       text        not null,
  name          text        not null,
  payout_minor  bigint      not null,
  multiplier_e4 bigint      not null,
  at            timestamptz not null
);
create index board_win_at on board_win (at);
