-- A destination belongs to the player to whom money was first paid there, unless the channel's rule says that it is everyone's.
-- Naming one claims nothing: several players may have named it, and `added_at` begins the wait of the rule for each of them.
alter table payout_destination drop constraint payout_destination_pkey, add primary key (channel, destination, account_id);
create index withdrawal_paid_to on withdrawal (channel, destination, closed_at) where status = 'PAID';

-- A destination that staff has given free: payments before that moment make nobody its owner.
create table payout_destination_release (
  channel     text        not null references payment_channel,
  destination text        not null,
  at          timestamptz not null,
  by_key      text        not null,
  reason      text        not null,
  primary key (channel, destination, at)
);
