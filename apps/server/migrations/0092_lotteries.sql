-- Terms of lotteries are multiplayer rounds without a flight: `started_at` is when betting closed, `draws_at` when the numbers are
-- drawn, `result` the numbers in draw order. A term is over when it is drawn; the next one opens in the same transaction, while
-- the bets of the first are still being settled. `bettors` are the masked names of the accounts in the entropy.
alter table multiplayer_round
  add column draws_at timestamptz,
  add column bettors  text[],
  add column result   smallint[],
  drop constraint multiplayer_round_check,
  add constraint multiplayer_round_outcome check (
    (status = 'FINISHED') = (seed is not null and (point_e2 is not null) <> (result is not null)));

-- Rounds whose bets are not all decided yet.
create index multiplayer_round_unsettled on multiplayer_round (game_id, number) where settled_at is null;
