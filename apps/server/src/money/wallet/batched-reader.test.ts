import { expect, test } from 'vitest'
import { createBatchedReader } from './batched-reader.ts'

/** A load that records its keys and answers each even number with its text. */
function recordLoads() {
  const loads: (readonly number[])[] = []
  const load = async (keys: readonly number[]) => {
    loads.push(keys)
    return keys.map((key) => (key % 2 === 0 ? String(key) : undefined))
  }
  return { loads, load }
}

test('look-ups of the same moment share a query, and each gets its own answer', async () => {
  const { loads, load } = recordLoads()
  const read = createBatchedReader(load)
  expect(await Promise.all([2, 3, 4, 2].map(read))).toEqual(['2', undefined, '4', '2'])
  expect(loads).toEqual([[2, 3, 4, 2]])
})

test('a later look-up reads again', async () => {
  const { loads, load } = recordLoads()
  const read = createBatchedReader(load)
  await read(2)
  await read(2)
  expect(loads).toEqual([[2], [2]])
})

test('a query holds no more keys than it may', async () => {
  const { loads, load } = recordLoads()
  const read = createBatchedReader(load, { most: 2, queries: 1, spacingMs: 0 })
  await Promise.all([1, 2, 3, 4, 5].map(read))
  expect(loads.map((keys) => keys.length)).toEqual([2, 2, 1])
})

test('a query that fails fails its own look-ups, and the next one is fine', async () => {
  let calls = 0
  const read = createBatchedReader(async (keys: readonly number[]) => {
    if (++calls === 1) throw new Error('away')
    return keys
  })
  expect((await Promise.allSettled([read(1), read(2)])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read(3)).toBe(3)
})
