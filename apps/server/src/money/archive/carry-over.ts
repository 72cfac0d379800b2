import type { ClientBase } from 'pg'
import { quoteName } from '../../ground/db/dump/format.ts'
import type { ActionMonth } from './months.ts'

/** Which bets count in a wallet's `staked_minor`. */
const COUNTS_AS_STAKED = `game_id is not null and status <> 'void' and spin_id is null`

/**
 * Adds a month's rounds to the stored sums of what wallets have played, but for those that are in them. No round of the month is
 * open any more.
 */
async function carryPlayed(client: ClientBase, { table, upperId }: ActionMonth): Promise<void> {
  const rounds = `${quoteName(table)} r left join played_sum k on k.wallet_id = r.account_id`
  // Locks the stored sums, so that no server adds to them meanwhile.
  await client.query(
    `select from played_sum where wallet_id in (select account_id from ${quoteName(table)}) for update`,
  )
  await client.query(`
    insert into played_game as g (wallet_id, game_id, rounds, best_e4)
    select r.account_id, r.game_id, count(*), max(case when r.result = 'WIN' and not exists (
      select from money_action void where void.kind = 'void_hold' and void.account_id = r.account_id and void.round_id = r.id)
      then r.multiplier_e4 else 0 end)
    from ${rounds}
    where r.game_id is not null and r.status = 'finished' and r.spin_id is null
      and (k.wallet_id is null or r.id > k.upto or r.id = any(k.pending))
    group by r.account_id, r.game_id
    on conflict (wallet_id, game_id) do update set
      rounds = g.rounds + excluded.rounds, best_e4 = greatest(g.best_e4, excluded.best_e4)`)
  await client.query(
    `insert into played_sum as s (wallet_id, upto)
    select distinct account_id, $1::uuid from ${quoteName(table)} where game_id is not null
    on conflict (wallet_id) do update set upto = greatest(s.upto, excluded.upto),
      pending = array(select id from unnest(s.pending) id where id >= excluded.upto)`,
    [upperId],
  )
}

/**
 * Adds what a month's actions add up to to the tables `archived_wallet` and `archived_sum`, from which a verification goes on
 * when the month's table is gone; and its rounds to the players' profiles.
 */
export async function carryOver(client: ClientBase, month: ActionMonth): Promise<void> {
  const { table } = month
  await carryPlayed(client, month)
  await client.query(`
    insert into archived_wallet as w (account_id, actions, version, main_minor, bonus_minor, held_minor, main_change, bonus_change, held_change,
      house_change, staked_minor, bonus_won_minor, seed_pair_id, nonces)
    select account_id, count(*), max(version), (array_agg(main_minor order by version desc))[1],
      (array_agg(bonus_minor order by version desc))[1], (array_agg(held_minor order by version desc))[1], sum(main_change), sum(bonus_change), sum(held_change), sum(house_change),
      coalesce(sum(stake_minor) filter (where ${COUNTS_AS_STAKED}), 0),
      coalesce(sum((select sum(split_part(line, '|', 4)::bigint) from unnest(string_to_array(legs, E'\\n')) line
        where split_part(line, '|', 5) = 'bonus_win')), 0),
      (array_agg(seed_pair_id order by version desc) filter (where game_id is not null))[1],
      (array_agg(nonce + 1 order by version desc) filter (where game_id is not null))[1]
    from ${quoteName(table)} group by account_id
    on conflict (account_id) do update set
      actions = w.actions + excluded.actions, version = greatest(w.version, excluded.version),
      main_minor = case when excluded.version > w.version then excluded.main_minor else w.main_minor end,
      bonus_minor = case when excluded.version > w.version then excluded.bonus_minor else w.bonus_minor end,
      held_minor = case when excluded.version > w.version then excluded.held_minor else w.held_minor end,
      main_change = w.main_change + excluded.main_change, bonus_change = w.bonus_change + excluded.bonus_change,
      held_change = w.held_change + excluded.held_change, house_change = w.house_change + excluded.house_change,
      staked_minor = w.staked_minor + excluded.staked_minor, bonus_won_minor = w.bonus_won_minor + excluded.bonus_won_minor,
      seed_pair_id = coalesce(excluded.seed_pair_id, w.seed_pair_id), nonces = coalesce(excluded.nonces, w.nonces)`)
  await client.query(`
    insert into archived_sum as s (currency_id, source, destination, kind, amount_minor, postings)
    select w.currency_id, split_part(line, '|', 2), split_part(line, '|', 3), split_part(line, '|', 5),
      sum(split_part(line, '|', 4)::bigint), count(*)
    from ${quoteName(table)} a join wallet w using (account_id), unnest(string_to_array(a.legs, E'\\n')) line
    group by 1, 2, 3, 4
    on conflict (currency_id, source, destination, kind) do update set
      amount_minor = s.amount_minor + excluded.amount_minor, postings = s.postings + excluded.postings`)
}
