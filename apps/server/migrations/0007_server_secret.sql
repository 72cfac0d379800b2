-- Secrets that all servers on this database share, such as the one that signs live tokens. Made by whoever needs one first.
create table server_secret (
  name       text        primary key,
  secret     text        not null check (secret ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null
);
