import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_LIMIT_MS, ChunkLoadError, loadChunk } from './load-chunk.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a chunk that failed while the network was away comes when it is back', async () => {
  let tries = 0
  const loading = loadChunk(async () => {
    tries += 1
    if (tries < 4) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the page'
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loading).toBe('the page')
})

test('[ER-12] after 120 s it is a ChunkLoadError', async () => {
  const cause = new TypeError('gone')
  const loading = loadChunk(() => Promise.reject(cause))
  const outcome = expect(loading).rejects.toEqual(new ChunkLoadError(cause))
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS)
  await outcome
})

test('[ER-12] one that is neither there nor refused is a ChunkLoadError after 120 s too', async () => {
  let tries = 0
  const loading = loadChunk(() => {
    tries += 1
    return tries === 1 ? Promise.reject(new TypeError('gone')) : new Promise(() => undefined)
  })
  const outcome = expect(loading).rejects.toBeInstanceOf(ChunkLoadError)
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS)
  await outcome
  expect(tries).toBe(2)
})
