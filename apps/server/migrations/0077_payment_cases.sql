-- What payments leave for people to decide. The key is that of its event, so that a provider's repeats open one case.
create table payment_case (
  id         uuid        primary key,
  key        text        not null unique,
  kind       text        not null check (kind in ('amount', 'reversal', 'contradiction', 'totals', 'unknown')),
  provider   text        not null,
  account_id uuid,
  subject_id uuid,
  details    jsonb       not null,
  opened_at  timestamptz not null,
  closed_at  timestamptz,
  note       text,
  check ((closed_at is null) = (note is null))
);
create index payment_case_newest on payment_case (opened_at desc, id desc);

-- When payments were last compared with their providers.
create table payment_reconciliation (
  at        timestamptz primary key,
  asked     integer     not null,
  settled   integer     not null,
  opened    integer     not null
);
