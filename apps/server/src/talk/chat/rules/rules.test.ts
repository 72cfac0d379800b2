import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText, countCharacters, snippetOf } from '../../../ground/text/clean-text.ts'
import { foldText, sameTextKey } from '../../../ground/text/fold-text.ts'
import { doubledSlowSeconds, floodWaitMs } from './flood.ts'
import { findLinks, linkEntities } from './links.ts'
import { checkWords, compileWords } from './words.ts'

const settings = { links: 'own' as const, linkHosts: ['partner.example'] }
const hosts = (text: string) => findLinks(text).map(({ host }) => host)

test('a text loses controls, changes of direction, invisible characters and stacked marks, and keeps emoji', () => {
  expect(cleanText(' a\u0000b\u202ec\u2066d\u200be\ufeff ')).toBe('abcde')
  expect(cleanText(`z${'\u0301'.repeat(40)}!`)).toBe(`z${'\u0301'.repeat(3)}!`)
  expect(cleanText(`z${'\u0301\u200d'.repeat(40)}!`)).toBe(`z${'\u0301'.repeat(3)}!`)
  expect(cleanText('👩‍👩‍👧 \ud800')).toBe('👩‍👩‍👧 \ufffd')
  expect(cleanText('क्‍षि 1️⃣ 🏳️‍🌈')).toBe('क्‍षि 1️⃣ 🏳️‍🌈')
})

test.each(['\u3164', '\uffa0', '\u115f', '\u1160', '\u2800'])(
  'the letter %j, which cannot be seen, is a blank',
  (letter) => {
    expect(cleanText(letter.repeat(5))).toBe('')
    expect(cleanText(`${letter}a${letter}b`)).toBe('a b')
  },
)

test('a text has at most ten line breaks', () => {
  expect(cleanText('x\r\n'.repeat(30)).split('\n')).toHaveLength(11)
})

test('any text is clean after one cleaning', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
    }),
  )
})

test('an emoji counts as one character', () => {
  expect(countCharacters('a👩‍👩‍👧é')).toBe(3)
  expect(snippetOf('👩‍👩‍👧b\nc', 2)).toBe('👩‍👩‍👧b…')
})

test('look-alike letters, accents, full width and invisible characters fold to one text', () => {
  const key = sameTextKey('badword')
  for (const text of [
    'BADWORD',
    'bаdwоrd',
    'ｂａｄｗｏｒｄ',
    'b4dw0rd',
    'b@dword',
    'bád\u200bwörd',
    'bad word!',
    'ꓐꓮꓓꓪꓳꓣꓓ',
  ]) {
    expect(sameTextKey(text), text).toBe(key)
  }
})

test('a number is no word, and a sign at the end of a word is no letter', () => {
  expect(foldText('455').text).toBe('455')
  expect(foldText('bad!').text).toBe('bad!')
  expect(foldText('$hit').text).toBe('shlt')
})

test('folding maps each unit back to a part of the source', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (source) => {
      const { text, starts, ends } = foldText(source)
      expect([starts.length, ends.length]).toEqual([text.length, text.length])
      starts.forEach((start, at) => {
        expect(start).toBeLessThan(ends[at] ?? 0)
        expect(ends[at]).toBeLessThanOrEqual(source.length)
      })
    }),
  )
})

test.each([
  ['bad', 'so BАD!', 'block'],
  ['bad', 'badge', undefined],
  ['bad*', 'badge', 'block'],
  ['b*d', 'broad', 'block'],
  ['send me money', 'Send, me... m0ney', 'block'],
  ['send me money', 'send money', undefined],
  ['*', 'anything', undefined],
  ['ass', 'stake 455', undefined],
] as const)('the pattern %s decides %s', (pattern, text, expected) => {
  expect(checkWords(text, compileWords([{ pattern, action: 'block' }])).action).toBe(expected)
})

test('a masked word is stars of the same length, and the strictest action counts', () => {
  const words = compileWords([
    { pattern: 'darn', action: 'mask' },
    { pattern: 'fake', action: 'hold' },
  ])
  expect(checkWords('well dаrn it', words)).toEqual({ action: 'mask', text: 'well **** it' })
  expect(checkWords('darn fake', words).action).toBe('hold')
})

test('a pattern of many stars against a long word ends soon', () => {
  const words = compileWords([{ pattern: `${'a*'.repeat(48)}b`, action: 'block' }])
  expect(checkWords('a'.repeat(4_000), words).action).toBeUndefined()
})

test.each([
  ['see https://fair.example/mines.', ['fair.example']],
  ['www.Evil.com', ['evil.com']],
  ['go to evil.com/x now', ['evil.com']],
  ['evil。com', ['evil.com']],
  ['ＥＶＩＬ．ＣＯＭ', ['evil.com']],
  ['evil․com', ['evil.com']],
  ['evil[.]com and evil (dot) com', ['evil.com', 'evil.com']],
  ['ｈｔｔｐｓ：／／evil.zone/x', ['evil.zone']],
  ['and (then. some) [.]', []],
  ['https://fair.example@evil.com', ['']],
  ['ok.then, 1.94 and a.m.', []],
  ['mail me at a@b.com', []],
])('%s has the links %j', (text, expected) => {
  expect(hosts(text)).toEqual(expected)
})

test('links are of the site, of the list, or none at all', () => {
  const own = ['fair.example']
  const text = 'https://fair.example/x'
  expect(linkEntities(text, settings, own)).toEqual([{ kind: 'link', at: 0, length: 22, ref: text }])
  expect(linkEntities(`𝕏 ｆair[.]com/x.`, settings, ['fair.com'])).toEqual([
    { kind: 'link', at: 3, length: 12, ref: 'https://fair.com/x' },
  ])
  expect(linkEntities('https://notfair.example', settings, own)).toBeUndefined()
  expect(linkEntities('https://a.partner.example', settings, own)).toBeUndefined()
  expect(linkEntities('https://a.partner.example', { ...settings, links: 'list' }, own)).toHaveLength(1)
  expect(linkEntities(text, { ...settings, links: 'none' }, own)).toBeUndefined()
  expect(linkEntities('https://fair.example@evil.com', settings, own)).toBeUndefined()
})

test('five messages in 10 s, twenty in 60 s, one in 10 s for a new account', () => {
  const rules = { slowSeconds: 0, isNew: false }
  const every = (count: number, stepMs: number) => Array.from({ length: count }, (_, at) => 100_000 - at * stepMs)
  expect(floodWaitMs(every(4, 1_000), 100_000, rules)).toBe(0)
  expect(floodWaitMs(every(5, 1_000), 100_000, rules)).toBe(6_000)
  expect(floodWaitMs(every(20, 2_500), 100_000, rules)).toBe(12_500)
  expect(floodWaitMs([95_000], 100_000, { slowSeconds: 0, isNew: true })).toBe(5_000)
  expect(floodWaitMs([99_000], 100_000, { slowSeconds: 3, isNew: false })).toBe(2_000)
  expect(floodWaitMs([], 100_000, { slowSeconds: 300, isNew: true })).toBe(0)
})

test('a flooded room doubles its slow mode up to five minutes', () => {
  expect([0, 3, 200].map(doubledSlowSeconds)).toEqual([1, 6, 300])
})
