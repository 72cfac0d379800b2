// Fires bets and deposits at once, from two server processes, at players with limits; no limit may be passed.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as auth from '@fairground/contract/calls/auth'
import * as autoplay from '@fairground/contract/calls/autoplay'
import * as game from '@fairground/contract/calls/game'
import * as pay from '@fairground/contract/calls/pay'
import * as responsible from '@fairground/contract/calls/responsible'
import { CallError } from '@fairground/contract/envelope'
import { verifyLedger } from '@fairground/server/money/verify/verify-ledger.ts'
import { type CallFunction, createClient } from '@fairground/testkit/client.ts'
import { startProduct } from '@fairground/testkit/kill/product.ts'
import { PASSWORD } from '@fairground/testkit/player.ts'
import { Client } from 'pg'
import { findNumber } from './measure/options.ts'

/** The limits of each player, in whole units: so low that most tries are refused. */
const LIMITS = { deposit: 1_000, loss: 90, wager: 140 } as const

/**
 * Prints what was taken and refused in each wave, and what the database says of the limits afterwards.
 * @param options `--tries N` in all, `--wave N` at once
 * @returns whether no limit was passed and the ledger is sound
 */
export async function run(options: string[]): Promise<boolean> {
  const tries = findNumber(options, '--tries') ?? 10_000
  const wave = findNumber(options, '--wave') ?? 200
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-limits-'))
  const product = await startProduct(dataDir)
  try {
    const second = await product.startSecond()
    const counts = { taken: 0, refusedByLimit: 0, refusedOtherwise: 0 }
    for (let doneTries = 0; doneTries < tries; doneTries += wave)
      await playWave([product.url, second.url], wave, counts)
    const passedLimits = await findPassedLimits(product.databaseUrl())
    const { findings } = await verifyLedger(product.databaseUrl())
    const faults = findings.filter(({ broken }) => broken > 0)
    await second.stop()
    console.table([{ tries, 'at once': wave, ...counts, passed: passedLimits.length, 'ledger faults': faults.length }])
    for (const line of [...passedLimits, ...faults.map(({ rule }) => rule)]) console.error(line)
    return passedLimits.length === 0 && faults.length === 0
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Counts = { taken: number; refusedByLimit: number; refusedOtherwise: number }

/** A new player with limits makes all tries of a wave at once, half of them at each process. */
async function playWave(urls: readonly string[], size: number, counts: Counts): Promise<void> {
  const clients = urls.map(createClient)
  const [first] = clients
  if (!first) throw new Error('no server')
  const { model } = await first(auth.register, { account: `limits_${randomUUID().slice(0, 18)}`, password: PASSWORD })
  const calls = clients.map(
    (send): CallFunction =>
      (call, request) =>
        send(call, request, { token: model.token }),
  )
  const [call] = calls
  if (!call) throw new Error('no server')
  await deposit(call, 800)
  for (const [kind, value] of Object.entries(LIMITS))
    await call(responsible.setLimit, { kind: kind as keyof typeof LIMITS, period: 'day', value })
  const base = { to: 'base' as const }
  const plan = { options: { mines: 3 }, picks: [0], stake: 5, onWin: base, onLoss: base }
  const run = (await call(autoplay.start, { gameId: 'mines', bets: size, lossLimit: 10_000, plan })).model.id
  const outcomes = await Promise.all(
    Array.from({ length: size }, (_, count) => {
      const send = calls[count % calls.length] ?? call
      return TRIES[count % TRIES.length]?.(send, 5 + (count % 17), run).then(
        () => 'taken' as const,
        (error: unknown) => (error instanceof CallError ? error.errorName : String(error)),
      )
    }),
  )
  for (const outcome of outcomes) {
    if (outcome === 'taken') counts.taken += 1
    else if (outcome?.startsWith('limit_')) counts.refusedByLimit += 1
    else counts.refusedOtherwise += 1
  }
}

type Try = (call: CallFunction, amount: number, run: string) => Promise<unknown>

const bet =
  (gameId: string, options: object): Try =>
  (call, betAmount) =>
    call(game.bet, { gameId, model: { betAmount, ...options } })

/** What is tried, in turn. */
const TRIES: readonly Try[] = [
  bet('tower', { difficulty: 'easy' }),
  bet('stair', { stones: 1 }),
  bet('football', { difficulty: 'easy' }),
  bet('kangaroo', { difficulty: 'easy' }),
  bet('thimbles', { balls: 1 }),
  bet('scratch', {}),
  bet('crash', {}),
  bet('aviator', { slot: 0 }),
  bet('aviator', { slot: 1 }),
  (call, betAmount, run) => call(game.bet, { gameId: 'mines', model: { betAmount, mines: 3, autoplay: run } }),
  (call, amount) => call(pay.recharge, { amount: amount * 5, channel: 'sandbox' }),
]

async function deposit(call: CallFunction, amount: number): Promise<void> {
  const { model } = await call(pay.recharge, { amount, channel: 'sandbox' })
  for (;;) {
    await fetch(model.url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
    if ((await call(pay.rechargeStatus, { id: model.id })).model.status === 'PAID') return
  }
}

/**
 * Reads from the journal and deposits alone, without the counts of limits, who has passed a limit at any moment: each bet counts
 * as lost until the action that pays it.
 */
async function findPassedLimits(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ text: string }>(
      `select p.account_id || ' lost ' || r.lost || ', staked ' || r.staked || ', asked to deposit ' || d.asked as text
      from play p
      cross join lateral (
        select coalesce(max(lost + paid), 0) as lost, coalesce(max(all_staked), 0) as staked from (
          select paid, sum(staked - paid) over actions as lost, sum(staked) over actions as all_staked from (
            select version, coalesce(sum(amount_minor) filter (where kind = 'bet'), 0) as staked,
              coalesce(sum(amount_minor) filter (where kind = 'win'), 0) as paid
            from posting where account_id = p.account_id group by version) moved
          window actions as (order by version)) running) r
      cross join lateral (
        select coalesce(sum(amount_minor), 0) as asked from deposit d
        where d.account_id = p.account_id and d.status in ('NEW', 'PAID')) d
      where r.lost > $1 or r.staked > $2 or d.asked > $3`,
      [LIMITS.loss * 100, LIMITS.wager * 100, LIMITS.deposit * 100],
    )
    return rows.map(({ text }) => text)
  } finally {
    await client.end()
  }
}
