import { readTypedAmount } from '@fairground/money'
import { describe, expect, it } from 'vitest'
import { fitStake, judgeStake, stepStake } from './stake.ts'

const limits = { minStakeMinor: 100n, maxStakeMinor: 100_000n, decimalLength: 2 }
const judge = (text: string, balanceMinor?: bigint) =>
  judgeStake(readTypedAmount(text, limits, 'en'), limits, balanceMinor)

describe('stake', () => {
  it.each([
    ['10', 1000n],
    ['10.5', 1050n],
    ['10,50', 1050n],
    [' 007 ', 700n],
    ['1000', 100_000n],
    ['1,000.00', 100_000n],
  ])('reads %j', (text, stakeMinor) => {
    expect(judge(text)).toEqual({ stakeMinor })
  })

  it.each([
    ['', 'empty'],
    ['ten', 'malformed'],
    ['-5', 'malformed'],
    ['1.0050', 'malformed'],
    ['1.005', 'ambiguous'],
    ['1e3', 'malformed'],
    ['NaN', 'malformed'],
    ['0.99', 'below-minimum'],
    ['1000.01', 'above-maximum'],
    ['60', 'above-balance'],
  ])('[BT-15] %j is %s', (text, problem) => {
    expect(judge(text, 5000n).problem).toBe(problem)
  })

  it('[RG-01] the first stake fits the limits, however tight the jurisdiction has them', () => {
    expect(fitStake(500n, limits)).toBe(500n)
    expect(fitStake(500n, { ...limits, maxStakeMinor: 100n })).toBe(100n)
    expect(fitStake(500n, { ...limits, minStakeMinor: 1000n })).toBe(1000n)
  })

  it('halves downwards and doubles, never outside the limits', () => {
    expect(stepStake('half', 1501n, limits)).toBe(750n)
    expect(stepStake('half', 150n, limits)).toBe(100n)
    expect(stepStake('double', 1500n, limits)).toBe(3000n)
    expect(stepStake('double', 90_000n, limits)).toBe(100_000n)
    expect(stepStake('double', undefined, limits)).toBe(200n)
  })

  it('the most is what the balance still allows', () => {
    expect(stepStake('max', 100n, limits, 5555n)).toBe(5555n)
    expect(stepStake('max', 100n, limits, 999_999n)).toBe(100_000n)
    expect(stepStake('max', 100n, limits, 5n)).toBe(100n)
    expect(stepStake('min', 5000n, limits)).toBe(100n)
  })
})
