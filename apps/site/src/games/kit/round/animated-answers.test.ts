import type { BetModel } from '@fairground/contract/round'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { animateAnswers } from './animated-answers.ts'

const ACT_MS = 600
const bet = { id: 'b', round: { picked: [1] } } as unknown as BetModel

function motion(reduced: boolean): void {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: reduced }) })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
}

/** Sends a move and returns the milliseconds until its answer. */
async function answeredAfter(move: { kind: 'pick'; at: number } | { kind: 'cash-out' }): Promise<number> {
  const { sendMove } = animateAnswers(
    async () => bet,
    () => ACT_MS,
  )
  const from = Date.now()
  const timedAnswer = sendMove('b', move, 'k').then((answer) => ({ answer, ms: Date.now() - from }))
  await vi.advanceTimersByTimeAsync(ACT_MS * 2)
  const { answer, ms } = await timedAnswer
  expect(answer).toBe(bet)
  return ms
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an answer with an animation', () => {
  it('[BT-06] [BT-07] arrives after the animation of a pick; a cash-out arrives at once', async () => {
    motion(false)
    expect(await answeredAfter({ kind: 'pick', at: 1 })).toBe(ACT_MS)
    expect(await answeredAfter({ kind: 'cash-out' })).toBe(0)
  })

  it('arrives at once with reduced motion', async () => {
    motion(true)
    expect(await answeredAfter({ kind: 'pick', at: 1 })).toBe(0)
  })
})
