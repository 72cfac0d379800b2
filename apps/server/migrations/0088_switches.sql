-- What staff has switched off and stores its state nowhere else: a version of a game's settings (`mines:3`), a jurisdiction,
-- a player (an account's id). The site's switch is in site_settings, a game's and a channel's in their own rows.
create table switched_off (
  kind text not null check (kind in ('version', 'jurisdiction', 'player')),
  id   text not null,
  primary key (kind, id)
);

-- Each turn of a switch of every kind: who, when, why.
create table switch_turn (
  turn_id uuid        primary key,
  kind    text        not null,
  id      text        not null,
  off     boolean     not null,
  reason  text        not null,
  person  text        not null,
  at      timestamptz not null
);
create index switch_turn_of on switch_turn (kind, id, turn_id desc);

-- Bets that were decided before a switch are decided again (migration 0067). A player's switch raises the revision of the
-- player's wallets instead.
create trigger raise_settings_epoch_on_insert after insert on switched_off
  for each row when (new.kind <> 'player') execute function raise_settings_epoch();
create trigger raise_settings_epoch_on_delete after delete on switched_off
  for each row when (old.kind <> 'player') execute function raise_settings_epoch();
create trigger raise_settings_epoch_on_update after update on switched_off
  for each row when (new.kind <> 'player') execute function raise_settings_epoch();
create trigger raise_settings_epoch after update on site_settings
  for each row when (old.document -> 'maintenance' is distinct from new.document -> 'maintenance')
  execute function raise_settings_epoch();
