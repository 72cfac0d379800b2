-- Money out: what players ask for, where it goes, what was decided, and the operator's rules for it.

-- The wallet writes a withdrawal with its request (REVIEW) and with its end (PAID, DECLINED); the approval in between makes it
-- SENT. A SENT row is the order to the provider, and `next_try_at` says when the server sends it or asks about it: the row itself is
-- the outbox, so that nothing can be approved and not sent.
create table withdrawal (
  account_id    uuid        not null references wallet,
  id            uuid        not null unique,
  channel       text        not null references payment_channel,
  amount_minor  bigint      not null check (amount_minor > 0),
  fee_minor     bigint      not null default 0 check (fee_minor between 0 and amount_minor),
  destination   text        not null,
  status        text        not null default 'REVIEW' check (status in ('REVIEW', 'SENT', 'PAID', 'DECLINED')),
  created_at    timestamptz not null,
  -- When the rules have looked at it, and why they leave it to a person.
  ruled_at      timestamptz,
  review_causes text[]      not null default '{}',
  -- The first of two persons, where the sum needs two.
  first_by      text,
  approved_by   text,
  approved_at   timestamptz,
  -- When the provider said that it has it; how often the server has sent it or asked about it; since when no answer is known.
  accepted_at   timestamptz,
  tries         integer     not null default 0,
  next_try_at   timestamptz,
  unknown_since timestamptz,
  provider_reference text,
  -- Why it was declined: a word of the product, or a text of staff.
  reason        text,
  closed_at     timestamptz,
  primary key (account_id, id),
  check ((status in ('PAID', 'DECLINED')) = (closed_at is not null)),
  check ((status = 'SENT') = (next_try_at is not null))
);
create index withdrawal_in_review on withdrawal (created_at) where status = 'REVIEW';
create index withdrawal_due on withdrawal (next_try_at) where status = 'SENT';
create index withdrawal_closed on withdrawal (channel, closed_at) where status = 'PAID';

-- The history of a withdrawal: who did what and why. `by` is `rule`, `provider`, or the id of a staff key.
create table withdrawal_event (
  withdrawal_id uuid        not null,
  at            timestamptz not null,
  kind          text        not null,
  by            text        not null,
  note          text,
  details       jsonb
);
create index withdrawal_event_by_withdrawal on withdrawal_event (withdrawal_id, at);

-- Where players have money sent. A destination belongs to the player who named it first, unless the channel's rule says that it is
-- everyone's.
create table payout_destination (
  channel     text        not null references payment_channel,
  destination text        not null,
  account_id  uuid        not null references account,
  added_at    timestamptz not null,
  primary key (channel, destination)
);
create index payout_destination_of_account on payout_destination (account_id);

-- The operator's rules, a row a channel, in the smallest unit of its currency; null: no such limit.
create table payout_rule (
  channel             text    primary key references payment_channel,
  -- At most this much is approved without a person: by withdrawal, and by player in 24 hours.
  auto_minor          bigint  not null default 0 check (auto_minor >= 0),
  auto_day_minor      bigint  not null default 0 check (auto_day_minor >= 0),
  -- Above this two persons approve.
  two_persons_minor   bigint  check (two_persons_minor >= 0),
  -- At most this much is approved on one day (UTC) for all players.
  day_minor           bigint  check (day_minor >= 0),
  -- How long a new destination waits before money goes there.
  destination_hours   integer not null default 24 check (destination_hours between 0 and 720),
  shared_destinations text[]  not null default '{}'
);

-- What was approved on a day; its lock makes approvals wait for each other.
create table payout_day (
  channel        text   not null references payment_channel,
  day            date   not null,
  approved_minor bigint not null default 0,
  primary key (channel, day)
);

insert into payment_channel (id, provider, name, kind, currency_id, min_minor, max_minor, position)
  values ('sandbox-out', 'sandbox', 'Sandbox', 'withdraw', 'G$', 100, 10000000, 100);
insert into payout_rule (channel, auto_minor, auto_day_minor, two_persons_minor, day_minor, destination_hours, shared_destinations)
  values ('sandbox-out', 20000, 100000, 500000, 100000000, 0, '{sandbox:decline,sandbox:unknown}');

-- Several staff keys may be in use at once, each with the name of its person, so that two can approve.
alter table staff_key add column name text not null default 'owner';
