// Settles the slips of one term at library level, and takes slips of 20 lines over HTTP.
import { setTimeout as pause } from 'node:timers/promises'
import * as game from '@fairground/contract/calls/game'
import * as lotteryCalls from '@fairground/contract/calls/lottery'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import { CallError } from '@fairground/contract/envelope'
import { MOST_SLIP_LINES } from '@fairground/contract/lottery'
import { findLottery, lotteries } from '@fairground/games/lottery'
import { createDatabase } from '@fairground/server/db/database.ts'
import { settleSlips } from '@fairground/server/lottery/settle-slips.ts'
import { createWallet } from '@fairground/server/wallet/wallet.ts'
import type { WalletId } from '@fairground/server/wallet/wallet-id.ts'
import { createClient } from '@fairground/testkit/client.ts'
import { benchLog, openBenchDatabase, openRichAccounts } from './database/bench-database.ts'
import { openPlayers, tokenOf } from './http/players.ts'
import { fillTerm, openTerm } from './lottery/fill-term.ts'
import { findNumber } from './measure/options.ts'
import { startProgram } from './measure/program.ts'

const SETTLE_BAR_MS = 1_000
const ACCEPT_BAR_MS = 25
const TIMES = 3
/** Clients at once, each with players who place their three slips of a term one after the other. */
const CLIENTS = 8
const PLAYERS_EACH = 60
/** Of them those whose slips are not measured: the server's code is new to its engine. */
const WARM_EACH = 30
const SLIPS_EACH = 3
const LOOK_AGAIN_MS = 200

const dice3 = findLottery('dice3')

/**
 * Prints how long a term of so many bets takes to settle, as slips of 20 lines and of one, and how long a slip takes to be
 * accepted. @param options `--bets N` (default 10,000)
 */
export async function run(options: string[]): Promise<boolean> {
  const bets = findNumber(options, '--bets') ?? 10_000
  const many = await settle(bets, MOST_SLIP_LINES)
  const single = await settle(bets, 1)
  const p99 = await accept()
  return many <= SETTLE_BAR_MS && single <= SETTLE_BAR_MS && p99 <= ACCEPT_BAR_MS
}

/** @returns the median time in ms */
async function settle(bets: number, lineCount: number): Promise<number> {
  if (!dice3) throw new Error('no dice3')
  const database = await openBenchDatabase()
  const db = createDatabase(database.url)
  const wallet = createWallet({ databaseUrl: database.url, db, keyring: database.keyring, log: benchLog })
  try {
    const walletIds = (await openRichAccounts(database, Math.ceil(bets / lineCount))) as WalletId[]
    const times: number[] = []
    for (let time = 0; time < TIMES; time++) {
      const termId = await openTerm(database.url, dice3, time + 1)
      await fillTerm(wallet, dice3, { termId, walletIds, lineCount })
      const startedAt = performance.now()
      await settleSlips({ db, wallet }, dice3, { id: termId, result: [2, 3, 2] })
      times.push(performance.now() - startedAt)
    }
    return print(`${bets} bets in slips of ${lineCount} settled`, times, SETTLE_BAR_MS, 0.5)
  } finally {
    await wallet.close()
    await db.destroy()
    await database.stop()
  }
}

/** @returns the 99th percentile in ms */
async function accept(): Promise<number> {
  const database = await openBenchDatabase()
  // Before the server, which encrypts their seeds when it starts.
  await openPlayers(database.url, CLIENTS * PLAYERS_EACH)
  const server = await startProgram('http/server.ts', { DATABASE_URL: database.url })
  try {
    const send = createClient(server.url)
    await untilSeedsAreMade(send)
    const lines = Array.from({ length: MOST_SLIP_LINES }, (_, at) => ({
      market: 'sum',
      pick: String(3 + (at % 16)),
      stake: 1,
    }))
    const times: number[] = []
    const place = async (token: string, isMeasured: boolean) => {
      for (;;) {
        const startedAt = performance.now()
        try {
          await send(game.bet, { gameId: 'dice3', model: { betAmount: lines.length, lines } }, { token })
          if (isMeasured) times.push(performance.now() - startedAt)
          return
        } catch (error) {
          // The first chain of seeds is being made, or the term is closed.
          if (!(error instanceof CallError) || !/^(no_round_yet|term_closed)$/.test(error.errorName)) throw error
          await pause(LOOK_AGAIN_MS)
        }
      }
    }
    const client = async (at: number) => {
      for (let player = 1; player <= PLAYERS_EACH; player++)
        for (let slip = 0; slip < SLIPS_EACH; slip++)
          await place(tokenOf(at * PLAYERS_EACH + player), player > WARM_EACH)
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, at) => client(at)))
    return print('a slip of 20 lines accepted over HTTP, p99', times, ACCEPT_BAR_MS, 0.99)
  } finally {
    await server.stop()
    await database.stop()
  }
}

/** The chains of seeds of a first start take all cores: they are no part of what is measured. */
async function untilSeedsAreMade(send: ReturnType<typeof createClient>): Promise<void> {
  const terms = [
    ...lotteries.map(
      ({ id: gameId }) =>
        () =>
          send(lotteryCalls.term, { gameId }),
    ),
    ...['crash', 'aviator'].map((gameId) => () => send(multiplayer.term, { gameId })),
  ]
  for (const findTerm of terms) {
    for (;;) {
      try {
        await findTerm()
        break
      } catch (error) {
        if (!(error instanceof CallError) || error.errorName !== 'no_round_yet') throw error
        await pause(LOOK_AGAIN_MS)
      }
    }
  }
}

function print(name: string, times: readonly number[], barMs: number, share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const verdict = value <= barMs ? 'kept' : 'MISSED'
  console.info(`${name}: ${value.toFixed(1)} ms (median ${middle.toFixed(1)}), bar ${barMs} ms, ${verdict}`)
  return value
}
