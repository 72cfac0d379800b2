import { demoJurisdiction, type Jurisdiction } from '@fairground/contract/jurisdiction'
import type { BetModel } from '@fairground/contract/round'
import { afterEach, describe, expect, test } from 'vitest'
import { queryClient } from '../../kernel/query-client.ts'
import { answerSound, gainOf, isCelebrated, levelOf, winLevel } from './celebration.ts'
import type { Sound } from './sound/notes.ts'

const withCelebration = (celebration: Jurisdiction['celebration']) =>
  queryClient.setQueryData(['game-settings', 'mines'], {
    ...{ jurisdiction: { ...demoJurisdiction, celebration }, maxWinMinor: 1_000_000n, limits: { decimalLength: 2 } },
  })
const bet = (gameId: string, winAmount: number, step = 1) =>
  ({ gameId, result: winAmount > 0 ? 'WIN' : 'LOSE', betAmount: 10, winAmount, round: { step } }) as BetModel
const open = (step: number) => ({ ...bet('mines', 0, step), result: 'PENDING' }) as BetModel
/** A game's own sounds, each of one note that tells it from the others. */
const own = (bell: number): Sound => [{ bell, seconds: 0.1, volume: 0.1 }]
const [stake, note, fall, gain] = [own(1), own(2), own(3), own(4)] as const
const sounds = { bet: stake, step: note, fall, 'cash-out': gain }

afterEach(() => queryClient.clear())

/** One stepped, one instant and one multiplayer game. */
describe.each(['mines', 'scratch', 'crash'])('%s', (gameId) => {
  test('[RG-04] plays a melody for a payout above the stake, and for no other', () => {
    withCelebration('above_stake')
    expect(answerSound(bet(gameId, 10.01), sounds)?.sound).toBe(gain)
    for (const payout of [10, 9.99, 0.01]) {
      expect(isCelebrated(bet(gameId, payout))).toBe(false)
      expect(answerSound(bet(gameId, payout), sounds)).toBeUndefined()
    }
    expect(isCelebrated(bet(gameId, 0))).toBe(false)
    expect(answerSound(bet(gameId, 0), sounds)?.sound).toBe(fall)
  })

  test('[RG-04] plays no melody where the jurisdiction forbids celebration', () => {
    withCelebration('none')
    expect(isCelebrated(bet(gameId, 1000))).toBe(false)
    expect(levelOf(bet(gameId, 1000), { isAutoplay: false })).toBe(0)
    expect(answerSound(bet(gameId, 1000), sounds)).toBeUndefined()
    expect(answerSound(bet(gameId, 0), sounds)?.sound).toBe(fall)
  })
})

test('[RG-04] steps are heard as such only where wins may be celebrated', () => {
  const heard = () => [open(0), open(2)].map((answer) => answerSound(answer, sounds)?.sound)
  withCelebration('above_stake')
  expect(heard()).toEqual([stake, note])
  withCelebration('none')
  expect(heard()).toEqual([stake, 'press'])
})

test.each([
  [0, 0],
  [999, 0],
  [1_000, 0],
  [1_001, 1],
  [1_999, 1],
  [2_000, 2],
  [9_999, 2],
  [10_000, 3],
  [49_999, 3],
  [50_000, 4],
  [499_999, 4],
  [500_000, 5],
] as const)('a payout of %d for a stake of 1000 is a win of level %d', (payout, level) => {
  expect(winLevel({ stake: 1_000, payout, maxWin: 1_000_000 })).toBe(level)
})

test('the maximum win of a game is of the highest level, whatever the stake', () => {
  expect(winLevel({ stake: 900_000, payout: 1_000_000, maxWin: 1_000_000 })).toBe(5)
  expect(winLevel({ stake: 1_000_000, payout: 1_000_000, maxWin: 1_000_000 })).toBe(0)
})

test('a large win has a melody by its level; while autoplay runs it is of level 2', () => {
  withCelebration('above_stake')
  const melodies = [20, 100, 500, 5_000].map((payout) => answerSound(bet('mines', payout), sounds))
  expect(melodies).toEqual([2, 3, 4, 5].map((step) => ({ sound: 'win', step })))
  expect(levelOf(bet('mines', 5_000), { isAutoplay: true })).toBe(2)
  expect(levelOf(bet('mines', 11), { isAutoplay: true })).toBe(1)
  expect(answerSound(bet('mines', 5_000), sounds, { isAutoplay: true })).toEqual({ sound: 'win', step: 2 })
})

test('a win has brought its payout without its stake, to the cent; a granted spin has cost nothing', () => {
  expect(gainOf({ ...bet('mines', 10.1), betAmount: 10 })).toBe(0.1)
  expect(gainOf({ ...bet('mines', 325.35), betAmount: 5 })).toBe(320.35)
  expect(gainOf({ ...bet('freespin', 4), betAmount: 2, spin: true })).toBe(4)
})
