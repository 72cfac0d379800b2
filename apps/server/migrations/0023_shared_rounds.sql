-- Rounds that all players share (crash, aviator): chains of seeds, the rounds, their bets, and the bet's money function.

-- A chain of seeds: seed_{i-1} = sha256(seed_i). `seed_0` and `salt` are published before its first round; link i serves
-- round `first_round` + i - 1. Chains are numbered from 1 and follow each other without a gap.
create table shared_chain (
  game_id     text        not null,
  number      integer     not null check (number > 0),
  salt        text        not null,
  seed_0      text        not null check (seed_0 ~ '^[0-9a-f]{64}$'),
  length      integer     not null check (length > 0),
  first_round integer     not null,
  created_at  timestamptz not null,
  primary key (game_id, number)
);

-- Every few thousandth link of a chain and its last one, so that no link is far. Secret: from each, all below follow.
create table shared_seed (
  game_id text    not null,
  chain   integer not null,
  link    integer not null,
  seed    text    not null check (seed ~ '^[0-9a-f]{64}$'),
  primary key (game_id, chain, link)
);

-- `flown_ms` is what was last published, `resumed_ms` where the flight went on after its last pause, `shifted_ms` what all
-- pauses have moved `started_at` by, `alive_at` the last sign of whoever drives it. Each write of a driver names its
-- `fence`. `seed` and `point_e2` (hundredths) are null until the flight is over. The counts are kept by money_shared_bet.
create table shared_round (
  id                 uuid        primary key,
  game_id            text        not null,
  number             integer     not null check (number > 0),
  chain              integer     not null,
  link               integer     not null,
  salt               text        not null,
  seed_hash          text        not null,
  edge_bp            integer     not null,
  status             text        not null check (status in ('NEW', 'RUNNING', 'FINISHED', 'VOID')),
  opened_at          timestamptz not null,
  closes_at          timestamptz not null,
  started_at         timestamptz,
  ended_at           timestamptz,
  next_at            timestamptz,
  settled_at         timestamptz,
  alive_at           timestamptz not null,
  entropy            text,
  flown_ms           integer     not null default 0,
  resumed_ms         integer     not null default 0,
  shifted_ms         integer     not null default 0,
  seed               text,
  point_e2           bigint,
  bet_count          integer     not null default 0,
  staked_minor       bigint      not null default 0,
  exposure_minor     bigint      not null default 0,
  max_exposure_minor bigint      not null,
  fence              bigint      not null,
  unique (game_id, number),
  check ((status = 'FINISHED') = (seed is not null and point_e2 is not null)),
  check (status = 'NEW' or entropy is not null or status = 'VOID')
) with (fillfactor = 50);
create unique index shared_round_under_way on shared_round (game_id) where status in ('NEW', 'RUNNING');

-- A bet of a shared round: its `round` row has stake, result and payout. `place` counts the round's bets from 1 in the
-- order in which they were accepted; the client seed is the one of that moment. `target_e2`: automatic cash-out, in
-- hundredths.
create table shared_bet (
  account_id      uuid    not null,
  round_id        uuid    not null,
  shared_round_id uuid    not null,
  place           integer not null,
  client_seed     text    not null,
  target_e2       bigint,
  primary key (account_id, round_id)
);
create unique index shared_bet_place on shared_bet (shared_round_id, place);

