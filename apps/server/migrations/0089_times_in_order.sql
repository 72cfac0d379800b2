-- Ids begin with their time, so a statement finds a wallet's actions of a period by their ids. That holds while clocks are right.
-- `times_in_order` says whether it holds for all of a wallet's actions: the time of each is that of its id, and not before
-- `latest_at`, the latest of those before it, both give or take ten minutes (src/wallet/times-in-order.ts).
alter table wallet
  add column latest_at      timestamptz,
  add column times_in_order boolean not null default true;

update wallet w set latest_at = a.latest_at, times_in_order = a.in_order
from (
  select account_id, max(at) as latest_at, bool_and(
    coalesce(uuid_extract_timestamp(id) between at - interval '10 minutes' and at + interval '10 minutes', false)
    and coalesce(at >= earlier_at - interval '10 minutes', true)) as in_order
  from (
    select account_id, id, at, max(at) over (
      partition by account_id order by version rows between unbounded preceding and 1 preceding) as earlier_at
    from money_action) action
  group by account_id
) a
where a.account_id = w.account_id;
