-- Bets of demonstrations in rounds that everybody shares. They are written here alone: such a round counts none of them, and
-- they have no part in its entropy. The seeds and the nonce of such a row decide nothing, as those of a player's bet there.
--
-- `target_e2`: automatic cash-out, in hundredths. `multiplier_e4`: what it was cashed out at, in ten-thousandths. `key` is from
-- now on the request of the bet, `move_key` the one of its last move: the repeat of either changes nothing.
alter table demo_round
  add column shared_round_id uuid,
  add column slot            smallint not null default 0,
  add column target_e2       integer,
  add column multiplier_e4   bigint   not null default 0,
  add column move_key        text;
drop index demo_round_open;
create unique index demo_round_open on demo_round (visit_id, game_id, slot) where status = 'open';
