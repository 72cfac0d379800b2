import { extent } from '@fairground/testkit/extent.ts'
import { runStorm } from '@fairground/testkit/kill/storm.ts'
import { expect, test } from 'vitest'

const KILLS = extent({ part: 6, whole: 21 })

test(`[RE-01] ${KILLS} times kill -9 of server, database and both under load: nothing acknowledged is lost or done twice`, async () => {
  const { kills, faults, ...counts } = await runStorm({ kills: KILLS })
  console.info(counts)
  console.info(kills.map(({ target, recoveryMs }) => `${target} ${recoveryMs.toFixed(0)} ms`).join(', '))
  expect(faults).toEqual([])
  expect(counts.brokenCount).toBe(0)
  expect(kills).toHaveLength(KILLS)
  expect(kills.some(({ openRounds }) => openRounds > 0)).toBe(true)
})
