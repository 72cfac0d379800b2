-- What each market allows, as one document a profile (the contract's `Market` without its id), and what of it a bet
-- records. Sources: docs/markets.md. Which country has which profile is a setting of the site.
create table market (
  id    text  primary key,
  rules jsonb not null
);
insert into market (id, rules) values
  ('demo', '{"autoplay": true, "turbo": true, "minRoundMs": 0, "maxMultiplier": null, "maxStake": null, "betSlots": 2,
    "hotkeys": true, "bonuses": true, "paymentMethods": null, "minimumAge": 0, "celebration": "above_stake",
    "session": {"realityCheckMinutes": 60, "idleMinutes": 30, "showNetPosition": true, "showSessionTime": true}}'),
  ('great-britain', '{"autoplay": false, "turbo": false, "minRoundMs": 5000, "maxMultiplier": null, "maxStake": null,
    "betSlots": 1, "hotkeys": false, "bonuses": true, "paymentMethods": null, "minimumAge": 18,
    "celebration": "above_stake",
    "session": {"realityCheckMinutes": 60, "idleMinutes": 30, "showNetPosition": true, "showSessionTime": true}}'),
  ('germany', '{"autoplay": false, "turbo": false, "minRoundMs": 5000, "maxMultiplier": null, "maxStake": 1,
    "betSlots": 1, "hotkeys": false, "bonuses": false, "paymentMethods": null, "minimumAge": 18,
    "celebration": "above_stake",
    "session": {"realityCheckMinutes": 60, "idleMinutes": 15, "showNetPosition": true, "showSessionTime": true}}'),
  ('strict', '{"autoplay": false, "turbo": false, "minRoundMs": 5000, "maxMultiplier": 1000, "maxStake": 1,
    "betSlots": 1, "hotkeys": false, "bonuses": false, "paymentMethods": null, "minimumAge": 21, "celebration": "none",
    "session": {"realityCheckMinutes": 30, "idleMinutes": 15, "showNetPosition": true, "showSessionTime": true}}');

-- A game's settings with the number of their changes, and each change as it was made.
alter table game
  add column version    integer     not null default 1,
  add column changed_at timestamptz not null default now();
create table game_change (
  game_id    text        not null,
  version    integer     not null,
  settings   jsonb       not null,
  changed_at timestamptz not null,
  primary key (game_id, version)
);
