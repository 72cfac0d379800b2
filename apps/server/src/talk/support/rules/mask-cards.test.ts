import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskCards, passesLuhn } from './mask-cards.ts'

/** Test numbers that card companies publish. */
const CARDS = ['4111111111111111', '5555555555554444', '378282246310005', '6011111111111117', '4222222222222']

test('a card is masked but for its last four digits, however it is typed', () => {
  expect(CARDS.map(maskCards)).toEqual([
    ...['••••••••••••1111', '••••••••••••4444', '•••••••••••0005', '••••••••••••1117', '•••••••••2222'],
  ])
  expect(maskCards('my card 4111 1111 1111 1111, please')).toBe('my card •••• •••• •••• 1111, please')
  expect(maskCards('4111-1111-1111-1111')).toBe('••••-••••-••••-1111')
})

test('a card is found beside its date, its code and another card', () => {
  expect(maskCards('4111 1111 1111 1111 12 29 123')).toBe('•••• •••• •••• 1111 12 29 123')
  expect(maskCards('on 24 4111 1111 1111 1111')).toBe('on 24 •••• •••• •••• 1111')
  expect(maskCards('4111 1111 1111 1111 5555 5555 5555 4444')).toBe('•••• •••• •••• 1111 •••• •••• •••• 4444')
})

test('what is no card stays: wrong check digits, phones, ids, amounts', () => {
  for (const text of [
    ...['4111 1111 1111 1112', '+55 11 91234 5678', '1764108000123', '0000000000000000', '1000.50'],
    '01939f2e-1111-7222-8333-444455556666',
  ]) {
    expect(maskCards(text)).toBe(text)
  }
})

test('every number with a right check digit is masked, and nothing else of the text changes', () => {
  const card = fc
    .tuple(fc.integer({ min: 2, max: 6 }), fc.array(fc.nat(9), { minLength: 11, maxLength: 17 }))
    .map(
      ([first, rest]) =>
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `${first}${rest.join('')}${last}`).find(passesLuhn) ?? '',
    )
    .filter((digits) => !/^(\d)\1*$/.test(digits))
  fc.assert(
    fc.property(card, (digits) => {
      const masked = maskCards(`a ${digits} b`)
      expect(masked).toBe(`a ${'•'.repeat(digits.length - 4)}${digits.slice(-4)} b`)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(maskCards(text).replace(/[\d•]/g, '')).toBe(text.replace(/[\d•]/g, ''))
    }),
  )
})
