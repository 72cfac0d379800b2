/** The four sides of a number, by their wire names. @param leastBig the smallest number that is big */
export function sidesFrom(leastBig: number): Readonly<Record<Side, (value: number) => boolean>> {
  return {
    big: (value) => value >= leastBig,
    small: (value) => value < leastBig,
    odd: (value) => value % 2 === 1,
    even: (value) => value % 2 === 0,
  }
}

/** A side of a number. */
export type Side = 'big' | 'small' | 'odd' | 'even'

/** The four sides, in the order of the site. */
export const SIDES: readonly Side[] = ['big', 'small', 'odd', 'even']

/** The pairs of two sides that make a combo, in the order of the site. */
export const COMBOS: readonly (readonly [Side, Side])[] = [
  ['big', 'odd'],
  ['big', 'even'],
  ['small', 'odd'],
  ['small', 'even'],
]
