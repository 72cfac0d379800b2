-- The ledger: wallets, journal, holds, seeds, and the parts that all money functions share.
-- Every key starts with the account, so that the tables can be spread by account. House accounts have no row: they are summed.

-- One row a player account. The only row that a money action locks; fillfactor leaves room for in-page (HOT) updates.
create table wallet (
  account_id      uuid primary key,
  currency_id     text    not null,
  main_minor      bigint  not null default 0 check (main_minor >= 0),
  bonus_minor     bigint  not null default 0 check (bonus_minor >= 0),
  held_minor      bigint  not null default 0 check (held_minor >= 0),
  version         bigint  not null default 0,
  staked_minor    bigint  not null default 0,
  won_minor       bigint  not null default 0,
  deposited_minor bigint  not null default 0,
  seed_pair_id    uuid    not null,
  next_pair_id    uuid    not null,
  next_nonce      integer not null default 0,
  open_rounds     integer not null default 0 check (open_rounds >= 0),
  deposit_count   integer not null default 0
) with (fillfactor = 50);

-- The journal. `version` is the wallet's version that the posting made; `leg` counts the postings of one action from 0.
create table posting (
  account_id   uuid        not null,
  version      bigint      not null,
  leg          smallint    not null,
  batch_id     uuid        not null,
  source       text        not null,
  destination  text        not null,
  amount_minor bigint      not null check (amount_minor > 0),
  kind         text        not null,
  ref_id       uuid        not null,
  at           timestamptz not null,
  primary key (account_id, version, leg)
);

-- What was done under an idempotency key, and the balances right after it: a repeat is answered from here.
create table money_action (
  account_id   uuid        not null,
  key          text        not null,
  kind         text        not null,
  body_hash    text        not null,
  round_id     uuid,
  step         integer,
  nonce        integer,
  amount_minor bigint      not null,
  version      bigint      not null,
  main_minor   bigint      not null,
  bonus_minor  bigint      not null,
  held_minor   bigint      not null,
  at           timestamptz not null,
  repeats      integer     not null default 0,
  primary key (account_id, key)
);

-- Wins that wait in player:held, and nothing else: a hold that is posted or voided is deleted, and the journal tells how
-- it ended. So the table stays small, and no look-up ever meets the holds of the past. `id` is its round's id.
create table hold (
  account_id   uuid        not null,
  id           uuid        not null,
  amount_minor bigint      not null check (amount_minor > 0),
  expires_at   timestamptz not null,
  primary key (account_id, id)
);
create index hold_expiry on hold (expires_at);

-- The postings of one commit; the sealer fills chain_position and chain_hash a moment behind.
create table posting_batch (
  batch_id       uuid primary key,
  at             timestamptz not null,
  posting_count  integer     not null,
  digest         text        not null,
  chain_position bigint unique,
  chain_hash     text
);
create index posting_batch_unsealed on posting_batch (batch_id) where chain_position is null;

-- Who may do a job that only one process does at a time. Each new holder raises the fencing number.
create table lease (
  name       text primary key,
  holder     uuid        not null,
  fence      bigint      not null,
  until      timestamptz not null
);

-- What each verification of the whole ledger found; the newest one is what the metric shows.
create table ledger_check (
  at       timestamptz primary key,
  sound    boolean     not null,
  findings jsonb       not null
);

-- A pair belongs to one wallet, which names its current and its next one. `number` counts a wallet's pairs from 0: they
-- come into use in its order. `nonces` is how many bets a revealed pair served.
create table seed_pair (
  account_id       uuid        not null,
  id               uuid        not null,
  number           integer     not null,
  server_seed      text        not null check (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text        not null generated always as (encode(sha256(decode(server_seed, 'hex')), 'hex')) stored,
  client_seed      text,
  status           text        not null check (status in ('next', 'current', 'revealed')),
  created_at       timestamptz not null,
  revealed_at      timestamptz,
  nonces           integer,
  primary key (account_id, id),
  check (status = 'next' or client_seed is not null)
);

-- A wallet with its first two seed pairs; part of the registration's transaction.
create function open_account(
  p_account uuid, p_currency text, p_at timestamptz,
  p_pair uuid, p_server_seed text, p_client_seed text, p_next_pair uuid, p_next_server_seed text
) returns void language sql as $$
  insert into seed_pair (account_id, id, number, server_seed, client_seed, status, created_at) values
    (p_account, p_pair, 0, p_server_seed, p_client_seed, 'current', p_at),
    (p_account, p_next_pair, 1, p_next_server_seed, null, 'next', p_at);
  insert into wallet (account_id, currency_id, seed_pair_id, next_pair_id) values (p_account, p_currency, p_pair, p_next_pair);
$$;

-- One canonical line of the journal, and the digest of a commit's lines: the same text as packages/ledger/src/chain.ts.
-- These helpers are `stable`, since what they call is: an `immutable` one would not be inlined but called row by row.
create function posting_line(
  account_id uuid, version bigint, leg smallint, source text, destination text, amount_minor bigint, kind text, ref_id uuid
) returns text language sql stable as $$
  select concat(account_id, '|', version, '|', leg, '|', source, '|', destination, '|', amount_minor, '|', kind, '|', ref_id)
$$;

create function batch_digest(p_batch uuid, p_at timestamptz, p_count bigint, p_lines text) returns text
language sql stable as $$
  select encode(sha256(convert_to(
    concat(p_batch, '|', floor(extract(epoch from p_at) * 1000)::bigint, '|', p_count, E'\n', p_lines), 'UTF8')), 'hex')
$$;

-- What a money function answers for one action: a JSON array of texts, empty for null; `at` in milliseconds, and only
-- when it is not the batch's own. Put together by hand, since json_build_array takes three times as long, and this is
-- done for each bet.
create function money_answer(
  outcome text, account_id uuid, round_id uuid, step integer, nonce integer, amount_minor bigint,
  version bigint, main_minor bigint, bonus_minor bigint, held_minor bigint, at timestamptz
) returns text language sql stable as $$
  select concat('["', outcome, '","', account_id, '","', round_id, '","', step, '","', nonce, '","', amount_minor, '","',
    version, '","', main_minor, '","', bonus_minor, '","', held_minor, '","', floor(extract(epoch from at) * 1000)::bigint, '"]')
$$;
