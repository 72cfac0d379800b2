import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { commitmentOf } from './commit.ts'
import { entropyOf } from './entropy.ts'

/** sha256 of a text, by way of the seed function. */
const digest = (text: string) => commitmentOf(bytesToHex(utf8ToBytes(text)))

test('[FA-04] the first three accounts count, in order, and no more', () => {
  expect(entropyOf(['a'])).toBe(digest('a'))
  expect(entropyOf(['a', 'b', 'c', 'd'])).toBe(digest('a\nb\nc'))
  expect(entropyOf(['b', 'a'])).not.toBe(entropyOf(['a', 'b']))
})

test('[FA-04] a beacon is one more line, and nothing where nobody bet', () => {
  expect(entropyOf(['a', 'b', 'c', 'd'], 'beacon')).toBe(digest('a\nb\nc\nbeacon'))
  expect(entropyOf([], 'beacon')).toBe('')
})
