-- Files of the operator and of players, by the SHA-256 of their bytes, and answers that never change under their key.

-- The bytes, in parts of 256 KiB counted from 0: a range of a long file is read without the rest. They are in the
-- database, so that one transaction writes them with what refers to them, one dump holds all, and every server has them.
-- They are compressed already; kept as they are, a part of a row is read without unpacking.
create table asset_part (
  digest bytea   not null check (length(digest) = 32),
  part   integer not null check (part >= 0),
  bytes  bytea   not null,
  primary key (digest, part)
);
alter table asset_part alter column bytes set storage external;

-- What the bytes are. A file that is sent twice is one.
create table asset (
  digest bytea       primary key check (length(digest) = 32),
  mime   text        not null,
  kind   text        not null check (kind in ('image', 'audio', 'video')),
  size   bigint      not null check (size > 0),
  -- Of a picture: pixels, whether one can see through it, whether it moves.
  width  integer,
  height integer,
  alpha  boolean     not null default false,
  moving boolean     not null default false,
  at     timestamptz not null
);

-- The operator's files by name. A digest stands in an address, so that what is there never changes; the newest one of a
-- name is its present one, and the others keep answering for designs that were made with them.
create table site_asset (
  name   text        not null,
  digest bytea       not null references asset,
  at     timestamptz not null,
  primary key (name, digest)
);
create index site_asset_digest on site_asset (digest);

-- A file that a player has sent: nobody else's.
create table upload (
  id         uuid        primary key,
  account_id uuid        not null,
  digest     bytea       not null references asset,
  at         timestamptz not null
);
create index upload_account on upload (account_id, at);
create index upload_digest on upload (digest);

-- What was published under a key keeps answering there.
create table published (
  key     text        primary key,
  -- As it was written: `jsonb` would put its fields in another order.
  content json        not null,
  at      timestamptz not null
);
