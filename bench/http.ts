// Compares a whole bet over HTTP (session, limits, idempotency key, ledger) with pgbench's TPC-B on the same PostgreSQL.
import { openBenchDatabase } from './database/bench-database.ts'
import { measurePgbench, preparePgbench } from './database/pgbench.ts'
import { endRounds, openPlayers } from './http/players.ts'
import { untilSeedsAreMade } from './http/until-seeds-are-made.ts'
import { interleave, median, rateOf, ratioOf } from './measure/interleave.ts'
import { secondsOf } from './measure/options.ts'
import { runProgram, startProgram } from './measure/program.ts'
import { printTable } from './measure/table.ts'

const PLAYERS = 120_000
const ROUNDS = 5
const BAR = 2
const LATENCY_BAR_MS = 25

/** The output of the load. */
type LoadReport = { bets: number; actions: number; p50Ms: number; p99Ms: number; wrongCount: number; cpuUs: number }

/** @param options `--seconds N` of one round of one contestant (default 6) */
export async function run(options: string[]): Promise<boolean> {
  const seconds = secondsOf(options, 6)
  const database = await openBenchDatabase()
  // Before the server, which encrypts their seeds when it starts.
  await openPlayers(database.url, PLAYERS)
  const server = await startProgram('http/server.ts', { DATABASE_URL: database.url })
  const reports: Record<string, LoadReport[]> = { rounds: [], cold: [] }

  async function play(way: 'rounds' | 'cold', forSeconds: number): Promise<LoadReport> {
    const words = [server.url, String(forSeconds), String(PLAYERS), way]
    const report = (await runProgram('http/load.ts', words)) as LoadReport
    if (report.wrongCount > 0) throw new Error(`${report.wrongCount} calls were not taken`)
    await endRounds(database.url)
    return report
  }
  async function measure(way: 'rounds' | 'cold'): Promise<number> {
    const report = await play(way, seconds)
    reports[way]?.push(report)
    return way === 'rounds' ? report.actions : report.bets
  }

  try {
    await untilSeedsAreMade(server.url)
    await preparePgbench(database.url)
    await play('rounds', 3)
    const rates = await interleave(
      [
        { name: 'pgbench', measure: () => measurePgbench(database.url, seconds) },
        { name: 'rounds', measure: () => measure('rounds') },
        { name: 'cold', measure: () => measure('cold') },
      ],
      ROUNDS,
    )
    const middle = (way: 'rounds' | 'cold', pick: (measured: LoadReport) => number) =>
      median((reports[way] ?? []).map(pick))
    const line = (way: 'rounds' | 'cold') => ({ rate: rateOf(rates, way), ...ratioOf(rates, way, 'pgbench') })
    const isKept = printTable(
      'http: money calls, embedded PostgreSQL with fsync',
      [
        { name: 'pgbench TPC-B, prepared, 32 connections', rate: rateOf(rates, 'pgbench') },
        { name: 'calls of 2,000 players who play whole rounds', ...line('rounds'), bar: BAR },
        { name: 'bets, each by a new player', ...line('cold') },
      ],
      [
        '64 connections',
        `${ROUNDS} pairs of ${seconds} s`,
        `load on one core, ${middle('rounds', ({ cpuUs }) => cpuUs).toFixed(0)} us a call`,
      ],
    )
    for (const way of ['rounds', 'cold'] as const) {
      const [p50, p99] = [middle(way, ({ p50Ms }) => p50Ms), middle(way, ({ p99Ms }) => p99Ms)]
      console.log(`a bet, ${way}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
    }
    const p99Ms = middle('rounds', (measured) => measured.p99Ms)
    console.log(`bar of p99 ${LATENCY_BAR_MS} ms: ${p99Ms <= LATENCY_BAR_MS ? 'kept' : 'MISSED'}`)
    return isKept && p99Ms <= LATENCY_BAR_MS
  } finally {
    await server.stop()
    await database.stop()
  }
}
