import { extent } from '@fairground/testkit/extent.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walk } from './fuzz/walk.ts'
import { openWorld, type World } from './fuzz/world.ts'

/** Set FUZZ_SEED to make another run; `npm run fuzz` makes longer ones. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_125)
const REQUESTS = extent({ part: 4_000, whole: 20_000 })

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.stop())

test('[RE-04] every call takes sound and broken requests of all kinds of players without a 500, a hang or a difference in the ledger', {
  timeout: 400_000,
  retry: 0,
}, async () => {
  const { failures, tally } = await walk(world, { requests: REQUESTS, seed: SEED })
  console.info(`${REQUESTS} requests, FUZZ_SEED=${SEED}`)
  expect(failures).toEqual([])
  // A call that never succeeds is a call whose inside no request has reached.
  expect(tally.neverAccepted(), tally.print()).toEqual([])
})

test('a 500 is a failure, with the step and the command that make it again', async () => {
  world.server.faults.refuse('auth.check', { status: 500, message: 'internal_error' })
  const { failures } = await walk(world, { requests: 40, seed: 1, calls: 'auth/check' })
  world.server.faults.clear()
  expect(failures[0]).toMatch(/^auth\.check \(.*; seed 1, step \d+\): HTTP 500/)
  expect(failures[0]).toMatch(/curl -X POST .*\/api\/auth\/check/)
})
