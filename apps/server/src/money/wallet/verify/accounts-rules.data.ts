/**
 * The ids of the actions that are archived are below. What an archived round, win, deposit, withdrawal, pot or gift left behind
 * was proved before its month was archived, and lies partly in the file: the rules begin with the ids that follow.
 */
const FIRST_ID = `(select coalesce(max(upper_id::text), '00000000-0000-0000-0000-000000000000')::uuid from archived_month)`

/** A day later: whoever made an id before it had no clock that fast. */
const FIRST_LATER_ID = `(select coalesce(least_id(to_timestamp(('x' || left(replace(max(upper_id::text), '-', ''), 12))::bit(48)::bigint
  / 1000.0) + interval '1 day'), '00000000-0000-0000-0000-000000000000') from archived_month)`

/**
 * Rules that one query each can check. A query returns one row a break, in `text`. It reads whole tables in a snapshot; of
 * archived actions it takes what they added up to.
 */
export const ACCOUNT_RULES: readonly { rule: string; breaks: string }[] = [
  {
    rule: 'The sum of all accounts is zero in each currency.',
    breaks: `
      with house as (
        select w.currency_id, sum(a.house_change) as minor
        from (select account_id, house_change from money_action union all select account_id, house_change from archived_wallet) a
        join wallet w using (account_id) group by w.currency_id
      ), players as (
        select currency_id, sum(main_minor + bonus_minor + held_minor) as minor from wallet group by currency_id
      )
      select currency_id || ': players have ' || players.minor || ', the house has ' || coalesce(house.minor, 0) as text
      from players left join house using (currency_id) where players.minor + coalesce(house.minor, 0) <> 0`,
  },
  {
    rule: 'Balances rebuilt from the journal equal those stored.',
    breaks: `
      with rebuilt as (
        select account_id, sum(main_change) as main_minor, sum(bonus_change) as bonus_minor, sum(held_change) as held_minor
        from (select account_id, main_change, bonus_change, held_change from money_action
          union all select account_id, main_change, bonus_change, held_change from archived_wallet) a group by account_id
      )
      select 'account ' || coalesce(w.account_id, r.account_id) || ' has main ' || coalesce(w.main_minor::text, 'nothing')
        || ', bonus ' || coalesce(w.bonus_minor::text, 'nothing') || ', held ' || coalesce(w.held_minor::text, 'nothing')
        || '; its journal makes ' || coalesce(r.main_minor, 0) || ', ' || coalesce(r.bonus_minor, 0) || ', '
        || coalesce(r.held_minor, 0) as text
      from wallet w full join rebuilt r using (account_id)
      where (w.main_minor, w.bonus_minor, w.held_minor)
        is distinct from (coalesce(r.main_minor, 0), coalesce(r.bonus_minor, 0), coalesce(r.held_minor, 0))`,
  },
  {
    rule: 'Each wallet stands where its last action left it, and no action is missing.',
    breaks: `
      with live as (
        select account_id, count(*) as actions, count(distinct version) as versions, max(version) as newest
        from money_action group by account_id
      ), remembered as (
        select account_id, coalesce(l.actions, 0) + coalesce(z.actions, 0) as actions,
          coalesce(l.versions, 0) + coalesce(z.actions, 0) as versions, greatest(l.newest, z.version) as newest
        from live l full join archived_wallet z using (account_id)
      )
      select 'account ' || w.account_id || ' is at version ' || w.version || ' with main ' || w.main_minor || ', held '
        || w.held_minor || '; it remembers ' || coalesce(r.actions, 0) || ' actions, the last with version '
        || coalesce(r.newest, 0) || ', main ' || coalesce(a.main_minor, z.main_minor, 0) || ', held '
        || coalesce(a.held_minor, z.held_minor, 0) as text
      from wallet w
      left join remembered r using (account_id)
      left join money_action a on a.account_id = w.account_id and a.version = r.newest
      left join archived_wallet z on z.account_id = w.account_id and z.version = r.newest
      where w.version <> coalesce(r.newest, 0) or w.version <> coalesce(r.actions, 0)
        or coalesce(r.actions, 0) <> coalesce(r.versions, 0)
        or (w.main_minor, w.bonus_minor, w.held_minor)
          is distinct from (coalesce(a.main_minor, z.main_minor, 0), coalesce(a.bonus_minor, z.bonus_minor, 0),
            coalesce(a.held_minor, z.held_minor, 0))`,
  },
  {
    rule: 'Each wallet is of one player, in its currency.',
    breaks: `
      select 'wallet ' || w.account_id || ' in ' || w.currency_id || ' is of ' || coalesce('an account in ' || o.currency_id, 'nobody') as text
      from wallet w left join account_wallet o on o.wallet_id = w.account_id
      where o.currency_id is distinct from w.currency_id`,
  },
  {
    rule: 'Each round took its stake once; each closed one paid what it won once.',
    breaks: `
      with moved as (
        select account_id, ref_id,
          count(*) filter (where kind = 'bet') as bets, sum(amount_minor) filter (where kind = 'bet') as bet,
          count(*) filter (where kind in ('win', 'bonus_win')) as wins,
          sum(amount_minor) filter (where kind in ('win', 'bonus_win')) as win,
          count(*) filter (where kind = 'bonus_win') as bonus_wins,
          count(*) filter (where kind = 'void_round') as voids, sum(amount_minor) filter (where kind = 'void_round') as void
        from posting where kind in ('bet', 'win', 'bonus_win', 'void_round') group by account_id, ref_id
      )
      select 'round ' || coalesce(r.id, m.ref_id) || ' of account ' || coalesce(r.account_id, m.account_id) || ' is '
        || coalesce(r.status, 'missing') || ' with stake ' || coalesce(r.stake_minor, 0) || ' and payout '
        || coalesce(r.payout_minor, 0) || '; its journal has ' || coalesce(m.bets, 0) || ' bets of '
        || coalesce(m.bet, 0) || ', ' || coalesce(m.wins, 0) || ' wins of ' || coalesce(m.win, 0) || ', '
        || coalesce(m.voids, 0) || ' reversals of ' || coalesce(m.void, 0) as text
      from round r full join moved m on m.account_id = r.account_id and m.ref_id = r.id
      where coalesce(r.id, m.ref_id) >= ${FIRST_ID} and (r.id is null
        or (coalesce(m.bets, 0), coalesce(m.bet, 0)) is distinct from
          ((r.spin_id is null)::int, case when r.spin_id is null then r.stake_minor else 0 end)
        or (coalesce(m.wins, 0), coalesce(m.win, 0)) is distinct from ((r.payout_minor > 0)::int, r.payout_minor)
        or coalesce(m.bonus_wins, 0) <> (r.spin_id is not null and r.payout_minor > 0)::int
        or (coalesce(m.voids, 0), coalesce(m.void, 0)) is distinct from
          ((r.status = 'void')::int, case when r.status = 'void' then r.stake_minor else 0 end)
        or (r.payout_minor > 0) <> (r.result = 'WIN') or (r.status = 'void') <> (r.result = 'CANCELLED'))`,
  },
  {
    rule: 'Each win is held, or was released or reversed, once.',
    breaks: `
      with moved as (
        select account_id, ref_id, sum(amount_minor) filter (where kind = 'win') as won,
          count(*) filter (where kind <> 'win') as ends, sum(amount_minor) filter (where kind <> 'win') as ended
        from posting where kind in ('win', 'release', 'void_hold') group by account_id, ref_id
      )
      select 'win of round ' || coalesce(h.id, m.ref_id) || ' of account ' || coalesce(h.account_id, m.account_id)
        || ' of ' || coalesce(m.won, 0) || ' has ' || coalesce(h.amount_minor, 0) || ' held and ' || coalesce(m.ends, 0)
        || ' ends of ' || coalesce(m.ended, 0) as text
      from hold h full join moved m on m.account_id = h.account_id and m.ref_id = h.id
      where coalesce(h.id, m.ref_id) >= ${FIRST_ID} and (
        coalesce(m.won, 0) <> coalesce(h.amount_minor, 0) + coalesce(m.ended, 0)
        or coalesce(m.ends, 0) + (h.id is not null)::int <> 1)`,
  },
  {
    rule: 'Each paid deposit was credited once, and no other.',
    breaks: `
      with moved as (
        select account_id, ref_id, count(*) as credits, sum(amount_minor) as credited
        from posting where kind in ('deposit', 'deposit_release') group by account_id, ref_id
      )
      select 'deposit ' || coalesce(d.id, m.ref_id) || ' of account ' || coalesce(d.account_id, m.account_id) || ' is '
        || coalesce(d.status, 'missing') || ' with ' || coalesce(d.amount_minor, 0) || '; its journal has '
        || coalesce(m.credits, 0) || ' credits of ' || coalesce(m.credited, 0) as text
      from deposit d full join moved m on m.account_id = d.account_id and m.ref_id = d.id
      where coalesce(d.id, m.ref_id) >= ${FIRST_ID} and (coalesce(m.credits, 0), coalesce(m.credited, 0)) is distinct from
        ((coalesce(d.status, '') = 'PAID')::int, case when d.status = 'PAID' then d.amount_minor else 0 end)`,
  },
  {
    rule: 'Each deposit that came and was not credited at once was held, and each held one was released or went back, once.',
    breaks: `
      with moved as (
        select account_id, ref_id, coalesce(sum(amount_minor) filter (where kind = 'deposit_hold'), 0) as held,
          coalesce(sum(amount_minor) filter (where kind = 'deposit_release'), 0) as released,
          coalesce(sum(amount_minor) filter (where kind = 'deposit_refund'), 0) as refunded
        from posting where kind in ('deposit_hold', 'deposit_release', 'deposit_refund') group by account_id, ref_id
      )
      select 'deposit ' || coalesce(d.id, m.ref_id) || ' of account ' || coalesce(d.account_id, m.account_id) || ' of '
        || coalesce(d.amount_minor, 0) || ' was held with ' || coalesce(m.held, 0) || ', released with '
        || coalesce(m.released, 0) || ' and sent back with ' || coalesce(m.refunded, 0) as text
      from deposit d full join moved m on m.account_id = d.account_id and m.ref_id = d.id
      where coalesce(d.id, m.ref_id) >= ${FIRST_ID}
        and (coalesce(m.held, 0), coalesce(m.released, 0), coalesce(m.refunded, 0)) is distinct from (
          case when d.held_at is not null then d.amount_minor else 0 end,
          case when d.held_at is not null and d.status = 'PAID' then d.amount_minor else 0 end,
          case when d.refunded_at is not null then d.amount_minor else 0 end)`,
  },
  {
    rule: 'Each withdrawal was taken from its balance once, and ended once: paid, or given back.',
    breaks: `
      with moved as (
        select account_id, ref_id,
          sum(amount_minor) filter (where kind = 'withdraw') as taken, count(*) filter (where kind = 'withdraw') as takes,
          coalesce(sum(amount_minor) filter (where kind in ('withdraw_paid', 'withdraw_fee')), 0) as paid,
          coalesce(sum(amount_minor) filter (where kind = 'withdraw_return'), 0) as returned,
          coalesce(sum(amount_minor) filter (where kind = 'withdraw_fee'), 0) as fee
        from posting where kind in ('withdraw', 'withdraw_paid', 'withdraw_fee', 'withdraw_return') group by account_id, ref_id
      )
      select 'withdrawal ' || coalesce(d.id, m.ref_id) || ' of account ' || coalesce(d.account_id, m.account_id) || ' is '
        || coalesce(d.status, 'missing') || ' with ' || coalesce(d.amount_minor, 0) || '; its journal took '
        || coalesce(m.taken, 0) || ', paid ' || coalesce(m.paid, 0) || ' and gave back ' || coalesce(m.returned, 0) as text
      from withdrawal d full join moved m on m.account_id = d.account_id and m.ref_id = d.id
      where coalesce(d.id, m.ref_id) >= ${FIRST_ID} and ((m.takes, m.taken) is distinct from (1::bigint, d.amount_minor::numeric)
        or m.paid is distinct from case when d.status = 'PAID' then d.amount_minor else 0 end::numeric
        or m.returned is distinct from case when d.status = 'DECLINED' then d.amount_minor else 0 end::numeric
        or (d.status = 'PAID' and m.fee <> d.fee_minor))`,
  },
  {
    rule: 'Each paid deposit paid its fee once, each reversed one went back whole, once, and each restored one came again as it went.',
    breaks: `
      with moved as (
        select account_id, ref_id, coalesce(sum(amount_minor) filter (where kind = 'deposit_fee'), 0) as fee,
          coalesce(sum(amount_minor) filter (where kind in ('deposit_reversal', 'deposit_loss')), 0) as back,
          coalesce(sum(amount_minor) filter (where kind = 'deposit_reversal'), 0) as taken,
          coalesce(sum(amount_minor) filter (where kind = 'deposit_recovery'), 0) as recovered,
          coalesce(sum(amount_minor) filter (where kind = 'deposit_restore'), 0) as restored
        from posting where kind in ('deposit_fee', 'deposit_reversal', 'deposit_loss', 'deposit_recovery', 'deposit_restore')
        group by account_id, ref_id
      )
      select 'deposit ' || coalesce(d.id, m.ref_id) || ' of account ' || coalesce(d.account_id, m.account_id) || ' of '
        || coalesce(d.amount_minor, 0) || ' with a fee of ' || coalesce(d.fee_minor, 0) || ' has fees of '
        || coalesce(m.fee, 0) || ', reversals of ' || coalesce(m.back, 0) || ', of which ' || coalesce(m.taken, 0)
        || ' from the player, and came again with ' || coalesce(m.recovered, 0) || ', of which '
        || coalesce(m.restored, 0) || ' to the player' as text
      from deposit d full join moved m on m.account_id = d.account_id and m.ref_id = d.id
      where coalesce(d.id, m.ref_id) >= ${FIRST_ID} and (coalesce(m.fee, 0), coalesce(m.back, 0), coalesce(m.taken, 0),
          coalesce(m.recovered, 0), coalesce(m.restored, 0)) is distinct from (
        case when d.status = 'PAID' then d.fee_minor else 0 end,
        case when d.reversed_at is not null then d.amount_minor else 0 end,
        case when d.reversed_at is not null then d.taken_minor else 0 end,
        case when d.restored_at is not null then d.amount_minor else 0 end,
        case when d.restored_at is not null then d.taken_minor else 0 end)`,
  },
  {
    rule: 'Bonus money is that of its pot, and each closed pot was released or forfeited once.',
    breaks: `
      with moved as (
        select account_id, sum(amount_minor) as won from (
          select account_id, amount_minor from posting where kind = 'bonus_win'
          union all select account_id, bonus_won_minor from archived_wallet) b group by account_id
      ), potted as (
        select account_id, sum(amount_minor) as won, sum(amount_minor) filter (where status = 'open') as open_minor,
          count(*) filter (where status = 'open' and wagered_minor >= required_minor) as overdue
        from bonus group by account_id
      ), closed as (
        select account_id, ref_id, count(*) as ends, sum(amount_minor) as minor, min(kind) as kind
        from posting where kind in ('bonus_release', 'bonus_forfeit') group by account_id, ref_id
      )
      select 'account ' || w.account_id || ' has bonus ' || w.bonus_minor || ' and was paid ' || coalesce(m.won, 0)
        || '; its pots hold ' || coalesce(p.open_minor, 0) || ' of ' || coalesce(p.won, 0) || ', '
        || coalesce(p.overdue, 0) || ' of them wagered and not released' as text
      from wallet w left join moved m using (account_id) left join potted p using (account_id)
      where w.bonus_minor <> coalesce(p.open_minor, 0) or coalesce(m.won, 0) <> coalesce(p.won, 0)
        or coalesce(p.overdue, 0) > 0
      union all
      select 'pot ' || coalesce(b.id, c.ref_id) || ' of account ' || coalesce(b.account_id, c.account_id) || ' is '
        || coalesce(b.status, 'missing') || ' with ' || coalesce(b.amount_minor, 0) || '; its journal has '
        || coalesce(c.ends, 0) || ' ends of ' || coalesce(c.minor, 0) as text
      from bonus b full join closed c on c.account_id = b.account_id and c.ref_id = b.id
      where coalesce(b.id, c.ref_id) >= ${FIRST_ID} and ((coalesce(c.ends, 0), coalesce(c.minor, 0)) is distinct from
          ((coalesce(b.status, '') in ('done', 'forfeited'))::int, case when b.status = 'open' then 0 else b.amount_minor end)
        or c.kind <> case b.status when 'done' then 'bonus_release' else 'bonus_forfeit' end)`,
  },
  {
    rule: 'Each granted spin has paid for one round at the most.',
    breaks: `
      with spent as (select account_id, spin_id, count(*) as rounds from round where spin_id is not null group by 1, 2)
      select 'grant ' || coalesce(g.id, s.spin_id) || ' of account ' || coalesce(g.account_id, s.account_id) || ' has used '
        || coalesce(g.used, 0) || ' spins, and paid for ' || coalesce(s.rounds, 0) || ' rounds' as text
      from spin_grant g full join spent s on s.account_id = g.account_id and s.spin_id = g.id
      where coalesce(g.id, s.spin_id) >= ${FIRST_ID} and coalesce(g.used, 0) <> coalesce(s.rounds, 0)`,
  },
  {
    rule: 'What counts towards the limits of a player is what the rounds of the period say.',
    breaks: `
      with counted as (
        select o.wallet_id, o.currency_id, period, to_timestamp((p.usage -> period ->> 0)::bigint / 1000.0) as since,
          coalesce((p.usage -> period -> 2 -> o.currency_id ->> 0)::bigint, 0) as staked,
          coalesce((p.usage -> period -> 2 -> o.currency_id ->> 1)::bigint, 0) as lost
        from play p join account_wallet o using (account_id), unnest(array['day', 'week', 'month']) period
        where p.counts_money and p.usage ? period
      )
      select 'wallet ' || c.wallet_id || ' counts stakes of ' || c.staked || ' and losses of ' || c.lost || ' in the ' || c.period
        || '; its rounds have ' || r.staked || ' and ' || r.lost as text
      from counted c cross join lateral (
        select coalesce(sum(a.stake_minor) filter (where a.game_id is not null), 0) as staked,
          coalesce(sum(case when a.kind = 'void_hold' then a.amount_minor else a.stake_minor - a.payout_minor end), 0) as lost
        from money_action a
        where a.account_id = c.wallet_id and a.at >= c.since and a.spin_id is null
          and (a.kind = 'void_hold' or (a.game_id is not null and a.status <> 'void'))) r
      where (c.staked, c.lost) <> (r.staked, r.lost)`,
  },
  {
    rule: 'Counts that wallets keep agree with rounds and nonces.',
    breaks: `
      with counted as (
        select account_id, coalesce(array_agg(id order by id) filter (where status = 'open'), '{}') as open_round_ids,
          coalesce(sum(stake_minor) filter (where status <> 'void' and spin_id is null), 0) as staked_minor
        from round group by account_id
      ), used as (
        select account_id, seed_pair_id, count(*) as rounds, count(distinct nonce) as nonces, max(nonce) as newest
        from round group by account_id, seed_pair_id
      )
      select 'account ' || w.account_id || ' counts ' || cardinality(w.open_round_ids) || ' open rounds, ' || w.staked_minor
        || ' staked and next nonce ' || w.next_nonce || '; its rounds make ' || coalesce(cardinality(c.open_round_ids), 0) || ', '
        || coalesce(c.staked_minor, 0) + coalesce(z.staked_minor, 0) || ' and ' || coalesce(u.newest + 1, p.nonces, 0) as text
      from wallet w left join counted c using (account_id)
      left join used u on u.account_id = w.account_id and u.seed_pair_id = w.seed_pair_id
      left join archived_wallet z on z.account_id = w.account_id
      left join archived_wallet p on p.account_id = w.account_id and p.seed_pair_id = w.seed_pair_id
      where array(select unnest(w.open_round_ids) order by 1) <> coalesce(c.open_round_ids, '{}')
        or w.staked_minor <> coalesce(c.staked_minor, 0) + coalesce(z.staked_minor, 0)
        or w.next_nonce <> coalesce(u.newest + 1, p.nonces, 0)
      union all
      select 'account ' || account_id || ' has two rounds with one nonce of seed pair ' || seed_pair_id
      from used where rounds <> nonces`,
  },
  {
    rule: 'Each multiplayer round counts its bets; none is paid above its point, and none is open once it is settled.',
    breaks: `
      with placed as (
        select b.multiplayer_round_id, count(*) as bets, sum(r.stake_minor) as staked,
          count(*) filter (where r.status = 'open') as open, count(*) filter (where r.result = 'LOSE') as lost,
          coalesce(max(r.multiplier_e4) filter (where r.result = 'WIN'), 0) as highest
        from multiplayer_bet b join round r on r.account_id = b.account_id and r.id = b.round_id group by b.multiplayer_round_id
      ), counted as (
        select multiplayer_round_id, sum(bet_count) as bets, sum(staked_minor) as staked, sum(exposure_minor) as exposure,
          sum(allowance_minor) as allowance
        from multiplayer_round_part group by multiplayer_round_id
      )
      select 'round ' || t.number || ' of ' || t.game_id || ' is ' || t.status || ' with ' || c.bets || ' bets of '
        || c.staked || '; its bets are ' || coalesce(p.bets, 0) || ' of ' || coalesce(p.staked, 0) || ', '
        || coalesce(p.open, 0) || ' open, ' || coalesce(p.lost, 0) || ' lost, the highest paid at '
        || coalesce(p.highest, 0) || ' of 10000ths' as text
      from multiplayer_round t left join placed p on p.multiplayer_round_id = t.id left join counted c on c.multiplayer_round_id = t.id
      where t.id >= ${FIRST_LATER_ID} and ((c.bets, c.staked) is distinct from (coalesce(p.bets, 0), coalesce(p.staked, 0))
        or c.allowance > t.max_exposure_minor
        or (t.settled_at is not null and p.open > 0)
        or (t.status = 'NEW' and p.highest > 0) or (t.draws_at is not null and t.result is null and p.highest > 0) or (t.status <> 'FINISHED' and p.lost > 0)
        or (t.status = 'FINISHED' and t.point_e2 is not null and p.highest > t.point_e2 * 100))`,
  },
  {
    rule: 'No action was added to an archived commit.',
    breaks: `
      with last as (select through_batch, live_actions from archived_month order by month desc limit 1)
      select 'commits up to ' || through_batch || ' have ' || live.actions || ' actions in the database, and had '
        || live_actions || ' when they were archived' as text
      from last, lateral (select count(*) as actions from money_action where batch_id <= through_batch) live
      where live.actions <> live_actions`,
  },
]
