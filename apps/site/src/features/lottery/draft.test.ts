import type { LotteryGame } from '@fairground/contract/lottery'
import { compareFractions, fraction } from '@fairground/money'
import { describe, expect, it } from 'vitest'
import {
  inOrder,
  limited,
  numbersOf,
  type Offer,
  offerKey,
  offersOf,
  quickPicks,
  staked,
  sumsOf,
  toggled,
} from './draft.ts'

const game: Pick<LotteryGame, 'markets'> = {
  markets: [
    {
      code: 'side',
      picks: [{ picks: ['big', 'small', 'odd', 'even'], p: ['1/2'], odds: [1.94], maxStake: 1000 }],
    },
    {
      code: 'face',
      picks: [{ picks: ['1'], p: ['25/72', '5/72', '1/216'], odds: [2.1057, 3.1585, 4.2114], maxStake: 1000 }],
    },
    { code: 'sum', picks: [{ picks: ['3'], p: ['1/216'], odds: [209.52], maxStake: 477 }] },
  ],
}
const offers = offersOf(game as LotteryGame, 2)
const limits = { minStakeMinor: 100n, decimalLength: 2 }
const numbers = (market: string, pick: string, stake: string, mostMinor?: bigint) => {
  const offer = offers.get(offerKey({ market, pick }))
  if (!offer) throw new Error('no such pick')
  return numbersOf({ market, pick, stake, mostMinor }, offer, limits)
}

describe('the slip that is being made', () => {
  it('knows the exact return of a stake, with the payout cut to the smallest unit', () => {
    expect(numbers('side', 'big', '1.01')).toMatchObject({
      stakeMinor: 101n,
      maxWinMinor: 195n,
      returned: fraction(195n, 202n),
    })
    expect(numbers('sum', '3', '1').maxWinMinor).toBe(20_952n)
  })

  it('adds the tiers of a pick up', () => {
    const { returned, maxWinMinor } = numbers('face', '1', '10')
    expect(maxWinMinor).toBe(4211n)
    expect(compareFractions(returned, fraction(97n, 100n))).toBe(-1)
    expect(compareFractions(returned, fraction(969n, 1000n))).toBe(1)
  })

  it('says what is wrong with a stake, and the amount that mends it', () => {
    expect(numbers('side', 'big', 'x').fault).toBe('malformed')
    expect(numbers('side', 'big', '0.5')).toMatchObject({ fault: 'below', limitMinor: 100n })
    expect(numbers('sum', '3', '500')).toMatchObject({ fault: 'above', limitMinor: 47_700n })
    expect(numbers('sum', '3', '400', 12_300n)).toMatchObject({ fault: 'limit', limitMinor: 12_300n })
    expect(numbers('sum', '3', '123', 12_300n).fault).toBeUndefined()
  })

  it('weighs the return of a slip by its stakes', () => {
    const sums = sumsOf([numbers('side', 'big', '1.01'), numbers('side', 'odd', '10')])
    expect(sums.stakeMinor).toBe(1101n)
    expect(sums.returned).toEqual(fraction(195n + 1940n, 2n * 1101n))
  })

  it('adds a pick once, takes it out at the second press, and changes one stake or all', () => {
    const big = { market: 'side', pick: 'big' }
    const two = toggled(toggled([], big, '1'), { market: 'sum', pick: '3' }, '5')
    expect(two.map(({ stake }) => stake)).toEqual(['1', '5'])
    expect(toggled(two, big, '1')).toEqual([{ market: 'sum', pick: '3', stake: '5' }])
    expect(staked(two, '10').map(({ stake }) => stake)).toEqual(['10', '10'])
    expect(staked(two, '10', 1).map(({ stake }) => stake)).toEqual(['1', '10'])
    expect(limited(two, 1, 300n)[1]).toMatchObject({ mostMinor: 300n })
  })

  it('orders the buttons by number, and the sides as players name them', () => {
    const some = (picks: readonly string[]) => picks.map((pick) => ({ pick }) as Offer)
    const order = (picks: readonly string[]) => inOrder(some(picks)).map(({ pick }) => pick)
    expect(order(['3', '18', '4', '17'])).toEqual(['3', '4', '17', '18'])
    expect(order(['1:even', '1:big', '1:odd', '1:small'])).toEqual(['1:big', '1:small', '1:odd', '1:even'])
    expect(order(['front:run', 'front:pair'])).toEqual(['front:run', 'front:pair'])
  })

  it('has the four sides as quick picks', () => {
    expect(quickPicks(offers).map(({ pick }) => pick)).toEqual(['big', 'small', 'odd', 'even'])
    expect(quickPicks(new Map())).toEqual([])
  })
})
