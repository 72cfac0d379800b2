-- Takes a stake from player:main into the game's round that takes bets now. That round's row is locked before anything
-- else, in order of game: a bet is either counted before betting closes or is refused, places have no gap, and the most
-- that a round may come to is never passed. Batches of bets of one game take turns; each is one write of the row.
--
-- A bet goes into a round that was locked for it, and into no other: one that opened after the lock was looked for would be
-- counted by two batches at once. It keeps to its market and its run, and wagers bonus money, as all bets do (0027, 0040).
create function money_shared_bet(p_batch uuid, p_at timestamptz, p_items json) returns text language plpgsql as $$
#variable_conflict use_column
declare answers text; taking uuid[];
begin
  select array_agg(id) into taking from (
    select t.id from shared_round t
    where t.status = 'NEW' and t.game_id in (select i.game_id from json_to_recordset(p_items) as i(game_id text))
    order by t.game_id for update
  ) locked;

  with looked as materialized (
    select i.*, w.version, w.main_minor, w.bonus_minor, w.held_minor, m.rules, b.id as pot_id, b.required_minor, b.wagered_minor,
      case when b.id is null then 0 else wagered_part(b.shares, i.game_id, i.stake_minor) end as counted_minor, t.id as shared_round_id, t.edge_bp, t.bet_count, last_payout, case
        when known.body_hash is not null then 'known'
        when w.account_id is null then 'wallet_unknown'
        when t.id is null or p_at >= t.closes_at then 'betting_closed'
        when w.open_rounds > 0 and (
          select true from round r where r.account_id = i.account_id and r.game_id = i.game_id and r.slot = i.slot
            and r.status = 'open' limit 1) then 'round_open'
        when w.main_minor < i.stake_minor then 'insufficient_balance'
        when t.exposure_minor + sum(i.exposure_minor) over (partition by i.game_id order by i.round_id)
          > t.max_exposure_minor then 'round_full'
        else coalesce(
          market_refusal(m.rules, w.last_bets, i.game_id, i.slot, false, p_at),
          autoplay_refusal(m.rules, i.run_id, run, i.game_id, i.stake_minor, coalesce(last_payout, 0)), 'done') end as outcome
    from json_to_recordset(p_items) as i(
      account_id uuid, key text, body_hash text, round_id uuid, game_id text, slot smallint, stake_minor bigint,
      options jsonb, max_win_minor bigint, target_e2 bigint, exposure_minor bigint,
      market_id text, game_version integer, run_id uuid)
    left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
    left join lateral (
      select * from shared_round t where t.id = any (taking) and t.game_id = i.game_id limit 1) t on true
    left join lateral (
      select a.body_hash from money_action a where a.account_id = i.account_id and a.key = i.key limit 1) known on true
    left join lateral (select m.rules from market m where m.id = i.market_id limit 1) m on true
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
      s.exposure_minor, s.shared_round_id, s.bet_count, s.market_id, s.game_version, s.pot_id, s.counted_minor, s.released_minor,
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
