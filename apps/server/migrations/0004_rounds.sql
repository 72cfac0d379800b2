-- Rounds and the money actions around them. Each function is one step of money_batch (migration 0008) and one statement, so
-- that it looks and writes on one snapshot: known keys are touched and answered; the rest is checked and written set-based.
--
-- Nothing is locked beforehand: every action raises its wallet's version, and a wallet is only written while it has the
-- version that was looked at. So whatever was read about the account, its keys, rounds and holds, still holds when the
-- row is written, and what comes with it is written from the rows that `paid` returns. An action that lost such a race
-- wrote nothing, gets no answer, and is sent again.
--
-- The table of holds can become empty again and mislead the planner, so what is deleted from it is bound to the batch's
-- accounts. Look-ups are laterals or scalar queries with a limit, never `exists` or `in`, which may be planned as a hash of
-- a table.

create table round (
  account_id    uuid        not null,
  id            uuid        not null,
  game_id       text        not null,
  slot          smallint    not null default 0,
  status        text        not null default 'open' check (status in ('open', 'finished', 'void')),
  result        text        not null default 'PENDING' check (result in ('PENDING', 'WIN', 'LOSE', 'DRAW', 'CANCELLED')),
  step          integer     not null default 0,
  nonce         integer     not null,
  edge_bp       integer     not null,
  stake_minor   bigint      not null check (stake_minor > 0),
  max_win_minor bigint      not null,
  payout_minor  bigint      not null default 0 check (payout_minor between 0 and max_win_minor),
  multiplier_e4 bigint      not null default 0,
  seed_pair_id  uuid        not null,
  options       jsonb       not null,
  moves         jsonb       not null default '[]',
  created_at    timestamptz not null,
  finished_at   timestamptz,
  primary key (account_id, id),
  check ((status = 'open') = (result = 'PENDING'))
) with (fillfactor = 80);
create unique index round_open on round (account_id, game_id, slot) where status = 'open';

