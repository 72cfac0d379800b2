import type { RoundPage } from '@fairground/contract/round'
import { describe, expect, it } from 'vitest'
import { flightRound, ownRound } from './rounds.data.ts'
import { shareCardOf } from './share-card.ts'

const words = {
  t: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' '),
  locale: 'en',
  host: 'play.example',
  formatMoney: (amount: number) => `G$${amount.toFixed(2)}`,
}
const card = (fields: Partial<RoundPage> = {}, choice = { stake: false, name: undefined as string | undefined }) =>
  shareCardOf(ownRound(fields), choice, words)

describe('the picture of a round', () => {
  it('names game, options, multiplier, address and proof, and neither money nor player unless they are wanted', () => {
    expect(card()).toMatchObject({
      game: 'games.mines',
      multiplier: '1.2597×',
      result: 'share.won',
      isGained: true,
      money: undefined,
      name: undefined,
      address: 'play.example/round/0190a000-0000-7000-8000-000000000001',
      proof: 'share.proof 59b27c…73db2f 0',
    })
    expect(JSON.stringify(card())).not.toContain('G$')
    expect(card({}, { stake: true, name: 'Ada' })).toMatchObject({ money: 'share.money G$5.00 G$6.29', name: 'Ada' })
  })

  it('[RG-04] celebrates no payout up to the stake', () => {
    expect(card({ winAmount: 5, multiplier: 1 })).toMatchObject({ isGained: false, result: 'share.even' })
    expect(card({ winAmount: 4, multiplier: 0.8 })).toMatchObject({ isGained: false, result: 'share.even' })
    expect(card({ result: 'LOSE', winAmount: 0, multiplier: 0 })).toMatchObject({
      isGained: false,
      result: 'share.lost',
      multiplier: '0.00×',
    })
    expect(card({ result: 'CANCELLED', winAmount: 0 })).toMatchObject({ isGained: false, result: 'share.cancelled' })
  })

  it('[FA-04] of a flight names its commitment and its number, not the player’s own seal and bet', () => {
    const proofOf = (fields: Partial<RoundPage>) =>
      shareCardOf(flightRound(fields), { stake: false, name: undefined }, words).proof
    expect(proofOf({})).toBe('share.proofFlight 6da532…3ec7b3 1')
    const { seed, point, ...flying } = flightRound().shared ?? { number: 0, salt: '', seedHash: '' }
    expect(proofOf({ shared: flying })).toBe('share.proofFlight 6da532…3ec7b3 1')
    expect(proofOf({ shared: undefined })).toBe('')
  })

  it('an open round has none', () => {
    expect(() => card({ result: 'PENDING', winAmount: 0 })).toThrow(RangeError)
  })
})
