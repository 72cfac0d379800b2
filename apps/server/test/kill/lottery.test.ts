import { verifyRound } from '@fairground/games/verifier'
import { runLotteryStorm } from '@fairground/testkit/kill/lottery-storm.ts'
import { expect, test } from 'vitest'

const KILLS = 1

test('[RE-01] [BT-12] kill -9 in each phase of a term: no slip is lost, each is decided once by its term’s seed, and its card is posted once and says so', async () => {
  const { kills, faults, ...counts } = await runLotteryStorm({
    kills: KILLS,
    isPaidRight: (proof) => verifyRound(proof).ok,
  })
  console.info(counts)
  expect(faults).toEqual([])
  expect(counts.brokenCount).toBe(0)
  expect(counts.slips).toBeGreaterThan(0)
  expect(kills).toHaveLength(3 * KILLS)
})
