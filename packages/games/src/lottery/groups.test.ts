import { describe, expect, test } from 'vitest'
import { digits5 } from './digits5.ts'
import { lotteries } from './index.ts'
import type { Lottery } from './lottery.ts'
import { lists, range } from './outcomes.ts'
import { race10 } from './race10.ts'

/** Calls back with every order of the numbers; one list, which changes from call to call. */
function forEachOrder(numbers: number[], callback: (order: readonly number[]) => void, from = 0): void {
  if (from === numbers.length) callback(numbers)
  for (let index = from; index < numbers.length; index++) {
    swap(numbers, from, index)
    forEachOrder(numbers, callback, from + 1)
    swap(numbers, from, index)
  }
}

function swap(numbers: number[], i: number, j: number): void {
  const number = numbers[i] as number
  numbers[i] = numbers[j] as number
  numbers[j] = number
}

/** One number for the values of a group, each 0 to 45. */
const keyOf = (values: readonly number[]) => values.reduce((key, value) => key * 46 + value + 1, 0)

/** Counts what each group shows, result by result. */
function openCount({ groups }: Lottery) {
  const counts = groups.map(() => new Map<number, number>())
  return {
    counts,
    add(result: readonly number[]) {
      for (const [index, group] of groups.entries()) {
        const key = keyOf(group.read(result))
        counts[index]?.set(key, (counts[index]?.get(key) ?? 0) + 1)
      }
    },
  }
}

const tableOf = ({ groups }: Lottery) =>
  groups.map(({ outcomes }) => new Map(outcomes.map(({ values, ways }) => [keyOf(values), ways])))

describe('the outcomes of the groups', () => {
  test('are those of all 100,000 results of digits5', () => {
    const { counts, add } = openCount(digits5)
    for (const result of lists(range(0, 9), 5)) add(result)
    expect(counts).toEqual(tableOf(digits5))
  })

  test('are those of all 3,628,800 results of race10', () => {
    const game = { ...race10, groups: race10.groups.filter(({ id }) => ['duel-2', 'first-three'].includes(id)) }
    const { counts, add } = openCount(game)
    forEachOrder(range(1, 10), add)
    expect(counts).toHaveLength(2)
    expect(counts).toEqual(tableOf(game))
  }, 60_000)

  test.each(lotteries.map((lottery) => [lottery.id, lottery] as const))(
    'of %s are at most 1,000, and all of them',
    (_, game) => {
      for (const { outcomes } of game.groups) {
        expect(outcomes.length).toBeLessThanOrEqual(1000)
        expect(new Set(outcomes.map(({ values }) => values.join())).size).toBe(outcomes.length)
        expect(outcomes.reduce((sum, { ways }) => sum + ways, 0)).toBe(game.results)
      }
    },
  )
})
