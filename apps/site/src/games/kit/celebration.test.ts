import { demoJurisdiction, type Jurisdiction } from '@fairground/contract/jurisdiction'
import type { BetModel } from '@fairground/contract/round'
import { afterEach, describe, expect, test } from 'vitest'
import { queryClient } from '../../kernel/query-client.ts'
import { answerSound, isCelebrated } from './celebration.ts'

const withCelebration = (celebration: Jurisdiction['celebration']) =>
  queryClient.setQueryData(['game-settings', 'mines'], { jurisdiction: { ...demoJurisdiction, celebration } })
const bet = (gameId: string, winAmount: number, step = 1) =>
  ({ gameId, result: winAmount > 0 ? 'WIN' : 'LOSE', betAmount: 10, winAmount, round: { step } }) as BetModel
const open = (step: number) => ({ ...bet('mines', 0, step), result: 'PENDING' }) as BetModel
const voices = { step: 'goal', fall: 'save', 'cash-out': 'tick' } as const

afterEach(() => queryClient.clear())

/** One stepped, one instant and one multiplayer game. */
describe.each(['mines', 'scratch', 'crash'])('%s', (gameId) => {
  test('[RG-04] plays a melody for a payout above the stake, and for no other', () => {
    withCelebration('above_stake')
    expect(answerSound(bet(gameId, 10.01))).toBe('cash-out')
    expect(answerSound(bet(gameId, 10.01), voices)).toBe('tick')
    for (const payout of [10, 9.99, 0.01]) {
      expect(isCelebrated(bet(gameId, payout))).toBe(false)
      expect(answerSound(bet(gameId, payout), voices)).toBe('press')
    }
    expect(isCelebrated(bet(gameId, 0))).toBe(false)
    expect(answerSound(bet(gameId, 0), voices)).toBe('save')
  })

  test('[RG-04] plays no melody where the jurisdiction forbids celebration', () => {
    withCelebration('none')
    expect(isCelebrated(bet(gameId, 1000))).toBe(false)
    expect(answerSound(bet(gameId, 1000), voices)).toBe('press')
    expect(answerSound(bet(gameId, 0), voices)).toBe('save')
  })
})

test('[RG-04] steps are heard as such only where wins may be celebrated', () => {
  withCelebration('above_stake')
  expect([answerSound(open(0)), answerSound(open(2)), answerSound(open(2), voices)]).toEqual(['bet', 'step', 'goal'])
  withCelebration('none')
  expect([answerSound(open(0)), answerSound(open(2)), answerSound(open(2), voices)]).toEqual(['bet', 'press', 'press'])
})
