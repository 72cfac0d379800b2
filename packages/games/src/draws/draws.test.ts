import { compareFractions, fraction, fractionToNumber } from '@fairground/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freespinEngine, SECTORS } from '../freespin/index.ts'
import { openRound } from '../round.ts'
import { FIELDS, SCRATCH_PRIZES, scratchEngine } from '../scratch/index.ts'
import { prizeTable } from './prize-table.ts'

const serverSeed = 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf'
const scratchRound = (nonce: number, edge = 300) =>
  openRound(scratchEngine, { terms: { options: {}, edge }, seeds: { serverSeed, clientSeed: 'lucky', nonce } })

describe('the prize table', () => {
  test('[BT-09] the parts of all prizes make one', () => {
    const percent = SCRATCH_PRIZES.map(({ share }) => (share.numerator * 100n) / share.denominator)
    expect(percent.reduce((sum, part) => sum + part, 0n)).toBe(100n)
  })

  test.each([50, 300, 1000])(
    '[BT-09] [FA-05] with an edge of %i the return is 1 - e, short of it by less than a millionth',
    (edge) => {
      const foundReturn = scratchEngine.returnToPlayer({ options: {}, edge }, 0, { stakeMinor: 10_000n })
      const fair = fraction(BigInt(10_000 - edge), 10_000n)
      expect(compareFractions(foundReturn, fair)).toBeLessThanOrEqual(0)
      expect(fractionToNumber(fair) - fractionToNumber(foundReturn)).toBeLessThan(1e-6)
    },
  )

  test('[BT-09] all tickets are there, and a card in about five wins', () => {
    const table = prizeTable(SCRATCH_PRIZES, 300)
    expect(table.reduce((sum, { weight }) => sum + weight, 0)).toBe(1_000_000_000)
    const blank = table[0]?.weight ?? 0
    expect(1 - blank / 1e9).toBeGreaterThan(0.2)
    expect(table.every(({ weight }) => weight > 0)).toBe(true)
  })

  test('[FA-05] the largest win caps the return of scratch', () => {
    const terms = { options: {}, edge: 300 }
    const cappedReturn = scratchEngine.returnToPlayer(terms, 0, { stakeMinor: 100n, maxWinMinor: 1_000n })
    const uncappedReturn = scratchEngine.returnToPlayer(terms, 0, { stakeMinor: 100n })
    expect(compareFractions(cappedReturn, uncappedReturn)).toBeLessThan(0)
  })
})

describe('a card', () => {
  test('[BT-09] is over at once, pays its prize, and its symbols say which', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (nonce) => {
        const round = scratchRound(nonce)
        const [[prize = -1] = [], board = []] = round.drawn
        const counts = new Map<number, number>()
        for (const symbol of board) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
        const alike = [...counts].filter(([, count]) => count >= 3)
        expect(board).toHaveLength(FIELDS)
        expect(alike).toEqual(prize === 0 ? [] : [[prize, 3]])
        expect(round.status).toBe(prize === 0 ? 'lost' : 'won')
        expect(scratchEngine.multiplier(round)).toBe(prizeTable(SCRATCH_PRIZES, 300)[prize]?.multiplier)
      }),
    )
  })

  test('[BT-09] takes no move and no cash-out', () => {
    const round = scratchRound(0)
    expect(scratchEngine.parseMove(round, 0)).toEqual({ refused: 'round_finished' })
    expect(scratchEngine.cashOut(round)).toEqual({ refused: 'round_finished' })
    expect(() => scratchEngine.play(round, 0)).toThrow('scratch takes no moves')
    expect(scratchEngine.parseOptions({ anything: 1 })).toEqual({})
    expect(scratchEngine.parseOptions(null)).toEqual({ refused: 'invalid_options' })
  })
})

test('[BT-10] [FA-05] the return of the wheel is the sum of its sectors', () => {
  const weights = SECTORS.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  const payout = SECTORS.reduce((sum, { weight, multiplier }) => sum + BigInt(weight) * multiplier, 0n)
  const foundReturn = freespinEngine.returnToPlayer({ options: {}, edge: 300 }, 0, { stakeMinor: 10_000n })
  expect(foundReturn).toEqual(fraction(payout, weights * 10_000n))
})

test('[BT-10] every sector of the wheel is met', () => {
  const prizesMet = new Set<number>()
  for (let nonce = 0; nonce < 4000; nonce++) {
    const seeds = { serverSeed, clientSeed: 'lucky', nonce }
    const round = openRound(freespinEngine, { terms: { options: {}, edge: 300 }, seeds })
    prizesMet.add(round.drawn[0]?.[0] ?? -1)
    expect(round.status).toBe('won')
  }
  expect([...prizesMet].sort((a, b) => a - b)).toEqual(SECTORS.map((_, index) => index))
})
