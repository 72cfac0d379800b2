import { afterEach, expect, test } from 'vitest'
import { type Clock, startClock } from './clock.ts'

let clock: Clock | undefined
afterEach(() => clock?.close())

/** A counter and a database time that the test advances, together or separately. */
function sources(databaseMs: number) {
  const at = { counter: 1_000, databaseMs, isAway: false }
  return {
    at,
    pass(ms: number) {
      at.counter += ms
      at.databaseMs += ms
    },
    monotonicMs: () => at.counter,
    async readDatabaseMs() {
      if (at.isAway) throw new Error('away')
      return at.databaseMs
    },
  }
}

test('the clock starts at the database’s time and follows the counter', async () => {
  const world = sources(5_000_000)
  clock = await startClock(world)
  expect(clock.now()).toBe(5_000_000)
  world.pass(1_234.5)
  expect(clock.now()).toBe(5_001_234)
})

test('after the database time jumps back a minute the clock drifts towards it, without a stop or a step back', async () => {
  const world = sources(5_000_000)
  clock = await startClock(world)
  world.at.databaseMs -= 60_000
  let before = clock.now()
  let looks = 0
  for (; clock.now() - world.at.databaseMs > 0; looks += 1) {
    await clock.look()
    for (let second = 0; second < 10; second += 1) {
      world.pass(1_000)
      const now = clock.now()
      expect(now - before).toBeGreaterThanOrEqual(994)
      expect(now - before).toBeLessThanOrEqual(1_001)
      before = now
    }
  }
  // Half a per cent of ten seconds a look.
  expect(looks).toBeGreaterThanOrEqual(1_200)
})

test('after the database time jumps ahead some minutes the clock drifts towards it; after a long sleep it jumps', async () => {
  const world = sources(5_000_000)
  clock = await startClock(world)
  world.at.databaseMs += 4 * 60_000
  await clock.look()
  world.pass(10_000)
  expect(clock.now()).toBe(5_010_050)
  world.at.databaseMs += 2 * 60_000
  await clock.look()
  expect(clock.now()).toBe(world.at.databaseMs)
})

test('while the database is down the clock follows the counter', async () => {
  const world = sources(5_000_000)
  clock = await startClock(world)
  world.at.isAway = true
  await clock.look()
  world.pass(10_000)
  expect(clock.now()).toBe(5_010_000)
})

test('a slow answer counts for the middle between query and answer', async () => {
  const world = sources(5_000_000)
  clock = await startClock({
    monotonicMs: world.monotonicMs,
    async readDatabaseMs() {
      world.pass(100)
      const reading = world.at.databaseMs
      world.pass(100)
      return reading
    },
  })
  expect(clock.now()).toBe(5_000_200)
})
