import { toWalletId } from '@fairground/server/ground/db/wallet-id.ts'
// Measures whether an account with two million rounds slows itself or others: pages of bets, the net position of its session
// and the board of wins, one after the other, and a hundred of them at once while another player bets.

import type { Call, RequestOf } from '@fairground/contract/call'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as playSession from '@fairground/contract/calls/play-session'
import * as winners from '@fairground/contract/calls/winners'
import { createDatabase } from '@fairground/server/ground/db/database.ts'
import { keepSessionSum, settledId } from '@fairground/server/play/rounds/session-sum.ts'
import { createClient } from '@fairground/testkit'
import { Client } from 'pg'
import { openBenchDatabase } from './database/bench-database.ts'
import { median } from './measure/interleave.ts'
import { runProgram, startProgram } from './measure/program.ts'

const ROUNDS = 2_000_000
/** Rounds after this number are cancelled ones, which pages show: invented rounds have no moves to show. */
const OLD = ROUNDS - 100_000
const TIMES = 30
const AT_ONCE = 100
const HALF_DAY_MS = 12 * 3_600_000
const CALL_BAR_MS = 50
const BET_BAR_MS = 100

/** Prints its table. @returns whether it met every bar */
export async function run(): Promise<boolean> {
  const database = await openBenchDatabase()
  const server = await startProgram('http/server.ts', { DATABASE_URL: database.url })
  const db = createDatabase(database.url)
  try {
    const client = createClient(server.url)
    const openAccount = async (account: string) =>
      (await client(auth.register, { account, password: 'a sound horse' })).user
    const [richPlayer, stranger] = [await openAccount('rich_one'), await openAccount('stranger')]
    const sql = new Client(database.url)
    await sql.connect()
    await sql.query('update wallet set main_minor = 1000000000')
    const as =
      ({ token }: { token: string }) =>
      <C extends Call>(call: C, request?: RequestOf<C>) =>
        client(call, request, { token })
    await as(richPlayer)(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 3 } })
    await fill(sql, richPlayer.userId)
    const { rows } = await sql.query<{ id: string }>('select id from session where account_id = $1', [
      richPlayer.userId,
    ])
    await keepSessionSum(db, { id: rows[0]?.id ?? '', walletId: toWalletId(richPlayer.userId) }, settledId())
    await sql.end()

    const questions: [string, () => Promise<unknown>][] = [
      ['bet_record, first page', () => as(richPlayer)(game.betRecord, { pageSize: 20 })],
      ['bet_record, last page', () => as(richPlayer)(game.betRecord, { pageNo: 500, pageSize: 20 })],
      ['bet_record of one game', () => as(richPlayer)(game.betRecord, { gameId: 'mines', pageNo: 500, pageSize: 20 })],
      ['bet_record of a rare game', () => as(richPlayer)(game.betRecord, { gameId: 'tower', pageSize: 20 })],
      ['bet_record of a rare result', () => as(richPlayer)(game.betRecord, { result: 'PENDING', pageSize: 20 })],
      [
        'bet_record of half a day',
        () => as(richPlayer)(game.betRecord, { from: Date.now() - HALF_DAY_MS, pageNo: 500, pageSize: 20 }),
      ],
      ['bet_totals', () => as(richPlayer)(game.betTotals)],
      ['latest_bets', () => client(winners.latest, {})],
      ['game.session', () => as(richPlayer)(playSession.sum)],
      ['winners', () => client(winners.list, {})],
    ]
    let isKept = true
    for (const [name, ask] of questions) {
      for (let warm = 0; warm < 3; warm++) await ask()
      const times: number[] = []
      for (let time = 0; time < TIMES; time++) times.push(await timeOf(ask))
      isKept = print(name, times, CALL_BAR_MS) && isKept
    }
    const crowd = () => runProgram('history/crowd.ts', [server.url, richPlayer.token, String(AT_ONCE)])
    const besideTimes = await betBeside(as(stranger), crowd)
    return print(`a stranger's bet beside ${AT_ONCE} of them`, besideTimes, BET_BAR_MS) && isKept
  } finally {
    await db.destroy()
    await server.stop()
    await database.stop()
  }
}

