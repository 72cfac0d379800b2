import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startJob } from '../../src/ground/work/job.ts'
import { dailyVerifyJob, showNewest } from '../../src/money/verify/verify-job.ts'
import { type Desk, openDesk } from './desk.ts'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const errors: string[] = []
const log = { info: () => undefined, warn: () => undefined, error: (text: string) => errors.push(text) }

/** The job at a time of the test; its metric, and the number of remembered checks. */
function startAt(clock: { ms: number }) {
  const registry = new Registry()
  const { db, url } = desk
  showNewest(db, registry)
  const parts = { db, databaseUrl: url, log, now: () => clock.ms }
  const job = startJob({ db, log }, { ...dailyVerifyJob(parts), everyMs: 10 })
  return {
    close: job.close,
    async metric(name: string): Promise<string | undefined> {
      return new RegExp(`^fairground_ledger_${name} (\\S+)$`, 'm').exec(await registry.metrics())?.[1]
    },
    async checks(): Promise<number> {
      return (await db.selectFrom('ledger_check').selectAll().execute()).length
    },
  }
}

test('[RE-02] the ledger is verified once a day, and the metric shows what was found', async () => {
  const clock = { ms: Date.UTC(2030, 0, 1) }
  const job = startAt(clock)
  await expect.poll(() => job.metric('broken_rules')).toBe('0')
  expect(await job.metric('checked_seconds')).toBe(String(clock.ms / 1000))
  clock.ms += 23 * 60 * 60 * 1000
  const accountId = await desk.account(5n)
  await desk.db.updateTable('wallet').set({ main_minor: 6n }).where('account_id', '=', accountId).execute()
  expect(await job.checks()).toBe(1)
  clock.ms += 60 * 60 * 1000
  await expect.poll(() => job.metric('broken_rules')).toBe('3')
  await job.close()
  expect(await job.checks()).toBe(2)
  expect(errors[0]).toMatch(/^the ledger is broken 1 times: The sum of all accounts is zero/)
})

test('before the first check the metric says so', async () => {
  const registry = new Registry()
  const { db } = desk
  showNewest(db, registry)
  await db.deleteFrom('ledger_check').execute()
  expect(await registry.metrics()).toContain('fairground_ledger_broken_rules -1')
})
