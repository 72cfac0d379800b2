import { expect, test } from 'vitest'
import { factsOf } from './facts.ts'
import { findLottery, lotteries } from './lotteries.ts'

const facts = (id: string, ...result: number[]) => {
  const lottery = findLottery(id)
  if (!lottery) throw new Error(id)
  return factsOf(lottery, result)
}

test('[BT-12] a result tells its sum, its sides and its form', () => {
  expect(facts('dice3', 2, 3, 2)).toEqual({ sum: '7', side: 'small odd' })
  expect(facts('dice3', 4, 4, 4)).toEqual({ sum: '12', side: 'big even', triple: '4' })
  expect(facts('colour10', 5)).toEqual({ side: 'big odd', green: 'green', violet: 'violet' })
  expect(facts('race10', 1, 7, 5, 9, 8, 4, 6, 2, 10, 3)).toEqual({ top2sum: '8', top2side: 'small even' })
  expect(facts('sum28', 9, 1, 5)).toEqual({ sum: '15', side: 'big odd', form: 'mixed' })
  expect(facts('digits5', 0, 9, 2, 5, 3)).toMatchObject({ sumside: 'small odd', duel: 'tiger' })
})

test('every fact is a market of its lottery', () => {
  for (const { facts, markets } of lotteries)
    expect(facts.filter((code) => !markets.some((market) => market.code === code))).toEqual([])
})