type Caller = <C extends Call>(call: C, request?: RequestOf<C>) => Promise<unknown>

/** Milliseconds of each bet of a stranger who bets while a crowd calls. */
async function betBeside(call: Caller, crowd: () => Promise<unknown>): Promise<number[]> {
  const bet = async () => {
    const { model } = (await call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 1 } })) as {
      model: { id: string }
    }
    return model.id
  }
  const end = async (id: string) => {
    const answer = (await call(steps.mines.play, { id, tile: 0 })) as { model: { result: string } }
    if (answer.model.result === 'PENDING') await call(steps.mines.cashOut, { id })
  }
  await end(await bet())
  let isRunning = true
  const crowdDone = crowd().then((took) => {
    console.log('the crowd', took)
    isRunning = false
  })
  const times: number[] = []
  do {
    let id = ''
    times.push(await timeOf(async () => (id = await bet())))
    await end(id)
  } while (isRunning)
  await crowdDone
  return times
}

/** Writes the rounds, and the rows that playing them would have written. */
async function fill(sql: Client, accountId: string): Promise<void> {
  const dayAgo = Date.now() - 24 * 60 * 60_000
  const idAt = (offset: string) =>
    `(lpad(to_hex(${dayAgo} + ${offset}), 12, '0') || '70008000' || lpad(to_hex(n), 12, '0'))::uuid`
  // The session began a day ago, before all of them.
  await sql.query(
    `update session set id = (lpad(to_hex(${dayAgo}::bigint), 12, '0') || '70008000000000000000')::uuid where account_id = $1`,
    [accountId],
  )
  await sql.query(
    `insert into money_action (account_id, id, version, key, kind, body_hash, batch_id, at, amount_minor, main_minor, bonus_minor,
      held_minor, main_change, bonus_change, held_change, house_change, legs, step, nonce, game_id, slot, status, result, edge_bp,
      stake_minor, max_win_minor, payout_minor, multiplier_e4, seed_pair_id, options, moves, finished_at)
    select account_id, ${idAt('n::bigint * 40')}, version + n, gen_random_uuid(), kind, body_hash, batch_id, at, amount_minor,
      main_minor, bonus_minor, held_minor, main_change, bonus_change, held_change, house_change, legs, step, n,
      case when n % 10000 = 0 and n >= ${OLD} then 'tower' else 'mines' end, slot,
      case when n < ${OLD} then 'finished' else 'void' end,
      case when n >= ${OLD} then 'CANCELLED' when n % 2 = 0 then 'WIN' else 'LOSE' end, edge_bp, stake_minor, max_win_minor,
      case when n % 2 = 0 and n < ${OLD} then stake_minor + n % 1000 + 1 else 0 end, multiplier_e4, seed_pair_id,
      case when n % 10000 = 0 and n >= ${OLD} then '{"difficulty": "easy"}' else options end, moves, now()
    from money_action, generate_series(1, ${ROUNDS}) n where account_id = $1 and game_id is not null`,
    [accountId],
  )
  await sql.query(
    `insert into board_win (round_id, account_id, currency_id, game_id, name, payout_minor, multiplier_e4, at)
    select id, account_id, 'G$', game_id, 'ri***', payout_minor, 20000, now() - interval '1 hour' from round
    where result = 'WIN' order by id limit 6000`,
  )
  await sql.query('vacuum analyze money_action')
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Prints the times. The bar applies to the slowest; the median shows how busy the machine is. */
function print(name: string, times: readonly number[], bar: number): boolean {
  const ms = Math.max(...times)
  console.log(
    `${name.padEnd(40)} middle ${median([...times])
      .toFixed(1)
      .padStart(6)} ms, slowest ${ms.toFixed(1).padStart(7)} ms, bar ${bar} ms: ${ms <= bar ? 'kept' : 'MISSED'}`,
  )
  return ms <= bar
}
