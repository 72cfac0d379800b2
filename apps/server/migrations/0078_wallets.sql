-- A player has one wallet a currency. The first wallet has the account's id, so every existing row stays as it is; each further
-- one has an id of its own. The ledger's tables go on to call a wallet's id `account_id`.
create table account_wallet (
  wallet_id   uuid primary key,
  account_id  uuid not null,
  currency_id text not null,
  unique (account_id, currency_id)
);
insert into account_wallet (wallet_id, account_id, currency_id) select account_id, account_id, currency_id from wallet;

-- A session's sum is of one wallet: a player who changes the currency has a sum in each.
alter table session_sum add column wallet_id uuid;
update session_sum set wallet_id = session.account_id from session where session.id = session_sum.session_id;
alter table session_sum alter column wallet_id set not null;
alter table session_sum drop constraint session_sum_pkey;
alter table session_sum add primary key (session_id, wallet_id);

-- How many units of a currency stand for one unit of the site's first currency, where the operator sets one amount for all:
-- the limits of games, the smallest and the default bet, the largest stake of a jurisdiction, the value of free spins.
alter table currency add column scale numeric(20, 8) not null default 1 check (scale > 0);

insert into currency (id, symbol, decimal_length, withdraw_decimal_length, scale, position) values
  ('BRL', 'R$', 2, 2, 1, 1),
  ('IDR', 'Rp', 0, 0, 1000, 2),
  ('USD', 'US$', 2, 2, 0.2, 3),
  ('BTC', 'BTC', 8, 8, 0.00001, 4)
on conflict (id) do nothing;

-- Only what a server of before this migration cannot have: its operator's channels stay.
insert into payment_channel (id, provider, name, kind, currency_id, min_minor, max_minor, position)
select channel.* from (values
  ('sandbox-brl', 'sandbox', 'Sandbox', 'recharge', 'BRL', 100, 10000000, 10),
  ('sandbox-idr', 'sandbox', 'Sandbox', 'recharge', 'IDR', 1000, 100000000, 11),
  ('sandbox-usd', 'sandbox', 'Sandbox', 'recharge', 'USD', 100, 2000000, 12),
  ('sandbox-btc', 'sandbox', 'Sandbox', 'recharge', 'BTC', 1000, 100000000, 13)
) as channel (id, provider, name, kind, currency_id, min_minor, max_minor, position)
on conflict (id) do nothing;
