-- What the operator tells visitors and players, and who has had it.

create table notice (
  id          uuid        primary key,
  type        text        not null check (type in ('NOT_LOGGED_IN', 'NOT_RECHARGED', 'COMPLETE_REGISTRATION', 'EVENT')),
  event       text        not null,
  title       text        not null,
  description text        not null,
  config      jsonb       not null,
  interval_s  integer     not null check (interval_s >= 0),
  shown_from  timestamptz,
  shown_until timestamptz,
  position    integer     not null,
  enabled     boolean     not null,
  at          timestamptz not null
);

-- When the notices last changed. One row, so that a removal is noticed too, and no account is written for it.
create table notice_change (
  one boolean     primary key default true check (one),
  at  timestamptz not null
);

create table notice_push (
  account_id uuid        not null,
  notice_id  uuid        not null references notice on delete cascade,
  at         timestamptz not null,
  primary key (account_id, notice_id)
);
create index notice_push_notice on notice_push (notice_id);
