import { expect, test } from 'vitest'
import { createRateCounter } from '../src/ground/call/rate-counter.ts'
import type { RateStore, SharedCount } from '../src/ground/call/rate-store.ts'

/** A store that counts at once and whose answers come when and in the order that the test lets them come. */
function slowStore() {
  const points = new Map<string, number>()
  const answers: (() => void)[] = []
  const store: RateStore = {
    add: (counts) => {
      const found = counts.map(({ key, points: more, seconds }): SharedCount => {
        points.set(key, (points.get(key) ?? 0) + more)
        return { key, points: points.get(key) ?? 0, window: 'first', msLeft: seconds * 1000 }
      })
      return new Promise((resolve) => {
        answers.push(() => resolve(found))
      })
    },
  }
  return { store, answer: (index: number) => answers[index]?.() }
}

test('a call within the limit is let through, whatever the order in which the counts of others come back', async () => {
  const { store, answer } = slowStore()
  const counter = createRateCounter({ store, log: { warn: () => undefined } })
  const counted = { name: 'demo', limit: { points: 3, seconds: 60 }, subject: '127.0.0.1' }
  const isHeld = async (wait: Promise<number>) => (await wait) > 0

  const [first, second, third] = [1, 2, 3].map(() => isHeld(counter.countAtOnce(counted)))
  answer(0)
  expect(await first).toBe(false)
  const late = [4, 5].map(() => isHeld(counter.countAtOnce(counted)))
  for (const index of [4, 3, 2, 1]) answer(index)
  expect(await Promise.all([second, third, ...late])).toEqual([false, false, true, true])
})
