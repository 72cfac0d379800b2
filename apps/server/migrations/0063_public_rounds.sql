-- The public page of a decided round, which has the round's id alone. Open rounds are not in this index: no bet writes to it,
-- a round is put in once, when it is decided, and no statement that moves money can choose it.
create index round_decided on round (id) where status <> 'open';
