-- Confirmed identities: the level of each player, the cases that lead to it, their pictures, and what happened to them.

-- One row a player who was asked, or has submitted. A level, once approved, stays.
create table kyc_account (
  account_id     uuid        primary key,
  level          smallint    not null default 0 check (level between 0 and 2),
  approved_at    timestamptz,
  -- The sum of paid deposits at the last approval, which renewals count from.
  approved_minor bigint      not null default 0,
  -- The level that a refused deposit or withdrawal needed last, and what for; 0: none.
  needed         smallint    not null default 0 check (needed between 0 and 2),
  needed_for     text        check (needed_for in ('deposit', 'withdraw', 'renewal'))
);

-- A case: one or more submissions for one level, until a decision. `identity` is encrypted, as the pictures are, under the
-- key that `key_id` names; null after its deletion.
create table kyc_case (
  id           uuid        primary key,
  account_id   uuid        not null,
  level        smallint    not null check (level in (1, 2)),
  renewal      boolean     not null,
  state        text        not null check (state in ('REVIEW', 'MORE', 'DONE', 'REFUSED')),
  attempts     smallint    not null,
  -- Rises with each change, so that of two decisions at once one wins.
  version      integer     not null default 1,
  reason       text,
  missing      text[]      not null default '{}',
  appeal       text,
  -- Who refused it: another person decides an appeal.
  refused_by   text,
  key_id       text,
  identity     bytea,
  submitted_at timestamptz not null,
  decided_at   timestamptz,
  -- When the provider of automatic checks is told next; null: nothing to tell.
  check_at     timestamptz,
  check_tries  smallint    not null default 0
);
create index kyc_case_account on kyc_case (account_id, id);
create unique index kyc_case_open on kyc_case (account_id) where state in ('REVIEW', 'MORE');
create index kyc_case_queue on kyc_case (state, submitted_at, id);
create index kyc_case_check on kyc_case (check_at) where check_at is not null;

-- A picture: 12 bytes of nonce, the encrypted bytes (AES-256-GCM over account and id), 16 bytes of tag.
create table kyc_document (
  id         uuid        primary key,
  account_id uuid        not null,
  -- Null until it is submitted.
  case_id    uuid        references kyc_case,
  kind       text        check (kind in ('document', 'face', 'address')),
  key_id     text        not null,
  sealed     bytea       not null,
  mime       text        not null,
  -- Of the picture: bytes, pixels.
  size       integer     not null,
  width      integer     not null,
  height     integer     not null,
  at         timestamptz not null
);
alter table kyc_document alter column sealed set storage external;
create index kyc_document_account on kyc_document (account_id);
create index kyc_document_case on kyc_document (case_id);
create index kyc_document_unbound on kyc_document (at) where case_id is null;

-- The history of the cases.
create table kyc_event (
  id      uuid        primary key,
  case_id uuid        not null references kyc_case,
  at      timestamptz not null,
  event   text        not null,
  by_whom text        not null,
  reason  text,
  note    text        not null default ''
);
create index kyc_event_case on kyc_event (case_id, id);

-- Verdicts of providers that were applied: each counts once.
create table kyc_verdict (
  provider text        not null,
  event_id text        not null,
  at       timestamptz not null,
  primary key (provider, event_id)
);

-- When the profiles that ship ask for documents. A profile that says it already keeps its own words.
update jurisdiction set version = version + 1, rules = rules || '{"kyc": {"beforeDeposit": 1,
  "depositsAbove": {"total": 2000, "level": 2}, "beforeWithdraw": 2, "withdrawalsAbove": null, "depositBand": 2000,
  "keepDocumentsDays": 90}}'
  where id = 'strict' and not rules ? 'kyc';
update jurisdiction set version = version + 1, rules = rules || '{"kyc": {"beforeDeposit": 1,
  "depositsAbove": {"total": 2000, "level": 2}, "beforeWithdraw": 1, "withdrawalsAbove": {"total": 2000, "level": 2},
  "depositBand": null, "keepDocumentsDays": 90}}'
  where id in ('great-britain', 'germany') and not rules ? 'kyc';
