import { FOOTBALL_DIFFICULTIES, ZONES } from '@fairground/games/football'
import { describe, expect, it } from 'vitest'
import { beatenDive, centreOf, coversOf, neighbourZone, roundOfBet } from './goal.ts'
import { dive, stance } from './keeper-pose.ts'

const zones = Array.from({ length: ZONES }, (_, at) => at)

describe('the goal', () => {
  it('[BT-06] arrows walk its zones and stop at the frame', () => {
    expect((['up', 'down', 'left', 'right'] as const).map((arrow) => neighbourZone(4, arrow))).toEqual([0, 2, 0, 1])
    expect(neighbourZone(0, 'right')).toBe(4)
    expect(neighbourZone(0, 'down')).toBe(2)
    expect(neighbourZone(3, 'up')).toBe(1)
    expect((['up', 'left'] as const).map((arrow) => neighbourZone(0, arrow))).toEqual([0, 0])
    expect((['down', 'right'] as const).map((arrow) => neighbourZone(3, arrow))).toEqual([3, 3])
  })

  it('[FA-02] a beaten keeper never dives to the goal’s zone, and to as many as he covers', () => {
    for (const difficulty of FOOTBALL_DIFFICULTIES) {
      for (const zone of zones) {
        for (const kick of [0, 1, 2, 3, 4]) {
          const zones = beatenDive(zone, coversOf(difficulty), kick)
          expect(zones).not.toContain(zone)
          expect(new Set(zones).size).toBe(coversOf(difficulty))
        }
      }
    }
  })

  it('[BT-06] shows a round as its bet has it', () => {
    const round = {
      step: 1,
      multiplier: 0,
      nextMultiplier: 0,
      picked: [0, 3],
      hazards: [
        [1, 3],
        [3, 4],
      ],
      nonce: 0,
      serverSeedHash: '',
      clientSeed: '',
    }
    const sceneRound = roundOfBet({ round, result: 'LOSE', options: { difficulty: 'medium' } })
    expect(sceneRound).toEqual({ picked: [0, 3], hazards: round.hazards, isLost: true, coverCount: 2 })
  })
})

describe('the keeper', () => {
  const subsets = Array.from({ length: 2 ** ZONES - 2 }, (_, at) => zones.filter((zone) => ((at + 1) >> zone) & 1))

  it('[BT-06] reaches every zone that he covers: a glove, a boot, or himself in the middle', () => {
    for (const zones of subsets) {
      const { body, limbs } = dive(zones)
      for (const zone of zones) {
        const centre = centreOf(zone)
        const distance = [body, ...limbs.map(({ to }) => to)].map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y))
        expect(Math.min(...distance), `${zones} reaches ${zone}`).toBeLessThan(32)
      }
    }
  })

  it('turns each limb the short way', () => {
    for (const zones of subsets) {
      for (const [at, { turn }] of dive(zones).limbs.entries()) {
        expect(Math.abs(turn - (stance().limbs[at]?.turn ?? 0))).toBeLessThanOrEqual(180)
      }
    }
  })
})
