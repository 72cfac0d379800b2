// Compares a call that does nothing with bare node:http and zod; each server and the load have their own process.
import { openBenchDatabase } from './database/bench-database.ts'
import { interleave, rateOf, ratioOf } from './measure/interleave.ts'
import { secondsOf } from './measure/options.ts'
import { runProgram, startProgram } from './measure/program.ts'
import { printTable } from './measure/table.ts'

const ROUNDS = 5
const BAR = 0.7

/** @param options `--seconds N` of one round of one contestant (default 8) */
export async function run(options: string[]): Promise<boolean> {
  const seconds = String(secondsOf(options, 8))
  const database = await openBenchDatabase()
  const bareServer = await startProgram('route/bare.ts')
  const ourServer = await startProgram('http/server.ts', { DATABASE_URL: database.url })
  try {
    for (const { url } of [bareServer, ourServer]) await ask(url, '2')
    const rates = await interleave(
      [
        { name: 'bare', measure: () => ask(bareServer.url, seconds) },
        { name: 'ours', measure: () => ask(ourServer.url, seconds) },
      ],
      ROUNDS,
    )
    return printTable('route: a call that does nothing, 64 connections', [
      { name: 'bare node:http with zod', rate: rateOf(rates, 'bare') },
      {
        name: 'auth.check without a token: limits, both parses, metrics',
        rate: rateOf(rates, 'ours'),
        ...ratioOf(rates, 'ours', 'bare'),
        bar: BAR,
      },
    ])
  } finally {
    await Promise.all([bareServer.stop(), ourServer.stop()])
    await database.stop()
  }
}

async function ask(url: string, seconds: string): Promise<number> {
  const { rate, wrongCount } = (await runProgram('route/load.ts', [url, seconds])) as {
    rate: number
    wrongCount: number
  }
  if (wrongCount > 0) throw new Error(`${wrongCount} answers were wrong`)
  return rate
}
