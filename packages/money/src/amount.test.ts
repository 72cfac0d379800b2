import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { floorTo, minorToDecimalString, minorToNumber, numberToMinor, parseAmount } from './amount.ts'

describe('parseAmount', () => {
  test.each([
    [5, 2, 500n],
    [0, 2, 0n],
    [0.1, 2, 10n],
    [0.3, 1, 3n],
    [19.99, 2, 1999n],
    [1e2, 0, 100n],
    [1e-7, 9, 100n],
    [1e-16, 18, 100n],
    [100000000000.001, 3, 100000000000001n],
    [12345678.9, 9, 12345678900000000n],
    [999999999999999, 0, 999999999999999n],
    [9999999999999.99, 2, 999999999999999n],
    ['5', 2, 500n],
    ['5.5', 2, 550n],
    ['5.500', 2, 550n],
    ['0.000000001', 9, 1n],
    ['123456789012345678901234567890.12', 2, 12345678901234567890123456789012n],
  ])('[BT-13] %j with %i decimals is %s', (value, decimals, minor) => {
    expect(parseAmount(value, decimals)).toBe(minor)
  })

  test.each([
    [Number.NaN, 2],
    [Number.POSITIVE_INFINITY, 2],
    [Number.NEGATIVE_INFINITY, 2],
    [-1, 2],
    [-0, 2],
    [0.001, 2],
    [0.30000000000000004, 2],
    [1.5, 0],
    [1e21, 2],
    [1e15, 0],
    [1000000000000.001, 3],
    [1234567890123456, 0],
    [99999999999999.98, 2],
    [Number.MIN_VALUE, 2],
    [Number.MAX_VALUE, 2],
    ['', 2],
    [' 5', 2],
    ['5 ', 2],
    ['5\n', 2],
    ['+5', 2],
    ['-5', 2],
    ['05', 2],
    ['.5', 2],
    ['5.', 2],
    ['5,5', 2],
    ['1e3', 2],
    ['0x10', 2],
    ['1_000', 2],
    ['٣', 2],
    ['5.001', 2],
    ['5.5.5', 2],
    ['NaN', 2],
    ['Infinity', 2],
    ['9'.repeat(41), 2],
    [true, 2],
    [null, 2],
    [undefined, 2],
    [[5], 2],
    [{ valueOf: () => 5 }, 2],
    [5n, 2],
    [new Number(5), 2],
  ])('[BT-13] %o with %i decimals is refused', (value, decimals) => {
    expect(parseAmount(value, decimals)).toBeUndefined()
  })

  test('an amount text has at most 40 characters', () => {
    expect(parseAmount('9'.repeat(40), 0)).toBe(10n ** 40n - 1n)
  })

  test.each([-1, 19, 1.5, Number.NaN])('a currency of %s decimals is a broken invariant', (decimals) => {
    expect(() => parseAmount(1, decimals)).toThrow(`decimal length ${decimals}`)
  })

  test('what is printed reads back as the same amount, at any number of decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 9 }), (minor, decimals) => {
        expect(parseAmount(minorToDecimalString(minor, decimals), decimals)).toBe(minor)
      }),
    )
  })

  test('an amount of up to 15 digits survives being a JSON number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 9 }), (minor, decimals) => {
        const wire: unknown = JSON.parse(JSON.stringify(minorToNumber(minor, decimals)))
        expect(parseAmount(wire, decimals)).toBe(minor)
      }),
    )
  })

  test('anything at all is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true }), fc.integer({ min: 0, max: 18 }), (value, decimals) => {
        const minor = parseAmount(value, decimals)
        expect(minor === undefined || minor >= 0n).toBe(true)
      }),
    )
  })
})

describe('minorToDecimalString', () => {
  test.each([
    [0n, 2, '0.00'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [1234n, 2, '12.34'],
    [-1234n, 0, '-1234'],
    [7n, 0, '7'],
    [1n, 9, '0.000000001'],
    [10n ** 30n, 2, '10000000000000000000000000000.00'],
  ])('%s with %i decimals prints %s', (minor, decimals, text) => {
    expect(minorToDecimalString(minor, decimals)).toBe(text)
  })
})

describe('minorToNumber', () => {
  test.each([
    [0n, 2, 0],
    [551n, 2, 5.51],
    [-551n, 2, -5.51],
    [1n, 9, 1e-9],
    [999999999999999n, 2, 9999999999999.99],
  ])('%s with %i decimals is the number %d', (minor, decimals, number) => {
    expect(minorToNumber(minor, decimals)).toBe(number)
  })

  test('an amount that no JSON number holds exactly is a broken invariant', () => {
    expect(() => minorToNumber(12345678901234567n, 2)).toThrow('12345678901234567 has no exact JSON number')
    expect(() => minorToNumber(-12345678901234567n, 2)).toThrow(RangeError)
  })
})

describe('floorTo', () => {
  test.each([
    [12399n, 2, 0, 12300n],
    [12399n, 2, 1, 12390n],
    [12399n, 2, 2, 12399n],
    [12399n, 2, 9, 12399n],
    [12300n, 2, 0, 12300n],
    [-1n, 2, 0, -100n],
    [-100n, 2, 0, -100n],
  ])('[WA-03] %s with %i decimals floored to %i is %s', (minor, decimals, places, flooredAmount) => {
    expect(floorTo(minor, decimals, places)).toBe(flooredAmount)
  })

  test('[WA-03] flooring takes less than one unit and never adds', () => {
    fc.assert(
      fc.property(
        fc.bigInt(),
        fc.integer({ min: 0, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
        (minor, fromDecimals, toDecimals) => {
          const flooredAmount = floorTo(minor, fromDecimals, toDecimals)
          expect(
            flooredAmount <= minor && minor - flooredAmount < 10n ** BigInt(Math.max(0, fromDecimals - toDecimals)),
          ).toBe(true)
          expect(floorTo(flooredAmount, fromDecimals, toDecimals)).toBe(flooredAmount)
        },
      ),
    )
  })
})

describe('numberToMinor', () => {
  test.each([
    [0, 2, 0n],
    [-0, 2, 0n],
    [0.29, 2, 29n],
    [1.005, 2, 100n],
    [-1.239, 2, -123n],
    [-0.001, 2, 0n],
    [19.999, 0, 19n],
    [999.999, 2, 99_999n],
    [0.00000001, 8, 1n],
    [0.1 + 0.2, 8, 30_000_000n],
    [1.9999999, 2, 200n],
    [Number.MAX_SAFE_INTEGER, 0, 9007199254740991n],
    [Number.MAX_SAFE_INTEGER, 2, 900719925474099100n],
    [-Number.MAX_SAFE_INTEGER, 8, -900719925474099100000000n],
  ])('[WA-03] %d with %i decimals is %s', (value, decimals, minor) => {
    expect(numberToMinor(value, decimals)).toBe(minor)
  })

  test('[WA-03] is the amount again for every number that an answer carries', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n - 10n ** 15n, max: 10n ** 15n - 1n }),
        fc.integer({ min: 0, max: 9 }),
        (minor, decimals) => {
          expect(numberToMinor(minorToNumber(minor, decimals), decimals)).toBe(minor)
        },
      ),
    )
  })
})
