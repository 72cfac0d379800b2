import { outcomeOf } from '@fairground/contract/outcome'
import { describe, expect, it } from 'vitest'
import { badgeOf } from './outcome-badge.ts'

describe('outcome of a bet', () => {
  it.each([
    ['PENDING', 0, 'open'],
    ['WIN', 10.01, 'gained'],
    ['WIN', 10, 'even'],
    ['WIN', 9.37, 'even'],
    ['DRAW', 10, 'even'],
    ['LOSE', 0, 'lost'],
    ['CANCELLED', 0, 'cancelled'],
  ] as const)('[RG-04] %s that pays %d of a stake of 10 is %s', (result, winAmount, outcome) => {
    expect(outcomeOf({ result, betAmount: 10, winAmount })).toBe(outcome)
  })

  it.each([
    ['WIN', 10.01, 'win', 'history.win'],
    ['WIN', 9.37, 'quiet', 'share.even'],
    ['DRAW', 10, 'quiet', 'history.draw'],
    ['LOSE', 0, 'quiet', 'history.lose'],
    ['CANCELLED', 0, 'quiet', 'history.cancelled'],
  ] as const)('[RG-04] the badge of %s that pays %d of a stake of 10 is %s: %s', (result, winAmount, tone, word) => {
    expect(badgeOf({ result, betAmount: 10, winAmount })).toEqual({ tone, word })
  })
})
