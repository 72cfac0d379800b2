-- What bets need that keep to a market, are decided at once, are paid for by a granted spin, or wager bonus money; the bet's own
-- function is in migration 0040.

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
