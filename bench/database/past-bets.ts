import { execute } from './bench-database.ts'

/** Number of bets in one statement. */
const AT_ONCE = 500_000

/**
 * Writes finished bets of all accounts, or of one, over the last thirty days, in the order of their time. The ledger of the
 * benchmark is not verifiable: no batch has their digest, and the wallets' counts do not include them.
 */
export async function writePastBets(url: string, count: number, accountId?: string): Promise<void> {
  const only = accountId === undefined ? '' : ` where account_id = '${accountId}'`
  for (let start = 0; start < count; start += AT_ONCE) {
    const rowCount = Math.min(AT_ONCE, count - start)
    await execute(
      url,
      `insert into money_action (account_id, id, version, key, kind, body_hash, batch_id, at, amount_minor, main_minor,
        bonus_minor, held_minor, main_change, bonus_change, held_change, house_change, legs, step, nonce, game_id, slot, status,
        result, edge_bp, stake_minor, max_win_minor, payout_minor, multiplier_e4, seed_pair_id, options, moves, finished_at,
        jurisdiction_id, game_version)
      select w.account_id, past.id, 1000000000 + n, gen_random_uuid(), 'bet', encode(sha256(n::text::bytea), 'hex'), past.id,
        past.at, 100, 0, 0, 0, -100, 0, 0, 100, concat('0|player:main|house:stakes:mines|100|bet|', past.id), 0, n, 'mines', 0,
        'finished', 'LOSE', 300, 100, 10000000, 0, 0, w.seed_pair_id, '{"mines": 3}', '[7]', past.at, 'demo', 1
      from generate_series(${start}, ${start + rowCount - 1}) n
      join (select account_id, seed_pair_id, row_number() over () - 1 as place from wallet${only}) w
        on w.place = (n::bigint * 7919) % (select count(*) from wallet${only})
      cross join lateral (select now() - interval '30 days' * (1 - n / ${count}.0) as at) moment
      cross join lateral (select uuidv7(moment.at - now()) as id, moment.at) past
      order by n`,
    )
  }
  await execute(url, 'vacuum analyze money_action')
  await execute(url, 'checkpoint')
}
