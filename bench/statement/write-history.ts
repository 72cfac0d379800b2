import type { Client } from 'pg'

/** A player's past, and what the ledger says of it. */
export type History = {
  /** The period that has all of it, milliseconds since 1970. */
  period: { from: number; to: number }
  lineCount: bigint
  /** The balance and the pending wins, as the wallet's row has them. */
  moneyMinor: bigint
  symbol: string
}

const DAY_MS = 86_400_000
/** The actions lie evenly over so many days. */
const DAYS = 300
const DEPOSIT_MINOR = 100_000_000

/**
 * Writes a new player's actions of one posting each: a deposit, then again and again a lost bet, a bet, its win and the release
 * of the win. Versions have no gap, each action's postings make its changes, and each balance follows from the one before it;
 * the last is the wallet's.
 * @throws when the postings do not make the wallet's row
 */
export async function writeHistory(sql: Client, walletId: string, lineCount: number): Promise<History> {
  const beganMs = Date.now() - DAYS * DAY_MS
  await sql.query(
    `insert into money_action (account_id, id, version, key, kind, body_hash, batch_id, at, amount_minor, main_minor, bonus_minor,
      held_minor, main_change, bonus_change, held_change, house_change, legs)
    select $1, id, n, gen_random_uuid(), kind, '', id, at, amount, sum(main) over (order by n), 0, sum(held) over (order by n), main,
      0, held, -main - held, concat_ws('|', 0, source, destination, amount, kind, id)
    from generate_series(1, $2::int) n
    cross join lateral (
      select case when n = 1 then 'deposit' when n % 4 = 0 then 'win' when n % 4 = 1 then 'release' else 'bet' end as kind,
        to_timestamp(($3::bigint + n * ($4::bigint / $2::int)) / 1000.0) as at) action
    cross join lateral (
      select uuidv7(at - clock_timestamp()) as id,
        case kind when 'deposit' then ${DEPOSIT_MINOR} when 'bet' then 100 + n % 50 else 150 + n / 4 * 4 % 97 end as amount,
        case kind when 'deposit' then 'provider:sandbox' when 'win' then 'house:payouts:mines' when 'release' then 'player:held'
          else 'player:main' end as source,
        case kind when 'bet' then 'house:stakes:mines' when 'win' then 'player:held' else 'player:main' end as destination) posting
    cross join lateral (
      select amount * ((destination = 'player:main')::int - (source = 'player:main')::int) as main,
        amount * ((destination = 'player:held')::int - (source = 'player:held')::int) as held) change`,
    [walletId, lineCount, beganMs, DAYS * DAY_MS],
  )
  await sql.query(
    `update wallet w set version = a.version, main_minor = a.main_minor, held_minor = a.held_minor
    from money_action a where a.account_id = w.account_id and a.account_id = $1 and a.version = $2`,
    [walletId, lineCount],
  )
  await sql.query('vacuum analyze money_action')
  const { rows } = await sql.query<{ symbol: string; money: string; posted: string; lines: string }>(
    `select c.symbol, w.main_minor + w.held_minor as money, p.posted, p.lines
    from wallet w join currency c on c.id = w.currency_id cross join lateral (
      select count(*) as lines, sum(amount_minor * ((destination like 'player:%')::int - (source like 'player:%')::int)) as posted
      from posting where account_id = w.account_id) p
    where w.account_id = $1`,
    [walletId],
  )
  const [row] = rows
  if (!row || row.money !== row.posted)
    throw new Error(`the postings make ${row?.posted}, the wallet has ${row?.money}`)
  return {
    period: { from: beganMs - DAY_MS, to: Date.now() + DAY_MS },
    lineCount: BigInt(row.lines),
    moneyMinor: BigInt(row.money),
    symbol: row.symbol,
  }
}