-- Takes a stake from player:main into the game's round that takes bets now. That round's row is locked before anything
-- else, in order of game: a bet is either counted before betting closes or is refused, places have no gap, and the most
-- that a round may come to is never passed. Batches of bets of one game take turns; each is one write of the row.
create function money_shared_bet(p_batch uuid, p_at timestamptz, p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text;
begin
  perform 1 from shared_round t
  where t.status = 'NEW' and t.game_id in (select i.game_id from json_to_recordset(p_items) as i(game_id text))
  order by t.game_id for update;

  with seen as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, t.id as shared_round_id, t.edge_bp, t.bet_count, case
        when known.body_hash is not null then 'known'
        when w.account_id is null then 'wallet_unknown'
        when t.id is null or p_at >= t.closes_at then 'betting_closed'
        when w.open_rounds > 0 and (
          select true from round r where r.account_id = i.account_id and r.game_id = i.game_id and r.slot = i.slot
            and r.status = 'open' limit 1) then 'round_open'
        when w.main_minor < i.stake_minor then 'insufficient_balance'
        when t.exposure_minor + sum(i.exposure_minor) over (partition by i.game_id order by i.round_id)
          > t.max_exposure_minor then 'round_full'
        else 'done' end as outcome
    from json_to_recordset(p_items) as i(
      account_id uuid, key text, body_hash text, round_id uuid, game_id text, slot smallint, stake_minor bigint,
      options jsonb, max_win_minor bigint, target_e2 bigint, exposure_minor bigint)
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (
      select * from shared_round t where t.game_id = i.game_id and t.status in ('NEW', 'RUNNING') and t.status = 'NEW'
      limit 1) t on true
    left join lateral (
      select a.body_hash from money_action a where a.account_id = i.account_id and a.key = i.key limit 1) known on true
  ), touched as (
    update money_action a set repeats = a.repeats + 1 from seen s
    where s.outcome = 'known' and a.account_id = s.account_id and a.key = s.key
    returning a.*, case when a.kind = 'shared_bet' and a.body_hash = s.body_hash then 'repeated' else 'key_reused' end as outcome
  ), paid as (
    update wallet w set
      main_minor = w.main_minor - s.stake_minor, staked_minor = w.staked_minor + s.stake_minor,
      version = w.version + 1, next_nonce = w.next_nonce + 1, open_rounds = w.open_rounds + 1
    from seen s where s.outcome = 'done' and w.account_id = s.account_id and w.version = s.version
    returning w.account_id, w.version, w.main_minor, w.bonus_minor, w.held_minor, w.seed_pair_id, w.next_nonce - 1 as nonce,
      s.key, s.body_hash, s.round_id, s.game_id, s.slot, s.stake_minor, s.options, s.edge_bp, s.max_win_minor, s.target_e2,
      s.exposure_minor, s.shared_round_id, s.bet_count
  ), seeded as materialized (
    select paid.*, p.server_seed, p.server_seed_hash, p.client_seed
    from paid join lateral (
      select server_seed, server_seed_hash, client_seed from seed_pair p
      where p.account_id = paid.account_id and p.id = paid.seed_pair_id limit 1) p on true
  ), opened as (
    insert into round (account_id, id, game_id, slot, nonce, edge_bp, stake_minor, max_win_minor, seed_pair_id, options, created_at)
    select account_id, round_id, game_id, slot, nonce, edge_bp, stake_minor, max_win_minor, seed_pair_id, options, p_at from paid
  ), joined as (
    insert into shared_bet (account_id, round_id, shared_round_id, place, client_seed, target_e2)
    select account_id, round_id, shared_round_id,
      bet_count + row_number() over (partition by shared_round_id order by round_id), client_seed, target_e2
    from seeded
  ), counted as (
    update shared_round t set
      bet_count = t.bet_count + s.bets, staked_minor = t.staked_minor + s.staked, exposure_minor = t.exposure_minor + s.exposure
    from (
      select shared_round_id, count(*) as bets, sum(stake_minor) as staked, sum(exposure_minor) as exposure
      from paid group by shared_round_id
    ) s where t.id = s.shared_round_id
  ), posted as (
    insert into posting (account_id, version, leg, batch_id, source, destination, amount_minor, kind, ref_id, at)
    select account_id, version, 0, p_batch, 'player:main', 'house:stakes:' || game_id, stake_minor, 'bet', round_id, p_at from paid
    returning account_id, version, leg,
      posting_line(account_id, version, leg, source, destination, amount_minor, kind, ref_id) as line
  ), batched as (
    insert into posting_batch (batch_id, at, posting_count, digest)
    select p_batch, p_at, count(*), batch_digest(p_batch, p_at, count(*), string_agg(line, E'\n' order by account_id, version, leg))
    from posted having count(*) > 0
  ), recorded as (
    insert into money_action
      (account_id, key, kind, body_hash, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    select account_id, key, 'shared_bet', body_hash, round_id, 0, nonce, stake_minor, version, main_minor, bonus_minor, held_minor,
      p_at
    from paid
  )
  select string_agg(answer, ',') into answers from (
    select concat('["done","', account_id, '","', round_id, '","0","', nonce, '","', stake_minor, '","', version, '","',
        main_minor, '","', bonus_minor, '","', held_minor, '","","', server_seed, '","', server_seed_hash, '",',
        to_json(client_seed), ']') as answer
    from seeded
    union all
    select money_answer(outcome, account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    from touched
    union all
    select money_answer(outcome, account_id, null, null, null, 0, version, main_minor, bonus_minor, held_minor, null)
    from seen where outcome not in ('done', 'known')
  ) answered;
  return answers;
end $$;

-- As before, with bets of shared rounds first: their round's row is locked before any wallet, so that nobody who holds a
-- wallet ever waits for it.
drop function money_batch(timestamptz, uuid[], uuid[], json, json, json, json, json, json, json);
create function money_batch(
  p_at timestamptz, p_accounts uuid[], p_batches uuid[],
  p_bets json, p_moves json, p_finishes json, p_void_rounds json, p_void_holds json, p_deposits json, p_rotations json,
  p_shared_bets json
) returns text language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  shared_bets text; bets text; moves text; finishes text; void_rounds text; void_holds text; deposits text; rotations text;
begin
  if (select count(distinct account_id) from unnest(p_accounts) account_id) <> cardinality(p_accounts) then
    raise exception 'a batch holds two actions of one account';
  end if;

  if p_shared_bets is not null then shared_bets := money_shared_bet(p_batches[8], p_at, p_shared_bets); end if;
  if p_bets is not null then bets := money_bet(p_batches[1], p_at, p_bets); end if;
  if p_moves is not null then moves := money_move(p_batches[2], p_at, p_moves); end if;
  if p_finishes is not null then finishes := money_finish_holds(p_batches[3], p_at, p_accounts, p_finishes); end if;
  if p_void_rounds is not null then void_rounds := money_void_round(p_batches[4], p_at, p_void_rounds); end if;
  if p_void_holds is not null then void_holds := money_void_hold(p_batches[5], p_at, p_accounts, p_void_holds); end if;
  if p_deposits is not null then deposits := money_deposit(p_batches[6], p_at, p_deposits); end if;
  if p_rotations is not null then rotations := money_rotate_seeds(p_batches[7], p_at, p_rotations); end if;
  return '[' || concat_ws(',', shared_bets, bets, moves, finishes, void_rounds, void_holds, deposits, rotations) || ']';
end $$;
