import type { BetModel } from '@fairground/contract/round'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReveal } from './reveal.ts'

const bet = (id: string, result: BetModel['result']) => ({ id, result }) as BetModel

describe('reveal', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function start() {
    const shownIds: string[] = []
    const reveal = createReveal({ delayMs: () => 800, onRevealed: ({ id }) => shownIds.push(id) })
    return { reveal, shownIds }
  }

  it('[BT-17] a decided round is reported once, after its animation', () => {
    const { reveal, shownIds } = start()
    reveal.see(bet('a', 'PENDING'))
    reveal.see(bet('a', 'WIN'))
    vi.advanceTimersByTime(799)
    expect(shownIds).toEqual([])
    vi.advanceTimersByTime(5000)
    expect(shownIds).toEqual(['a'])
  })

  it('[BT-17] the next round does not wait for it, and it is still reported', () => {
    const { reveal, shownIds } = start()
    reveal.see(bet('a', 'WIN'))
    reveal.see(bet('b', 'PENDING'))
    expect(shownIds).toEqual(['a'])
    vi.advanceTimersByTime(5000)
    expect(shownIds).toEqual(['a'])
  })
})
