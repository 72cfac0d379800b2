-- The last write of each process's probe: `/readyz` proves by it that the database takes writes.
create table server_pulse (
  process uuid        primary key,
  at      timestamptz not null
);
