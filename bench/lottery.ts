// Settles the slips of one term at library level, and takes slips of 20 lines over HTTP.
import { setTimeout as pause } from 'node:timers/promises'
import * as game from '@fairground/contract/calls/game'
import { CallError } from '@fairground/contract/envelope'
import { MOST_SLIP_LINES } from '@fairground/contract/lottery'
import { findLottery } from '@fairground/games/lottery'
import { createDatabase } from '@fairground/server/ground/db/database.ts'
import type { WalletId } from '@fairground/server/ground/db/wallet-id.ts'
import { createWallet } from '@fairground/server/money/wallet/wallet.ts'
import { settleSlips } from '@fairground/server/play/lottery/settle-slips.ts'
import { createClient } from '@fairground/testkit/client.ts'
import { benchLog, openBenchDatabase, openRichAccounts } from './database/bench-database.ts'
import { openPlayers, tokenOf } from './http/players.ts'
import { untilSeedsAreMade } from './http/until-seeds-are-made.ts'
import { fillTerm, openTerm } from './lottery/fill-term.ts'
import { findNumber } from './measure/options.ts'
import { startProgram } from './measure/program.ts'
import { keyStream } from './sim/words.ts'

const SETTLE_BAR_MS = 1_000
const ACCEPT_BAR_MS = 25
const TIMES = 3
/** Slips that arrive in a second, at random, whether or not those before are answered: 2,000 bets. */
const SLIPS_A_SECOND = 100
/** Callers of the last round, who each wait for their answer: as many slips as the machine takes. */
const CALLERS = 8
const PLAYERS = 480
const SLIPS_EACH = 3
/** Of the slips so many are not measured: the server's code is new to its engine. */
const WARM_SHARE = 1 / 3
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

/** @returns the 99th percentile in ms, of slips that arrive at a rate */
async function accept(): Promise<number> {
  const p99 = print(
    `a slip of 20 lines accepted over HTTP, ${SLIPS_A_SECOND} a second, p99`,
    await onServer(atRate),
    ACCEPT_BAR_MS,
    0.99,
  )
  print(`the same with ${CALLERS} callers who never rest, p99`, await onServer(unresting), undefined, 0.99)
  return p99
}

/** Places a slip of the number `at` from 0. @returns when it is accepted */
type Place = (at: number) => Promise<void>

/** @returns the times of the slips that `load` measures, on a server of its own */
async function onServer(load: (place: Place) => Promise<number[]>): Promise<number[]> {
  const database = await openBenchDatabase()
  // Before the server, which encrypts their seeds when it starts.
  await openPlayers(database.url, PLAYERS)
  const server = await startProgram('http/server.ts', { DATABASE_URL: database.url })
  try {
    const send = createClient(server.url)
    await untilSeedsAreMade(server.url)
    const lines = Array.from({ length: MOST_SLIP_LINES }, (_, at) => ({
      market: 'sum',
      pick: String(3 + (at % 16)),
      stake: 1,
    }))
    return await load(async (at) => {
      const token = tokenOf(1 + (at % PLAYERS))
      await send(game.bet, { gameId: 'dice3', model: { betAmount: lines.length, lines } }, { token })
    })
  } finally {
    await server.stop()
    await database.stop()
  }
}

/** A slip's time counts from the moment it should have been sent. */
async function atRate(place: Place): Promise<number[]> {
  const times: number[] = []
  const count = PLAYERS * SLIPS_EACH
  // The same arrivals in each run, so that two runs can be compared.
  const nextWord = keyStream('arrivals of slips')
  let dueAt = performance.now()
  const placedSlips = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      dueAt += (-Math.log(1 - nextWord() / 2 ** 32) * 1_000) / SLIPS_A_SECOND
      const mine = dueAt
      await pause(mine - performance.now())
      const isTaken = await isAccepted(place, at)
      if (isTaken && at >= count * WARM_SHARE) times.push(performance.now() - mine)
      return isTaken
    }),
  )
  // Those that came while a term was closed are no slips.
  console.info(`${placedSlips.filter(Boolean).length} of ${count} slips came while a term was open`)
  return times
}

async function unresting(place: Place): Promise<number[]> {
  const times: number[] = []
  const count = PLAYERS * SLIPS_EACH
  let next = 0
  const call = async () => {
    while (next < count) {
      const at = next++
      const startedAt = performance.now()
      if (!(await isAccepted(place, at))) await pause(LOOK_AGAIN_MS)
      else if (at >= count * WARM_SHARE) times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, call))
  return times
}

/** @returns false when no term is open */
async function isAccepted(place: Place, at: number): Promise<boolean> {
  try {
    await place(at)
    return true
  } catch (error) {
    if (error instanceof CallError && error.errorName === 'term_closed') return false
    throw error
  }
}

/** @param barMs undefined: a figure without a bar */
function print(name: string, times: readonly number[], barMs: number | undefined, share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const verdict = barMs === undefined ? '' : `, bar ${barMs} ms, ${value <= barMs ? 'kept' : 'MISSED'}`
  console.info(`${name}: ${value.toFixed(1)} ms (median ${middle.toFixed(1)})${verdict}`)
  return value
}
