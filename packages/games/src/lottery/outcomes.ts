import type { GroupOutcome } from './lottery.ts'

/** The whole numbers from `first` to `last`, both included. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Every ordered list of k of the numbers, repeats included. */
export function lists(numbers: readonly number[], k: number): number[][] {
  if (k === 0) return [[]]
  return lists(numbers, k - 1).flatMap((list) => numbers.map((number) => [...list, number]))
}

/** Every ordered list of k different numbers. */
export function arrangements(numbers: readonly number[], k: number): number[][] {
  return lists(numbers, k).filter((list) => new Set(list).size === k)
}

/** Every set of k different numbers, in rising order. */
export function combinations(numbers: readonly number[], k: number): number[][] {
  if (k === 0) return [[]]
  return numbers.flatMap((number, index) =>
    combinations(numbers.slice(index + 1), k - 1).map((rest) => [number, ...rest]),
  )
}

/** Outcomes that are all as likely, for a game of so many results. */
export function evenly(values: readonly (readonly number[])[], results: number): GroupOutcome[] {
  return values.map((list) => ({ values: list, ways: results / values.length }))
}

/** The sum of the values. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** The value at an index. A group without it is a broken table: it throws. */
export function at(values: readonly number[], index: number): number {
  const value = values[index]
  if (value === undefined) throw new RangeError(`no value ${index} in a group of ${values.length}`)
  return value
}

/** How often a number is among the values. */
export function countOf(values: readonly number[], number: number): number {
  return values.filter((value) => value === number).length
}

/** Whether two lists hold the same numbers, in any order. */
export function haveSameNumbers(values: readonly number[], numbers: readonly number[]): boolean {
  return values.length === numbers.length && numbers.every((n) => countOf(values, n) === countOf(numbers, n))
}

/** Whether a list begins with these numbers. */
export function beginsWith(values: readonly number[], numbers: readonly number[]): boolean {
  return numbers.every((number, index) => values[index] === number)
}
