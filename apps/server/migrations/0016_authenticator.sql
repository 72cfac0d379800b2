-- The second factor: a secret that waits for its first code, the last code's step (each code works once), recovery codes,
-- and until when a session needs no further code.

alter table account add column totp_pending text;
alter table account add column totp_step    bigint;
alter table session add column proved_until timestamptz;

-- Only digests are kept; a code that was used is gone.
create table recovery_code (
  account_id uuid  not null references account,
  code_hash  bytea not null check (length(code_hash) = 32),
  primary key (account_id, code_hash)
);
