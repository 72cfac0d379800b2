-- Keys of staff by their digests: the one that has not ended opens. And a log of every staff call that nobody can change.
create table staff_key (
  id       text        primary key check (id ~ '^[0-9a-f]{8}$'),
  digest   bytea       not null unique check (length(digest) = 32),
  made_at  timestamptz not null,
  ended_at timestamptz
);

-- The key that stood in clear until now goes on opening, by its digest.
insert into staff_key (id, digest, made_at)
  select left(encode(sha256(convert_to(secret, 'UTF8')), 'hex'), 8), sha256(convert_to(secret, 'UTF8')), created_at
  from server_secret where name = 'staff';
delete from server_secret where name = 'staff';

create table staff_action (
  id      uuid        primary key,
  -- Of the end of a call that changes something: the line that its beginning has left.
  of_id   uuid        references staff_action,
  at      timestamptz not null,
  key_id  text        not null,
  address text        not null,
  call    text        not null,
  -- `success` or the refusal's name; null: it has begun.
  outcome text,
  -- What it changes, as it was when the call began and ended.
  before  jsonb,
  after   jsonb
);

create function staff_action_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the log of staff calls is never changed';
end $$;
create trigger staff_action_stays before update or delete or truncate on staff_action
  for each statement execute function staff_action_stays();
