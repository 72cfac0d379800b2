import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { below, sample, weighted } from './draw.ts'

/** A source of the given words; asking for one more fails the test. */
function wordsOf(...words: number[]) {
  let index = 0
  const nextWord = () => {
    const word = words[index]
    index += 1
    if (word === undefined) throw new Error('asked for too many words')
    return word
  }
  return { next: nextWord, used: () => index }
}

const LAST = 2 ** 32 - 1

describe('below', () => {
  test('[FA-01] a word of the last incomplete group is thrown away, the one before it is not', () => {
    // 2^32 = 3 × 1431655765 + 1: of the words only 2^32 - 1 is too many.
    expect(below(wordsOf(LAST - 1).next, 3)).toBe(2)
    const source = wordsOf(LAST, LAST, 7)
    expect(below(source.next, 3)).toBe(1)
    expect(source.used()).toBe(3)
  })

  test('[FA-01] a power of two throws nothing away, up to 2^32 itself', () => {
    expect(below(wordsOf(LAST).next, 2)).toBe(1)
    expect(below(wordsOf(LAST).next, 2 ** 32)).toBe(LAST)
    expect(below(wordsOf(LAST).next, 1)).toBe(0)
  })

  test('[FA-01] just above half of the words nearly half of them are thrown away', () => {
    const n = 2 ** 31 + 1
    expect(below(wordsOf(n, LAST, n - 1).next, n)).toBe(n - 1)
  })

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('a draw below %s is a broken invariant', (n) => {
    expect(() => below(wordsOf(0).next, n)).toThrow(`a draw below ${n}`)
  })
})

describe('sample', () => {
  test('[FA-01] swaps forward: each draw takes from what is left', () => {
    expect(sample(wordsOf(0, 0, 0).next, 3, 5)).toEqual([0, 1, 2])
    expect(sample(wordsOf(4, 3, 2).next, 3, 5)).toEqual([4, 0, 1])
    expect(sample(wordsOf(2, 1).next, 2, 3)).toEqual([2, 0])
  })

  test('[FA-01] positions are distinct and in range, and one word is used for each', () => {
    const words = fc.array(fc.integer({ min: 0, max: 2 ** 31 }), { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(words, fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }), (list, a, b) => {
        const [k, n] = a < b ? [a, b] : [b, a]
        const source = wordsOf(...list)
        const positions = sample(source.next, k, n)
        expect(new Set(positions).size).toBe(k)
        expect(positions.every((position) => position >= 0 && position < n)).toBe(true)
        expect(source.used()).toBe(k)
      }),
    )
  })

  test('[FA-01] every order of every choice is exactly as likely', () => {
    const drawCounts = new Map<string, number>()
    for (let firstWord = 0; firstWord < 12; firstWord++) {
      for (let secondWord = 0; secondWord < 12; secondWord++) {
        const key = sample(wordsOf(firstWord, secondWord).next, 2, 4).join()
        drawCounts.set(key, (drawCounts.get(key) ?? 0) + 1)
      }
    }
    expect([...drawCounts.values()]).toEqual(Array.from({ length: 12 }, () => 12))
  })

  test.each([
    [4, 3],
    [-1, 3],
    [0.5, 3],
  ])('%s of %i is a broken invariant', (k, n) => {
    expect(() => sample(wordsOf(0, 0, 0, 0).next, k, n)).toThrow(`${k} of ${n}`)
  })
})

describe('weighted', () => {
  test('[FA-01] each index gets as many numbers as its weight', () => {
    const drawn = Array.from({ length: 6 }, (_, word) => weighted(wordsOf(word).next, [1, 0, 3, 2]))
    expect(drawn).toEqual([0, 2, 2, 2, 3, 3])
  })

  test('[FA-01] the weights may fill all words', () => {
    expect(weighted(wordsOf(LAST).next, [LAST, 1])).toBe(1)
    expect(weighted(wordsOf(LAST - 1).next, [LAST, 1])).toBe(0)
  })

  test.each([[[]], [[0, 0]], [[-1, 2]], [[0.5, 0.5]], [[2 ** 32, 1]]])(
    'weights %j are a broken invariant',
    (weights) => {
      expect(() => weighted(wordsOf(0).next, weights)).toThrow(RangeError)
    },
  )

  test('a weight that is no whole number from 0 is named', () => {
    expect(() => weighted(wordsOf(0).next, [3, -1])).toThrow('a weight below zero')
  })
})
