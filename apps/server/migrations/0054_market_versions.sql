-- A market's profile with the number of its changes. A bet names the one that its stake and its most were checked against: when
-- the profile is another by now, the bet is refused as `market_moved` and checked again, so that all of a profile holds in the
-- transaction that takes the bet.
alter table market add column version integer not null default 1;

-- As before (0040), and the profile's version.
create or replace function money_bet(p_batch uuid, p_at timestamptz, p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text;
begin
  with looked as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, w.last_bets, m.rules, g.id as spin_id, last_payout,
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
        when m.version is distinct from i.market_version then 'market_moved'
        else coalesce(
          market_refusal(m.rules, w.last_bets, i.game_id, i.slot, i.spin, p_at),
          autoplay_refusal(m.rules, i.run_id, run, i.game_id, i.stake_minor, coalesce(last_payout, 0)), 'done') end as outcome
    from json_to_recordset(p_items) as i(
      account_id uuid, key text, body_hash text, round_id uuid, game_id text, slot smallint, stake_minor bigint,
      options jsonb, edge_bp integer, max_win_minor bigint, market_id text, market_version integer, game_version integer, spin boolean,
      seed_pair_id uuid, nonce integer, result text, multiplier_e4 bigint, payout_minor bigint, hold_ms integer,
      new_pot_id uuid, added_required_minor bigint, pot_shares jsonb, pot_ms bigint, run_id uuid)
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (select m.rules, m.version from market m where m.id = i.market_id limit 1) m on true
    left join lateral (
      select a.* from autoplay_run a where a.account_id = i.account_id and a.id = i.run_id limit 1) run on true
    left join lateral (
      select case r.status when 'void' then r.stake_minor else r.payout_minor end as last_payout from round r
      where r.account_id = run.account_id and r.id = run.last_round_id limit 1) last_round on true
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
      s.added_minor, s.released_minor, s.counted_minor, s.pot_id, s.new_pot_id, s.added_required_minor, s.pot_shares, s.pot_ms, s.run_id, s.last_payout
  ), counted as (
    update autoplay_run a set
      placed = a.placed + 1, staked_minor = a.staked_minor + s.charged_minor, won_minor = a.won_minor + coalesce(s.last_payout, 0),
      last_round_id = s.round_id, status = case when a.placed + 1 = a.most_bets then 'finished' else a.status end
    from paid s where s.run_id is not null and a.account_id = s.account_id and a.id = s.run_id
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

-- As before (0042), and the profile's version.
create or replace function money_shared_bet(p_batch uuid, p_at timestamptz, p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text; taking uuid[]; parts smallint[];
begin
  select array_agg(l.shared_round_id), array_agg(l.part) into taking, parts from lock_parts(p_items) l;

  with looked as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, m.rules, b.id as pot_id, b.required_minor, b.wagered_minor,
      case when b.id is null then 0 else wagered_part(b.shares, i.game_id, i.stake_minor) end as counted_minor, t.id as shared_round_id, t.edge_bp, t.part, last_payout, case
        when known.body_hash is not null then 'known'
        when w.account_id is null then 'wallet_unknown'
        when t.id is null or p_at >= t.closes_at then 'betting_closed'
        when w.open_rounds > 0 and (
          select true from round r where r.account_id = i.account_id and r.game_id = i.game_id and r.slot = i.slot
            and r.status = 'open' limit 1) then 'round_open'
        when w.main_minor < i.stake_minor then 'insufficient_balance'
        when t.exposure_minor + sum(i.exposure_minor) over (partition by i.game_id order by i.round_id)
          > t.allowance_minor then 'round_full'
        when m.version is distinct from i.market_version then 'market_moved'
        else coalesce(
          market_refusal(m.rules, w.last_bets, i.game_id, i.slot, false, p_at),
          autoplay_refusal(m.rules, i.run_id, run, i.game_id, i.stake_minor, coalesce(last_payout, 0)), 'done') end as outcome
    from json_to_recordset(p_items) as i(
      account_id uuid, key text, body_hash text, round_id uuid, game_id text, slot smallint, stake_minor bigint,
      options jsonb, max_win_minor bigint, target_e2 bigint, exposure_minor bigint,
      market_id text, market_version integer, game_version integer, run_id uuid)
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (
      select t.*, p.part, p.exposure_minor, p.allowance_minor
      from unnest(taking, parts) l(id, part)
      join shared_round t on t.id = l.id and t.game_id = i.game_id and t.status = 'NEW'
      join shared_round_part p on p.shared_round_id = t.id and p.part = l.part limit 1) t on true
    left join lateral (
      select a.body_hash from money_action a where a.account_id = i.account_id and a.key = i.key limit 1) known on true
    left join lateral (select m.rules, m.version from market m where m.id = i.market_id limit 1) m on true
    left join lateral (
      select a.* from autoplay_run a where a.account_id = i.account_id and a.id = i.run_id limit 1) run on true
    left join lateral (
      select case r.status when 'void' then r.stake_minor else r.payout_minor end as last_payout from round r
      where r.account_id = run.account_id and r.id = run.last_round_id limit 1) last_round on true
    left join lateral (
      select * from bonus b where w.bonus_minor > 0 and b.account_id = i.account_id and b.status = 'open'
        and b.expires_at > p_at limit 1) b on true
  ), seen as materialized (
    select looked.*,
      case when wagered_minor + counted_minor >= required_minor then bonus_minor else 0 end as released_minor
    from looked
  ), touched as (
    update money_action a set repeats = a.repeats + 1 from seen s
    where s.outcome = 'known' and a.account_id = s.account_id and a.key = s.key
    returning a.*, case when a.kind = 'shared_bet' and a.body_hash = s.body_hash then 'repeated' else 'key_reused' end as outcome
  ), paid as (
    update wallet w set
      main_minor = w.main_minor - s.stake_minor + s.released_minor, staked_minor = w.staked_minor + s.stake_minor,
      bonus_minor = w.bonus_minor - s.released_minor,
      last_bets = last_bets_with(w.last_bets, s.rules, s.game_id, s.slot, p_at),
      version = w.version + 1, next_nonce = w.next_nonce + 1, open_rounds = w.open_rounds + 1
    from seen s where s.outcome = 'done' and w.account_id = s.account_id and w.version = s.version
    returning w.account_id, w.version, w.main_minor, w.bonus_minor, w.held_minor, w.seed_pair_id, w.next_nonce - 1 as nonce,
      s.key, s.body_hash, s.round_id, s.game_id, s.slot, s.stake_minor, s.options, s.edge_bp, s.max_win_minor, s.target_e2,
      s.exposure_minor, s.shared_round_id, s.part, s.market_id, s.game_version, s.pot_id, s.counted_minor, s.released_minor,
      s.run_id, s.last_payout
  ), run_counted as (
    update autoplay_run a set
      placed = a.placed + 1, staked_minor = a.staked_minor + s.stake_minor, won_minor = a.won_minor + coalesce(s.last_payout, 0),
      last_round_id = s.round_id, status = case when a.placed + 1 = a.most_bets then 'finished' else a.status end
    from paid s where s.run_id is not null and a.account_id = s.account_id and a.id = s.run_id
  ), seeded as materialized (
    select paid.*, p.server_seed, p.server_seed_hash, p.client_seed
    from paid join lateral (
      select server_seed, server_seed_hash, client_seed from seed_pair p
      where p.account_id = paid.account_id and p.id = paid.seed_pair_id limit 1) p on true
  ), opened as (
    insert into round (account_id, id, game_id, slot, nonce, edge_bp, stake_minor, max_win_minor, seed_pair_id, options, created_at,
      market_id, game_version)
    select account_id, round_id, game_id, slot, nonce, edge_bp, stake_minor, max_win_minor, seed_pair_id, options, p_at,
      market_id, game_version from paid
  ), joined as (
    insert into shared_bet (account_id, round_id, shared_round_id, client_seed, target_e2)
    select account_id, round_id, shared_round_id, client_seed, target_e2 from seeded order by round_id
  ), counted as (
    update shared_round_part p set
      bet_count = p.bet_count + s.bets, staked_minor = p.staked_minor + s.staked, exposure_minor = p.exposure_minor + s.exposure
    from (
      select shared_round_id, part, count(*) as bets, sum(stake_minor) as staked, sum(exposure_minor) as exposure
      from paid group by shared_round_id, part
    ) s where p.shared_round_id = s.shared_round_id and p.part = s.part
  ), wagered as (
    update bonus b set
      wagered_minor = b.wagered_minor + s.counted_minor,
      status = case when s.released_minor > 0 then 'done' else 'open' end,
      closed_at = case when s.released_minor > 0 then p_at end
    from paid s where s.pot_id is not null and b.account_id = s.account_id and b.id = s.pot_id
  ), posted as (
    insert into posting (account_id, version, leg, batch_id, source, destination, amount_minor, kind, ref_id, at)
    select account_id, version, 0, p_batch, 'player:main', 'house:stakes:' || game_id, stake_minor, 'bet', round_id, p_at from paid
    union all
    select account_id, version, 1, p_batch, 'player:bonus', 'player:main', released_minor, 'bonus_release', pot_id, p_at
    from paid where released_minor > 0
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
