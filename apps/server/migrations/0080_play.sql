-- Limits, breaks and usage of a player, one row an account: its wallets share them. A money action that counts towards limits
-- names the version that it was decided on; who changes limits or breaks raises the revision of the account's wallets too.
create table play (
  account_id            uuid        primary key,
  version               bigint      not null default 1,
  -- A list of {kind, period, source, value, currencyId, pending}; apps/server/src/responsible/stored-play.ts has the form.
  limits                jsonb       not null default '[]',
  usage                 jsonb       not null default '{}',
  -- Whether the usage has all money of its periods: from the first limit of loss or stakes on.
  counts_money          boolean     not null default false,
  reality_check_minutes integer     not null default 0 check (reality_check_minutes >= 0),
  time_out_until        timestamptz,
  -- infinity: for good.
  excluded_until        timestamptz
) with (fillfactor = 70);
insert into play (account_id) select distinct account_id from account_wallet;

-- What a player, or staff for a player, changed of limits and breaks, and when.
create table play_event (
  account_id uuid        not null,
  at         timestamptz not null,
  kind       text        not null,
  by         text        not null,
  details    jsonb       not null
);
create index play_event_by_account on play_event (account_id, at);

-- Limits hold over all wallets by the scales of their currencies.
create trigger raise_settings_epoch after insert or update or delete on currency
  for each statement execute function raise_settings_epoch();

-- The player of the wallet, of an action that counts towards limits.
alter type money_item add attribute play_owner_id uuid;
