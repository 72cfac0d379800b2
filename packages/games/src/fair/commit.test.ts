import { expect, test } from 'vitest'
import { parseClientSeed, parseSeed } from './commit.ts'

test.each(['a', 'lucky', 'olá', ' padded ', 'a:1:2', '🦘'.repeat(64), 'e'.repeat(64), '\t'])(
  '[FA-01] the client seed %j is taken as it is',
  (seed) => {
    expect(parseClientSeed(seed)).toBe(seed)
  },
)

test.each([
  '',
  'e'.repeat(65),
  '🦘'.repeat(65),
  'e'.repeat(129),
  'a\nb',
  'a\rb',
  'a\vb',
  'a\fb',
  'a\u0085b',
  'a\u2028b',
  'a\u2029b',
  'a\0b',
  '\ud800',
  'a\udc00b',
  7,
  null,
  undefined,
  ['lucky'],
])('[FA-01] the client seed %j is refused', (seed) => {
  expect(parseClientSeed(seed)).toBeUndefined()
})

const SEED = 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf'

test('[FA-01] a seed is 32 bytes as lower-case hex', () => {
  expect(parseSeed(SEED)).toBe(SEED)
  const wrongSeeds = [SEED.toUpperCase(), SEED.slice(1), `${SEED}0`, `${SEED}\n`, `g${SEED.slice(1)}`, 7, undefined]
  expect(wrongSeeds.map(parseSeed)).toEqual(wrongSeeds.map(() => undefined))
})
