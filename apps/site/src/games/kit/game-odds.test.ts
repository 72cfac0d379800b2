import { minesEngine } from '@fairground/games/mines'
import { fraction } from '@fairground/money'
import { describe, expect, it } from 'vitest'
import { gameOdds, stepsOf } from './game-odds.ts'

const bet = { options: { mines: 3 }, edge: 300, stakeMinor: 1000n, maxWinMinor: 1_000_000n, step: 0 }

describe('odds beside the button', () => {
  it('[FA-05] before the first step: its chance, its multiplier, and nothing to cash out', () => {
    const odds = gameOdds(minesEngine, bet)
    expect(odds.next?.chance).toEqual(fraction(22n, 25n))
    expect(odds.next?.multiplier).toBe(11_022n)
    expect(odds.paysMinor).toBe(0n)
    expect(odds.steps).toHaveLength(22)
  })

  it('[FA-05] the return is the true one for the stake, after flooring', () => {
    // floor(1000 × 1.1022) = 1102, at a chance of 22/25
    expect(gameOdds(minesEngine, bet).returnToPlayer).toEqual(fraction(1102n * 22n, 1000n * 25n))
  })

  it('after two steps the button pays what the engine pays', () => {
    const odds = gameOdds(minesEngine, { ...bet, step: 2 })
    expect(odds.paysMinor).toBe(1259n)
    expect(odds.next?.multiplier).toBe(14_487n)
  })

  it('the most is capped, and at the end there is no next step', () => {
    const odds = gameOdds(minesEngine, { ...bet, step: 22 })
    expect(odds.maxWinMinor).toBe(1_000_000n)
    expect(odds.next).toBeUndefined()
  })
})

it('the steps of the same terms are the same list, those of others are not', () => {
  const steps = stepsOf(minesEngine, { options: { mines: 3 }, edge: 300 })
  expect(stepsOf(minesEngine, { options: { mines: 3 }, edge: 300 })).toBe(steps)
  expect(stepsOf(minesEngine, { options: { mines: 4 }, edge: 300 })).toHaveLength(21)
  expect(stepsOf(minesEngine, { options: { mines: 3 }, edge: 100 })[0]?.multiplier).not.toBe(steps[0]?.multiplier)
})
