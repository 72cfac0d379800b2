-- Deposits that came and that the player may not play with. The decision is made once, under the lock of the player's limits and
-- breaks: either `credit_at` is set, or `held_for` with the reason. The ledger then posts the money and sets the other two.
alter table deposit
  add column credit_at     timestamptz,
  -- The name of the refusal that the deposit would get now, or `amount`: the provider reports another amount than was ordered.
  add column held_for      text,
  -- What was ordered, where another amount came; `amount_minor` is then what came.
  add column ordered_minor bigint,
  add column held_at       timestamptz,
  -- When staff decided that it goes back: from then on it is never credited.
  add column refund_at     timestamptz,
  add column refunded_at   timestamptz;
update deposit set credit_at = closed_at where status = 'PAID';
create index deposit_held on deposit (held_at) where held_at is not null and refunded_at is null and status <> 'PAID';

-- A case about money can be ended with money. Above the threshold of payouts a first person names the act, a second one does it.
alter table payment_case
  drop constraint payment_case_kind_check,
  add constraint payment_case_kind_check
    check (kind in ('amount', 'held', 'reversal', 'contradiction', 'totals', 'unknown', 'stuck')),
  add column act       text check (act in ('credit', 'return', 'paid', 'failed')),
  add column first_act text check (first_act in ('credit', 'return', 'paid', 'failed')),
  add column first_by  text;
