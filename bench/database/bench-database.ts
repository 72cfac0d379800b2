import { randomUUIDv7 } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@fairground/embedded-postgres'
import { createDatabase } from '@fairground/server/db/database.ts'
import { migrate } from '@fairground/server/db/migrate.ts'
import { transaction } from '@fairground/server/db/tx.ts'
import { openAccount } from '@fairground/server/wallet/open-account.ts'
import { Client } from 'pg'

/** A PostgreSQL for one benchmark: migrated, with the product's settings, on a disk that is waited for. */
export type BenchDatabase = { url: string; stop(): Promise<void> }

/** Warnings and worse are shown, the rest is not. */
export const benchLog = { info: () => undefined, warn: console.warn, error: console.error }

/** Starts the embedded PostgreSQL in a temporary folder. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-bench-'))
  const database = await startEmbeddedDatabase({ dataDir, log: benchLog })
  await migrate(database.url)
  return {
    url: database.url,
    async stop() {
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The jurisdiction that benchmarks bet in. */
export const BENCH_JURISDICTION = 'bench'

/** Opens accounts that will not run out of money: the balance is a deposit that nobody made, so nothing is verified here. */
export async function openRichAccounts(url: string, count: number): Promise<string[]> {
  const db = createDatabase(url)
  const ids = Array.from({ length: count }, () => randomUUIDv7())
  for (let start = 0; start < count; start += 500) {
    await transaction(db, async (tx) => {
      for (const accountId of ids.slice(start, start + 500))
        await openAccount(tx, { accountId, currencyId: 'G$', at: new Date() })
    })
  }
  await db.updateTable('wallet').set({ main_minor: 1_000_000_000_000n }).execute()
  await db.destroy()
  // Bets of a benchmark stay open side by side, each in a place of its own: the demonstration's jurisdiction, with more of them.
  await execute(
    url,
    `insert into jurisdiction (id, rules) select '${BENCH_JURISDICTION}', rules || '{"betSlots": 32768}' from jurisdiction where id = 'demo'`,
  )
  // What is still empty stays unanalysed, as in a new installation: a table that is known to be empty is planned for as one.
  await execute(url, 'vacuum analyze wallet, seed_pair, jurisdiction')
  return ids
}

/** Opens a round of crash that takes bets for an hour, however many. */
export async function openSharedRound(url: string): Promise<void> {
  await execute(
    url,
    `with opened as (
      insert into shared_round (id, game_id, number, chain, link, salt, seed_hash, edge_bp, status, opened_at, closes_at,
        alive_at, max_exposure_minor, fence)
      values ('${randomUUIDv7()}', 'crash', 1, 1, 1, 'bench', '', 300, 'NEW', now(), now() + interval '1 hour', now(),
        8000000000000000000, 1) returning id
    ) insert into shared_round_part (shared_round_id, part, allowance_minor)
      select id, part, 1000000000000000000 from opened, generate_series(0, 7) part`,
  )
}

/** One statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
