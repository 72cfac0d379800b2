import { findLottery, parseSlip } from '@fairground/games/lottery'
import { describe, expect, it } from 'vitest'
import { mendingsOf } from './slip-mendings.ts'

const dice = findLottery('dice3')
if (!dice) throw new Error('dice3 is missing')
const limits = { minStakeMinor: 100n, maxStakeMinor: 100_000n, maxWinMinor: 10_000_000n, edge: 300, decimalLength: 2 }
const read = (text: string) => parseSlip(dice, text, { aliases: {}, limits })
const mend = (text: string) => {
  const parsed = read(text)
  const [error] = 'errors' in parsed ? parsed.errors : []
  if (!error) throw new Error('nothing to mend')
  return mendingsOf(error, text, String)
}

describe('what mends a typed slip', () => {
  it.each(['bog 50', 'big', 'odd 5; smal 10', 'big 5; small'])('“%s” becomes a text that can be read', (text) => {
    const { texts } = mend(text)
    expect(texts.length).toBeGreaterThan(0)
    for (const mended of texts) expect(read(mended)).toHaveProperty('lines')
  })

  it('names the range, the lengths and the limits', () => {
    expect(mend('face 7 1').params).toEqual({ min: 1, max: 6 })
    expect(mend('pairplus 1 5').params).toHaveProperty('counts')
    expect(mend('big 5k').params).toEqual({ amount: '100000' })
    expect(mend('big 0.5').params).toEqual({ amount: '100' })
  })
})
