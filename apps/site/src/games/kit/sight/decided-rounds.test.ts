import type { LiveMessage } from '@fairground/contract/live'
import type { BetModel } from '@fairground/contract/round'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubStorage } from '../../../calls/stub-browser.ts'
import { dropToken, keepToken } from '../../../kernel/token.ts'
import { countShownBet, recordDecision, useDecidedRounds } from './decided-rounds.ts'

const betMessage = (id: string, bet: object = {}): LiveMessage => ({
  id: 'a-1',
  channel: 'me',
  type: 'bet',
  userId: 'me',
  bet: { id, gameId: 'mines', win: true, winAmount: 15, result: 'WIN', betAmount: 10, version: 4, ...bet },
})
const shownBet = (id: string, bet: Partial<BetModel> = {}) =>
  countShownBet({ id, result: 'WIN', betAmount: 10, winAmount: 15, balanceVersion: 4, ...bet } as BetModel)
const countedRounds = () => [...useDecidedRounds.getState().rounds.values()]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  useDecidedRounds.setState({ rounds: new Map() })
})

it('[RG-04] a round of another game counts when its message arrives, once for any number of messages', () => {
  recordDecision(betMessage('one'), undefined)
  recordDecision(betMessage('one'), undefined)
  recordDecision(betMessage('two'), 'tower')
  expect(countedRounds()).toEqual([
    { id: 'one', stake: 10, payout: 15, version: 4 },
    { id: 'two', stake: 10, payout: 15, version: 4 },
  ])
})

it('[RG-04] a round of the game on screen counts when its board has shown it, and at the latest with the end of its hold', () => {
  recordDecision(betMessage('one'), 'mines')
  recordDecision(betMessage('two'), 'mines')
  expect(countedRounds()).toEqual([])
  shownBet('one')
  expect(countedRounds()).toHaveLength(1)
  recordDecision(betMessage('one'), 'mines')
  expect(countedRounds()).toHaveLength(1)
  vi.advanceTimersByTime(15_000)
  expect(countedRounds()).toHaveLength(2)
})

it('[RG-04] a round shown before its version is known counts as soon as the message with the version arrives', () => {
  shownBet('one', { balanceVersion: 0 })
  expect(countedRounds()).toEqual([])
  recordDecision(betMessage('one'), 'mines')
  expect(countedRounds()).toHaveLength(1)
})

it('[RG-04] open and cancelled rounds, and granted spins, do not count', () => {
  recordDecision(betMessage('one', { result: 'PENDING' }), undefined)
  recordDecision(betMessage('two', { result: 'CANCELLED' }), undefined)
  recordDecision(betMessage('three', { spin: true }), undefined)
  shownBet('four', { result: 'CANCELLED' })
  shownBet('five', { spin: true })
  expect(countedRounds()).toEqual([])
})

it('[RG-04] of two versions of a round the later one counts', () => {
  for (const version of [4, 6, 5]) recordDecision(betMessage('one', { version }), undefined)
  expect(countedRounds()).toMatchObject([{ version: 6 }])
})

it('[SU-09] [RG-04] the rounds of one player do not count for the next', () => {
  stubStorage('localStorage')
  stubStorage('sessionStorage')
  keepToken('a-token-of-ten')
  recordDecision(betMessage('one'), undefined)
  recordDecision(betMessage('two'), 'mines')
  dropToken()
  expect(countedRounds()).toEqual([])
  vi.runAllTimers()
  shownBet('two')
  recordDecision(betMessage('two'), 'mines')
  expect(countedRounds()).toHaveLength(1)
  vi.unstubAllGlobals()
})
