import { withClient } from '@fairground/embedded-postgres'
import { freshDatabase } from '@fairground/testkit/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReadiness } from './readiness.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const createFor = (dataDir: string) =>
  createReadiness({ databaseUrl: database.url, config: { dataDir, databaseUrl: undefined }, log })

test('[OP-05] a probe writes one row, the same one each time, and probes that come together share one write', async () => {
  const readiness = createFor('/')
  const rows = () =>
    withClient(database.url, async (client) => (await client.query('select process, at from server_pulse')).rows)
  expect(await readiness.findHindrance()).toBeUndefined()
  const [first, ...others] = await rows()
  expect(others).toEqual([])
  const probes = [readiness.findHindrance(), readiness.findHindrance()]
  expect(probes[0]).toBe(probes[1])
  await Promise.all(probes)
  const [second, ...more] = await rows()
  expect(more).toEqual([])
  expect(second.process).toBe(first.process)
  expect(second.at > first.at).toBe(true)
  await readiness.close()
})

test('[OP-05] a full disk of the embedded database is not ready', async () => {
  // The kernel's own file system has no free space.
  const readiness = createFor('/proc')
  expect(await readiness.findHindrance()).toBe('the disk of the database is full')
  await readiness.close()
})
