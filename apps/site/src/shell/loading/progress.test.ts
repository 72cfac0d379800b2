import { expect, test } from 'vitest'
import { LOADING_BAR, progressAt, untilNextChange } from './progress.ts'

test('[RT-16] the bar is 6 px high, grows within 500 ms, waits 1000 ms and fades within 300 ms', () => {
  expect(LOADING_BAR).toEqual({ heightPx: 6, step: 5, speedMs: 500, waitingMs: 1000, transitionMs: 300 })
})

test('[RT-16] it grows by 5 each second from 0 to 100, waits, fades out, and begins again', () => {
  const seconds = Array.from({ length: 20 }, (_, second) => progressAt(second * 1000))
  expect(seconds).toEqual(seconds.map((_, second) => ({ percent: second * 5, phase: 'growing' })))
  expect([999, 1000, 1999].map((ms) => progressAt(ms).percent)).toEqual([0, 5, 5])
  expect(progressAt(20_000)).toEqual({ percent: 100, phase: 'full' })
  expect(progressAt(20_999)).toEqual({ percent: 100, phase: 'full' })
  expect(progressAt(21_000)).toEqual({ percent: 100, phase: 'fading' })
  expect(progressAt(21_299)).toEqual({ percent: 100, phase: 'fading' })
  expect(progressAt(21_300)).toEqual({ percent: 0, phase: 'growing' })
  expect(progressAt(22_300)).toEqual({ percent: 5, phase: 'growing' })
})

test('the bar changes exactly at the announced moment', () => {
  for (let at = 0; at < 45_000; at += untilNextChange(at)) {
    const next = at + untilNextChange(at)
    expect(next).toBeGreaterThan(at)
    expect(progressAt(next - 1), `just before ${next}`).toEqual(progressAt(at))
    expect(progressAt(next), `at ${next}`).not.toEqual(progressAt(at))
  }
})
