-- A payer's bank may decide for the house after all: the deposit that was taken back comes again.
alter table deposit
  -- What a reversal took from the player; the rest of it was the loss of the house.
  add column taken_minor bigint,
  add column restored_at timestamptz;
update deposit d set taken_minor = coalesce((
    select sum(p.amount_minor) from posting p
    where p.account_id = d.account_id and p.ref_id = d.id and p.kind = 'deposit_reversal'), 0)
  where d.reversed_at is not null;
