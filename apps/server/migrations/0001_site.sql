-- What the operator offers, seeded as the demonstration operator. Amounts are in the currency's smallest unit.

create table currency (
  id                      text     primary key,
  symbol                  text     not null,
  decimal_length          smallint not null check (decimal_length between 0 and 9),
  withdraw_decimal_length smallint not null default 0 check (withdraw_decimal_length between 0 and 9),
  position                integer  not null
);

create table game (
  id              text    primary key,
  edge_bp         integer not null default 300 check (edge_bp between 50 and 1000),
  min_stake_minor bigint  not null check (min_stake_minor > 0),
  max_stake_minor bigint  not null,
  max_win_minor   bigint  not null check (max_win_minor > 0),
  enabled         boolean not null default true,
  position        integer not null,
  check (max_stake_minor >= min_stake_minor)
);

create table payment_channel (
  id          text    primary key,
  provider    text    not null,
  name        text    not null,
  kind        text    not null check (kind in ('recharge', 'withdraw')),
  currency_id text    not null references currency,
  min_minor   bigint  not null check (min_minor > 0),
  max_minor   bigint  not null,
  enabled     boolean not null default true,
  position    integer not null,
  check (max_minor >= min_minor)
);

insert into currency (id, symbol, decimal_length, position) values ('G$', 'G$', 2, 0);
insert into game (id, min_stake_minor, max_stake_minor, max_win_minor, position) values ('mines', 100, 100000, 100000000, 0);
insert into payment_channel (id, provider, name, kind, currency_id, min_minor, max_minor, position)
  values ('sandbox', 'sandbox', 'Sandbox', 'recharge', 'G$', 100, 10000000, 0);
