-- One row an action: its key, what it moved, the balances after it and, of a bet, its round. It takes the place of the tables
-- money_action, posting and round; the last two become views. Rules of money are TypeScript (packages/ledger): nothing here
-- decides, the constraints guard.

-- Raised by each change of a jurisdiction's profile or of a game, whoever makes it. What was decided under an earlier one is
-- decided again.
create table settings_epoch (
  one   boolean primary key default true check (one),
  epoch bigint  not null
);
insert into settings_epoch (epoch) values (1);
create function raise_settings_epoch() returns trigger language plpgsql as $$
begin
  update settings_epoch set epoch = epoch + 1;
  return null;
end $$;
create trigger raise_settings_epoch after insert or update or delete on market
  for each statement execute function raise_settings_epoch();
create trigger raise_settings_epoch after insert or update or delete on game
  for each statement execute function raise_settings_epoch();

-- `revision` is raised by whoever changes spins, runs or pots outside an action: an action is only written while version and
-- revision are those that it was decided on. The ids of open rounds stand here, so that no index is needed to find them.
alter table wallet
  add column revision       bigint not null default 0,
  add column open_round_ids uuid[] not null default '{}';
update wallet w set open_round_ids = array(
  select r.id from round r where r.account_id = w.account_id and r.status = 'open' order by r.id) where w.open_rounds > 0;
alter table wallet drop column open_rounds;

-- A part of a multiplayer round takes bets while it is open.
alter table shared_round_part add column open boolean not null default true;
update shared_round_part p set open = false
  from shared_round t where t.id = p.shared_round_id and t.status <> 'NEW';

drop function money_batch, money_bet, money_shared_bet, money_move, money_finish_holds, money_void_round, money_void_hold,
  money_deposit, money_rotate_seeds, money_expire_bonus, lock_parts, market_refusal, last_bets_with, wagered_part,
  autoplay_refusal, posting_line, batch_digest, money_answer;

alter table money_action rename to earlier_action;
alter index money_action_pkey rename to earlier_action_pkey;

-- `id` is a UUIDv7; a bet's is its round's. `round_id` is the round that another action belongs to, of a rotation the
-- revealed pair. The four changes are what the action moved into each group of accounts. `legs` are its postings, a line each:
-- number, source, destination, amount, kind and reference, parted by `|`. The columns from `game_id` on are a bet's round.
create table money_action (
  account_id    uuid        not null,
  id            uuid        not null,
  version       bigint      not null,
  key           text        not null,
  kind          text        not null,
  body_hash     text        not null,
  batch_id      uuid        not null,
  at            timestamptz not null,
  amount_minor  bigint      not null,
  main_minor    bigint      not null check (main_minor >= 0),
  bonus_minor   bigint      not null check (bonus_minor >= 0),
  held_minor    bigint      not null check (held_minor >= 0),
  main_change   bigint      not null,
  bonus_change  bigint      not null,
  held_change   bigint      not null,
  house_change  bigint      not null,
  legs          text        not null,
  repeats       integer     not null default 0,
  round_id      uuid,
  step          integer,
  nonce         integer,
  game_id       text,
  slot          smallint,
  status        text        check (status in ('open', 'finished', 'void')),
  result        text        check (result in ('PENDING', 'WIN', 'LOSE', 'DRAW', 'CANCELLED')),
  edge_bp       integer,
  stake_minor   bigint      check (stake_minor > 0),
  max_win_minor bigint,
  payout_minor  bigint      check (payout_minor between 0 and max_win_minor),
  multiplier_e4 bigint,
  seed_pair_id  uuid,
  options       jsonb,
  moves         jsonb,
  finished_at   timestamptz,
  market_id     text,
  game_version  integer,
  spin_id       uuid,
  check (main_change + bonus_change + held_change + house_change = 0),
  check ((status = 'open') = (result = 'PENDING')),
  check ((game_id is null) = (status is null))
) with (fillfactor = 80);

-- What was posted for each earlier action.
create temporary table earlier_legs on commit drop as
  select account_id, version,
    string_agg(concat_ws('|', leg, source, destination, amount_minor, kind, ref_id), E'\n' order by leg) as legs,
    sum(amount_minor * ((destination = 'player:main')::int - (source = 'player:main')::int)) as main_change,
    sum(amount_minor * ((destination = 'player:bonus')::int - (source = 'player:bonus')::int)) as bonus_change,
    sum(amount_minor * ((destination = 'player:held')::int - (source = 'player:held')::int)) as held_change,
    (array_agg(batch_id))[1] as batch_id
  from posting group by account_id, version;

