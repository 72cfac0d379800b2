-- Codes by SMS or e-mail, and the messages that carry them.

alter table account add column email_checked boolean not null default false;

-- The last code that was sent to an address for a purpose. Address and code are keyed digests: whoever reads the table alone
-- can neither read the address nor try out the million codes.
create table one_time_code (
  address    bytea       not null check (length(address) = 32),
  purpose    text        not null check (purpose in ('register', 'forget_password', 'withdraw')),
  code_hash  bytea       not null check (length(code_hash) = 32),
  tries      smallint    not null default 0,
  expires_at timestamptz not null,
  primary key (address, purpose)
);
create index one_time_code_expiry on one_time_code (expires_at);

-- How many codes were sent to an address since the hour began.
create table code_quota (
  address    bytea       primary key check (length(address) = 32),
  started_at timestamptz not null,
  sent_at    timestamptz not null,
  sent       smallint    not null
);

-- Messages to players. A sent one loses its text. `void` is one that nobody gets: it costs the same work as a real one.
create table message (
  id         uuid        primary key,
  way        text        not null check (way in ('sms', 'email')),
  recipient  text        not null,
  subject    text        not null,
  body       text        not null,
  state      text        not null check (state in ('waiting', 'inbox', 'sent', 'void')),
  attempts   smallint    not null default 0,
  next_at    timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index message_due on message (next_at) where state = 'waiting';
create index message_expiry on message (expires_at);
