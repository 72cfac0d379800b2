import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../ground/db/database.ts'
import type { Log } from '../../ground/log.ts'
import type { Ground } from '../../ground/parts.ts'
import type { Job } from '../../ground/work/job.ts'
import { verifyLedger } from './verify-ledger.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The job that verifies the whole ledger once a day and stores the result. Every process shows the newest result as
 * `fairground_ledger_broken_rules` (0 when sound, -1 before the first check) and `fairground_ledger_checked_seconds`.
 */
export function dailyVerifyJob(parts: Pick<Ground, 'db' | 'databaseUrl' | 'now'> & { log: Log }): Job {
  const { db, databaseUrl, log, now } = parts
  return {
    name: 'verify-ledger',
    role: 'jobs',
    everyMs: 60_000,
    leaseMs: 600_000,
    async run() {
      const newestCheck = await findNewest(db)
      if (newestCheck && now() - newestCheck.at.getTime() < DAY_MS) return
      await verifyAndRemember(db, { databaseUrl, log, atMs: now() })
    },
  }
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

export function showNewest(db: Database, registry: Registry): void {
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
