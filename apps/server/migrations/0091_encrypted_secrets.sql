-- Secrets are encrypted at rest, with keys that are not in the database (docs/security.md, "Secrets in the database").

-- The keys that secrets may be encrypted with; `probe` is the key's own id, encrypted. `plain` says that rows of an earlier
-- release may be plain: the next start encrypts them and deletes this row.
create table data_key (
  id         text        primary key,
  probe      text        not null,
  created_at timestamptz not null default now()
);
insert into data_key (id, probe) values ('plain', '');

-- A server seed is encrypted until it is revealed, so its hash no longer follows from the column. From then on it is plain.
alter table seed_pair alter column server_seed_hash drop expression;
alter table seed_pair drop constraint seed_pair_server_seed_check;
alter table seed_pair add check (server_seed_hash ~ '^[0-9a-f]{64}$');
alter table seed_pair add constraint seed_pair_revealed_check check (
  case when status = 'revealed'
    then server_seed ~ '^[0-9a-f]{64}$' and server_seed_hash = encode(sha256(decode(server_seed, 'hex')), 'hex')
    else true end
);
drop function open_account;
create function open_account(
  p_account uuid, p_currency text, p_at timestamptz, p_client_seed text,
  p_pair uuid, p_server_seed text, p_server_seed_hash text,
  p_next_pair uuid, p_next_server_seed text, p_next_server_seed_hash text
) returns void language sql as $$
  insert into seed_pair (account_id, id, number, server_seed, server_seed_hash, client_seed, status, created_at) values
    (p_account, p_pair, 0, p_server_seed, p_server_seed_hash, p_client_seed, 'current', p_at),
    (p_account, p_next_pair, 1, p_next_server_seed, p_next_server_seed_hash, null, 'next', p_at);
  insert into wallet (account_id, currency_id, seed_pair_id, next_pair_id) values (p_account, p_currency, p_pair, p_next_pair);
$$;

alter table multiplayer_seed drop constraint multiplayer_seed_seed_check;
alter table server_secret drop constraint server_secret_secret_check;
