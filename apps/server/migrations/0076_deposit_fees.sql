-- What a way to pay costs, in which steps and with which quick amounts it is offered, and how a deposit remembers its fee, the
-- code that pays it, and that its payer got the money back.
alter table payment_channel
  add column fee_bp     integer  not null default 0 check (fee_bp between 0 and 5000),
  add column fee_minor  bigint   not null default 0 check (fee_minor >= 0),
  add column step_minor bigint   check (step_minor > 0),
  add column chips      bigint[] check (cardinality(chips) between 1 and 8);

alter table deposit
  add column fee_minor     bigint not null default 0 check (fee_minor >= 0 and fee_minor < amount_minor),
  add column checkout_code text,
  add column reversed_at   timestamptz;
-- The time that payments took: the latest paid ones of a channel.
create index deposit_paid on deposit (channel, closed_at) where status = 'PAID';

-- How many US dollars one unit of a currency counts for, in the purchase tracker. A currency without a rate counts one to one,
-- as play money does.
alter table currency add column usd_rate numeric check (usd_rate >= 0);
update currency set usd_rate = 1 where id = 'G$';
