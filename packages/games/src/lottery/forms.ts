import type { Condition } from './lottery.ts'
import { at, combinations } from './outcomes.ts'

/** A form of three digits. Each three digits have exactly one. */
export type Form = 'leopard' | 'run' | 'pair' | 'half' | 'mixed'

/** The forms, in the order of the site. */
export const FORMS: readonly Form[] = ['leopard', 'run', 'pair', 'half', 'mixed']

const DIGITS = 10

/** Whether two digits are neighbours on the ring 0 to 9, where 9 stands beside 0. */
function areNeighbours(a: number, b: number): boolean {
  return (a + 1) % DIGITS === b || (b + 1) % DIGITS === a
}

/**
 * The form of three digits in any order: leopard, all equal; pair, two equal; run, three in a row on the ring of digits;
 * half, exactly one pair of neighbours; mixed, none of these.
 */
export function formOf(digits: readonly number[]): Form {
  const different = new Set(digits).size
  if (different === 1) return 'leopard'
  if (different === 2) return 'pair'
  const pairs = combinations([...digits].sort(), 2)
  const neighbours = pairs.filter((pair) => areNeighbours(at(pair, 0), at(pair, 1))).length
  if (neighbours === 2) return 'run'
  return neighbours === 1 ? 'half' : 'mixed'
}

/** The condition that three digits have a form. */
export function hasForm(form: Form): Condition {
  return (digits) => formOf(digits) === form
}
