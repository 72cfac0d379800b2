import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addFractions,
  compareFractions,
  divideFractions,
  floorMultiply,
  fraction,
  fractionToNumber,
  multiplyFractions,
  ONE,
  subtractFractions,
  ZERO,
} from './fraction.ts'

const integers = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
const fractions = fc.tuple(
  integers,
  integers.filter((n) => n !== 0n),
)
const fractionOf = ([numerator, denominator]: [bigint, bigint]) => fraction(numerator, denominator)

test.each([
  [6n, 8n, 3n, 4n],
  [-6n, 8n, -3n, 4n],
  [6n, -8n, -3n, 4n],
  [-6n, -8n, 3n, 4n],
  [0n, -5n, 0n, 1n],
])('%s over %s is %s over %s', (numerator, denominator, ...lowest) => {
  expect(fraction(numerator, denominator)).toEqual({ numerator: lowest[0], denominator: lowest[1] })
})

test('a whole number is a fraction over one', () => {
  expect(fraction(7n)).toEqual({ numerator: 7n, denominator: 1n })
  expect(ZERO).toEqual({ numerator: 0n, denominator: 1n })
  expect(ONE).toEqual({ numerator: 1n, denominator: 1n })
})

test('a fraction over zero is a broken invariant', () => {
  expect(() => fraction(1n, 0n)).toThrow('a fraction over zero')
  expect(() => divideFractions(ONE, ZERO)).toThrow(RangeError)
})

test('the four operations', () => {
  const [half, third] = [fraction(1n, 2n), fraction(1n, 3n)]
  expect(addFractions(half, third)).toEqual(fraction(5n, 6n))
  expect(subtractFractions(half, third)).toEqual(fraction(1n, 6n))
  expect(multiplyFractions(half, third)).toEqual(fraction(1n, 6n))
  expect(divideFractions(half, third)).toEqual(fraction(3n, 2n))
})

test('adding and taking away, multiplying and dividing undo each other', () => {
  fc.assert(
    fc.property(fractions.map(fractionOf), fractions.map(fractionOf), (a, b) => {
      expect(subtractFractions(addFractions(a, b), b)).toEqual(a)
      if (b.numerator !== 0n) expect(divideFractions(multiplyFractions(a, b), b)).toEqual(a)
    }),
  )
})

test('comparing agrees with the sign of the difference', () => {
  fc.assert(
    fc.property(fractions.map(fractionOf), fractions.map(fractionOf), (a, b) => {
      const { numerator } = subtractFractions(a, b)
      expect(compareFractions(a, b)).toBe(numerator < 0n ? -1 : numerator > 0n ? 1 : 0)
      expect(compareFractions(a, a)).toBe(0)
    }),
  )
})

test.each([
  [500n, 11022n, 10000n, 551n],
  [1n, 19999n, 10000n, 1n],
  [0n, 3n, 1n, 0n],
  [-1n, 1n, 2n, -1n],
  [-4n, 1n, 2n, -2n],
])('floor of %s times %s/%s is %s', (minor, numerator, denominator, flooredAmount) => {
  expect(floorMultiply(minor, fraction(numerator, denominator))).toBe(flooredAmount)
})

test('a floored product is the largest whole amount not above the exact one', () => {
  fc.assert(
    fc.property(integers, fractions.map(fractionOf), (minor, factor) => {
      const flooredProduct = fraction(floorMultiply(minor, factor))
      const exactProduct = multiplyFractions(fraction(minor), factor)
      expect(compareFractions(flooredProduct, exactProduct)).toBeLessThanOrEqual(0)
      expect(compareFractions(addFractions(flooredProduct, ONE), exactProduct)).toBe(1)
    }),
  )
})

test('a fraction as a number, for charts', () => {
  expect(fractionToNumber(fraction(22n, 25n))).toBe(0.88)
})
