-- When the session of a demonstration began, and what it has won or lost since: staked and paid by rounds that are decided.
-- The rounds themselves are forgotten too early to be summed.
alter table demo_visit
  add column started_at timestamptz not null default now(),
  add column net_minor  bigint      not null default 0;
