import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../ground/db/database.ts'
import { type LeasedLoop, startLeasedLoop } from '../../ground/db/leased-loop.ts'
import type { Log } from '../../ground/log.ts'
import { verifyLedger } from './verify-ledger.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Starts the job that verifies the whole ledger once a day and stores the result. Every process shows the newest result as
 * `fairground_ledger_broken_rules` (0 when sound, -1 before the first check) and `fairground_ledger_checked_seconds`.
 */
export function startDailyVerify(options: {
  db: Database
  databaseUrl: string
  log: Log
  registry?: Registry
  /** Milliseconds since 1970. */
  now?: () => number
  everyMs?: number
}): LeasedLoop {
  const { db, databaseUrl, log, registry, now = Date.now, everyMs = 60_000 } = options
  if (registry) showNewest(db, registry)
  return startLeasedLoop({
    db,
    log,
    name: 'verify-ledger',
    everyMs,
    leaseMs: 10 * everyMs,
    async work() {
      const newestCheck = await findNewest(db)
      if (newestCheck && now() - newestCheck.at.getTime() < DAY_MS) return
      await verifyAndRemember(db, { databaseUrl, log, atMs: now() })
    },
  })
}

/** Verifies the ledger now and logs each broken rule as an error. @returns whether the ledger is sound */
export async function verifyAndRemember(
  db: Database,
  { databaseUrl, log, atMs }: { databaseUrl: string; log: Log; atMs: number },
): Promise<boolean> {
  const { sound, findings } = await verifyLedger(databaseUrl)
  for (const { rule, broken, examples } of findings)
    if (broken > 0) log.error(`the ledger is broken ${broken} times: ${rule} First: ${examples[0]}`)
  await db
    .insertInto('ledger_check')
    .values({ at: new Date(atMs), sound, findings: JSON.stringify(findings) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return sound
}

function showNewest(db: Database, registry: Registry): void {
  new Gauge({
    name: 'fairground_ledger_broken_rules',
    help: 'Rules that the newest verification of the ledger found broken; -1 before the first.',
    registers: [registry],
    async collect() {
      const newestCheck = await findNewest(db)
      this.set(newestCheck ? newestCheck.findings.filter((finding) => finding.broken > 0).length : -1)
    },
  })
  new Gauge({
    name: 'fairground_ledger_checked_seconds',
    help: 'When the ledger was verified last, seconds since 1970; 0 before the first time.',
    registers: [registry],
    async collect() {
      this.set(((await findNewest(db))?.at.getTime() ?? 0) / 1000)
    },
  })
}

async function findNewest(db: Database): Promise<{ at: Date; findings: { broken: number }[] } | undefined> {
  const row = await db.selectFrom('ledger_check').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst()
  return row && { at: row.at, findings: row.findings as { broken: number }[] }
}