-- Takes a stake from player:main and opens a round with the wallet's next nonce.
create function money_bet(p_batch uuid, p_at timestamptz, p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text;
begin
  with seen as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, case
        when known.body_hash is not null then 'known'
        when w.account_id is null then 'wallet_unknown'
        when w.open_rounds > 0 and (
          select true from round r where r.account_id = i.account_id and r.game_id = i.game_id and r.slot = i.slot
            and r.status = 'open' limit 1) then 'round_open'
        when w.main_minor < i.stake_minor then 'insufficient_balance'
        else 'done' end as outcome
    from json_to_recordset(p_items) as i(
      account_id uuid, key text, body_hash text, round_id uuid, game_id text, slot smallint, stake_minor bigint,
      options jsonb, edge_bp integer, max_win_minor bigint)
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (
      select a.body_hash from money_action a where a.account_id = i.account_id and a.key = i.key limit 1) known on true
  ), touched as (
    update money_action a set repeats = a.repeats + 1 from seen s
    where s.outcome = 'known' and a.account_id = s.account_id and a.key = s.key
    returning a.*, case when a.kind = 'bet' and a.body_hash = s.body_hash then 'repeated' else 'key_reused' end as outcome
  ), paid as (
    update wallet w set
      main_minor = w.main_minor - s.stake_minor, staked_minor = w.staked_minor + s.stake_minor,
      version = w.version + 1, next_nonce = w.next_nonce + 1, open_rounds = w.open_rounds + 1
    from seen s where s.outcome = 'done' and w.account_id = s.account_id and w.version = s.version
    returning w.account_id, w.version, w.main_minor, w.bonus_minor, w.held_minor, w.seed_pair_id, w.next_nonce - 1 as nonce,
      s.key, s.body_hash, s.round_id, s.game_id, s.slot, s.stake_minor, s.options, s.edge_bp, s.max_win_minor
  ), opened as (
    insert into round (account_id, id, game_id, slot, nonce, edge_bp, stake_minor, max_win_minor, seed_pair_id, options, created_at)
    select account_id, round_id, game_id, slot, nonce, edge_bp, stake_minor, max_win_minor, seed_pair_id, options, p_at from paid
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
    select account_id, key, 'bet', body_hash, round_id, 0, nonce, stake_minor, version, main_minor, bonus_minor, held_minor, p_at
    from paid
  )
  select string_agg(answer, ',') into answers from (
    -- A fresh bet's answer ends with its seeds, so that its round need not be read.
    select concat('["done","', paid.account_id, '","', round_id, '","0","', nonce, '","', stake_minor, '","', version, '","',
        main_minor, '","', bonus_minor, '","', held_minor, '","","', server_seed, '","', server_seed_hash, '",',
        to_json(client_seed), ']') as answer
    from paid join lateral (
      select server_seed, server_seed_hash, client_seed from seed_pair p
      where p.account_id = paid.account_id and p.id = paid.seed_pair_id limit 1) p on true
    union all
    select money_answer(outcome, account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    from touched
    union all
    select money_answer(outcome, account_id, null, null, null, 0, version, main_minor, bonus_minor, held_minor, null)
    from seen where outcome not in ('done', 'known')
  ) answered;
  return answers;
end $$;

-- Stores the moves of an open round, decided on its `step`; with a `result` it also closes the round, and a payout waits
-- in player:held until its hold is posted.
create function money_move(p_batch uuid, p_at timestamptz, p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text;
begin
  with seen as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, r.game_id, case
        when known.body_hash is not null then 'known'
        when w.account_id is null then 'wallet_unknown'
        when r.id is null then 'round_unknown'
        when r.status <> 'open' then 'round_closed'
        when r.step <> i.step then 'round_changed'
        else 'done' end as outcome
    from json_to_recordset(p_items) as i(
      account_id uuid, key text, body_hash text, round_id uuid, step integer, next_step integer, moves jsonb,
      multiplier_e4 bigint, result text, payout_minor bigint, hold_ms integer)
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (select * from round r where r.account_id = i.account_id and r.id = i.round_id limit 1) r on true
    left join lateral (
      select a.body_hash from money_action a where a.account_id = i.account_id and a.key = i.key limit 1) known on true
  ), touched as (
    update money_action a set repeats = a.repeats + 1 from seen s
    where s.outcome = 'known' and a.account_id = s.account_id and a.key = s.key
    returning a.*, case when a.kind = 'move' and a.body_hash = s.body_hash then 'repeated' else 'key_reused' end as outcome
  ), paid as (
    update wallet w set
      held_minor = w.held_minor + s.payout_minor, won_minor = w.won_minor + s.payout_minor, version = w.version + 1,
      open_rounds = w.open_rounds - (s.result is not null)::int
    from seen s where s.outcome = 'done' and w.account_id = s.account_id and w.version = s.version
    returning w.account_id, w.version, w.main_minor, w.bonus_minor, w.held_minor,
      s.key, s.body_hash, s.round_id, s.game_id, s.next_step, s.moves, s.multiplier_e4, s.result, s.payout_minor, s.hold_ms
  ), moved as (
    update round r set
      step = s.next_step, moves = s.moves, multiplier_e4 = s.multiplier_e4, payout_minor = s.payout_minor,
      status = case when s.result is null then 'open' else 'finished' end,
      result = coalesce(s.result, 'PENDING'),
      finished_at = case when s.result is not null then p_at end
    from paid s where r.account_id = s.account_id and r.id = s.round_id
  ), held as (
    insert into hold (account_id, id, amount_minor, expires_at)
    select account_id, round_id, payout_minor, p_at + hold_ms * interval '1 millisecond' from paid where payout_minor > 0
  ), posted as (
    insert into posting (account_id, version, leg, batch_id, source, destination, amount_minor, kind, ref_id, at)
    select account_id, version, 0, p_batch, 'house:payouts:' || game_id, 'player:held', payout_minor, 'win', round_id, p_at
    from paid where payout_minor > 0
    returning account_id, version, leg,
      posting_line(account_id, version, leg, source, destination, amount_minor, kind, ref_id) as line
  ), batched as (
    insert into posting_batch (batch_id, at, posting_count, digest)
    select p_batch, p_at, count(*), batch_digest(p_batch, p_at, count(*), string_agg(line, E'\n' order by account_id, version, leg))
    from posted having count(*) > 0
  ), recorded as (
    insert into money_action
      (account_id, key, kind, body_hash, round_id, step, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    select account_id, key, 'move', body_hash, round_id, next_step, payout_minor, version, main_minor, bonus_minor, held_minor, p_at
    from paid
    returning *
  )
  select string_agg(answer, ',') into answers from (
    select money_answer('done', account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, null)
      as answer from recorded
    union all
    select money_answer(outcome, account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    from touched
    union all
    select money_answer(outcome, account_id, round_id, null, null, 0, version, main_minor, bonus_minor, held_minor, null)
    from seen where outcome not in ('done', 'known')
  ) answered;
  return answers;
end $$;

-- Moves held wins to player:main: the holds that are named, or with `hold_ids` null all open ones of the account.
-- Holds that are no longer open are left out; with none left it refuses `nothing_held`.
create function money_finish_holds(p_batch uuid, p_at timestamptz, p_accounts uuid[], p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text;
begin
  with item as materialized (
    select i.account_id, i.key, i.body_hash,
      case when i.hold_ids is not null then array(select value::uuid from json_array_elements_text(i.hold_ids)) end as hold_ids
    from json_to_recordset(p_items) as i(account_id uuid, key text, body_hash text, hold_ids json)
  ), seen as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, h.ids, h.amount_minor, case
        when known.body_hash is not null then 'known'
        when w.account_id is null then 'wallet_unknown'
        when h.ids is null then 'nothing_held'
        else 'done' end as outcome
    from item i
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (
      select array_agg(h.id order by h.id) as ids, sum(h.amount_minor)::bigint as amount_minor from hold h
      where w.held_minor > 0 and h.account_id = i.account_id
        and (i.hold_ids is null or h.id = any (i.hold_ids))) h on true
    left join lateral (
      select a.body_hash from money_action a where a.account_id = i.account_id and a.key = i.key limit 1) known on true
  ), touched as (
    update money_action a set repeats = a.repeats + 1 from seen s
    where s.outcome = 'known' and a.account_id = s.account_id and a.key = s.key
    returning a.*, case when a.kind = 'finish_holds' and a.body_hash = s.body_hash then 'repeated' else 'key_reused' end as outcome
  ), paid as (
    update wallet w set
      held_minor = w.held_minor - s.amount_minor, main_minor = w.main_minor + s.amount_minor, version = w.version + 1
    from seen s where s.outcome = 'done' and w.account_id = s.account_id and w.version = s.version
    returning w.account_id, w.version, w.main_minor, w.bonus_minor, w.held_minor, s.key, s.body_hash, s.ids, s.amount_minor
  ), released as (
    delete from hold h
    using (select p.account_id, p.version, u.id, u.leg - 1 as leg from paid p, unnest(p.ids) with ordinality as u(id, leg)) named
    where h.account_id = named.account_id and h.id = named.id and h.account_id = any (p_accounts)
    returning h.account_id, h.id, h.amount_minor, named.version, named.leg
  ), posted as (
    insert into posting (account_id, version, leg, batch_id, source, destination, amount_minor, kind, ref_id, at)
    select account_id, version, leg, p_batch, 'player:held', 'player:main', amount_minor, 'release', id, p_at from released
    returning account_id, version, leg,
      posting_line(account_id, version, leg, source, destination, amount_minor, kind, ref_id) as line
  ), batched as (
    insert into posting_batch (batch_id, at, posting_count, digest)
    select p_batch, p_at, count(*), batch_digest(p_batch, p_at, count(*), string_agg(line, E'\n' order by account_id, version, leg))
    from posted having count(*) > 0
  ), recorded as (
    insert into money_action
      (account_id, key, kind, body_hash, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    select account_id, key, 'finish_holds', body_hash, amount_minor, version, main_minor, bonus_minor, held_minor, p_at from paid
    returning *
  )
  select string_agg(answer, ',') into answers from (
    select money_answer('done', account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, null)
      as answer from recorded
    union all
    select money_answer(outcome, account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    from touched
    union all
    select money_answer(outcome, account_id, null, null, null, 0, version, main_minor, bonus_minor, held_minor, null)
    from seen where outcome not in ('done', 'known')
  ) answered;
  return answers;
end $$;

-- Calls a round off by reversal: an open one gives its stake back; a finished one is a matter of its hold and is refused.
create function money_void_round(p_batch uuid, p_at timestamptz, p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text;
begin
  with seen as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, r.game_id, r.step, r.stake_minor, case
        when known.body_hash is not null then 'known'
        when w.account_id is null then 'wallet_unknown'
        when r.id is null then 'round_unknown'
        when r.status <> 'open' then 'round_closed'
        else 'done' end as outcome
    from json_to_recordset(p_items) as i(account_id uuid, key text, body_hash text, round_id uuid)
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (select * from round r where r.account_id = i.account_id and r.id = i.round_id limit 1) r on true
    left join lateral (
      select a.body_hash from money_action a where a.account_id = i.account_id and a.key = i.key limit 1) known on true
  ), touched as (
    update money_action a set repeats = a.repeats + 1 from seen s
    where s.outcome = 'known' and a.account_id = s.account_id and a.key = s.key
    returning a.*, case when a.kind = 'void_round' and a.body_hash = s.body_hash then 'repeated' else 'key_reused' end as outcome
  ), paid as (
    update wallet w set
      main_minor = w.main_minor + s.stake_minor, staked_minor = w.staked_minor - s.stake_minor, version = w.version + 1,
      open_rounds = w.open_rounds - 1
    from seen s where s.outcome = 'done' and w.account_id = s.account_id and w.version = s.version
    returning w.account_id, w.version, w.main_minor, w.bonus_minor, w.held_minor,
      s.key, s.body_hash, s.round_id, s.game_id, s.step, s.stake_minor
  ), closed as (
    update round r set status = 'void', result = 'CANCELLED', finished_at = p_at
    from paid s where r.account_id = s.account_id and r.id = s.round_id
  ), posted as (
    insert into posting (account_id, version, leg, batch_id, source, destination, amount_minor, kind, ref_id, at)
    select account_id, version, 0, p_batch, 'house:stakes:' || game_id, 'player:main', stake_minor, 'void_round', round_id, p_at
    from paid
    returning account_id, version, leg,
      posting_line(account_id, version, leg, source, destination, amount_minor, kind, ref_id) as line
  ), batched as (
    insert into posting_batch (batch_id, at, posting_count, digest)
    select p_batch, p_at, count(*), batch_digest(p_batch, p_at, count(*), string_agg(line, E'\n' order by account_id, version, leg))
    from posted having count(*) > 0
  ), recorded as (
    insert into money_action
      (account_id, key, kind, body_hash, round_id, step, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    select account_id, key, 'void_round', body_hash, round_id, step, stake_minor, version, main_minor, bonus_minor, held_minor, p_at
    from paid
    returning *
  )
  select string_agg(answer, ',') into answers from (
    select money_answer('done', account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, null)
      as answer from recorded
    union all
    select money_answer(outcome, account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    from touched
    union all
    select money_answer(outcome, account_id, round_id, null, null, 0, version, main_minor, bonus_minor, held_minor, null)
    from seen where outcome not in ('done', 'known')
  ) answered;
  return answers;
end $$;

-- Takes a win that is still held back by reversal: player:held to house:payouts of its round's game.
create function money_void_hold(p_batch uuid, p_at timestamptz, p_accounts uuid[], p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text;
begin
  with seen as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, h.amount_minor, r.game_id, case
        when known.body_hash is not null then 'known'
        when w.account_id is null then 'wallet_unknown'
        when h.id is null then 'hold_unknown'
        else 'done' end as outcome
    from json_to_recordset(p_items) as i(account_id uuid, key text, body_hash text, hold_id uuid)
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (select * from hold h where h.account_id = i.account_id and h.id = i.hold_id limit 1) h on true
    left join lateral (select * from round r where r.account_id = i.account_id and r.id = i.hold_id limit 1) r on true
    left join lateral (
      select a.body_hash from money_action a where a.account_id = i.account_id and a.key = i.key limit 1) known on true
  ), touched as (
    update money_action a set repeats = a.repeats + 1 from seen s
    where s.outcome = 'known' and a.account_id = s.account_id and a.key = s.key
    returning a.*, case when a.kind = 'void_hold' and a.body_hash = s.body_hash then 'repeated' else 'key_reused' end as outcome
  ), paid as (
    update wallet w set
      held_minor = w.held_minor - s.amount_minor, won_minor = w.won_minor - s.amount_minor, version = w.version + 1
    from seen s where s.outcome = 'done' and w.account_id = s.account_id and w.version = s.version
    returning w.account_id, w.version, w.main_minor, w.bonus_minor, w.held_minor,
      s.key, s.body_hash, s.hold_id, s.game_id, s.amount_minor
  ), closed as (
    delete from hold h
    using paid s where h.account_id = s.account_id and h.id = s.hold_id and h.account_id = any (p_accounts)
  ), posted as (
    insert into posting (account_id, version, leg, batch_id, source, destination, amount_minor, kind, ref_id, at)
    select account_id, version, 0, p_batch, 'player:held', 'house:payouts:' || game_id, amount_minor, 'void_hold', hold_id, p_at
    from paid
    returning account_id, version, leg,
      posting_line(account_id, version, leg, source, destination, amount_minor, kind, ref_id) as line
  ), batched as (
    insert into posting_batch (batch_id, at, posting_count, digest)
    select p_batch, p_at, count(*), batch_digest(p_batch, p_at, count(*), string_agg(line, E'\n' order by account_id, version, leg))
    from posted having count(*) > 0
  ), recorded as (
    insert into money_action
      (account_id, key, kind, body_hash, round_id, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    select account_id, key, 'void_hold', body_hash, hold_id, amount_minor, version, main_minor, bonus_minor, held_minor, p_at
    from paid
    returning *
  )
  select string_agg(answer, ',') into answers from (
    select money_answer('done', account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, null)
      as answer from recorded
    union all
    select money_answer(outcome, account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    from touched
    union all
    select money_answer(outcome, account_id, hold_id, null, null, 0, version, main_minor, bonus_minor, held_minor, null)
    from seen where outcome not in ('done', 'known')
  ) answered;
  return answers;
end $$;

-- Reveals the current seed pair and makes the known `next` one current, at nonce 0, with the client's new seed or the old
-- one; stores the pair after it. Refused while a bet of the current pair is unfinished.
create function money_rotate_seeds(p_batch uuid, p_at timestamptz, p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text;
begin
  with seen as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, w.seed_pair_id as old_id, w.next_pair_id as new_id,
      w.next_nonce as used, old.client_seed as old_client_seed, old.number as old_number, case
        when known.body_hash is not null then 'known'
        when w.account_id is null then 'wallet_unknown'
        when w.open_rounds > 0 then 'round_open'
        else 'done' end as outcome
    from json_to_recordset(p_items) as i(
      account_id uuid, key text, body_hash text, client_seed text, next_pair_id uuid, next_server_seed text)
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (
      select * from seed_pair p where p.account_id = i.account_id and p.id = w.seed_pair_id limit 1) old on true
    left join lateral (
      select a.body_hash from money_action a where a.account_id = i.account_id and a.key = i.key limit 1) known on true
  ), touched as (
    update money_action a set repeats = a.repeats + 1 from seen s
    where s.outcome = 'known' and a.account_id = s.account_id and a.key = s.key
    returning a.*, case when a.kind = 'rotate_seeds' and a.body_hash = s.body_hash then 'repeated' else 'key_reused' end as outcome
  ), turned as (
    update wallet w set seed_pair_id = s.new_id, next_pair_id = s.next_pair_id, next_nonce = 0, version = w.version + 1
    from seen s where s.outcome = 'done' and w.account_id = s.account_id and w.version = s.version
    returning w.account_id, w.version, w.main_minor, w.bonus_minor, w.held_minor, s.key, s.body_hash, s.old_id, s.used,
      s.next_pair_id, s.next_server_seed, s.old_number, s.new_id, s.client_seed, s.old_client_seed
  ), revealed as (
    update seed_pair p set status = 'revealed', revealed_at = p_at, nonces = s.used
    from turned s where p.account_id = s.account_id and p.id = s.old_id
  ), promoted as (
    update seed_pair p set status = 'current', client_seed = coalesce(s.client_seed, s.old_client_seed)
    from turned s where p.account_id = s.account_id and p.id = s.new_id
  ), following as (
    insert into seed_pair (account_id, id, number, server_seed, status, created_at)
    select account_id, next_pair_id, old_number + 2, next_server_seed, 'next', p_at from turned
  ), recorded as (
    insert into money_action
      (account_id, key, kind, body_hash, round_id, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    select account_id, key, 'rotate_seeds', body_hash, old_id, used, 0, version, main_minor, bonus_minor, held_minor, p_at from turned
    returning *
  )
  select string_agg(answer, ',') into answers from (
    select money_answer('done', account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, null)
      as answer from recorded
    union all
    select money_answer(outcome, account_id, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    from touched
    union all
    select money_answer(outcome, account_id, null, null, null, 0, version, main_minor, bonus_minor, held_minor, null)
    from seen where outcome not in ('done', 'known')
  ) answered;
  return answers;
end $$;
