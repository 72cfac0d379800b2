import { expect, test } from 'vitest'
import { every, pause, turnAhead } from './timers.ts'

const HOUR_MS = 3_600_000

test('what is repeated each hour is done at once when the clock is turned by an hour, in parts or whole, until it is ended', () => {
  let looks = 0
  const end = every(HOUR_MS, () => {
    looks += 1
  })
  turnAhead(HOUR_MS - 1)
  expect(looks).toBe(0)
  turnAhead(1)
  expect(looks).toBe(1)
  turnAhead(HOUR_MS)
  expect(looks).toBe(2)
  end()
  turnAhead(HOUR_MS)
  expect(looks).toBe(2)
})

test('a pause of an hour is over when the clock is turned by it, or when it is aborted', async () => {
  const stop = new AbortController()
  const ends: string[] = []
  const turned = pause(HOUR_MS, stop.signal).then(() => ends.push('turned'))
  turnAhead(HOUR_MS)
  await turned
  const aborted = pause(HOUR_MS, stop.signal).then(() => ends.push('aborted'))
  stop.abort()
  await aborted
  await pause(HOUR_MS, stop.signal)
  expect(ends).toEqual(['turned', 'aborted'])
})

test('what is repeated and a pause come by themselves too', async () => {
  const looked = Promise.withResolvers<void>()
  const end = every(1, looked.resolve)
  await looked.promise
  end()
  await pause(1, new AbortController().signal)
})
