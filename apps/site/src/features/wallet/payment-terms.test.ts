import { expect, test } from 'vitest'
import { isOnStep, paymentFee } from './payment-terms.ts'

test('[WA-01] the fee of a deposit is its share, rounded up, and the fixed part, always below the amount', () => {
  expect(paymentFee({}, 100, 2)).toBe(0)
  expect(paymentFee({ fee: { rate: 150, fixed: 0.3 } }, 100, 2)).toBe(1.8)
  expect(paymentFee({ fee: { rate: 150, fixed: 0 } }, 0.1, 2)).toBe(0.01)
  expect(paymentFee({ fee: { rate: 0, fixed: 5 } }, 2, 2)).toBe(1.99)
  expect(paymentFee({ fee: { rate: 290, fixed: 0 } }, 1000, 0)).toBe(29)
})

test('an amount fits the step of its channel', () => {
  expect(isOnStep({}, 1.23)).toBe(true)
  expect(isOnStep({ step: 0.1 }, 0.3)).toBe(true)
  expect(isOnStep({ step: 5 }, 12)).toBe(false)
})
