-- The actions, with their rounds and postings, lie in one table a month, by their ids, which begin with their time. A month that
-- is old enough is written to a file and dropped as a whole (src/archive); what a verification needs of it stays in the tables
-- archived_month, archived_wallet and archived_sum.

-- The smallest id of a moment.
create function least_id(p_at timestamptz) returns uuid language sql immutable strict as $$
  select (lpad(to_hex(greatest(0, floor(extract(epoch from p_at) * 1000)::bigint)), 12, '0') || repeat('0', 20))::uuid
$$;

drop view round, posting;
alter table money_action rename to earlier_action;
alter index money_action_pkey rename to earlier_action_pkey;
alter index money_action_key rename to earlier_action_key;
alter index money_action_id rename to earlier_action_id;
alter index money_action_void_hold rename to earlier_action_void_hold;

create table money_action (like earlier_action including defaults including constraints) partition by range (id);
alter table money_action add primary key (account_id, id) include (game_id);
create index money_action_id on money_action using brin (id) with (pages_per_range = 16, autosummarize = on);
create index money_action_void_hold on money_action (account_id, round_id) where kind = 'void_hold';

-- Takes the actions of which no month has a table: a clock that is wrong must not stop a bet.
create table money_action_of_no_month partition of money_action default with (fillfactor = 80);
create unique index money_action_of_no_month_key on money_action_of_no_month (account_id, key);

-- Makes the table of a month, UTC, unless an action's time lies in a table already. Actions that wait in the table of no month
-- move. A key is unique in its month; the wallet's version guards it beyond (src/wallet/statement.ts).
create function make_action_month(p_month timestamptz) returns boolean language plpgsql as $$
declare
  month_start timestamptz := date_trunc('month', p_month, 'UTC');
  next_start  timestamptz := date_trunc('month', month_start + interval '32 days', 'UTC');
  name        text := 'money_action_' || to_char(month_start at time zone 'UTC', 'YYYY_MM');
  has_waiting boolean;
begin
  if to_regclass(name) is not null then return false; end if;
  lock table money_action_of_no_month in share row exclusive mode;
  execute format('create table %I (like money_action including defaults including constraints) with (fillfactor = 80)', name);
  execute format('alter table %I add primary key (account_id, id) include (game_id)', name);
  execute format('create unique index %I on %I (account_id, key)', name || '_key', name);
  select exists (select from money_action_of_no_month
    where id >= least_id(month_start) and id < least_id(next_start)) into has_waiting;
  if has_waiting then
    execute format('with moved as (delete from money_action_of_no_month where id >= %L and id < %L returning *)
      insert into %I select * from moved order by id', least_id(month_start), least_id(next_start), name);
  end if;
  execute format('alter table money_action attach partition %I for values from (%L) to (%L)',
    name, least_id(month_start), least_id(next_start));
  return true;
end $$;

-- All that there was so far is one table, named by its newest month; of an empty database nothing is kept.
do $$
declare
  next_start timestamptz;
begin
  if not exists (select from earlier_action) then
    drop table earlier_action;
    perform make_action_month(now() + m * interval '1 month') from generate_series(0, 1) m;
  else
    select date_trunc('month', date_trunc('month', greatest(now(), max(at)), 'UTC') + interval '32 days', 'UTC')
      into next_start from earlier_action;
    execute format('alter table earlier_action rename to %I',
      'money_action_' || to_char((next_start - interval '1 day') at time zone 'UTC', 'YYYY_MM'));
    execute format('alter table money_action attach partition %I for values from (minvalue) to (%L)',
      'money_action_' || to_char((next_start - interval '1 day') at time zone 'UTC', 'YYYY_MM'), least_id(next_start));
  end if;
end $$;

create view round as
  select account_id, id, game_id, slot, status, result, step, nonce, edge_bp, stake_minor, max_win_minor, payout_minor,
    multiplier_e4, seed_pair_id, options, moves, at as created_at, finished_at, jurisdiction_id, game_version, spin_id
  from money_action where game_id is not null;

create view posting as
  select a.account_id, a.version, split_part(line, '|', 1)::smallint as leg, a.batch_id, split_part(line, '|', 2) as source,
    split_part(line, '|', 3) as destination, split_part(line, '|', 4)::bigint as amount_minor, split_part(line, '|', 5) as kind,
    split_part(line, '|', 6)::uuid as ref_id, a.at
  from money_action a, unnest(string_to_array(a.legs, E'\n')) line;

-- One row an archived month. `upper_id`: the ids of its actions are below; those of later months are not. `through_batch`: its
-- file and those before it hold whole commits up to this one. `commits` and `actions` are those of the file; `live_actions` are
-- actions of these commits that were in the tables of later months when it was written. `sha256` is that of the file.
create table archived_month (
  month         text        primary key check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  upper_id      uuid        not null,
  through_batch uuid        not null,
  commits       bigint      not null,
  actions       bigint      not null,
  live_actions  bigint      not null,
  file          text        not null,
  sha256        text        not null check (sha256 ~ '^[0-9a-f]{64}$'),
  archived_at   timestamptz not null,
  -- Since when the file is deleted, after the time for which records are kept.
  deleted_at    timestamptz
);

-- What the archived actions of a wallet add up to; the balances and the version are those after its last archived action.
create table archived_wallet (
  account_id      uuid   primary key,
  actions         bigint not null,
  version         bigint not null,
  main_minor      bigint not null,
  bonus_minor     bigint not null,
  held_minor      bigint not null,
  main_change     bigint not null,
  bonus_change    bigint not null,
  held_change     bigint not null,
  house_change    bigint not null,
  staked_minor    bigint not null,
  bonus_won_minor bigint not null,
  -- The seed pair of its last archived bet, with the number of that pair's archived bets.
  seed_pair_id    uuid,
  nonces          integer
);

-- Archived postings, added up.
create table archived_sum (
  currency_id  text    not null,
  source       text    not null,
  destination  text    not null,
  kind         text    not null,
  amount_minor numeric not null,
  postings     bigint  not null,
  primary key (currency_id, source, destination, kind)
);
