import { freshDatabase } from '@fairground/testkit/database.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from '../src/ground/db/database.ts'
import { type Lease, startJob } from '../src/ground/work/job.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let db: Database
beforeAll(async () => {
  database = await freshDatabase()
  db = createDatabase(database.url, { max: 4 })
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const warnings: string[] = []
const log = { info: () => undefined, warn: (text: string) => warnings.push(text), error: () => undefined }

/** A job that notes the fencing number of each pass. */
function start(name: string, work?: (lease: Lease) => Promise<void>) {
  const fences: bigint[] = []
  const run = async (lease: Lease) => {
    fences.push(lease.fence)
    await work?.(lease)
  }
  const job = startJob({ db, log }, { name, role: 'jobs', everyMs: 5, run })
  return { fences, close: job.close }
}

test('[RE-08] of two holders one works, and the other takes over when it is closed, with a higher number', async () => {
  const first = start('two')
  await expect.poll(() => first.fences.length).toBeGreaterThan(2)
  const second = start('two')
  await expect.poll(() => first.fences.length).toBeGreaterThan(6)
  expect(second.fences).toEqual([])
  await first.close()
  await expect.poll(() => second.fences.length).toBeGreaterThan(0)
  await second.close()
  expect(new Set(first.fences)).toEqual(new Set([1n]))
  expect(new Set(second.fences)).toEqual(new Set([2n]))
})

test('[RE-08] a holder that died is followed once its lease is over', async () => {
  await sql`insert into lease values ('dead', gen_random_uuid(), 41, clock_timestamp() + interval '200 milliseconds')`.execute(
    db,
  )
  const heir = start('dead')
  await expect.poll(() => heir.fences[0]).toBe(42n)
  await heir.close()
})

test('a round that fails is said once, and the next one comes', async () => {
  warnings.length = 0
  const loop = start('failing', () => Promise.reject(new Error('no luck')))
  await expect.poll(() => loop.fences.length).toBeGreaterThan(3)
  await loop.close()
  expect(warnings).toEqual(['job failing failed: no luck'])
})
