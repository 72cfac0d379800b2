import { extent } from '@fairground/testkit/extent.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChangeLog, openChangeLog } from './fuzz/change-log.ts'
import { walk } from './fuzz/walk.ts'
import { openWorld, type World } from './fuzz/world.ts'

/** Set FUZZ_SEED to make another run. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_129)
const REQUESTS = extent({ part: 1_500, whole: 20_000 })

let world: World
let changes: ChangeLog
beforeAll(async () => {
  world = await openWorld({ isQuiet: true })
  changes = await openChangeLog(world.server.databaseUrl)
})
afterAll(async () => {
  await changes.close()
  await world.stop()
})

test('[RE-04] a call that was refused has changed no row', { timeout: 400_000, retry: 0 }, async () => {
  const { failures } = await walk(world, { requests: REQUESTS, seed: SEED, changes })
  console.info(`${REQUESTS} requests, FUZZ_SEED=${SEED}`)
  expect(failures).toEqual([])
})
