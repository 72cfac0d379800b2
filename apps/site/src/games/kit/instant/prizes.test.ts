import { freespinEngine } from '@fairground/games/freespin'
import { SCRATCH_PRIZES, scratchEngine } from '@fairground/games/scratch'
import { fraction, fractionToNumber } from '@fairground/money'
import { describe, expect, it } from 'vitest'
import { prizeTableOf } from './prizes.ts'

describe('the prize table of a instant game', () => {
  it('[BT-09] [FA-05] lists every prize of scratch once, and never the blank', () => {
    const { lines, anyChance, returnToPlayer } = prizeTableOf(scratchEngine, 300, { stakeMinor: 500n })
    expect(lines.map(({ multiplier }) => multiplier)).toEqual(SCRATCH_PRIZES.map(({ multiplier }) => multiplier))
    expect(lines.map(({ places }) => places)).toEqual([[1], [2], [3], [4], [5], [6], [7], [8]])
    expect(lines[0]?.paysMinor).toBe(1000n)
    expect(fractionToNumber(anyChance)).toBeGreaterThan(0.2)
    expect(fractionToNumber(returnToPlayer)).toBeCloseTo(0.97, 6)
  })

  it('[BT-10] [FA-05] adds up the sectors of the wheel that pay the same', () => {
    const { lines, anyChance } = prizeTableOf(freespinEngine, 300, { stakeMinor: 100n })
    expect(lines.map(({ multiplier }) => Number(multiplier))).toEqual([2_000, 5_000, 10_000, 20_000, 50_000, 250_000])
    expect(lines[0]?.places).toEqual([2, 6, 10])
    expect(lines[0]?.chance).toEqual(fraction(90n, 227n))
    expect(anyChance).toEqual(fraction(1n, 1n))
  })

  it('[BT-09] [FA-05] shows what the cap leaves of a prize', () => {
    const { lines } = prizeTableOf(scratchEngine, 300, { stakeMinor: 500n, maxWinMinor: 40_000n })
    expect(lines.map(({ paysMinor }) => Number(paysMinor))).toEqual([
      1000, 1500, 2500, 5000, 12_500, 40_000, 40_000, 40_000,
    ])
  })
})
