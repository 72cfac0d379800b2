// How fast money moves at library level, with 256 callers waiting, against pgbench's TPC-B on the same server.
import { createDatabase } from '@fairground/server/db/database.ts'
import { createWallet } from '@fairground/server/wallet/wallet.ts'
import { benchLog, execute, openBenchDatabase, openRichAccounts } from './database/bench-database.ts'
import { bet, countByAccount, end, keepWaiting, release } from './database/money-load.ts'
import { measurePgbench, preparePgbench } from './database/pgbench.ts'
import { interleave } from './measure/interleave.ts'
import { findNumber, secondsOf } from './measure/options.ts'
import { printTable } from './measure/table.ts'

const ACCOUNTS = 20_000
const ROUNDS = 3
const BAR = 5
/** A bet and its end; every second round also releases a win. */
const ACTIONS_A_ROUND = 2.5

/** @param options `--seconds N` of one round of one contestant (default 8), `--lanes N` */
export async function run(options: string[]): Promise<boolean> {
  const seconds = secondsOf(options, 8)
  const lanes = findNumber(options, '--lanes')
  const database = await openBenchDatabase()
  const db = createDatabase(database.url)
  const wallet = createWallet({ databaseUrl: database.url, db, log: benchLog, ...(lanes ? { lanes } : {}) })
  try {
    const accounts = await openRichAccounts(database.url, ACCOUNTS)
    await preparePgbench(database.url)
    const nextSlot = countByAccount()
    const betOnly = async (accountId: string) => {
      await bet(wallet, accountId, { slot: nextSlot(accountId) })
    }
    const wholeRound = async (accountId: string, count: number) => {
      const roundId = await bet(wallet, accountId, { gameId: 'tower', slot: nextSlot(accountId) })
      await end(wallet, accountId, roundId, count)
      if (count % 2 === 0) await release(wallet, accountId, roundId)
    }
    const rates = await interleave(
      [
        { name: 'pgbench', measure: () => measurePgbench(database.url, seconds) },
        { name: 'bets', measure: () => keepWaiting(accounts, seconds, betOnly) },
        { name: 'rounds', measure: () => keepWaiting(accounts, seconds, wholeRound) },
      ],
      ROUNDS,
    )
    const rate = (name: string) => rates.get(name) ?? 0
    const pgbench = rate('pgbench')
    const rounds = rate('rounds')
    return printTable('settle: 256 waiting, library level, embedded PostgreSQL with fsync', [
      { name: 'pgbench TPC-B, prepared, 32 connections', rate: pgbench, ratio: 1 },
      { name: 'bets taken', rate: rate('bets'), ratio: rate('bets') / pgbench, bar: BAR },
      {
        name: 'money actions of whole rounds',
        rate: rounds * ACTIONS_A_ROUND,
        ratio: (rounds * ACTIONS_A_ROUND) / pgbench,
      },
      { name: 'whole rounds: bet, end, half of them won and released', rate: rounds, ratio: rounds / pgbench },
    ])
  } finally {
    await wallet.close()
    await db.destroy()
    await execute(database.url, 'checkpoint')
    await database.stop()
  }
}
