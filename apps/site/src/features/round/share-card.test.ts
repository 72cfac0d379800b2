import type { RoundPage } from '@fairground/contract'
import { describe, expect, it } from 'vitest'
import { shareCardOf } from './share-card.ts'

const round = (over: Partial<RoundPage>): RoundPage => ({
  id: '0190a000-0000-7000-8000-000000000001',
  gameId: 'mines',
  result: 'WIN',
  betAmount: 5,
  options: { mines: 3 },
  edge: 300,
  winAmount: 6.29,
  multiplier: 1.2597,
  createdAt: Date.UTC(2026, 10, 21),
  maxWin: 1000,
  lines: [],
  round: {
    ...{ step: 2, multiplier: 1.2597, nextMultiplier: 1.2597, picked: [1, 2], nonce: 12 },
    ...{ serverSeedHash: `59b27c${'0'.repeat(52)}73db2f`, clientSeed: 'lucky' },
  },
  ...over,
})
const words = {
  t: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' '),
  locale: 'en',
  host: 'play.example',
  formatMoney: (amount: number) => `G$${amount.toFixed(2)}`,
}
const card = (over: Partial<RoundPage> = {}, shown = { stake: false, name: undefined as string | undefined }) =>
  shareCardOf(round(over), shown, words)

describe('the picture of a round', () => {
  it('names game, options, multiplier, address and proof, and neither money nor player unless they are wanted', () => {
    expect(card()).toMatchObject({
      game: 'mines.name',
      multiplier: '1.2597×',
      result: 'share.won',
      isGained: true,
      money: undefined,
      name: undefined,
      address: 'play.example/round/0190a000-0000-7000-8000-000000000001',
      proof: 'share.proof 59b27c…73db2f 12',
    })
    expect(JSON.stringify(card())).not.toContain('G$')
    expect(card({}, { stake: true, name: 'Ada' })).toMatchObject({ money: 'share.money G$5.00 G$6.29', name: 'Ada' })
  })

  it('[RG-04] dresses up nothing that gained no more than its stake', () => {
    expect(card({ winAmount: 5, multiplier: 1 })).toMatchObject({ isGained: false, result: 'share.even' })
    expect(card({ winAmount: 4, multiplier: 0.8 })).toMatchObject({ isGained: false, result: 'share.even' })
    expect(card({ result: 'LOSE', winAmount: 0, multiplier: 0 })).toMatchObject({
      isGained: false,
      result: 'share.lost',
      multiplier: '0.00×',
    })
    expect(card({ result: 'CANCELLED', winAmount: 0 })).toMatchObject({ isGained: false, result: 'share.cancelled' })
  })

  it('an open round has none', () => {
    expect(() => card({ result: 'PENDING', winAmount: 0 })).toThrow(RangeError)
  })
})
