-- Demonstrations: what somebody without an account plays with. Their own seeds, balance and rounds, apart from wallet, ledger
-- and the rounds of players; forgotten a day after their last use.

create table demo_visit (
  id               uuid        primary key,
  token_hash       bytea       not null unique check (length(token_hash) = 32),
  currency_id      text        not null,
  balance_minor    bigint      not null check (balance_minor >= 0),
  version          integer     not null default 1,
  server_seed      text        not null check (server_seed ~ '^[0-9a-f]{64}$'),
  next_server_seed text        not null check (next_server_seed ~ '^[0-9a-f]{64}$'),
  client_seed      text        not null,
  next_nonce       integer     not null default 0,
  seen_at          timestamptz not null
);
create index demo_visit_seen on demo_visit (seen_at);

-- `key` is the request that the round was last changed by: its repeat changes nothing. `held_until`: the win waits.
create table demo_round (
  visit_id      uuid        not null references demo_visit on delete cascade,
  id            uuid        not null,
  game_id       text        not null,
  status        text        not null check (status in ('open', 'finished')),
  result        text        not null,
  step          integer     not null,
  nonce         integer     not null,
  edge_bp       integer     not null,
  stake_minor   bigint      not null check (stake_minor > 0),
  max_win_minor bigint      not null,
  payout_minor  bigint      not null,
  server_seed   text        not null,
  client_seed   text        not null,
  options       jsonb       not null,
  moves         jsonb       not null,
  spin          boolean     not null,
  key           text        not null,
  held_until    timestamptz,
  created_at    timestamptz not null,
  finished_at   timestamptz,
  primary key (visit_id, id)
);
create unique index demo_round_open on demo_round (visit_id, game_id) where status = 'open';
