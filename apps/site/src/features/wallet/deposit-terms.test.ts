import { expect, test } from 'vitest'
import { depositFee, isOnDepositStep } from './deposit-terms.ts'

test('[WA-01] the fee of a deposit is its share, rounded up, and the fixed part, always below the amount', () => {
  expect(depositFee({}, 100, 2)).toBe(0)
  expect(depositFee({ fee: { rate: 150, fixed: 0.3 } }, 100, 2)).toBe(1.8)
  expect(depositFee({ fee: { rate: 150, fixed: 0 } }, 0.1, 2)).toBe(0.01)
  expect(depositFee({ fee: { rate: 0, fixed: 5 } }, 2, 2)).toBe(1.99)
  expect(depositFee({ fee: { rate: 290, fixed: 0 } }, 1000, 0)).toBe(29)
})

test('an amount fits the step of its channel', () => {
  expect(isOnDepositStep({}, 1.23)).toBe(true)
  expect(isOnDepositStep({ step: 0.1 }, 0.3)).toBe(true)
  expect(isOnDepositStep({ step: 5 }, 12)).toBe(false)
})
