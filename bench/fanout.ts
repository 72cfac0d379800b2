// Measures whether thousands can watch a round, and sit in a room of the chat: twenty positions and twenty messages a second to
// each of 5,000 sockets, compared with bare ws.
import { openBenchDatabase } from './database/bench-database.ts'
import { interleave, median, rateOf, ratioOf } from './measure/interleave.ts'
import { findNumber, secondsOf } from './measure/options.ts'
import { runProgram, startProgram } from './measure/program.ts'
import { printTable } from './measure/table.ts'

const ROUNDS = 3
const RATE_BAR = 0.8
/** The p99 delay may be at most a quarter longer than with bare ws: the inverse ratio, for the table. */
const DELAY_BAR = 1 / 1.25
/** Number of watching programs. */
const WATCHERS = 2

/** The live channel of a game, a room of the chat, and bare ws. */
const CONTESTANTS = ['bare', 'ours', 'chat'] as const
type Contestant = (typeof CONTESTANTS)[number]

/** @param options `--seconds N` of one round of one contestant (default 8), `--sockets N` (default 5000) */
export async function run(options: string[]): Promise<boolean> {
  const seconds = String(secondsOf(options, 8))
  const sockets = findNumber(options, '--sockets') ?? 5_000
  const database = await openBenchDatabase()
  const delays = new Map<string, number[]>()

  /** Uses a fresh server each time, so that none has the sockets of the previous round. */
  async function watch(name: Contestant): Promise<number> {
    const server = await startProgram(`fanout/${name}.ts`, { DATABASE_URL: database.url })
    try {
      const words = [name, server.url, String(Math.round(sockets / WATCHERS)), seconds]
      const answers = await Promise.all(Array.from({ length: WATCHERS }, () => runProgram('fanout/watch.ts', words)))
      const reports = answers as { rate: number; p99Ms: number }[]
      delays.set(name, [...(delays.get(name) ?? []), Math.max(...reports.map(({ p99Ms }) => p99Ms))])
      return reports.reduce((sum, { rate }) => sum + rate, 0) / reports.length
    } finally {
      await server.stop()
    }
  }

  try {
    const contestants = CONTESTANTS.map((name) => ({ name, measure: () => watch(name) }))
    const rates = await interleave(contestants, ROUNDS)
    const [bareMs = 0, oursMs = 0, chatMs = 0] = CONTESTANTS.map((name) => median(delays.get(name) ?? []))
    console.log(
      `\ndelay of the slowest hundredth: bare ${bareMs} ms, ours ${oursMs} ms, the chat ${chatMs} ms from the call on`,
    )
    return printTable(`fanout: messages a socket and second, ${sockets} sockets, 20 sent a second`, [
      { name: 'bare ws', rate: rateOf(rates, 'bare') },
      {
        name: 'the live channel of a multiplayer game',
        rate: rateOf(rates, 'ours'),
        ...ratioOf(rates, 'ours', 'bare'),
        bar: RATE_BAR,
      },
      { name: 'a room of the chat', rate: rateOf(rates, 'chat'), ...ratioOf(rates, 'chat', 'bare'), bar: RATE_BAR },
      {
        name: 'p99 delay of the live channel, bare against it',
        rate: 1_000 / oursMs,
        ratio: bareMs / oursMs,
        bar: DELAY_BAR,
      },
    ])
  } finally {
    await database.stop()
  }
}
