-- Bets that keep to a market, that are decided at once, that a granted spin pays for, and that wager bonus money.

-- Under which market and which version of the game's settings a bet was taken, and the grant of the spin that paid for it.
alter table round
  add column market_id    text,
  add column game_version integer,
  add column spin_id      uuid;
-- When the last bet was taken, in ms since 1970, by `game:slot`; only of markets with a least time between bets.
alter table wallet add column last_bets jsonb not null default '{}';

-- What a market has against a bet, or null. A market that is not there allows nothing: it is null here, and so is the slot.
create function market_refusal(
  p_rules jsonb, p_last_bets jsonb, p_game_id text, p_slot smallint, p_spin boolean, p_at timestamptz
) returns text language sql stable as $$
  select case
    when p_slot < (p_rules ->> 'betSlots')::integer is not true then 'slot_not_allowed'
    when p_spin and not (p_rules ->> 'bonuses')::boolean then 'bonus_not_allowed'
    when (p_rules ->> 'minRoundMs')::integer > 0
      and (p_last_bets ->> concat(p_game_id, ':', p_slot))::bigint + (p_rules ->> 'minRoundMs')::integer
        > floor(extract(epoch from p_at) * 1000) then 'bet_too_soon'
  end
$$;

-- A wallet's last bets with this one, where its market has a least time between bets.
create function last_bets_with(
  p_last_bets jsonb, p_rules jsonb, p_game_id text, p_slot smallint, p_at timestamptz
) returns jsonb language sql stable as $$
  select case when (p_rules ->> 'minRoundMs')::integer > 0
    then p_last_bets || jsonb_build_object(concat(p_game_id, ':', p_slot), floor(extract(epoch from p_at) * 1000)::bigint)
    else p_last_bets end
$$;

-- What of a stake counts towards wagering, down to the smallest unit: the game's percent, all of it where none is named.
create function wagered_part(p_shares jsonb, p_game_id text, p_stake_minor bigint) returns bigint language sql stable as $$
  select p_stake_minor * coalesce((p_shares ->> p_game_id)::integer, 100) / 100
$$;

