import * as sockmsg from '@fairground/contract/calls/sockmsg'
import { expect, test, vi } from 'vitest'
import { openLine } from './live-line.ts'
import { funded } from './models.ts'
import { openSite } from './open-site.tsx'
import { noCallRuns, requestsOf } from './stand-in.ts'

const joins = () => requestsOf(sockmsg.join).length

test('[PU-03] a connection joins 100 ms after it opened, not earlier', async () => {
  const line = openLine()
  await openSite('/verify', { player: funded })
  await expect.poll(joins).toBe(1)
  await expect.poll(line.joinDelayMs).toBeGreaterThanOrEqual(100)
  expect(line.joinDelayMs()).toBeLessThan(1_000)
})

test('[PU-02] a lost connection is tried again after half a second to 1.5 s, later at most 7.5 s apart, without an end', async () => {
  const line = openLine()
  await openSite('/verify', { player: funded })
  await expect.poll(joins).toBe(1)
  line.cut('away')
  const attempts = [Date.now()]
  for (let quarters = 0; quarters < 400; quarters++) {
    const before = line.count()
    await vi.advanceTimersByTimeAsync(250)
    await noCallRuns()
    if (line.count() > before) attempts.push(Date.now())
  }
  const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
  expect(pauses[0]).toBeGreaterThanOrEqual(500)
  expect(pauses[0]).toBeLessThanOrEqual(2_000)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(8_500)
  expect(Math.max(...pauses)).toBeGreaterThan(2_000)
  expect(pauses.length).toBeGreaterThan(10)
})
