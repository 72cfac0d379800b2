import { runCrashStorm } from '@fairground/testkit/kill/crash-storm.ts'
import { expect, test } from 'vitest'

const KILLS = 1

test(`[RE-01] [BT-01] kill -9 in each part of crash’s rounds: no bet is lost, no win is paid twice`, async () => {
  const { kills, faults, ...counts } = await runCrashStorm({ kills: KILLS })
  console.info(counts)
  console.info(kills.map(({ phase, pausedMs }) => `${phase} ${pausedMs.toFixed(0)} ms`).join(', '))
  expect(faults).toEqual([])
  expect(counts.brokenCount).toBe(0)
  expect(counts.bets).toBeGreaterThan(0)
  expect(kills).toHaveLength(3 * KILLS)
})
