// Compares money actions at library level, with 256 waiting callers, with pgbench's TPC-B on the same server.
import { createDatabase } from '@fairground/server/ground/db/database.ts'
import type { WalletId } from '@fairground/server/ground/db/wallet-id.ts'
import { createWallet } from '@fairground/server/money/wallet/wallet.ts'
import { benchLog, execute, openBenchDatabase, openRichAccounts } from './database/bench-database.ts'
import { bet, CALLERS, countByAccount, end, instantBet, keepWaiting, release } from './database/money-load.ts'
import { writePastBets } from './database/past-bets.ts'
import { measurePgbench, preparePgbench } from './database/pgbench.ts'
import { interleave, rateOf, ratioOf } from './measure/interleave.ts'
import { findNumber, secondsOf } from './measure/options.ts'
import { printTable } from './measure/table.ts'

const ACCOUNTS = 20_000
const ROUNDS = 5
const BAR = 6
/** The bar with millions of past bets in the tables. */
const BAR_WITH_PAST = 4.5
/** A bet and its end; every second round also releases a win. */
const ACTIONS_A_ROUND = 2.5

/** @param options `--seconds N` of one round of one contestant (default 6), `--past N` bets in the tables (default 0) */
export async function run(options: string[]): Promise<boolean> {
  const seconds = secondsOf(options, 6)
  const pastBets = findNumber(options, '--past') ?? 0
  const bar = pastBets > 0 ? BAR_WITH_PAST : BAR
  const database = await openBenchDatabase()
  const db = createDatabase(database.url)
  const wallet = createWallet({ databaseUrl: database.url, db, keyring: database.keyring, log: benchLog })
  try {
    const accounts = await openRichAccounts(database, ACCOUNTS)
    if (pastBets > 0) await writePastBets(database.url, pastBets)
    await preparePgbench(database.url)
    const nextSlot = countByAccount()
    const instant = (accountId: WalletId) => instantBet(wallet, accountId)
    const wholeRound = async (accountId: WalletId, count: number) => {
      const roundId = await bet(wallet, accountId, { gameId: 'tower', slot: nextSlot(accountId) })
      await end(wallet, accountId, roundId, count)
      if (count % 2 === 0) await release(wallet, accountId, roundId)
    }
    await keepWaiting(accounts, 2, instant)
    const rates = await interleave(
      [
        { name: 'pgbench', measure: () => measurePgbench(database.url, seconds) },
        { name: 'instant', measure: () => keepWaiting(accounts, seconds, instant) },
        { name: 'actions', measure: async () => ACTIONS_A_ROUND * (await keepWaiting(accounts, seconds, wholeRound)) },
      ],
      ROUNDS,
    )
    const line = (name: string) => ({ rate: rateOf(rates, name), ...ratioOf(rates, name, 'pgbench') })
    return printTable(
      'settle: library level, embedded PostgreSQL with fsync',
      [
        { name: 'pgbench TPC-B, prepared, 32 connections', rate: rateOf(rates, 'pgbench') },
        { name: 'bets that are decided at once', ...line('instant'), bar },
        { name: 'mixed: bet, end, half of them won and released', ...line('actions'), bar },
      ],
      [
        `${CALLERS} waiting`,
        `${ACCOUNTS} accounts`,
        `${pastBets} past bets`,
        `${ROUNDS} pairs of ${seconds} s`,
        'lanes as shipped',
      ],
    )
  } finally {
    await wallet.close()
    await db.destroy()
    await execute(database.url, 'checkpoint')
    await database.stop()
  }
}
