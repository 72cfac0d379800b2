import type { ClientBase } from 'pg'
import { quoteName } from '../db/dump/format.ts'

/** Which bets count in a wallet's `staked_minor`. */
const COUNTS_AS_STAKED = `game_id is not null and status <> 'void' and spin_id is null`

/**
 * Adds what a month's actions add up to to the tables `archived_wallet` and `archived_sum`, from which a verification goes on
 * when the month's table is gone.
 */
export async function carryOver(client: ClientBase, table: string): Promise<void> {
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
