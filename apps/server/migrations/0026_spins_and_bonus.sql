-- Granted spins and the bonus balance that they pay into. What moves here moves in money_bet and money_expire_bonus alone,
-- but for a grant: a spin is a promise, and nothing is posted before it wins.

-- Spins of one gift. `key` names the gift, so that it is given once.
create table spin_grant (
  account_id  uuid        not null,
  id          uuid        not null,
  key         text        not null,
  source      text        not null check (source in ('checkin', 'invite', 'staff')),
  value_minor bigint      not null check (value_minor > 0),
  count       integer     not null check (count > 0),
  used        integer     not null default 0 check (used between 0 and count),
  granted_at  timestamptz not null,
  expires_at  timestamptz not null,
  primary key (account_id, id)
);
create unique index spin_grant_key on spin_grant (account_id, key);
create index spin_grant_left on spin_grant (account_id, value_minor, expires_at) where used < count;

-- Bonus money that is wagered: an account has one open pot, which each further win is added to. `amount_minor` is all that
-- was won into it, and while it is open the wallet's bonus_minor. `shares`: percent of a stake that count, by game.
create table bonus (
  account_id     uuid        not null,
  id             uuid        not null,
  status         text        not null default 'open' check (status in ('open', 'done', 'forfeited')),
  amount_minor   bigint      not null check (amount_minor > 0),
  required_minor bigint      not null check (required_minor >= 0),
  wagered_minor  bigint      not null default 0 check (wagered_minor >= 0),
  shares         jsonb       not null,
  opened_at      timestamptz not null,
  expires_at     timestamptz not null,
  closed_at      timestamptz,
  primary key (account_id, id),
  check ((status = 'open') = (closed_at is null))
);
create unique index bonus_open on bonus (account_id) where status = 'open';
create index bonus_expiry on bonus (expires_at) where status = 'open';
