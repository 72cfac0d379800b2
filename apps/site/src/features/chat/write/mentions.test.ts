import { expect, test } from 'vitest'
import { completeMention, findTypedMention, mentionsOf, suggestPeople } from './mentions.ts'

const people = [
  { id: '1', name: 'Ana' },
  { id: '2', name: 'Anatole' },
  { id: '3', name: 'Zé_1' },
]

test.each([
  ['hi @ana', ['1']],
  ['@Anatole and @ANA!', ['1', '2']],
  ['@anatol', []],
  ['@zé_1, look', ['3']],
  ['ana', []],
])('who is mentioned in %j', (text, ids) => {
  expect(mentionsOf(text, people)).toEqual(ids)
})

test.each([
  ['@', 1, { at: 0, letters: '' }],
  ['so @an', 6, { at: 3, letters: 'an' }],
  ['so @an', 4, { at: 3, letters: '' }],
  ['mail me@an', 10, undefined],
  ['@ana ', 5, undefined],
])('a mention is typed in %j at %i', (text, caret, mention) => {
  expect(findTypedMention(text, caret)).toEqual(mention)
})

test('the people are those whose name begins so, as many as are wanted, and the chosen name replaces the letters', () => {
  const typed = { at: 3, letters: 'AN' }
  expect(suggestPeople(people, typed, 5).map(({ id }) => id)).toEqual(['1', '2'])
  expect(suggestPeople(people, typed, 1).map(({ id }) => id)).toEqual(['1'])
  expect(completeMention('hi @AN there', typed, 'Ana')).toEqual({ text: 'hi @Ana there', caret: 8 })
})
