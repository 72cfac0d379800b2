// Measures whether bets wait for each other when they all go to one game, which has no common row, since house accounts
// have none; and when they all go to one multiplayer round, where each batch of bets locks and writes a part.
import { createDatabase } from '@fairground/server/ground/db/database.ts'
import { createWallet } from '@fairground/server/money/wallet/wallet.ts'
import { benchLog, openBenchDatabase, openMultiplayerRound, openRichAccounts } from './database/bench-database.ts'
import { bet, betMultiplayer, countByAccount, keepWaiting } from './database/money-load.ts'
import { interleave, rateOf, ratioOf } from './measure/interleave.ts'
import { secondsOf } from './measure/options.ts'
import { printTable } from './measure/table.ts'

const ACCOUNTS = 20_000
const ROUNDS = 5
const BAR = 0.8
/** Number of games of the spread bets. */
const GAMES = 50

/** @param options `--seconds N` of one round of one contestant (default 6) */
export async function run(options: string[]): Promise<boolean> {
  const seconds = secondsOf(options, 6)
  const database = await openBenchDatabase()
  const db = createDatabase(database.url)
  const wallet = createWallet({ databaseUrl: database.url, db, keyring: database.keyring, log: benchLog })
  try {
    const accounts = await openRichAccounts(database, ACCOUNTS)
    await openMultiplayerRound(database.url)
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
          measure: () =>
            keepWaiting(accounts, seconds, (accountId) => betMultiplayer(wallet, accountId, slot(accountId))),
        },
      ],
      ROUNDS,
    )
    const line = (name: string) => ({ rate: rateOf(rates, name), ...ratioOf(rates, name, 'spread'), bar: BAR })
    return printTable(
      'hot: 256 waiting, library level',
      [
        { name: `bets spread over ${GAMES} games`, rate: rateOf(rates, 'spread') },
        { name: 'all bets on one game', ...line('one game') },
        { name: 'all bets on one multiplayer round', ...line('one round') },
      ],
      [`${ACCOUNTS} accounts`, `${ROUNDS} pairs of ${seconds} s`],
    )
  } finally {
    await wallet.close()
    await db.destroy()
    await database.stop()
  }
}
