import { expect, test } from 'vitest'
import { planDelays } from './chaos.ts'

const plans = (level: 'off' | 'mild' | 'wild', seed = 's') =>
  Array.from({ length: 10_000 }, (_, at) => planDelays({ level, seed }, `event-${at}`))

test('off sends each event once and at once', () => {
  expect(plans('off').every((plan) => plan.length === 1 && plan[0] === 0)).toBe(true)
})

test('mild sends about one in five twice and one in ten late, none by more than two seconds', () => {
  const mild = plans('mild')
  const share = (count: number) => Math.round((count / mild.length) * 100)
  expect(share(mild.filter((plan) => plan.length === 2).length)).toBeCloseTo(20, -1)
  expect(share(mild.filter(([firstMs]) => firstMs !== 0).length)).toBeCloseTo(10, -1)
  expect(Math.max(...mild.flat())).toBeLessThan(2_000)
})

test('the same seed makes the same plan, another seed another', () => {
  expect(plans('wild', 'a')).toEqual(plans('wild', 'a'))
  expect(plans('wild', 'a')).not.toEqual(plans('wild', 'b'))
})