-- Takes a stake from player:main, or one granted spin of that value, and opens a round with the wallet's next nonce.
--
-- An item with a `result` is decided already, on the seeds that it names: with other seeds by now it is refused, and decided
-- again. Its round is finished at once; what it has won waits in player:held, or, where a spin has paid, is put into
-- player:bonus and its pot.
--
-- A stake from player:main counts towards the account's open pot, and the bet that completes it releases it to player:main.
create or replace function money_bet(p_batch uuid, p_at timestamptz, p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text;
begin
  with looked as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, w.last_bets, m.rules, g.id as spin_id,
      case when i.spin then 0 else i.stake_minor end as charged_minor,
      case when i.spin then 0 else i.payout_minor end as won_minor,
      case when i.spin then i.payout_minor else 0 end as added_minor,
      b.id as pot_id, b.required_minor, b.wagered_minor, b.expires_at as pot_expires_at,
      case when b.id is null or i.spin then 0 else wagered_part(b.shares, i.game_id, i.stake_minor) end as counted_minor,
      case
        when known.body_hash is not null then 'known'
        when w.account_id is null then 'wallet_unknown'
        when w.open_rounds > 0 and (
          select true from round r where r.account_id = i.account_id and r.game_id = i.game_id and r.slot = i.slot
            and r.status = 'open' limit 1) then 'round_open'
        when i.spin and g.id is null then 'no_spins_left'
        when not i.spin and w.main_minor < i.stake_minor then 'insufficient_balance'
        when i.result is not null and (w.seed_pair_id, w.next_nonce) is distinct from (i.seed_pair_id, i.nonce)
          then 'seeds_moved'
        when i.spin and b.expires_at <= p_at then 'bonus_expired'
        else coalesce(market_refusal(m.rules, w.last_bets, i.game_id, i.slot, i.spin, p_at), 'done') end as outcome
    from json_to_recordset(p_items) as i(
      account_id uuid, key text, body_hash text, round_id uuid, game_id text, slot smallint, stake_minor bigint,
      options jsonb, edge_bp integer, max_win_minor bigint, market_id text, game_version integer, spin boolean,
      seed_pair_id uuid, nonce integer, result text, multiplier_e4 bigint, payout_minor bigint, hold_ms integer,
      new_pot_id uuid, added_required_minor bigint, pot_shares jsonb, pot_ms bigint)
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (select m.rules from market m where m.id = i.market_id limit 1) m on true
    left join lateral (
      select g.id from spin_grant g where i.spin and g.account_id = i.account_id and g.value_minor = i.stake_minor
        and g.used < g.count and g.expires_at > p_at order by g.expires_at limit 1) g on true
    left join lateral (
      select * from bonus b where w.bonus_minor > 0 and b.account_id = i.account_id and b.status = 'open'
        and (i.spin or b.expires_at > p_at) limit 1) b on true
    left join lateral (
      select a.body_hash from money_action a where a.account_id = i.account_id and a.key = i.key limit 1) known on true
  ), seen as materialized (
    select looked.*,
      case when (pot_id is not null or added_minor > 0)
          and coalesce(wagered_minor, 0) + counted_minor >= coalesce(required_minor, 0) + coalesce(added_required_minor, 0)
        then bonus_minor + added_minor else 0 end as released_minor
    from looked
  ), touched as (
    update money_action a set repeats = a.repeats + 1 from seen s
    where s.outcome = 'known' and a.account_id = s.account_id and a.key = s.key
    returning a.*, case when a.kind = 'bet' and a.body_hash = s.body_hash then 'repeated' else 'key_reused' end as outcome
  ), paid as (
    update wallet w set
      main_minor = w.main_minor - s.charged_minor + s.released_minor,
      held_minor = w.held_minor + s.won_minor,
      bonus_minor = w.bonus_minor + s.added_minor - s.released_minor,
      staked_minor = w.staked_minor + s.charged_minor, won_minor = w.won_minor + s.won_minor,
      version = w.version + 1, next_nonce = w.next_nonce + 1, open_rounds = w.open_rounds + (s.result is null)::int,
      last_bets = last_bets_with(w.last_bets, s.rules, s.game_id, s.slot, p_at)
    from seen s where s.outcome = 'done' and w.account_id = s.account_id and w.version = s.version
    returning w.account_id, w.version, w.main_minor, w.bonus_minor, w.held_minor, w.seed_pair_id, w.next_nonce - 1 as nonce,
      s.key, s.body_hash, s.round_id, s.game_id, s.slot, s.stake_minor, s.options, s.edge_bp, s.max_win_minor, s.market_id,
      s.game_version, s.spin_id, s.result, s.multiplier_e4, s.payout_minor, s.hold_ms, s.charged_minor, s.won_minor,
      s.added_minor, s.released_minor, s.counted_minor, s.pot_id, s.new_pot_id, s.added_required_minor, s.pot_shares, s.pot_ms
  ), opened as (
    insert into round (account_id, id, game_id, slot, status, result, nonce, edge_bp, stake_minor, max_win_minor, payout_minor,
      multiplier_e4, seed_pair_id, options, created_at, finished_at, market_id, game_version, spin_id)
    select account_id, round_id, game_id, slot, case when result is null then 'open' else 'finished' end,
      coalesce(result, 'PENDING'), nonce, edge_bp, stake_minor, max_win_minor, payout_minor, multiplier_e4, seed_pair_id,
      options, p_at, case when result is not null then p_at end, market_id, game_version, spin_id
    from paid
  ), spent as (
    update spin_grant g set used = g.used + 1
    from paid s where s.spin_id is not null and g.account_id = s.account_id and g.id = s.spin_id
  ), held as (
    insert into hold (account_id, id, amount_minor, expires_at)
    select account_id, round_id, won_minor, p_at + hold_ms * interval '1 millisecond' from paid where won_minor > 0
  ), potted as (
    insert into bonus (account_id, id, status, amount_minor, required_minor, shares, opened_at, expires_at, closed_at)
    select account_id, new_pot_id, case when released_minor > 0 then 'done' else 'open' end, added_minor, added_required_minor,
      pot_shares, p_at, p_at + pot_ms * interval '1 millisecond', case when released_minor > 0 then p_at end
    from paid where added_minor > 0 and pot_id is null
  ), wagered as (
    update bonus b set
      amount_minor = b.amount_minor + s.added_minor,
      required_minor = b.required_minor + coalesce(s.added_required_minor, 0),
      wagered_minor = b.wagered_minor + s.counted_minor,
      expires_at = case when s.added_minor > 0 then p_at + s.pot_ms * interval '1 millisecond' else b.expires_at end,
      status = case when s.released_minor > 0 then 'done' else 'open' end,
      closed_at = case when s.released_minor > 0 then p_at end
    from paid s where s.pot_id is not null and b.account_id = s.account_id and b.id = s.pot_id
  ), moved as materialized (
    select account_id, version, 0 as leg, 'player:main' as source, 'house:stakes:' || game_id as destination,
      charged_minor as amount_minor, 'bet' as kind, round_id as ref_id from paid where charged_minor > 0
    union all
    select account_id, version, 1, 'house:payouts:' || game_id, 'player:held', won_minor, 'win', round_id
    from paid where won_minor > 0
    union all
    select account_id, version, 2, 'house:bonus', 'player:bonus', added_minor, 'bonus_win', round_id
    from paid where added_minor > 0
    union all
    select account_id, version, 3, 'player:bonus', 'player:main', released_minor, 'bonus_release', coalesce(pot_id, new_pot_id)
    from paid where released_minor > 0
  ), posted as (
    insert into posting (account_id, version, leg, batch_id, source, destination, amount_minor, kind, ref_id, at)
    select account_id, version, leg, p_batch, source, destination, amount_minor, kind, ref_id, p_at from moved
    returning account_id, version, leg,
      posting_line(account_id, version, leg, source, destination, amount_minor, kind, ref_id) as line
  ), batched as (
    insert into posting_batch (batch_id, at, posting_count, digest)
    select p_batch, p_at, count(*), batch_digest(p_batch, p_at, count(*), string_agg(line, E'\n' order by account_id, version, leg))
    from posted having count(*) > 0
  ), recorded as (
    insert into money_action
      (account_id, key, kind, body_hash, round_id, step, nonce, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    select account_id, key, 'bet', body_hash, round_id, 0, nonce, charged_minor, version, main_minor, bonus_minor, held_minor, p_at
    from paid
  )
  select string_agg(answer, ',') into answers from (
    -- A fresh bet's answer ends with its seeds, so that its round need not be read.
    select concat('["done","', paid.account_id, '","', round_id, '","0","', nonce, '","', charged_minor, '","', version, '","',
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

-- Takes bonus money back whose time is over: player:bonus to house:bonus. Nothing that is due: `nothing_expired`.
create function money_expire_bonus(p_batch uuid, p_at timestamptz, p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text;
begin
  with seen as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, b.id as pot_id, b.amount_minor, case
        when known.body_hash is not null then 'known'
        when w.account_id is null then 'wallet_unknown'
        when b.id is null then 'nothing_expired'
        else 'done' end as outcome
    from json_to_recordset(p_items) as i(account_id uuid, key text, body_hash text)
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (
      select * from bonus b where b.account_id = i.account_id and b.status = 'open' and b.expires_at <= p_at limit 1) b on true
    left join lateral (
      select a.body_hash from money_action a where a.account_id = i.account_id and a.key = i.key limit 1) known on true
  ), touched as (
    update money_action a set repeats = a.repeats + 1 from seen s
    where s.outcome = 'known' and a.account_id = s.account_id and a.key = s.key
    returning a.*, case when a.kind = 'expire_bonus' and a.body_hash = s.body_hash then 'repeated' else 'key_reused' end as outcome
  ), paid as (
    update wallet w set bonus_minor = w.bonus_minor - s.amount_minor, version = w.version + 1
    from seen s where s.outcome = 'done' and w.account_id = s.account_id and w.version = s.version
    returning w.account_id, w.version, w.main_minor, w.bonus_minor, w.held_minor, s.key, s.body_hash, s.pot_id, s.amount_minor
  ), closed as (
    update bonus b set status = 'forfeited', closed_at = p_at
    from paid s where b.account_id = s.account_id and b.id = s.pot_id
  ), posted as (
    insert into posting (account_id, version, leg, batch_id, source, destination, amount_minor, kind, ref_id, at)
    select account_id, version, 0, p_batch, 'player:bonus', 'house:bonus', amount_minor, 'bonus_forfeit', pot_id, p_at from paid
    returning account_id, version, leg,
      posting_line(account_id, version, leg, source, destination, amount_minor, kind, ref_id) as line
  ), batched as (
    insert into posting_batch (batch_id, at, posting_count, digest)
    select p_batch, p_at, count(*), batch_digest(p_batch, p_at, count(*), string_agg(line, E'\n' order by account_id, version, leg))
    from posted having count(*) > 0
  ), recorded as (
    insert into money_action
      (account_id, key, kind, body_hash, amount_minor, version, main_minor, bonus_minor, held_minor, at)
    select account_id, key, 'expire_bonus', body_hash, amount_minor, version, main_minor, bonus_minor, held_minor, p_at from paid
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

-- As before, and bonus money whose time is over.
drop function money_batch;
create function money_batch(
  p_at timestamptz, p_accounts uuid[], p_batches uuid[],
  p_bets json, p_moves json, p_finishes json, p_void_rounds json, p_void_holds json, p_deposits json, p_rotations json,
  p_shared_bets json, p_expired_bonuses json
) returns text language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off
as $$
declare
  shared_bets text; bets text; moves text; finishes text; void_rounds text; void_holds text; deposits text; rotations text;
  expired_bonuses text;
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
  if p_expired_bonuses is not null then expired_bonuses := money_expire_bonus(p_batches[9], p_at, p_expired_bonuses); end if;
  return '[' || concat_ws(',', shared_bets, bets, moves, finishes, void_rounds, void_holds, deposits, rotations,
    expired_bonuses) || ']';
end $$;