insert into money_action (account_id, id, version, key, kind, body_hash, batch_id, at, amount_minor, main_minor, bonus_minor,
  held_minor, main_change, bonus_change, held_change, house_change, legs, repeats, round_id, step, nonce, game_id, slot, status,
  result, edge_bp, stake_minor, max_win_minor, payout_minor, multiplier_e4, seed_pair_id, options, moves, finished_at, market_id,
  game_version, spin_id)
select a.account_id, coalesce(r.id, uuidv7(a.at - clock_timestamp())), a.version, a.key, a.kind, a.body_hash,
  coalesce(l.batch_id, '00000000-0000-7000-8000-000000000000'), a.at, a.amount_minor, a.main_minor, a.bonus_minor, a.held_minor,
  coalesce(l.main_change, 0), coalesce(l.bonus_change, 0), coalesce(l.held_change, 0),
  -coalesce(l.main_change + l.bonus_change + l.held_change, 0), coalesce(l.legs, ''), a.repeats,
  case when r.id is null then a.round_id end, coalesce(r.step, a.step), coalesce(r.nonce, a.nonce), r.game_id, r.slot, r.status,
  r.result, r.edge_bp, r.stake_minor, r.max_win_minor, r.payout_minor, r.multiplier_e4, r.seed_pair_id, r.options, r.moves,
  r.finished_at, r.market_id, r.game_version, r.spin_id
from earlier_action a
left join round r on a.kind in ('bet', 'shared_bet') and r.account_id = a.account_id and r.id = a.round_id
left join earlier_legs l on l.account_id = a.account_id and l.version = a.version
order by a.at;

-- Nothing may be lost on the way.
do $$
begin
  if (select count(*) from money_action where game_id is not null) <> (select count(*) from round)
    or (select coalesce(sum(array_length(string_to_array(legs, E'\n'), 1)), 0) from money_action where legs <> '')
      <> (select count(*) from posting) then
    raise exception 'the rounds and postings of earlier actions are not all there';
  end if;
end $$;

drop table earlier_action, posting, round;

-- The game lies in the index too, so that pages of rounds are counted, and found by game, without their rows: it never changes.
alter table money_action add primary key (account_id, id) include (game_id);
create unique index money_action_key on money_action (account_id, key);
-- Rows lie in the order of their ids, which begin with their time: a round of whatever account, and the newest of all, are
-- found without an entry a row.
create index money_action_id on money_action using brin (id) with (pages_per_range = 16, autosummarize = on);
create index money_action_void_hold on money_action (account_id, round_id) where kind = 'void_hold';

create view round as
  select account_id, id, game_id, slot, status, result, step, nonce, edge_bp, stake_minor, max_win_minor, payout_minor,
    multiplier_e4, seed_pair_id, options, moves, at as created_at, finished_at, market_id, game_version, spin_id
  from money_action where game_id is not null;

create view posting as
  select a.account_id, a.version, split_part(line, '|', 1)::smallint as leg, a.batch_id, split_part(line, '|', 2) as source,
    split_part(line, '|', 3) as destination, split_part(line, '|', 4)::bigint as amount_minor, split_part(line, '|', 5) as kind,
    split_part(line, '|', 6)::uuid as ref_id, a.at
  from money_action a, unnest(string_to_array(a.legs, E'\n')) line;

-- How an action travels from the server: all that it writes of its wallet, of itself and of its round.
create type money_item as (
  account_id uuid, version bigint, revision bigint,
  main_change bigint, bonus_change bigint, held_change bigint, house_change bigint,
  staked_minor bigint, won_minor bigint, deposited_minor bigint, deposit_count integer,
  next_nonce integer, current_pair_id uuid, next_pair_id uuid, open_round_ids uuid[], last_bets jsonb,
  id uuid, key text, kind text, body_hash text, amount_minor bigint, legs text, lines text, leg_count integer,
  round_id uuid, step integer, nonce integer,
  game_id text, slot smallint, status text, result text, edge_bp integer, stake_minor bigint, max_win_minor bigint,
  payout_minor bigint, multiplier_e4 bigint, seed_pair_id uuid, options jsonb, moves jsonb, finished_at timestamptz,
  market_id text, game_version integer, spin_id uuid,
  hold_minor bigint, hold_until timestamptz, multiplayer_round_id uuid
);
