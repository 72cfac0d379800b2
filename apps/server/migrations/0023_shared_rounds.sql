-- Rounds that all players share (crash, aviator): chains of seeds, the rounds and their bets.

-- A chain of seeds: seed_{i-1} = sha256(seed_i). `seed_0` and `salt` are published before its first round; link i serves
-- round `first_round` + i - 1. Chains are numbered from 1 and follow each other without a gap.
create table shared_chain (
  game_id     text        not null,
  number      integer     not null check (number > 0),
  salt        text        not null,
  seed_0      text        not null check (seed_0 ~ '^[0-9a-f]{64}$'),
  length      integer     not null check (length > 0),
  first_round integer     not null,
  created_at  timestamptz not null,
  primary key (game_id, number)
);

-- Every few thousandth link of a chain and its last one, so that no link is far. Secret: from each, all below follow.
create table shared_seed (
  game_id text    not null,
  chain   integer not null,
  link    integer not null,
  seed    text    not null check (seed ~ '^[0-9a-f]{64}$'),
  primary key (game_id, chain, link)
);

-- `flown_ms` is what was last published, `resumed_ms` where the flight went on after its last pause, `shifted_ms` what all
-- pauses have moved `started_at` by, `alive_at` the last sign of whoever drives it. Each write of a driver names its
-- `fence`. `seed` and `point_e2` (hundredths) are null until the flight is over. Its bets are counted in its parts.
create table shared_round (
  id                 uuid        primary key,
  game_id            text        not null,
  number             integer     not null check (number > 0),
  chain              integer     not null,
  link               integer     not null,
  salt               text        not null,
  seed_hash          text        not null,
  edge_bp            integer     not null,
  status             text        not null check (status in ('NEW', 'RUNNING', 'FINISHED', 'VOID')),
  opened_at          timestamptz not null,
  closes_at          timestamptz not null,
  started_at         timestamptz,
  ended_at           timestamptz,
  next_at            timestamptz,
  settled_at         timestamptz,
  alive_at           timestamptz not null,
  entropy            text,
  flown_ms           integer     not null default 0,
  resumed_ms         integer     not null default 0,
  shifted_ms         integer     not null default 0,
  seed               text,
  point_e2           bigint,
  max_exposure_minor bigint      not null,
  fence              bigint      not null,
  unique (game_id, number),
  check ((status = 'FINISHED') = (seed is not null and point_e2 is not null)),
  check (status = 'NEW' or entropy is not null or status = 'VOID')
) with (fillfactor = 50);
create unique index shared_round_under_way on shared_round (game_id) where status in ('NEW', 'RUNNING');

-- What a round has taken, in parts: a batch of bets locks and writes one of them, so that batches need not wait for each
-- other, and whoever closes betting locks all. Each part may take its allowance; together they are the round's most, and a
-- part that needs more gets what the others have left (money_shared_bet).
create table shared_round_part (
  shared_round_id uuid     not null,
  part            smallint not null,
  bet_count       integer  not null default 0,
  staked_minor    bigint   not null default 0,
  exposure_minor  bigint   not null default 0,
  allowance_minor bigint   not null,
  primary key (shared_round_id, part),
  check (exposure_minor <= allowance_minor)
) with (fillfactor = 50);

-- A bet of a shared round: its `round` row has stake, result and payout. `place` rises in the order in which bets were
-- accepted, over all rounds and with gaps; the client seed is the one of that moment. `target_e2`: automatic cash-out, in
-- hundredths.
create table shared_bet (
  account_id      uuid    not null,
  round_id        uuid    not null,
  shared_round_id uuid    not null,
  place           bigint  not null generated always as identity,
  client_seed     text    not null,
  target_e2       bigint,
  primary key (account_id, round_id)
);
create unique index shared_bet_place on shared_bet (shared_round_id, place);
