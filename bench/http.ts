// Compares a whole bet over HTTP (session, limits, idempotency key, ledger) with pgbench's TPC-B on the same PostgreSQL.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBenchDatabase } from './database/bench-database.ts'
import { measurePgbench, preparePgbench } from './database/pgbench.ts'
import { endRounds, openPlayers } from './http/players.ts'
import { untilSeedsAreMade } from './http/until-seeds-are-made.ts'
import { interleave, median, rateOf, ratioOf } from './measure/interleave.ts'
import { findNumber, findWord, secondsOf } from './measure/options.ts'
import { type Program, runProgram, startProgram } from './measure/program.ts'
import { printTable } from './measure/table.ts'

const PLAYERS = 120_000
const ROUNDS = 5
const BAR = 2
const LATENCY_BAR_MS = 25

/** The output of the load. */
type LoadReport = { bets: number; actions: number; p50Ms: number; p99Ms: number; wrongCount: number; cpuUs: number }

/** The ways to play: whole rounds at one process, bets of new players there, whole rounds over all processes. */
type Way = 'rounds' | 'cold' | 'spread'

/**
 * @param options `--seconds N` of one round of one contestant (default 6); `--processes N` also plays over so many processes on one
 * database, of which `--spread owner|round|call` says which gets a call
 */
export async function run(options: string[]): Promise<boolean> {
  const seconds = secondsOf(options, 6)
  const processes = findNumber(options, '--processes') ?? 1
  const spread = findWord(options, '--spread', ['owner', 'round', 'call'])
  const database = await openBenchDatabase()
  // Before the server, which encrypts their seeds when it starts.
  await openPlayers(database.url, PLAYERS)
  const bus = join(mkdtempSync(join(tmpdir(), 'bench-')), 'bus.sock')
  const environment = { DATABASE_URL: database.url, ...(processes > 1 && { BUS_URL: `hub:${bus}` }) }
  const server = await startProgram('http/server.ts', environment)
  const others: Program[] = []
  for (let at = 1; at < processes; at++)
    others.push(await startProgram('http/server.ts', { ...environment, ROLES: 'web' }))
  const reports: Record<Way, LoadReport[]> = { rounds: [], cold: [], spread: [] }

  async function play(way: Way, forSeconds: number): Promise<LoadReport> {
    const urls = way === 'spread' ? [server, ...others].map(({ url }) => url).join(',') : server.url
    const words = [urls, String(forSeconds), String(PLAYERS), way === 'cold' ? 'cold' : 'rounds', spread]
    const report = (await runProgram('http/load.ts', words)) as LoadReport
    if (report.wrongCount > 0) throw new Error(`${report.wrongCount} calls were not taken`)
    await endRounds(database.url)
    return report
  }
  async function measure(way: Way): Promise<number> {
    const report = await play(way, seconds)
    reports[way].push(report)
    return way === 'cold' ? report.bets : report.actions
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
        ...(processes > 1 ? [{ name: 'spread', measure: () => measure('spread') }] : []),
      ],
      ROUNDS,
    )
    const middle = (way: Way, pick: (measured: LoadReport) => number) => median(reports[way].map(pick))
    const line = (way: Way) => ({ rate: rateOf(rates, way), ...ratioOf(rates, way, 'pgbench') })
    const isKept = printTable(
      'http: money calls, embedded PostgreSQL with fsync',
      [
        { name: 'pgbench TPC-B, prepared, 32 connections', rate: rateOf(rates, 'pgbench') },
        { name: 'calls of 2,000 players who play whole rounds', ...line('rounds'), bar: BAR },
        { name: 'bets, each by a new player', ...line('cold') },
        ...(processes > 1
          ? [{ name: `whole rounds over ${processes} processes, by ${spread}`, ...line('spread') }]
          : []),
      ],
      [
        '64 callers',
        `${ROUNDS} pairs of ${seconds} s`,
        `load on one core, ${middle('rounds', ({ cpuUs }) => cpuUs).toFixed(0)} us a call`,
      ],
    )
    for (const way of ['rounds', 'cold', ...(processes > 1 ? (['spread'] as const) : [])] as const) {
      const [p50, p99] = [middle(way, ({ p50Ms }) => p50Ms), middle(way, ({ p99Ms }) => p99Ms)]
      console.log(`a bet, ${way}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
    }
    const p99Ms = middle('rounds', (measured) => measured.p99Ms)
    console.log(`bar of p99 ${LATENCY_BAR_MS} ms: ${p99Ms <= LATENCY_BAR_MS ? 'kept' : 'MISSED'}`)
    return isKept && p99Ms <= LATENCY_BAR_MS
  } finally {
    for (const each of [...others, server]) await each.stop()
    await database.stop()
  }
}
