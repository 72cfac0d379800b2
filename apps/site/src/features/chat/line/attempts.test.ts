import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAttempts, DELAY_MS, type LineStatus, MOST_ATTEMPTS } from './attempts.ts'

describe('[PU-02] the attempts of the chat’s connection', () => {
  let times: number[]
  let statuses: LineStatus[]
  let isReachable: boolean
  const start = () =>
    createAttempts({
      async connect() {
        times.push(Date.now())
        if (!isReachable) throw new Error('nobody is there')
      },
      onStatus: (status) => statuses.push(status),
    })
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    vi.spyOn(console, 'info').mockReturnValue(undefined)
    times = []
    statuses = []
    isReachable = false
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('are ten more, 3 s apart; then only a wish begins them anew', async () => {
    const attempts = start()
    attempts.start()
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(times).toEqual(Array.from({ length: MOST_ATTEMPTS + 1 }, (_, at) => at * DELAY_MS))
    expect([DELAY_MS, MOST_ATTEMPTS]).toEqual([3_000, 10])
    expect(statuses.at(-1)).toBe('lost')
    isReachable = true
    attempts.start()
    await vi.advanceTimersByTimeAsync(0)
    expect(statuses.slice(-2)).toEqual(['connecting', 'open'])
  })

  it('begin again from the first after a connection that stood and broke', async () => {
    isReachable = true
    const attempts = start()
    attempts.start()
    await vi.advanceTimersByTimeAsync(0)
    isReachable = false
    attempts.fail()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(times).toHaveLength(1 + MOST_ATTEMPTS)
    expect(statuses.slice(0, 3)).toEqual(['connecting', 'open', 'again'])
  })

  it('end with the room', async () => {
    const attempts = start()
    attempts.start()
    await vi.advanceTimersByTimeAsync(0)
    attempts.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(times).toHaveLength(1)
  })
})
