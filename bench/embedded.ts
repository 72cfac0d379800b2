// Compares the embedded PostgreSQL with the system's, both with the product's settings and durable commits.
import { openBenchDatabase } from './database/bench-database.ts'
import { measurePgbench, preparePgbench } from './database/pgbench.ts'
import { openSystemDatabase } from './database/system-postgres.ts'
import { interleave, rateOf, ratioOf } from './measure/interleave.ts'
import { secondsOf } from './measure/options.ts'
import { printTable } from './measure/table.ts'

const ROUNDS = 3
const BAR = 0.7

/** @param options `--seconds N` of one round of one contestant (default 10) */
export async function run(options: string[]): Promise<boolean> {
  const seconds = secondsOf(options, 10)
  const system = await openSystemDatabase()
  const embedded = await openBenchDatabase()
  try {
    await preparePgbench(system.url)
    await preparePgbench(embedded.url)
    const rates = await interleave(
      [
        { name: 'system', measure: () => measurePgbench(system.url, seconds) },
        { name: 'embedded', measure: () => measurePgbench(embedded.url, seconds) },
      ],
      ROUNDS,
    )
    return printTable('embedded: pgbench TPC-B, prepared, 32 connections', [
      { name: `system: ${system.version}`, rate: rateOf(rates, 'system') },
      { name: 'embedded', rate: rateOf(rates, 'embedded'), ...ratioOf(rates, 'embedded', 'system'), bar: BAR },
    ])
  } finally {
    await embedded.stop()
    await system.stop()
  }
}
