-- Devices that have logged in to an account: wrong passwords of strangers do not lock them out. Only a digest is kept.
create table known_device (
  account_id  uuid        not null references account,
  device_hash bytea       not null check (length(device_hash) = 32),
  used_at     timestamptz not null,
  primary key (account_id, device_hash)
);
