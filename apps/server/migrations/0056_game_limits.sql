-- Stakes and wins of a game in each further currency, in that currency's smallest unit. Those of the site's first currency
-- stand on the game; a currency without a row here takes the first one's in whole units.
create table game_limit (
  game_id         text   not null references game,
  currency_id     text   not null references currency,
  min_stake_minor bigint not null check (min_stake_minor > 0),
  max_stake_minor bigint not null,
  max_win_minor   bigint not null check (max_win_minor > 0),
  primary key (game_id, currency_id),
  check (max_stake_minor >= min_stake_minor)
);
