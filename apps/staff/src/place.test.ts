import { expect, test } from 'vitest'
import { parsePlace, printPlace } from './place.ts'

test('an address names a screen, its list and the open row', () => {
  const place = { screen: 'documents', list: 'MORE', id: '0199' } as const
  expect(parsePlace(printPlace(place))).toEqual(place)
})

test.each(['', '#', '#nothing/review/1', '#withdrawals/nothing/1', '#withdrawals'])(
  'what %j does not name is the first list of withdrawals',
  (hash) => {
    expect(parsePlace(hash)).toEqual({ screen: 'withdrawals', list: 'review', id: '' })
  },
)
