// A whole bet over HTTP (session, limits, idempotency key, ledger) against pgbench's TPC-B on the same PostgreSQL.
import { openBenchDatabase } from './database/bench-database.ts'
import { measurePgbench, preparePgbench } from './database/pgbench.ts'
import { endRounds, openPlayers } from './http/players.ts'
import { interleave, median } from './measure/interleave.ts'
import { secondsOf } from './measure/options.ts'
import { runProgram, startProgram } from './measure/program.ts'
import { printTable } from './measure/table.ts'

const PLAYERS = 120_000
const ROUNDS = 3
const BAR = 2
const LATENCY_BAR_MS = 25

/** @param options `--seconds N` of one round of one contestant (default 8) */
export async function run(options: string[]): Promise<boolean> {
  const seconds = secondsOf(options, 8)
  const database = await openBenchDatabase()
  const server = await startProgram('http/server.ts', { DATABASE_URL: database.url })
  const latencies: number[] = []

  async function bets(forSeconds: number): Promise<number> {
    const words = [server.url, String(forSeconds), String(PLAYERS)]
    const measured = (await runProgram('http/load.ts', words)) as { rate: number; p99Ms: number; wrong: number }
    if (measured.wrong > 0) throw new Error(`${measured.wrong} bets were not taken`)
    latencies.push(measured.p99Ms)
    await endRounds(database.url)
    return measured.rate
  }

  try {
    await openPlayers(database.url, PLAYERS)
    await preparePgbench(database.url)
    await bets(3)
    latencies.length = 0
    const rates = await interleave(
      [
        { name: 'pgbench', measure: () => measurePgbench(database.url, seconds) },
        { name: 'bets', measure: () => bets(seconds) },
      ],
      ROUNDS,
    )
    const [pgbench = Number.NaN, taken = Number.NaN] = [rates.get('pgbench'), rates.get('bets')]
    const kept = printTable('http: whole bets, 64 connections, embedded PostgreSQL with fsync', [
      { name: 'pgbench TPC-B, prepared, 32 connections', rate: pgbench, ratio: 1 },
      { name: 'bets over HTTP', rate: taken, ratio: taken / pgbench, bar: BAR },
    ])
    const p99Ms = median(latencies)
    console.log(`\np99 of a bet: ${p99Ms} ms, bar ${LATENCY_BAR_MS} ms: ${p99Ms <= LATENCY_BAR_MS ? 'kept' : 'MISSED'}`)
    return kept && p99Ms <= LATENCY_BAR_MS
  } finally {
    await server.stop()
    await database.stop()
  }
}
