// Whether bets wait for each other when they all go to one game, which has no row in common, since house accounts have
// none; and when they all go to one shared round, of which each batch of bets locks and writes a part.
import { createDatabase } from '@fairground/server/db/database.ts'
import { createWallet } from '@fairground/server/wallet/wallet.ts'
import { benchLog, openBenchDatabase, openRichAccounts, openSharedRound } from './database/bench-database.ts'
import { bet, betShared, countByAccount, keepWaiting } from './database/money-load.ts'
import { interleave } from './measure/interleave.ts'
import { secondsOf } from './measure/options.ts'
import { printTable } from './measure/table.ts'

const ACCOUNTS = 20_000
const ROUNDS = 5
const BAR = 0.8
/** Games that the spread bets go to. */
const GAMES = 50

/** @param options `--seconds N` of one round of one contestant (default 6) */
export async function run(options: string[]): Promise<boolean> {
  const seconds = secondsOf(options, 6)
  const database = await openBenchDatabase()
  const db = createDatabase(database.url)
  const wallet = createWallet({ databaseUrl: database.url, db, log: benchLog })
  try {
    const accounts = await openRichAccounts(database.url, ACCOUNTS)
    await openSharedRound(database.url)
    const slot = countByAccount()
    const onto = (gameOf: (count: number) => string) => () =>
      keepWaiting(accounts, seconds, async (accountId, count) => {
        await bet(wallet, accountId, { gameId: gameOf(count), slot: slot(accountId) })
      })
    const rates = await interleave(
      [
        { name: 'spread', measure: onto((count) => `game-${count % GAMES}`) },
        { name: 'one game', measure: onto(() => 'mines') },
        {
          name: 'one round',
          measure: () => keepWaiting(accounts, seconds, (accountId) => betShared(wallet, accountId, slot(accountId))),
        },
      ],
      ROUNDS,
    )
    const spread = rates.get('spread') ?? 0
    const game = rates.get('one game') ?? 0
    const hot = rates.get('one round') ?? 0
    return printTable('hot: 256 waiting, library level', [
      { name: `bets spread over ${GAMES} games`, rate: spread, ratio: 1 },
      { name: 'all bets on one game', rate: game, ratio: game / spread, bar: BAR },
      { name: 'all bets on one shared round', rate: hot, ratio: hot / spread, bar: BAR },
    ])
  } finally {
    await wallet.close()
    await db.destroy()
    await database.stop()
  }
}
