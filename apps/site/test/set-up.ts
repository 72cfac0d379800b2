// Runs before each file of the site's tests, and around each of their tests. It loads nothing of the site itself, so that a test can
// put another module in the place of one of the site's.
import { afterEach, beforeEach, expect, vi } from 'vitest'
import * as z from 'zod/mini'
import '../src/app/site.css'
import { atEnd, callsWithoutAnswer, forgetAnswers, noCallRuns } from './stand-in.ts'

// As the site does: compiled schemas need `unsafe-eval`.
z.config({ jitless: true })

/** Longer than anything that the site does by itself a moment after it was left: toasts, fading popups, held wins. */
const AFTERWARDS_MS = 10_000

/** Lines of `console.error` that a test has not expected. */
let complaints: string[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  forgetAnswers()
  complaints = []
  const { error } = console
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '))
    error(...words)
  })
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
})

afterEach(async () => {
  await atEnd.close?.()
  // What the page still does belongs to this test, not to the next.
  await vi.advanceTimersByTimeAsync(AFTERWARDS_MS)
  await noCallRuns()
  await atEnd.close?.()
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  expect(callsWithoutAnswer(), 'calls that the test has not answered').toEqual([])
  expect(complaints.join('\n'), 'what the page complained about').toBe('')
})

/** Lets the page complain in this test: drops the lines that a pattern fits. */
export function allowComplaints(pattern: RegExp): void {
  complaints = complaints.filter((line) => !pattern.test(line))
}
