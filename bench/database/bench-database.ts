import { randomUUIDv7 } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@fairground/embedded-postgres'
import { createDatabase } from '@fairground/server/ground/db/database.ts'
import { migrate } from '@fairground/server/ground/db/migrate.ts'
import { transaction } from '@fairground/server/ground/db/tx.ts'
import { keySource, newKeyText } from '@fairground/server/ground/secrets/key-source.ts'
import { createKeyring, type Keyring } from '@fairground/server/ground/secrets/keyring.ts'
import { openAccount } from '@fairground/server/money/wallet/account.ts'
import { Client } from 'pg'

/** A PostgreSQL for one benchmark: migrated, with the product's settings and durable commits. */
export type BenchDatabase = { url: string; keyring: Keyring; stop(): Promise<void> }

/** Prints warnings and errors only. */
export const benchLog = { info: () => undefined, warn: console.warn, error: console.error }

/** Starts the embedded PostgreSQL in a temporary folder. */
export async function openBenchDatabase(): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-bench-'))
  const database = await startEmbeddedDatabase({ dataDir, log: benchLog })
  await migrate(database.url)
  return {
    url: database.url,
    keyring: createKeyring(keySource('', newKeyText())),
    async stop() {
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The jurisdiction of the benchmarks' bets. */
export const BENCH_JURISDICTION = 'bench'

/** Opens accounts with endless money. The balances have no deposits, so the ledger of a benchmark is not verifiable. */
export async function openRichAccounts({ url, keyring }: BenchDatabase, count: number): Promise<string[]> {
  const db = createDatabase(url)
  const ids = Array.from({ length: count }, () => randomUUIDv7())
  for (let start = 0; start < count; start += 500) {
    await transaction(db, async (tx) => {
      for (const accountId of ids.slice(start, start + 500))
        await openAccount(tx, keyring, { accountId, currencyId: 'G$', at: new Date() })
    })
  }
  await db.updateTable('wallet').set({ main_minor: 1_000_000_000_000n }).execute()
  await db.destroy()
  // A benchmark's bets stay open at the same time, each in its own slot: the demonstration's jurisdiction with more slots.
  await execute(
    url,
    `insert into jurisdiction (id, rules) select '${BENCH_JURISDICTION}', rules || '{"betSlots": 32768}' from jurisdiction where id = 'demo'`,
  )
  // Empty tables stay unanalysed, as in a new installation: PostgreSQL plans differently for tables that it knows are empty.
  await execute(url, 'vacuum analyze wallet, seed_pair, jurisdiction')
  return ids
}

/** Opens a round of crash that takes any number of bets for an hour. */
export async function openMultiplayerRound(url: string): Promise<void> {
  await execute(
    url,
    `with opened as (
      insert into multiplayer_round (id, game_id, number, chain, link, salt, seed_hash, edge_bp, status, opened_at, closes_at,
        alive_at, max_exposure_minor, fence)
      values ('${randomUUIDv7()}', 'crash', 1, 1, 1, 'bench', '', 300, 'NEW', now(), now() + interval '1 hour', now(),
        8000000000000000000, 1) returning id
    ) insert into multiplayer_round_part (multiplayer_round_id, part, allowance_minor)
      select id, part, 1000000000000000000 from opened, generate_series(0, 7) part`,
  )
}

/** Runs one statement on its own connection. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
