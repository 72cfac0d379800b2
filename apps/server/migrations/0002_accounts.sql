-- Players, their devices, and the count of wrong passwords. An account's wallet is the ledger's.

create table account (
  id              uuid        primary key,
  username        text,
  email           text,
  phone           text,
  nickname        text        not null,
  avatar          text        not null default '',
  password_hash   text        not null,
  totp_secret     text,
  phone_checked   boolean     not null default false,
  currency_id     text        not null references currency,
  country_id      text,
  init_parameters jsonb       not null default '{}',
  notice_at       timestamptz not null,
  created_at      timestamptz not null,
  check (num_nonnulls(username, email, phone) >= 1)
);
create unique index account_username on account (lower(username));
create unique index account_email on account (lower(email));
create unique index account_phone on account (lower(phone));

-- A logged-in device. The token itself is nowhere: only its sha256.
create table session (
  id           uuid        primary key,
  account_id   uuid        not null references account,
  token_hash   bytea       not null unique check (length(token_hash) = 32),
  device_name  text        not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null,
  revoked_at   timestamptz
);
create index session_account on session (account_id, created_at desc);

-- Wrong passwords of one window, by what was guessed at: the digest of an account text, or an address.
create table login_failure (
  subject    text        primary key,
  failures   integer     not null,
  started_at timestamptz not null
);
